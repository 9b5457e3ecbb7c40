"""Rests and hours of work that a text says of several days, and how many sights a day has at most."""

from datetime import date

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand

TODAY = date(2026, 11, 21)
ZH = "我们5个人从杭州去深圳玩3天，总预算18000元。"
EN = "Two of us from Shanghai to Wuhan, 4 days, 5000 CNY in total. "


def _likes(text: str, sandbox: Sandbox) -> list[str]:
    return [one.thing.zh for one in understand(text, sandbox=sandbox, today=TODAY).likings]


@pytest.mark.parametrize(
    "words",
    [
        "娃中午要睡觉，下午3点以后再出门",
        "孩子要午睡，下午三点之后再出去",
        "中午让老人休息，每天下午3点以后再活动",
        "老人有午休的习惯，15点以后再出门",
        "宝宝午觉睡到很晚，下午三点后再出门",
    ],
)
def test_who_naps_and_is_out_again_in_the_afternoon_rests_at_noon(words: str, demo: Sandbox) -> None:
    likes = _likes(ZH + words, demo)
    assert "每天 12:00-15:00 留空" in likes
    assert "每天 15:00 后出门" not in likes


def test_who_sleeps_long_is_out_in_the_afternoon(demo: Sandbox) -> None:
    assert "每天 13:00 后出门" in _likes(ZH + "我们起得晚，下午1点以后再出门", demo)


@pytest.mark.parametrize(
    ("words", "most"),
    [
        ("每天景点不要超过两个", 2),
        ("每天的行程别超过三个地方", 3),
        ("每天景点控制在2个以内", 2),
        ("一天最多排两个景点", 2),
        ("每天不能超过一个景点", 1),
    ],
)
def test_a_day_has_so_many_sights_at_most(words: str, most: int, demo: Sandbox) -> None:
    assert any(like.endswith(f"每天 {most} 个景点") for like in _likes(ZH + words, demo))


@pytest.mark.parametrize(
    ("words", "kept", "last"),
    [
        ("Meetings take up every morning until 1 pm for the first three days.", "09:00-13:00 有事，留空", 3),
        ("On the first two days I have meetings from 9 to 5.", "09:00-17:00 有事，留空", 2),
        ("I'm working the afternoons of the first 2 days.", "13:00-18:00 有事，留空", 2),
        ("Please keep the mornings of the first two days free.", "09:00-12:00 留空", 2),
        ("We are busy from 9 to 12 during the first three days.", "09:00-12:00 有事，留空", 3),
    ],
)
def test_the_first_days_are_kept_alike_and_no_other(words: str, kept: str, last: int, demo: Sandbox) -> None:
    read = [like for like in _likes(EN + words, demo) if like.endswith("留空")]
    assert read == [f"第 {day} 天 {kept}" for day in range(1, last + 1)]


@pytest.mark.parametrize("words", ["从杭州去深圳过3天", "想在深圳过三天，从杭州走"])
def test_days_are_spent_in_a_city(words: str, demo: Sandbox) -> None:
    assert understand(f"我们5个人{words}，总预算18000元。", sandbox=demo, today=TODAY).query.days == 3


def test_days_until_one_leaves_are_no_length(demo: Sandbox) -> None:
    text = "我们5个人从杭州去深圳，再过3天出发，总预算18000元。"
    assert understand(text, sandbox=demo, today=TODAY).query.days is None
