"""What was read of a request besides its facts, in the terms of the cases."""

from collections.abc import Iterator
from dataclasses import dataclass

from benchmarks.grading.measures import Measure, measure_of
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
from core.understand.text.writing.typos import respelt
from core.understand.wishes.wish import Wish

PLACES = {
    "attraction": frozenset({"sight"}),
    "restaurant": frozenset({"meal", "cuisine"}),
    "accommodation": frozenset({"hotel", "room"}),
}


@dataclass(frozen=True)
class ReadItem:
    """One reading: what it is about, in which words and where, whether it is wanted, and whether plans must meet it.

    `typed` are its words in the text, `measure` what it says in figures, `kind` whether any place of a kind meets it, `meaning` the constraint that it is, if any.
    """

    about: frozenset[str]
    words: tuple[str, ...]
    wanted: bool
    span: tuple[int, int]
    binds: bool
    typed: tuple[str, ...] = ()
    measure: Measure | None = None
    kind: bool = False
    meaning: Normal | None = None


def items_of(found: Understanding) -> list[ReadItem]:
    """All that was read besides the facts: constraints, likes and dislikes, ages, dates."""
    text = found.query.text
    items = [item for wish in found.wishes for item in _of_wish(wish.meaning, wish, text)]
    items += [
        ReadItem(
            about=frozenset({one.about}),
            words=(one.thing.zh, one.thing.en.lower(), text[slice(*one.span)].lower()),
            wanted=one.wanted,
            span=one.span,
            binds=False,
            typed=(text[slice(*one.span)].lower(),),
        )
        for one in found.likings
    ]
    if found.ages:
        told = "、".join(f"{age}岁" for age in found.ages)
        items.append(
            ReadItem(
                about=frozenset({"company"}),
                words=(told, told),
                wanted=True,
                span=(0, 0),
                binds=False,
                typed=tuple(map(str, found.ages)),
                measure=Measure(ages=found.ages),
            )
        )
    if found.dates is not None:
        first, last = found.dates.first, found.dates.last
        typed = text[slice(*found.dates.span)].lower()
        items.append(
            ReadItem(
                about=frozenset({"date"}),
                words=(first.isoformat(), (last or first).isoformat(), typed),
                wanted=True,
                span=found.dates.span,
                binds=True,
                typed=(typed,),
                measure=Measure(days=(first, last or first)),
            )
        )
    return items


def _of_wish(meaning: Normal, wish: Wish, text: str) -> Iterator[ReadItem]:
    match meaning:
        case And(parts) | Or(parts):
            for part in parts:
                yield from _of_wish(part, wish, text)
        case Days() | People() | CostCap(category="total"):
            return
        case _:
            said = gloss(meaning)
            typed = tuple(spelt(text[slice(*span)]) for span in wish.spans)
            yield ReadItem(
                about=about_of(meaning),
                words=(said.zh.replace(" ", ""), said.en.lower(), *typed),
                wanted=is_wanted(meaning),
                span=wish.span,
                binds=True,
                typed=typed,
                measure=measure_of(meaning),
                kind=isinstance(meaning, Types),
                meaning=meaning,
            )


def spelt(words: str) -> str:
    """Words of a text in small letters, as they are spelt where they were written in haste: Wukang Rd."""
    return respelt(words, range(len(words) + 1))[0].lower()


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
