"""When one day of the trip begins and ends, in English, and the hours that are of no ride."""

import pytest

from core.dsl.families.rides import RideTime
from core.model.daily import FreeBlock, free_block
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand


def read(said: str, sandbox: Sandbox) -> Understanding:
    return understand(f"Shanghai to Hangzhou, 4 days, 2 people. {said}", sandbox=sandbox)


def kept(said: str, sandbox: Sandbox) -> list[FreeBlock]:
    found = (free_block(one.thing.zh) for one in read(said, sandbox).likings)
    return [one for one in found if one is not None]


def rides(said: str, sandbox: Sandbox) -> list[RideTime]:
    wishes = (one.meaning for one in read(said, sandbox).wishes)
    return [one for one in wishes if isinstance(one, RideTime)]


@pytest.mark.parametrize(
    "said",
    [
        "Let's not set out before 9:30 on the second day.",
        "On day 2, nothing before 9:30 please.",
        "Don't leave the hotel before half nine on day two.",
        "On the second day we won't be out of bed before half past nine.",
    ],
)
def test_a_named_day_begins_no_earlier(said: str, sandbox: Sandbox) -> None:
    assert kept(said, sandbox) == [FreeBlock(day=2, since=6 * 60, until=9 * 60 + 30)]
    assert rides(said, sandbox) == []


def test_a_named_day_ends_by_an_hour(sandbox: Sandbox) -> None:
    said = "Back at the hotel by 8 pm on day two."
    assert kept(said, sandbox) == [FreeBlock(day=2, since=20 * 60, until=24 * 60)]


@pytest.mark.parametrize("said", ["Nothing before ten please.", "Nothing before ten on every day."])
def test_the_hour_of_all_days_is_of_none(said: str, sandbox: Sandbox) -> None:
    assert kept(said, sandbox) == []


def test_nobody_rides_between_the_first_day_and_the_last(sandbox: Sandbox) -> None:
    assert rides("Leave after 5 pm on day 2.", sandbox) == []


def test_who_leaves_on_the_first_day_rides(sandbox: Sandbox) -> None:
    assert [one.way for one in rides("Set off before 9 on the first day.", sandbox)] == ["out"]


def test_who_does_not_get_up_before_an_hour_is_out_after_it() -> None:
    found = understand("Two of us, Guangzhou to Beijing, 3 days. He doesn't get up before 9, ever.")
    assert [one.thing.zh for one in found.likings] == ["每天 09:00 后出门"]


def test_nothing_before_an_hour_is_of_all_days_beside_a_train_too(sandbox: Sandbox) -> None:
    said = "High-speed train, nothing before 9 in the morning."
    assert rides(said, sandbox) == []
    assert "每天 09:00 后出门" in [one.thing.zh for one in read(said, sandbox).likings]
