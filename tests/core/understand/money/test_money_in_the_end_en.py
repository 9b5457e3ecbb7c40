"""English that tells more than one amount of the same money: what is left in the end, what some do not pay, what is no part of it."""

import pytest

from core.understand import understand

CITIES = ["上海", "北京", "杭州", "苏州"]


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("Beijing to Suzhou, 4 of us, 3 days. Budget was 6k but Leo can't pay so 5k.", 5000),
        ("Beijing to Suzhou, solo, 3 days. I have 3600, 900 is for a present, so 2700 for the trip.", 2700),
        ("Beijing to Suzhou, the 2 of us, 3 days. He's got 1500 and I've got 2500.", 4000),
        ("Beijing to Suzhou, me and my wife, 3 days. Dad gives us 1000 and we have 3000.", 4000),
        ("Beijing to Suzhou, 3 people, 3 days, 1200 pp not incl. concert tickets.", 3600),
        ("Beijing to Suzhou, 2 people, 3 days, 3100 together.", 3100),
        ("Beijing to Suzhou, 2 people, 3 days, 5000 of which the hotel at most 400 a night.", 5000),
    ],
)
def test_the_amount_in_the_end(text: str, budget: float) -> None:
    assert understand(text, CITIES).query.budget == budget


@pytest.mark.parametrize(
    "text",
    [
        "Beijing to Suzhou, 6 friends of whom one pays nothing, the others 900 each. 3 days.",
        "8 of us Beijing to Suzhou, 2 nights, 1500 each, the bride isn't paying.",
    ],
)
def test_what_each_pays_is_not_of_all_where_some_pay_nothing(text: str) -> None:
    found = understand(text, CITIES)
    assert found.query.budget is None
    assert "budget" in {one.about for one in found.ask}
