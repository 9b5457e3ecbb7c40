"""Days in one part of town each: the measures, and the profile that plans by them."""

from dataclasses import replace
from statistics import mean

import numpy as np
import pytest

from core.dsl.families.places import Names
from core.dsl.normal.writing import to_dsl
from core.model.plan import Meal, Plan, Stay, Visit
from core.model.query import Preference, Query
from core.optimize.days.zones import Points, is_torn, returns, route_km, straying
from core.optimize.outcome import Found, Unsolved
from core.optimize.planning import plan_trip
from core.optimize.preferences.profile import PROFILES, ProfileName
from core.sandbox.city import City
from core.sandbox.sandbox import Sandbox

WEST: Points = np.array([0, 1j, 1 + 1j])
EAST: Points = np.array([4, 4 + 1j])
TRIPS = (("南京", "北京", 3), ("武汉", "成都", 4), ("上海", "苏州", 2))


def outcome(query: Query, sandbox: Sandbox, profile: ProfileName = "traveleval"):
    *_, last = plan_trip(query, sandbox, seed=0, stopped=lambda: False, profile=PROFILES[profile])
    return last


@pytest.mark.parametrize(
    ("day", "times"), [([0, 0.3, 4], 0), ([0, 4, 0.3], 1), ([0, 4, 8], 0), ([0, 4, 0.3, 4.2], 2)]
)
def test_who_leaves_a_quarter_and_comes_back_returns(day: list[float], times: int) -> None:
    assert returns([complex(place) for place in day]) == times


def test_days_in_parts_of_their_own_do_not_stray() -> None:
    assert straying(WEST, [EAST]) == 0.0


def test_a_place_that_lies_better_on_another_day_strays() -> None:
    assert straying(np.append(WEST, 4 + 0.5j), [EAST]) > 1.0


def test_a_place_across_the_town_strays_though_no_other_day_is_near_it() -> None:
    assert straying(np.append(WEST, 50), []) > 1.0


def test_a_single_place_does_not_stray() -> None:
    assert straying(WEST[:1], [WEST]) == 0.0


def test_a_route_is_as_long_as_its_parts() -> None:
    assert route_km(0, np.array([3, 3 + 4j]), 3) == pytest.approx(3 + 4 + 4)


SEASIDE = (24, 24 + 6j)


def test_the_seaside_on_two_days_is_torn() -> None:
    assert is_torn(SEASIDE[0], SEASIDE[1], home=0)


@pytest.mark.parametrize("elsewhere", [24j, -24 + 0j])
def test_another_way_out_of_town_is_none_that_is_torn(elsewhere: complex) -> None:
    assert not is_torn(SEASIDE[0], elsewhere, home=0)


def test_in_town_a_quarter_is_what_one_walks() -> None:
    assert [is_torn(WEST[0], there, home=0) for there in (0.4, 0.8)] == [True, False]


def _strays(plan: Plan, sandbox: Sandbox) -> float:
    network = sandbox.city(plan.target_city).network
    days = [
        np.array(
            [
                complex(network.position(one.position).lon * 96, network.position(one.position).lat * 111)
                for one in day.activities
                if isinstance(one, Visit | Meal)
            ]
        )
        for day in plan.itinerary
    ]
    return sum(straying(day, days[:n] + days[n + 1 :]) for n, day in enumerate(days))


def test_the_profile_keeps_days_apart(demo: Sandbox) -> None:
    def strays(profile: ProfileName) -> float:
        found = [outcome(Query("q", "", *trip, people_number=2), demo, profile) for trip in TRIPS]
        return mean(_strays(one.plan, demo) for one in found)

    assert strays("traveleval") < strays("default")


def test_the_profile_changes_no_hotel_for_a_wish(toy) -> None:
    wishes = tuple(to_dsl(Names("accommodation", "all", frozenset({name}))) for name in ("酒店0", "酒店1"))
    query = replace(toy.trip(3), hard_logic=wishes)
    assert isinstance(outcome(query, toy.usual(), "default"), Found)
    nearest = outcome(query, toy.usual())
    assert isinstance(nearest, Unsolved)
    assert nearest.nearest is not None
    nights = {one.position for _, _, one in nearest.nearest.activities() if isinstance(one, Stay)}
    assert len(nights) == 1


def test_a_wished_cuisine_is_eaten_once(toy) -> None:
    city: City = toy.city()
    far = replace(city.restaurants[0], name="粤菜馆", cuisine="粤菜", position=toy.at(3, 3), price=900.0)
    places = {name: city.network.position(name) for name in city.network.names}
    with_one = City(
        city.name,
        name_en=city.name,
        attractions=city.attractions,
        restaurants=[*city.restaurants, far],
        hotels=city.hotels,
        lines=city.lines,
        positions=places | {far.name: far.position},
    )
    query = replace(toy.trip(2), preferences={"diet": Preference(frozenset({"粤菜"}), frozenset())})

    def eaten(query: Query) -> set[str]:
        plan = toy.plan(query, toy.usual(with_one))
        return {one.position for _, _, one in plan.activities() if isinstance(one, Meal)}

    assert far.name not in eaten(toy.trip(2))
    assert far.name in eaten(query)
