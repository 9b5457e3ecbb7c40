"""Times that a case names alone (`night`, `14:00`, `whole first day`): the words that say it in the text tell of what they are."""

import re
from collections.abc import Sequence

from benchmarks.grading.hours import ABOUT, HOUR, MEALS, PARTS, SPELLS, clock_minute, plain_part
from benchmarks.grading.items import ReadItem
from core.model.clock import NEVER
from core.model.daily import day_hour, free_block
from core.model.spells import Spell, visit_spell
from core.model.wished_meals import wished_meal
from core.understand.text.numerals import COUNT_EN, count_of

_WHOLE_DAY = re.compile(r"(?:the )?(?:whole|full|entire|one full)(?: (?:first|second|third|last))? day")
_SAME = {
    "中午": "noon",
    "daybreak": "sunrise",
    "dawn": "sunrise",
    "lunch": "noon",
    "dinner": "evening",
    "dusk": "sunset",
}
_CLOCK = re.compile(HOUR)
_EARLY_START = re.compile(r"early starts?|early mornings")
_LATE_START = re.compile(r"late starts?(?: in the morning)?|late mornings?")
_AGED = re.compile(
    rf"\b(?:of|aged|is) (?P<age>{COUNT_EN})$|\bof (?P<months>{COUNT_EN}) (?:months?|weeks?)$|\b(?P<years>\d{{1,2}})$"
)
_COUNTED = re.compile(rf"\b{COUNT_EN}\b")
_EARLY_UNTIL = 8 * 60 + 30
_LATE_FROM = 9 * 60


def bare_times(wish: dict[str, str], items: Sequence[ReadItem]) -> set[int]:
    """Which readings say the time that a wish names alone, in words of the text that the wish has too."""
    said, words = wish["is"].lower().strip(), wish.get("said", "").lower()
    if wish["about"] not in ("time", "pace") or wish["polarity"] != "want":
        return set()
    return {
        at
        for at, one in enumerate(items)
        if any(typed in words or words in typed or _overlap(typed, words) for typed in one.typed)
        and words
        and _is_then(said, one)
    }


def aged(wish: dict[str, str]) -> dict[str, str]:
    """The wish for somebody with an age at its end (a grandson of 5) as one of that age."""
    age = _AGED.search(wish["is"].lower()) if wish["about"] == "company" else None
    if age is None:
        said = _COUNTED.sub(lambda match: str(count_of(match[0])), wish["is"])
        return {**wish, "is": said} if wish["about"] == "company" else wish
    return {**wish, "is": "0" if age["months"] else str(count_of(age["age"] or age["years"]))}


def _overlap(typed: str, words: str) -> bool:
    """Whether the one begins with what the other ends with, by two words at least."""
    one, other = typed.split(), words.split()
    return any(
        one[-n:] == other[:n] or other[-n:] == one[:n] for n in range(2, min(len(one), len(other)) + 1)
    )


def _is_then(said: str, one: ReadItem) -> bool:
    hour, block = day_hour(one.words[0]), free_block(one.words[0])
    if _EARLY_START.fullmatch(said):
        return hour is not None and hour.out and not hour.later and hour.minute <= _EARLY_UNTIL
    if _LATE_START.fullmatch(said):
        return hour is not None and hour.out and hour.later and hour.minute >= _LATE_FROM
    visit, meal = visit_spell(one.words[0]), wished_meal(one.words[0])
    if _WHOLE_DAY.fullmatch(said):
        return visit is not None and visit.spell.whole_day
    clock = _CLOCK.fullmatch(said)
    if clock:
        minute = clock_minute(clock)
        return (
            (visit is not None and _near(visit.spell, minute))
            or (block is not None and minute in (block.since, block.until))
            or (hour is not None and hour.minute == minute)
            or (meal is not None and abs(MEALS[meal.meal] - minute) <= 2 * ABOUT)
        )
    part = plain_part(_SAME.get(said.removeprefix("in the "), said))
    if part not in SPELLS:
        return False
    since, until = PARTS.get(part, (16 * 60, NEVER))
    return (
        (
            visit is not None
            and (visit.spell.said.zh.split("，")[-1] in SPELLS[part] or _begins(visit.spell, since, until))
        )
        or (block is not None and since <= block.since and block.since < until)
        or (meal is not None and since <= MEALS[meal.meal] <= until)
    )


def _begins(spell: Spell, since: int, until: int) -> bool:
    first, last = spell.begins
    return spell.has_hours and since <= first and last <= until


def _near(spell: Spell, minute: int) -> bool:
    first, last = spell.begins
    return spell.has_hours and first <= minute <= last + ABOUT and last - first <= 3 * ABOUT
