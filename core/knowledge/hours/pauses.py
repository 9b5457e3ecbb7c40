"""What is done in a day and at no place that data know: afternoon tea, karaoke, a ride by bicycle. Minutes of the day."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from core.knowledge.documents import read_document, words
from core.knowledge.hours.engagements import KeptBlock
from core.model.clock import Clock
from core.text import Text

THERE_AND_BACK = 8.0
"""Km to the hotel and on from it at most for an hour on the bed that nobody asked for."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Time that is kept free for a `thing`: `least` to `most` minutes between `since` and `until`.

    It is best `near` one of these places, or near one of the `houses` that are it and open then; where there are `sights` that are it, one of them is visited then instead.
    A `block` is time in which nothing is planned, a meeting say. It is wished for so many `times`, each on a day of its own.
    """

    thing: str
    name: Text
    since: int
    until: int
    least: int
    most: int
    near: frozenset[str] = frozenset()
    sights: frozenset[str] = frozenset()
    houses: frozenset[str] = frozenset()
    block: KeptBlock | None = None
    times: int = 1


@dataclass(frozen=True, slots=True)
class Pastime:
    """A thing that has its hour and no place: words that `tie` it to a place in one clause, as a part of the visit there or
    `beside` it, another that is done at the `same` time, whether the city's `sights` may be it, whether it is `nightlife`, which who is out late has later, whether it is a `dish`, for which one goes to a house, and whether one has it `again` on a long trip, or, by the words of `several`, on each day but one."""

    pause: Pause
    ties: tuple[str, ...]
    beside: bool
    same: str
    sights: bool
    nightlife: bool
    dish: bool
    again: bool
    several: tuple[str, ...] = ()


@cache
def pastimes() -> Mapping[str, Pastime]:
    """All of them by their names in the lexicons."""
    return {name: _pastime(name, row) for name, row in read_document("pauses").items()}


def is_pause(thing: str) -> bool:
    """Whether a thing has its hour and no place."""
    return thing in pastimes()


def same_time(thing: str) -> frozenset[str]:
    """The thing and the other that is done at the same time."""
    return frozenset({thing, pastimes()[thing].same}) if thing in pastimes() else frozenset({thing})


def _pastime(name: str, row: Mapping[str, Any]) -> Pastime:
    least, most = row["minutes"]
    pause = Pause(
        thing=name,
        name=Text(name, row["en"]),
        since=Clock.parse(row["from"]).minutes,
        until=Clock.parse(row["to"]).minutes,
        least=least,
        most=most,
    )
    return Pastime(
        pause=pause,
        ties=tuple(word.replace("-", " ") for key in ("tied", "beside") for word in words(row, key)),
        beside="beside" in row,
        same=str(row.get("same", "")),
        sights=bool(row.get("sights")),
        nightlife=bool(row.get("nightlife")),
        dish=bool(row.get("dish")),
        again=bool(row.get("again")),
        several=tuple(word.replace("-", " ") for word in words(row, "several")),
    )
