"""English changes that are told with a reason, a sum or an hour of the morning."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, NotUnderstood, follow_up
from core.understand.follow_ups.answer import FollowUpChange

BASE = "Four of us from Shanghai to Beijing for four days, budget 6000, Great Wall and Forbidden City"


def changed(text: str, sandbox: Sandbox) -> list[FollowUpChange]:
    answer = follow_up(text, understand(BASE, sandbox=sandbox).query, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    return list(answer.changes)


@pytest.mark.parametrize(
    "text",
    [
        "can we have the Great Wall on day 3 instead, day 2 feels too full",
        "day 2 seems packed, put the Great Wall on day 3",
    ],
)
def test_a_full_day_is_why_a_sight_is_moved(text: str, chinatravel_sandbox: Sandbox) -> None:
    (change,) = changed(text, chinatravel_sandbox)
    assert (change.kind, change.day) == ("move", 3)


@pytest.mark.parametrize(
    "text", ["bring it down by 150 each", "could you get the cost down by 600, so 600 less?"]
)
def test_so_much_less_is_money(text: str, chinatravel_sandbox: Sandbox) -> None:
    (change,) = changed(text, chinatravel_sandbox)
    assert (change.kind, change.value) == ("budget", 5400)


def test_the_earliest_hour_is_one_of_every_day(chinatravel_sandbox: Sandbox) -> None:
    found = changed("nobody is getting up that early, 9:30 at the earliest", chinatravel_sandbox)
    assert any("09:30" in one.text.en for one in found)


def test_money_that_is_added_beside_a_day_comes_to_what_there_is(chinatravel_sandbox: Sandbox) -> None:
    found = {one.kind: one.value for one in changed("add a night and another 900 yuan", chinatravel_sandbox)}
    assert found == {"days": 5, "budget": 6900}


def test_a_person_who_is_added_beside_days_is_not_all_who_travel(chinatravel_sandbox: Sandbox) -> None:
    found = {(one.kind, one.value) for one in changed("add a day and one person", chinatravel_sandbox)}
    assert found == {("days", 5), ("people", 5)}


@pytest.mark.parametrize("text", ["is 5000 enough?", "would 8000 be realistic?"])
def test_a_question_about_an_amount_changes_nothing(text: str, chinatravel_sandbox: Sandbox) -> None:
    query = understand(BASE, sandbox=chinatravel_sandbox).query
    assert isinstance(follow_up(text, query, None, chinatravel_sandbox), NotUnderstood)
