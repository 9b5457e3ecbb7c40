"""No plan is better than the bound: by brute force in tiny cities, and by all plans that the planner makes in real ones."""

import random
from collections.abc import Iterator, Set
from dataclasses import replace
from itertools import permutations, product

import numpy as np
import pytest

from core.dsl.families.places import Names
from core.optimize.bound.bound import empty_trip
from core.optimize.days.day_bounds import DayBounds
from core.optimize.days.filling.required import AT_ITS_BEST
from core.optimize.days.liking import liking_of
from core.optimize.days.meal_offers import MealOffers
from core.optimize.days.offers import Offers
from core.optimize.days.outline import TripOutline, empty_days
from core.optimize.days.patience import Patience
from core.optimize.days.schedule import schedule
from core.optimize.days.trip import meals_of
from core.optimize.instance.hotels import Lodging, dislike_of_bed
from core.optimize.instance.instance import Instance
from core.optimize.instance.meals import MEALS_BY_METRICS, hotel_breakfast, table_stop
from core.optimize.instance.service_times import dislike_back, dislike_there
from core.optimize.instance.services import Journey
from core.optimize.instance.stops import DayStop
from core.optimize.instance.travel import Travel
from core.optimize.outcome import Found
from core.optimize.planning import plan_trip
from core.sandbox.city import City
from core.sandbox.places import Attraction, Hotel, Restaurant, RoomOffer, Service
from tests.core.optimize.bound.bounds import instance_of, least_of, never


def _ways(instance: Instance, out: Service, back: Service) -> float:
    """What the services there and back weigh."""
    likes, guide = instance.problem.likes, instance.profile.guide
    return dislike_there(out, instance.style, likes, guide) + dislike_back(back, instance.style, likes, guide)


def _meals(instance: Instance) -> MealOffers:
    """The restaurants of a city for a trip, which tell how alike its meals are."""
    sights, tables = instance.sights(instance.style), instance.tables(instance.style)
    return Offers(
        plane=instance.plane,
        sights=sights,
        tables=tables,
        profile=instance.profile,
        unwanted={},
        settled=frozenset(),
        cuisines=frozenset(),
        wished=frozenset(),
        dishes=(),
        timed=frozenset(),
        dated=frozenset(),
    ).meals


def _tiny(toy, seed: int) -> City:
    """A city of four sights, two restaurants and two hotels, anywhere within ten km and of any worth."""
    rng = random.Random(seed)

    def anywhere():
        return toy.at(rng.uniform(-5, 5), rng.uniform(-5, 5))

    city = toy.city(metro=seed % 2 == 0)
    sights = [
        Attraction(f"景点{i}", ("公园",), anywhere(), 480, 1200, rng.choice([0.0, 40.0]), 60, rng.choice([60, 180]), 4.0 + rng.random())
        for i in range(4)
    ]  # fmt: skip
    tables = [Restaurant(f"饭馆{i}", "川菜", anywhere(), 540, 1300, rng.uniform(20, 200)) for i in range(2)]
    hotels = [
        Hotel(f"酒店{i}", (), anywhere(), (RoomOffer(2, 2, rng.uniform(100, 600), None, "double"),))
        for i in range(2)
    ]
    stations = {name: city.network.position(name) for name in (f"{toy.there}站", f"{toy.there}机场")}
    places = {row.name: row.position for row in (*sights, *tables, *hotels)}
    return City(
        toy.there,
        name_en=toy.there,
        attractions=sights,
        restaurants=tables,
        hotels=hotels,
        lines=city.lines,
        positions={**stations, **places},
    )


def _as_days_have_it(stop: DayStop, asked: Set[str]) -> DayStop:
    """A sight as it is laid to a day: what is asked for to its best hours before all others."""
    if stop.place not in asked or stop.appeal is None:
        return stop
    return replace(stop, appeal=replace(stop.appeal, liked=max(0.0, stop.appeal.liked) + AT_ITS_BEST))


def _orders(instance: Instance, breakfast: tuple[DayStop, ...]) -> Iterator[tuple[DayStop, ...]]:
    """All days: any sights in any order with any meals among them, and what is asked for."""
    sights, tables = instance.sights(instance.style), instance.tables(instance.style)
    asked = frozenset[str]().union(*(group.places for group in instance.demands.groups))
    laid = [_as_days_have_it(stop, asked) for stop in sights.stops]
    kinds = ("lunch", "dinner")
    seats = [
        [None, *(table_stop(MEALS_BY_METRICS[kind], tables, i) for i in range(len(tables.rows)))]
        for kind in kinds
    ]
    for count in range(len(laid) + 1):
        for visits in permutations(laid, count):
            if not asked <= {stop.place for stop in visits}:
                continue
            for lunch, dinner in product(*seats):
                for first, second in product(range(count + 1), repeat=2):
                    if first > second:
                        continue
                    stops = list(visits)
                    stops[second:second] = [dinner] if dinner else []
                    stops[first:first] = [lunch] if lunch else []
                    yield (*breakfast, *stops)


def _best_day(
    instance: Instance, bounds: DayBounds, breakfast: tuple[DayStop, ...] = ()
) -> dict[tuple[frozenset[str], tuple[str, ...]], float]:
    """The best liking of a day for each set of places, and meals in their order, that it may have."""
    travel = Travel(instance.ways, instance.style)
    best: dict[tuple[frozenset[str], tuple[str, ...]], float] = {}
    for stops in _orders(instance, breakfast):
        day = schedule(bounds, stops, travel)
        if day is not None:
            places = frozenset(stop.place for stop in stops if not stop.place.startswith("酒店"))
            key = (places, meals_of(day))
            best[key] = max(best.get(key, -np.inf), liking_of(replace(day, worth=day.base), instance.profile))
    return best


def _bounds(instance: Instance, out: Service, back: Service, *beds: Lodging) -> dict[int, DayBounds]:
    """The bounds of the days of a trip with these services and beds; none where it has no time for the ways."""
    outline = TripOutline(instance.style, Journey(out, back, 1), dict(enumerate(beds, start=1)))
    trip = empty_days(instance, outline, Patience(never))
    return {} if trip is None else dict(trip.bounds)


@pytest.mark.parametrize("asked", [(), ("景点0",)], ids=["nothing asked", "one asked"])
@pytest.mark.parametrize("seed", range(6))
def test_the_bound_holds_against_all_day_trips_of_a_tiny_city(toy, seed: int, asked: tuple[str, ...]) -> None:
    sandbox = toy.usual(_tiny(toy, seed))
    wishes = [Names("attraction", "all", frozenset(asked))] if asked else []
    instance = instance_of(toy.asking(*wishes, days=1), sandbox)
    problem, meals = instance.problem, _meals(instance)
    objectives = []
    for out, back in product(problem.outbound, problem.inbound):
        ways = _ways(instance, out, back)
        objectives += [
            ways - liking + meals.sameness((eaten,), day.meals_due)
            for day in _bounds(instance, out, back).values()
            for (_, eaten), liking in _best_day(instance, day).items()
        ]
    assert least_of(instance, min(objectives)) <= min(objectives) + 1e-6


@pytest.mark.parametrize("seed", range(4))
def test_the_bound_holds_against_all_trips_of_two_days_to_a_tiny_city(toy, seed: int) -> None:
    sandbox = toy.sandbox([toy.out("07:30", "10:00")], [toy.back("16:00", "18:30")], _tiny(toy, seed))
    instance = instance_of(toy.trip(2), sandbox)
    problem, style = instance.problem, instance.style
    (out,), (back,) = problem.outbound, problem.inbound
    ways, meals = _ways(instance, out, back), _meals(instance)
    objectives = []
    for bed in instance.choices[0]:
        days = _bounds(instance, out, back, bed)
        first, last = (
            _best_day(instance, days[1]),
            _best_day(instance, days[2], hotel_breakfast(bed.hotel.name)),
        )
        night = dislike_of_bed(bed, problem.people, style)
        due = days[1].meals_due + days[2].meals_due
        objectives += [
            ways + night - a - b + meals.sameness((noon, evening), due)
            for ((one, noon), a), ((two, evening), b) in product(first.items(), last.items())
            if not one & two
        ]
    assert least_of(instance, min(objectives)) <= min(objectives) + 1e-6


def test_on_an_empty_trip_one_pays_for_the_ways_and_the_nights_only(toy) -> None:
    instance = instance_of(toy.trip(2), toy.usual())
    style, problem = instance.style, instance.problem
    ways = min(_ways(instance, *pair) for pair in product(problem.outbound, problem.inbound))
    night = min(dislike_of_bed(bed, 2, style) for bed in instance.choices[0])
    assert empty_trip(instance) == pytest.approx(ways + night)


@pytest.mark.parametrize(("sights", "restaurants"), [(0, 12), (12, 0), (0, 0)])
def test_a_city_without_sights_or_restaurants_has_a_bound_too(toy, sights: int, restaurants: int) -> None:
    sandbox = toy.usual(toy.city(sights=sights, restaurants=restaurants))
    found = [one for one in plan_trip(toy.trip(3), sandbox, seed=0, stopped=never) if isinstance(one, Found)]
    assert found[-1].bound is not None and found[-1].bound <= found[-1].objective
