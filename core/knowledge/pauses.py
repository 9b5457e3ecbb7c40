"""What is done in a day and at no place that data know: afternoon tea, karaoke, a ride by bicycle. Minutes of the day."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from core.knowledge.documents import read_document, words
from core.model.clock import Clock
from core.model.constraint import Constraint
from core.model.query import Query
from core.text import Text

# A part of a sentence; what stands in one with the name of a place belongs to that place.
_CLAUSE = re.compile(r"[^，。；！？,.;!?\n]+")
_PLACES = "places"
"""The family of constraints that ask for places by name."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Time that is kept free for a `thing`: `least` to `most` minutes between `since` and `until`."""

    thing: str
    name: Text
    since: int
    until: int
    least: int
    most: int


def pauses_wished(query: Query) -> tuple[Pause, ...]:
    """What a request wishes for that has its hour and no place, each once.

    Tea in a park that is asked for is a part of the visit there, and no time of its own.
    """
    named = dict.fromkeys(one.name.zh for one in query.things if one.wanted)
    return tuple(_rows()[name].pause for name in named if name in _rows() and _is_free(name, named, query))


def is_pause(thing: str) -> bool:
    """Whether a thing has its hour and no place."""
    return thing in _rows()


def same_time(thing: str) -> frozenset[str]:
    """The thing and the other that is done at the same time."""
    return frozenset({thing, _rows()[thing].same})


def hours_of_pause(thing: str) -> tuple[int, int]:
    """The minutes of the day between which a thing is done."""
    pause = _rows()[thing].pause
    return pause.since, pause.until


def tied_to(thing: str, query: Query) -> tuple[Constraint, ...]:
    """What asks for places in the same clause as a thing, which is then done there."""
    tied = _rows()[thing].tied
    said = [
        one.span() for one in _CLAUSE.finditer(query.text.lower()) if any(word in one[0] for word in tied)
    ]
    return tuple(
        one
        for one in query.constraints
        if one.family == _PLACES and one.span is not None
        for start, end in (one.span,)
        if any(begins <= start and end <= ends for begins, ends in said)
    )


@dataclass(frozen=True, slots=True)
class _Row:
    pause: Pause
    tied: tuple[str, ...]
    same: str


def _is_free(name: str, named: Iterable[str], query: Query) -> bool:
    return _rows()[name].same not in named and not tied_to(name, query)


@cache
def _rows() -> Mapping[str, _Row]:
    return {name: _row(name, row) for name, row in read_document("pauses").items()}


def _row(name: str, row: Mapping[str, Any]) -> _Row:
    least, most = row["minutes"]
    pause = Pause(
        thing=name,
        name=Text(name, row["en"]),
        since=Clock.parse(row["from"]).minutes,
        until=Clock.parse(row["to"]).minutes,
        least=least,
        most=most,
    )
    tied = tuple(word.replace("-", " ") for word in words(row, "tied"))
    return _Row(pause, tied, str(row.get("same", "")))
