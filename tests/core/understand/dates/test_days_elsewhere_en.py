"""Days of a stay in another city before the trip are none of the trip's."""

from datetime import date

from core.understand import understand

CITIES = ["上海", "北京", "杭州", "武汉"]
TODAY = date(2026, 11, 28)


def test_days_in_another_city_are_asked_about() -> None:
    found = understand(
        "We are in Wuhan from the 2 to 5 of December and after that want Hangzhou for 3 days, two of us.",
        CITIES,
        today=TODAY,
    )
    assert found.query.dates is None
    assert "dates" in {one.about for one in found.ask}


def test_days_in_the_city_of_the_trip_are_its_own() -> None:
    found = understand(
        "From Wuhan, in Hangzhou from the 2 to 5 of December and after that home. Two of us.",
        CITIES,
        today=TODAY,
    )
    assert found.query.dates == (date(2026, 12, 2), date(2026, 12, 5))
