"""Time of which a request says that nothing is to be planned in it."""

import pytest

from core.knowledge.engagements.blocks import blocks_in, words_of_blocks

_DAY, _MORNING, _AFTERNOON = (9 * 60, 17 * 60 + 30), (9 * 60, 12 * 60), (14 * 60, 17 * 60 + 30)


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("第二天白天要在陆家嘴开会，晚上想看外滩", {2: _DAY}),
        ("前两天开会，第三天逛逛", {1: _DAY, 2: _DAY}),
        ("第一天上午见客户，下午自由", {1: _MORNING}),
        ("第二天下午开会", {2: _AFTERNOON}),
        ("第一天下午2点到6点要开会", {1: (14 * 60, 18 * 60)}),
        ("第二天下午两点半到五点开会", {2: (14 * 60 + 30, 17 * 60)}),
        ("开会：第二天9:00-11:30", {2: (9 * 60, 11 * 60 + 30)}),
        ("I have meetings on day 1, free otherwise", {1: _DAY}),
        ("The first two days I attend a conference. Then the museums", {1: _DAY, 2: _DAY}),
        ("On the second day, all day meeting with clients", {2: _DAY}),
        ("Trade fair from 9 to 4 on days one and two", {1: (9 * 60, 16 * 60), 2: (9 * 60, 16 * 60)}),
        ("Meeting from 2 to 5:30 pm on day 1", {1: (14 * 60, 17 * 60 + 30)}),
        ("I have a meeting on day 1 and only the afternoon free", {1: _DAY}),
        ("第二天想去博物馆，酒店有会议室", {}),
        ("想在第二天见见老朋友", {}),
        ("A meeting keeps me busy for a while", {}),
    ],
)
def test_a_meeting_keeps_one_on_the_days_that_are_said(text: str, days: dict[int, tuple[int, int]]) -> None:
    blocks = blocks_in(text, 4)
    assert {one.on_day: (one.since, one.until) for one in blocks} == days
    assert all(one.engaged and one.is_exact for one in blocks)


@pytest.mark.parametrize(
    ("text", "hours"),
    [
        ("I have a meeting in the morning and only the afternoon free", _MORNING),
        ("I have a client meeting from 10 am to noon near the square", (10 * 60, 12 * 60)),
        ("I have a meeting in the morning. After 2 pm I'd like a walk", (9 * 60, 14 * 60)),
        ("上午开会，下午三点以后有空", (9 * 60, 15 * 60)),
    ],
)
def test_on_a_trip_of_one_day_no_day_has_to_be_said(text: str, hours: tuple[int, int]) -> None:
    (block,) = blocks_in(text, 1)
    assert (block.on_day, block.since, block.until) == (1, *hours)


@pytest.mark.parametrize(
    ("text", "days", "hours"),
    [
        ("Please keep the middle of the day free", [1, 2, 3], (11 * 60 + 30, 15 * 60)),
        ("Middays free please", [1, 2, 3], (11 * 60 + 30, 15 * 60)),
        ("每天下午4点以后自由活动", [1, 2, 3], (16 * 60, 22 * 60)),
        ("Free after 16:00 each day", [1, 2, 3], (16 * 60, 22 * 60)),
        ("晚上别安排活动", [1, 2, 3], (19 * 60 + 30, 22 * 60)),
        ("Keep one evening free", [0], (19 * 60 + 30, 22 * 60)),
        ("Nothing after 6 pm on day 2", [2], (18 * 60, 22 * 60)),
        ("Leave the last afternoon free", [3], (13 * 60 + 30, 17 * 60 + 30)),
        ("Please leave one whole day free for friends", [0], (8 * 60 + 30, 20 * 60 + 30)),
        ("想有一个下午什么都不干", [0], (13 * 60 + 30, 17 * 60 + 30)),
        ("留一天自由活动", [0], (8 * 60 + 30, 20 * 60 + 30)),
    ],
)
def test_time_is_kept_free_on_the_days_that_are_said(
    text: str, days: list[int], hours: tuple[int, int]
) -> None:
    blocks = blocks_in(text, 3)
    assert [one.on_day for one in blocks] == days
    assert {(one.since, one.until) for one in blocks} == {hours}
    assert not any(one.engaged for one in blocks)


@pytest.mark.parametrize(
    "text",
    [
        "We are free after 4 pm on day 1",
        "Free entry sights only",
        "I want the museum which is free, afternoons by the lake",
        "Sugar-free food, a hotel with free wifi and free breakfast",
        "After 2 pm I'd like a walk",
        "第二天上午去博物馆，下午去公园",
    ],
)
def test_what_costs_nothing_or_is_open_to_plans_is_no_free_time(text: str) -> None:
    assert blocks_in(text, 3) == ()


def test_the_clauses_that_say_it_are_found() -> None:
    text = "想看西湖，第二天下午2点到6点要开会，这段时间别安排任何东西。"
    assert [text[a:b] for a, b in words_of_blocks(text, 3)] == [
        "第二天下午2点到6点要开会",
        "这段时间别安排任何东西",
    ]
