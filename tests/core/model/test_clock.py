"""Clock times: HH:MM, past midnight, refused otherwise."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.model.clock import Clock

minutes = st.integers(0, 99 * 60 + 59)


@given(minutes)
def test_text_and_back(value: int) -> None:
    assert Clock.parse(str(Clock(value))) == Clock(value)


@given(minutes, minutes)
def test_order_of_clocks_is_order_of_their_texts(a: int, b: int) -> None:
    assert (Clock(a) < Clock(b)) == (str(Clock(a)) < str(Clock(b)))


def test_hours_run_past_midnight() -> None:
    assert Clock.parse("24:40") - Clock.parse("23:50") == 50


@pytest.mark.parametrize(
    "text", ["9:05", "09:5", "09:60", "次日09:00", "0９:00", "09:00\n", "", " 09:00", "-1:00"]
)
def test_anything_but_two_digits_colon_two_digits_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not HH:MM"):
        Clock.parse(text)


def test_negative_time_is_refused() -> None:
    with pytest.raises(ValueError, match="outside"):
        Clock(-1)
