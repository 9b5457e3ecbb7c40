"""Which of a kind one means: what everybody would pick, never an odd member of it where a known one is in reach."""

import pytest

from core.dsl.requirements import Said
from core.knowledge.picked import members, picked, two_of
from core.optimize.wishes.place_wishes import wished_places, wished_sights
from core.sandbox.sandbox import Sandbox

_NOTHING = Said()


def _said(*, meals: str = "", sights: str = "") -> Said:
    return Said(frozenset(meals.split()), frozenset(sights.split()))


@pytest.mark.parametrize(
    ("city", "thing", "picks", "odd"),
    [
        ("上海", "美术馆/艺术馆", "浦东美术馆", "天时632艺术空间(上海中心大厦店)"),
        ("北京", "美术馆/艺术馆", "中国美术馆", "梵高星空艺术馆（王府井旗舰店）"),
        ("上海", "演出", "上海话剧艺术中心", "snh48星梦剧院"),
        ("杭州", "游船", "西湖游船", "钱塘江夜游(武林门码头)"),
        ("北京", "游船", "北海公园游船", "通州运河游船"),
        ("杭州", "园林", "郭庄", "杭州樱花园"),
        ("北京", "熊猫", "北京动物园", "北京野生动物园"),
        ("北京", "京剧", "北京梨园剧场", "德云社剧场"),
        ("北京", "相声", "德云社剧场", "北京梨园剧场"),
        ("成都", "川剧", "蜀风雅韵川剧院", "熊猫剧院"),
        ("苏州", "昆曲", "江苏省苏州昆剧院", "橙天嘉禾剧场-信仰"),
        ("重庆", "轻轨穿楼", "李子坝轻轨站", "洪崖洞"),
        # nobody rides for hours by taxi to what is only called so
        ("杭州", "骑行", "苏堤", "千岛湖乐游环湖骑行"),
        ("重庆", "爬山", "缙云山", "白帝城"),
    ],
)
def test_of_a_kind_one_means_what_everybody_would_pick(
    chinatravel_sandbox: Sandbox, city: str, thing: str, picks: str, odd: str
) -> None:
    meant = picked(thing, chinatravel_sandbox.city(city)).meant
    assert (picks in meant, odd in meant) == (True, False)


def test_who_loves_a_dynasty_means_its_greatest_sight(chinatravel_sandbox: Sandbox) -> None:
    assert picked("明朝历史", chinatravel_sandbox.city("南京")).meant == {"明孝陵"}


def test_a_concert_hall_is_no_museum_of_art_whatever_its_type(chinatravel_sandbox: Sandbox) -> None:
    city = chinatravel_sandbox.city("广州")
    assert "美术馆/艺术馆" in next(row for row in city.attractions if row.name == "星海音乐厅").types
    assert "星海音乐厅" not in picked("美术馆/艺术馆", city).meant


def test_what_no_table_names_is_not_wished_for_where_known_ones_are(chinatravel_sandbox: Sandbox) -> None:
    wished = wished_places(_said(sights="演出"), _NOTHING, chinatravel_sandbox.city("上海"))
    assert wished.keys().isdisjoint({"snh48星梦剧院", "魔都悬空玻璃剧场"})


def test_of_a_kind_the_best_is_liked_more_than_what_one_sees_if_near(chinatravel_sandbox: Sandbox) -> None:
    wished = wished_places(_said(sights="游船"), _NOTHING, chinatravel_sandbox.city("杭州"))
    assert wished["西湖游船"] > wished["钱塘江夜游"] > 0


def test_a_type_of_the_data_that_is_wished_for_is_one_wish(chinatravel_sandbox: Sandbox) -> None:
    city = chinatravel_sandbox.city("上海")
    (meant,) = wished_sights(_NOTHING, city, frozenset({"美术馆/艺术馆"}))
    assert meant.names == picked("美术馆/艺术馆", city).meant


@pytest.mark.parametrize(("text", "wishes"), [("They love gardens.", 2), ("我们喜欢园林", 1)])
def test_who_speaks_of_gardens_wishes_for_two(chinatravel_sandbox: Sandbox, text: str, wishes: int) -> None:
    city = chinatravel_sandbox.city("杭州")
    assert len(wished_sights(_NOTHING, city, frozenset({"园林"}), text)) == wishes


def test_of_two_gardens_the_second_is_another_place(chinatravel_sandbox: Sandbox) -> None:
    first, second = two_of("园林", chinatravel_sandbox.city("苏州"))
    assert "拙政园" in first and "留园" in second and first.isdisjoint(second)


def test_two_of_what_a_city_has_not_are_none(chinatravel_sandbox: Sandbox) -> None:
    assert two_of("园林", chinatravel_sandbox.city("深圳")) == ()


@pytest.mark.parametrize(
    ("meals", "cuisines", "shunned"),
    [("老字号", "", True), ("", "小吃", True), ("串串", "", False), ("老字号 米其林", "", False)],
)
def test_who_comes_for_small_houses_eats_in_no_hotel(
    chinatravel_sandbox: Sandbox, meals: str, cuisines: str, shunned: bool
) -> None:
    city = chinatravel_sandbox.city("成都")
    liked = wished_places(_said(meals=meals), _NOTHING, city, frozenset(cuisines.split()))
    assert (liked.get("成都天府丽都喜来登饭店·悦厨中餐厅", 0.0) < 0) == shunned


@pytest.mark.parametrize(
    ("city", "thing", "sight", "has"),
    [
        ("上海", "演出", "snh48星梦剧院", False),
        ("上海", "演出", "魔都悬空玻璃剧场", True),
        ("广州", "美术馆/艺术馆", "星海音乐厅", False),
    ],
)
def test_an_odd_member_of_a_kind_is_none_that_somebody_wishes_for(
    chinatravel_sandbox: Sandbox, city: str, thing: str, sight: str, has: bool
) -> None:
    assert (sight in members(thing, chinatravel_sandbox.city(city))) is has
