"""Wishes as people chat them: pictures that refuse, speech without stops, one of two, rooms of each."""

import pytest

from core.dsl.families.counts import Rooms
from core.dsl.families.places import Types
from core.dsl.families.rides import IntercityModes, RideTime
from core.dsl.families.ways import InnerModes
from core.understand import understand
from tests.core.understand.zh.found import likes, meanings

_FROM = "从南京去杭州玩三天,两个人,"


@pytest.mark.parametrize("text", ["特种兵行程达咩", "特种兵行程❌ 早上起不来", "特种兵❌ 火锅✅"])
def test_a_picture_or_a_borrowed_no_refuses_what_stands_before_it(text: str) -> None:
    assert likes(understand(_FROM + text))["特种兵式"] is False


def test_a_picture_between_blanks_refuses_nothing_that_follows() -> None:
    assert likes(understand(_FROM + "特种兵行程❌ 早上起不来"))["睡懒觉"] is True


@pytest.mark.parametrize("text", ["每家一间家庭房", "每户一间"])
def test_a_room_of_each_is_not_one_room_of_all(text: str) -> None:
    assert not [one for one in meanings(understand(_FROM + text)) if isinstance(one, Rooms)]


@pytest.mark.parametrize("text", ["每人单独一间", "酒店每人一间", "每人单间"])
def test_a_room_of_each_is_a_room_for_each_who_travels(text: str) -> None:
    assert Rooms(2) in meanings(understand(_FROM + text))


def test_the_last_nights_in_town_are_no_ride_back_in_the_evening() -> None:
    found = understand(_FROM + "后两晚回市区住")
    assert not [one for one in meanings(found) if isinstance(one, RideTime)]


def test_a_maglev_to_ride_on_is_no_way_between_the_cities() -> None:
    found = understand(_FROM + "想坐磁浮列车")
    assert not [one for one in meanings(found) if isinstance(one, IntercityModes)]


def test_a_hotel_that_is_not_beside_bars_says_nothing_of_meals() -> None:
    found = understand(_FROM + "住西湖附近,不要挨着酒吧街")
    assert not [one for one in meanings(found) if isinstance(one, Types) and one.kind == "restaurant"]


def test_places_that_cost_nothing_are_no_refusal() -> None:
    found = understand(_FROM + "这种不要钱的就行")
    assert likes(found)["免费的景点"] is True


def test_the_metro_by_its_short_name_is_a_way_in_the_city() -> None:
    found = understand(_FROM + "市内坐轨交")
    assert [one for one in meanings(found) if isinstance(one, InnerModes)]
