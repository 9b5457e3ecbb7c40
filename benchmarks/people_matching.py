"""Which readings are of the same thing as a wish that a case expects, for benchmarks/people.py."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Beds, Days, People, Rooms
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.dsl.families.visits import StayAt, TimeAt, VisitOrder
from core.dsl.families.ways import InnerModes, InnerModesUnwanted, TaxiBeyond
from core.dsl.normal.gloss import gloss
from core.dsl.normal.values import And, Normal, Not, Or
from core.understand import Understanding
from core.understand.text.lexicon import lexicon
from core.understand.text.vocabulary import TOPICS, concept_of
from core.understand.wishes.wish import Wish
from core.understand.zh.clock import clock_of, time_pattern

PLACES = {
    "attraction": frozenset({"sight"}),
    "restaurant": frozenset({"meal", "cuisine"}),
    "accommodation": frozenset({"hotel", "room"}),
}
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
}
"""Words of the cases for a pace."""
_HALF_DAY = re.compile(
    r"\b(?P<hour>\d{1,2})(?::(?P<minute>\d\d))? ?(?:(?P<late>pm|p\.m|in the (?:afternoon|evening)|at night)|am|a\.m|in the morning)"
)
_BEFORE, _AFTER = re.compile(r"前|before|earlier"), re.compile(r"\bafter\b")


@dataclass(frozen=True)
class Item:
    """One reading: what it is about, in which words and where, whether it is wanted, and whether plans must meet it."""

    about: frozenset[str]
    words: tuple[str, ...]
    wanted: bool
    span: tuple[int, int]
    binds: bool


def items_of(found: Understanding) -> list[Item]:
    """All that was read besides the facts: constraints, likes and dislikes, dates."""
    text = found.query.text
    items = [item for wish in found.wishes for item in _of_wish(wish.meaning, wish, text)]
    items += [
        Item(
            about=frozenset({one.about}),
            words=(one.thing.zh, one.thing.en.lower(), text[slice(*one.span)].lower()),
            wanted=one.wanted,
            span=one.span,
            binds=False,
        )
        for one in found.likings
    ]
    if found.dates is not None:
        first, last = found.dates.first, found.dates.last
        words = (first.isoformat(), (last or first).isoformat(), text[slice(*found.dates.span)].lower())
        items.append(
            Item(about=frozenset({"date"}), words=words, wanted=True, span=found.dates.span, binds=True)
        )
    return items


def _of_wish(meaning: Normal, wish: Wish, text: str) -> Iterator[Item]:
    match meaning:
        case And(parts) | Or(parts):
            for part in parts:
                yield from _of_wish(part, wish, text)
        case Days() | People() | CostCap(category="total"):
            return
        case _:
            said = gloss(meaning)
            typed = (text[slice(*span)].lower() for span in wish.spans)
            words = (said.zh.replace(" ", ""), said.en.lower(), *typed)
            yield Item(
                about=about_of(meaning), words=words, wanted=is_wanted(meaning), span=wish.span, binds=True
            )


def about_of(meaning: Normal) -> frozenset[str]:
    """The subjects of a constraint, in the words of the cases."""
    match meaning:
        case Names(kind=kind) | Types(kind=kind):
            return PLACES.get(kind, PLACES["restaurant"])
        case Rooms() | Beds():
            return frozenset({"room", "hotel"})
        case HotelNear():
            return frozenset({"hotel"})
        case CostCap(category=category):
            part = {"accommodation": "hotel", "attraction": "sight", "restaurant": "meal"}.get(
                category, "ride_out"
            )
            return frozenset(
                {"budget_part", "meal" if category in ("breakfast", "lunch", "dinner") else part}
            )
        case IntercityModes() | OutAndBack():
            return frozenset({"ride_out", "ride_back"})
        case RideTime(way=way):
            return frozenset({"time", f"ride_{way}"})
        case InnerModes() | InnerModesUnwanted() | TaxiBeyond():
            return frozenset({"local_transport"})
        case TimeAt() | StayAt() | VisitOrder():
            return frozenset({"time", "sight"})
        case _:
            return frozenset({"other"})


def is_wanted(meaning: Normal) -> bool:
    return not isinstance(meaning, (Not, InnerModesUnwanted)) and getattr(meaning, "rule", "all") != "none"


def same_thing(wish: dict[str, str], item: Item) -> bool:
    """Whether a reading is of the thing that the wish names, whatever it says of it."""
    numbers = figures(wish["is"])
    if numbers and not wish["is"].strip("0123456789:. "):
        return any(numbers <= figures(words) for words in item.words)
    return any(term in words for term in terms(wish["is"]) for words in item.words)


def is_named(wish: dict[str, str], item: Item) -> bool:
    """Whether a reading has the very word of the case: 八达岭, where 慕田峪长城 is the Great Wall too."""
    word = wish["is"].lower()
    return word.strip("0123456789:. ") != "" and any(word in words for words in item.words)


def agrees(wish: dict[str, str], item: Item) -> bool:
    """Whether a reading is of the polarity of the wish.

    To avoid what tires is to want it slow; to avoid what is before an hour is to want what is after it.
    """
    paced = wish["about"] == "pace" and "pace" in item.about and item.wanted
    later = _BEFORE.search(wish["is"].lower()) is not None and _AFTER.search(item.words[1]) is not None
    wanted = later or wish["polarity"] == "want"
    return item.wanted is wanted or (paced and "慢游" in item.words)


def figures(words: str) -> set[str]:
    """The numbers in some words; a full hour is the same with its minutes and without."""
    found = re.findall(r"\d+(?::\d\d)?", words.replace(",", ""))
    return {one.removesuffix(":00").lstrip("0") or "0" for one in found}


def is_about(wish: dict[str, str], item: Item) -> bool:
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
