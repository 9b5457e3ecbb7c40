"""A sight as a stop of a day: its hours by daylight, its ticket, and as its source recommends it without a guide."""

from math import ceil, exp, floor

from core.knowledge.places import SightProfile
from core.optimize.instance.stops import SHORTEST_VISIT, STEP, Appeal, DayStop
from core.optimize.preferences.profile import PlannerProfile
from core.optimize.wishes.likes import Likes
from core.sandbox.places import Attraction, hours_of

# What never closes on paper is dark in between.
_DAWN, _DEAD_OF_NIGHT = 5 * 60 + 30, 24 * 60 + 30


def as_listed(
    row: Attraction,
    rank: int,
    yuan: tuple[float, float],
    weight: float,
    likes: Likes,
    profile: PlannerProfile,
) -> DayStop:
    """A sight as its source recommends it."""
    least, most = _length(row, (0.0, 0.0) if profile.brief else likes.queue(row), profile.brief)
    # Sources list the well-known sights first; the stars tell apart those of a like rank.
    liked = 50 + 150 * exp(-rank / 40) + 40 * ((row.star or 4.5) - 4.5) + likes.sight(row)
    liked = liked * weight - profile.crowded * (least > most)
    return sight_stop(row, (min(least, most), most), liked, yuan)


def sight_stop(
    row: Attraction,
    lengths: tuple[int, int],
    liked: float,
    yuan: tuple[float, float],
    *,
    place: SightProfile | None = None,
    appeal: Appeal | None = None,
    shut: frozenset[int] = frozenset(),
    untold: float = 0.0,
) -> DayStop:
    """A sight as a stop, the ticket taken off its worth, with what is `untold` of it; `yuan` are minutes a CNY in the style and
    free-handed.

    With a guide it is the `place` that one knows.
    """
    outing = place.outing if place is not None else None
    opens, closes = by_daylight(row)
    return DayStop(
        kind="attraction",
        place=row.name,
        opens=opens,
        closes=closes,
        least=lengths[0],
        most=lengths[1],
        price=row.price,
        untold=untold,
        worth=liked - (row.price + untold) * yuan[0],
        base=liked - (row.price + untold) * yuan[1],
        appeal=appeal,
        shut=shut,
        feeds=outing == "whole",
        is_outing=outing is not None,
    )


def by_daylight(row: Attraction) -> tuple[int, int]:
    """Its hours without the dead of night."""
    opens, closes = hours_of(row)
    return max(opens, _DAWN), min(closes, _DEAD_OF_NIGHT)


def _length(attraction: Attraction, queue: tuple[float, float], brief: bool) -> tuple[int, int]:
    """Minutes of a visit at least and at most, with which what the queue leaves is as long as recommended.

    The first is the larger one where no length suits both the shortest and the longest queue.
    """
    quick, slow = queue
    # Nobody hurries by choice.
    halfway = (attraction.recommended_min + attraction.recommended_max) / 2
    usual = attraction.recommended_min if brief else max(halfway, attraction.recommended_min + slow)
    most = floor(max(attraction.recommended_max + quick, SHORTEST_VISIT) / STEP) * STEP
    return ceil(max(usual, SHORTEST_VISIT) / STEP) * STEP, most
