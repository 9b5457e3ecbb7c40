"""Changes in Chinese: a budget cut by so much or by a share, a dish on its day, another house, those who are left."""

import pytest

from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, follow_up
from core.understand.follow_ups.answer import FollowUpChange


def _changes(text: str, query: Query, sandbox: Sandbox) -> tuple[FollowUpChange, ...]:
    answer = follow_up(text, query, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    return answer.changes


@pytest.mark.parametrize(
    ("said", "budget"),
    [
        ("预算砍掉600", 3400),
        ("花费压600吧", 3400),
        ("预算削减600", 3400),
        ("预算砍到600", 600),
        ("预算砍一半", 2000),
        ("预算再加两成", 4800),
        ("预算降低25%", 3000),
    ],
)
def test_a_budget_is_cut_by_or_to(said: str, budget: float, chinatravel_sandbox: Sandbox) -> None:
    query = understand("两个人从上海去南京玩3天，预算4000", sandbox=chinatravel_sandbox).query
    (change,) = _changes(said, query, chinatravel_sandbox)
    assert (change.kind, change.value) == ("budget", budget)


@pytest.mark.parametrize(
    ("said", "day"), [("第二天午饭想吃小笼包", 2), ("第一天晚上安排火锅", 1), ("晚饭想吃火锅", None)]
)
def test_a_dish_and_its_day_are_one_change(said: str, day: int | None, chinatravel_sandbox: Sandbox) -> None:
    query = understand("两个人从上海去南京玩3天", sandbox=chinatravel_sandbox).query
    (change,) = _changes(said, query, chinatravel_sandbox)
    assert (change.kind, change.day, change.wanted) == ("cuisine", day, True)


@pytest.mark.parametrize("said", ["酒店改成汉庭", "住宿换成汉庭吧", "酒店换汉庭"])
def test_the_hotel_becomes_one_of_a_chain(said: str, chinatravel_sandbox: Sandbox) -> None:
    query = understand("两个人从上海去南京玩3天", sandbox=chinatravel_sandbox).query
    (change,) = _changes(said, query, chinatravel_sandbox)
    assert change.kind == "hotel"
    assert "汉庭" in str(change.value)


@pytest.mark.parametrize("said", ["我哥不来了，就剩我和我嫂子了", "只剩我跟我老婆了", "就我和闺蜜两个人去了"])
def test_those_who_are_left_are_the_company(said: str, chinatravel_sandbox: Sandbox) -> None:
    query = understand("5个人从上海去南京玩3天", sandbox=chinatravel_sandbox).query
    found = {one.kind: one.value for one in _changes(said, query, chinatravel_sandbox)}
    assert found["people"] == 2


@pytest.mark.parametrize("said", ["南京下次再说，这次去苏州", "算了南京改天再去吧，去苏州"])
def test_a_city_for_another_time_starts_no_other_trip(said: str, chinatravel_sandbox: Sandbox) -> None:
    query = understand("两个人从上海去南京玩3天", sandbox=chinatravel_sandbox).query
    found = {one.kind: one.value for one in _changes(said, query, chinatravel_sandbox)}
    assert found == {"target": "苏州"}


@pytest.mark.parametrize("said", ["我不想去中山陵了，我妈想去总统府", "老婆不想去玄武湖，换总统府"])
def test_who_goes_to_another_sight_stays_with_the_others(said: str, chinatravel_sandbox: Sandbox) -> None:
    query = understand("两个人从上海去南京玩3天", sandbox=chinatravel_sandbox).query
    assert "people" not in {one.kind for one in _changes(said, query, chinatravel_sandbox)}


@pytest.mark.parametrize("said", ["加苏州两天", "顺路去杭州一天", "预算提高1000"])
def test_what_cannot_be_told_is_asked(said: str, chinatravel_sandbox: Sandbox) -> None:
    query = understand("两个人从上海去南京玩4天", sandbox=chinatravel_sandbox).query
    assert not isinstance(follow_up(said, query, None, chinatravel_sandbox), ChangedRequest)


@pytest.mark.parametrize("said", ["中午要午休", "每天都要午休"])
def test_a_rest_ends_no_day(said: str, chinatravel_sandbox: Sandbox) -> None:
    query = understand("两个人从上海去南京玩4天", sandbox=chinatravel_sandbox).query
    assert [one.value for one in _changes(said, query, chinatravel_sandbox) if one.value == "early end"] == []
