"""Of which part of the trip a word is: a garden that a hotel has, a terrace to eat on, a boat that brings one home."""

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack
from core.dsl.families.ways import InnerModes
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from tests.core.understand.zh.found import likes, listed, meanings


def read(sandbox: Sandbox, said: str, trip: str = "从武汉去南京玩三天,两个人,") -> Understanding:
    return understand(trip + said, sandbox=sandbox)


@pytest.mark.parametrize("said", ["想订带花园的客栈", "找个有园林的民宿住", "住有动物园的酒店"])
def test_what_a_hotel_has_is_no_sight(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert not [
        one for one in meanings(found) if isinstance(one, (Names, Types)) and one.kind == "attraction"
    ]
    assert not [one for one in found.likings if one.about == "sight"]


def test_a_garden_beside_the_hotel_is_one_to_see(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "想看园林,住干净的酒店", trip="从武汉去苏州玩三天,两个人,")
    assert any(isinstance(one, Types) and one.kind == "attraction" for one in meanings(found))


@pytest.mark.parametrize("said", ["晚饭找个有露台的餐厅", "咖啡馆要能带狗的"])
def test_what_a_table_is_to_have_is_not_asked_of_the_hotel(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert not [one for one in found.likings if one.about == "hotel"]
    assert not [one for one in meanings(found) if isinstance(one, Types) and one.kind == "accommodation"]


@pytest.mark.parametrize(
    ("said", "about"), [("回程坐船也行", "ride_back"), ("坐轮渡过去", "ride_out"), ("坐船回来", "ride_back")]
)
def test_a_boat_there_or_back_is_a_ride(chinatravel_sandbox: Sandbox, said: str, about: str) -> None:
    assert {one.thing.zh: one.about for one in read(chinatravel_sandbox, said).likings} == {"船": about}


@pytest.mark.parametrize("said", ["晚上坐船夜游秦淮河", "玄武湖坐船", "傍晚坐船看夜景"])
def test_a_boat_on_the_water_is_a_sight(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert "船" not in likes(read(chinatravel_sandbox, said))


@pytest.mark.parametrize(
    ("said", "about"),
    [("车我们自己开过去", {"ride_out"}), ("自己开去,回来也开", {"ride_out", "ride_back"})],
)
def test_who_drives_says_so_in_few_words(chinatravel_sandbox: Sandbox, said: str, about: set[str]) -> None:
    found = read(chinatravel_sandbox, said)
    assert {one.about for one in found.likings if one.thing.zh == "自驾"} == about


@pytest.mark.parametrize("said", ["出去不想碰电脑", "不想再碰工作", "到那边不想碰锅碗"])
def test_what_one_will_not_touch_need_be_no_food(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert not [one for one in found.likings if one.about in ("meal", "cuisine")]
    assert said[-2:] in listed(found)


@pytest.mark.parametrize(
    "said", ["也不是非要住总统府旁边", "不一定要去总统府", "并不是必须逛总统府", "没说非得去总统府"]
)
def test_what_need_not_be_is_no_wish(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert not [one for one in meanings(found) if isinstance(one, (Names, HotelNear))]
    assert not found.likings
    assert "总统府" in listed(found)


@pytest.mark.parametrize("said", ["坐高铁坐怕了,可是没别的办法", "不爱坐高铁但也没得选"])
def test_what_cannot_be_helped_is_not_refused(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert not [one for one in meanings(found) if isinstance(one, (OutAndBack, IntercityModes))]
    assert "wish" in {question.about for question in found.ask}


def test_who_goes_by_metro_tells_what_is_good_of_it(chinatravel_sandbox: Sandbox) -> None:
    assert InnerModes("all", frozenset({"metro"})) in meanings(read(chinatravel_sandbox, "坐地铁方便就行"))
    of_hotel = read(chinatravel_sandbox, "酒店偏点没事,坐地铁方便就行")
    assert likes(of_hotel)["靠近地铁"]
    assert not [one for one in meanings(of_hotel) if isinstance(one, InnerModes)]


@pytest.mark.parametrize("who", ["一个姑娘自己", "一个退休老头独自", "我一个男生自己"])
def test_one_by_himself_is_one(chinatravel_sandbox: Sandbox, who: str) -> None:
    assert understand(f"{who}从武汉去南京,3天", sandbox=chinatravel_sandbox).query.people_number == 1


def test_who_goes_alone_to_somebody_need_not_be_alone_there(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "带他逛两天夫子庙", trip="我一个人从武汉坐火车去南京看儿子,")
    assert "people" in {question.about for question in found.ask}


@pytest.mark.parametrize("said", ["路费我单独出,剩下每人500", "车费公司报销,其余一人500"])
def test_what_is_left_a_head_is_not_the_whole(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert found.query.budget is None
    assert not [one for one in meanings(found) if isinstance(one, CostCap)]
    assert "budget" in {question.about for question in found.ask}


@pytest.mark.parametrize(
    "said",
    [
        "园子除了莫愁湖公园都不逛",
        "除了夫子庙别的都不去",
        "除总统府外其他景点不去",
        "博物馆除了总统府一概免谈",
    ],
)
def test_what_alone_is_wanted_is_not_refused(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said)
    assert not [one for one in meanings(found) if isinstance(one, (Names, Types)) and one.rule == "none"]


@pytest.mark.parametrize(
    "said",
    ["总统府想去但排不上队,那就算了", "总统府我妈想看,可是腿疼,还是不去了", "总统府想进去不过太贵,下次吧"],
)
def test_what_one_gives_up_is_refused_or_asked(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = meanings(read(chinatravel_sandbox, said))
    assert not [one for one in found if isinstance(one, Names) and one.rule != "none"]


def test_who_cannot_get_up_gives_up_the_morning_and_no_sleep(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "日出想看但起不来,就算了")
    assert likes(found).get("睡懒觉", True)
    assert not likes(found).get("日出", False)


def test_an_hour_of_crowds_is_not_asked_for(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "夫子庙晚上人太多,玄武湖早上去")
    assert not [one for one in likes(found) if one.startswith("夫子庙") and "晚上" in one]
    assert any(one.startswith("玄武湖") for one in likes(found))


def test_a_clause_that_leaves_places_out_leaves_no_cost_out(chinatravel_sandbox: Sandbox) -> None:
    assert read(chinatravel_sandbox, "3000,除了夫子庙哪儿都不去").query.budget == 3000


@pytest.mark.parametrize("said", ["酒店唔好太嘈", "酒店不要咁嘈"])
def test_noise_is_noise_in_cantonese(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert any("安静" in thing or "吵" in thing for thing in likes(read(chinatravel_sandbox, said)))


@pytest.mark.parametrize("said", ["他们坐火车我坐飞机", "我飞过去，爸妈坐高铁"])
def test_who_rides_apart_is_asked(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = read(chinatravel_sandbox, said, trip="带爸妈从武汉去南京玩三天,三个人,")
    assert not [one for one in meanings(found) if isinstance(one, (IntercityModes, OutAndBack))]


@pytest.mark.parametrize("said", ["AA,2500", "我这边预算2500"])
def test_what_one_pays_for_himself_is_not_sure_to_be_all(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert "budget" in {question.about for question in read(chinatravel_sandbox, said).ask}


def test_what_is_a_head_is_sure_whoever_pays(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "AA,人均2500")
    assert found.query.budget == 5000
    assert "budget" not in {question.about for question in found.ask}


def test_days_that_are_all_taken_are_every_day(chinatravel_sandbox: Sandbox) -> None:
    found = understand("12月5到7号从武汉去南京出差,就我自己,白天都开会", sandbox=chinatravel_sandbox)
    assert any(one.startswith("每天") for one in likes(found))
