"""English that names two cities for one part of the trip: settled by its words, or asked with both, and never taken by place."""

import pytest

from core.understand import understand

CITIES = ["上海", "北京", "杭州", "苏州", "重庆", "武汉"]


def _choices(text: str, about: str) -> set[object]:
    return {one.value for ask in understand(text, CITIES).ask if ask.about == about for one in ask.choices}


@pytest.mark.parametrize(
    ("text", "start", "target"),
    [
        ("We'd marry in Hangzhou, we're both in Wuhan. 3 days, 2 people.", "武汉", "杭州"),
        ("To Suzhou for 3 days, from Beijing although I live in Wuhan. Just me.", "北京", "苏州"),
        ("My cousin comes from Beijing and I'm flying from Wuhan, we meet in Suzhou, 3 days.", "武汉", "苏州"),
        ("We touch down in Shanghai and want 3 days in Wuhan, 2 of us.", "上海", "武汉"),
        ("My brother and I are in Wuhan and would like 2 nights in Hangzhou.", "武汉", "杭州"),
        ("From Beijing: Suzhou is too wet, so Wuhan. 3 days, 2 of us.", "北京", "武汉"),
        ("Don't take us to Wuhan again. Suzhou, or rather Hangzhou. We start in Beijing, 3 days, 2 of us.", "北京", "杭州"),
    ],
)  # fmt: skip
def test_words_that_settle_which(text: str, start: str, target: str) -> None:
    found = understand(text, CITIES)
    assert (found.query.start_city, found.query.target_city) == (start, target)
    assert not {"start", "target"} & {one.about for one in found.ask}


def test_two_places_where_somebody_is_are_asked() -> None:
    assert _choices("My mum is in Wuhan, the party is in Beijing. 2 people, 3 days.", "target") == {
        "武汉",
        "北京",
    }


def test_a_choice_that_is_taken_back_settles_nothing() -> None:
    found = understand(
        "From Beijing: Suzhou is too far, so Wuhan... no, actually Suzhou. 3 days, 2 of us.", CITIES
    )
    assert found.query.target_city == "苏州" or "target" in {one.about for one in found.ask}


def test_where_the_days_are_is_where_the_trip_goes() -> None:
    found = understand("My aunt is in Beijing, I'm in Wuhan, we want 3 days together in Suzhou.", CITIES)
    assert found.query.target_city == "苏州"
