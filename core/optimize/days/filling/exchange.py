"""Sights that change days, or are left out: what filling one day after the other does not see. Distances in km, likings in minutes.

for each two days, each sight of the one, and each of the other or none:
    candidate <- the trip with both in each other's day, each where that day is liked best
    if candidate is liked more: trip <- candidate

for each two sights of one quarter on different days:
    candidate <- the best of the trips with one of them on the other's day, or left out and its day filled again
    if candidate is liked more: trip <- candidate

for each great sight at a bad hour:
    candidate <- the best of the trips with all of it and a meal moved for that, with it on another day, in exchange for a sight there or
                 for none, or without another of its own day
    if candidate is liked more: trip <- candidate

The neighbourhood is that of routes which exchange customers (Bräysy and Gendreau, 2005, section 3.2).
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from heapq import nlargest
from itertools import combinations, product

from core.optimize.days.filling import moves
from core.optimize.days.filling.choice import WORTH_A_CHANGE
from core.optimize.days.filling.fill import DayFiller
from core.optimize.days.liking import liking_of
from core.optimize.days.schedule import Timeline
from core.optimize.days.trip import TripDays
from core.optimize.instance.stops import DayStop

# By how much two sights together have to lie nearer to the other's day to be tried there.
_WORTH_AN_EXCHANGE = 0.5
# Minutes of its worth that a sight loses, from which it is looked at again.
_MUCH_LOST = 100
# Of its moves to other days so many are tried out with what is free filled again: those that are liked most as they are.
_SETTLED = 2
# A sight of a day.
_Placed = tuple[int, DayStop]


def exchanged(filler: DayFiller, trip: TripDays) -> TripDays:
    """The trip with its sights on the days where they are liked best."""
    best, most = trip, filler.liked.of_all(trip)
    for first, second in combinations(sorted(trip.timelines), 2):
        for one, other in list(_pairs(filler, best, (first, second))):
            candidate = _swapped(filler, best, (first, one), (second, other))
            if candidate is None:
                continue
            liking = filler.liked.of_all(candidate)
            if liking > most + WORTH_A_CHANGE:
                best, most = candidate, liking
    return best


def mended(filler: DayFiller, trip: TripDays) -> TripDays:
    """The trip with no quarter torn between two days where it is liked more so."""
    for pair in _torn(filler, trip):
        if all(stop in trip.timelines[day].stops for day, stop in pair):
            trip = _best_of(filler, trip, _joined(filler, trip, *pair))
    return trip


def at_better_hours(filler: DayFiller, trip: TripDays) -> TripDays:
    """The trip with each great sight that is seen at a bad hour, or too briefly, at a better one where it is liked more so."""
    for day, stop in [(day, stop) for day, now in sorted(trip.timelines.items()) for stop in _spoilt(now)]:
        if stop in trip.timelines[day].stops:
            trip = _best_of(filler, trip, _at_other_hours(filler, trip, day, stop))
    return trip


def _best_of(filler: DayFiller, trip: TripDays, candidates: Iterable[TripDays]) -> TripDays:
    """The candidate that is liked most, where that is worth the change; the trip as it is otherwise."""
    best, most = trip, filler.liked.of_all(trip)
    for candidate in candidates:
        liking = filler.liked.of_all(candidate)
        if liking > most + WORTH_A_CHANGE:
            best, most = candidate, liking
    return best


def _spoilt(now: Timeline) -> list[DayStop]:
    """The stops of a day that lose much of their worth to their hours and lengths."""
    times = zip(now.stops, now.starts, now.ends, strict=True)
    return [stop for stop, start, end in times if stop.lost(start, end) > _MUCH_LOST]


def _at_other_hours(filler: DayFiller, trip: TripDays, day: int, stop: DayStop) -> Iterator[TripDays]:
    """The trips with all of it, those without one other sight of its day, and those with it on another one; what is free is filled again."""
    yield from _in_full(filler, trip, day, stop)
    for other in trip.timelines[day].stops:
        if other.is_sight and not other.required and other is not stop:
            yield filler.in_place_of(trip, day, other)
    if stop.place in filler.offers.dated:
        return
    elsewhere = _elsewhere(filler, trip, day, stop)
    for there, moved in nlargest(_SETTLED, elsewhere, key=lambda one: filler.liked.of_all(one[1])):
        yield filler.settled(filler.settled(moved, day), there)


def _elsewhere(filler: DayFiller, trip: TripDays, day: int, stop: DayStop) -> Iterator[tuple[int, TripDays]]:
    """The trips with a sight on another day, alone or in exchange for one of its sights, and which day that is."""
    for there, now in trip.timelines.items():
        sights = [one for one in now.stops if one.is_sight and one.place not in filler.offers.dated]
        for one in (None, *sights) if there != day else ():
            moved = _swapped(filler, trip, (day, stop), (there, one))
            if moved is not None:
                yield there, moved


def _in_full(filler: DayFiller, trip: TripDays, day: int, stop: DayStop) -> Iterator[TripDays]:
    """The trips with a sight for its natural length, and those for which a meal has to move, or to be had inside."""
    whole = replace(stop, least=stop.usual)
    for looser in (trip, *filler.meals.loosened(trip, day)):
        for timeline in moves.replace_stop(looser, day, stop, [whole]):
            yield filler.meals.seated(trip.having(day, timeline), day)
    for meal in trip.timelines[day].stops if stop.feeds else ():
        if meal.is_meal and not meal.required:
            for emptier in moves.remove(trip, day, meal):
                for timeline in moves.replace_stop(trip.having(day, emptier), day, stop, [whole]):
                    yield filler.settled(trip.having(day, timeline), day)


def _torn(filler: DayFiller, trip: TripDays) -> list[tuple[_Placed, _Placed]]:
    """The sights of one quarter, or that are asked for and go together, on different days, two by two."""
    placed = [
        (day, stop) for day in sorted(trip.timelines) for stop in trip.timelines[day].stops if stop.is_sight
    ]
    return [
        (one, other)
        for one, other in combinations(placed, 2)
        if one[0] != other[0]
        and (_go_together(one[1], other[1]) or filler.liked.belonging(trip, one[1].place, other[1].place))
    ]


def _go_together(one: DayStop, other: DayStop) -> bool:
    """Whether two sights are asked for that one naturally sees together."""
    return one.required and other.required and other.place in one.beside


def _joined(filler: DayFiller, trip: TripDays, one: _Placed, other: _Placed) -> Iterator[TripDays]:
    """The trips with one of two sights on the other's day, or left out; what is free is filled again."""
    for (day, stop), (there, _) in ((one, other), (other, one)):
        if stop.place not in filler.offers.dated:
            moved = _swapped(filler, trip, (day, stop), (there, None))
            if moved is not None:
                yield filler.settled(moved, day)
        if not stop.required:
            for emptier in moves.remove(trip, day, stop):
                yield filler.settled(trip.having(day, emptier), day)


def _pairs(
    filler: DayFiller, trip: TripDays, days: tuple[int, int]
) -> Iterator[tuple[DayStop | None, DayStop | None]]:
    """Sights of two days, or one and none, that lie nearer to what is seen on the other day."""
    first, second = ([stop for stop in trip.timelines[day].stops if stop.is_sight] for day in days)
    ones, others = (
        [stop for stop in sights if stop.place not in filler.offers.dated] for sights in (first, second)
    )
    gains = {
        stop.place: _apart(filler, trip, stop, own) - _apart(filler, trip, stop, there)
        for sights, own, there in ((ones, first, second), (others, second, first))
        for stop in sights
    }
    for one, other in product((*ones, None), (*others, None)):
        if sum(gains[stop.place] for stop in (one, other) if stop is not None) > _WORTH_AN_EXCHANGE:
            yield one, other


def _apart(filler: DayFiller, trip: TripDays, sight: DayStop, day: list[DayStop]) -> float:
    """How far a sight is from the next one of a day, 0 where there is none."""
    here = filler.offers.point(trip, sight.place)
    return min(
        (abs(filler.offers.point(trip, stop.place) - here) for stop in day if stop is not sight), default=0.0
    )


def _swapped(
    filler: DayFiller, trip: TripDays, one: tuple[int, DayStop | None], other: tuple[int, DayStop | None]
) -> TripDays | None:
    """The trip with each of two sights in the other's day; None where one of them has no room there."""
    for (day, leaves), (_, comes) in ((one, other), (other, one)):
        if leaves is not None and leaves not in trip.timelines[day].stops:
            return None
        most = max(trip.timelines[day].sights, filler.profile.most)
        changed = (one for one in moves.exchange(trip, day, leaves, comes) if one.sights <= most)
        timeline = max(changed, key=lambda one: liking_of(one, filler.profile), default=None)
        if timeline is None:
            return None
        trip = trip.having(day, timeline)
    return trip
