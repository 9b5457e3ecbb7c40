"""What is given before anything is decided: the middle of a trip, beds, mornings."""

from dataclasses import replace

import numpy as np
import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.places import Names
from core.dsl.normal.writing import to_dsl
from core.knowledge.city import knowledge_of
from core.model.query import SLOW_PACE, Preference, Query, Thing
from core.optimize.instance.hotels import Lodging, dislike_of_bed, lodgings_of, of_their_own
from core.optimize.instance.instance import Instance
from core.optimize.instance.problem import Problem, read_problem
from core.optimize.instance.service_times import odd_hours
from core.optimize.instance.stops import DayStop
from core.optimize.instance.travel import Ways
from core.optimize.preferences.profile import DEFAULT
from core.optimize.preferences.spending import SpendingStyle
from core.optimize.wishes.constraints import constraints_of, without_choices
from core.optimize.wishes.demands import demands_of
from core.sandbox.network import geodesic_km
from core.sandbox.places import RoomOffer
from core.sandbox.sandbox import Sandbox
from core.text import Text

LATE = Thing(Text("早起", "early starts"), "rhythm", "rather_not")


def _problem(sandbox: Sandbox, query: Query) -> Problem:
    problem = read_problem(query, sandbox)
    assert isinstance(problem, Problem)
    return problem


def _instance(sandbox: Sandbox, query: Query) -> Instance:
    problem = _problem(sandbox, query)
    wanted = without_choices(constraints_of(query).values())
    return Instance.of(problem, demands_of(wanted, problem.city, problem.people), DEFAULT)


def _query(*asked: str, text: str = "", people: int = 2) -> Query:
    wishes = tuple(to_dsl(Names("attraction", "all", frozenset({name}))) for name in asked)
    query = Query("q", text, start_city="广州", target_city="上海", days=4, people_number=people)
    return replace(query, hard_logic=wishes)


def test_nobody_moves_out_of_town_for_one_day_in_a_park(demo: Sandbox) -> None:
    network = demo.city("上海").network
    instance = _instance(demo, _query("上海迪士尼乐园"))
    assert geodesic_km(network.position(instance.centre_name), network.position("外滩")) < 5


def test_on_a_shopping_trip_a_museum_that_nobody_asked_for_is_minded(demo: Sandbox) -> None:
    shops = {"attractions": Preference(frozenset({"商业街区"}), frozenset())}
    usual, shopping = (
        _instance(demo, replace(_query(), preferences=likes)).free_handed.every["上海博物馆"].worth
        for likes in ({}, shops)
    )
    assert shopping < usual


def test_a_romantic_table_that_is_wished_for_is_for_the_evening(demo: Sandbox) -> None:
    wish = Thing(Text("浪漫晚餐", "a romantic dinner"), "meal", "like")
    instance = _instance(demo, replace(_query(), things=(wish,)))
    tables = instance.tables(instance.style)
    number = next(n for n, row in enumerate(tables.rows) if row.cuisine == "西餐")
    at_noon, in_the_evening = (tables.regrets(number, kind)[0] for kind in ("lunch", "dinner"))
    assert at_noon > in_the_evening


def test_morning_tea_that_is_wished_for_is_not_for_the_evening(demo: Sandbox) -> None:
    wish = Thing(Text("早茶", "dim sum"), "meal", "like")
    instance = _instance(demo, replace(_query(), target_city="广州", start_city="重庆", things=(wish,)))
    tables = instance.tables(instance.style)
    number = next(n for n, row in enumerate(tables.rows) if row.name in tables.tea)
    at_noon, in_the_evening = (tables.regrets(number, kind)[0] for kind in ("lunch", "dinner"))
    assert at_noon < in_the_evening


def test_nobody_moves_out_of_town_for_two_outings_of_five_days(demo: Sandbox) -> None:
    names = ("都江堰景区", "青城山")
    query = replace(_query(*names), start_city="上海", target_city="成都", days=5)
    network, town = demo.city("成都").network, demo.city("成都").network.position("武侯祠博物馆")
    instance = _instance(demo, query)
    assert geodesic_km(network.position(instance.centre_name), town) < 8


def test_one_of_the_great_walls_is_enough(demo: Sandbox) -> None:
    sites = _instance(demo, replace(_query(), target_city="北京")).free_handed.sites
    assert sites["八达岭长城"] == sites["慕田峪长城"] != sites["故宫博物院"]


def test_what_goes_together_and_is_near_is_side_by_side(demo: Sandbox) -> None:
    every = _instance(demo, replace(_query(), target_city="南京")).free_handed.every
    assert "明孝陵" in every["中山陵"].beside and "中山陵" in every["明孝陵"].beside


def test_colleagues_have_a_bed_each_and_a_couple_one(demo: Sandbox) -> None:
    beds = _instance(demo, _query(text="两个同事")).choices[0]
    couple = _problem(demo, _query(text="情侣两个人"))
    doubles = [bed for bed in beds if bed.rooms * bed.offer.beds == 1]
    assert doubles and all(bed.short == 1 for bed in doubles)
    plain = [replace(bed, short=0) for bed in doubles]
    assert not any(bed.short for bed in of_their_own(plain, couple))


@pytest.mark.parametrize(
    ("company", "people", "beds"),
    [
        ("我和妈妈", 2, 2),
        ("我带爸妈", 3, 2),
        ("和老婆", 2, 1),
        ("我和老公带孩子", 3, 2),
        ("妈妈带宝宝", 2, 1),
        ("四个朋友", 4, 4),
    ],
)
def test_as_many_beds_as_those_who_travel_together_need(
    demo: Sandbox, company: str, people: int, beds: int
) -> None:
    lodgings = _instance(demo, _query(text=company, people=people)).choices[0]
    assert [one.short for one in lodgings] == [max(0, beds - one.rooms * one.offer.beds) for one in lodgings]


def test_three_in_one_room_would_have_two_beds_and_not_one(demo: Sandbox) -> None:
    problem = _problem(demo, _query(text="三个朋友住一间房", people=3))
    felt: dict[int, list[float]] = {1: [], 2: []}
    for bed in of_their_own(lodgings_of(problem, 1), problem):
        alike = replace(bed, offer=replace(bed.offer, price=300.0), unwished=0.0, remote=0.0)
        felt.setdefault(bed.offer.beds, []).append(dislike_of_bed(alike, 3, SpendingStyle()))
    assert max(felt[2]) < min(felt[1])


def test_a_room_with_two_beds_is_best_for_a_mother_and_her_grown_child(demo: Sandbox) -> None:
    problem = _problem(demo, _query(text="我和妈妈"))
    style, hotel = SpendingStyle(), problem.city.hotels[0]
    one_bed, two_beds = RoomOffer(1, 2, 400.0), RoomOffer(2, 2, 440.0)
    rooms = (Lodging(hotel, one_bed, 1), Lodging(hotel, two_beds, 1), Lodging(hotel, one_bed, 2))
    ways = of_their_own(rooms, problem)
    best = min(ways, key=lambda one: dislike_of_bed(one, problem.people, style))
    assert (best.rooms, best.offer.beds) == (1, 2)


def test_who_would_not_rise_early_minds_a_morning_train_more(demo: Sandbox) -> None:
    usual, late = (_problem(demo, replace(_query(), things=things)).likes for things in ((), (LATE,)))
    service = replace(_problem(demo, _query()).outbound[0], departs=8 * 60, arrives=10 * 60)
    assert odd_hours(service, DEFAULT.guide, usual) < odd_hours(service, DEFAULT.guide, late)


@pytest.mark.parametrize(
    ("text", "asked", "unwanted"),
    [
        ("两个人", (), set()),
        ("两个人坐地铁", ("metro",), {"taxi"}),
        ("两个人都打车", ("taxi",), {"metro"}),
        ("两个人地铁打车都行", ("metro", "taxi"), set()),
        ("两个穷学生", (), {"taxi"}),
    ],
)
def test_the_way_that_is_asked_for_is_meant_for_the_whole_trip(
    demo: Sandbox, text: str, asked: tuple[str, ...], unwanted: set[str]
) -> None:
    problem = _problem(demo, _query(text=text))
    modes = tuple(frozenset({mode}) for mode in asked)
    demands = replace(demands_of((), problem.city, problem.people), one_of_modes=modes)
    assert Instance.of(problem, demands, DEFAULT).ways.permit.unwanted == unwanted


def test_a_slow_train_is_minded_but_by_students(demo: Sandbox) -> None:
    usual, student = (_problem(demo, _query(text=text)).likes for text in ("", "一个穷学生"))
    fast = replace(_problem(demo, _query()).outbound[0], kind="train", train_type="高铁")
    slow = replace(fast, train_type="直达")

    def minded(likes) -> float:
        return odd_hours(slow, DEFAULT.guide, likes) - odd_hours(fast, DEFAULT.guide, likes)

    assert minded(usual) > 0 == minded(student)


def test_who_wishes_for_mild_food_is_offered_no_hot_pot(demo: Sandbox) -> None:
    mild = Thing(Text("清淡", "light food"), "meal", "like")
    likes = _problem(demo, replace(_query(), target_city="重庆", start_city="广州", things=(mild,))).likes
    city = demo.city("重庆")
    pots = [row for row in city.restaurants if row.cuisine == "火锅"]
    assert pots and all(likes.meal(row) > 0 for row in pots)


def test_the_earlier_the_train_the_more_each_minute_is_minded(demo: Sandbox) -> None:
    problem = _problem(demo, _query())
    train = next(service for service in problem.outbound if service.kind != "airplane")
    half_past_seven, seven, half_past_six = (
        odd_hours(replace(train, departs=hour, arrives=hour + 60), DEFAULT.guide, problem.likes)
        for hour in (7 * 60 + 30, 7 * 60, 6 * 60 + 30)
    )
    assert half_past_six - seven > seven - half_past_seven > 0


def test_a_night_train_that_is_there_before_dawn_is_minded(demo: Sandbox) -> None:
    problem = _problem(demo, _query())
    train = replace(problem.outbound[0], kind="train", departs=20 * 60, arrives=6 * 60 + 30, duration=10.5)
    woken = replace(train, arrives=5 * 60, duration=9.0)
    after_breakfast, before_dawn = (odd_hours(one, DEFAULT.guide, problem.likes) for one in (train, woken))
    assert before_dawn > after_breakfast + 600


def test_who_would_be_back_tonight_minds_a_night_on_the_way_home(demo: Sandbox) -> None:
    usual, day_trip = (_problem(demo, replace(_query(), days=days)).likes for days in (3, 1))
    train = replace(_problem(demo, _query()).inbound[0], kind="train", train_type="高铁")
    by_night = replace(train, departs=20 * 60 + 50, arrives=8 * 60, duration=11 + 1 / 6)
    assert odd_hours(by_night, DEFAULT.guide, day_trip) > odd_hours(by_night, DEFAULT.guide, usual) + 600


def test_who_is_back_tonight_minds_an_early_train_less(demo: Sandbox) -> None:
    problem = _problem(demo, _query())
    day_trip = _problem(demo, replace(_query(), days=1))
    train = replace(problem.outbound[0], kind="train", departs=7 * 60 + 15, arrives=8 * 60 + 15)
    for_one_day = odd_hours(train, DEFAULT.guide, day_trip.likes)
    assert for_one_day < odd_hours(train, DEFAULT.guide, problem.likes)


@pytest.mark.parametrize(("company", "rooms"), [("我带爸妈，都七十岁", 2), ("我和老公带4岁的孩子", 1)])
def test_three_of_the_grown_have_two_rooms_and_a_small_family_one(
    demo: Sandbox, company: str, rooms: int
) -> None:
    problem = _problem(demo, _query(text=company, people=3))
    style, hotel = SpendingStyle(), problem.city.hotels[0]
    offers = (RoomOffer(1, 2, 280.0), RoomOffer(2, 2, 300.0))
    ways = [
        Lodging(hotel, offer, count, unwished=problem.likes.bed(hotel, offer, count, problem.people))
        for offer in offers
        for count in (1, 2)
    ]
    best = min(of_their_own(ways, problem), key=lambda one: dislike_of_bed(one, problem.people, style))
    assert best.rooms == rooms


def test_in_traffic_a_taxi_feels_longer_than_in_the_data_but_not_to_the_old(demo: Sandbox) -> None:
    start, *_, end = (row.name for row in demo.city("上海").attractions)

    def felt(text: str) -> float:
        ways = _instance(demo, _query(text=text)).ways.between(start, end)
        return next(way.felt for way in ways if way.mode == "taxi")

    assert felt("我们两个朋友去上海") > felt("带爸妈去上海")


def test_to_the_rich_half_an_hour_by_metro_is_long_and_a_car_not_dear(demo: Sandbox) -> None:
    problem = _problem(demo, _query(text="我们两个朋友去上海"))
    rich = replace(DEFAULT, weights=DEFAULT.weights.model_copy(update={"money": 0.3}))
    demands = demands_of((), problem.city, problem.people)
    theirs, usual = (Instance.of(problem, demands, one).ways.permit for one in (rich, DEFAULT))
    assert theirs.dear_taxi < usual.dear_taxi
    assert theirs.metro_tires_from <= 30 < usual.metro_tires_from


def test_the_better_off_tire_of_the_metro_sooner(demo: Sandbox) -> None:
    problem = _problem(demo, _query(text="我们两个朋友去上海"))
    demands = demands_of((), problem.city, problem.people)
    tires = [
        Instance.of(
            problem, demands, replace(DEFAULT, weights=DEFAULT.weights.model_copy(update={"money": money}))
        ).ways.permit.metro_tires_from
        for money in (2.0, 1.0, 0.7, 0.5)
    ]
    assert tires[0] == tires[1] > tires[2] > tires[3]


def _stops(sandbox: Sandbox, **changes: object) -> dict[str, DayStop]:
    query = replace(_query(), target_city="深圳", start_city="上海", **changes)
    return dict(_instance(sandbox, query).free_handed.every)


def test_a_beach_that_is_wished_for_takes_the_day_and_feeds_its_guests(chinatravel_sandbox: Sandbox) -> None:
    wish = (Thing(Text("沙滩", "beaches"), "sight", "like"),)
    usual, wished, in_two_days = (
        _stops(chinatravel_sandbox, things=things, days=days)
        for things, days in (((), 4), (wish, 4), (wish, 2))
    )
    beaches = [name for name, stop in wished.items() if stop.feeds and not usual[name].feeds]
    assert beaches
    assert all(wished[name].most >= 300 > usual[name].most for name in beaches)
    assert not any(in_two_days[name].feeds for name in beaches)


def test_with_bags_the_old_tire_of_the_metro_sooner(demo: Sandbox) -> None:
    problem = _problem(demo, _query(text="带爸妈去上海"))
    laden = Instance.of(problem, demands_of((), problem.city, problem.people), DEFAULT).ways
    light = Ways(laden.network, laden.tickets, laden.cars, replace(laden.permit, with_bags=frozenset()))
    felt = [
        (mine.felt, other.felt)
        for station in sorted(laden.permit.with_bags)
        for hotel in problem.city.hotels
        for mine, other in zip(
            laden.between(station, hotel.name), light.between(station, hotel.name), strict=True
        )
        if mine.mode == "metro" and mine.minutes > laden.permit.metro_tires_from
    ]
    assert felt
    assert all(mine > other for mine, other in felt)


def test_a_child_of_three_sleeps_with_its_parents_and_one_of_eight_does_not(
    chinatravel_sandbox: Sandbox,
) -> None:
    def fewest(text: str) -> int:
        offers = lodgings_of(_problem(chinatravel_sandbox, _query(text=text, people=3)), None)
        return min(one.rooms for one in offers if one.offer.beds == 1)

    assert (fewest("我们夫妻带3岁的宝宝"), fewest("我们夫妻带8岁的孩子")) == (1, 2)


def test_who_would_be_slow_is_not_taken_to_a_theme_park_unasked(demo: Sandbox) -> None:
    slow = {"rhythm": Preference(frozenset({SLOW_PACE}), frozenset())}
    usual, calm = (
        _instance(demo, replace(_query(), preferences=pace)).free_handed.every["上海迪士尼乐园"].worth
        for pace in ({}, slow)
    )
    assert calm < 0 < usual


def test_who_refuses_what_is_famous_sees_it_no_more_than_what_is_near(demo: Sandbox) -> None:
    refused = (Thing(Text("热门景点", "famous sights"), "sight", "never"),)
    knowledge = knowledge_of(demo.city("上海"))

    def liked(text: str) -> list[float]:
        museums = {"attractions": Preference(frozenset({"博物馆/纪念馆"}), frozenset())}
        query = replace(_query(text=text), things=refused, preferences=museums)
        every = _instance(demo, query).free_handed.every
        known = [(stop.worth, knowledge.place(name)) for name, stop in every.items()]
        return [worth for worth, place in known if place.standing == "worth" and place.kind != "museum"]

    assert max(liked("museums instead of the usual sights")) <= 0
    assert max(liked("my second visit, and a museum")) > 0


def _budget(most: int) -> tuple[str, ...]:
    return (to_dsl(CostCap("total", float(most))),)


def test_who_has_little_beside_the_fares_goes_by_metro(demo: Sandbox) -> None:
    poor, rich, many = (
        _instance(demo, replace(_query(people=people), hard_logic=_budget(budget)))
        for budget, people in ((4000, 2), (20000, 2), (8000, 4))
    )
    assert ["taxi" in one.ways.permit.unwanted for one in (poor, rich, many)] == [True, False, False]


def test_who_takes_no_taxi_sleeps_near_the_metro(demo: Sandbox) -> None:
    by_metro, by_any = (
        _instance(demo, replace(_query(), hard_logic=_budget(budget))) for budget in (4000, 20000)
    )
    network = demo.city("上海").network

    def far(name: str) -> bool:
        station = network.nearest_station(name)
        return station is not None and station.distance > 1.5

    pairs = zip(by_metro.choices[0], by_any.choices[0], strict=True)
    assert all(one.remote > other.remote for one, other in pairs if far(one.hotel.name))


def test_a_hot_pot_is_nothing_for_the_small(demo: Sandbox) -> None:
    grown, small = (
        _instance(demo, replace(_query(text=text, people=3), target_city="成都"))
        for text in ("三个人", "带1岁的宝宝")
    )
    assert _pots_against_others(small) > _pots_against_others(grown) + 100


def _pots_against_others(instance: Instance) -> float:
    """Minutes that hot pots are disliked more than other meals."""
    tables = instance.tables(instance.style)
    pots = np.array([tables.fares[row.name] == "pot" for row in tables.rows])
    return float(tables.base[pots].mean() - tables.base[~pots].mean())


def test_noodles_that_are_wished_for_are_not_had_twice_a_day(chinatravel_sandbox: Sandbox) -> None:
    wish = Thing(Text("热干面", "hot dry noodles"), "meal", "like")
    instance = _instance(chinatravel_sandbox, replace(_query(), target_city="武汉", things=(wish,)))
    fares = instance.tables(instance.style).fares
    assert all(fares[name] for name in fares if "热干面" in name)


def test_a_night_market_is_not_there_at_noon(chinatravel_sandbox: Sandbox) -> None:
    instance = _instance(chinatravel_sandbox, replace(_query(), target_city="重庆"))
    tables = instance.tables(instance.style)
    number = tables.numbers["较场口夜市"]
    at_noon, in_the_evening = (tables.regrets(number, kind)[0] for kind in ("lunch", "dinner"))
    assert at_noon > in_the_evening


def test_who_would_not_stand_in_line_likes_other_houses_more(chinatravel_sandbox: Sandbox) -> None:
    patient, hasty = (
        _instance(chinatravel_sandbox, replace(_query(text=text), target_city="南京"))
        for text in ("两个人", "两个人，不想排队")
    )
    name = "南京大牌档(夫子庙平江府店)"
    waits, walks_on = (
        float(tables.base[tables.numbers[name]])
        for tables in (one.tables(one.style) for one in (patient, hasty))
    )
    assert walks_on > waits
