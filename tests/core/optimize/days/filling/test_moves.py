"""The neighbourhoods: each changes what it is named for, keeps the days feasible, and leaves the trip as it was."""

from dataclasses import replace

import pytest

from core.dsl.families.costs import CostCap
from core.optimize.days.filling import moves
from core.optimize.days.trip import TripDays
from core.optimize.instance.instance import Instance
from core.optimize.instance.meals import hotel_breakfast


@pytest.fixture
def instance(instance_of) -> Instance:
    return instance_of(days=3)


@pytest.fixture
def trip(instance: Instance, empty_trip_of) -> TripDays:
    """A trip whose second day has three sights."""
    trip = empty_trip_of(instance)
    for sight in instance.free_handed.stops[:3]:
        trip = trip.having(2, next(moves.insert(trip, 2, sight)))
    return trip


def _places(timeline) -> list[str]:
    return [stop.place for stop in timeline.stops]


def test_a_stop_is_inserted_at_every_position(instance: Instance, trip: TripDays) -> None:
    other = instance.free_handed.stops[5]
    days = list(moves.insert(trip, 2, other))
    assert [_places(day).index(other.place) for day in days] == [0, 1, 2, 3]


def test_breakfast_is_inserted_first(trip: TripDays) -> None:
    (breakfast,) = hotel_breakfast(trip.bounds[2].start)
    assert [day.stops[0].kind for day in moves.insert(trip, 2, breakfast)] == ["breakfast"]


def test_nothing_is_inserted_that_closes_before_one_comes(instance: Instance, trip: TripDays) -> None:
    closed = replace(instance.free_handed.stops[5], opens=0, closes=60)
    assert list(moves.insert(trip, 2, closed)) == []


def test_a_stop_is_removed(trip: TripDays) -> None:
    first, *others = trip.timelines[2].stops
    (day,) = moves.remove(trip, 2, first)
    assert list(day.stops) == others


def test_a_stop_is_removed_by_what_it_is(trip: TripDays) -> None:
    first, *others = trip.timelines[2].stops
    (day,) = moves.remove(trip, 2, replace(first))
    assert list(day.stops) == others


def test_a_stop_is_replaced_in_its_place(instance: Instance, trip: TripDays) -> None:
    before = trip.timelines[2].stops
    others = instance.free_handed.stops[5:8]
    days = list(moves.replace_stop(trip, 2, before[1], others))
    assert [day.stops for day in days] == [(before[0], other, before[2]) for other in others]


def test_a_stop_is_relocated_everywhere_else(trip: TripDays) -> None:
    a, b, c = trip.timelines[2].stops
    assert [day.stops for day in moves.relocate(trip, 2, a)] == [(b, a, c), (b, c, a)]


def test_two_stops_are_swapped(trip: TripDays) -> None:
    a, b, c = trip.timelines[2].stops
    assert [day.stops for day in moves.swap(trip, 2)] == [(b, a, c), (c, b, a), (a, c, b)]


def test_a_stop_is_exchanged_for_another_wherever_it_fits(instance: Instance, trip: TripDays) -> None:
    a, b, c = trip.timelines[2].stops
    other = instance.free_handed.stops[5]
    days = [day.stops for day in moves.exchange(trip, 2, b, other)]
    assert days == [(other, a, c), (a, other, c), (a, c, other)]


def test_neighbours_differ_in_one_stop_or_one_ride(instance: Instance, trip: TripDays) -> None:
    other, another = instance.free_handed.stops[5:7]
    found = moves.neighbours(
        trip,
        others=lambda stop: [other],
        more=[another],
        inserted=lambda day, stop: next(moves.insert(trip, day, stop), None),
        modes=["walk"],
    )
    before = set(trip.stops)
    changes = [(set(one.stops) - before, before - set(one.stops)) for one in found]
    replaced, removed = [({other}, {stop}) for stop in trip.stops], [(set(), {stop}) for stop in trip.stops]
    inserted = [({another}, set())] * len(trip.timelines)
    assert [change for change in changes if change != (set(), set())] == [*replaced, *inserted, *removed]


def test_a_ride_changes_its_mode_and_stays_so(trip: TripDays) -> None:
    for changed in moves.change_mode(trip, 2, ["taxi"]):
        now, before = changed.timelines[2], trip.timelines[2]
        assert now.stops == before.stops
        assert [ride.mode for ride in now.rides].count("taxi") >= [r.mode for r in before.rides].count("taxi")
        again = changed.scheduled(2, now.stops)
        assert again is not None and again.rides == now.rides


def test_a_move_leaves_the_trip_as_it_was(instance: Instance, trip: TripDays) -> None:
    before = dict(trip.timelines)
    list(moves.insert(trip, 2, instance.free_handed.stops[5]))
    list(moves.swap(trip, 2))
    list(moves.change_mode(trip, 2, ["taxi", "walk"]))
    assert dict(trip.timelines) == before


def test_no_move_passes_a_cap(instance_of, empty_trip_of) -> None:
    instance = instance_of(CostCap("attraction", 30.0), days=3)
    trip = empty_trip_of(instance)
    dear = next(stop for stop in instance.free_handed.stops if stop.price >= 20)
    assert list(moves.insert(trip, 2, dear)) == []
    assert trip.ledger.pinched == {CostCap("attraction", 30.0)}


def test_another_hotel_comes_with_the_same_services(instance: Instance, outline_of) -> None:
    outline = outline_of(instance)
    other = next(bed for bed in instance.choices[0] if bed not in outline.stays.values())
    (changed,) = moves.change_hotel(outline, [{1: other, 2: other}])
    assert dict(changed.stays) == {1: other, 2: other} and changed.journey == outline.journey


def test_other_services_come_with_their_nights(instance: Instance, outline_of) -> None:
    outline = outline_of(instance)
    later = replace(outline.journey, outbound=instance.problem.outbound[1])
    (changed,) = moves.change_service(outline, [(later, outline.stays)])
    assert changed.journey == later and changed.style == outline.style
