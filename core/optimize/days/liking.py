"""How much the days of a trip are liked, in minutes: their worth less what is tiring and what is monotonous."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from core.optimize.days.offers import Offers
from core.optimize.days.schedule import Timeline
from core.optimize.days.trip import TripDays, meals_of
from core.optimize.days.zones import Points, is_torn, returns, route_km, straying
from core.optimize.instance.stops import DayStop
from core.optimize.preferences.profile import PlannerProfile
from core.optimize.wishes.sought import Sought

_ALIKE_IS_FINE = 2
# Km from a sight to what goes with it, by how much they belong to one day, and from when on it is evening.
_NEXT_DOOR, _HALF, _EVENING = 3.0, 0.5, 17 * 60
# A day out of town is one of so many.
_DAYS_IN_TOWN = 3


def liking_of(day: Timeline, profile: PlannerProfile) -> float:
    """Worth of a day less what is tiring in it."""
    return day.worth - tiring_of(day, profile)


def tiring_of(day: Timeline, profile: PlannerProfile) -> float:
    """How much the number of its sights is disliked, of its museums that nobody asked for beside others, and, for the old, of
    more than two alike and of a second long walk."""
    tired = profile.tired[min(day.sights, profile.most)]
    if profile.guide is None or not profile.guide.second_museum:
        return tired
    # the other stops of a day tire nobody
    stops = [stop for stop in day.stops if stop.is_museum or stop.long_walk or stop.alike]
    if not stops:
        return tired
    museums = [stop.other_museum for stop in stops if stop.is_museum]
    others = sum(museums)
    tired += profile.guide.second_museum * others * (len(museums) - (others + 1) / 2)
    tired += profile.guide.second_walk * max(0, sum([stop.long_walk for stop in stops]) - 1)
    alike = [stop.alike for stop in stops if stop.alike]
    if len(alike) > _ALIKE_IS_FINE:
        tired += profile.guide.third_alike * sum(
            max(0, times - _ALIKE_IS_FINE) for times in Counter(alike).values()
        )
    return tired


def monotony_of(days: Collection[Timeline], profile: PlannerProfile, kinds: Mapping[str, str]) -> float:
    """How much it is disliked that sights of a trip are of one kind; `kinds` are those of the sights."""
    if not profile.repeated:
        return 0.0
    seen = [kinds.get(stop.place, "") for day in days for stop in day.stops if stop.is_sight]
    return profile.repeated * (len(seen) - len(set(seen)))


@dataclass(frozen=True, slots=True)
class TripLiking:
    """How much trips of some offers are liked, with what no day tells by itself: scatter, torn quarters, sameness."""

    offers: Offers
    profile: PlannerProfile
    _places: dict[int, tuple[Timeline, Points]] = field(default_factory=dict)
    _torn_apart: dict[str, dict[str, float]] = field(default_factory=dict)

    def given_others(self, trip: TripDays, day: int) -> Callable[[Timeline], float]:
        """How much a trip is liked for what one of its days may become: its others are looked at once."""
        others = [now for other, now in trip.timelines.items() if other != day]
        apart, elsewhere = _sights_of(others), _asked_on(others)
        meals, due = [meals_of(now) for now in others], _meals_due(trip)
        unmet = self._unmet(others, self.offers.sights.wished)

        def liked(timeline: Timeline) -> float:
            return (
                liking_of(timeline, self.profile)
                - self._scatter(trip, day, timeline)
                - self._torn(trip, timeline, apart, elsewhere)
                - self._come_back(trip, timeline)
                - monotony_of([timeline, *others], self.profile, self.offers.sights.kinds)
                - self.offers.meals.sameness((meals_of(timeline), *meals), due)
                - self._dislike_of([timeline, *others], self._unmet([timeline], unmet))
            )

        return liked

    def of_all(self, trip: TripDays) -> float:
        """How much all days of a trip are liked together."""
        days = trip.timelines.values()
        monotonous = monotony_of(days, self.profile, self.offers.sights.kinds)
        return sum(liking_of(day, self.profile) for day in days) - self.spoilt(trip) - monotonous

    def spoilt(self, trip: TripDays) -> float:
        """How much is disliked of a trip that no day tells by itself: its scatter, torn quarters, one cuisine."""
        days = trip.timelines
        scatter = sum(self._scatter(trip, day, now) for day, now in days.items())
        torn = 0.0
        for now in days.values():
            others = [other for other in days.values() if other is not now]
            torn += self._torn(trip, now, _sights_of(others), _asked_on(others))
        torn = torn / 2 + sum(self._come_back(trip, now) for now in days.values())
        return scatter + torn + self._sameness(trip, days.values()) + self.unmet(days.values())

    def unmet(self, days: Collection[Timeline]) -> float:
        """How much it is disliked that days have no place, or too few, of a kind that is wished for, and that many of them are out of town."""
        return self._dislike_of(days, self._unmet(days, self.offers.sights.wished))

    def _unmet(self, days: Collection[Timeline], wished: Sequence[Sought]) -> list[Sought]:
        """What these days leave of the kinds that are wished for: each on one of them, or on more."""
        if not wished:
            return []
        seen = [{stop.place for stop in day.stops if stop.is_sight} for day in days]
        left = (one.after(sum([one.is_in(places) for places in seen])) for one in wished)
        return [one for one in left if one.times > 0]

    def _dislike_of(self, days: Collection[Timeline], unmet: Sequence[Sought]) -> float:
        guide = self.profile.guide
        if guide is None:
            return 0.0
        too_many = _days_out_too_many(days, self.offers.sights.wished)
        return guide.second_day_out * too_many + guide.unmet_wish * sum([one.missing for one in unmet])

    def _torn(
        self, trip: TripDays, timeline: Timeline, apart: Sequence[str], elsewhere: Collection[DayStop]
    ) -> float:
        """How much it is disliked that sights of a day are in the same quarter as those of other days, `apart`, and that what is
        asked for is seen on another day than what goes with it and is asked for `elsewhere`."""
        guide = self.profile.guide
        if guide is None or not apart:
            return 0.0
        asked = [stop.place for stop in timeline.stops if stop.required] if elsewhere else ()
        parted = sum([place in other.beside for other in elsewhere for place in asked])
        torn = self._torn_pairs(trip, _sights_of([timeline]), apart)
        return guide.torn_quarter * torn + guide.parted * parted

    def _torn_pairs(self, trip: TripDays, sights: Sequence[str], apart: Sequence[str]) -> float:
        """How much sights of a day belong to the same day as those of others, counted pair by pair."""
        torn = 0.0
        for here in sights:
            # looked up here and not in `belonging`: millions of pairs a plan
            known = self._torn_apart.get(here, {})
            torn += sum(
                [known[there] if there in known else self.belonging(trip, here, there) for there in apart]
            )
        return torn

    def belonging(self, trip: TripDays, here: str, there: str) -> float:
        """How much two sights belong to one day: 1 in one quarter, half of it where the one is near the other, which
        it naturally goes with; each pair is looked at once."""
        known = self._torn_apart.setdefault(here, {})
        if there not in known:
            point, home = self.offers.point, trip.bounds[min(trip.bounds)].end
            one, other = point(trip, here), point(trip, there)
            if is_torn(one, other, point(trip, home)):
                known[there] = 1.0
            else:
                known[there] = _HALF * (abs(one - other) < _NEXT_DOOR and self._go_by_day(here, there))
        return known[there]

    def _go_by_day(self, here: str, there: str) -> bool:
        """Whether one naturally sees two sights together, one of which one came for, and neither for its lights: these have an
        evening of their own."""
        every, great = self.offers.sights.every, self.offers.sights.great
        return (
            (here in great or there in great)
            and there in every[here].beside
            and max(every[here].opens, every[there].opens) < _EVENING
        )

    def _come_back(self, trip: TripDays, timeline: Timeline) -> float:
        """How much it is disliked to leave a quarter and come back to it on one day."""
        guide = self.profile.guide
        if guide is None or timeline.sights <= _ALIKE_IS_FINE:
            return 0.0
        return guide.come_back * returns([self.offers.point(trip, sight) for sight in _sights_of([timeline])])

    def _sameness(self, trip: TripDays, days: Collection[Timeline]) -> float:
        """How much it is disliked that meals of a trip are alike, less what its signature dish is liked."""
        return self.offers.meals.sameness(tuple([meals_of(day) for day in days]), _meals_due(trip))

    def _scatter(self, trip: TripDays, day: int, timeline: Timeline) -> float:
        """How much it is disliked that the places of a day lie far from each other, and near those of other days."""
        profile = self.profile
        if not profile.apart:
            return 0.0
        bounds, places = trip.bounds[day], self._places_on(trip, timeline)
        others = [self._places_on(trip, now) for other, now in trip.timelines.items() if other != day]
        start, end = (self.offers.point(trip, place) for place in (bounds.start, bounds.end))
        return profile.apart * straying(places, others) + profile.route * route_km(start, places, end)

    def _places_on(self, trip: TripDays, timeline: Timeline) -> Points:
        """Where the stops of a day are."""
        known = self._places.get(id(timeline))
        if known is None:
            places = [self.offers.point(trip, stop.place) for stop in timeline.stops if stop.place]
            known = self._places[id(timeline)] = (timeline, np.array(places, dtype=np.complex128))
        return known[1]


def _sights_of(days: Collection[Timeline]) -> list[str]:
    """The sights of some days."""
    return [stop.place for day in days for stop in day.stops if stop.is_sight]


def _asked_on(days: Collection[Timeline]) -> list[DayStop]:
    """The sights of several days that are asked for and that one sees with others near them."""
    return [stop for day in days for stop in day.stops if stop.required and stop.beside]


def _days_out_too_many(days: Collection[Timeline], wished: Sequence[Sought]) -> int:
    """How many whole days that nobody asked for are spent out of town, or in a park, beyond one for every three days."""
    out = [stop for day in days for stop in day.stops if stop.is_outing and stop.feeds]
    if len(out) <= 1:
        return 0
    asked = sum([stop.required or any(stop.place in one.names for one in wished) for stop in out])
    return min(len(out) - asked, max(0, len(out) - max(1, len(days) // _DAYS_IN_TOWN)))


def _meals_due(trip: TripDays) -> int:
    return sum([bounds.meals_due for bounds in trip.bounds.values()])
