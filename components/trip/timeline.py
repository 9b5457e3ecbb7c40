"""The hours of a day as a row of bars, on one axis for all days of a trip."""

from collections.abc import Sequence
from typing import NamedTuple

from components.trip.day_rows import DayCard

_MORNING, _MIDNIGHT = 6 * 60, 24 * 60
_NIGHTS = "hotel"


class Bar(NamedTuple):
    """A stop or a way: its kind, where it begins and how long it is in per cent of the axis, what stands on it (a short bar
    has room for the number alone), and what is told where one points at it."""

    kind: str
    left: float
    width: float
    number: str = ""
    name: str = ""
    told: str = ""


class ShownHours(NamedTuple):
    """The axis: its first and last minute, and its marks (the hour, and where it stands in per cent)."""

    begins: int
    ends: int
    marks: tuple[tuple[int, float], ...]


def hours(cards: Sequence[DayCard]) -> ShownHours:
    """The axis that holds all days: from 06:00 to midnight, longer where a day is."""
    stops = [stop for card in cards for stop in card.stops]
    legs = [leg for stop in stops for leg in stop.legs]
    begins = min([_MORNING, *(stop.begins for stop in stops), *(leg.begins for leg in legs)]) // 60 * 60
    ends = -(-max([_MIDNIGHT, *(stop.ends for stop in stops if stop.kind != _NIGHTS)]) // 60) * 60
    marks = range(-(-begins // 120) * 120, ends + 1, 120)
    return ShownHours(begins, ends, tuple((at // 60, _share(at - begins, begins, ends)) for at in marks))


def bars(card: DayCard, axis: ShownHours) -> list[Bar]:
    """The bars of a day: the ways to a stop, the wait before it, then the stop."""
    drawn = []
    for stop in card.stops:
        drawn += [_bar(f"leg {leg.mode}", leg.begins, leg.ends, axis) for leg in stop.legs]
        if stop.waits:
            drawn.append(_bar("wait", stop.begins - stop.waits, stop.begins, axis)._replace(told=stop.wait))
        kind = f"bar {stop.kind} broken" if stop.fault else f"bar {stop.kind}"
        drawn.append(
            _bar(kind, stop.begins, min(stop.ends, axis.ends), axis)._replace(
                number="" if stop.number is None else str(stop.number),
                name=stop.title,
                told=" ".join((f"{stop.time}–{stop.until}", stop.title, stop.fault)).strip(),
            )
        )
    return drawn


def _bar(kind: str, begins: int, ends: int, axis: ShownHours) -> Bar:
    left = _share(begins - axis.begins, axis.begins, axis.ends)
    return Bar(kind, left, _share(max(4, ends - begins), axis.begins, axis.ends))


def _share(minutes: int, begins: int, ends: int) -> float:
    return round(100 * minutes / (ends - begins), 2)
