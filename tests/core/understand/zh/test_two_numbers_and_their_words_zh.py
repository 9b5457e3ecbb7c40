"""Two numbers for one fact, very days of holidays, hours that follow vague words, and words that are part of others."""

from datetime import date

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TODAY = date(2026, 11, 27)
CITIES = ("上海", "北京", "南京", "成都", "杭州", "苏州")


def _of(text: str) -> Understanding:
    return understand(text, CITIES, today=TODAY)


def _asked(found: Understanding) -> set[str]:
    return {question.about for question in found.ask}


def _things(found: Understanding) -> list[tuple[str, bool]]:
    return [(one.thing.zh, one.wanted) for one in found.likings]


@pytest.mark.parametrize(
    ("told", "number"),
    [
        ("我们七个人里三个来不了了,那就四个", 4),
        ("我们九个人,有两个不去了,现在七个", 7),
        ("我们班30个学生,2个老师", 32),
        ("我和老婆带孩子,除了动物园其他乐园不去", 3),
    ],
)
def test_who_goes_in_the_end(told: str, number: int) -> None:
    assert _of(f"{told}。上海去成都,3天,总共九千。").query.people_number == number


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        ("我们5个人,到时候去8个人", True),
        ("我们6个人,分两间,四人间也行", False),
        ("本来8个人的,现在6个人", False),
    ],
)
def test_another_number_of_travellers_is_asked_about(told: str, asked: bool) -> None:
    assert ("people" in _asked(_of(f"上海去成都,3天,{told}"))) is asked


@pytest.mark.parametrize(
    ("told", "first", "last"),
    [
        ("平安夜那天走,3天", date(2026, 12, 24), date(2026, 12, 26)),
        ("圣诞节当天出发,3天", date(2026, 12, 25), date(2026, 12, 27)),
        ("元旦那天走,1月3号回来", date(2027, 1, 1), date(2027, 1, 3)),
        ("待到下周六,下周三走", date(2026, 12, 2), date(2026, 12, 5)),
    ],
)
def test_the_very_day(told: str, first: date, last: date) -> None:
    assert _of(f"上海去成都,2人,{told}").query.dates == (first, last)


def test_an_hour_that_follows_tells_what_early_is() -> None:
    found = _of("上海去南京,2天,2人,回来那天早一点,下午四点前往回开")
    assert [one.meaning.time for one in found.wishes if hasattr(one.meaning, "time")] == ["16:00"]


@pytest.mark.parametrize("told", ["别让我在早上九点前起床", "不要早于9点起床"])
def test_no_earlier_than(told: str) -> None:
    assert ("每天 09:00 后出门", True) in _things(_of(f"上海去成都,3天,2人,{told}"))


def test_a_day_off_for_work_is_not_every_day() -> None:
    found = _of("上海去成都,4天,2人,中间有一天要去见客户")
    assert not any("每天" in thing for thing, _ in _things(found))


def test_money_of_which_some_is_for_one_part() -> None:
    found = _of("上海去成都,4天,2人,预算八千其中吃饭最多两千")
    assert found.query.budget == 8000


def test_spared_from_what_is_refused(chinatravel_sandbox: Sandbox) -> None:
    found = understand(
        "上海去北京,3天,2人,不想去人多的地方,除了颐和园", sandbox=chinatravel_sandbox, today=TODAY
    )
    refused = [one for one in found.wishes if one.strength == "never"]
    assert refused == []


def test_where_groups_go_is_no_group_tour() -> None:
    found = _of("上海去北京,3天,2人,别去旅游团扎堆的饭店")
    assert ("跟团", False) not in _things(found)


def test_a_city_and_a_verb_are_no_sight(chinatravel_sandbox: Sandbox) -> None:
    found = understand("想去南京游玩三天,杭州出发,2人", sandbox=chinatravel_sandbox, today=TODAY)
    assert found.wishes == ()


@pytest.mark.parametrize(
    ("told", "thing"), [("阿妈唔食得辣", "辣菜"), ("唔想朝朝早起身", "早起"), ("迟啲起身都得", "睡懒觉")]
)
def test_in_cantonese(told: str, thing: str) -> None:
    assert thing in [one for one, _ in _things(_of(f"由上海去北京,3日,2个人,{told}"))]


def test_what_one_does_alone_makes_nobody_stay_at_home() -> None:
    assert "people" in _asked(_of("我跟女朋友从上海去成都,她怕高,缆车我一个人坐,3天"))
    assert "people" not in _asked(_of("我一个人从上海去成都,3天"))


def test_a_lone_noun_that_nobody_read_is_listed() -> None:
    text = "上海去成都,3天,2人,只看一个展"
    assert any("只看一个展" in text[slice(*span)] for span in _of(text).not_understood)


def test_a_count_is_no_food() -> None:
    found = _of("上海去成都,3天,两大两小,娃一个过敏花生,一个不吃辣")
    assert all(thing != "一个" for thing, _ in _things(found))
