"""The grader of changes: a swap may be told as two changes, an hour and a place in other words."""

from typing import Any

import pytest

from benchmarks.grading.changes import word_of_change
from core.model.daily import DayHour
from core.model.query import Query
from core.text import Text
from core.understand.follow_ups import ChangedRequest
from core.understand.follow_ups.answer import FollowUpChange, FollowUpKind


def told(kind: FollowUpKind, value: str, *, wanted: bool = True) -> FollowUpChange:
    return FollowUpChange(kind, Text(value, value), value, wanted=wanted)


def word(edit: dict[str, Any], *changes: FollowUpChange) -> str:
    return word_of_change(edit, ChangedRequest(changes=changes, query=Query(uid="", text="")))


def test_a_swap_may_be_one_sight_out_and_another_in() -> None:
    edit = {"kind": "swap", "old": "天坛", "is": "景山公园"}
    out, comes = told("remove", "天坛", wanted=False), told("add", "景山公园")
    assert word(edit, out, comes) == "right"
    assert word(edit, comes) == "wrong"
    assert word(edit, told("remove", "景山公园", wanted=False), told("add", "天坛")) == "wrong"


@pytest.mark.parametrize(("hour", "grade"), [(10, "right"), (9, "wrong")])
def test_an_hour_to_go_out_is_compared_by_its_value(hour: int, grade: str) -> None:
    said = DayHour(out=True, later=True, minute=hour * 60).said
    assert word({"kind": "time", "is": "10点以后出门"}, told("time", f"{said.zh} {said.en} 晚点")) == grade


@pytest.mark.parametrize(("place", "grade"), [("夫子庙 住夫子庙", "right"), ("新街口 住新街口", "wrong")])
def test_a_hotel_near_a_place_is_told_by_the_place(place: str, grade: str) -> None:
    assert word({"kind": "hotel", "is": "夫子庙附近"}, told("hotel", place)) == grade
