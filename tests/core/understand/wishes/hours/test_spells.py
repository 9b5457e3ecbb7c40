"""The hour, or the length, that is said of a place belongs to that place."""

import pytest

from core.model.spells import visit_spell
from core.sandbox.sandbox import Sandbox
from core.understand import understand

TRIP_ZH, TRIP_EN = "两个人从北京去杭州三天，", "Two of us from Beijing to Hangzhou for 3 days. "


def spells(text: str, demo: Sandbox) -> dict[str, str]:
    wishes = filter(None, (visit_spell(one.thing.zh) for one in understand(text, sandbox=demo).likings))
    return {wish.place: wish.spell.said.en for wish in wishes}


@pytest.mark.parametrize(
    ("said", "when"),
    [
        ("灵隐寺清早人少的时候去", "early in the morning"),
        ("灵隐寺要一整个上午", "for the whole morning"),
        ("上午先去灵隐寺", "in the morning"),
        ("傍晚想在灵隐寺走走", "at dusk"),
        ("灵隐寺要晚上去", "in the evening"),
        ("晚上逛个灵隐寺", "in the evening"),
        ("夜里看灵隐寺", "in the evening"),
        ("灵隐寺留半天", "for half a day"),
        ("灵隐寺留足一天", "for a whole day"),
        ("白天去灵隐寺", "by day"),
        ("上午：灵隐寺", "in the morning"),
        ("灵隐寺改到晚上去", "in the evening"),
        ("早上九点去灵隐寺", "around 09:00"),
        ("灵隐寺安排在下午两点", "around 14:00"),
        ("下午两点左右到灵隐寺", "around 14:00"),
        ("灵隐寺请安排在早上七点", "around 07:00"),
        ("灵隐寺8:30就要到", "around 08:30"),
        ("有一天上午有空，想去灵隐寺", "in the morning"),
        ("灵隐寺的话下午去就行", "in the afternoon"),
    ],
)
def test_in_chinese(said: str, when: str, demo: Sandbox) -> None:
    assert spells(TRIP_ZH + said, demo) == {"灵隐寺": when}


@pytest.mark.parametrize(
    ("said", "when"),
    [
        ("Lingyin Temple early in the morning", "early in the morning"),
        ("A whole morning at Lingyin Temple", "for the whole morning"),
        ("One evening of Lingyin Temple", "in the evening"),
        ("An evening watching Lingyin Temple", "in the evening"),
        ("Lingyin Temple deserves a full day", "for a whole day"),
        ("half a day for Lingyin Temple", "for half a day"),
        ("dusk at Lingyin Temple", "at dusk"),
        ("Lingyin Temple when it's lit up", "in the evening"),
        ("Evening: Lingyin Temple", "in the evening"),
        ("Lingyin Temple all lit up at night", "in the evening"),
        ("an evening at Lingyin Temple", "in the evening"),
    ],
)
def test_in_english(said: str, when: str, demo: Sandbox) -> None:
    assert spells(TRIP_EN + said, demo) == {"灵隐寺": when}


@pytest.mark.parametrize(
    ("said", "when"),
    [
        (TRIP_ZH + "想看灵隐寺，安排在晚上", "in the evening"),
        (TRIP_ZH + "想看灵隐寺，找个晚上去一次", "in the evening"),
        (TRIP_ZH + "灵隐寺要去，最好上午", "in the morning"),
        (TRIP_ZH + "灵隐寺一定要去，我们想下午去逛逛", "in the afternoon"),
        (TRIP_ZH + "想去灵隐寺，清早去。", "early in the morning"),
        (TRIP_EN + "We'd like to see Lingyin Temple, ideally in the evening.", "in the evening"),
        (TRIP_EN + "Please include Lingyin Temple, preferably early in the morning.", "early in the morning"),
    ],
)
def test_a_clause_of_nothing_but_an_hour_is_of_the_place_before(said: str, when: str, demo: Sandbox) -> None:
    assert spells(said, demo) == {"灵隐寺": when}


@pytest.mark.parametrize(
    "said",
    [
        "想看灵隐寺，晚上吃火锅",
        "想看灵隐寺，下午回酒店休息",
        "想看灵隐寺。晚上早点睡",
        "灵隐寺和西湖都要去，晚上去",
    ],
)
def test_a_clause_with_something_else_to_say_is_not(said: str, demo: Sandbox) -> None:
    assert {"灵隐寺", "西湖"}.isdisjoint(spells(TRIP_ZH + said, demo))


def test_each_place_has_its_own(demo: Sandbox) -> None:
    said = TRIP_ZH + "灵隐寺上午去，晚上去西湖，雷峰塔和六和塔各半天"
    assert spells(said, demo) == {
        "灵隐寺": "in the morning",
        "西湖": "in the evening",
        "雷峰塔": "for half a day",
        "六和塔": "for half a day",
    }


@pytest.mark.parametrize(
    "said",
    [
        "晚上住灵隐寺附近",
        "灵隐寺晚上不去",
        "晚上八点的飞机，想去灵隐寺",
        "灵隐寺、西湖一天一个",
        "晚上在灵隐寺吃饭",
    ],
)
def test_other_hours_are_none(said: str, demo: Sandbox) -> None:
    assert spells(TRIP_ZH + said, demo) == {}


def test_a_place_with_its_hour_is_believed(demo: Sandbox) -> None:
    found = understand(TRIP_EN + "Lingyin Temple deserves a full day.", sandbox=demo)
    assert found.not_understood == ()
    assert any("灵隐寺" in one.dsl for one in found.query.constraints)


def test_two_or_three_hours_are_at_least_two(demo: Sandbox) -> None:
    found = understand(TRIP_ZH + "在灵隐寺待两三个小时", sandbox=demo)
    assert any(one.gloss.en == "Spend at least 120 minutes at 灵隐寺" for one in found.query.constraints)


def test_all_places_of_the_clause_before_share_the_hour(demo: Sandbox) -> None:
    said = spells(TRIP_ZH + "想去灵隐寺和雷峰塔，都安排在晚上", demo)
    assert set(said.values()) == {"in the evening"}
    assert len(said) == 2


@pytest.mark.parametrize(
    "said", ["早上九点出发去灵隐寺", "灵隐寺九点以后去", "灵隐寺，九点到十一点半", "想去灵隐寺，十点睡觉"]
)
def test_an_hour_of_something_else_is_none_of_the_place(said: str, demo: Sandbox) -> None:
    assert "around" not in " ".join(spells(TRIP_ZH + said, demo).values())


def test_a_night_that_is_stayed_is_no_evening_at_the_place_before(demo: Sandbox) -> None:
    assert spells(f"{TRIP_EN}See Lingyin Temple, one night, then home.", demo) == {}
    assert spells(f"{TRIP_EN}See Lingyin Temple one night.", demo) == {"灵隐寺": "in the evening"}
