"""What things are in the real cities: by name, dish and nature, and nothing that only sounds like it."""

import pytest

from core.knowledge.things import houses_called, houses_known_for, houses_of, is_dish, sights_of
from core.sandbox.sandbox import Sandbox


@pytest.mark.parametrize(
    ("city", "thing", "name"),
    [
        ("成都", "火锅", "一叶一世界藏茶素火锅(环球中心店)"),
        ("成都", "火锅", "集渔·泰式海鲜火锅(科华店)"),
        ("杭州", "火锅", "蔡马洪涛烤肉·老北京火锅(上塘路店)"),
        ("杭州", "虾蟹", "韩千炉海鲜自助火锅烤肉(文三路店)"),
    ],
)
def test_a_house_is_refused_by_its_name(
    city: str, thing: str, name: str, chinatravel_sandbox: Sandbox
) -> None:
    assert name in houses_of(frozenset({thing}), chinatravel_sandbox.city(city))


def test_a_house_is_refused_by_what_it_recommends(chinatravel_sandbox: Sandbox) -> None:
    city = chinatravel_sandbox.city("杭州")
    refused = houses_of(frozenset({"虾蟹"}), city)
    assert {row.name for row in city.restaurants if "龙井虾仁" in row.recommended} <= refused


def test_the_own_cuisine_of_a_city_has_mild_dishes(chinatravel_sandbox: Sandbox) -> None:
    def left(name: str) -> int:
        city = chinatravel_sandbox.city(name)
        mild = houses_of(frozenset({"辣"}), city)
        return len([row for row in city.restaurants if row.cuisine == "川菜" and row.name not in mild])

    assert left("成都") > 0
    assert left("杭州") == 0


@pytest.mark.parametrize(
    ("city", "thing", "name", "ruled_out"),
    [
        ("杭州", "爬山", "九溪十八涧", True),
        ("杭州", "爬山", "宝石流霞", True),
        ("杭州", "爬山", "天目山景区", True),
        ("杭州", "爬山", "苏堤", False),
        ("南京", "爬山", "中山陵景区", False),
        ("成都", "博物馆/纪念馆", "成都博物馆", True),
        ("北京", "博物馆/纪念馆", "故宫博物院", False),
        ("成都", "商业街区", "春熙路", True),
        ("南京", "爬楼梯", "中华门", True),
        ("南京", "爬楼梯", "南京博物院", False),
        ("上海", "古镇", "朱家角古镇景区", True),
        ("上海", "古镇", "石库门老街", False),
        ("上海", "老城", "豫园", True),
        ("重庆", "老城", "十八梯", True),
        ("深圳", "海边", "深圳湾公园", True),
    ],
)
def test_a_sight_is_refused_by_its_nature(
    city: str, thing: str, name: str, ruled_out: bool, chinatravel_sandbox: Sandbox
) -> None:
    here = chinatravel_sandbox.city(city)
    assert here.attraction(name) is not None
    assert (name in sights_of(frozenset({thing}), here)) is ruled_out


@pytest.mark.parametrize(
    ("name", "hot"),
    [
        ("陈麻婆豆腐(旗舰店)", True),
        ("梅记兔头(西北桥店)", True),
        ("八二干海椒抄手", True),
        ("庭院小酌", False),
    ],
)
def test_hot_dishes_are_known_by_their_names(name: str, hot: bool, chinatravel_sandbox: Sandbox) -> None:
    assert (name in houses_of(frozenset({"辣"}), chinatravel_sandbox.city("成都"))) is hot


@pytest.mark.parametrize("name", ["如意素食", "花开素食(东直门店)", "叶叶菩提(总店)"])
def test_a_house_without_meat_is_known(name: str, chinatravel_sandbox: Sandbox) -> None:
    assert name in houses_of(frozenset({"素食"}), chinatravel_sandbox.city("北京"))


@pytest.mark.parametrize(
    "name",
    [
        "京味斋·北京牡丹烤鸭(新源街店)",
        "美味斋(翔达大厦店)",
        "海记·德顺斋",
        "宝华斋老北京烧饼夹肉(赋霖商厦店)",
    ],
)
def test_a_shop_that_calls_itself_zhai_has_meat(name: str, chinatravel_sandbox: Sandbox) -> None:
    assert name not in houses_of(frozenset({"素食"}), chinatravel_sandbox.city("北京"))


def test_a_house_of_little_but_meat_is_known_by_its_name(chinatravel_sandbox: Sandbox) -> None:
    meat = houses_called("荤食", chinatravel_sandbox.city("北京"))
    assert {"清真·鸦儿李记·涮肉(和平里店)", "清真·牛街老爆肚满(前门店)"} <= meat
    assert meat.isdisjoint({"如意素食", "紫光园(西直门店)"})


def test_the_famous_sights_of_a_city_are_those_that_nobody_leaves_out(chinatravel_sandbox: Sandbox) -> None:
    famous = sights_of(frozenset({"热门景点"}), chinatravel_sandbox.city("北京"))
    assert {"故宫博物院", "八达岭长城"} <= famous
    assert "慕田峪长城" not in famous


@pytest.mark.parametrize(
    ("city", "dish", "house", "hotel"),
    [
        ("成都", "担担面", "小名堂担担甜水面(东城根街店)", "成都万达瑞华酒店·品珍中餐厅"),
        ("北京", "炸酱面", "海碗居(增光路店)", "北京瑰丽酒店·乡味小厨Country Kitchen"),
    ],
)
def test_nobody_goes_to_a_dear_house_for_what_is_cheap(
    city: str, dish: str, house: str, hotel: str, chinatravel_sandbox: Sandbox
) -> None:
    known = houses_known_for(dish, chinatravel_sandbox.city(city))
    assert (house in known, hotel in known) == (True, False)


@pytest.mark.parametrize(
    ("thing", "said"), [("热干面", True), ("兔头", True), ("牛肉", False), ("海鲜", False)]
)
def test_a_dish_has_houses_of_its_own(thing: str, said: bool) -> None:
    assert is_dish(thing) is said
