"""Days told side by side, of which one lacks its month or its number."""

from datetime import date

import pytest

from core.understand import understand
from core.understand.dates.told_days import told_span

TODAY = date(2026, 11, 21)


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("leaving a week from today for 2 days", date(2026, 11, 28), date(2026, 11, 29)),
        ("leaving three days from now for 2 days", date(2026, 11, 24), date(2026, 11, 25)),
        ("Saturday 5 and Sunday 6 December", date(2026, 12, 5), date(2026, 12, 6)),
        ("on Saturday the 5th and Sunday the 6th of December", date(2026, 12, 5), date(2026, 12, 6)),
        ("5 & 6 December", date(2026, 12, 5), date(2026, 12, 6)),
        ("Fri 11, Sat 12 and Sun 13 December", date(2026, 12, 11), date(2026, 12, 13)),
        ("the weekend of 12/13 December", date(2026, 12, 12), date(2026, 12, 13)),
        ("weekend of the 12th/13th December", date(2026, 12, 12), date(2026, 12, 13)),
        ("10-12 December, so three days", date(2026, 12, 10), date(2026, 12, 12)),
        ("from the 10th to the 12th of December", date(2026, 12, 10), date(2026, 12, 12)),
        ("Friday 27 Nov after work until Sunday night", date(2026, 11, 27), date(2026, 11, 29)),
        ("Friday 27 Nov (not before 6pm) until Sunday", date(2026, 11, 27), date(2026, 11, 29)),
        ("Thursday 3 December through Saturday", date(2026, 12, 3), date(2026, 12, 5)),
        ("on Fri 4 Dec, staying till Sunday", date(2026, 12, 4), date(2026, 12, 6)),
        ("on Friday night, staying until Monday morning", date(2026, 11, 27), date(2026, 11, 30)),
        ("out on Thursday 3 December, home Saturday 5th", date(2026, 12, 3), date(2026, 12, 5)),
        ("going Thursday 3 December and returning Saturday the 5th", date(2026, 12, 3), date(2026, 12, 5)),
        ("we leave on 3 December and come home on 5 December", date(2026, 12, 3), date(2026, 12, 5)),
        ("in on 9 December, out on 11 December", date(2026, 12, 9), date(2026, 12, 11)),
        ("leave Tue 1 Dec, meeting Wed 2 Dec, home Thu 3 Dec", date(2026, 12, 1), date(2026, 12, 3)),
        ("2027年1月15日（星期五）至17日，17日午后返程", date(2027, 1, 15), date(2027, 1, 17)),
        ("12月5、6号", date(2026, 12, 5), date(2026, 12, 6)),
        ("12月5日和6日", date(2026, 12, 5), date(2026, 12, 6)),
        ("12月4日周五出发，周日回", date(2026, 12, 4), date(2026, 12, 6)),
        ("12月4日周五出发去杭州，住到周日", date(2026, 12, 4), date(2026, 12, 6)),
        ("周五晚上出发，玩到周日", date(2026, 11, 27), date(2026, 11, 29)),
        ("12月10号周四走周日回", date(2026, 12, 10), date(2026, 12, 13)),
        ("12月4号去6号返", date(2026, 12, 4), date(2026, 12, 6)),
        ("22号到，24号走", date(2026, 11, 22), date(2026, 11, 24)),
        ("27号周五晚上下班后走，周日回", date(2026, 11, 27), date(2026, 11, 29)),
        ("周四晚上下班走，周日晚上回来", date(2026, 11, 26), date(2026, 11, 29)),
        ("下下周三到下下周五", date(2026, 12, 2), date(2026, 12, 4)),
        ("下下周三走，周五回", date(2026, 12, 2), date(2026, 12, 4)),
        ("Fri 11 Dec 15:30 until Sun 13 Dec 17:00", date(2026, 12, 11), date(2026, 12, 13)),
        ("10 to 12 Dec, 2026", date(2026, 12, 10), date(2026, 12, 12)),
        ("arriving Saturday 9am and leaving Sunday at 9pm", date(2026, 11, 28), date(2026, 11, 29)),
    ],
)
def test_a_span_has_its_length_and_its_dates(text: str, first: date, last: date) -> None:
    lead = "From Shanghai to Beijing for two people, " if text.isascii() else "两个人从上海去北京，"
    found = understand(lead + text, today=TODAY)
    assert found.query.days == (last - first).days + 1
    assert found.query.dates == (first, last)


@pytest.mark.parametrize(
    "text",
    [
        "dinner on Friday and on Monday",
        "5 and 9 December",
        "Friday 4 Dec until Sunday 7 Dec",
        "my birthday is Sat 5 Dec, leave Fri 4 Dec and come home Thu 3 Dec",
        "the museum is closed on Monday, so go on Tuesday",
        "周一闭馆，周二去故宫",
    ],
)
def test_days_of_separate_things_are_no_span(text: str) -> None:
    assert told_span(text) is None


@pytest.mark.parametrize(
    "text", ["Friday 4 Dec until Sunday 7 Dec", "leave Fri 4 Dec and come home Thu 3 Dec"]
)
def test_days_that_contradict_each_other_give_no_length(text: str) -> None:
    found = understand(f"From Shanghai to Beijing for two people, {text}", today=TODAY)
    assert found.query.days is None
    assert "days" in {question.about for question in found.ask}


@pytest.mark.parametrize(
    "text",
    [
        "one sight a day is plenty",
        "one day must be free for shopping",
        "we want a day at the Forbidden City",
        "leave one day for the Great Wall",
        "有一天想去长城",
        "留一天购物",
    ],
)
def test_one_day_of_a_trip_is_not_taken_for_its_length(text: str) -> None:
    lead = "From Shanghai to Beijing, two people, " if text.isascii() else "两个人从上海去北京，"
    assert "days" in {question.about for question in understand(lead + text, today=TODAY).ask}


@pytest.mark.parametrize(
    "text",
    ["from Friday to Monday, one day on the Great Wall", "12月4日到7日，留一天购物", "4 days, one day free"],
)
def test_a_day_within_a_span_leaves_its_length(text: str) -> None:
    lead = "From Shanghai to Beijing, two people, " if text.isascii() else "两个人从上海去北京，"
    assert understand(lead + text, today=TODAY).query.days == 4
