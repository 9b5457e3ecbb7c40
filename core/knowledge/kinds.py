"""Kinds of places: what is usual for each, and which kind a place is by its name and types."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, cast, get_args

from core.knowledge.documents import in_fives, read_document, words
from core.knowledge.places import Legs, Moment, Mood, SightKind, SightProfile

# What stands in brackets: a branch, a hall.
BRANCH = re.compile(r"[(（【\[]([^()（）【】\[\]]*)[)）】\]]")
# CNY of a ticket of which nothing is said.
_FARE = 40
_WEEK = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


@dataclass(frozen=True, slots=True)
class KindRow:
    """What is usual for a kind, as a place without a name; `children` is the share of a visit's length with children.

    A place is of the kind by the longest ending of its name, else by its types.
    """

    usual: SightProfile
    children: float
    endings: tuple[str, ...]
    types: frozenset[str]


@cache
def kinds() -> Mapping[SightKind, KindRow]:
    """All kinds."""
    document = read_document("kinds")
    return {kind: _row(kind, document[kind]) for kind in get_args(SightKind)}


def kind_of(name: str, types: Sequence[str]) -> SightKind:
    """The kind of a place of that name, its branch left out, and these types."""
    name = BRANCH.sub("", name).strip() or name
    ended = max(((len(ending), kind) for ending, kind in _endings() if name.endswith(ending)), default=None)
    if ended is not None:
        return ended[1]
    return next((kind for one in types for kind, row in kinds().items() if one in row.types), "sight")


@cache
def _endings() -> tuple[tuple[str, SightKind], ...]:
    """The endings of names that tell a kind."""
    return tuple((ending, kind) for kind, row in kinds().items() for ending in row.endings)


def moments(row: Mapping[str, Any]) -> frozenset[Moment]:
    """When a place is at its best."""
    return cast("frozenset[Moment]", frozenset(words(row, "best")))


def shut_days(row: Mapping[str, Any]) -> frozenset[int]:
    """The days of the week on which it does not open, 1 Monday to 7 Sunday."""
    return frozenset(_WEEK.index(day) + 1 for day in words(row, "shut"))


def legs(row: Mapping[str, Any]) -> frozenset[Legs]:
    """Whose legs it is hard on, and the wheels that its steps keep out."""
    return cast("frozenset[Legs]", frozenset(words(row, "tires")))


def moods(row: Mapping[str, Any]) -> frozenset[Mood]:
    """The moods it is in keeping with."""
    return cast("frozenset[Mood]", frozenset(words(row, "moods")))


def _row(kind: SightKind, row: Mapping[str, Any]) -> KindRow:
    usual = SightProfile(
        name="",
        kind=kind,
        standing=row.get("standing", "near"),
        stay=row["stay"],
        stay_with_children=in_fives(row["stay"] * row["children"]),
        best=moments(row),
        site="",
        indoors=row.get("indoors", False),
        light=row.get("light", False),
        ticketed=row.get("ticket", False),
        fare=row.get("fare", _FARE),
        tires=legs(row),
        shut=shut_days(row),
        moods=moods(row),
        known=False,
    )
    return KindRow(
        usual=usual,
        children=row["children"],
        endings=words(row, "endings"),
        types=frozenset(words(row, "types")),
    )
