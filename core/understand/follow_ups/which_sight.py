"""A change of one sight of a day that does not name it: which of them it is is asked with their names."""

import re

from core.model.plan import Visit
from core.sandbox.names.place_names import place_names
from core.sandbox.sandbox import Sandbox
from core.text import Text
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import NotUnderstood
from core.understand.follow_ups.effects import OpenTrip
from core.understand.follow_ups.step import day_of
from core.understand.understanding import Question
from core.understand.wishes.wish import Scene

_ONE_OF_THEM = re.compile(
    r"(?:景点|景区|地方|行程)[^,。;!?]{0,4}(?:换|删|去掉|减)(?:掉|成)?(?:一|别的)?[个处]?|"
    r"(?:换|删|去掉|减)掉?(?:一?[个处])?(?:别的|其他的?|其它的?)?[^,。;!?]{0,6}(?:景点|景区|地方)|"
    r"\b(?:swap|change|replace|switch|drop|remove)\s+(?:out\s+)?(?:(?:a|one|something|the|another|some)\s+)?(?:of\s+the\s+)?(?:other\s+)?(?:sights?|stops?|places?|attractions?|thing)\b",
    re.IGNORECASE,
)


def which_sight(scene: Scene, trip: OpenTrip, sandbox: Sandbox) -> NotUnderstood | None:
    """The question which sight of the day is meant, or of the trip where no day is named; None where none is to go."""
    city = trip.query.target_city
    if trip.plan is None or city not in sandbox.city_names or _ONE_OF_THEM.search(scene.folded) is None:
        return None
    match = words.DAY.search(scene.folded)
    day = None if match is None else day_of(match, trip)
    names = [
        one.position for at, _, one in trip.plan.activities() if isinstance(one, Visit) and day in (None, at)
    ]
    if not names:
        return None
    english = list(map(place_names(sandbox.city(city), "en"), names))
    of_day = ("", "") if day is None else (f"第 {day} 天的", f"On day {day} there are: ")
    zh = f"要换掉{of_day[0]}哪一个：{'、'.join(names)}？例如“把{names[0]}换掉”。"
    en = f"Which one? {of_day[1]}{', '.join(english)}. Say for example “replace {english[0]} with something else”."
    return NotUnderstood(Question("change", Text(zh, en)))
