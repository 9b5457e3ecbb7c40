"""Two days, or two sights, of a plan that change places; a day of it that stays as it is, or begins later."""

import pytest

from core.model.plan import Plan, Visit
from core.model.query import Query
from core.model.spells import visit_spell
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, follow_up


@pytest.fixture(scope="module")
def query(demo: Sandbox) -> Query:
    return understand("我和朋友两个人从上海去杭州玩3天，预算6000元", sandbox=demo).query


def sights(plan: Plan, day: int) -> list[str]:
    return [one.position for at, _, one in plan.activities() if at == day and isinstance(one, Visit)]


def wished_days(query: Query) -> dict[str, int]:
    """The days on which sights are wished for."""
    told = [spelt for one in query.things if (spelt := visit_spell(one.name.zh)) is not None]
    return {one.place: one.spell.on_day for one in told}


@pytest.mark.parametrize("text", ["第一天和第二天对调", "swap days 1 and 2"])
def test_the_sights_of_two_days_are_wished_for_on_the_other(
    text: str, plan: Plan, query: Query, demo: Sandbox
) -> None:
    answer = follow_up(text, query, plan, demo)
    assert isinstance(answer, ChangedRequest)
    expected = dict.fromkeys(sights(plan, 1), 2) | dict.fromkeys(sights(plan, 2), 1)
    assert wished_days(answer.query) == expected


def test_two_sights_are_wished_for_on_the_day_of_each_other(plan: Plan, query: Query, demo: Sandbox) -> None:
    one, other = sights(plan, 1)[0], sights(plan, 2)[0]
    answer = follow_up(f"{one}和{other}换一下顺序", query, plan, demo)
    assert isinstance(answer, ChangedRequest)
    assert wished_days(answer.query) == {one: 2, other: 1}


def test_a_day_that_stays_is_locked(plan: Plan, query: Query, demo: Sandbox) -> None:
    answer = follow_up("第一天不变，后面几天松一点", query, plan, demo)
    assert isinstance(answer, ChangedRequest)
    assert {one.place for one in answer.locks.stops if one.kind == "attraction"} == set(sights(plan, 1))


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("第二天别那么早出门", "第 2 天 06:00-10:00 留空"),
        ("第二天上午别安排", "第 2 天 06:00-12:00 留空"),
        ("nothing before 10:30 on day 2", "第 2 天 06:00-10:30 留空"),
    ],
)
def test_what_a_day_begins_with_is_kept_free_of_all_sights(
    text: str, kept: str, plan: Plan, query: Query, demo: Sandbox
) -> None:
    answer = follow_up(text, query, plan, demo)
    assert isinstance(answer, ChangedRequest)
    assert kept in [one.name.zh for one in answer.query.things]
