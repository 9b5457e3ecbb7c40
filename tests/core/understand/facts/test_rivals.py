"""A number or a person left unread behind words that take a fact back makes it asked, with both values."""

import pytest

from core.understand import understand

CITIES = ["上海", "北京", "杭州"]
EN = "Shanghai to Beijing, "
ZH = "上海去北京，"


def choices(text: str, about: str) -> set[object]:
    found = understand(text, CITIES)
    return {answer.value for question in found.ask if question.about == about for answer in question.choices}


@pytest.mark.parametrize(
    ("text", "values"),
    [
        (EN + "six days, no, hang on, I checked and my leave got cut to five. 2 people", {6, 5}),
        (EN + "2 people. We'd said five days but the school won't budge so make it three.", {5, 3}),
        (EN + "2 people, 4 days, my boss only gave me 3 days in the end", {4, 3}),
        (ZH + "两个人，五天，假被砍成四天", {5, 4}),
        (ZH + "两个人，玩五天，领导说最多四天", {5, 4}),
    ],
)
def test_days_that_are_taken_back_are_asked(text: str, values: set[int]) -> None:
    assert choices(text, "days") == values


@pytest.mark.parametrize(
    "text",
    [
        EN + "3 days, 5 of us minus Ann",
        "3 architects + 1 photographer, Shanghai to Beijing, 3 days.",
        EN + "3 days, six fencers plus the armourer",
        EN + "3 days, party of two-plus-a-baby",
        EN + "3 days. My husband, our twins and I. My mother-in-law may tag along.",
        ZH + "三天，四个人，小李不去了，三个",
        ZH + "三天，三个人，后来加了俩",
    ],
)
def test_travellers_who_join_or_leave_are_asked(text: str) -> None:
    assert choices(text, "people")


@pytest.mark.parametrize(
    ("text", "values"),
    [
        (ZH + "4天，2个人，8千，算了6千吧", {8000.0, 6000.0}),
        (EN + "3 days, 2 people, 5k yuan tops? oh go on, 6.", {5000.0, 6000.0}),
        (EN + "3 days, 2 people, budget 5000 yuan, hmm, call it 6000.", {5000.0, 6000.0}),
    ],
)
def test_a_budget_that_is_taken_back_is_asked(text: str, values: set[float]) -> None:
    assert choices(text, "budget") == values


@pytest.mark.parametrize(
    "text",
    [
        EN + "3 days, 2 people, 5000 yuan. Sorry about the short notice, we arrive at 3 pm.",
        EN + "3 days, 2 people, 5000 yuan. Actually a hotel with 4 stars would be nice.",
        EN + "3 days, 2 people plus the Forbidden City, 5000 yuan.",
        EN + "well, 3 days, 2 people, 5000 yuan, less walking on day 2",
        EN + "3 days, 2 people, 5000 yuan. We can hold on to our bags.",
        ZH + "三天，两个人，5000元，长城就不去了",
        ZH + "三天，两个人，5000元，等等看天气",
        ZH + "三天，两个人，5000元，后来才想起来要早点订票",
        ZH + "三天，两个人，5000元，结婚三十周年",
    ],
)
def test_what_takes_nothing_back_asks_nothing(text: str) -> None:
    assert {question.about for question in understand(text, CITIES).ask} <= {"wish"}


def test_another_ones_partner_is_one_more_traveller() -> None:
    text = EN + "3 days. It's me, my ex-husband, our daughter and his new girlfriend."
    assert understand(text, CITIES).query.people_number == 4


@pytest.mark.parametrize(
    "days", ["a week less a day", "a week minus two days", "a fortnight minus eleven days"]
)
def test_days_that_go_off_others_are_asked_about(days: str) -> None:
    found = understand(EN + f"2 people, {days}", CITIES)
    assert "days" in {question.about for question in found.ask}
