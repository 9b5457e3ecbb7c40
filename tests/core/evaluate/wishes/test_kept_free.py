"""Time that a request keeps free is told with what stands in it."""

import pytest

from core.evaluate.wishes.all_wishes import told_wishes
from core.model.daily import ANY_DAY, EVERY_DAY, FreeBlock
from core.model.plan import Plan
from core.model.query import Query, Thing
from core.model.told_wish import ToldWish
from core.sandbox.sandbox import Sandbox
from core.text import Text


def told(plan: Plan, demo: Sandbox, *blocks: FreeBlock) -> list[ToldWish]:
    things = tuple(Thing(one.said, "time", "must") for one in blocks)
    return list(told_wishes(Query(uid="q", days=2, things=things), plan, demo))


def test_a_time_kept_free_is_told_with_what_stands_in_it(plan: Plan, demo: Sandbox) -> None:
    free = FreeBlock(day=0, since=720, until=1020)
    morning = FreeBlock(day=2, since=0, until=600)
    wishes = told(plan, demo, free, morning)
    assert [wish.fate for wish in wishes] == ["met", "unmet"]
    assert wishes[1].told == Text("第 2 天灵隐寺", "灵隐寺 on day 2")


def test_time_in_which_nothing_is_to_be_planned_is_told_with_its_hours(plan: Plan, demo: Sandbox) -> None:
    busy = FreeBlock(day=1, since=840, until=1020, engaged=True)
    (wish,) = told(plan, demo, busy)
    (time,) = wish.free
    assert (wish.fate, time.day, str(time.begins), str(time.ends)) == ("met", 1, "14:00", "17:00")


def test_a_meeting_in_the_middle_of_a_visit_is_told_as_not_kept(plan: Plan, demo: Sandbox) -> None:
    busy = FreeBlock(day=1, since=600, until=660, engaged=True)
    (wish,) = told(plan, demo, busy)
    assert (wish.fate, wish.free) == ("unmet", ())


def test_a_meeting_before_one_has_come_is_told_as_missed(plan: Plan, demo: Sandbox) -> None:
    ride = {
        "type": "train", "TrainID": "G7", "start": "上海虹桥站", "end": "杭州东站", "start_time": "07:00", "end_time": "09:30",
        "price": 73, "cost": 146, "tickets": 2, "transports": [],
    }  # fmt: skip
    raw = plan.to_json()
    raw["itinerary"][0]["activities"] = [ride, *raw["itinerary"][0]["activities"][1:]]
    busy = FreeBlock(day=1, since=540, until=1020, engaged=True)
    (wish,) = told(Plan.from_json(raw), demo, busy)
    assert (wish.fate, wish.told) == ("unmet", Text("09:30 才到", "one is there at 09:30 only"))


@pytest.mark.parametrize(("since", "until", "fate"), [(13, 17, "met"), (9, 21, "unmet")])
def test_one_day_of_all_is_told_by_whether_any_has_it(
    since: int, until: int, fate: str, plan: Plan, demo: Sandbox
) -> None:
    (wish,) = told(plan, demo, FreeBlock(day=ANY_DAY, since=since * 60, until=until * 60))
    assert wish.fate == fate
    assert len(wish.free) == (fate == "met")


@pytest.mark.parametrize(("least", "fate", "days"), [(120, "met", [1, 2]), (200, "unmet", [2])])
def test_some_minutes_of_every_midday_are_told_by_every_day(
    least: int, fate: str, days: list[int], plan: Plan, demo: Sandbox
) -> None:
    """One is at the lake until noon on the first day, so 180 minutes are left until three."""
    (wish,) = told(plan, demo, FreeBlock(day=EVERY_DAY, since=690, until=900, least=least))
    assert (wish.fate, [one.day for one in wish.free]) == (fate, days)


def test_a_dinner_in_a_meeting_is_told_as_not_kept(plan: Plan, demo: Sandbox) -> None:
    busy, free = (FreeBlock(day=1, since=1020, until=1200, engaged=engaged) for engaged in (True, False))
    assert [one.fate for one in told(plan, demo, busy, free)] == ["unmet", "met"]


def _back_at(plan: Plan, ride: tuple[str, str], night: str) -> Plan:
    """The plan with the way to the hotel on the first evening, and its night from then on."""
    raw = plan.to_json()
    dinner, bed = raw["itinerary"][0]["activities"][-2:]
    leg = {
        "start": dinner["position"], "end": bed["position"], "mode": "taxi", "start_time": ride[0], "end_time": ride[1],
        "distance": 3.0, "price": 15.0, "cost": 15.0, "cars": 1,
    }  # fmt: skip
    bed.update(start_time=night, transports=[leg])
    return Plan.from_json(raw)


_EVENING = FreeBlock(day=1, since=1140, until=1320)


def test_a_free_evening_is_told_in_the_hotel(plan: Plan, demo: Sandbox) -> None:
    (wish,) = told(_back_at(plan, ("19:00", "19:12"), "19:12"), demo, _EVENING)
    (time,) = wish.free
    assert (wish.fate, str(time.begins), time.after) == ("met", "19:12", 3)
    assert "in the hotel" in time.told.en


def test_a_meeting_of_the_evening_is_not_in_the_hotel(plan: Plan, demo: Sandbox) -> None:
    busy = FreeBlock(day=1, since=1140, until=1320, engaged=True)
    (wish,) = told(_back_at(plan, ("19:00", "19:12"), "19:12"), demo, busy)
    assert wish.free == ()


@pytest.mark.parametrize(
    ("text", "leaves", "bags"),
    [
        ("my grandmother and I", "07:00", True),
        ("parents with two children", "07:00", True),
        ("my grandmother and I", "10:00", False),
        ("my friend and I", "07:00", False),
    ],
)
def test_after_a_long_ride_the_old_and_the_young_are_led_to_the_hotel_with_their_bags(
    text: str, leaves: str, bags: bool, plan: Plan, demo: Sandbox
) -> None:
    ride = {
        "type": "train", "TrainID": "G7", "start": "上海虹桥站", "end": "杭州东站", "start_time": leaves, "end_time": "11:30",
        "price": 73, "cost": 146, "tickets": 2, "transports": [],
    }  # fmt: skip
    raw = plan.to_json()
    visit = raw["itinerary"][0]["activities"][1]
    visit.update(start_time="13:00", end_time="15:00", transports=[])
    raw["itinerary"][0]["activities"] = [ride, visit, *raw["itinerary"][0]["activities"][2:]]
    wishes = told_wishes(Query(uid="q", text=text, days=2), Plan.from_json(raw), demo)
    assert ((1, 1) in {(one.day, one.after) for wish in wishes for one in wish.free}) is bags
