"""What is wished of every day is read again from its own words."""

from hypothesis import given
from hypothesis import strategies as st

from core.model.daily import DayHour, SightsADay, day_hour, sights_a_day


@given(st.booleans(), st.booleans(), st.integers(0, 24 * 60))
def test_an_hour_of_every_day_is_read_from_its_words(out: bool, later: bool, minute: int) -> None:
    hour = DayHour(out=out, later=later, minute=minute)
    assert day_hour(hour.said.zh) == hour


@given(st.integers(1, 99))
def test_a_number_of_sights_a_day_is_read_from_its_words(most: int) -> None:
    assert sights_a_day(SightsADay(most).said.zh) == SightsADay(most)


def test_other_things_are_neither() -> None:
    for said in ("慢游", "睡懒觉", "每天 11:00 吃饭", ""):
        assert day_hour(said) is None
        assert sights_a_day(said) is None


def test_hours_and_numbers_are_told_in_both_languages() -> None:
    assert DayHour(out=True, later=True, minute=660).said.en == "out after 11:00 each day"
    assert DayHour(out=False, later=False, minute=1260).said.zh == "每天 21:00 前回酒店"
    assert SightsADay(1).said.en == "leisurely: 1 sight a day"
