"""The filling of days: meals at their hours, sights once, and what is better takes the place of what is there."""

from dataclasses import replace

import numpy as np
import pytest

from core.optimize.days.filling import moves
from core.optimize.days.filling.fill import DayFiller
from core.optimize.days.liking import tiring_of
from core.optimize.days.offers import Offers
from core.optimize.days.trip import TripDays
from core.optimize.instance.instance import Instance
from core.optimize.instance.meals import LUNCHES, morning_meals, table_stop
from core.optimize.instance.stops import DayStop
from core.optimize.instance.tables import TEAHOUSE
from core.optimize.preferences.profile import DEFAULT


@pytest.fixture
def instance(instance_of) -> Instance:
    return instance_of(days=3)


@pytest.fixture
def filler(instance: Instance) -> DayFiller:
    offers = Offers(
        plane=instance.plane,
        sights=instance.sights(instance.style),
        tables=instance.tables(instance.style),
        profile=DEFAULT,
    )
    return DayFiller(offers, DEFAULT)


@pytest.fixture
def trip(instance: Instance, filler: DayFiller, empty_trip_of) -> TripDays:
    """The trip with its second day filled."""
    return filler.filled(empty_trip_of(instance), 2)


def test_a_whole_day_has_three_meals_in_their_hours(trip: TripDays) -> None:
    day = trip.timelines[2]
    meals = [(stop.kind, start) for stop, start in zip(day.stops, day.starts, strict=True) if stop.is_meal]
    assert [kind for kind, _ in meals] == ["breakfast", "lunch", "dinner"]
    assert 11 * 60 <= meals[1][1] < 14 * 60 and 17 * 60 <= meals[2][1] < 20 * 60


def test_every_meal_has_its_restaurant(trip: TripDays) -> None:
    assert all(stop.place for stop in trip.timelines[2].stops)


def test_a_day_takes_nothing_that_another_has(trip: TripDays, filler: DayFiller) -> None:
    more = filler.filled(trip, 1)
    first, second = ({s.place for s in more.timelines[day].stops if s.kind != "breakfast"} for day in (1, 2))
    assert first and not first & second


def test_what_is_unwanted_is_not_offered(instance: Instance, empty_trip_of) -> None:
    best = instance.free_handed.stops[0].place
    offers = Offers(
        plane=instance.plane,
        sights=instance.sights(instance.style),
        tables=instance.tables(instance.style),
        profile=DEFAULT,
        unwanted={"attraction": frozenset({best})},
    )
    filled = DayFiller(offers, DEFAULT).filled(empty_trip_of(instance), 2)
    assert best not in {stop.place for stop in filled.stops}


def test_improving_never_makes_a_day_liked_less(trip: TripDays, filler: DayFiller) -> None:
    better, liked = filler.improved(trip, 2), filler.liked.given_others(trip, 2)
    assert liked(better.timelines[2]) >= liked(trip.timelines[2])


def test_a_day_with_the_dish_of_the_city_still_takes_every_sight_that_gains(
    instance: Instance, filler: DayFiller, empty_trip_of
) -> None:
    tables = replace(filler.offers.tables, signature=frozenset({filler.offers.tables.rows[0].name}))
    assert DEFAULT.guide is not None
    fond = replace(DEFAULT, guide=replace(DEFAULT.guide, signature_dish=1_000.0))
    fond_filler = DayFiller(replace(filler.offers, tables=tables, profile=fond), fond)
    trip = empty_trip_of(instance)
    lunch = table_stop(LUNCHES[-1], tables, 0)
    trip = fond_filler.filled(trip.having(2, next(moves.insert(trip, 2, lunch))), 2)
    now = trip.timelines[2]
    more = [
        one
        for at, sight in fond_filler.offers.insertions(trip, 2)
        for one in moves.insert(trip, 2, sight, [at])
    ]
    assert more
    liked = fond_filler.liked.given_others(trip, 2)
    assert all(liked(one) <= liked(now) for one in more)


def test_polishing_keeps_what_there_is_of_meals(trip: TripDays, filler: DayFiller) -> None:
    polished = filler.polished(trip, 2)
    kinds = [stop.kind for stop in polished.timelines[2].stops if stop.is_meal]
    assert sorted(kinds) == ["breakfast", "dinner", "lunch"]


def test_a_morning_is_for_the_breakfast_of_the_city_a_few_steps_away(
    instance: Instance, filler: DayFiller, empty_trip_of
) -> None:
    tables = filler.offers.tables
    open_early = tuple(replace(row, opens=6 * 60) for row in tables.rows)
    near = open_early[0].name
    offers = replace(
        filler.offers, tables=replace(tables, rows=open_early, mornings=frozenset({near})), wished=frozenset()
    )
    empty = empty_trip_of(instance)

    def mornings_at(place: str) -> list[str]:
        trip = replace(empty, bounds={**empty.bounds, 2: replace(empty.bounds[2], start=place)})
        return [stop.place for stop in offers.meals.mornings(trip, 2)]

    here = offers.point(empty, near)
    far = max(tables.rows, key=lambda row: abs(offers.point(empty, row.name) - here)).name
    assert mornings_at(near) == [near]
    assert mornings_at(far) == []


def test_hot_pot_is_not_eaten_twice_a_day(instance: Instance, empty_trip_of) -> None:
    trip = empty_trip_of(instance)
    tables = instance.tables(instance.style)
    pots, others = tables.rows[:6], tables.rows[6:]
    fares = {**{row.name: "pot" for row in pots}, **{row.name: "" for row in others}}
    offers = Offers(
        plane=instance.plane,
        sights=instance.sights(instance.style),
        tables=replace(tables, fares=fares),
        profile=DEFAULT,
    )
    day = DayFiller(offers, DEFAULT).filled(trip, 2).timelines[2]
    eaten = [offers.meals.fare(stop.place) for stop in day.stops if stop.kind in ("lunch", "dinner")]
    assert len(eaten) == 2
    assert eaten.count("pot") < 2


def test_hot_pot_in_the_evening_and_again_at_noon_is_once_too_often(filler: DayFiller) -> None:
    tables = filler.offers.tables
    pot, other, *_, third, fourth = (row.name for row in tables.rows)
    meals = replace(filler.offers, tables=replace(tables, fares={pot: "pot", other: "pot"})).meals
    in_a_row = meals.sameness(((third, pot), (other, fourth)), 16)
    assert in_a_row > meals.sameness(((pot, third), (fourth, other)), 16)


def test_morning_tea_takes_its_time(instance: Instance, filler: DayFiller) -> None:
    tables = filler.offers.tables
    open_early = replace(tables, rows=tuple(replace(row, opens=6 * 60) for row in tables.rows))
    house = open_early.rows[0].name
    (in_passing,) = morning_meals({house}, open_early)
    (tea,) = morning_meals({house}, replace(open_early, tea=frozenset({house})))
    assert tea.least >= 75 > in_passing.least


def test_a_dinner_that_has_no_room_does_not_take_the_lunch(
    instance: Instance, filler: DayFiller, empty_trip_of
) -> None:
    empty = empty_trip_of(instance)
    # two minutes after the earliest dinner: time for one next door and for none that is farther
    tight = replace(empty, bounds={2: replace(empty.bounds[2], due=17 * 60 + 72)}).empty()
    assert tight is not None
    day = filler.filled(tight, 2).timelines[2]
    assert "lunch" in [stop.kind for stop in day.stops]


def test_a_bowl_of_noodles_is_a_breakfast_and_no_dinner(instance: Instance, filler: DayFiller) -> None:
    tables = filler.offers.tables
    number = 3
    beside = replace(tables, beside=np.eye(1, len(tables.rows), number)[0] * 700)
    morning, evening = (beside.regrets(number, kind)[0] for kind in ("breakfast", "dinner"))
    assert evening - morning >= 700


def test_who_wishes_for_breakfasts_out_has_another_one_every_morning(
    instance: Instance, filler: DayFiller, empty_trip_of
) -> None:
    tables = filler.offers.tables
    wished = frozenset(row.name for row in tables.rows[:6])
    rows = tuple(replace(row, opens=6 * 60) for row in tables.rows)
    open_early = replace(tables, rows=rows, breakfasts=wished)
    offers = replace(filler.offers, tables=open_early, wished=wished)
    mornings = DayFiller(offers, DEFAULT)
    trip = mornings.filled(mornings.filled(empty_trip_of(instance), 2), 3)
    houses = [stop.place for stop in trip.stops if stop.kind == "breakfast"]
    assert len(houses) == len(set(houses)) == 2
    assert wished.issuperset(houses)


def test_who_wishes_for_duck_has_it_at_noon_and_no_breakfast_of_it(
    instance: Instance, filler: DayFiller, empty_trip_of
) -> None:
    tables = filler.offers.tables
    open_early = replace(tables, rows=tuple(replace(row, opens=6 * 60) for row in tables.rows))
    duck = frozenset({tables.rows[0].name})
    offers = replace(filler.offers, tables=open_early, wished=duck)
    day = DayFiller(offers, DEFAULT).filled(empty_trip_of(instance), 2).timelines[2]
    assert duck.isdisjoint(stop.place for stop in day.stops if stop.kind == "breakfast")


def test_who_would_not_be_out_early_has_breakfast_in_the_hotel_before(
    filler: DayFiller, instance: Instance, empty_trip_of
) -> None:
    empty = empty_trip_of(instance)
    begins, out = 8 * 60 + 20, 9 * 60
    bounds = {day: replace(one, begins=begins, out_from=out) for day, one in empty.bounds.items() if day == 2}
    late = replace(empty, bounds=bounds).empty()
    day = filler.filled(late, 2).timelines[2]
    assert day.stops[0].kind == "breakfast"
    assert day.starts[0] < out <= day.leaves[1]


def test_after_a_day_far_out_one_has_dinner_near_bed(
    filler: DayFiller, instance: Instance, empty_trip_of
) -> None:
    empty = empty_trip_of(instance)
    far = max(filler.offers.sights.stops, key=lambda stop: stop.place)
    # a meal beside it would end too late for the way home
    late = replace(far, opens=9 * 60, closes=17 * 60 + 40, until=17 * 60 + 35, most=9 * 60)
    now = next(moves.insert(empty, 2, late))
    home = now.rides[-1].minutes
    bounds = replace(empty.bounds[2], due=17 * 60 + 40 + home + 85)
    trip = replace(empty, bounds={2: bounds}).empty().having(2, now)
    kinds = [stop.kind for stop in filler.sketched(trip, 2).timelines[2].stops]
    assert kinds[-1] == "dinner"


def test_a_teahouse_that_is_wished_for_is_sat_in_in_the_morning(
    instance: Instance, filler: DayFiller, empty_trip_of
) -> None:
    tables = filler.offers.tables
    first, *others = (replace(row, opens=7 * 60) for row in tables.rows)
    with_tea = replace(tables, rows=(replace(first, cuisine=TEAHOUSE), *others))
    offers = replace(filler.offers, tables=with_tea, cuisines=frozenset({TEAHOUSE}))
    day = DayFiller(offers, DEFAULT).filled(empty_trip_of(instance), 2).timelines[2]
    assert [stop.kind for stop in day.stops if stop.place == first.name] == ["breakfast"]


def test_a_third_museum_of_a_day_is_minded_more_than_a_second(trip: TripDays) -> None:
    day = trip.timelines[2]
    sights = [stop for stop in day.stops if not stop.is_meal]

    def tired(museums: int) -> float:
        seen = sights[:museums]
        stops = tuple(replace(stop, is_museum=stop in seen, other_museum=stop in seen) for stop in day.stops)
        return tiring_of(replace(day, stops=stops), DEFAULT)

    assert tired(1) == tired(0)
    assert tired(3) - tired(2) > tired(2) - tired(1) > 0


def test_a_museum_that_nobody_asked_for_is_minded_beside_one_that_is_asked_for(trip: TripDays) -> None:
    day = trip.timelines[2]
    asked, other = [stop for stop in day.stops if stop.is_sight][:2]

    def tired(*others: DayStop) -> float:
        stops = tuple(
            replace(stop, is_museum=stop in (asked, other), other_museum=stop in others) for stop in day.stops
        )
        return tiring_of(replace(day, stops=stops), DEFAULT)

    assert tired(other) > tired()


def test_the_old_see_one_great_park_a_day(trip: TripDays) -> None:
    day = trip.timelines[2]
    sights = [stop for stop in day.stops if stop.is_sight]

    def tired(parks: int) -> float:
        stops = tuple(replace(stop, long_walk=stop in sights[:parks]) for stop in day.stops)
        return tiring_of(replace(day, stops=stops), DEFAULT)

    assert tired(1) == tired(0)
    assert tired(2) > tired(1)


def test_of_one_kind_the_old_see_two_a_day(trip: TripDays) -> None:
    day = trip.timelines[2]
    sights = [stop for stop in day.stops if stop.is_sight]

    def tired(gardens: int) -> float:
        stops = tuple(replace(stop, alike="garden" if stop in sights[:gardens] else "") for stop in day.stops)
        return tiring_of(replace(day, stops=stops), DEFAULT)

    assert tired(2) == tired(0)
    assert tired(3) > tired(2)
