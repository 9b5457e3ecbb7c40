"""A change of one sight that does not name it: which of them it is is asked with their names."""

import re

from core.model.plan import Visit
from core.sandbox.city import City
from core.sandbox.names.place_names import place_names
from core.sandbox.sandbox import Sandbox
from core.text import Text
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import NotUnderstood
from core.understand.follow_ups.effects import OpenTrip
from core.understand.follow_ups.step import day_of
from core.understand.text.vocabulary import mentions
from core.understand.understanding import Question
from core.understand.wishes.wish import Scene

_ONE_OF_THEM = re.compile(
    r"(?:景点|景区|地方|行程)[^,。;!?]{0,4}(?:换|删|去掉|减)(?:掉|成)?(?:一|别的)?[个处]?|"
    r"(?:换|删|去掉|减)掉?(?:一?[个处])?(?:别的|其他的?|其它的?)?[^,。;!?]{0,6}(?:景点|景区|地方)|"
    r"\b(?:swap|change|replace|switch|drop|remove)\s+(?:out\s+)?(?:(?:a|one|something|the|another|some)\s+)?(?:of\s+the\s+)?(?:other\s+)?(?:sights?|stops?|places?|attractions?|thing)\b",
    re.IGNORECASE,
)
_ONE_OF_A_KIND = re.compile(
    r"(?:去掉|删掉?|减掉?|取消|拿掉|砍掉|少去|少看|少逛)了?[一1][个座家处]|"
    r"\b(?:drop|remove|skip|cut|lose|take out|leave out)\s+(?:one\s+(?:of\s+the\s+)?|an?\s+)",
    re.IGNORECASE,
)
_SEVERAL = 2


def which_sight(scene: Scene, trip: OpenTrip, sandbox: Sandbox) -> NotUnderstood | None:
    """The question which sight of the day is meant, or of the trip where no day is named; None where none is to go."""
    if _ONE_OF_THEM.search(scene.folded) is None:
        return None
    return _which(scene, trip, sandbox, None)


def which_of_a_kind(scene: Scene, trip: OpenTrip, sandbox: Sandbox) -> NotUnderstood | None:
    """The question which sight of a kind is meant, where one of several is to go: one museum less refuses no museums."""
    match = _ONE_OF_A_KIND.search(scene.folded)
    kinds = mentions("attraction_types", scene.lower, match.end(), len(scene.lower)) if match else ()
    kind = next((one.concept for one in kinds if match and one.span[0] - match.end() <= 1), None)
    return None if kind is None else _which(scene, trip, sandbox, kind)


def _which(scene: Scene, trip: OpenTrip, sandbox: Sandbox, kind: str | None) -> NotUnderstood | None:
    city = trip.query.target_city
    if trip.plan is None or city not in sandbox.city_names:
        return None
    there, match = sandbox.city(city), words.DAY.search(scene.folded)
    day = None if match is None else day_of(match, trip)
    names = [
        one.position
        for at, _, one in trip.plan.activities()
        if isinstance(one, Visit)
        and day in (None, at)
        and (kind is None or _is_of(kind, one.position, there))
    ]
    if not names or (kind is not None and len(names) < _SEVERAL):
        return None
    english = list(map(place_names(there, "en"), names))
    of_day = ("", "") if day is None else (f"第 {day} 天的", f"On day {day} there are: ")
    zh = f"说的是{of_day[0]}哪一个：{'、'.join(names)}？例如“不去{names[0]}”或“把{names[0]}换掉”。"
    en = (
        f"Which one? {of_day[1]}{', '.join(english)}. "
        f"Say for example “skip {english[0]}” or “replace {english[0]} with something else”."
    )
    return NotUnderstood(Question("change", Text(zh, en)))


def _is_of(kind: str, name: str, city: City) -> bool:
    return any(kind in one.types for one in city.attractions if one.name == name)
