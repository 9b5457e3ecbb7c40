"""Changes whose words also mean something else: an hour of a ride, nights of a hotel, a day that stays, two in each other's place."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, NotUnderstood, follow_up
from core.understand.follow_ups.answer import FollowUpChange

ZH = "四个人从上海去北京玩四天，预算6000，想去故宫和颐和园"
EN = "Four of us from Shanghai to Beijing for four days, budget 6000, Great Wall and Forbidden City"


def changed(text: str, sandbox: Sandbox) -> list[FollowUpChange]:
    base = EN if text.isascii() else ZH
    answer = follow_up(text, understand(base, sandbox=sandbox).query, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    return list(answer.changes)


@pytest.mark.parametrize(
    ("text", "day", "said"),
    [
        ("第二天别那么早出门", 2, "a later start"),
        ("第三天收工早一点，五点前回到住的地方", 3, "ends by 17:00"),
        ("I'd rather not get up so early on day 2", 2, "a later start"),
        ("Please don't let day 2 start before 10 o'clock.", 2, "nothing before 10:00"),
        ("start day 3 later and finish day 2 earlier", 3, "a later start"),
    ],
)
def test_the_hours_of_one_day_change(text: str, day: int, said: str, chinatravel_sandbox: Sandbox) -> None:
    (change,) = changed(text, chinatravel_sandbox)
    assert (change.kind, change.day) == ("time", day)
    assert said in change.text.en


@pytest.mark.parametrize(
    "text",
    [
        "The flight back should leave after 7 pm.",
        "回来的车次晚一点，最好晚上八点后发车",
        "回程的飞机太晚了，换个下午的",
    ],
)
def test_hours_of_a_ride_are_none_of_the_days(text: str, chinatravel_sandbox: Sandbox) -> None:
    assert {one.kind for one in changed(text, chinatravel_sandbox)} == {"ride"}


@pytest.mark.parametrize(
    "text", ["酒店不用那么好，三四百一晚的就够了", "we don't need such a fancy hotel, 400 a night is plenty"]
)
def test_the_price_of_a_night_says_nothing_of_the_days(text: str, chinatravel_sandbox: Sandbox) -> None:
    assert [one.kind for one in changed(text, chinatravel_sandbox)] == ["hotel"]


@pytest.mark.parametrize("text", ["故宫玩一天不够，给两天", "we want two days at the Great Wall, not one"])
def test_days_at_one_place_are_not_those_of_the_trip(text: str, chinatravel_sandbox: Sandbox) -> None:
    base = EN if text.isascii() else ZH
    answer = follow_up(text, understand(base, sandbox=chinatravel_sandbox).query, None, chinatravel_sandbox)
    assert not isinstance(answer, ChangedRequest) or all(one.kind != "days" for one in answer.changes)


@pytest.mark.parametrize(
    "text", ["第一天不变，后面几天松一点", "Keep day 1 as it is, but slow the rest down a bit."]
)
def test_a_day_that_stays_is_not_the_one_that_changes(text: str, chinatravel_sandbox: Sandbox) -> None:
    (change,) = changed(text, chinatravel_sandbox)
    assert (change.kind, change.day) == ("pace", None)


@pytest.mark.parametrize(
    "text", ["故宫和颐和园换一下顺序", "swap the Great Wall and the Forbidden City around"]
)
def test_two_in_the_place_of_each_other_are_not_left_out(text: str, chinatravel_sandbox: Sandbox) -> None:
    base = EN if text.isascii() else ZH
    answer = follow_up(text, understand(base, sandbox=chinatravel_sandbox).query, None, chinatravel_sandbox)
    assert not isinstance(answer, ChangedRequest) or all(one.wanted for one in answer.changes)


@pytest.mark.parametrize(
    "text",
    [
        "故宫放到晚上",
        "故宫晚上去，白天去没意思",
        "故宫不要下午去，晚上去",
        "the Forbidden City at night, not in the afternoon",
        "move the Forbidden City to the evening",
        "Why is the Forbidden City in the afternoon?? It should be after dark",
    ],
)
def test_a_sight_is_seen_in_another_part_of_the_day(text: str, chinatravel_sandbox: Sandbox) -> None:
    (change,) = changed(text, chinatravel_sandbox)
    assert (change.kind, change.text.en) == ("time", "故宫博物院 in the evening")


@pytest.mark.parametrize(
    "text", ["酒店离景点太远，麻烦换到王府井", "Change the hotel to Wangfujing, easier to get around"]
)
def test_where_the_hotel_is_to_be_is_no_sight(text: str, chinatravel_sandbox: Sandbox) -> None:
    assert [one.kind for one in changed(text, chinatravel_sandbox)] == ["hotel"]


def test_what_a_new_dish_is_not_is_refused(chinatravel_sandbox: Sandbox) -> None:
    told = changed("孩子吃不了辣，火锅换成别的不辣的", chinatravel_sandbox)
    assert all(not one.wanted for one in told)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("机票太贵的话改高铁也行", "cheaper"),
        ("Salted duck for lunch one day, please", "days"),
        ("The museum's closed Mondays so can you put it on another day", "dates"),
        ("could we do a day in Tianjin without making the trip longer?", "target"),
        ("put us right by the lake, I don't mind paying more", "remove"),
        ("我跟同事一起，不是情侣，要两个房间", "people"),
    ],
)
def test_what_is_not_changed(text: str, kind: str, chinatravel_sandbox: Sandbox) -> None:
    base = EN if text.isascii() else ZH
    answer = follow_up(text, understand(base, sandbox=chinatravel_sandbox).query, None, chinatravel_sandbox)
    assert not isinstance(answer, ChangedRequest) or all(one.kind != kind for one in answer.changes)


@pytest.mark.parametrize("text", ["第三天和第四天对调", "switch days 3 and 4"])
def test_two_days_change_places(text: str, chinatravel_sandbox: Sandbox) -> None:
    (change,) = changed(text, chinatravel_sandbox)
    assert (change.kind, change.text.en) == ("move", "Days 3 and 4 exchanged")


def test_who_asks_whether_it_may_be_refuses_nothing(chinatravel_sandbox: Sandbox) -> None:
    told = {(one.kind, one.text.zh) for one in changed("颐和园不想去，去天坛行不行", chinatravel_sandbox)}
    assert ("add", "游览天坛") in told or any(one == "swap" for one, _ in told)


@pytest.mark.parametrize("text", ["what about something romantic for Saturday evening", "周六晚上早点休息"])
def test_a_day_of_the_week_on_which_something_is_moves_no_trip(
    text: str, chinatravel_sandbox: Sandbox
) -> None:
    base = EN if text.isascii() else ZH
    answer = follow_up(text, understand(base, sandbox=chinatravel_sandbox).query, None, chinatravel_sandbox)
    assert not isinstance(answer, ChangedRequest) or all(one.kind != "dates" for one in answer.changes)


@pytest.mark.parametrize(
    "text", ["刚才那个改动撤回", "undo that", "actually go back to the plan you gave me first"]
)
def test_who_takes_a_change_back_is_told_how(text: str, chinatravel_sandbox: Sandbox) -> None:
    base = EN if text.isascii() else ZH
    answer = follow_up(text, understand(base, sandbox=chinatravel_sandbox).query, None, chinatravel_sandbox)
    assert isinstance(answer, NotUnderstood)
    assert "Undo" in answer.ask.text.en


def test_somebody_who_does_not_eat_something_still_comes(chinatravel_sandbox: Sandbox) -> None:
    told = changed("no hotpot, one of us can't take spicy food", chinatravel_sandbox)
    assert {one.kind for one in told} == {"cuisine"}


def test_another_night_view_is_no_night_more(chinatravel_sandbox: Sandbox) -> None:
    told = changed("the Great Wall is too crowded, find us another night view", chinatravel_sandbox)
    assert all(one.kind != "days" for one in told)


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ("老板多批了一天假，咱排满五天吧", "days", 5),
        ("小王跟小李请假了来不了，人数减一下", "people", 2),
        ("有两个同事来不了了", "people", 2),
        ("honestly we could fit a lot more into each day", "pace", "特种兵式 紧凑 full"),
    ],
)
def test_how_many_are_meant(text: str, kind: str, value: object, chinatravel_sandbox: Sandbox) -> None:
    (change,) = changed(text, chinatravel_sandbox)
    assert (change.kind, change.value) == (kind, value)


@pytest.mark.parametrize(
    ("text", "day"), [("头天到得晚，故宫放第二天行么", 2), ("故宫第一天去太赶了，放第三天", 3)]
)
def test_a_sight_goes_to_the_day_that_it_is_put_on(text: str, day: int, chinatravel_sandbox: Sandbox) -> None:
    (change,) = changed(text, chinatravel_sandbox)
    assert (change.kind, change.day) == ("move", day)


def test_what_was_forgotten_is_added(chinatravel_sandbox: Sandbox) -> None:
    (change,) = changed("天坛忘写了，加进去", chinatravel_sandbox)
    assert change.kind == "add"


@pytest.mark.parametrize(
    "text",
    [
        "too many gardens, leave just two of them",
        "skip dinner out on the last day, we'll eat on the train",
        "Is breakfast included?",
        "Great Wall not on Sunday",
        "no hotpot on day 1 please",
        "not spicy on day 2",
        "more time at the Forbidden City, at least half a day",
    ],
)
def test_what_no_change_holds_is_asked_about(text: str, chinatravel_sandbox: Sandbox) -> None:
    base = understand(EN, sandbox=chinatravel_sandbox).query
    assert isinstance(follow_up(text, base, None, chinatravel_sandbox), NotUnderstood)


def test_a_number_goes_on_by_no_letter_of_the_next_word(chinatravel_sandbox: Sandbox) -> None:
    (change,) = changed("our budget is down to 4500, what can go?", chinatravel_sandbox)
    assert "4,500" in change.text.en


def test_what_is_hated_makes_room_for_what_is_said_next(chinatravel_sandbox: Sandbox) -> None:
    (change,) = changed("My dad hates flying, make it trains", chinatravel_sandbox)
    assert "only by train" in change.text.en


def test_a_cheaper_bed_is_a_cheaper_hotel(chinatravel_sandbox: Sandbox) -> None:
    assert {one.kind for one in changed("cheaper bed", chinatravel_sandbox)} == {"hotel"}


def test_not_later_is_no_later_start(chinatravel_sandbox: Sandbox) -> None:
    found = changed("Forbidden City first thing, not later than 9", chinatravel_sandbox)
    assert not any("out after" in one.text.en for one in found)


def test_a_hotel_by_a_sight_takes_no_sight_out(chinatravel_sandbox: Sandbox) -> None:
    base = understand("Two of us, Beijing to Hangzhou, 3 days, West Lake", sandbox=chinatravel_sandbox).query
    answer = follow_up("a hotel on the lake, not near the station", base, None, chinatravel_sandbox)
    assert isinstance(answer, ChangedRequest)
    assert {one.kind for one in answer.changes} == {"hotel"}


@pytest.mark.parametrize("text", ["故宫人太多了，不如换成天坛", "颐和园听说太累了，要不改去天坛吧"])
def test_what_is_said_against_a_sight_takes_it_out_for_the_other(
    text: str, chinatravel_sandbox: Sandbox
) -> None:
    (change,) = changed(text, chinatravel_sandbox)
    assert change.kind == "swap"
    assert "天坛" in str(change.value)
    assert change.old is not None
    assert change.old[:2] in text


@pytest.mark.parametrize(
    "text", ["Sorry, we won't be in Shanghai that week, we leave from Suzhou", "那周我不在上海，从苏州出发"]
)
def test_where_they_will_not_be_is_no_new_trip(text: str, chinatravel_sandbox: Sandbox) -> None:
    assert [(one.kind, one.value) for one in changed(text, chinatravel_sandbox)] == [("start", "苏州")]
