"""Nothing is said against the trips of a good guide."""

from collections.abc import Callable
from typing import Any

import pytest

from core.evaluate.registry import SUITES
from core.model.daily import FreeBlock
from core.model.query import Query, Thing
from core.sandbox.sandbox import Sandbox

Plan = dict[str, Any]
Days = list[list[tuple[str, ...]]]

NANJING: Days = [
    [
        ("visit", "总统府", "10:30", "12:40"),
        ("lunch", "13:00"),
        ("visit", "鸡鸣寺", "14:30", "15:20"),
        ("visit", "玄武湖公园", "15:40", "17:15"),
        ("dinner", "17:50"),
        ("visit", "夫子庙秦淮风光带", "19:20", "21:20"),
        ("hotel", "21:40"),
    ],
    [
        ("breakfast", "07:40"),
        ("visit", "中山陵", "08:50", "10:50"),
        ("visit", "明孝陵", "11:10", "13:20"),
        ("lunch", "13:50"),
        ("visit", "老门东历史街区", "15:20", "16:50"),
    ],
]
HANGZHOU_IN_A_DAY: Days = [
    [
        ("visit", "灵隐寺", "10:00", "12:00"),
        ("lunch", "12:30"),
        ("visit", "苏堤春晓", "14:00", "15:40"),
        ("visit", "雷峰塔", "16:00", "17:10"),
        ("dinner", "17:40"),
    ]
]
CHENGDU_WITH_A_CHILD: Days = [
    [
        ("lunch", "12:30"),
        ("visit", "成都市人民公园", "14:10", "15:30"),
        ("visit", "宽窄巷子", "16:00", "17:30"),
        ("dinner", "18:10"),
        ("hotel", "20:00"),
    ],
    [
        ("breakfast", "07:00"),
        ("visit", "成都大熊猫繁育研究基地", "08:10", "11:40"),
        ("lunch", "12:30"),
        ("visit", "成都博物馆", "14:30", "16:20"),
        ("dinner", "17:30"),
        ("visit", "锦里古街", "19:00", "20:10"),
        ("hotel", "20:40"),
    ],
    [
        ("breakfast", "08:00"),
        ("visit", "武侯祠博物馆", "09:30", "11:10"),
        ("lunch", "11:50"),
    ],
]
SUZHOU_AT_EASE: Days = [
    [
        ("visit", "拙政园", "09:40", "12:10"),
        ("lunch", "12:40"),
        ("visit", "苏州博物馆", "14:10", "16:00"),
        ("dinner", "17:30"),
        ("visit", "平江路历史街区", "19:00", "20:30"),
        ("hotel", "20:50"),
    ],
    [
        ("breakfast", "08:00"),
        ("visit", "虎丘山风景名胜区", "09:10", "11:20"),
        ("lunch", "12:00"),
        ("visit", "留园", "13:30", "15:10"),
        ("dinner", "17:10"),
        ("visit", "山塘街", "18:40", "20:10"),
        ("hotel", "20:40"),
    ],
    [("breakfast", "08:30"), ("visit", "网师园", "09:40", "11:00"), ("lunch", "11:40")],
]
NANJING_WITH_A_MEETING: Days = [
    NANJING[0],
    [
        ("breakfast", "07:40"),
        ("visit", "中山陵", "08:50", "10:50"),
        ("lunch", "11:30"),
        ("dinner", "18:10"),
        ("visit", "老门东历史街区", "19:30", "20:40"),
        ("hotel", "21:00"),
    ],
    [("breakfast", "08:30"), ("hotel", "20:30")],
    [("breakfast", "07:40"), ("visit", "明孝陵", "09:00", "11:10"), ("lunch", "11:50")],
]


def said_of(plan: Plan, text: str, sandbox: Sandbox, things: tuple[Thing, ...] = ()) -> list[str]:
    query = Query(
        uid="q",
        text=text,
        start_city=plan["start_city"],
        target_city=plan["target_city"],
        days=len(plan["itinerary"]),
        people_number=2,
        things=things,
    )
    report = SUITES["common_sense"].judge(query, plan, sandbox)
    return [f"{one.code}: {one.message.en} {one.where}" for one in report.violations]


def test_four_days_in_beijing(beijing: Plan, demo: Sandbox) -> None:
    assert said_of(beijing, "", demo) == []


@pytest.mark.parametrize(
    ("start", "target", "days", "text"),
    [
        ("上海", "南京", NANJING, "两个人周末去南京"),
        ("上海", "杭州", HANGZHOU_IN_A_DAY, "杭州一日游"),
        ("重庆", "成都", CHENGDU_WITH_A_CHILD, "带五岁的孩子去成都看熊猫"),
        ("上海", "苏州", SUZHOU_AT_EASE, "Three quiet days in Suzhou with my parents"),
    ],
)
def test_a_good_trip(
    start: str,
    target: str,
    days: Days,
    text: str,
    lay_out: Callable[[str, str, Days], Plan],
    demo: Sandbox,
) -> None:
    said = said_of(lay_out(start, target, days), text, demo)
    assert [one for one in said if not one.startswith("day.tiring: 虎丘")] == []


def test_a_good_trip_with_a_meeting_and_a_day_of_ones_own(
    lay_out: Callable[[str, str, Days], Plan], demo: Sandbox
) -> None:
    meeting = FreeBlock(day=2, since=14 * 60, until=17 * 60, engaged=True)
    own_day = FreeBlock(day=3, since=9 * 60, until=21 * 60)
    things = tuple(Thing(one.said, "time", "must") for one in (meeting, own_day))
    assert said_of(lay_out("上海", "南京", NANJING_WITH_A_MEETING), "", demo, things) == []
