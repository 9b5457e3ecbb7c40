"""When meals are eaten."""

from collections.abc import Mapping

MEAL_HOURS: Mapping[str, tuple[int, int]] = {
    "breakfast": (6 * 60, 9 * 60),
    "lunch": (11 * 60, 14 * 60),
    "dinner": (17 * 60, 20 * 60),
}
"""Minutes after midnight between which a meal lies (ChinaTravel, Table 5, restaurants)."""
