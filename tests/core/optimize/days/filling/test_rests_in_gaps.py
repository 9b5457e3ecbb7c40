"""A rest that nobody asked for fills a long gap after lunch where the hotel is near, there and on from it."""

from dataclasses import replace

import pytest

from core.knowledge.things import REST
from core.optimize.days.filling import moves
from core.optimize.days.trip import TripDays
from core.optimize.instance.meals import LUNCHES, table_stop
from core.optimize.search.rests import with_rests, with_rests_in_gaps
from core.sandbox.city import City


def _sleeping_at(north: float, toy) -> City:
    """The toy city with its hotels so many km north of its middle."""
    usual = toy.city()
    hotels = [replace(row, position=toy.at(0, north)) for row in usual.hotels]
    rows = (*usual.attractions, *usual.restaurants, *hotels)
    terminals = {f"{usual.name}站": toy.at(0, -3), f"{usual.name}机场": toy.at(0, -20)}
    return City(
        usual.name,
        name_en=usual.name,
        attractions=usual.attractions,
        restaurants=usual.restaurants,
        hotels=hotels,
        lines=(),
        positions={**terminals, **{row.name: row.position for row in rows}},
    )


@pytest.mark.parametrize(("north", "rests"), [(0.5, True), (6.5, False)])
def test_nobody_crosses_the_town_for_a_rest(
    north: float, rests: bool, toy, instance_of, empty_trip_of
) -> None:
    instance = instance_of(days=3, city=_sleeping_at(north, toy))
    trip, tables = empty_trip_of(instance), instance.tables(instance.style)
    lunch = table_stop(LUNCHES[0], tables, 0)
    evening = replace(instance.free_handed.stops[0], opens=17 * 60, until=18 * 60)
    for stop in (lunch, evening):
        day = next(moves.insert(trip, 2, stop, [len(trip.timelines[2].stops)]))
        trip = trip.having(2, day)
    assert any(stop.thing == REST for stop in with_rests_in_gaps(trip).timelines[2].stops) is rests


@pytest.mark.parametrize(("minutes", "rests"), [(4 * 60, True), (8 * 60, False)])
def test_who_rests_at_noon_rests_after_a_day_out_that_leaves_time_for_it(
    minutes: int, rests: bool, instance_of, empty_trip_of
) -> None:
    instance = instance_of(days=3)
    trip = empty_trip_of(instance)
    trip = replace(trip, bounds={day: replace(one, rests_at=one.hotel) for day, one in trip.bounds.items()})
    wall = replace(
        instance.free_handed.stops[0],
        opens=9 * 60,
        closes=22 * 60,
        until=0,
        least=120,
        most=minutes,
        is_outing=True,
        feeds=True,
    )
    trip = trip.having(2, next(moves.insert(trip, 2, wall, [0])))
    seen = _minutes_at(wall.place, trip)
    rested = with_rests(trip)
    assert any(stop.thing == REST for stop in rested.timelines[2].stops) is rests
    # and the visit is as long as before
    assert _minutes_at(wall.place, rested) >= seen - 15


def _minutes_at(place: str, trip: TripDays) -> int:
    """How long one is at a place on the second day."""
    day = trip.timelines[2]
    return next(
        end - start
        for stop, start, end in zip(day.stops, day.starts, day.ends, strict=True)
        if stop.place == place
    )
