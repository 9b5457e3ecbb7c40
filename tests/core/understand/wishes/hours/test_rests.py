"""A rest in the middle of the day is a like of the whole trip; who refuses it does not get it."""

import pytest

from core.knowledge.things import REST
from core.sandbox.sandbox import Sandbox
from core.understand import understand

TRIP_ZH, TRIP_EN = "两个人从北京去上海三天，", "Two of us from Beijing to Shanghai for 3 days, "


def rests(text: str, demo: Sandbox) -> list[bool]:
    return [one.wanted for one in understand(text, sandbox=demo).likings if one.thing.zh == REST]


@pytest.mark.parametrize(
    "said",
    [
        "每天中午回酒店午睡一会儿",
        "最好每天中午都能休息",
        "中午要回酒店午休",
        "中午睡个午觉再出门",
        "中午回酒店休息一下",
        "老人中午得睡一会儿",
        "下午回房间歇会儿",
        "中午要休息两个钟头",
    ],
)
def test_a_rest_in_chinese(said: str, demo: Sandbox) -> None:
    assert rests(TRIP_ZH + said, demo) == [True]


@pytest.mark.parametrize(
    "said",
    [
        "the kids need a nap after lunch",
        "go back to the hotel for a rest after lunch every day",
        "a rest at the hotel at noon",
        "an afternoon siesta",
    ],
)
def test_a_rest_in_english(said: str, demo: Sandbox) -> None:
    found = understand(TRIP_EN + said, sandbox=demo)
    assert rests(TRIP_EN + said, demo) == [True]
    assert "lunch" not in [found.query.text[a:b] for a, b in found.not_understood]


@pytest.mark.parametrize("said", ["不用午休", "晚上回酒店休息"])
def test_no_rest_is_none(said: str, demo: Sandbox) -> None:
    assert True not in rests(TRIP_ZH + said, demo)
