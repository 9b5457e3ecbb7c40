"""What a change in Chinese is of: the hotel and not the trip, a night and no number of days, a day of another clause."""

import pytest

from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand.follow_ups import ChangedRequest, follow_up
from core.understand.follow_ups.answer import FollowUpChange


def _changes(text: str, query: Query, sandbox: Sandbox) -> tuple[FollowUpChange, ...]:
    answer = follow_up(text, query, None, sandbox)
    return answer.changes if isinstance(answer, ChangedRequest) else ()


@pytest.mark.parametrize("said", ["换一家酒店，这家太贵了", "酒店换一家，这家太贵了"])
def test_a_house_that_is_dear_is_changed_and_not_the_budget(
    said: str, open_trip: Query, sandbox: Sandbox
) -> None:
    assert {one.kind for one in _changes(said, open_trip, sandbox)} == {"hotel"}


@pytest.mark.parametrize("said", ["酒店五百以内一晚", "酒店500封顶一晚"])
def test_the_price_of_a_night_is_no_number_of_days(said: str, open_trip: Query, sandbox: Sandbox) -> None:
    assert {one.kind for one in _changes(said, open_trip, sandbox)} == {"hotel"}


def test_who_does_not_stay_the_night_has_one_day(open_trip: Query, sandbox: Sandbox) -> None:
    assert [(one.kind, one.value) for one in _changes("不住了，当天来回", open_trip, sandbox)] == [
        ("days", 1)
    ]


def test_to_be_put_elsewhere_is_not_to_be_taken_out(open_trip: Query, sandbox: Sandbox) -> None:
    found = _changes("博物馆和公园不要放在连着的两天", open_trip, sandbox)
    assert not [one for one in found if one.kind == "remove"]


@pytest.mark.parametrize("said", ["下午三点要出发去机场", "三点出发去高铁站"])
def test_who_sets_out_for_the_airport_leaves_later(said: str, open_trip: Query, sandbox: Sandbox) -> None:
    assert not [one for one in _changes(said, open_trip, sandbox) if one.kind == "ride"]


@pytest.mark.parametrize("said", ["推迟两天出发", "晚两天出发"])
def test_days_by_which_one_leaves_later_are_no_hour(said: str, open_trip: Query, sandbox: Sandbox) -> None:
    assert not [one for one in _changes(said, open_trip, sandbox) if one.kind == "time"]
