"""The parts of a day that are kept free, in minutes of the day, whichever language names them."""

from collections.abc import Mapping
from typing import Literal

Part = Literal["morning", "midday", "noon", "afternoon", "evening", "daytime", "own day"]
"""A part of a day: the middle of it is longer than its noon, a day of one's own than its daytime."""
HOURS: Mapping[Part, tuple[int, int]] = {
    "morning": (9 * 60, 12 * 60),
    "midday": (11 * 60 + 30, 15 * 60),
    "noon": (12 * 60, 14 * 60),
    "afternoon": (13 * 60, 18 * 60),
    "evening": (18 * 60, 22 * 60),
    "daytime": (9 * 60, 18 * 60),
    "own day": (9 * 60, 21 * 60),
}
"""From and until when a part of the day is."""
BUSY_BUT: Mapping[Part, tuple[int, int]] = {
    "morning": (12 * 60, 18 * 60),
    "afternoon": (9 * 60, 12 * 60),
    "evening": (9 * 60, 18 * 60),
}
"""The minutes in which one is engaged who is free in that part of the day alone."""
SOME_OF_MIDDAY, HALF_A_DAY = 120, 240
"""Minutes of the middle of the day that are its rest, as one eats in it too, and of half a day of one's own."""
