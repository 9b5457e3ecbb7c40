"""Required places: each is in the trip, at the times that are asked for, in order, or it is said that there is no room."""

from core.dsl.families.costs import CostCap
from core.dsl.families.places import Names
from core.dsl.families.visits import TimeAt, VisitOrder
from core.optimize.days.required import RequiredPlaces
from core.optimize.days.trip import TripDays
from core.optimize.instance.instance import Instance
from core.optimize.instance.meals import TRAVELLERS_MEALS


def _placed(instance: Instance, trip: TripDays, *, hurried: bool = False) -> TripDays | None:
    return RequiredPlaces(
        trip=trip,
        demands=instance.demands,
        plane=instance.plane,
        sights=instance.sights(instance.style),
        tables=instance.tables(instance.style),
        meals=TRAVELLERS_MEALS,
        hurried=hurried,
        hotel_of=lambda day: "",
    ).placed()


def test_every_place_of_a_list_is_there_and_stays(instance_of, empty_trip_of) -> None:
    names = frozenset({"景点01", "景点05", "景点07"})
    instance = instance_of(Names("attraction", "all", names))
    placed = _placed(instance, empty_trip_of(instance))
    assert placed is not None
    assert {stop.place for stop in placed.stops} == names
    assert all(stop.required for stop in placed.stops)


def test_of_a_choice_there_is_one(instance_of, empty_trip_of) -> None:
    instance = instance_of(Names("attraction", "any", frozenset({"景点01", "景点05"})))
    placed = _placed(instance, empty_trip_of(instance))
    assert placed is not None and len(placed.stops) == 1


def test_a_visit_is_at_the_hour_that_is_asked_for(instance_of, empty_trip_of) -> None:
    instance = instance_of(TimeAt("景点03", starts_from="15:00", starts_by="15:30"))
    placed = _placed(instance, empty_trip_of(instance))
    assert placed is not None
    starts = [
        start
        for day in placed.timelines.values()
        for stop, start in zip(day.stops, day.starts, strict=True)
        if stop.place == "景点03"
    ]
    assert len(starts) == 1 and 15 * 60 <= starts[0] <= 15 * 60 + 30


def test_places_come_in_the_order_that_is_asked_for(instance_of, empty_trip_of) -> None:
    instance = instance_of(VisitOrder("景点07", "景点01"))
    placed = _placed(instance, empty_trip_of(instance))
    assert placed is not None
    names = [stop.place for stop in placed.stops]
    assert names.index("景点07") < names.index("景点01")


def test_what_costs_more_than_there_is_pinches_the_cap(instance_of, empty_trip_of) -> None:
    cap = CostCap("total", 810.0)
    instance = instance_of(Names("attraction", "all", frozenset({"景点02", "景点05"})), cap)
    trip = empty_trip_of(instance)
    assert _placed(instance, trip) is None
    assert trip.ledger.pinched == {cap}
