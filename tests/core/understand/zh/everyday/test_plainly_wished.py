"""Plain wishes of every day in Chinese for places, hotels and food, each kind in every way to say it."""

import pytest

from core.dsl.families.counts import Rooms
from core.dsl.families.places import Names, Types
from core.dsl.families.ways import InnerModes
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from tests.core.understand.zh.everyday.plain import TODAY, liked, read


@pytest.mark.parametrize(
    "said", ["民宿最好带KTV", "酒店要有KTV", "住的民宿带个KTV", "住的酒店有KTV", "民宿自带KTV"]
)
def test_what_a_hotel_has_is_wished_of_the_hotel(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("hotel", "KTV") in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize("said", ["晚上去KTV", "想唱K", "晚上找个KTV"])
def test_what_one_goes_to_is_no_part_of_the_hotel(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert ("sight", "KTV") in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize(
    "said",
    [
        "长城嘛…小的走不动，算了不去",
        "长城呢，孩子爬不动，就算了",
        "长城嘛，太远了，算了",
        "长城的话，老人吃不消，别去了",
    ],
)
def test_a_topic_is_refused_behind_the_reason(chinatravel_sandbox: Sandbox, said: str) -> None:
    names = [
        wish.meaning for wish in read(chinatravel_sandbox, said).wishes if isinstance(wish.meaning, Names)
    ]
    assert [one.rule for one in names] == ["none"]


@pytest.mark.parametrize(
    "said", ["故宫呢，孩子想看，天坛算了", "故宫嘛，票难抢，别坐地铁去", "故宫呢，要去，算了天坛"]
)
def test_another_refusal_behind_a_topic_is_not_of_the_topic(chinatravel_sandbox: Sandbox, said: str) -> None:
    refused = {
        name
        for wish in read(chinatravel_sandbox, said).wishes
        if isinstance(wish.meaning, Names) and wish.meaning.rule == "none"
        for name in wish.meaning.names
    }
    assert "故宫博物院" not in refused


@pytest.mark.parametrize(
    ("said", "about", "thing"),
    [
        ("我们去度蜜月", "company", "蜜月旅行"),
        ("妈妈过生日", "company", "有人过生日"),
        ("公司团建", "company", "团建"),
        ("毕业旅行", "company", "毕业旅行"),
        ("要能开发票", "hotel", "发票"),
        ("宾馆有热水就行", "hotel", "热水"),
        ("要鸳鸯锅", "meal", "鸳鸯锅"),
        ("午餐吃团餐", "meal", "团餐"),
        ("看CBA比赛", "sight", "球赛"),
        ("行程松弛一点", "pace", "慢游"),
    ],
)
def test_what_people_say_every_day_is_told_as_liked(
    chinatravel_sandbox: Sandbox, said: str, about: str, thing: str
) -> None:
    assert (about, thing) in liked(read(chinatravel_sandbox, said))


@pytest.mark.parametrize("said", ["不要住在闹市区", "别住闹市区", "不想住闹市"])
def test_a_busy_quarter_is_refused(chinatravel_sandbox: Sandbox, said: str) -> None:
    refused = {one.thing.zh for one in read(chinatravel_sandbox, said).likings if not one.wanted}
    assert "闹市区的酒店" in refused


@pytest.mark.parametrize("said", ["步行不要太多", "走路别太多", "每天走路少一点", "少走动", "走的路少"])
def test_little_walking_is_wished_in_any_words(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert ("pace", "少走路") in liked(found)
    assert not any(one.about == "local_transport" for one in found.likings)


@pytest.mark.parametrize("said", ["要三个单间", "订3个标间", "三个大床房", "三间房"])
def test_rooms_are_counted_with_either_measure(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert Rooms(3) in [wish.meaning for wish in read(chinatravel_sandbox, said).wishes]


@pytest.mark.parametrize(
    "said", ["禁止火锅", "禁止 火锅", "严禁火锅", "杜绝火锅", "火锅也给我划掉", "火锅帮我去掉"]
)
def test_what_is_forbidden_is_refused(chinatravel_sandbox: Sandbox, said: str) -> None:
    kinds = [
        wish.meaning for wish in read(chinatravel_sandbox, said).wishes if isinstance(wish.meaning, Types)
    ]
    assert [one.rule for one in kinds] == ["none"]


@pytest.mark.parametrize(("said", "binds"), [("园林只看颐和园", False), ("园林想看颐和园这样的", True)])
def test_a_kind_of_which_only_some_are_seen_is_their_topic(
    chinatravel_sandbox: Sandbox, said: str, binds: bool
) -> None:
    meanings = [wish.meaning for wish in read(chinatravel_sandbox, said).wishes]
    assert any(isinstance(one, Types) for one in meanings) is binds


@pytest.mark.parametrize("said", ["晚餐订景山公园边的餐厅", "烧烤自己弄", "不爬长城坐缆车上"])
def test_what_stands_in_another_role_is_no_demand(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert not any(isinstance(wish.meaning, (Names, Types)) for wish in found.wishes)


@pytest.mark.parametrize("said", ["学生两人一间，老师各一间", "每一间都要大床"])
def test_a_room_for_each_is_not_one_room(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert Rooms(1) not in [wish.meaning for wish in read(chinatravel_sandbox, said).wishes]


@pytest.mark.parametrize("said", ["市里都打车吧", "市内都打车", "市里面打车"])
def test_taxis_inside_the_city_are_read(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert any(isinstance(wish.meaning, InnerModes) for wish in read(chinatravel_sandbox, said).wishes)


def test_a_hotel_by_the_sea_is_wished_beside_its_kind(chinatravel_sandbox: Sandbox) -> None:
    text = "北京去深圳4天，两个人，住海边民宿"
    assert ("hotel", "海边酒店") in liked(understand(text, sandbox=chinatravel_sandbox, today=TODAY))
