"""The grader of requests as people write them: what is read right counts as read, and what is misread does not."""

from datetime import date
from types import SimpleNamespace
from typing import Literal

import pytest

from benchmarks.grading.measures import Measure, is_day_of_ride
from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Beds, Rooms
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.rides import OutAndBack, Ride
from core.dsl.normal.values import Normal

HOTEL = frozenset({"hotel", "room", "budget_part"})
MEAL = frozenset({"meal", "budget_part"})


def is_read(
    grader: SimpleNamespace,
    about: str,
    wish: str,
    meaning: Normal,
    typed: str = "",
    people: int = 2,
    rooms: int | None = None,
) -> bool:
    """Whether a constraint read from some words counts as a wish of so many people, who say how many rooms they take or do not."""
    item = grader.ReadItem(
        about=HOTEL if about in HOTEL else MEAL,
        words=(typed,),
        wanted=True,
        span=(0, 1),
        binds=True,
        typed=(typed,),
        measure=grader.measure_of(meaning),
    )
    trip = grader.Trip(people=people, rooms=rooms)
    return bool(grader.same_items({"about": about, "is": wish, "polarity": "want"}, [item], trip))


@pytest.mark.parametrize(
    ("about", "wish", "meaning", "people"),
    [
        ("hotel", "一晚350元以内", CostCap("accommodation", 350, "night"), 2),
        ("hotel", "一晚350元以内", CostCap("accommodation", 700, "night"), 4),
        ("hotel", "每人一晚60元以内", CostCap("accommodation", 60, "person_night"), 4),
        ("meal", "lunch below 50 yuan per person", CostCap("lunch", 50, "person_meal"), 4),
        ("meal", "max 30 yuan a meal each", CostCap("restaurant", 30, "person_meal"), 4),
        ("meal", "meal 30 per person", CostCap("restaurant", 30, "person_meal"), 4),
        ("hotel", "hotel 600 for 2 nights", CostCap("accommodation", 600, "trip"), 4),
        ("hotel", "hotel 450 per night", CostCap("accommodation", 900, "night"), 4),
        ("room", "四人一间", Rooms(1), 4),
        ("room", "两人一间", Rooms(2), 4),
        ("room", "2 twin rooms", Rooms(2), 4),
        ("room", "2 twin rooms", Beds(2), 4),
        ("room", "five twin rooms", Rooms(5), 10),
        ("room", "two single beds", Beds(2), 2),
        ("budget_part", "food 1800", CostCap("restaurant", 1800), 3),
        ("budget_part", "lodging 3000", CostCap("accommodation", 3000), 3),
        ("hotel", "near East Lake", HotelNear("东湖", 3), 2),
        ("hotel", "每晚不超过420", CostCap("accommodation", 420, "night"), 2),
        ("hotel", "每晚最多380", CostCap("accommodation", 380, "night"), 1),
        ("meal", "晚饭不超过90", CostCap("dinner", 90, "person_meal"), 1),
        ("budget_part", "吃饭每天150", CostCap("restaurant", 150, "day"), 3),
    ],
)
def test_what_says_the_same_in_other_words_is_read(
    grader: SimpleNamespace, about: str, wish: str, meaning: Normal, people: int
) -> None:
    assert is_read(grader, about, wish, meaning, people=people)


@pytest.mark.parametrize(
    ("about", "wish", "meaning", "people"),
    [
        ("hotel", "一晚350元以内", CostCap("accommodation", 3500, "night"), 2),
        ("hotel", "一晚350元以内", CostCap("accommodation", 700, "night"), 2),
        ("hotel", "一晚350元以内", CostCap("accommodation", 350, "person_night"), 2),
        ("hotel", "每人一晚60元以内", CostCap("accommodation", 60, "night"), 4),
        ("meal", "lunch below 50 yuan per person", CostCap("dinner", 50, "person_meal"), 4),
        ("meal", "meal 30 per person", CostCap("restaurant", 30, "trip"), 4),
        ("hotel", "hotel 450 per night", CostCap("accommodation", 450, "person_night"), 4),
        ("meal", "lunch below 50 yuan per person", CostCap("lunch", 200, "person_meal"), 4),
        ("room", "四人一间", Rooms(4), 4),
        ("hotel", "near East Lake", HotelNear("西湖", 3), 2),
        ("room", "3 twin rooms", Rooms(2), 4),
        ("room", "2 single rooms", Beds(2), 4),
    ],
)
def test_another_amount_count_or_place_is_not_read_although_its_words_are(
    grader: SimpleNamespace, about: str, wish: str, meaning: Normal, people: int
) -> None:
    typed = "" if isinstance(meaning, HotelNear) else wish
    assert not is_read(grader, about, wish, meaning, typed, people)


@pytest.mark.parametrize(
    ("about", "wish", "first", "last", "same"),
    [
        ("date", "Thursday to Sunday", date(2026, 11, 26), date(2026, 11, 29), True),
        ("date", "10月9号", date(2027, 10, 9), date(2027, 10, 11), True),
        ("date", "Thursday to Sunday", date(2026, 11, 27), date(2026, 11, 29), False),
        ("date", "10月9号", date(2027, 10, 1), date(2027, 10, 3), False),
        ("date", "2026-12-05 to 2026-12-06", date(2026, 12, 5), date(2026, 12, 6), True),
        ("date", "2026-12-05 to 2026-12-06", date(2026, 12, 5), date(2026, 12, 7), False),
        ("date", "2026-12-05", date(2026, 12, 5), date(2026, 12, 9), True),
        ("date", "周末", date(2026, 11, 27), date(2026, 11, 29), True),
        ("date", "the weekend", date(2026, 11, 23), date(2026, 11, 25), False),
        ("date", "weekend", date(2026, 11, 23), date(2026, 11, 30), False),
        ("time", "Friday midday", date(2026, 11, 27), date(2026, 12, 3), False),
    ],
)
def test_days_are_compared_by_the_calendar(
    grader: SimpleNamespace, about: str, wish: str, first: date, last: date, same: bool
) -> None:
    item = grader.ReadItem(
        about=frozenset({"date"}),
        words=(first.isoformat(), last.isoformat(), "thu"),
        wanted=True,
        span=(0, 1),
        binds=True,
        typed=("thu",),
        measure=grader.Measure(days=(first, last)),
    )
    found = grader.same_items({"about": about, "is": wish, "polarity": "want"}, [item], grader.Trip(people=2))
    assert bool(found) is same


@pytest.mark.parametrize(
    ("about", "wish", "polarity", "read", "same"),
    [
        ("time", "中午午休两小时", "want", [("午休", "中午必须午休两小时")], True),
        ("time", "中午午休两小时", "want", [("午休", "午休")], False),
        ("hotel", "经济型连锁酒店", "want", [("连锁酒店", "连锁酒店"), ("经济型", "经济型")], True),
        ("hotel", "经济型连锁酒店", "want", [("经济型", "经济型")], False),
        ("sight", "天安门升旗", "want", [("升旗", "flag raising"), ("天安门广场", "tiananmen")], True),
        ("sight", "天安门升旗", "want", [("升旗", "flag raising")], False),
        ("sight", "人多拥挤的地方", "avoid", [("人多", "crowded places")], True),
        ("sight", "船上酒吧", "want", [("酒吧", "boat bar")], False),
        ("meal", "火锅", "want", [("串串", "skewers")], False),
        ("sight", "sunset cruises", "avoid", [("日落", "sunset"), ("游船", "cruises")], False),
    ],
)
def test_parts_count_only_where_they_make_the_whole(
    grader: SimpleNamespace,
    about: str,
    wish: str,
    polarity: str,
    read: list[tuple[str, str]],
    same: bool,
) -> None:
    items = [
        grader.ReadItem(
            about=frozenset({about}),
            words=(thing, typed),
            wanted=polarity == "want",
            span=(0, 1),
            binds=False,
            typed=(typed,),
        )
        for thing, typed in read
    ]
    found = grader.same_items(
        {"about": about, "is": wish, "polarity": polarity}, items, grader.Trip(people=2)
    )
    assert bool(found) is same


@pytest.mark.parametrize(("rooms", "limit", "same"), [(3, 3600, True), (None, 3600, False), (3, 2400, False)])
def test_what_a_room_may_cost_is_said_of_as_many_rooms_as_are_wished(
    grader: SimpleNamespace, rooms: int | None, limit: int, same: bool
) -> None:
    cap = CostCap("accommodation", limit, "night")
    wish = "hotel 1200 per night per room"
    assert is_read(grader, "budget_part", wish, cap, people=3, rooms=rooms) is same


def test_an_amount_for_a_meal_is_of_the_meal_that_the_person_says(grader: SimpleNamespace) -> None:
    wish = {"about": "meal", "is": "meal 50 per person", "said": "Lunch max 50 per person"}
    lunch, every = (grader.measure_of(CostCap(of, 50, "person_meal")) for of in ("lunch", "restaurant"))
    said = grader.of_its_meal(wish)
    assert grader.says_the_same(said, lunch, grader.Trip(people=2))
    assert not grader.says_the_same(said, every, grader.Trip(people=2))
    assert grader.of_its_meal(wish | {"said": "50 each for lunch and dinner"}) == wish["is"]


@pytest.mark.parametrize(
    ("said", "same"), [("up to 800 yuan per person", True), ("meals up to 800 each", False)]
)
def test_an_amount_said_without_a_meal_is_of_the_one_beside_it(
    grader: SimpleNamespace, said: str, same: bool
) -> None:
    dinner = grader.measure_of(CostCap("dinner", 800, "person_meal"))
    wish = grader.of_its_meal({"about": "meal", "is": "meal 800 per person", "said": said})
    assert grader.says_the_same(wish, dinner, grader.Trip(people=2)) is same


def test_half_of_a_wish_is_not_invented_unless_it_refuses_more(grader: SimpleNamespace) -> None:
    suite = grader.ReadItem(
        about=frozenset({"hotel", "room"}),
        words=("有套房的酒店", "a hotel with a suite", "suite"),
        wanted=True,
        span=(0, 5),
        binds=True,
        typed=("suite",),
        kind=True,
    )
    wish = {"about": "room", "is": "river-view suite", "polarity": "want"}
    assert grader.is_half_of(wish, suite)
    assert not grader.is_half_of(wish | {"polarity": "avoid"}, suite)
    assert not grader.is_half_of(wish | {"is": "suite of rooms"}, suite)


@pytest.mark.parametrize(
    ("rule", "modes", "implied"),
    [("none", {"airplane"}, True), ("none", {"train"}, False), ("any", {"airplane"}, False)],
)
def test_who_goes_by_train_refuses_planes(
    grader: SimpleNamespace, rule: Literal["any", "none"], modes: set[Ride], implied: bool
) -> None:
    item = grader.ReadItem(
        about=frozenset({"ride_out", "ride_back"}),
        words=("",),
        wanted=rule != "none",
        span=(0, 1),
        binds=True,
        meaning=OutAndBack(rule, frozenset(modes), frozenset(modes)),
    )
    wish = {"about": "ride_out", "is": "train", "polarity": "want"}
    assert grader.is_implied([wish], item) is implied


@pytest.mark.parametrize(
    ("about", "said", "same"),
    [
        ("ride_back", "by Sunday night", True),
        ("ride_out", "after work on Friday", True),
        ("ride_back", "by Friday night", False),
        ("sight", "on Sunday", False),
    ],
)
def test_the_day_of_a_ride_is_an_end_of_the_trip(about: str, said: str, same: bool) -> None:
    friday_to_sunday = Measure(days=(date(2026, 11, 27), date(2026, 11, 29)))
    assert is_day_of_ride([{"about": about, "is": said}], friday_to_sunday) is same
