"""No plan is better than the bound: by brute force in tiny cities, and by all plans that the planner makes in real ones."""

import random
from collections.abc import Iterator, Set
from dataclasses import replace
from itertools import permutations, product

import numpy as np
import pytest

from core.dsl.families.places import Names
from core.dsl.normal.writing import to_dsl
from core.model.query import Query
from core.optimize.bound.bound import bounded, empty_trip
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
from core.optimize.instance.problem import Problem, read_problem
from core.optimize.instance.service_times import dislike_back, dislike_there
from core.optimize.instance.services import Journey
from core.optimize.instance.stops import DayStop
from core.optimize.instance.travel import Travel
from core.optimize.outcome import Found
from core.optimize.planning import plan_trip
from core.optimize.preferences.profile import PROFILES
from core.optimize.preferences.weights import Weights
from core.optimize.search.construct import Built, construct
from core.optimize.search.improve import Improver
from core.optimize.search.work import Work
from core.optimize.wishes.constraints import constraints_of, without_choices
from core.sandbox.city import City
from core.sandbox.places import Attraction, Hotel, Restaurant, RoomOffer, Service
from core.sandbox.sandbox import Sandbox

DEFAULT = PROFILES["default"]
# More than planning takes: the higher the bound, the sooner one that is wrong is seen.
_ROUNDS = 4


def _never() -> bool:
    return False


def _least(instance: Instance, known: float) -> float:
    """The bound of an instance, one of whose plans has the objective `known`."""
    return bounded(instance, known, Patience(_never)).improved(known, _ROUNDS).least


def _ways(instance: Instance, out: Service, back: Service) -> float:
    """What the services there and back weigh."""
    likes, guide = instance.problem.likes, instance.profile.guide
    return dislike_there(out, instance.style, likes, guide) + dislike_back(back, instance.style, likes, guide)


def _instance(query: Query, sandbox: Sandbox, weights: Weights | None = None) -> Instance:
    problem = read_problem(query, sandbox)
    assert isinstance(problem, Problem)
    profile = DEFAULT if weights is None else replace(DEFAULT, weights=weights)
    constraints = constraints_of(query)
    work = Work(problem, sandbox, constraints, profile, Patience(_never))
    return work.instance(without_choices(constraints.values()))


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
    trip = empty_days(instance, outline, Patience(_never))
    return {} if trip is None else dict(trip.bounds)


@pytest.mark.parametrize("asked", [(), ("景点0",)], ids=["nothing asked", "one asked"])
@pytest.mark.parametrize("seed", range(6))
def test_the_bound_holds_against_all_day_trips_of_a_tiny_city(toy, seed: int, asked: tuple[str, ...]) -> None:
    sandbox = toy.usual(_tiny(toy, seed))
    wishes = [Names("attraction", "all", frozenset(asked))] if asked else []
    instance = _instance(toy.asking(*wishes, days=1), sandbox)
    problem, meals = instance.problem, _meals(instance)
    objectives = []
    for out, back in product(problem.outbound, problem.inbound):
        ways = _ways(instance, out, back)
        objectives += [
            ways - liking + meals.sameness((eaten,), day.meals_due)
            for day in _bounds(instance, out, back).values()
            for (_, eaten), liking in _best_day(instance, day).items()
        ]
    assert _least(instance, min(objectives)) <= min(objectives) + 1e-6


@pytest.mark.parametrize("seed", range(4))
def test_the_bound_holds_against_all_trips_of_two_days_to_a_tiny_city(toy, seed: int) -> None:
    sandbox = toy.sandbox([toy.out("07:30", "10:00")], [toy.back("16:00", "18:30")], _tiny(toy, seed))
    instance = _instance(toy.trip(2), sandbox)
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
    assert _least(instance, min(objectives)) <= min(objectives) + 1e-6


WEIGHTS = [
    Weights(),
    Weights(money=0, food=3),
    Weights(way=0, sights=3),
    Weights(ease=3, near=2, variety=2),
    Weights(money=3, comfort=0, way=3),
]


def _objectives(instance: Instance) -> list[float]:
    """What the planner's plans of an instance weigh, with other services and hotels too."""
    improver = Improver(instance, Patience(_never))
    objectives = [built.objective for built in improver.plans()]
    for outline in list(improver._outlines(instance.style))[:20]:
        built = construct(instance, outline, Patience(_never))
        if isinstance(built, Built):
            objectives.append(built.objective)
    return objectives


@pytest.mark.parametrize(("city", "days"), [("北京", 1), ("北京", 3), ("杭州", 2)])
def test_no_plan_around_any_sights_is_better(demo: Sandbox, city: str, days: int) -> None:
    trip = Query("q", start_city="南京", target_city=city, days=days, people_number=2)
    instance, rng = _instance(trip, demo), random.Random(days)
    sights = [stop.place for stop in instance.sights(instance.style).stops[:30]]
    (*_, first) = Improver(instance, Patience(_never)).plans()
    objectives = [first.objective]
    for _ in range(12):
        seeds = {day: tuple(rng.sample(sights, 2)) for day in first.decisions.days}
        built = construct(instance, first.outline, Patience(_never), seeds)
        objectives += [built.objective] if isinstance(built, Built) else []
    found = bounded(instance, min(objectives), Patience(_never))
    objectives += [
        built.objective
        for built in Improver(instance, Patience(_never)).from_candidates(first, found.candidates)
    ]
    best = min(objectives)
    assert found.improved(best, _ROUNDS).least <= best + 1e-6


@pytest.mark.parametrize("asked", ["西湖", "灵隐寺", "西溪国家湿地公园", "宋城"])
def test_no_plan_that_sees_what_is_asked_for_is_better(demo: Sandbox, asked: str) -> None:
    wish = to_dsl(Names("attraction", "all", frozenset({asked})))
    trip = Query("q", start_city="上海", target_city="杭州", days=2, people_number=2, hard_logic=(wish,))
    instance = _instance(trip, demo)
    best = min(_objectives(instance))
    assert _least(instance, best) <= best + 1e-6


def _dear(demo: Sandbox, city: str) -> list[str]:
    """The houses of a city, the dearest first: nobody would eat there unasked."""
    return [row.name for row in sorted(demo.city(city).restaurants, key=lambda row: (-row.price, row.name))]


@pytest.mark.parametrize(("days", "asked"), [(1, (0,)), (2, (1, 30)), (3, (0, 1, 2))])
def test_no_plan_that_eats_where_it_is_asked_for_is_better(
    demo: Sandbox, days: int, asked: tuple[int, ...]
) -> None:
    dear = _dear(demo, "杭州")
    # each of the first is asked for, and one of two others
    wishes = [Names("restaurant", "all", frozenset({dear[number] for number in asked}))]
    wishes.append(Names("restaurant", "any", frozenset(dear[4:6])))
    logic = tuple(map(to_dsl, wishes))
    trip = Query("q", start_city="上海", target_city="杭州", days=days, people_number=2, hard_logic=logic)
    instance = _instance(trip, demo)
    best = min(_objectives(instance))
    assert _least(instance, best) <= best + 1e-6


@pytest.mark.parametrize(
    "weights", WEIGHTS, ids=lambda weights: str(weights.model_dump(exclude_defaults=True))
)
@pytest.mark.parametrize(("days", "budget"), [(1, None), (2, 1500.0), (3, None), (4, 4000.0)])
def test_no_plan_with_any_services_and_hotels_is_better(
    demo: Sandbox, weights: Weights, days: int, budget: float | None
) -> None:
    trip = Query("q", start_city="上海", target_city="杭州", days=days, people_number=2, budget=budget)
    instance = _instance(trip, demo, weights)
    best = min(_objectives(instance))
    assert _least(instance, best) <= best + 1e-6


def test_plans_are_told_with_the_bound_at_last_and_get_better_and_better(demo: Sandbox) -> None:
    trip = Query("q", start_city="南京", target_city="北京", days=3, people_number=2)
    found = [one for one in plan_trip(trip, demo, seed=0, stopped=_never) if isinstance(one, Found)]
    objectives = [one.objective for one in found]
    assert found[0].bound is None and objectives == sorted(objectives, reverse=True)
    assert found[-1].bound is not None and found[-1].bound <= objectives[-1] < 0


def test_on_an_empty_trip_one_pays_for_the_ways_and_the_nights_only(toy) -> None:
    instance = _instance(toy.trip(2), toy.usual())
    style, problem = instance.style, instance.problem
    ways = min(_ways(instance, *pair) for pair in product(problem.outbound, problem.inbound))
    night = min(dislike_of_bed(bed, 2, style) for bed in instance.choices[0])
    assert empty_trip(instance) == pytest.approx(ways + night)


def test_who_asks_to_stop_does_not_wait_for_the_bound(demo: Sandbox) -> None:
    trip = Query("q", start_city="南京", target_city="北京", days=3, people_number=2)
    seen: list[Found] = []
    for outcome in plan_trip(trip, demo, seed=0, stopped=lambda: bool(seen)):
        if isinstance(outcome, Found):
            seen.append(outcome)
    assert [one.bound for one in seen] == [None]


@pytest.mark.parametrize(("sights", "restaurants"), [(0, 12), (12, 0), (0, 0)])
def test_a_city_without_sights_or_restaurants_has_a_bound_too(toy, sights: int, restaurants: int) -> None:
    sandbox = toy.usual(toy.city(sights=sights, restaurants=restaurants))
    found = [one for one in plan_trip(toy.trip(3), sandbox, seed=0, stopped=_never) if isinstance(one, Found)]
    assert found[-1].bound is not None and found[-1].bound <= found[-1].objective
