"""What one does not quite want in Chinese is not wanted: 灵隐寺不太想去."""

import pytest

from core.dsl.families.places import Names
from core.dsl.requirements import requirements_of
from core.sandbox.sandbox import Sandbox
from core.understand import understand

_TRIP = "两个人从上海去杭州玩3天，预算5000，"


@pytest.mark.parametrize(
    "said",
    [
        "灵隐寺不去打卡",
        "灵隐寺不去凑热闹",
        "灵隐寺就不去排队了",
        "灵隐寺不太想去",
        "灵隐寺人太多了不太想逛",
        "灵隐寺不太感兴趣",
        "灵隐寺人多不太喜欢",
    ],
)
def test_a_place_that_is_not_quite_wanted_is_refused(said: str, sandbox: Sandbox) -> None:
    query = understand(f"{_TRIP}{said}", sandbox=sandbox).query
    assert [one.meaning.rule for one in requirements_of(query) if isinstance(one.meaning, Names)] == ["none"]


@pytest.mark.parametrize("said", ["灵隐寺不太想错过", "灵隐寺不要太晚去"])
def test_what_is_not_to_be_missed_or_late_is_no_refusal(said: str, sandbox: Sandbox) -> None:
    query = understand(f"{_TRIP}{said}", sandbox=sandbox).query
    assert "none" not in [
        one.meaning.rule for one in requirements_of(query) if isinstance(one.meaning, Names)
    ]


@pytest.mark.parametrize(
    ("said", "refused"),
    [("不要每天起早赶路", "暴走"), ("别天天早起赶路", "早起"), ("别顿顿赶路赶来赶去", "暴走")],
)
def test_what_tires_every_day_is_refused_and_not_some_of_it(said: str, refused: str) -> None:
    things = {one.name.zh: one.wanted for one in understand(f"{_TRIP}{said}").query.things}
    assert things[refused] is False
