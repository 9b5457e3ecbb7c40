"""A sight that is to go and is not named is asked for with the names of those that there are; a hotel that is to be another is."""

import pytest

from core.model.plan import Plan, Visit
from core.model.query import Query
from core.optimize.outcome import Found
from core.optimize.planning import plan_trip
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, NotUnderstood, follow_up


@pytest.fixture(scope="module")
def query(demo: Sandbox) -> Query:
    return understand("一个人从上海去苏州玩2天，预算3000元", sandbox=demo).query


@pytest.fixture(scope="module")
def plan(query: Query, demo: Sandbox) -> Plan:
    """What the planner makes of the trip."""
    *_, last = plan_trip(query, demo, seed=0, stopped=lambda: False)
    assert isinstance(last, Found)
    return last.plan


def _sights(plan: Plan, day: int) -> set[str]:
    return {one.position for at, _, one in plan.activities() if at == day and isinstance(one, Visit)}


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("把第一天的景点换一个", 1),
        ("最后一天换个景点吧", 2),
        ("第二天删掉一个景点", 2),
        ("swap a sight on day 1", 1),
        ("drop one of the stops on the last day", 2),
    ],
)
def test_which_of_the_sights_of_a_day_is_asked(
    text: str, day: int, query: Query, plan: Plan, demo: Sandbox
) -> None:
    answer = follow_up(text, query, plan, demo)
    assert isinstance(answer, NotUnderstood)
    assert all(name in answer.ask.text.zh for name in _sights(plan, day))
    assert not any(name in answer.ask.text.zh for name in _sights(plan, 3 - day))


@pytest.mark.parametrize("text", ["酒店换好一点的", "住宿升级一下", "住宿能升级吗"])
def test_a_better_hotel_is_a_change(text: str, query: Query, plan: Plan, demo: Sandbox) -> None:
    answer = follow_up(text, query, plan, demo)
    assert isinstance(answer, ChangedRequest)
    assert [one.kind for one in answer.changes] == ["hotel"]


@pytest.mark.parametrize("text", ["change the hotel", "swap our hotel please"])
def test_another_hotel_is_a_change(text: str, query: Query, plan: Plan, demo: Sandbox) -> None:
    answer = follow_up(text, query, plan, demo)
    assert isinstance(answer, ChangedRequest)
    assert [(one.kind, one.value) for one in answer.changes] == [("hotel", "another")]
