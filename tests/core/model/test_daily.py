"""What is wished of every day is read again from its own words."""

from hypothesis import given
from hypothesis import strategies as st

from core.model.daily import DayHour, FreeBlock, SightsADay, day_hour, free_block, sights_a_day


@given(st.booleans(), st.booleans(), st.integers(0, 24 * 60))
def test_an_hour_of_every_day_is_read_from_its_words(out: bool, later: bool, minute: int) -> None:
    hour = DayHour(out=out, later=later, minute=minute)
    assert day_hour(hour.said.zh) == hour


@given(st.integers(1, 99))
def test_a_number_of_sights_a_day_is_read_from_its_words(most: int) -> None:
    assert sights_a_day(SightsADay(most).said.zh) == SightsADay(most)


@given(st.integers(-1, 30), st.integers(0, 24 * 60), st.integers(0, 24 * 60))
def test_a_free_time_is_read_from_its_words(day: int, since: int, until: int) -> None:
    block = FreeBlock(day=day, since=since, until=until)
    assert free_block(block.said.zh) == block


def test_a_free_time_is_on_its_days() -> None:
    first, last, every = (FreeBlock(day=day, since=0, until=720) for day in (1, -1, 0))
    assert [day for day in (1, 2, 3) if first.is_on(day, 3)] == [1]
    assert [day for day in (1, 2, 3) if last.is_on(day, 3)] == [3]
    assert [day for day in (1, 2, 3) if every.is_on(day, 3)] == [1, 2, 3]


def test_other_things_are_neither() -> None:
    for said in ("慢游", "睡懒觉", "每天 11:00 吃饭", ""):
        assert day_hour(said) is None
        assert free_block(said) is None
        assert sights_a_day(said) is None


def test_hours_and_numbers_are_told_in_both_languages() -> None:
    assert DayHour(out=True, later=True, minute=660).said.en == "out after 11:00 each day"
    assert DayHour(out=False, later=False, minute=1260).said.zh == "每天 21:00 前回酒店"
    assert FreeBlock(day=-1, since=720, until=840).said.en == "kept free on the last day, 12:00-14:00"
    assert SightsADay(1).said.en == "leisurely: 1 sight a day"
