"""Changes of rides, rooms and hours in Chinese: what is said of an hour is in the trip afterwards, and nothing else changes."""

import pytest

from core.dsl.families.counts import Beds, Rooms
from core.dsl.families.rides import RideTime
from core.dsl.families.visits import StayAt
from core.dsl.normal.recognition import parse_normal
from core.dsl.normal.values import Normal
from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, follow_up


def changed(text: str, query: Query, sandbox: Sandbox) -> Query:
    answer = follow_up(text, query, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    return answer.query


def meanings(query: Query) -> set[Normal | None]:
    return {parse_normal(one.dsl) for one in query.constraints}


@pytest.mark.parametrize(
    ("text", "ride"),
    [
        ("回程改成晚上的火车", RideTime(way="back", moment="departs", bound="earliest", time="17:00")),
        ("返程改到晚上", RideTime(way="back", moment="departs", bound="earliest", time="17:00")),
        ("去程改早一点", RideTime(way="out", moment="departs", bound="latest", time="10:00")),
        ("去的高铁换成上午的", RideTime(way="out", moment="departs", bound="latest", time="12:00")),
    ],
)
def test_a_ride_is_moved_to_another_part_of_the_day(
    text: str, ride: RideTime, open_trip: Query, sandbox: Sandbox
) -> None:
    assert ride in meanings(changed(text, open_trip, sandbox))


def test_another_hour_of_a_ride_takes_the_place_of_the_one_before(sandbox: Sandbox) -> None:
    said = "我和朋友两个人从上海去杭州玩3天，预算6000元，去程上午"
    after = changed("去程改早一点", understand(said, sandbox=sandbox).query, sandbox)
    rides = {one for one in meanings(after) if isinstance(one, RideTime)}
    assert rides == {RideTime(way="out", moment="departs", bound="latest", time="10:00")}


@pytest.mark.parametrize("text", ["一间太挤了，请改成两间双床房", "改成两间双床房", "换成两间双床房吧"])
def test_two_rooms_take_the_place_of_one(text: str, sandbox: Sandbox) -> None:
    said = "我和朋友两个人从上海去杭州玩3天，预算6000元，一间大床房"
    after = meanings(changed(text, understand(said, sandbox=sandbox).query, sandbox))
    assert {one for one in after if isinstance(one, (Rooms, Beds))} >= {Rooms(2)}
    assert Rooms(1) not in after


def test_another_bed_takes_the_place_of_the_one_before(sandbox: Sandbox) -> None:
    said = "我和朋友两个人从上海去杭州玩3天，预算6000元，双床房"
    after = meanings(changed("换成大床房", understand(said, sandbox=sandbox).query, sandbox))
    assert {one for one in after if isinstance(one, Beds)} == {Beds(1)}


def test_hours_at_a_place_are_no_money(open_trip: Query, sandbox: Sandbox) -> None:
    after = changed("灵隐寺至少四个小时", open_trip, sandbox)
    assert after.budget == open_trip.budget
    assert StayAt("灵隐寺", 240) in meanings(after)


def test_a_place_that_is_moved_to_a_part_of_a_day_keeps_the_part(open_trip: Query, sandbox: Sandbox) -> None:
    after = changed("灵隐寺改到最后一天上午", open_trip, sandbox)
    assert "灵隐寺：上午" in {one.name.zh for one in after.things}


@pytest.mark.parametrize("text", ["预算往上提提 4500 不对 5000吧", "预算改成4500，不对，5000"])
def test_an_amount_that_is_taken_back_does_not_count(text: str, open_trip: Query, sandbox: Sandbox) -> None:
    assert changed(text, open_trip, sandbox).budget == 5000


@pytest.mark.parametrize(
    ("text", "way"),
    [("回来太累，改飞的", "back"), ("回来那趟孩子坐不住，换飞机", "back"), ("去的时候太赶，换飞的", "out")],
)
def test_another_way_to_travel_is_of_the_ride_named_before(
    text: str, way: str, open_trip: Query, sandbox: Sandbox
) -> None:
    answer = follow_up(text, open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert [(one.kind, one.way) for one in answer.changes] == [("ride", way)]


def test_an_hour_from_which_the_way_back_goes_needs_no_verb(open_trip: Query, sandbox: Sandbox) -> None:
    query = changed("回程能不能改到晚上六点以后啊", open_trip, sandbox)
    assert RideTime(way="back", moment="departs", bound="earliest", time="18:00") in meanings(query)


def test_money_that_each_adds_is_added_for_all(open_trip: Query, sandbox: Sandbox) -> None:
    before, people = open_trip.budget or 0, open_trip.people_number or 0
    assert changed("每人再多出500", open_trip, sandbox).budget == before + 500 * people


def test_he_too_is_one_more(open_trip: Query, sandbox: Sandbox) -> None:
    assert changed("加他一个", open_trip, sandbox).people_number == (open_trip.people_number or 0) + 1
