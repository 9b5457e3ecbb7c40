"""Changes in Chinese of which the end counts: the total after what was added, the day moved to, the house and no city."""

import pytest

from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, follow_up
from core.understand.follow_ups.answer import FollowUpChange


@pytest.fixture
def query(chinatravel_sandbox: Sandbox) -> Query:
    return understand("两个人从上海去苏州玩3天，预算4000", sandbox=chinatravel_sandbox).query


def _change(text: str, query: Query, sandbox: Sandbox) -> FollowUpChange:
    answer = follow_up(text, query, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    (change,) = answer.changes
    return change


@pytest.mark.parametrize(
    ("said", "budget"),
    [
        ("外婆又塞了五百，一共4500", 4500),
        ("女儿再出800，预算就4800吧", 4800),
        ("预算再加五百", 4500),
        ("总共5200吧", 5200),
    ],
)
def test_the_total_that_is_said_counts(
    said: str, budget: float, query: Query, chinatravel_sandbox: Sandbox
) -> None:
    change = _change(said, query, chinatravel_sandbox)
    assert (change.kind, change.value) == ("budget", budget)


@pytest.mark.parametrize("said", ["表姐带她老公来，一下子变5个了", "同事也想来，人一下变成5个"])
def test_the_number_that_they_become_counts(said: str, query: Query, chinatravel_sandbox: Sandbox) -> None:
    change = _change(said, query, chinatravel_sandbox)
    assert (change.kind, change.value) == ("people", 5)


@pytest.mark.parametrize("said", ["拙政园，就是头一天那个，给我搞到第三天去", "第一天的拙政园搬到最后一天"])
def test_a_sight_goes_to_the_day_that_the_verb_leads_to(
    said: str, query: Query, chinatravel_sandbox: Sandbox
) -> None:
    change = _change(said, query, chinatravel_sandbox)
    assert (change.kind, change.day) == ("move", 3)


def test_a_misspelt_swap_is_one(query: Query, chinatravel_sandbox: Sandbox) -> None:
    change = _change("虎丘唤成留园", query, chinatravel_sandbox)
    assert change.kind == "swap"
    assert "留园" in str(change.value)


@pytest.mark.parametrize(("said", "day"), [("第二天安排少一点", 2), ("最后一天排得少点", 3)])
def test_a_day_with_less_in_it_is_calmer(
    said: str, day: int, query: Query, chinatravel_sandbox: Sandbox
) -> None:
    change = _change(said, query, chinatravel_sandbox)
    assert (change.kind, change.day) == ("pace", day)


def test_a_dish_of_the_last_day_has_the_number_of_that_day(
    query: Query, chinatravel_sandbox: Sandbox
) -> None:
    change = _change("最后一天晚上想吃生煎", query, chinatravel_sandbox)
    assert (change.kind, change.day) == ("cuisine", 3)


@pytest.mark.parametrize(
    ("said", "to_city"), [("改住南京饭店", False), ("换到北京宾馆住", False), ("改去南京", True)]
)
def test_a_house_with_the_name_of_a_city_is_no_city(
    said: str, to_city: bool, query: Query, chinatravel_sandbox: Sandbox
) -> None:
    answer = follow_up(said, query, None, chinatravel_sandbox)
    kinds = [one.kind for one in answer.changes] if isinstance(answer, ChangedRequest) else []
    assert ("target" in kinds) is to_city
