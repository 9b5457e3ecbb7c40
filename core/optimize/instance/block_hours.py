"""Services that bring one late to a meeting, or away before it is over. Minutes of the day."""

from core.optimize.preferences.guide import Guide
from core.optimize.wishes.likes import Likes

# From the station to where one has to be.
_TO_A_BLOCK = 45
# More than an hour of sleep and half a day of the city.
_MISSED = 2_000.0


def late_for_it(out: int, likes: Likes, guide: Guide | None) -> float:
    """How much it is disliked to be on the street of the city at a minute of the first day."""
    return _MISSED * (guide is not None and out + _TO_A_BLOCK > likes.there_by)


def away_before(leaves: int, likes: Likes, guide: Guide | None) -> float:
    """How much it is disliked to be at the station at a minute of the last day."""
    return _MISSED * (guide is not None and leaves - _TO_A_BLOCK < likes.leaves_from)
