"""A sight that is to go and is not named is asked for with the names of those that there are; a hotel that is to be another is."""

import pytest

from core.model.plan import Plan, Visit
from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, NotUnderstood, follow_up


@pytest.fixture(scope="module")
def query(demo: Sandbox) -> Query:
    return understand("一个人从上海去苏州玩2天，预算3000元", sandbox=demo).query


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


def _of_kind(plan: Plan, kind: str, demo: Sandbox) -> list[str]:
    of = {one.name for one in demo.city(plan.target_city).attractions if kind in one.types}
    return [one.position for _, _, one in plan.activities() if isinstance(one, Visit) and one.position in of]


@pytest.mark.parametrize("text", ["去掉一个园林", "少逛一个园林吧", "drop one of the gardens"])
def test_one_of_a_kind_less_refuses_none_of_the_others(
    text: str, query: Query, plan: Plan, demo: Sandbox
) -> None:
    answer = follow_up(text, query, plan, demo)
    gardens = _of_kind(plan, "园林", demo)
    assert len(gardens) > 1
    assert isinstance(answer, NotUnderstood)
    assert all(name in answer.ask.text.zh for name in gardens)


@pytest.mark.parametrize("text", ["去掉第二天下午的安排", "第二天下午在酒店待着", "取消第二天下午的活动"])
def test_an_afternoon_is_kept_free(text: str, query: Query, plan: Plan, demo: Sandbox) -> None:
    answer = follow_up(text, query, plan, demo)
    assert isinstance(answer, ChangedRequest)
    assert [(one.kind, one.day) for one in answer.changes] == [("time", 2)]


def test_a_change_that_changes_nothing_says_that_it_is_so(plan: Plan, demo: Sandbox) -> None:
    calm = understand("一个人从上海去苏州玩2天，预算3000元，行程轻松一点", sandbox=demo).query
    answer = follow_up("行程轻松些", calm, plan, demo)
    assert isinstance(answer, NotUnderstood)
    assert "已经是这样" in answer.ask.text.zh


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
