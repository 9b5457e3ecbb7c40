"""Which ride an hour is of by its day of the week: what is said of the trip's last day is the ride back, of its first the one there."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from core.dsl.families.rides import RideTime, RideWay
from core.understand.dates.named_days import DAY_EN, weekday_en
from core.understand.dates.trip_dates import TripDates
from core.understand.wishes.wish import Wish

_WEEKDAY = re.compile(rf"\b{DAY_EN}\b", re.IGNORECASE)


def by_their_days(wishes: Iterable[Wish], folded: str, dates: TripDates | None) -> Iterator[Wish]:
    """The wishes, those for the hour of a ride being of the ride that goes on the day they name: land on Friday and fly out on Monday at 8."""
    for wish in wishes:
        way = _way(folded[slice(*wish.span)], dates) if isinstance(wish.meaning, RideTime) else None
        if isinstance(wish.meaning, RideTime) and way and wish.meaning.way != way:
            yield replace(wish, meaning=replace(wish.meaning, way=way))
        else:
            yield wish


def _way(words: str, dates: TripDates | None) -> RideWay | None:
    """The ride that goes on the only day of the week among some words; None where both do, or neither."""
    said = {weekday_en(one[0]) for one in _WEEKDAY.finditer(words)}
    if len(said) != 1 or dates is None or dates.last is None:
        return None
    out, back = (day.weekday() in said for day in (dates.first, dates.last))
    return None if out is back else "out" if out else "back"
