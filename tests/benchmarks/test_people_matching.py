"""The grader of requests as people write them: what is read right counts as read, and what is misread does not."""

import importlib
from datetime import date
from pathlib import Path
from types import SimpleNamespace

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Rooms
from core.dsl.families.hotel_near import HotelNear
from core.dsl.normal.values import Normal

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
HOTEL = frozenset({"hotel", "room", "budget_part"})
MEAL = frozenset({"meal", "budget_part"})


@pytest.fixture
def grader(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """What the grader's files define, as they find each other beside the program."""
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    modules = map(importlib.import_module, ("people_items", "people_matching", "people_measures"))
    return SimpleNamespace(**{name: one for module in modules for name, one in vars(module).items()})


def is_read(
    grader: SimpleNamespace,
    about: str,
    wish: str,
    meaning: Normal,
    typed: str = "",
    people: int = 2,
) -> bool:
    """Whether a constraint read from some words counts as a wish of so many people."""
    item = grader.ReadItem(
        about=HOTEL if about in HOTEL else MEAL,
        words=(typed,),
        wanted=True,
        span=(0, 1),
        binds=True,
        typed=(typed,),
        measure=grader.measure_of(meaning),
    )
    return bool(grader.same_items({"about": about, "is": wish, "polarity": "want"}, [item], people, None))


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
        ("hotel", "near East Lake", HotelNear("东湖", 3), 2),
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
    found = grader.same_items({"about": about, "is": wish, "polarity": "want"}, [item], 2, None)
    assert bool(found) is same


@pytest.mark.parametrize(
    ("about", "wish", "polarity", "read", "same"),
    [
        ("time", "中午午休两小时", "want", [("午休", "中午必须午休两小时")], True),
        ("time", "中午午休两小时", "want", [("午休", "午休")], False),
        ("hotel", "经济型连锁酒店", "want", [("连锁酒店", "连锁酒店"), ("经济型", "经济型")], True),
        ("hotel", "经济型连锁酒店", "want", [("经济型", "经济型")], False),
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
    found = grader.same_items({"about": about, "is": wish, "polarity": polarity}, items, 2, None)
    assert bool(found) is same


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
