"""Everyday English for what one wishes or does not, kind by kind: every way to say a thing says it, and near misses do not."""

from datetime import date

import pytest

from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TRIP = "Four of us, Shanghai to Hangzhou, 3 days, 6000 yuan. "


def read(words: str, sandbox: Sandbox) -> Understanding:
    return understand(TRIP + words, sandbox=sandbox, today=date(2026, 11, 21))


def likings(words: str, sandbox: Sandbox) -> set[tuple[str, bool]]:
    """The things that are liked or not, each with whether it is wanted."""
    return {(one.thing.zh, one.wanted) for one in read(words, sandbox).likings}


@pytest.mark.parametrize(
    ("words", "thing"),
    [
        ("Hotel near a metro stop.", "靠近地铁"),
        ("A room close to a subway.", "靠近地铁"),
        ("The hotel can be simple but clean.", "简单的住处"),
        ("A clean, simple room: simple and clean is enough.", "干净"),
        ("A hostel is OK as long as it's not a dorm.", "青年旅舍"),
        ("Hostel is fine but not a dorm.", "青年旅舍"),
        ("must have whisky bar in hotel", "酒店酒吧"),
        ("Not somewhere noisy at night.", "安静的酒店"),
        ("I'd like the hotel not to be on a noisy street.", "安静的酒店"),
        ("the hotel must have a bathtub not only a shower", "浴缸"),
        ("One hotel for the whole stay, please.", "全程一家酒店"),
        ("We'd like to eat in an Indian restaurant.", "印度菜"),
        ("We want to eat what locals eat.", "老字号"),
        ("breakfast in a local place rather than at the hotel", "当地早餐"),
        ("a tea garden", "茶园"),
        ("a canal boat ride", "运河游船"),
        ("places where I can take good pictures", "拍照"),
        ("Something for the kids.", "儿童乐园"),
        ("hidden corners", "本地人去的地方"),
        ("My mother-in-law walks with a stick.", "腿脚不便"),
        ("My friend is on crutches.", "腿脚不便"),
        ("no hills please, my knees", "腿脚不便"),
        ("My wife is expecting.", "怀孕"),
        ("easy does it", "慢游"),
        ("keep the days short", "慢游"),
        ("no time to waste", "特种兵式"),
        ("money isn't the problem", "不差钱"),
        ("It's a surprise for my wife.", "旅行是惊喜"),
    ],
)
def test_what_is_wished_is_read(words: str, thing: str, sandbox: Sandbox) -> None:
    assert (thing, True) in likings(words, sandbox)


@pytest.mark.parametrize(
    ("words", "thing"),
    [
        ("Hostel is fine but not a dorm.", "床位房"),
        ("no bunk beds", "床位房"),
        ("No hills, my husband has a new hip.", "爬山"),
        ("No MSG.", "味精"),
        ("Peanuts would kill my son.", "花生"),
        ("Shrimps could kill her", "虾蟹"),
        ("No fast food, no McDonald's.", "洋快餐"),
        ("No buffet breakfast served at a plastic table.", "自助早餐"),
        ("no buffet breakfasts", "自助早餐"),
        ("Not paying for some fancy restaurant tho", "高档餐厅"),
        ("No tour group.", "跟团"),
        ("We don't want to run from sight to sight.", "暴走"),
        ("I refuse to queue.", "排队"),
    ],
)
def test_what_is_refused_is_read_so(words: str, thing: str, sandbox: Sandbox) -> None:
    assert (thing, False) in likings(words, sandbox)


@pytest.mark.parametrize(
    ("words", "thing"),
    [
        ("Hostel is fine but not a dorm.", ("青年旅舍", False)),
        ("must have whisky bar in hotel", ("酒吧", True)),
        ("We want to sit together on the train.", ("慢游", True)),
        ("Surprise me.", ("旅行是惊喜", True)),
        ("We stroll in the French Concession.", ("西餐", True)),
        ("no hills please, my knees", ("腿脚不便", False)),
    ],
)
def test_near_misses_say_something_else(words: str, thing: tuple[str, bool], sandbox: Sandbox) -> None:
    assert thing not in likings(words, sandbox)


def test_a_birthday_is_not_the_day_of_the_trip_for_certain(sandbox: Sandbox) -> None:
    found = read("Her birthday is on the 12th of December.", sandbox)
    assert found.query.dates is None
    assert "dates" in {question.about for question in found.ask}


@pytest.mark.parametrize(
    ("words", "form"),
    [("We'd like to see the West Lake area.", Names), ("We want to stay in the West Lake area.", HotelNear)],
)
def test_a_place_with_its_area_is_seen_or_stayed_in(words: str, form: type, sandbox: Sandbox) -> None:
    meanings = [type(one.meaning) for one in read(words, sandbox).wishes]
    assert [one for one in meanings if one in (Names, HotelNear)] == [form]


@pytest.mark.parametrize(
    "said",
    [
        "Cross the river on the ferry.",
        "We want to take the ferry across the Yangtze.",
        "A ferry ride please.",
    ],
)
def test_a_ferry_is_a_ride_of_its_own(said: str, sandbox: Sandbox) -> None:
    found = read(said, sandbox)
    assert ([one.thing.zh for one in found.likings], found.not_understood) == (["轮渡"], ())
