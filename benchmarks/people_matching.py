"""Which readings are of the same thing as a wish that a case expects, for benchmarks/people.py."""

import re
from functools import lru_cache

from people_items import ReadItem
from people_measures import place_near, says_the_same
from people_times import TimeReading, told_times

from core.understand import Understanding
from core.understand.dates.clock import clock_of, time_pattern
from core.understand.text.lexicon import lexicon
from core.understand.text.vocabulary import TOPICS, concept_of

TOGETHER = (
    frozenset({"sight", "time"}),
    frozenset({"sight", "pace"}),
    frozenset({"time", "pace", "date"}),
    frozenset({"meal", "cuisine"}),
    frozenset({"hotel", "room", "budget_part"}),
    frozenset({"meal", "cuisine", "budget_part"}),
    frozenset({"sight", "budget_part"}),
    frozenset({"ride_out", "ride_back", "time"}),
    frozenset({"ride_out", "local_transport", "pace"}),
)
"""Subjects that a case may name for one and the same wish."""


PACES = {
    "full": "特种兵式",
    "slow": "慢游",
    "慢": "慢游",
    "relaxed": "慢游",
    "轻松": "慢游",
    "紧凑": "特种兵式",
    "elderly with cane": "腿脚不便",
}
"""Words of the cases for a pace, and for who travels."""
_HALF_DAY = re.compile(
    r"\b(?P<hour>\d{1,2})(?::(?P<minute>\d\d))? ?(?:(?P<late>pm|p\.m|in the (?:afternoon|evening)|at night)|am|a\.m|in the morning)"
)
_BEFORE, _AFTER = re.compile(r"前|before|earlier"), re.compile(r"\bafter\b")


def same_items(wish: dict[str, str], items: list[ReadItem], people: int | None, days: int | None) -> set[int]:
    """Which readings are of the thing that a wish names, whatever they say of it; `people` travel for so many `days` by the case.

    Times are compared by their value; figures decide where both have them, else the very word of the case, else any word for it, else words that each
    name a part of it and together the whole (经济型, 连锁酒店).
    """
    readings = [TimeReading(item.meaning, item.words[0]) for item in items]
    timed = told_times(wish["about"], wish["is"], readings, days)
    if timed:
        return timed
    said = [_measured(wish, item, people) for item in items]
    measured = {at for at, same in enumerate(said) if same}
    if measured:
        return measured
    left = [(at, item) for at, item in enumerate(items) if said[at] is None]
    for test in (is_named, same_thing, is_told):
        found = {at for at, item in left if test(wish, item)}
        if found:
            return found
    return parts_together(wish, left)


def _measured(wish: dict[str, str], item: ReadItem, people: int | None) -> bool | None:
    """Whether a reading says in figures what the wish does; None where not both have figures of one kind."""
    if item.measure is None or not is_about(wish, item) or (item.measure.days and wish["about"] != "date"):
        return None
    return says_the_same(wish["is"], item.measure, people)


def is_told(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether a reading names a part of the wish, and was read from words that hold all of it in its order.

    So is 午休, read from 中午必须午休两小时, the wish 中午午休两小时; and a hotel near a place, whatever says near.
    """
    said = wish["is"].lower()
    if item.measure is not None and item.measure.near is not None:
        place = place_near(said)
        return place is not None and any(term in item.measure.near for term in terms(place))
    if said.isascii() or item.words[0] not in said:
        return False
    words = ".{0,3}".join(map(re.escape, said))
    return any(re.search(words, typed) for typed in item.typed)


def parts_together(wish: dict[str, str], items: list[tuple[int, ReadItem]]) -> set[int]:
    """The readings about what a wish is about whose words are parts of it and leave nothing of it.

    Only of what is wanted: who refuses a sunset cruise refuses no sunset.
    """
    rest, found = wish["is"].lower(), set()
    for at, item in items:
        parts = [typed for typed in item.typed if typed in rest]
        if parts and is_about(wish, item) and item.wanted and wish["polarity"] == "want":
            found.add(at)
            for typed in parts:
                rest = rest.replace(typed, "")
    return found if not rest.strip("的和、 ") else set()


def is_half_of(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether a kind of place that is wanted is what a wish is in the end: a suite, of a river-view suite."""
    return (
        item.kind
        and item.wanted
        and wish["polarity"] == "want"
        and wish["about"] in item.about
        and any(wish["is"].lower().endswith(typed) for typed in item.typed)
    )


def same_thing(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether a reading has any word for the thing that the wish names."""
    numbers = figures(wish["is"])
    if numbers and not wish["is"].strip("0123456789:. "):
        return any(numbers <= figures(words) for words in item.words)
    return any(term in words for term in terms(wish["is"]) for words in item.words)


def is_named(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether a reading has the very word of the case: 八达岭, where 慕田峪长城 is the Great Wall too."""
    word = wish["is"].lower()
    return word.strip("0123456789:. ") != "" and any(word in words for words in item.words)


def agrees(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether a reading is of the polarity of the wish.

    To avoid what tires is to want it slow; to avoid what is before an hour is to want what is after it.
    """
    paced = wish["about"] == "pace" and "pace" in item.about and item.wanted
    later = _BEFORE.search(wish["is"].lower()) is not None and _AFTER.search(item.words[1]) is not None
    wanted = later or wish["polarity"] == "want"
    sleeps_in = item.words[0] == "早起" and re.search(r"不.{0,2}早", wish["is"]) is not None
    return item.wanted is (wanted and not sleeps_in) or (paced and "慢游" in item.words)


def figures(words: str) -> set[str]:
    """The numbers in some words; a full hour is the same with its minutes and without."""
    found = re.findall(r"\d+(?::\d\d)?", words.replace(",", ""))
    return {one.removesuffix(":00").lstrip("0") or "0" for one in found}


def is_about(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether a reading is about what the wish is about."""
    return wish["about"] in item.about or any(
        wish["about"] in group and group & item.about for group in TOGETHER
    )


@lru_cache(maxsize=1024)
def terms(said: str) -> tuple[str, ...]:
    """Ways of saying a thing: as the case does, and all that the lexicons have for it in either language."""
    said = PACES.get(said.lower(), said.lower())
    found = {said, said.replace("两", "2").replace("三", "3").replace("一", "1")}
    for topic in TOPICS:
        concept = concept_of(topic, said)
        if concept is not None:
            entry = lexicon(topic).get(concept, {})
            found.update(word.lower() for word in (concept, *entry.get("zh", ()), *entry.get("en", ())))
    for name, entry in lexicon("place_aliases").items():
        names = {word.lower() for word in (name, *entry.get("zh", ()), *entry.get("en", ()))}
        if said in names:
            found |= names
    return tuple(sorted(found))


def listed_in(said: str, found: Understanding, typed: str | None = None) -> bool:
    """Whether words for a thing are among those listed as not understood, asked about, or offered other names for.

    `typed` are the very words of the text that say it, where the case gives them: then it is they that must be told.
    """
    text = found.query.text.lower()
    spans = [*found.not_understood, *(question.span for question in found.ask if question.span is not None)]
    listed = [text[start:end] for start, end in spans]
    if typed is not None:
        first = text.index(typed.lower())
        return any(start < first + len(typed) and first < end for start, end in spans)
    listed += [name.lower() for name in found.did_you_mean]
    listed += [name.lower() for names in found.did_you_mean.values() for name in names]
    if said.strip("0123456789:. ") == "":
        return any(figures(said) <= figures(words) | hours(words) for words in listed)
    return any(
        term in words or (len(words) > 1 and words in term) for term in terms(said) for words in listed
    )


def hours(words: str) -> set[str]:
    """The times of day in some words as `figures` writes them: 22:40 of 10:40pm, 23:30 of 晚上十一点半."""
    said = [clock_of(match, "a") for match in re.finditer(time_pattern("a"), words)]
    for match in _HALF_DAY.finditer(words):
        hour = int(match["hour"]) % 12 + 12 * (match["late"] is not None)
        said.append(f"{hour:02d}:{match['minute'] or '00'}")
    return figures(" ".join(one for one in said if one is not None))
