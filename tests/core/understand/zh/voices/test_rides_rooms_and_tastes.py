"""What a word is said of in Chinese: a ride or a sight, the company or somebody else, the hotel or an outing, a taste or a cooking."""

import pytest

from core.dsl.families.counts import Rooms
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Types
from core.dsl.families.ways import InnerModes
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from tests.core.understand.zh.everyday.plain import TODAY
from tests.core.understand.zh.found import likes, listed, meanings


def _read(sandbox: Sandbox, said: str, trip: str = "上海出发去重庆，2人，4天，") -> Understanding:
    return understand(trip + said, sandbox=sandbox, today=TODAY)


@pytest.mark.parametrize("said", ["城内出行坐轻轨", "市里坐轻轨为主", "坐轻轨就行"])
def test_a_light_rail_to_get_about_by_is_the_metro(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = _read(chinatravel_sandbox, said)
    assert [one.modes for one in meanings(found) if isinstance(one, InnerModes)] == [frozenset({"metro"})]
    assert "轻轨穿楼" not in likes(found)


@pytest.mark.parametrize("said", ["坐轻轨看看穿楼", "想去坐轻轨", "想坐坐轻轨，市内打车"])
def test_a_light_rail_to_see_is_the_sight(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert likes(_read(chinatravel_sandbox, said))["轻轨穿楼"] is True


@pytest.mark.parametrize(
    ("said", "people"),
    [
        ("和太太两位从上海去南京三天", 2),
        ("跟父母三位从上海去南京三天", 3),
        ("和司机两位从上海去南京三天", 3),
        ("给三位评委安排行程，从上海去南京三天", 3),
    ],
)
def test_a_number_behind_the_one_partner_counts_the_company(
    chinatravel_sandbox: Sandbox, said: str, people: int
) -> None:
    assert understand(said, sandbox=chinatravel_sandbox, today=TODAY).query.people_number == people


def test_initials_hold_no_boyfriend(chinatravel_sandbox: Sandbox) -> None:
    found = understand("从上海去南京三天，去GFC", sandbox=chinatravel_sandbox, today=TODAY)
    assert found.query.people_number is None
    assert "GFC" in listed(found) or any("GFC" in name for name in likes(found))


@pytest.mark.parametrize("said", ["各睡各的", "我们分开住"])
def test_who_sleep_apart_have_a_room_each(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert Rooms(2) in meanings(_read(chinatravel_sandbox, said))


def test_homes_that_sleep_apart_are_asked(chinatravel_sandbox: Sandbox) -> None:
    found = _read(chinatravel_sandbox, "各住各的", "两家人一共6个人，上海出发去重庆，4天，")
    assert not any(isinstance(one, Rooms) for one in meanings(found))
    assert "各住各的" in listed(found)


def test_so_many_a_room_may_cost_are_no_rooms(chinatravel_sandbox: Sandbox) -> None:
    found = _read(chinatravel_sandbox, "酒店三百多一间")
    assert not any(isinstance(one, Rooms) for one in meanings(found))


def test_a_place_to_go_to_is_not_where_the_next_words_sleep(chinatravel_sandbox: Sandbox) -> None:
    found = _read(chinatravel_sandbox, "去磁器口 住江边")
    assert not any(isinstance(one, HotelNear) for one in meanings(found))


def test_a_place_before_the_night_is_where_one_sleeps(chinatravel_sandbox: Sandbox) -> None:
    found = _read(chinatravel_sandbox, "磁器口 住一晚")
    assert any(isinstance(one, HotelNear) for one in meanings(found))


@pytest.mark.parametrize("said", ["酒店不要在酒吧街", "住观音桥附近，别在酒吧街"])
def test_a_street_that_the_hotel_is_not_on_is_no_sight_refused(
    chinatravel_sandbox: Sandbox, said: str
) -> None:
    found = _read(chinatravel_sandbox, said)
    assert [(one.about, one.wanted) for one in found.likings if "酒吧" in one.thing.zh] == [("hotel", False)]
    assert not any(isinstance(one, Types) for one in meanings(found))


@pytest.mark.parametrize("said", ["住的地方隔音第一", "住的地方舒适至上"])
def test_what_comes_first_is_asked_of_the_hotel(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert [(one.about, one.wanted) for one in _read(chinatravel_sandbox, said).likings] == [("hotel", True)]


@pytest.mark.parametrize("said", ["粤菜偏甜", "江浙菜我觉得太甜", "湘菜太咸了"])
def test_a_cooking_of_too_much_taste_is_asked_about(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = _read(chinatravel_sandbox, said)
    assert not any(isinstance(one, Types) for one in meanings(found))
    assert "菜" in listed(found)


def test_a_cooking_that_must_not_be_too_hot_is_wanted(chinatravel_sandbox: Sandbox) -> None:
    found = _read(chinatravel_sandbox, "火锅不要太辣")
    assert Types("restaurant", "all", frozenset({"火锅"})) in meanings(found)


@pytest.mark.parametrize(
    ("said", "wanted"), [("我们很喜欢辣", True), ("孩子不喜欢辣", False), ("喜欢辣，但外婆不喜欢羊肉", True)]
)
def test_who_likes_it_hot(chinatravel_sandbox: Sandbox, said: str, wanted: bool) -> None:
    assert likes(_read(chinatravel_sandbox, said))["辣"] is wanted


def test_how_often_a_thing_is_enough_is_not_passed_over(chinatravel_sandbox: Sandbox) -> None:
    assert "两顿就够" in listed(_read(chinatravel_sandbox, "别老吃小面，两顿就够"))
