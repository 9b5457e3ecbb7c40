"""Sunrise and sunset agree with the almanac within ten minutes."""

from datetime import date

import pytest

from core.knowledge.hours.sun import sunrise_and_sunset
from core.sandbox.places import Position

SHANGHAI, CHENGDU, BEIJING = (Position(31.23, 121.47), Position(30.66, 104.07), Position(39.90, 116.40))


@pytest.mark.parametrize(
    ("at", "day", "rises", "sets"),
    [
        (SHANGHAI, date(2026, 6, 21), (4, 51), (19, 1)),
        (SHANGHAI, date(2026, 12, 21), (6, 48), (16, 56)),
        (BEIJING, date(2026, 12, 21), (7, 32), (16, 53)),
        (BEIJING, date(2026, 6, 21), (4, 45), (19, 46)),
        (CHENGDU, date(2026, 10, 1), (6, 58), (18, 49)),
    ],
)
def test_the_almanac(at: Position, day: date, rises: tuple[int, int], sets: tuple[int, int]) -> None:
    rise, fall = sunrise_and_sunset(at, day)
    assert rise == pytest.approx(rises[0] * 60 + rises[1], abs=10)
    assert fall == pytest.approx(sets[0] * 60 + sets[1], abs=10)


def test_without_a_date_it_is_spring() -> None:
    assert sunrise_and_sunset(SHANGHAI, None) == sunrise_and_sunset(SHANGHAI, date(2001, 3, 21))
