"""Days and travellers that Chinese makes others in one breath, and those that may be none of the trip's."""

from datetime import date

import pytest

from core.understand import understand


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("从上海去重庆,两个人,5天改6天", 6),
        ("从上海去重庆,两个人,五天变成四天", 4),
        ("从上海去重庆,两个人,待五天而不是四天", 5),
    ],
)
def test_a_number_of_days_that_is_made_another(text: str, days: int) -> None:
    found = understand(text)
    assert found.query.days == days
    assert "days" not in {question.about for question in found.ask}


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("我们寝室六个,从武汉去广州三天,住的话两个人一间就行", 6),
        ("我表弟一家三口,我自己家五口,从成都去重庆,3天", 8),
        ("他家两口我家三口,从成都去重庆,3天", 5),
    ],
)
def test_who_travels_is_counted_whole(text: str, people: int) -> None:
    assert understand(text).query.people_number == people


def test_who_share_a_room_need_not_be_all() -> None:
    found = understand("从成都去重庆,3天,两个人一间就行")
    assert "people" in {question.about for question in found.ask}


def test_a_lone_day_beside_a_weekend_leaves_the_days_open() -> None:
    found = understand("周末亲子活动,从苏州去上海,一家三口,1天", today=date(2026, 11, 26))
    assert "days" in {question.about for question in found.ask}


def test_days_of_leave_are_those_of_the_trip() -> None:
    found = understand("我12号到15号休年假,从北京去苏州,一个人", today=date(2026, 11, 26))
    assert found.dates is not None
    assert found.dates.first == date(2026, 12, 12)


@pytest.mark.parametrize("said", ["宿舍五个兄弟有俩临时来不了", "部门十个人,两个请假"])
def test_some_of_a_group_who_stay_away_leave_their_number_open(said: str) -> None:
    found = understand(f"{said},从武汉到重庆,4天")
    assert "people" in {question.about for question in found.ask}
