"""A closer kind than the one whose name is a part of it, and hours at the hotel that are near an hour."""

import pytest

from core.dsl.families.rides import RideTime
from core.sandbox.sandbox import Sandbox
from core.understand import understand


@pytest.mark.parametrize(
    ("said", "thing"),
    [
        ("两个人从上海去武汉玩3天，想去科技类的博物馆", "科技馆"),
        ("Two of us from Shanghai to Wuhan for 3 days, a science museum please", "科技馆"),
        ("Two of us from Beijing to Nanjing, 3 days, most interested in the Republican period", "民国历史"),
        ("两个人从北京去南京玩3天，想看明朝的历史", "明朝历史"),
        ("两个人从北京去杭州玩3天，安排一个有仪式感的晚餐", "特别的一餐"),
    ],
)
def test_what_is_told_closer_than_a_kind(said: str, thing: str, chinatravel_sandbox: Sandbox) -> None:
    found = understand(said, sandbox=chinatravel_sandbox)
    assert [one.thing.zh for one in found.likings] == [thing]
    assert not found.wishes


def test_corners_of_a_city_are_no_way_of_getting_about(chinatravel_sandbox: Sandbox) -> None:
    text = (
        "I'm travelling alone from Guangzhou to Chongqing for 4 days. "
        "I like walking around strange city corners and good views at night."
    )
    found = understand(text, sandbox=chinatravel_sandbox)
    assert not found.wishes
    assert {"夜景", "本地人去的地方"} <= {one.thing.zh for one in found.likings}


@pytest.mark.parametrize(
    ("said", "hour"),
    [
        ("晚上9点左右回酒店", "21:00"),
        ("希望每天9点能回到酒店", "21:00"),
        ("晚上希望9点多能回酒店", "21:30"),
        ("每晚八点前回酒店", "20:00"),
    ],
)
def test_about_when_one_is_back_at_the_hotel(said: str, hour: str) -> None:
    found = understand(f"两个人从上海去北京玩4天，{said}。")
    assert [one.thing.zh for one in found.likings] == [f"每天 {hour} 前回酒店"]
    assert not [one for one in found.wishes if isinstance(one.meaning, RideTime)]
