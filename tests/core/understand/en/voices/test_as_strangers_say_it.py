"""English as strangers write it: every way to say a ride, an hour, an age, a number taken back, and what sounds like it."""

from datetime import date

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Beds, Rooms
from core.dsl.families.places import Names
from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.dsl.families.ways import InnerModes
from core.dsl.normal.values import Normal
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

_EITHER = frozenset({"train", "airplane"})
_TRAIN, _PLANE = frozenset({"train"}), frozenset({"airplane"})


def read(text: str, sandbox: Sandbox) -> Understanding:
    about = "Shanghai to Hangzhou, 3 days, 2 people. "
    return understand(about + text, sandbox=sandbox, today=date(2026, 11, 21))


def meant(text: str, sandbox: Sandbox) -> set[Normal]:
    return {one.meaning for one in read(text, sandbox).wishes}


def likes(text: str, sandbox: Sandbox) -> set[tuple[str, bool]]:
    return {(one.thing.zh, one.wanted) for one in read(text, sandbox).likings}


@pytest.mark.parametrize(
    "text",
    [
        "G train both ways.",
        "By G-train and again the G-train home.",
        "Flights are too dear, so rail in both directions.",
        "Train each way please.",
        "Train for go and return.",
        "Bullet train both directions.",
    ],
)
def test_trains_both_ways(text: str, sandbox: Sandbox) -> None:
    assert IntercityModes(_TRAIN) in meant(text, sandbox)


@pytest.mark.parametrize(
    "text",
    [
        "He wants to fly there, ok we fly there, but home is by train.",
        "We fly there. Home is by train.",
        "Fly out. Return: any train.",
    ],
)
def test_the_way_home_is_told_apart(text: str, sandbox: Sandbox) -> None:
    found = meant(text, sandbox)
    assert IntercityModes(_TRAIN) not in found
    assert OutAndBack("any", _EITHER, _TRAIN) in found or OutAndBack("any", _PLANE, _TRAIN) in found


def test_a_train_through_a_building_is_no_ride(sandbox: Sandbox) -> None:
    assert not any(
        isinstance(one, IntercityModes) for one in meant("The train going through the building!", sandbox)
    )


@pytest.mark.parametrize(
    ("text", "ride"),
    [
        ("A train not earlier than nine.", RideTime(way="out", moment="departs", bound="earliest", time="09:00")),
        ("Return: any train after lunch.", RideTime(way="back", moment="departs", bound="earliest", time="13:00")),
        ("We go home on the last day after supper.", RideTime(way="back", moment="departs", bound="earliest", time="19:30")),
        ("A late flight home, please.", RideTime(way="back", moment="departs", bound="earliest", time="17:00")),
    ],
)  # fmt: skip
def test_when_a_ride_goes(text: str, ride: RideTime, sandbox: Sandbox) -> None:
    assert ride in meant(text, sandbox)


@pytest.mark.parametrize(
    ("text", "count"),
    [("One triple.", 1), ("Rooms 3 nos.", 3), ("Two triples.", 2), ("A double for us.", 1), ("Rooms: 2.", 2)],
)
def test_rooms_by_their_kind_alone(text: str, count: int, sandbox: Sandbox) -> None:
    assert Rooms(count) in meant(text, sandbox)


def test_a_triple_has_three_beds(sandbox: Sandbox) -> None:
    assert Beds(3) in meant("One triple.", sandbox)


@pytest.mark.parametrize(
    ("text", "mode"),
    [
        ("Taxis are ok.", "打车"),
        ("Bus and metro are fine.", "地铁"),
        ("Need taxi.", "打车"),
        ("The bag is heavy so taxi is fine.", "打车"),
        ("Metro or bus will do.", "公交"),
    ],
)
def test_a_way_that_will_do_is_liked(text: str, mode: str, sandbox: Sandbox) -> None:
    assert (mode, True) in likes(text, sandbox)


@pytest.mark.parametrize("text", ["The metro is too crowded.", "Metro museum, please.", "No metro."])
def test_a_way_that_is_only_spoken_of_is_not_liked(text: str, sandbox: Sandbox) -> None:
    assert ("地铁", True) not in likes(text, sandbox)


def test_who_does_no_taxis_with_children_refuses_them_all(sandbox: Sandbox) -> None:
    assert InnerModes("none", frozenset({"taxi"})) in meant("We don't do taxis with the kids.", sandbox)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Both mornings start at 6:30.", "每天 06:30 前出门"),
        ("We start at nine every day.", "每天 09:00 后出门"),
        ("I prefer to be indoors after 9 pm.", "每天 21:00 前回酒店"),
        ("She reads till half past nine so don't plan anything earlier.", "每天 09:30 后出门"),
        ("Boat trip at night.", "游船：晚上"),
        ("At night, a boat trip.", "游船：晚上"),
        ("Lunch 12:00 dinner 18:30.", "晚餐 18:30"),
        ("Dinner no later than seven.", "晚餐不晚于 19:00"),
        ("Sessions end at 17:30 each day.", "每天 09:00-17:30 有事，留空"),
        ("Client meeting on day one, 14:00 sharp.", "第 1 天 14:00-16:00 有事，留空"),
        ("A room next to a metro stop.", "靠近地铁"),
        ("A hotel with the mosque not too far.", "靠近清真寺"),
    ],
)
def test_hours_and_neighbours(text: str, said: str, sandbox: Sandbox) -> None:
    assert (said, True) in likes(text, sandbox)


@pytest.mark.parametrize("text", ["Dinner for 12 people.", "Lunch 80 yuan each.", "Breakfast, 2 eggs."])
def test_a_meal_with_a_number_has_no_hour(text: str, sandbox: Sandbox) -> None:
    assert not any(zh.startswith(("早餐 ", "午餐 ", "晚餐 ")) for zh, _ in likes(text, sandbox))


@pytest.mark.parametrize(
    ("text", "ages"),
    [
        ("our grandson of 5", (5,)),
        ("daughter 14 years", (14,)),
        ("a baby of 8 months", (0,)),
        ("seven of us, aged 2 to 82", (2, 82)),
        ("my two friends and I are 17 and excited", (17,)),
        ("our daughter, she's four and loves fish", (4,)),
    ],
)
def test_ages(text: str, ages: tuple[int, ...], sandbox: Sandbox) -> None:
    assert understand(f"Shanghai to Hangzhou, {text}", sandbox=sandbox).ages == ages


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("for like four days no five yes five", 5),
        ("He says 4 days, I say 3. Fine, 3.", 3),
        ("three days, or no wait, four days", 4),
        ("4 days, no 5 star hotels", 4),
    ],
)
def test_days_said_anew(text: str, days: int, sandbox: Sandbox) -> None:
    assert understand(f"Shanghai to Hangzhou, 2 people, {text}", sandbox=sandbox).query.days == days


def test_days_in_dispute_are_asked(sandbox: Sandbox) -> None:
    found = understand("Shanghai to Hangzhou, 2 people. He says 4 days, I say 3.", sandbox=sandbox)
    assert "days" in {one.about for one in found.ask}


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("We have 8.000 yuan for both", 8000),
        ("about fifteen thousand to spend no make that sixteen", 16000),
        ("max 1.800 yuan", 1800),
    ],
)
def test_money_as_it_is_written(text: str, budget: float, sandbox: Sandbox) -> None:
    assert read(text, sandbox).query.budget == budget


def test_money_for_the_metro_is_none_for_hotels(sandbox: Sandbox) -> None:
    found = meant("One room for us, and at most 100 yuan on metro and buses.", sandbox)
    assert CostCap("innercity", 100) in found
    assert not any(isinstance(one, CostCap) and one.category == "accommodation" for one in found)


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("We sit in Shanghai over New Year, where would you go?", "上海"),
        ("I now study in Shanghai. Go Hangzhou 2 days.", "上海"),
        ("We'll be in Shanghai anyway, so Hangzhou.", "上海"),
    ],
)
def test_where_one_is_the_trip_starts(text: str, start: str, sandbox: Sandbox) -> None:
    assert understand(text, sandbox=sandbox).query.start_city == start


def test_a_text_without_a_stop_is_not_cut_within_a_refusal(sandbox: Sandbox) -> None:
    words = "and we are so happy to come and see it all with our own eyes "
    for more in range(40):
        found = read(f"{words * 4}{'x' * more} oh and no spicy food for her", sandbox)
        assert all(not one.wanted for one in found.likings if "辣" in one.thing.zh)


@pytest.mark.parametrize("text", ["West Lake, we see it from outside only.", "West Lake, just a photo."])
def test_what_is_looked_at_from_without_is_not_demanded(text: str, sandbox: Sandbox) -> None:
    assert not any(isinstance(one, Names) for one in meant(text, sandbox))
