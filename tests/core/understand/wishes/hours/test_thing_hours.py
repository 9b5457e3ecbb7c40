"""When one would have a dish or a show, in Chinese: every way to say it says it, by its day where that is said."""

from datetime import date

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand

TODAY = date(2026, 11, 21)


def hours(said: str, demo: Sandbox) -> set[str]:
    found = understand(f"两个人从北京去杭州，12月10日到12日，3天，{said}", sandbox=demo, today=TODAY)
    assert not found.not_understood
    return {one.thing.zh for one in found.likings if one.about == "time"}


@pytest.mark.parametrize(
    "said",
    [
        "晚上想吃火锅",
        "晚上最好能吃顿火锅",
        "有一天晚上想吃一顿正宗的火锅",
        "晚饭想吃火锅",
        "晚餐吃火锅",
        "想吃火锅，最好安排在晚上",
        "想吃火锅，安排在晚上吧",
        "火锅安排在晚上",
        "火锅想晚上吃",
    ],
)
def test_hot_pot_in_the_evening(said: str, demo: Sandbox) -> None:
    assert hours(said, demo) == {"火锅：晚餐"}


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("早餐想吃片儿川", {"片儿川：早餐"}),
        ("中午吃片儿川，晚上吃火锅", {"片儿川：午餐", "火锅：晚餐"}),
        ("中午吃片儿川、晚上吃火锅", {"片儿川：午餐", "火锅：晚餐"}),
        ("第一天晚上吃火锅", {"火锅：第 1 天晚餐"}),
        ("火锅安排在最后一天晚上", {"火锅：最后一天晚餐"}),
        ("11日晚上想吃火锅", {"火锅：第 2 天晚餐"}),
        ("中午十二点安排一顿火锅", {"火锅：午餐"}),
        ("11日晚上有空想吃火锅", {"火锅：第 2 天晚餐"}),
        ("11日下午有空想看个展", {"看展：下午", "看展：第 2 天"}),
        ("晚上想听一场评弹", {"评弹：晚上"}),
    ],
)
def test_other_hours_and_things(said: str, told: set[str], demo: Sandbox) -> None:
    assert {one.replace("演出", "评弹") for one in hours(said, demo)} == told


@pytest.mark.parametrize(
    "said",
    [
        "晚上不吃火锅",
        "晚上到杭州，想吃火锅",
        "晚上八点前吃完火锅",
        "想吃火锅，酒店离地铁近",
        "早上到了先放行李，火锅要吃",
    ],
)
def test_what_is_of_no_hour_has_none(said: str, demo: Sandbox) -> None:
    found = understand(f"两个人从北京去杭州，12月10日到12日，3天，{said}", sandbox=demo, today=TODAY)
    assert not [one for one in found.likings if "火锅：" in one.thing.zh]
