"""Changes in Chinese that add to the budget or take from it, that start elsewhere, and that put the trip to another day."""

from datetime import date

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, NotUnderstood, follow_up

TODAY = date(2026, 12, 1)
BASE = "3个人12月5日从武汉去成都玩4天，预算8000元"


def _changes(text: str, sandbox: Sandbox) -> list[tuple[str, object]]:
    base = understand(BASE, sandbox=sandbox, today=TODAY).query
    answer = follow_up(text, base, None, sandbox, today=TODAY)
    return [(one.kind, one.value) for one in answer.changes] if isinstance(answer, ChangedRequest) else []


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("公司那边追加了两千，全算进预算", 10000),
        ("经理又批了1200，都花在这趟上", 9200),
        ("钱不够花，加两千块吧", 10000),
        ("财务砍掉了一千，只能省着点了", 7000),
        ("经费被扣了八百块", 7200),
        ("预算少了五百", 7500),
        ("财务少批了一千", 7000),
        ("手头紧，预算往下调五百", 7500),
        ("预算少了，加五百", 8500),
        ("预算改成5000吧，便宜点", 5000),
    ],
)
def test_a_budget_is_what_it_was_and_so_much_more_or_less(text: str, budget: int, sandbox: Sandbox) -> None:
    assert _changes(text, sandbox) == [("budget", budget)]


def test_less_than_there_is_nothing_is_asked(sandbox: Sandbox) -> None:
    base = understand(BASE, sandbox=sandbox, today=TODAY).query
    assert isinstance(follow_up("预算砍掉九千", base, None, sandbox, today=TODAY), NotUnderstood)


def test_what_each_night_is_dearer_adds_nothing_to_the_trip_once(sandbox: Sandbox) -> None:
    assert "budget" not in {kind for kind, _ in _changes("酒店预算每晚再加200", sandbox)}


@pytest.mark.parametrize(
    ("text", "city"),
    [
        ("不从武汉走了，我到时候在南京", "南京"),
        ("那几天我们应该还在苏州", "苏州"),
        ("我人不在武汉了，在苏州，改从这里出发", "苏州"),
        ("对了我们当时人已经在重庆了，不从武汉出发", "重庆"),
    ],
)
def test_where_the_travellers_are_is_where_they_start(text: str, city: str, sandbox: Sandbox) -> None:
    assert _changes(text, sandbox) == [("start", city)]


@pytest.mark.parametrize("text", ["我妈在南京", "老婆孩子都在苏州", "我妹那会儿在重庆"])
def test_where_somebody_else_is_is_neither_start_nor_goal(text: str, sandbox: Sandbox) -> None:
    assert not {"start", "target"} & {kind for kind, _ in _changes(text, sandbox)}


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("5号要考试去不了，挪到12号", "2026-12-12"),
        ("6号才能请到假，改成6号走", "2026-12-06"),
        ("5号那天抽不开身没空，推到下周日出发", "2026-12-13"),
        ("12月5号走不了，推到下周六", "2026-12-12"),
        ("下周五加班，改12号走", "2026-12-12"),
        ("提前到3号", "2026-12-03"),
        ("改到下周日走 这周日要值班", "2026-12-13"),
    ],
)
def test_the_day_that_will_not_do_gives_way_to_the_one_that_does(
    text: str, first: str, sandbox: Sandbox
) -> None:
    ((kind, value),) = _changes(text, sandbox)
    assert kind == "dates"
    assert str(value).startswith(first)


@pytest.mark.parametrize("text", ["武侯祠改到8号", "8号我妈生日", "推到3号"])
def test_a_day_that_may_be_of_something_else_moves_no_trip(text: str, sandbox: Sandbox) -> None:
    assert "dates" not in {kind for kind, _ in _changes(text, sandbox)}
