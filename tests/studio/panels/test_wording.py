"""The reader's words for the names of a sandbox."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand
from studio.panels.wording import few_words, names, sentence


@pytest.mark.parametrize(
    ("name", "english"),
    [
        ("故宫博物院", "The Palace Museum (Forbidden City)"),
        ("北京南站", "Beijing South Railway Station"),
        ("火锅", "hot pot"),
        ("南京", "Nanjing"),
        ("没有这个地方", "没有这个地方"),
    ],
)
def test_names_of_all_kinds_are_said_in_english(demo: Sandbox, name: str, english: str) -> None:
    assert names(demo, "北京", "en")(name) == english


def test_in_chinese_names_stay(demo: Sandbox) -> None:
    assert names(demo, "北京", "zh")("故宫博物院") == "故宫博物院"


def test_stations_and_cities_are_said_where_the_city_is_not_in_the_sandbox(demo: Sandbox) -> None:
    assert names(demo, "拉萨", "en")("北京南站") == "Beijing South Railway Station"


def test_a_chip_has_the_first_of_two_names_and_its_sentence_both(demo: Sandbox) -> None:
    query = understand("两个人从南京去北京玩3天，想看故宫", uid="", sandbox=demo).query
    (wish,) = query.constraints
    assert few_words(wish, demo, "北京", "en") == "The Palace Museum"
    assert "The Palace Museum (Forbidden City)" in sentence(wish, demo, "北京", "en")
    assert few_words(wish, demo, "北京", "zh") == "故宫博物院"
