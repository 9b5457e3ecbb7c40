"""What is wished of every day is read again from its own words."""

from hypothesis import given
from hypothesis import strategies as st

from core.model.daily import (
    EARLY_NIGHTS,
    LATE_NIGHTS,
    DayHour,
    FreeBlock,
    SightsADay,
    day_hour,
    free_block,
    sights_a_day,
)


@given(st.booleans(), st.booleans(), st.integers(0, 24 * 60))
def test_an_hour_of_every_day_is_read_from_its_words(out: bool, later: bool, minute: int) -> None:
    hour = DayHour(out=out, later=later, minute=minute)
    assert day_hour(hour.said.zh) == hour


def test_late_nights_are_an_hour_for_who_refuses_them() -> None:
    refused = day_hour(LATE_NIGHTS, wanted=False)
    assert refused is not None
    assert (refused.out, refused.later) == (False, False)
    assert day_hour(LATE_NIGHTS) is None


@given(st.integers(1, 99))
def test_a_number_of_sights_a_day_is_read_from_its_words(most: int) -> None:
    assert sights_a_day(SightsADay(most).said.zh) == SightsADay(most)


@given(
    st.builds(
        FreeBlock,
        day=st.integers(-2, 30),
        since=st.integers(0, 24 * 60),
        until=st.integers(0, 24 * 60),
        least=st.none() | st.integers(0, 24 * 60),
        engaged=st.booleans(),
    )
)
def test_a_free_time_is_read_from_its_words(block: FreeBlock) -> None:
    assert free_block(block.said.zh) == block


def test_a_free_time_that_was_written_without_who_is_engaged_is_still_read() -> None:
    """As records of 2026 have it."""
    assert free_block("第 2 天 14:00-18:00 留空") == FreeBlock(day=2, since=840, until=1080)
    assert free_block("每天 12:00-14:00 留空") == FreeBlock(day=0, since=720, until=840)
    assert free_block("最后一天 13:00-18:00 留空") == FreeBlock(day=-1, since=780, until=1080)


def test_a_free_time_is_on_its_days() -> None:
    first, last, every = (FreeBlock(day=day, since=0, until=720) for day in (1, -1, 0))
    assert [day for day in (1, 2, 3) if first.is_on(day, 3)] == [1]
    assert [day for day in (1, 2, 3) if last.is_on(day, 3)] == [3]
    assert [day for day in (1, 2, 3) if every.is_on(day, 3)] == [1, 2, 3]
    assert FreeBlock(day=-2, since=0, until=720).is_on(2, 3)


def test_other_things_are_neither() -> None:
    for said in ("慢游", "睡懒觉", "每天 11:00 吃饭", ""):
        assert day_hour(said) is None
        assert free_block(said) is None
        assert sights_a_day(said) is None


def test_hours_and_numbers_are_told_in_both_languages() -> None:
    assert DayHour(out=True, later=True, minute=660).said.en == "out after 11:00 each day"
    assert DayHour(out=False, later=False, minute=1260).said.zh == "每天 21:00 前回酒店"
    assert FreeBlock(day=-1, since=720, until=840).said.en == "kept free on the last day, 12:00-14:00"
    meeting = FreeBlock(day=2, since=840, until=1080, engaged=True)
    assert meeting.said.en == "engaged, so kept free on day 2, 14:00-18:00"
    midday = FreeBlock(day=0, since=690, until=900, least=120)
    assert midday.said.en == "at least 120 minutes kept free every day, 11:30-15:00"
    assert SightsADay(1).said.en == "leisurely: 1 sight a day"


def test_early_nights_are_an_hour_by_which_one_is_back() -> None:
    assert day_hour(EARLY_NIGHTS) == DayHour(out=False, later=False, minute=20 * 60)
