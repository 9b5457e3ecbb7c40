"""Well-known names of which a city has only some part mean that part."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand.names.names_of_city import names_of


@pytest.mark.parametrize(
    ("city", "words", "names"),
    [
        ("杭州", "千岛湖", {"千岛湖中心湖区"}),
        ("重庆", "武隆", {"武隆天生三桥"}),
        ("广州", "长隆", {"长隆野生动物世界", "长隆欢乐世界"}),
        ("重庆", "洪崖洞", {"洪崖洞民俗风貌区"}),
        ("北京", "鸟巢", {"国家体育场（鸟巢）"}),
        ("成都", "武侯祠", {"武侯祠博物馆"}),
        ("南京", "夫子庙", {"夫子庙秦淮风光带"}),
    ],
)
def test_a_well_known_name_is_found(city: str, words: str, names: set[str], demo: Sandbox) -> None:
    found = names_of(demo, city).find(f"{words}玩一天", 0, len(words) + 3)
    assert [set(one.names) for one in found] == [names]


def test_the_park_of_the_city_is_meant_and_not_its_namesake_far_out(chinatravel_sandbox: Sandbox) -> None:
    assert names_of(chinatravel_sandbox, "成都").resolve("人民公园", "attraction").name == "成都市人民公园"


@pytest.mark.parametrize("words", ["坐船游黄浦江", "夜游黄浦江", "黄浦江游船"])
def test_a_river_to_be_rowed_is_its_cruise(words: str, chinatravel_sandbox: Sandbox) -> None:
    (found,) = names_of(chinatravel_sandbox, "上海").find(words, 0, len(words))
    assert "浦江游览" in found.names
