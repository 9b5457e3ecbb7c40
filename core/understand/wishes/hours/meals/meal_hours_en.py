"""The hours at which somebody must eat, in English: lunch at 12:00, dinner no later than half six."""

import re
from collections.abc import Iterator

from core.model.clock import NOON_HOUR
from core.model.meal_hours import MealHour
from core.model.mealtimes import MealType
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import clauses
from core.understand.text.numerals import COUNT_EN, count_of
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene

_MEAL = compiled(
    r"\b(?:(?:team|group|family|early|late|farewell|business|working|big|quick|light|proper|long)\s+)?(?P<meal>breakfast|lunch|dinner|supper)s?:?\s+(?:(?:is|are|must be|should be|has to be|needs to be|always|sharp|punctually|exactly|served|we eat)\s+)*(?P<bound>at|by|around|about|no later than|not later than|not after|before)?\s*"
    rf"(?P<half>half (?:past )?)?(?:(?P<h>\d{{1,2}})(?:[:.](?P<m>\d{{2}}))?\s*(?P<of>am|pm)?|(?P<word>{COUNT_EN})|(?P<noon>noon))(?![\w%]|\s*(?:yuan|rmb|kuai|people|of us|each|pp|per|a head|a person|times?|dishes|minutes|km)\b)",
    re.IGNORECASE,
)
_MEALS: dict[str, MealType] = {
    "breakfast": "breakfast",
    "lunch": "lunch",
    "dinner": "dinner",
    "supper": "dinner",
}


def meal_hours_en(scene: Scene) -> Iterator[Liking]:
    """The hour of each meal that a text names; a plain number is one where a word for when stands before it."""
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        for match in _MEAL.finditer(clause.lower):
            said = _hour(match)
            if said is None or clause.unwanted(clause.start + match.start()):
                continue
            latest = match["bound"] is not None and match["bound"].endswith(("by", "than", "before", "after"))
            wish = MealHour(meal=_MEALS[match["meal"].lower()], minute=said, latest=latest)
            span = clause.start + match.start(), clause.start + match.end()
            yield Liking(about="meal", thing=wish.said, strength="must", span=span, held=False)


def _hour(match: re.Match[str]) -> int | None:
    """The minute of the day that a match says, in the half of it in which its meal is had; None where it is none."""
    plain = not (match["m"] or match["of"] or match["half"])
    if match["noon"]:
        return NOON_HOUR * 60
    if plain and match["bound"] is None:
        return None
    hour = int(match["h"]) if match["h"] else count_of(match["word"]) or 0
    minute = 30 if match["half"] else int(match["m"] or 0)
    late = match["of"] == "pm" or (match["of"] is None and match["meal"].lower() != "breakfast" and hour < 11)
    hour += NOON_HOUR if late and hour < NOON_HOUR else 0
    return hour * 60 + minute if 5 <= hour < 24 and minute < 60 else None
