"""What has its hour and no place is given time in the days, and the rest of a day is laid around it."""

from dataclasses import replace
from itertools import pairwise

import pytest

from core.dsl.distance import exact_km
from core.dsl.families.places import Names
from core.dsl.normal.writing import to_dsl
from core.dsl.pauses.pauses import is_out_late
from core.dsl.pauses.rests import rests_at_noon
from core.knowledge.things import REST, sights_of
from core.model.constraint import Constraint
from core.model.plan import Plan, Stay
from core.model.query import SLOW_PACE, Preference, Query, Thing
from core.optimize.preferences.profile import PROFILES
from core.sandbox.city import City
from core.sandbox.sandbox import Sandbox
from core.text import Text


def wishing(query: Query, *names: str) -> Query:
    return replace(query, things=tuple(Thing(Text(name, name), "sight", "like") for name in names))


def longest_gap(plan: Plan, since: int, until: int) -> int:
    """Minutes of the longest time between these minutes of a day in which one is neither anywhere nor on the way."""
    gaps = [0]
    for day in plan.itinerary:
        for before, after in pairwise(day.activities):
            if isinstance(before, Stay):
                continue
            leaves = after.transports[0].start_time if after.transports else after.start_time
            gaps.append(min(leaves.minutes, until) - max(before.end_time.minutes, since))
    return max(gaps)


def is_whole(plan: Plan) -> bool:
    """Whether every way leads from where one was to where one is next, and begins no sooner than one may leave."""
    return all(
        (ways[0].start, ways[-1].end) == (before.ends_at, after.begins_at)
        and ways[0].start_time >= before.end_time
        for day in plan.itinerary
        for before, after in pairwise(day.activities)
        for ways in [after.transports]
        if ways
    )


@pytest.mark.parametrize(
    ("thing", "since", "until"), [("下午茶", 14 * 60 + 30, 17 * 60 + 15), ("KTV", 19 * 60 + 30, 22 * 60 + 15)]
)
def test_the_days_keep_time_for_it_at_its_hour(toy, thing: str, since: int, until: int) -> None:
    plan = toy.plan(wishing(toy.trip(3), thing), toy.usual())
    assert longest_gap(plan, since, until) >= 60


@pytest.mark.parametrize("days", [2, 3])
def test_where_the_tea_grows_one_drinks_it(days: int, demo: Sandbox, toy) -> None:
    trip = Query("q", start_city="广州", target_city="杭州", days=days, people_number=2)
    plan = toy.plan(wishing(trip, "龙井茶"), demo)
    seen = {one.position: one for day in plan.itinerary for one in day.activities if one.type == "attraction"}
    tea = [seen[name] for name in sights_of(frozenset({"龙井茶"}), demo.city("杭州")) if name in seen]
    assert any(one.start_time.minutes <= 17 * 60 and one.end_time.minutes >= 10 * 60 + 45 for one in tea)


def test_the_same_trip_without_the_wish_is_busy_at_that_hour(toy) -> None:
    plan = toy.plan(toy.trip(3), toy.usual())
    assert longest_gap(plan, 14 * 60 + 30, 17 * 60 + 15) < 60


def test_profiles_that_follow_metrics_keep_no_time(toy) -> None:
    query, sandbox = toy.trip(3), toy.usual()
    plain = toy.plan(query, sandbox, PROFILES["competition"])
    assert toy.plan(wishing(query, "下午茶"), sandbox, PROFILES["competition"]) == plain


def test_a_day_too_short_for_it_is_still_a_trip(toy) -> None:
    sandbox = toy.sandbox([toy.out("07:30", "10:00")], [toy.back("13:00", "15:30")])
    assert toy.plan(wishing(toy.trip(1), "下午茶"), sandbox).itinerary


def test_a_pause_near_a_place_leaves_the_ways_of_the_plan_whole(toy) -> None:
    city = toy.usual().city(toy.there)
    sight = city.attractions[0].name
    source = to_dsl(Names("attraction", "all", frozenset({sight})))
    asked = Constraint("places", source, Text("", ""), span=(0, 12))
    query = replace(wishing(toy.trip(3), "酒吧"), text="bars near X.", constraints=(asked,))
    plan = toy.plan(query, toy.usual())
    assert is_whole(plan)
    assert longest_gap(plan, 20 * 60, 22 * 60 + 15) >= 60


def test_who_rests_on_arrival_goes_on_from_the_station_in_the_plan(toy) -> None:
    sandbox = toy.sandbox([toy.out("10:00", "13:30")], [toy.back("18:00", "20:30")])
    assert is_whole(toy.plan(wishing(toy.trip(3), REST), sandbox))


@pytest.mark.parametrize(
    ("text", "arrives", "leaves_bags"),
    [
        ("two grandparents", "12:10", True),
        ("a family with two children", "14:30", True),
        ("two friends", "14:30", False),
        ("four friends", "12:10", False),
    ],
)
def test_the_old_and_the_young_take_their_bags_to_the_hotel_after_a_long_ride(
    text: str, arrives: str, leaves_bags: bool, toy
) -> None:
    sandbox = toy.sandbox([toy.out("08:00", arrives)], [toy.back("18:00", "20:30")])
    train, after, *_ = toy.plan(replace(toy.trip(3), text=text), sandbox).itinerary[0].activities
    leaves = (after.transports[0].start_time if after.transports else after.start_time).minutes
    assert (leaves - train.end_time.minutes >= 40) is leaves_bags


def test_who_rests_has_time_for_the_way_to_the_bed_and_back(toy) -> None:
    sandbox = toy.usual()
    plan, network = toy.plan(wishing(toy.trip(3), REST), sandbox), sandbox.city(toy.there).network
    bed = next(one for one in plan.itinerary[0].activities if isinstance(one, Stay)).begins_at
    whole = plan.itinerary[1].activities
    lunch = next(number for number, one in enumerate(whole) if one.type == "lunch")
    leaves = whole[lunch + 1].transports[0].start_time.minutes
    km = exact_km(network.position(whole[lunch].begins_at), network.position(bed))
    # a car makes no km in under a minute
    assert leaves - whole[lunch].end_time.minutes >= 75 + km


@pytest.mark.parametrize(
    ("text", "paces", "rests"),
    [
        ("two grandparents", frozenset({SLOW_PACE}), True),
        ("two friends", frozenset({SLOW_PACE}), False),
        ("two grandparents", frozenset(), False),
        ("parents with a toddler", frozenset(), True),
    ],
)
def test_the_old_who_would_have_slow_days_rest_and_so_do_the_smallest(
    text: str, paces: frozenset[str], rests: bool, toy
) -> None:
    query = replace(toy.trip(3), text=text, preferences={"rhythm": Preference(paces)})
    assert rests_at_noon(query) is rests


def test_night_owls_have_their_bars_late_and_sleep_in(toy) -> None:
    query = replace(wishing(toy.trip(3), "酒吧"), text="two night owls")
    plan = toy.plan(query, toy.usual())
    assert longest_gap(plan, 21 * 60, 23 * 60 + 40) >= 60
    out = [day.activities[0].end_time.minutes for day in plan.itinerary[1:]]
    assert min(out) >= 8 * 60


@pytest.mark.parametrize(("text", "late"), [("two night owls", True), ("two night owls and grandma", False)])
def test_the_old_are_not_out_late(text: str, late: bool, toy) -> None:
    assert is_out_late(replace(toy.trip(3), text=text)) is late


@pytest.mark.parametrize("wanted", ["must", "never"])
def test_who_would_be_home_late_is(wanted: str, toy) -> None:
    late = Thing(Text("晚归", "late nights"), "time", wanted)
    assert is_out_late(replace(toy.trip(3), things=(late,))) is (wanted == "must")


@pytest.mark.parametrize("text", ["our grandparents and us", "our toddler and us"])
def test_the_old_and_the_young_rest_after_lunch_where_a_day_has_a_long_gap(text: str, toy) -> None:
    plan = toy.plan(replace(toy.trip(4), text=text), toy.usual())
    gaps = [
        (before.type, after.transports[0].start_time.minutes - before.end_time.minutes)
        for day in plan.itinerary[1:-1]
        for before, after in pairwise(day.activities)
        if after.transports and before.end_time.minutes >= 12 * 60
    ]
    assert any(kind == "lunch" and gap >= 75 for kind, gap in gaps)
    assert all(gap < 75 for kind, gap in gaps if kind != "lunch")


@pytest.mark.parametrize(("north", "goes"), [(4.0, True), (70.0, False)])
def test_nobody_rides_for_hours_to_cycle(north: float, goes: bool, toy) -> None:
    city = toy.city()
    *others, last = city.attractions
    ring = replace(last, name="环湖骑行道", position=toy.at(0, north))
    rows = (ring, *others, *city.restaurants, *city.hotels)
    terminals = {f"{toy.there}站": toy.at(0, -3), f"{toy.there}机场": toy.at(0, -20)}
    lake = City(
        city.name,
        name_en=city.name_en,
        attractions=(*others, ring),
        restaurants=city.restaurants,
        hotels=city.hotels,
        lines=city.lines,
        positions={**terminals, **{row.name: row.position for row in rows}},
    )
    cycling = Thing(Text("骑行", "cycling"), "local_transport", "like")
    plan = toy.plan(replace(toy.trip(3), things=(cycling,)), toy.usual(lake))
    seen = {one.position for _, _, one in plan.activities() if one.type == "attraction"}
    assert (ring.name in seen) is goes
    # time for it is kept in town instead
    assert goes or longest_gap(plan, 9 * 60, 17 * 60 + 30) >= 90
