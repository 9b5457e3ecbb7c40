"""Time of a day that is kept free, in Chinese."""

from datetime import date

import pytest

from core.model.daily import FreeBlock, free_block
from core.understand import understand

TODAY = date(2026, 11, 21)


def blocks(said: str) -> set[tuple[int, int, int]]:
    found = understand(f"上海去苏州，两个人，12月4日出发，3天，预算5000。{said}", today=TODAY)
    kept = (free_block(liking.thing.zh) for liking in found.likings)
    return {(one.day, one.since, one.until) for one in kept if one is not None}


@pytest.mark.parametrize(
    "said",
    [
        "第二天下午要开会，别排。",
        "12月5日下午有会，请勿安排活动。",
        "周六下午留空。",
        "第二天下午我要去见客户。",
        "5号下午什么都不安排。",
        "第二天下午不要安排行程。",
    ],
)
def test_an_afternoon_is_kept_free(said: str) -> None:
    assert blocks(said) == {(2, 13 * 60, 18 * 60)}


@pytest.mark.parametrize(
    "said",
    [
        "第二天下午两点到四点开会。",
        "第二天14:00-16:00请勿安排活动。",
        "周六下午2点有个交流活动，大约两小时，空出来。",
        "5日下午为内部座谈，14:00至16:00请勿安排。",
        "第二天下午两点到四点有个讲座，别排",
    ],
)
def test_hours_are_kept_free(said: str) -> None:
    assert blocks(said) == {(2, 14 * 60, 16 * 60)}


@pytest.mark.parametrize(
    ("said", "block"),
    [
        ("第一天上午别排。", (1, 540, 720)),
        ("最后一天下午留空。", (-1, 780, 1080)),
        ("每天下午留空。", (0, 780, 1080)),
        ("晚上八点以后别排东西。", (0, 1200, 1440)),
        ("第二天全天都是婚礼，不用管我们。", (2, 540, 1260)),
    ],
)
def test_other_parts_of_days_are_kept_free(said: str, block: tuple[int, int, int]) -> None:
    assert blocks(said) == {block}


@pytest.mark.parametrize(
    "said",
    [
        "别安排爬山。",
        "下午要开会。",
        "第二天下午开完会再去拙政园。",
        "第二天别安排太满。",
        "第二天下午去拙政园，不开会。",
    ],
)
def test_what_keeps_no_time_of_a_known_day_free_is_no_block(said: str) -> None:
    assert blocks(said) == set()


@pytest.mark.parametrize("said", ["前两天白天都在开会。", "头两天白天要开会。", "前两天白天开会，别安排。"])
def test_several_days_are_kept_free(said: str) -> None:
    assert blocks(said) == {(1, 540, 1080), (2, 540, 1080)}


def test_a_free_block_says_what_it_keeps() -> None:
    block = FreeBlock(day=2, since=840, until=960)
    assert free_block(block.said.zh) == block
