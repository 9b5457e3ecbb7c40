"""Services that bring one late to a meeting, away before it is over, or late home. Minutes of the day."""

from core.optimize.preferences.guide import Guide
from core.optimize.wishes.likes import Likes

# From the station to where one has to be.
_TO_A_BLOCK = 45
# From the station of the own city to the door.
_TO_THE_DOOR = 30
# More than an hour of sleep and half a day of the city.
_MISSED = 2_000.0


def late_for_it(out: int, likes: Likes, guide: Guide | None) -> float:
    """How much it is disliked to be on the street of the city at a minute of the first day."""
    return _MISSED * (guide is not None and out + _TO_A_BLOCK > likes.there_by)


def away_before(leaves: int, likes: Likes, guide: Guide | None) -> float:
    """How much it is disliked to be at the station at a minute of the last day."""
    return _MISSED * (guide is not None and leaves - _TO_A_BLOCK < likes.leaves_from)


def late_at_home(out: int, likes: Likes, guide: Guide | None) -> float:
    """How much it is disliked to be on the street at home at a minute: one would be at the door by then."""
    return 0.0 if guide is None else guide.odd_minute * max(0, out + _TO_THE_DOOR - likes.home_by)
