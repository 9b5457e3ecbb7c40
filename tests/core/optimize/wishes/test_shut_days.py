"""On which days of a trip a place stays closed that rests on a day of the week."""

from datetime import date

from core.knowledge.tables import city_table
from core.optimize.wishes.likes import likes_of

# from Sunday to Tuesday
DATES = (date(2026, 3, 1), date(2026, 3, 3))


def test_the_palace_museum_is_shut_on_the_monday_of_the_trip() -> None:
    palace = city_table("北京").places["故宫博物院"]
    assert likes_of({}, DATES).shut(palace.shut) == {2}


def test_a_street_is_open_on_every_day() -> None:
    assert likes_of({}, DATES).shut(city_table("北京").places["什刹海"].shut) == frozenset()


def test_nothing_is_shut_where_the_dates_are_not_known() -> None:
    assert likes_of({}, None).shut({1}) == frozenset()
