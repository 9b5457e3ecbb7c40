"""The neighbourhoods of a trip: what one change makes of it. Construction, improvement and repair search them.

insert, remove, replace, exchange, relocate, swap: of one day, each yields the day as it would be.
change mode: of the trip's ways, yields the trip.
neighbours: of the whole trip, all that one of these makes of it, for a search that has no idea of its own.
change service, change hotel: of the decisions before the days, yields them; the days are built anew.

A move that has no room or no money yields nothing, so that the environment constraints hold throughout. The neighbourhoods are
those of vehicle routing with time windows (Bräysy and Gendreau, 2005, section 3) on a day's route.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import reduce
from itertools import combinations, pairwise

from core.optimize.days.outline import TripOutline
from core.optimize.days.schedule import Timeline, latest_starts, may_follow
from core.optimize.days.trip import TripDays
from core.optimize.instance.hotels import Lodging
from core.optimize.instance.services import Journey
from core.optimize.instance.stops import DayStop

DayStops = tuple[DayStop, ...]
_BREAKFAST_BY = 8 * 60


def insert(
    trip: TripDays, day: int, stop: DayStop, positions: Iterable[int] | None = None, *, required: bool = False
) -> Iterator[Timeline]:
    """The day with one stop more, at each of these positions (None: everywhere; breakfast: first, or after
    what is over by then).

    Only what is required is put into a day on which it is shut.
    """
    if day in stop.shut and not required:
        return
    now = trip.timelines[day].stops
    if positions is None:
        over_early = len(now) and min(now[0].closes, now[0].begin_by + now[0].least) <= _BREAKFAST_BY
        first = range(2 if over_early else 1)
        positions = first if stop.kind == "breakfast" and not required else range(len(now) + 1)
    for position in positions:
        timeline = trip.scheduled(day, (*now[:position], stop, *now[position:]), required=required)
        if timeline is not None:
            yield timeline


def remove(trip: TripDays, day: int, *stops: DayStop) -> Iterator[Timeline]:
    """The day without some stops."""
    yield from _possible(trip.scheduled(day, reduce(without, stops, trip.timelines[day].stops)))


def replace_stop(trip: TripDays, day: int, stop: DayStop, others: Iterable[DayStop]) -> Iterator[Timeline]:
    """The day with each of the others in the place of a stop."""
    timeline, bounds = trip.timelines[day], trip.bounds[day]
    now = timeline.stops
    place, latest = now.index(stop), latest_starts(bounds, timeline)
    for other in others:
        if day in other.shut and not other.required:
            continue
        if may_follow(bounds, timeline, place, other, latest, trip.travel):
            yield from _possible(trip.scheduled(day, (*now[:place], other, *now[place + 1 :])))


def exchange(trip: TripDays, day: int, leaves: DayStop | None, comes: DayStop | None) -> Iterator[Timeline]:
    """The day without a stop and with another one at each position after breakfast; None leaves, or comes, where there is none."""
    now = trip.timelines[day].stops
    rest = now if leaves is None else without(now, leaves)
    if comes is None:
        yield from _possible(trip.scheduled(day, rest))
    elif day not in comes.shut:
        eaten = bool(rest) and rest[0].kind == "breakfast"
        for position in range(eaten, len(rest) + 1):
            yield from _possible(trip.scheduled(day, (*rest[:position], comes, *rest[position:])))


def relocate(trip: TripDays, day: int, stop: DayStop) -> Iterator[Timeline]:
    """The day with a stop at each other position."""
    now = trip.timelines[day].stops
    others = without(now, stop)
    for position in range(len(others) + 1):
        changed = (*others[:position], stop, *others[position:])
        if changed != now:
            yield from _possible(trip.scheduled(day, changed))


def swap(trip: TripDays, day: int) -> Iterator[Timeline]:
    """The day with two of its stops in each other's place."""
    now = trip.timelines[day].stops
    for first, second in combinations(range(len(now)), 2):
        changed = list(now)
        changed[first], changed[second] = now[second], now[first]
        yield from _possible(trip.scheduled(day, tuple(changed)))


def change_mode(trip: TripDays, day: int, modes: Iterable[str]) -> Iterator[TripDays]:
    """The trip with one ride of a day by each of these modes."""
    now, bounds = trip.timelines[day], trip.bounds[day]
    for start, end in pairwise((bounds.start, *(stop.place for stop in now.stops if stop.place), bounds.end)):
        for mode in modes:
            travel = trip.travel.fixed(start, end, mode) if start != end else None
            if travel is not None:
                other = replace(trip, travel=travel)
                for timeline in _possible(other.scheduled(day, now.stops)):
                    yield other.having(day, timeline)


def neighbours(
    trip: TripDays,
    *,
    others: Callable[[DayStop], Iterable[DayStop]],
    more: Iterable[DayStop],
    inserted: Callable[[int, DayStop], Timeline | None],
    modes: Iterable[str],
) -> Iterator[TripDays]:
    """The trips with one stop replaced by one of the others for it, one more, one less, or one ride by another mode.

    `inserted` is a day with one stop more, where it fits best. What is required stays.
    """
    free = [(day, stop) for day, now in trip.timelines.items() for stop in now.stops if not stop.required]
    for day, stop in free:
        yield from (trip.having(day, one) for one in replace_stop(trip, day, stop, others(stop)))
    for stop in more:
        for day in trip.timelines:
            fuller = inserted(day, stop)
            if fuller is not None:
                yield trip.having(day, fuller)
    for day, stop in free:
        yield from (trip.having(day, one) for one in remove(trip, day, stop))
    for day in trip.timelines:
        yield from change_mode(trip, day, modes)


def change_service(
    outline: TripOutline, journeys: Iterable[tuple[Journey, Mapping[int, Lodging]]]
) -> Iterator[TripOutline]:
    """The outline with other services, and where one sleeps with each of them."""
    for journey, stays in journeys:
        yield replace(outline, journey=journey, stays=stays)


def change_hotel(outline: TripOutline, stays: Iterable[Mapping[int, Lodging]]) -> Iterator[TripOutline]:
    """The outline with other nights."""
    for other in stays:
        yield replace(outline, stays=other)


def without(stops: DayStops, left_out: DayStop) -> DayStops:
    """The stops but for one of them."""
    place = stops.index(left_out)
    return (*stops[:place], *stops[place + 1 :])


def _possible(timeline: Timeline | None) -> Iterator[Timeline]:
    if timeline is not None:
        yield timeline
