"""What stands beside a wish in Chinese is told: few of a kind, hours of a sight, nights elsewhere, rides by their part of the day."""

from datetime import date

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names
from core.dsl.families.rides import RideTime
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from tests.core.understand.zh.found import likes, listed, meanings

_FROM = "从武汉去上海玩三天,两个人,"


def read(sandbox: Sandbox, said: str) -> Understanding:
    return understand(_FROM + said, sandbox=sandbox, today=date(2026, 11, 26))


@pytest.mark.parametrize(
    ("said", "ride"),
    [
        ("早上7点左右的车去", RideTime(way="out", moment="departs", bound="latest", time="08:00")),
        ("动车去,别早于上午十点", RideTime(way="out", moment="departs", bound="earliest", time="10:00")),
        ("返程避开晚上", RideTime(way="back", moment="departs", bound="latest", time="18:00")),
        ("回去的车要中午以后的", RideTime(way="back", moment="departs", bound="earliest", time="12:00")),
        ("周五晚上坐高铁去上海", RideTime(way="out", moment="departs", bound="earliest", time="17:00")),
    ],
)
def test_a_ride_is_bounded_as_it_is_told(chinatravel_sandbox: Sandbox, said: str, ride: RideTime) -> None:
    assert ride in meanings(read(chinatravel_sandbox, said))


def test_an_hour_behind_a_sight_is_of_no_ride(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "看熊猫要赶早,八点前到")
    assert not [one for one in meanings(found) if isinstance(one, RideTime)]


def test_few_of_a_kind_is_no_demand_for_it(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "少看博物馆")
    assert likes(found)["博物馆/纪念馆"] is False


def test_nights_elsewhere_make_no_hotel_of_all_nights(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "住两晚外滩附近,最后一晚迪士尼附近")
    assert not [one for one in meanings(found) if isinstance(one, HotelNear)]


def test_the_crowds_of_an_evening_refuse_no_sight(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "避开外滩晚上的人流")
    assert not [one for one in meanings(found) if isinstance(one, Names)]


def test_one_day_for_two_sights_is_told(chinatravel_sandbox: Sandbox) -> None:
    assert "同一天" in listed(read(chinatravel_sandbox, "豫园和外滩安排在同一天"))


def test_what_is_put_by_is_no_budget_of_all(chinatravel_sandbox: Sandbox) -> None:
    assert read(chinatravel_sandbox, "想买点特产,预算留五百").query.budget is None


def test_what_is_paid_a_night_is_for_the_room(chinatravel_sandbox: Sandbox) -> None:
    found = read(chinatravel_sandbox, "酒店附早餐,每间一晚600以内")
    assert CostCap("accommodation", 600.0, "night") in meanings(found)


@pytest.mark.parametrize(
    ("said", "people"),
    [
        ("咱们3家9口,重庆飞上海,4天", 9),
        ("全班38人加3个老师从南京去上海", 41),
        ("solo,南京去上海三天", 1),
        ("我和师姐两人吃素,从广州到杭州", 2),
        ("老板也去,还有财务小王,所以票三张,北京去成都", 3),
        ("我跟我弟,弟弟是厨子,从北京去成都", 2),
    ],
)
def test_all_who_travel_are_counted_once(said: str, people: int) -> None:
    assert understand(said).query.people_number == people
