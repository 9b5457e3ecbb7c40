"""A day's timeline: when each stop of a given order begins and ends. Pure; minutes of the day, which may pass 24:00."""

from dataclasses import dataclass
from functools import lru_cache

from core.optimize.days.day_bounds import (
    BEDTIME,
    DayBounds,
    astray,
    beside_a_day_out,
    far_before_leaving,
    far_by_night,
    hungry,
    outings_of,
    put_off,
    too_long_on_the_way,
    waiting,
    weary,
)
from core.optimize.days.waits import BETWEEN_MEALS, fill_waits, later_dinner, longest_gap
from core.optimize.instance.stops import STEP, DayStop
from core.optimize.instance.travel import METRO_CLOSES, CityRide, Travel

# A gap that is longer is filled by longer visits.
_LONG_GAP = 45
# A minute on the way is worse than a minute of a person's time is worth: it also tires.
WAY = 1.6
# Stops with which a day is nearly full: before, a gap is for what is still to come.
_NEARLY_FULL = 5
# From when on a ride may be another one than by day.
_LAST_METROS = METRO_CLOSES - 2 * 60
# Days that are kept: some more than one request looks at.
_DAYS_KEPT = 8_192


@dataclass(frozen=True, slots=True)
class Timeline:
    """A feasible day. `rides[i]` leads to stop i and the last one to the end; `leaves` are their departures.

    `earliest` are the ends of the stops in the earliest schedule of this order; `worth` is the liking of all stops less
    what is disliked of the ways and waits, in minutes, and `base` the same for a free-handed traveller.
    """

    stops: tuple[DayStop, ...]
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    rides: tuple[CityRide, ...]
    leaves: tuple[int, ...]
    arrives: int
    earliest: tuple[int, ...]
    worth: float
    base: float
    sights: int
    """How many of the stops are sights."""


@lru_cache(maxsize=_DAYS_KEPT)
def schedule(bounds: DayBounds, stops: tuple[DayStop, ...], travel: Travel) -> Timeline | None:
    """The day with its stops in this order, visits drawn out where one would wait; None where it cannot be."""
    forward = _as_early_as_possible(bounds, stops, travel)
    if forward is None:
        return None
    early, soonest, rides, arrives = forward
    longest = [stop.usual if bounds.idle else stop.most for stop in stops]
    starts, ends = fill_waits(bounds, stops, longest, early, soonest, rides, arrives)
    if bounds.idle and len(stops) >= _NEARLY_FULL:
        later = later_dinner(bounds, stops[-1], starts[-1], ends[-1] + rides[-1].minutes)
        if later or longest_gap(starts, ends, rides) > _LONG_GAP:
            longest = [stop.most for stop in stops]
            begin, end = [*early[:-1], early[-1] + later], [*soonest[:-1], soonest[-1] + later]
            starts, ends = fill_waits(bounds, stops, longest, begin, end, rides, arrives + later)
    leaves = _departures(bounds, starts, ends, rides)
    arrives = leaves[-1] + rides[-1].minutes
    spoilt = waiting(bounds, starts, leaves, rides, arrives) + far_by_night(bounds, stops, leaves, rides)
    leaves = _just_in_time(bounds, starts, leaves, rides)
    arrives = leaves[-1] + rides[-1].minutes
    if not bounds.to_station:
        spoilt += bounds.early_evening * max(0, bounds.evening - arrives)
        spoilt += bounds.late_evening * max(0, arrives - BEDTIME)
    spoilt += hungry(bounds, stops, starts, ends) + weary(bounds, stops, starts, ends, rides)
    if bounds.late_wish:
        spoilt += put_off(bounds, stops)
    if bounds.astray:
        spoilt += too_long_on_the_way(bounds, stops, rides)
        spoilt += astray(bounds, stops, starts, ends, rides, travel)
    outings = [stop for stop in stops if stop.is_outing]
    if outings and bounds.hasty_outing:
        spoilt += bounds.dislike_of_outings(*outings_of(outings))
        spoilt += bounds.hasty_outing * beside_a_day_out(stops, ends)
        spoilt += far_before_leaving(bounds, stops, rides)
    spoilt += sum(
        [
            stop.appeal.lost(start, end)
            for stop, start, end in zip(stops, starts, ends, strict=True)
            if stop.appeal is not None
        ]
    )
    return Timeline(
        stops=stops,
        starts=tuple(starts),
        ends=tuple(ends),
        rides=tuple(rides),
        leaves=leaves,
        arrives=arrives,
        earliest=tuple(soonest),
        worth=sum([stop.worth for stop in stops]) - WAY * sum([ride.dislike for ride in rides]) - spoilt,
        base=sum([stop.base for stop in stops]) - WAY * sum([ride.base for ride in rides]) - spoilt,
        sights=len([stop for stop in stops if stop.is_sight]),
    )


def lasting_worth(bounds: DayBounds, day: Timeline) -> float:
    """What of the worth of a day no further stop changes much: its stops at their hours and the ways, not the waits."""
    hasty = bounds.dislike_of_outings(*outings_of(day.stops)) + put_off(bounds, day.stops)
    ways = WAY * sum([ride.dislike for ride in day.rides])
    return (
        sum([stop.worth for stop in day.stops])
        - ways
        - lost_of(day)
        - hasty
        - weary(bounds, day.stops, day.starts, day.ends, day.rides)
    )


def lost_of(day: Timeline) -> float:
    """What of the worth of a day is lost for the hours and the lengths of its stops."""
    return sum(
        [stop.lost(start, end) for stop, start, end in zip(day.stops, day.starts, day.ends, strict=True)]
    )


def _as_early_as_possible(
    bounds: DayBounds, stops: tuple[DayStop, ...], travel: Travel
) -> tuple[list[int], list[int], list[CityRide], int] | None:
    now, here, fed, out = bounds.begins, bounds.start, -BETWEEN_MEALS, bounds.out_from
    shut_from, shut_until = bounds.no_sights
    starts, ends, rides = [], [], []
    for stop in stops:
        if now < out and stop.place != here:
            now = out
        is_meal = stop.is_meal
        ride = (
            travel.to_some_meal if is_meal and not stop.place else travel.ride(here, stop.place or here, now)
        )
        start = now + ride.door_to_door
        if start < stop.opens:
            start = stop.opens
        if start < stop.until - stop.most:
            start = stop.until - stop.most
        if is_meal and start < fed + BETWEEN_MEALS:
            start = fed + BETWEEN_MEALS
        start = -(-start // STEP) * STEP
        now = start + stop.least
        if now < stop.until:
            now = stop.until
        if now > shut_from and start < shut_until and stop.is_sight:
            start = shut_until
            now = max(start + stop.least, stop.until)
        if now > stop.closes or start > stop.begin_by:
            return None
        if is_meal:
            fed = now
        here = stop.place or here
        starts.append(start)
        ends.append(now)
        rides.append(ride)
    last = travel.ride(here, bounds.end, now)
    rides.append(last)
    if now + last.minutes > bounds.due:
        return None
    return starts, ends, rides, now + last.minutes


def latest_starts(bounds: DayBounds, day: Timeline) -> tuple[int, ...]:
    """The latest start of each stop with which the rest of the day can still be done in this order."""
    stops, rides = day.stops, day.rides
    latest, bound, next_meal = [0] * len(stops), bounds.due, 2 * METRO_CLOSES
    for i in range(len(stops) - 1, -1, -1):
        stop = stops[i]
        ride = rides[i + 1]
        way = ride.minutes if i + 1 == len(stops) else ride.door_to_door
        end = min(stop.closes, bound - way)
        if stop.is_meal:
            end = min(end, next_meal - BETWEEN_MEALS)
        latest[i] = bound = end - stop.least
        if stop.is_meal:
            next_meal = bound
    return tuple(latest)


def may_follow(
    bounds: DayBounds, day: Timeline, place: int, stop: DayStop, latest: tuple[int, ...], travel: Travel
) -> bool:
    """Whether another stop may have room in the place of one of a day, by the ways to it and from it alone.

    What has none here has none in `schedule`, which takes ten times as long: most restaurants are too far away. `latest` are the
    latest starts of the day. In the evening, when there may be no metro, all may have room.
    """
    here = next((one.place for one in reversed(day.stops[:place]) if one.place), bounds.start)
    ready = day.earliest[place - 1] if place else bounds.begins
    if ready > _LAST_METROS or not stop.place:
        return True
    start = ready + travel.ride(here, stop.place, ready).door_to_door
    over = max(start, stop.opens) + stop.least
    if start > stop.begin_by or over > stop.closes:
        return False
    if place + 1 == len(day.stops):
        return over + travel.ride(stop.place, bounds.end, over).minutes <= bounds.due
    following = day.stops[place + 1]
    way = travel.ride(stop.place, following.place, over).door_to_door if following.place else 0
    return over + way <= latest[place + 1]


def _departures(
    bounds: DayBounds, starts: list[int], ends: list[int], rides: list[CityRide]
) -> tuple[int, ...]:
    """One leaves when the stop before is over; at the day's beginning just in time for what comes first."""
    first = rides[0]
    if starts:
        leave = starts[0] - first.door_to_door
    elif bounds.to_station and not bounds.from_station:
        leave = bounds.due - first.minutes
    else:
        leave = bounds.begins
    if first.mode == "metro":
        leave = min(leave, METRO_CLOSES - first.minutes)
    return (leave, *ends)


def _just_in_time(
    bounds: DayBounds, starts: list[int], leaves: tuple[int, ...], rides: list[CityRide]
) -> tuple[int, ...]:
    """The departures put off: time to spare is a stroll where one is, and no wait at the next gate or at the station."""
    late = list(leaves)
    for i in range(1, len(rides)):
        ride = rides[i]
        if i < len(starts):
            latest = starts[i] - ride.door_to_door
        else:
            latest = bounds.due - ride.minutes if bounds.to_station else 0
        if latest > late[i]:
            if ride.mode == "metro":
                latest = max(late[i], min(latest, METRO_CLOSES - ride.minutes))
            late[i] = latest
    return tuple(late)
