"""What plain English asks of a hotel or a room is liked, in the words of everyday."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand

CITIES = ("北京", "上海")


def liked(words: str) -> set[str]:
    found = understand(f"Two of us from Beijing to Shanghai for 3 days. {words}", CITIES)
    return {one.thing.zh for one in found.likings if one.wanted}


@pytest.mark.parametrize(
    ("words", "thing"),
    [
        ("hotel w/ kettle", "热水壶"),
        ("I need a hotel that accepts foreign passports", "接待外宾"),
        ("a place that includes breakfast", "含早餐"),
        ("My room must be quiet", "安静的酒店"),
        ("a room with a private bathroom", "独立卫浴"),
        ("We need two connecting rooms", "相邻的房间"),
        ("staff who speak English", "英语服务"),
        ("just married!!", "蜜月旅行"),
        ("a hotel without steps", "无障碍"),
        ("no stairs at the hotel please", "无障碍"),
        ("dont put us in a hotel far from the metro", "靠近地铁"),
        ("the hotel shouldn't be too far from a subway station", "靠近地铁"),
        ("a bathtub if it doesn't cost too much", "浴缸"),
    ],
)
def test_it_is_liked(words: str, thing: str) -> None:
    assert thing in liked(words)


@pytest.mark.parametrize(
    ("words", "thing"), [("no balcony please", "阳台"), ("we do not need a kettle", "热水壶")]
)
def test_what_is_refused_is_not(words: str, thing: str) -> None:
    assert thing not in liked(words)


@pytest.mark.parametrize("words", ["a garden hotel", "we want a hotel with a garden feel"])
def test_a_garden_at_the_hotel_is_no_sight(words: str, chinatravel_sandbox: Sandbox) -> None:
    found = understand(f"Two of us from Beijing to Suzhou for 3 days. {words}", sandbox=chinatravel_sandbox)
    assert [wish.constraint().gloss.zh for wish in found.wishes] == ["园林式的酒店"]
