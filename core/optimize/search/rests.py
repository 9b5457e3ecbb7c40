"""Rests in the hotel: with the bags on arrival, after lunch, in the gap of a long day. Minutes."""

from dataclasses import replace
from functools import partial
from math import ceil

from core.knowledge.hours.pauses import THERE_AND_BACK
from core.knowledge.things import REST
from core.optimize.days.day_bounds import outings_of
from core.optimize.days.filling import moves
from core.optimize.days.schedule import Timeline, lasting_worth
from core.optimize.days.trip import TripDays
from core.optimize.instance.stops import STEP, DayStop

# In the hotel, after lunch: on the day on which one arrives once its rooms are ready.
_REST = DayStop(
    kind="pause",
    place="",
    opens=12 * 60 + 45,
    closes=16 * 60 + 30,
    least=75,
    most=120,
    begin_by=14 * 60 + 45,
    required=True,
    thing=REST,
    at_leisure=True,
)
# In the hotel with the bags on arrival, before all else but the lunch of who is in town while it is had.
_BAGS = replace(_REST, opens=0, closes=18 * 60, least=40, most=90, begin_by=17 * 60)
_HUNGRY, _AT_ONCE, _AFTER_LUNCH = 12 * 60 + 25, 15, 100
_ROOMS_READY = 13 * 60 + 30
# After an outing one has lunch there, and rests once one is back.
_REST_AFTER_AN_OUTING = replace(_REST, opens=13 * 60 + 30, begin_by=16 * 60 + 15, closes=18 * 60 + 30)
# Minutes to a rest that nobody asked for, and by which it may make the ways longer and the visits shorter.
_TO_A_REST, _OFF_THE_WAY = 12, 15


def with_bags(trip: TripDays) -> TripDays:
    """The trip with the way to the hotel first, and a rest there, for those who have come far with the old or the young."""
    for day, bounds in trip.bounds.items():
        if bounds.brings_bags:
            eats_first = bounds.begins >= _HUNGRY and not bounds.only_dinner
            there = bounds.begins + trip.travel.ride(bounds.start, bounds.hotel, bounds.begins).door_to_door
            soon = int(min(_BAGS.begin_by, there + (_AFTER_LUNCH if eats_first else _AT_ONCE)))
            bags = replace(_BAGS, place=bounds.hotel, begin_by=soon)
            trip = trip.having(day, next(moves.insert(trip, day, bags), trip.timelines[day]))
    return trip


def with_rests(trip: TripDays) -> TripDays:
    """The trip with a rest in the hotel after the lunch of each day that has one and room for it."""
    for day, bounds in trip.bounds.items():
        now = trip.timelines[day]
        half_days, whole_days = outings_of(now.stops)
        if bounds.rests_at:
            usual = _REST_AFTER_AN_OUTING if half_days or whole_days else _REST
            opens = max(_ROOMS_READY if bounds.from_station else usual.opens, _back_from_a_day_out(trip, day))
            if opens > usual.begin_by:
                # who spends the day in a park sits down there
                continue
            rest = replace(usual, place=bounds.rests_at, opens=opens)
            possible = moves.insert(trip, day, rest, range(len(now.stops) + 1))
            best = max(possible, key=partial(lasting_worth, bounds), default=None)
            trip = trip if best is None else trip.having(day, best)
    return trip


def _back_from_a_day_out(trip: TripDays, day: int) -> int:
    """The minute at which one is in the hotel again after a whole day out, seen in full; 0 on a day without one."""
    now, bed = trip.timelines[day], trip.bounds[day].rests_at
    back = [
        end + trip.travel.ride(stop.place, bed, end).door_to_door
        for stop, end in zip(now.stops, now.ends, strict=True)
        if stop.is_outing and stop.feeds
    ]
    return ceil(max(back, default=0) / STEP) * STEP


def with_rests_in_gaps(trip: TripDays) -> TripDays:
    """The finished trip with a rest in the hotel after lunch on whole days that have a long gap there."""
    for day, bounds in trip.bounds.items():
        now = trip.timelines[day]
        after = [number + 1 for number, stop in enumerate(now.stops) if stop.kind == "lunch"]
        if not bounds.is_whole or not after or any(stop.thing == REST for stop in now.stops):
            continue
        usual = _REST_AFTER_AN_OUTING if any(outings_of(now.stops)) else _REST
        rested = moves.insert(trip, day, replace(usual, place=bounds.start), after)
        # neither a visit is cut short for it nor a long way taken
        best = next((one for one in rested if one.worth > now.worth and _is_near(trip, day, one)), None)
        trip = trip if best is None else trip.having(day, best)
    return trip


def _is_near(trip: TripDays, day: int, rested: Timeline) -> bool:
    """Whether it is not far to the rest and on from it, but from an outing, nor the ways much longer or the visits shorter."""
    before, bounds, stops = trip.timelines[day], trip.bounds[day], rested.stops
    number = next(number for number, stop in enumerate(stops) if stop.thing == REST)
    longer = sum(ride.minutes for ride in rested.rides) - sum(ride.minutes for ride in before.rides)
    cut_short = _at_sights(before) - _at_sights(rested)
    there = next((stop.place for stop in reversed(stops[:number]) if stop.place), bounds.start)
    onward = next((stop.place for stop in stops[number + 1 :] if stop.place), bounds.end)
    network = trip.travel.ways.network
    km = sum(network.distance(stops[number].place, place) for place in (there, onward))
    back_from_far = any(stop.is_outing for stop in stops[:number])
    near = back_from_far or (rested.rides[number].minutes <= _TO_A_REST and km <= THERE_AND_BACK)
    return near and longer <= _OFF_THE_WAY and cut_short <= _OFF_THE_WAY


def _at_sights(day: Timeline) -> int:
    """The minutes of a day among its sights."""
    return sum(
        end - start for stop, start, end in zip(day.stops, day.starts, day.ends, strict=True) if stop.is_sight
    )
