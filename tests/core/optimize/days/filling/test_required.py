"""Required places: each is in the trip, at the times that are asked for, in order, or it is said that there is no room."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.places import Names
from core.dsl.families.visits import TimeAt, VisitOrder
from core.model.spells import Spell, spell
from core.optimize.days.filling.required import RequiredPlaces
from core.optimize.days.trip import TripDays
from core.optimize.instance.instance import Instance
from core.optimize.instance.meals import TRAVELLERS_MEALS
from core.text import Text

NO_SPELLS: Mapping[str, Spell] = {}


def _required(
    instance: Instance, trip: TripDays, *, hurried: bool = False, spells: Mapping[str, Spell] = NO_SPELLS
) -> RequiredPlaces:
    return RequiredPlaces(
        trip=trip,
        demands=instance.demands,
        plane=instance.plane,
        sights=instance.sights(instance.style),
        tables=instance.tables(instance.style),
        meals=TRAVELLERS_MEALS,
        hurried=hurried,
        hotel_of=lambda day: "",
        spells=spells,
    )


def _placed(
    instance: Instance, trip: TripDays, *, hurried: bool = False, spells: Mapping[str, Spell] = NO_SPELLS
) -> TripDays | None:
    return _required(instance, trip, hurried=hurried, spells=spells).placed()


def _visit(placed: TripDays | None, place: str) -> tuple[int, int]:
    """The minutes of the only visit to a place."""
    assert placed is not None
    ((start, end),) = (
        (start, end)
        for day in placed.timelines.values()
        for stop, start, end in zip(day.stops, day.starts, day.ends, strict=True)
        if stop.place == place
    )
    return start, end


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


def test_a_visit_is_at_the_hour_that_is_wished_for(instance_of, empty_trip_of) -> None:
    instance = instance_of(Names("attraction", "all", frozenset({"景点03"})))
    late = spell("下午晚些时候")
    start, end = _visit(_placed(instance, empty_trip_of(instance), spells={"景点03": late}), "景点03")
    assert late.is_kept(start, end)


def test_a_visit_is_as_long_as_is_wished_for(instance_of, empty_trip_of) -> None:
    instance = instance_of(Names("attraction", "all", frozenset({"景点03"})))
    long = spell("一整天")
    start, end = _visit(_placed(instance, empty_trip_of(instance), spells={"景点03": long}), "景点03")
    assert long.is_kept(start, end)


def test_a_place_is_seen_at_another_hour_where_its_own_cannot_be(instance_of, empty_trip_of) -> None:
    instance = instance_of(Names("attraction", "all", frozenset({"景点03"})))
    midnight = {"景点03": Spell(said=Text("半夜", "at midnight"), begins=(24 * 60, 25 * 60))}
    start, end = _visit(_placed(instance, empty_trip_of(instance), spells=midnight), "景点03")
    assert 0 < start < end <= 22 * 60


@pytest.mark.parametrize(("said", "due"), [("第 1 天", 0), ("第 2 天", 1), ("最后一天", -1)])
def test_a_visit_is_on_the_day_that_is_wished_for(said: str, due: int, instance_of, empty_trip_of) -> None:
    instance = instance_of(Names("attraction", "all", frozenset({"景点03"})))
    placed = _placed(instance, empty_trip_of(instance), spells={"景点03": spell(said)})
    assert placed is not None
    (seen,) = (day for day, now in placed.timelines.items() if now.stops)
    assert seen == sorted(placed.timelines)[due]


def test_who_sleeps_in_has_a_breakfast_that_is_asked_for(instance_of, empty_trip_of) -> None:
    instance = instance_of(Names("breakfast", "all", frozenset({"饭馆01"})))
    trip = empty_trip_of(instance)
    late = {
        day: replace(bounds, begins=max(bounds.begins, 8 * 60 + 30)) for day, bounds in trip.bounds.items()
    }
    required = _required(instance, replace(trip, bounds=late))
    open_early = tuple(replace(row, opens=7 * 60) for row in required.tables.rows)
    early = replace(required, tables=replace(required.tables, rows=open_early))
    start, end = _visit(early.placed(), "饭馆01")
    assert 8 * 60 + 30 <= start < 9 * 60 < end


def test_a_day_in_a_park_that_has_to_end_before_the_show_is_most_of_one(instance_of, empty_trip_of) -> None:
    instance = instance_of(Names("attraction", "all", frozenset({"景点03"})))
    trip = empty_trip_of(instance)
    till_six = {day: replace(bounds, due=min(bounds.due, 18 * 60)) for day, bounds in trip.bounds.items()}
    required = _required(instance, replace(trip, bounds=till_six))
    sights = required.sights
    at = sights.numbers["景点03"]
    whole = replace(sights.every["景点03"], least=560, most=660)
    with_show = replace(whole, until=20 * 60, closes=22 * 60)
    stops = (*sights.stops[:at], with_show, *sights.stops[at + 1 :])
    park = replace(sights, stops=stops, every={**sights.every, "景点03": whole})
    start, end = _visit(replace(required, sights=park).placed(), "景点03")
    assert end - start >= 6 * 60 and end <= 18 * 60


def test_places_come_in_the_order_that_is_asked_for(instance_of, empty_trip_of) -> None:
    instance = instance_of(VisitOrder("景点07", "景点01"))
    placed = _placed(instance, empty_trip_of(instance))
    assert placed is not None
    names = [stop.place for stop in placed.stops]
    assert names.index("景点07") < names.index("景点01")


def test_what_costs_more_than_there_is_pinches_the_cap(instance_of, empty_trip_of) -> None:
    cap = CostCap("total", 720.0)
    instance = instance_of(Names("attraction", "all", frozenset({"景点02", "景点05"})), cap)
    trip = empty_trip_of(instance)
    assert _placed(instance, trip) is None
    assert trip.ledger.pinched == {cap}
