"""Time of a day that is kept free, in Chinese."""

from datetime import date

import pytest

from core.model.daily import ANY_DAY, FreeBlock, free_block
from core.sandbox.sandbox import Sandbox
from core.understand import understand

TODAY = date(2026, 11, 21)


ZH = "上海去苏州，两个人，12月4日出发，3天，预算5000。"


def kept(text: str) -> list[FreeBlock]:
    found = understand(text, today=TODAY)
    return list(filter(None, (free_block(liking.thing.zh) for liking in found.likings)))


def blocks(said: str) -> set[tuple[int, int, int]]:
    return {(one.day, one.since, one.until) for one in kept(ZH + said)}


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


@pytest.mark.parametrize(
    ("said", "block"),
    [
        ("想有一个下午什么都不干。", (ANY_DAY, 780, 1080)),
        ("留一天自由活动。", (ANY_DAY, 540, 1260)),
        ("留一天陪老同学。", (ANY_DAY, 540, 1260)),
        ("留半天自由活动。", (ANY_DAY, 540, 1080)),
        ("第三天留一整天自由活动。", (3, 540, 1260)),
        ("十二点到两点半空着。", (0, 720, 870)),
        ("晚上别安排活动。", (0, 1080, 1320)),
        ("每天下午4点以后自由活动。", (0, 960, 1440)),
    ],
)
def test_a_day_need_not_be_named(said: str, block: tuple[int, int, int]) -> None:
    assert blocks(said) == {block}


@pytest.mark.parametrize("said", ["留一整天给迪士尼。", "14号必须在场馆，前后各留一天。", "一天去两个地方。"])
def test_a_day_for_a_place_is_not_kept_free(said: str) -> None:
    assert blocks(said) == set()


def test_half_a_day_of_ones_own_is_four_hours_of_one_day() -> None:
    assert [one.least for one in kept(ZH + "留半天自由活动。")] == [240]


@pytest.mark.parametrize(
    ("said", "hours"),
    [
        ("第二天下午2点到6点要开会", (840, 1080)),
        ("第二天下午两点半到五点开会", (870, 1020)),
        ("开会：第二天9:00-11:30", (540, 690)),
        ("第二天下午要开会，别排。", (780, 1080)),
        ("第二天下午要参展。", (780, 1080)),
        ("第二天下午三点以后才有空。", (540, 900)),
        ("第二天白天要在陆家嘴开会，晚上想看外滩", (540, 1080)),
        ("第二天下午2点到6点要开会，这段时间别安排任何东西。", (840, 1080)),
    ],
)
def test_who_has_a_meeting_is_engaged(said: str, hours: tuple[int, int]) -> None:
    (block,) = kept(ZH + said)
    assert (block.day, block.since, block.until, block.engaged) == (2, *hours, True)


@pytest.mark.parametrize(
    ("said", "hours"),
    [
        ("上午开会，下午三点以后有空。", (540, 900)),
        ("上午开会，只有下午有空。", (540, 720)),
        ("上午开会。", (540, 720)),
    ],
)
def test_on_a_trip_of_one_day_no_day_has_to_be_said(said: str, hours: tuple[int, int]) -> None:
    found = kept(f"上海去苏州，两个人，当天来回，一日游。{said}")
    assert [(one.day, one.since, one.until, one.engaged) for one in found] == [(1, *hours, True)]


def test_what_is_free_engages_nobody() -> None:
    assert [one.engaged for one in kept(ZH + "第二天下午留空。")] == [False]


def test_a_free_block_says_what_it_keeps() -> None:
    block = FreeBlock(day=2, since=840, until=960)
    assert free_block(block.said.zh) == block


@pytest.mark.parametrize(
    "said",
    [
        "第二天下午两点开会，会议大概到六点",
        "第二天下午两点开会，六点结束",
        "第二天下午两点有个会，开到六点",
        "5号下午两点开会，大约到六点左右结束",
        "第二天下午两点见客户，可能到下午六点",
    ],
)
def test_a_meeting_lasts_until_the_hour_that_is_said_next(said: str) -> None:
    assert blocks(said) == {(2, 14 * 60, 18 * 60)}


@pytest.mark.parametrize(
    ("said", "block"),
    [
        ("第一天下午三点前有事", (1, 9 * 60, 15 * 60)),
        ("第一天晚上同学请吃饭，不用安排", (1, 18 * 60, 22 * 60)),
    ],
)
def test_who_has_something_on_is_engaged_then(said: str, block: tuple[int, int, int]) -> None:
    assert blocks(said) == {block}


def test_who_comes_and_rests_has_the_first_day_free() -> None:
    assert {day for day, _, _ in blocks("第一天到了先休息别安排")} == {1}


@pytest.mark.parametrize("said", ["周六十点以后空着", "第一天晚上去平江路，不用安排晚饭"])
def test_free_hours_of_ones_own_are_not_kept_free(said: str) -> None:
    assert blocks(said) == set()


@pytest.mark.parametrize("where", ["在灵隐寺", "在灵隐寺附近", "在灵隐寺那边跟客户"])
def test_where_one_meets_is_no_place_to_see(where: str, demo: Sandbox) -> None:
    found = understand(
        f"两个人从北京去杭州三天，第二天下午两点到五点{where}开会，晚上去西湖", sandbox=demo, today=TODAY
    )
    kept_free = [free_block(one.thing.zh) for one in found.likings if free_block(one.thing.zh)]
    assert kept_free == [FreeBlock(day=2, since=14 * 60, until=17 * 60, engaged=True)]
    assert not any("灵隐寺" in wish.gloss.zh for wish in found.query.constraints)


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("第一天全天和第二天上午都在福田开会", {"第 1 天 09:00-18:00", "第 2 天 09:00-12:00"}),
        ("第一天下午、第二天上午要开会", {"第 1 天 13:00-18:00", "第 2 天 09:00-12:00"}),
        ("第一天晚上和第二天晚上留空", {"第 1 天 18:00-22:00", "第 2 天 18:00-22:00"}),
    ],
)
def test_parts_of_days_that_are_joined_are_kept_free_each(said: str, kept: set[str]) -> None:
    found = understand(f"一个人从北京去深圳，3天，{said}。")
    told = {one.thing.zh for one in found.likings if one.about == "time"}
    assert {one[:17] for one in told} == kept


@pytest.mark.parametrize("said", ["晚上早点休息", "晚上早些回去休息", "晚饭后早点休息", "早点回酒店休息"])
def test_who_would_rest_early_keeps_no_evening_free(said: str) -> None:
    found = understand(f"两个人从上海去广州，3天，{said}。")
    assert [one.thing.zh for one in found.likings] == ["早点回酒店"]
    assert not found.not_understood


@pytest.mark.parametrize(
    "said",
    [
        "前两天都在开会，第三天空着。",
        "第一天和第二天全天都在会展中心开会，第三天空出来了。",
        "第三天空着，前两天白天开会。",
    ],
)
def test_a_day_that_work_leaves_is_no_day_of_ones_own(said: str) -> None:
    assert {day for day, _, _ in blocks(said)} == {1, 2}


def test_a_day_that_nothing_else_fills_stays_free() -> None:
    assert {day for day, _, _ in blocks("第三天空着。")} == {3}


def test_whole_days_of_meetings_leave_their_evenings() -> None:
    found = blocks("第一天下午和第二天全天都在开会。")
    assert found == {(1, 13 * 60, 18 * 60), (2, 9 * 60, 18 * 60)}


def test_who_is_at_a_waterfront_is_not_out_each_day() -> None:
    found = understand(ZH.replace("苏州", "上海", 1) + "第一天傍晚五点左右要在外滩架好机器拍照。")
    assert not [one for one in found.likings if "出门" in one.thing.zh]


@pytest.mark.parametrize(
    ("said", "days"),
    [
        ("有一天什么都不安排。", 1),
        ("留一天自由活动。", 1),
        ("最好有两天不安排什么。", 2),
        ("留两天休息。", 2),
        ("最好有两天自由活动。", 2),
    ],
)
def test_whole_days_are_kept_free_whichever_they_are(said: str, days: int) -> None:
    found = understand("上海去苏州，两个人，7天，预算5000。" + said, today=TODAY)
    assert found.query.days == 7
    assert [free_block(one.thing.zh) for one in found.likings] == [
        FreeBlock(day=ANY_DAY, since=9 * 60, until=21 * 60, days=days)
    ]


@pytest.mark.parametrize("text", ["我有两天休息，想一个人从上海去苏州。", "从上海飞苏州，停留两天，一个人。"])
def test_days_off_are_how_long_the_trip_is(text: str) -> None:
    found = understand(text, today=TODAY)
    assert (found.query.days, found.likings) == (2, ())
