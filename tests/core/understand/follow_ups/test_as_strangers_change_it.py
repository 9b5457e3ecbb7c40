"""Changes in the words of strangers: one ride alone, what one has now, what would not go amiss, a sight at its hour."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, NotUnderstood, follow_up
from core.understand.follow_ups.answer import FollowUpChange

BASE = "From Shanghai to Hangzhou, 3 days, 2 people, 4000 yuan. We want to see West Lake, Leifeng Pagoda and the China Silk Museum."


def changed(text: str, sandbox: Sandbox) -> list[FollowUpChange]:
    answer = follow_up(text, understand(BASE, sandbox=sandbox).query, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    return list(answer.changes)


@pytest.mark.parametrize(
    ("text", "way", "mode"),
    [
        ("think we'd sooner take the train on the way down", "out", "Train there"),
        ("going home I'd sooner sit on a train than in another departure lounge", "back", "train back"),
        ("For the journey home we'd sooner fly, if it's no bother.", "back", "plane back"),
        ("we'd like the plane home", "back", "plane back"),
    ],
)
def test_one_ride_changes_and_the_other_stays_open(
    text: str, way: str, mode: str, chinatravel_sandbox: Sandbox
) -> None:
    (change,) = changed(text, chinatravel_sandbox)
    assert (change.kind, change.way) == ("ride", way)
    assert mode in change.text.en


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("One evening of Xinjiang food wouldn't go amiss.", "cuisine"),
        ("turns out she's vegan, can you work with that?", "cuisine"),
        ("the pagoda at sunset please", "time"),
        ("we get bored easily, you can pack more into each day", "pace"),
        ("That comes out a fair bit steeper than we'd hoped. Anything you can trim?", "cheaper"),
        ("Might there be a hotel within sight of West Lake instead of this one?", "hotel"),
    ],
)
def test_what_is_asked_for_in_a_roundabout_way(text: str, kind: str, chinatravel_sandbox: Sandbox) -> None:
    assert kind in {one.kind for one in changed(text, chinatravel_sandbox)}


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("we counted again: 3100 is what the two of us have", 3100),
        ("good news, boss is chipping in so we've 7.5k now for the lot", 7500),
    ],
)
def test_what_one_has_now_is_the_budget(text: str, amount: int, chinatravel_sandbox: Sandbox) -> None:
    ((kind, value),) = [(one.kind, one.value) for one in changed(text, chinatravel_sandbox)]
    assert (kind, value) == ("budget", amount)


def test_a_museum_is_not_the_canal_after_which_it_is_named(chinatravel_sandbox: Sandbox) -> None:
    text = "the silk museum doesn't grab me after all, give us the Grand Canal museum in its place"
    (change,) = changed(text, chinatravel_sandbox)
    assert (change.kind, change.value) == ("swap", "京杭大运河博物馆")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("leave Leifeng Pagoda out, it's only going to rain", "Do not visit 雷峰塔"),
        ("we'd like to start later in the mornings if you don't mind", "out after 10:00 each day"),
        ("let's start later", "out after 10:00 each day"),
        ("day 2 a later start please", "Day 2: a later start"),
    ],
)
def test_what_a_stranger_changes_is_shown(text: str, shown: str, chinatravel_sandbox: Sandbox) -> None:
    assert [one.text.en for one in changed(text, chinatravel_sandbox)] == [shown]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("turns out my boss gave me the Monday off too, so let's stay 4 days", "4 days"),
        ("can we stay on 2 days", "5 days"),
        ("on day 2 dont start me before 10 am, i'll be hungover", "Day 2: nothing before 10:00"),
    ],
)
def test_what_is_meant_is_shown_and_not_its_opposite(
    text: str, shown: str, chinatravel_sandbox: Sandbox
) -> None:
    assert [one.text.en for one in changed(text, chinatravel_sandbox)] == [shown]


@pytest.mark.parametrize(
    ("text", "kind", "thing"),
    [
        ("Instead of Leifeng Pagoda please put Lingyin Temple, rest all the same", "swap", "灵隐寺"),
        ("we've done Leifeng Pagoda three times, we don't need to see it again", "remove", "雷峰塔"),
        ("I deserve a four-star", "hotel", "四星级"),
    ],
)
def test_one_change_and_nothing_else(text: str, kind: str, thing: str, chinatravel_sandbox: Sandbox) -> None:
    (change,) = changed(text, chinatravel_sandbox)
    assert change.kind == kind
    assert thing in str(change.value)


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ("one of the girls won't come, the rest still do", "people", 1),
        ("Sorry, my mistake: I start from Nanjing, not from Shanghai", "start", "南京"),
    ],
)
def test_a_correction_changes_what_it_names_alone(
    text: str, kind: str, value: object, chinatravel_sandbox: Sandbox
) -> None:
    assert [(one.kind, one.value) for one in changed(text, chinatravel_sandbox)] == [(kind, value)]


def test_a_bus_home_is_said_to_be_in_no_data(chinatravel_sandbox: Sandbox) -> None:
    query = understand(BASE, sandbox=chinatravel_sandbox).query
    answer = follow_up("coming home we'd rather be on a coach", query, None, chinatravel_sandbox)
    assert isinstance(answer, NotUnderstood)
    assert answer.ask.about == "ride"
