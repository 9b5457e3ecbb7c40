"""What travellers say that they are is neither asked about, nor listed, nor a wish."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.persons.introduced import introductions, without_origins


@pytest.mark.parametrize(
    "text",
    [
        "Four of us, all friends from work, are going from Chongqing to Beijing for 5 days.",
        "6 people, all colleagues from the office, from Chongqing to Beijing, 5 days.",
        "Three of us, old school friends, are going from Chongqing to Beijing for 5 days.",
        "I'm a student going from Suzhou to Beijing for four days by myself.",
        "I'm a woman travelling alone from Hangzhou to Beijing for 2 days.",
        "四个人，都是大学同学，从成都去北京，四天。",
        "我们五个人，是公司同事，从成都去北京，四天。",
        "我是个护士，从重庆去北京玩五天，一个人。",
        "宿舍四个女生从武汉去北京，三天两夜。",
        "三代同堂五个人从成都去北京，四天。",
    ],
)
def test_nothing_of_it_is_asked_or_listed(text: str, demo: Sandbox) -> None:
    found = understand(text, sandbox=demo)
    assert (found.ask, found.not_understood) == ((), ())


@pytest.mark.parametrize("text", ["Six friends from university want to see Beijing.", "我们是大学同学"])
def test_where_travellers_met_is_no_sight(text: str) -> None:
    assert "univers" not in without_origins(text)
    assert "大学" not in without_origins(text)


@pytest.mark.parametrize(
    "text",
    [
        "We want to see the university.",
        "想逛大学",
        "I'm a vegetarian.",
        "我们都是素食者",
        "Two sisters, one in a wheelchair",
    ],
)
def test_what_is_wished_is_no_introduction(text: str) -> None:
    assert list(introductions(text)) == []
