"""Days of a trip that are not for seeing the city."""

import pytest

from core.knowledge.engagements import engaged_until

_EVENING, _NOON = 17 * 60 + 30, 12 * 60 + 30


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("第二天白天要在陆家嘴开会，晚上想看外滩", {2: _EVENING}),
        ("前两天开会，第三天逛逛", {1: _EVENING, 2: _EVENING}),
        ("第一天上午见客户，下午自由", {1: _NOON}),
        ("I have meetings on day 1, free otherwise", {1: _EVENING}),
        ("The first two days I attend a conference. Then the museums", {1: _EVENING, 2: _EVENING}),
        ("On the second day, all day meeting with clients", {2: _EVENING}),
        ("Trade fair from 9 to 4 on days one and two", {1: _EVENING, 2: _EVENING}),
        ("第二天下午开会", {}),
        ("第二天想去博物馆，酒店有会议室", {}),
        ("想在第二天见见老朋友", {}),
    ],
)
def test_a_meeting_keeps_one_on_the_days_that_are_said(text: str, days: dict[int, int]) -> None:
    assert engaged_until(text) == days


@pytest.mark.parametrize(
    ("text", "until"),
    [
        ("I have a meeting in the morning and only the afternoon free", 12 * 60 + 30),
        ("I have a meeting in the morning. After 2 pm I'd like a walk", 14 * 60),
        ("上午开会，下午三点以后有空", 15 * 60),
        ("After 2 pm I'd like a walk", None),
    ],
)
def test_on_a_trip_of_one_day_no_day_has_to_be_said(text: str, until: int | None) -> None:
    assert engaged_until(text, 1).get(1) == until
