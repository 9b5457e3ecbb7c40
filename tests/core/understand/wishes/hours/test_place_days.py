"""The day that is said of a place belongs to that place."""

from datetime import date

import pytest

from core.model.spells import visit_spell
from core.sandbox.sandbox import Sandbox
from core.understand import understand

TRIP_ZH, TRIP_EN = "两个人从北京去杭州四天，", "Two of us from Beijing to Hangzhou for 4 days. "


def days(text: str, demo: Sandbox) -> dict[str, int]:
    """By place the day that is wished for it."""
    wishes = filter(None, (visit_spell(one.thing.zh) for one in understand(text, sandbox=demo).likings))
    return {wish.place: wish.spell.on_day for wish in wishes if wish.spell.on_day}


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("第二天去灵隐寺", {"灵隐寺": 2}),
        ("第一天灵隐寺，第二天西湖", {"灵隐寺": 1, "西湖": 2}),
        ("第2天上午去灵隐寺，下午去雷峰塔", {"灵隐寺": 2, "雷峰塔": 2}),
        ("灵隐寺留到第三天", {"灵隐寺": 3}),
        ("灵隐寺和雷峰塔都安排在最后一天", {"灵隐寺": -1, "雷峰塔": -1}),
        ("最后一天去灵隐寺", {"灵隐寺": -1}),
        ("灵隐寺放在第二天", {"灵隐寺": 2}),
        ("最后一晚去西湖", {"西湖": 3}),
        ("第二天去灵隐寺，最后一晚西湖", {"灵隐寺": 2, "西湖": 3}),
        ("第二晚逛西湖", {"西湖": 2}),
    ],
)
def test_in_chinese(said: str, found: dict[str, int], demo: Sandbox) -> None:
    assert days(TRIP_ZH + said, demo) == found


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("Lingyin Temple on day 2", {"灵隐寺": 2}),
        ("On the second day we want to see Lingyin Temple", {"灵隐寺": 2}),
        ("Day 1: Lingyin Temple, day 2: West Lake", {"灵隐寺": 1, "西湖": 2}),
        ("Keep Lingyin Temple for the last day", {"灵隐寺": -1}),
        ("Keep the second afternoon for Lingyin Temple", {"灵隐寺": 2}),
        ("West Lake on the last night", {"西湖": 3}),
        ("Lingyin Temple on the first morning there", {"灵隐寺": 2}),
        ("On our first full day we'd like to see Lingyin Temple", {"灵隐寺": 2}),
        ("Lingyin Temple on the first afternoon", {"灵隐寺": 1}),
    ],
)
def test_in_english(said: str, found: dict[str, int], demo: Sandbox) -> None:
    assert days(TRIP_EN + said, demo) == found


@pytest.mark.parametrize(
    "said",
    [
        "想去灵隐寺。第二天睡到自然醒",
        "第一天住在西湖边",
        "第二天不去灵隐寺",
        "第二天中午吃西湖醋鱼",
        "灵隐寺第一天或第二天都行",
        "Visit Lingyin Temple. On day 2 we leave from West Lake",
    ],
)
def test_of_other_places_no_day_is_said(said: str, demo: Sandbox) -> None:
    assert days((TRIP_EN if said.isascii() else TRIP_ZH) + said, demo) == {}


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("9号逛灵隐寺和雷峰塔", {"灵隐寺": 3, "雷峰塔": 3}),
        ("周二上午去灵隐寺", {"灵隐寺": 2}),
        ("灵隐寺安排在8号", {"灵隐寺": 2}),
        # a day of the ride home
        ("9号晚上回，想看灵隐寺", {}),
        # the days of the trip
        ("12月7日至10日，灵隐寺和雷峰塔", {}),
    ],
)
def test_by_the_date_in_chinese(said: str, found: dict[str, int], demo: Sandbox) -> None:
    read = understand("两个人从北京去杭州四天，12月7日出发，" + said, sandbox=demo, today=date(2026, 11, 21))
    wishes = filter(None, (visit_spell(one.thing.zh) for one in read.likings))
    assert {wish.place: wish.spell.on_day for wish in wishes if wish.spell.on_day} == found
