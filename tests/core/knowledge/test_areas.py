"""A quarter is where most of the places are that carry its name, and its hotels are those that stand there."""

import pytest

from core.knowledge.areas import CENTRE, area_of, hotels_in, near_work
from core.knowledge.features import hotels_known_as
from core.sandbox.sandbox import Sandbox


@pytest.mark.parametrize(
    ("city", "quarter", "sight", "km"),
    [("上海", "静安", "静安寺", 1.0), ("武汉", "户部巷", "户部巷", 1.0), ("北京", "三里屯", "三里屯", 1.5)],
)
def test_the_middle_of_a_quarter_is_near_its_sight(
    city: str, quarter: str, sight: str, km: float, chinatravel_sandbox: Sandbox
) -> None:
    there = chinatravel_sandbox.city(city)
    area, place = area_of(f"{quarter}附近", there), there.attraction(sight)
    assert area is not None and place is not None
    assert area.km_to(place.position) < km


def test_a_hotel_that_only_has_the_name_is_not_in_the_quarter(chinatravel_sandbox: Sandbox) -> None:
    beijing = chinatravel_sandbox.city("北京")
    there = hotels_in("国贸附近", beijing)
    assert any("国贸" not in name for name in there)
    assert beijing.hotel("北京西国贸大酒店") is not None and "北京西国贸大酒店" not in there


def test_half_a_city_has_no_middle_and_its_hotels_are_known_by_name(chinatravel_sandbox: Sandbox) -> None:
    shanghai = chinatravel_sandbox.city("上海")
    assert area_of("浦东附近", shanghai) is None
    assert all("浦东" in name for name in hotels_known_as("浦东附近", shanghai))


@pytest.mark.parametrize("wish", ["附近", "安静的酒店", "无此地附近"])
def test_other_wishes_mean_no_quarter(wish: str, chinatravel_sandbox: Sandbox) -> None:
    assert area_of(wish, chinatravel_sandbox.city("上海")) is None


@pytest.mark.parametrize(
    ("text", "city", "wish"),
    [
        ("第二天上午九点到下午五点在福田开会", "深圳", "福田附近"),
        ("四天，会场在国家会议中心，酒店要步行可达", "北京", "国家会议中心附近"),
        ("I have a client meeting in Guomao on day 2", "北京", "Guomao附近"),
        ("Meetings on day 2 from 9 to 17 in Binjiang", "杭州", "Binjiang附近"),
        ("第二天全天开会", "北京", ""),
        ("导师带我们去北京开会", "北京", ""),
    ],
)
def test_who_meets_others_in_a_quarter_sleeps_there(
    text: str, city: str, wish: str, chinatravel_sandbox: Sandbox
) -> None:
    assert near_work(text, chinatravel_sandbox.city(city)) == wish


@pytest.mark.parametrize(("city", "sight"), [("北京", "南锣鼓巷"), ("苏州", "观前街"), ("杭州", "三潭印月")])
def test_downtown_is_amid_the_known_sights(city: str, sight: str, chinatravel_sandbox: Sandbox) -> None:
    there = chinatravel_sandbox.city(city)
    downtown, place = area_of(CENTRE, there), there.attraction(sight)
    assert downtown is not None and place is not None
    assert downtown.km_to(place.position) < 1.0


def test_a_central_hotel_is_known_by_where_it_is(chinatravel_sandbox: Sandbox) -> None:
    beijing = chinatravel_sandbox.city("北京")
    assert "北京日出东方凯宾斯基酒店" not in hotels_known_as(CENTRE, beijing) != frozenset()
