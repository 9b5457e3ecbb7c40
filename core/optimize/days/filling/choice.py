"""Which of several ways to have a day is liked most. Likings are in minutes."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain
from math import inf

from core.optimize.days.liking import TripLiking, liking_of
from core.optimize.days.offers import Offers
from core.optimize.days.schedule import Timeline
from core.optimize.days.trip import TripDays, meals_of
from core.optimize.preferences.profile import PlannerProfile

WORTH_A_CHANGE = 1.0
"""Minutes that a change of a finished day has to gain."""


@dataclass(frozen=True, slots=True)
class DayChoice:
    """Chooses among the timelines of a day, by what is offered and as one likes it."""

    offers: Offers
    profile: PlannerProfile
    liked: TripLiking = field(init=False)
    """How much a trip is liked whose days are chosen so."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "liked", TripLiking(self.offers, self.profile))

    def best(self, trip: TripDays, day: int, candidates: Iterable[Timeline]) -> Timeline | None:
        """The candidate that is liked most, the first of equals; None without any."""
        best, most = None, -inf
        others = [meals_of(now) for other, now in trip.timelines.items() if other != day]
        dish = self.offers.meals.signature_liked(chain(*others))
        liked = self.liked.given_others(trip, day)
        for candidate in candidates:
            # Of what counts of the trip as a whole only its signature dish is liked: a day that is not liked more by
            # itself and with the dish is out.
            if (
                liking_of(candidate, self.profile)
                + (dish or self.offers.meals.signature_liked(meals_of(candidate)))
                > most
            ):
                liking = liked(candidate)
                if liking > most:
                    best, most = candidate, liking
        return best

    def better(self, best: TripDays, candidate: TripDays, day: int) -> TripDays:
        """The candidate, which is another in this day only, where it gains enough; else the best so far."""
        liked = self.liked.given_others(best, day)
        gain = liked(candidate.timelines[day]) - liked(best.timelines[day])
        return candidate if gain > WORTH_A_CHANGE else best
