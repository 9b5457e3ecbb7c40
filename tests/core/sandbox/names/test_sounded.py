"""Names of sights and restaurants that a sandbox has in Chinese alone, told by their sounds and their words."""

import pytest

from core.sandbox.names.sounded import place_in_english


@pytest.mark.parametrize(
    ("name", "english"),
    [
        ("月坛公园", "Yuetan Park"),
        ("重庆工业博物馆", "Chongqing Industry Museum"),
        ("重庆市规划展览馆", "Chongqing Planning Exhibition Hall"),
        ("锦悦火锅(春熙路店)", "Jinyue Hotpot (Chunxi Road)"),
        ("味美蛙鱼火锅(科华总店)", "Weimei Wayu Hotpot (Kehua Main Branch)"),
        ("MORTON'S 莫尔顿牛排坊(北京丽晶酒店)", "MORTON'S (Beijing Regent Hotel)"),
        ("1886德国汽车餐厅", "1886 German Car Restaurant"),
        ("棕榈泉", "Zonglüquan"),
        ("秦淮河", "Qinhuai River"),
        ("Blue Frog", "Blue Frog"),
    ],
)
def test_a_place_is_told_by_its_sounds_and_the_words_that_have_a_meaning(name: str, english: str) -> None:
    assert place_in_english(name) == english


@pytest.mark.parametrize(
    ("name", "english"),
    [
        ("天河体育中心", "Tianhe Sports Centre"),
        ("华山路", "Huashan Road"),
        ("阳澄湖", "Yangcheng Lake"),
        ("南湖", "Nanhu"),
    ],
)
def test_a_word_of_one_syllable_has_its_meaning_at_the_end_of_a_longer_name_alone(
    name: str, english: str
) -> None:
    assert place_in_english(name) == english
