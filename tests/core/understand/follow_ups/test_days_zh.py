"""Which day a change in Chinese is for, where it names two, and how many days there are."""

import pytest

from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand.follow_ups import ChangedRequest, follow_up


@pytest.mark.parametrize(
    ("text", "place", "day"),
    [
        ("灵隐寺第一天太赶，挪到最后一天去", "灵隐寺", 3),
        ("第三天太满了，把灵隐寺移到第二天", "灵隐寺", 2),
        ("第一天太累，西湖近，灵隐寺改到第二天吧", "灵隐寺", 2),
        ("把灵隐寺从第一天调到第三天", "灵隐寺", 3),
        ("灵隐寺挪到第二天，第一天赶路太累", "灵隐寺", 2),
        ("把灵隐寺改到最后一天吧，第二天太满", "灵隐寺", 3),
    ],
)
def test_a_sight_is_moved_to_the_day_that_the_verb_leads_to(
    text: str, place: str, day: int, open_trip: Query, sandbox: Sandbox
) -> None:
    answer = follow_up(text, open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert [(one.kind, one.value, one.day) for one in answer.changes] == [("move", place, day)]


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("第二天腿都要断，第三天排松一点", 3),
        ("第二天太累了，第三天轻松点", 3),
        ("第二天轻松点，第一天太累了", 2),
        ("第二天太满了", 2),
        ("把灵隐寺挪到第二天，第三天轻松一点", 3),
    ],
)
def test_the_calmer_day_is_that_of_its_own_clause(
    text: str, day: int, open_trip: Query, sandbox: Sandbox
) -> None:
    answer = follow_up(text, open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert [one.day for one in answer.changes if one.kind == "pace"] == [day]


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("经理多批了两天假", 5),
        ("单位又放了一天假", 4),
        ("多请了一天假，改成5天吧", 5),
        ("老板只批了两天假", 2),
    ],
)
def test_days_of_leave_that_come_on_top_are_more_days(
    text: str, days: int, open_trip: Query, sandbox: Sandbox
) -> None:
    answer = follow_up(text, open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert [one.value for one in answer.changes if one.kind == "days"] == [days]
