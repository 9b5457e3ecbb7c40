"""How far English words reach that say days, people, money and cities, and what they are not of."""

from datetime import date

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand

TODAY = date(2026, 11, 26)
TRIP = "Nanjing to Hangzhou, 3 days, 2 people. "


@pytest.mark.parametrize(
    "said",
    [
        "No Lingyin Temple on Saturday.",
        "Lingyin Temple on Sunday morning.",
        "We can't do West Lake on Friday.",
    ],
)
def test_the_day_of_a_visit_is_not_the_first_of_the_trip(said: str, sandbox: Sandbox) -> None:
    assert understand(TRIP + said, sandbox=sandbox, today=TODAY).dates is None


@pytest.mark.parametrize("said", ["Leaving on Saturday.", "On Saturday.", "We go on Saturday."])
def test_the_day_of_leaving_is_the_first(said: str, sandbox: Sandbox) -> None:
    found = understand(TRIP + said, sandbox=sandbox, today=TODAY).dates
    assert found is not None
    assert found.first == date(2026, 11, 28)


def test_a_form_with_dots_is_read_as_one_with_colons() -> None:
    form = "No. of travellers ........ 7\nDep. ........ Hangzhou\nDest. ........ Suzhou\nLength ........ 2 days/1 night\nFunds ........ 560 each"
    query = understand(form).query
    said = query.start_city, query.target_city, query.days, query.people_number, query.budget
    assert said == ("杭州", "苏州", 2, 7, 3920)


def test_a_number_of_one_line_counts_nothing_of_the_next() -> None:
    query = understand("From: Hangzhou\nTo: Suzhou\nDays: 2\nPeople: 7").query
    assert (query.days, query.people_number) == (2, 7)


@pytest.mark.parametrize(
    ("said", "people"),
    [
        ("Me, my brother and the twins, so five counting yours truly.", 5),
        ("28 kids, 2 colleagues, yours truly (do the maths: 31).", 31),
        ("Sisters, two in number.", 2),
    ],
)
def test_a_sum_of_the_company_in_words_of_its_own(said: str, people: int) -> None:
    assert understand(f"Nanjing to Hangzhou, 3 days. {said}").query.people_number == people


@pytest.mark.parametrize(
    ("said", "start", "target"),
    [
        ("I was thinking Beijing, because I've lived in Nanjing for ages.", "南京", "北京"),
        ("Nanjing's our base. Hangzhou for the tea hills.", "南京", "杭州"),
        ("Base Beijing, want Shenzhen.", "北京", "深圳"),
        ("wuhan 2 shanghai, and we're not leaving shanghai before 8pm", "武汉", "上海"),
    ],
)
def test_where_one_is_based_is_where_one_starts(said: str, start: str, target: str) -> None:
    query = understand(said).query
    assert (query.start_city, query.target_city) == (start, target)


@pytest.mark.parametrize(
    ("said", "first", "last"),
    [
        ("a weekend plus Friday", date(2026, 11, 27), date(2026, 11, 29)),
        ("Friday plus the weekend", date(2026, 11, 27), date(2026, 11, 29)),
        ("a weekend and the Monday", date(2026, 11, 28), date(2026, 11, 30)),
    ],
)
def test_a_day_beside_a_weekend(said: str, first: date, last: date) -> None:
    found = understand(f"Nanjing to Hangzhou, two of us, {said}.", today=TODAY)
    assert found.dates is not None
    assert (found.query.days, found.dates.first, found.dates.last) == (3, first, last)


@pytest.mark.parametrize("said", ["term ends on the 15th of January", "exams finish on the 15th of January"])
def test_the_day_of_something_else_is_not_the_first(said: str) -> None:
    assert understand(f"{said}, so two of us go from Wuhan to Shenzhen, five days", today=TODAY).dates is None


def test_days_that_one_stays_are_no_price_of_a_hotel() -> None:
    found = understand("My flatmate and I stay three days in Guangzhou, from Hangzhou, and have 3,800 yuan.")
    assert found.query.budget == 3800


@pytest.mark.parametrize(
    ("said", "days", "people"),
    [
        (
            "Last year's trip (Chengdu, 8 of us, 4 days) was great but this year we're only six, from Wuhan to Nanjing, three days.",
            3,
            6,
        ),
        (
            "We went to Xiamen in 2019, nine of us, eight days. This time it is three of us, Wuhan to Nanjing, 2 days.",
            2,
            3,
        ),
        ("Four of us now. Wuhan to Nanjing, 2 days.", 2, 4),
    ],
)
def test_a_former_trip_counts_nothing_of_this_one(said: str, days: int, people: int) -> None:
    query = understand(said).query
    assert (query.days, query.people_number) == (days, people)


@pytest.mark.parametrize(
    "said",
    [
        "As ceiling I'd put 4,000.",
        "I'd put 4,000 as ceiling.",
        "Sub-4000 for both of us.",
        "The 4,000 stays as it is.",
    ],
)
def test_a_limit_of_the_whole_in_other_words(said: str) -> None:
    assert understand(TRIP + said).query.budget == 4000
