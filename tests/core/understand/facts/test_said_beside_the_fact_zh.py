"""What Chinese says beside a fact that makes it another, or less sure: a share of the money, a day of a holiday, a night without a bed."""

from datetime import date

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Rooms
from core.dsl.families.places import Names, Types
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TODAY = date(2026, 11, 27)


def read(said: str, sandbox: Sandbox | None = None) -> Understanding:
    return understand(said, sandbox=sandbox, today=TODAY)


def asked(found: Understanding) -> set[str]:
    return {one.about for one in found.ask}


@pytest.mark.parametrize(
    "said", ["奖金三万，花其中一半就够", "存了八千，只用三分之一", "攒了一万，拿出一部分"]
)
def test_of_money_of_which_a_share_is_spent_the_budget_is_asked(said: str) -> None:
    assert "budget" in asked(read(f"从上海去北京，五天，两个人，{said}"))


def test_who_sleeps_on_the_train_has_no_price_of_a_night() -> None:
    found = read("从广州坐卧铺去武汉玩一天，两个人，不订酒店，九百块")
    caps = [one.meaning for one in found.wishes if isinstance(one.meaning, CostCap)]
    assert [(one.category, one.at_most) for one in caps] == [("total", 900)]


@pytest.mark.parametrize(
    ("said", "first"),
    [
        ("五一第二天出发", date(2027, 5, 2)),
        ("国庆假期的第三天走", date(2027, 10, 3)),
        ("五一出发", date(2027, 5, 1)),
    ],
)
def test_one_sets_off_on_a_day_of_a_holiday(said: str, first: date) -> None:
    dates = read(f"{said}，从杭州去武汉，三天，两个人").dates
    assert dates is not None
    assert dates.first == first


def test_the_first_and_the_fifteenth_of_each_moon_are_no_date() -> None:
    assert read("奶奶初一十五吃斋，从上海去杭州，两个人，两天").dates is None


def test_something_done_the_day_before_leaves_the_date_open() -> None:
    found = read("2月14号表白，前一天去踩点，从苏州去杭州，两天，两个人")
    assert found.dates is None or found.dates.first == date(2027, 2, 13)


@pytest.mark.parametrize("said", ["一万给他们", "三千给她们"])
def test_money_for_somebody_counts_nobody(said: str) -> None:
    people = read(f"我出{said}，从成都去杭州玩五天").query.people_number
    assert people is None or people == 1


def test_who_is_alone_by_day_is_not_alone_on_the_trip() -> None:
    assert "people" in asked(read("老婆去深圳开会，我陪着，广州出发，三天，白天只有我一个人"))


def test_at_most_so_many_of_a_kind_is_no_demand_for_it(demo: Sandbox) -> None:
    found = read("从北京去上海，三天，两个人，一天顶多看两个博物馆", demo)
    assert not any(isinstance(one.meaning, Types) and one.meaning.rule == "all" for one in found.wishes)


def test_from_one_day_to_another_one_is_at_work_on_each(demo: Sandbox) -> None:
    found = read("出差去上海，从北京，周二到周四，白天开会，周四下午四点以后走，一个人", demo)
    busy = [one.thing.zh for one in found.likings if "有事" in one.thing.zh]
    assert len(busy) == 3


@pytest.mark.parametrize("said", ["八百以下一间", "六百左右一间", "五百之内1间"])
def test_the_price_of_a_room_counts_no_rooms(said: str, demo: Sandbox) -> None:
    found = read(f"从北京去上海，四个人，三天，房费一晚{said}，得开两间", demo)
    assert [one.meaning.count for one in found.wishes if isinstance(one.meaning, Rooms)] == [2]


@pytest.mark.parametrize("said", ["外滩能推轮椅过去吗", "外滩可以坐船上去么"])
def test_how_one_may_get_about_at_a_place_is_a_question(said: str, demo: Sandbox) -> None:
    found = read(f"从北京去上海，四个人，三天，{said}", demo)
    assert not any(isinstance(one.meaning, Names) for one in found.wishes)


def test_a_place_that_is_politely_asked_for_is_wished(demo: Sandbox) -> None:
    found = read("从北京去上海，四个人，三天，可以安排外滩吗", demo)
    assert any(isinstance(one.meaning, Names) for one in found.wishes)


def test_a_night_without_sleep_refuses_no_hotel(demo: Sandbox) -> None:
    assert not [one for one in read("从北京去上海，半夜不睡了", demo).likings if one.about == "hotel"]


@pytest.mark.parametrize("said", ["休假到后天，明天从武汉走", "考试到后天，明天出发"])
def test_until_when_one_is_busy_is_no_day_of_setting_off(said: str) -> None:
    dates = read(f"{said}，去上海，两天，从武汉出发").dates
    assert dates is not None
    assert dates.first == date(2026, 11, 28)


def test_where_it_is_too_loud_to_eat_is_of_the_meal(demo: Sandbox) -> None:
    found = read("从北京去上海，三天，两个人，晚饭别去太吵的地方", demo)
    assert [one.about for one in found.likings if "吵闹" in one.thing.zh] == ["meal"]
