"""What a travel expert objects to, counted in one trip: how often, of how often it could be.

Each objection looks at a trip and says (times, of); `OBJECTIONS` lists them with what is aimed at. They say nothing of
what a request asks for: a trip that is asked to be odd is counted like any other, except for a wished cuisine.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise
from typing import Literal

from core.evaluate.timeline import DAY_MINUTES, Placed, place
from core.knowledge.city import CityKnowledge, knowledge_of
from core.knowledge.places import Place
from core.model.plan import Flight, Meal, Plan, Stay, Train, Visit
from core.model.query import Query
from core.sandbox.city import City
from core.sandbox.network import geodesic_km
from core.sandbox.places import Service
from core.sandbox.sandbox import Sandbox

NEAR_KM = 0.5
_NIGHT_SIGHT_FROM, _BED_FROM, _HOME_BY, _UP_FROM = 18 * 60, 19 * 60 + 30, 23 * 60, 6 * 60 + 30
_DARK = (6 * 60, 22 * 60)  # an outbound service leaves between these
_LONG_STREET, _LONG_WAIT = 180, 25
_GRAND, _GRAND_STAY = ("palace", "garden", "zoo", "theme_park"), 150
_FEW_MEALS, _DAYS_FOR_FLAGSHIPS = 4, 3
_FLAGSHIPS = 2

Told = tuple[float, int]
Unit = Literal[
    "sights", "nights", "trips", "visits", "flagships", "mornings", "meals", "full days", "services"
]


@dataclass(frozen=True)
class Trip:
    """A plan with all that objections look at; clock times count from the midnight before day 1."""

    query: Query
    plan: Plan
    sandbox: Sandbox

    @cached_property
    def city(self) -> City:
        """The city that is visited."""
        return self.sandbox.city(self.sandbox.chinese_name(self.plan.target_city))

    @cached_property
    def knowledge(self) -> CityKnowledge:
        """What one knows of it."""
        return knowledge_of(self.city)

    @cached_property
    def placed(self) -> tuple[Placed, ...]:
        """All activities on one time axis."""
        return place(self.plan, self.sandbox)

    @cached_property
    def visits(self) -> tuple[tuple[Placed, Place], ...]:
        """The visits to sights of the sandbox, with what one knows of each."""
        return tuple(
            (one, self.knowledge.place(one.activity.position))
            for one in self.placed
            if isinstance(one.activity, Visit) and self.city.attraction(one.activity.position)
        )

    @cached_property
    def meals(self) -> tuple[Placed, ...]:
        """Lunches and dinners in restaurants of the sandbox."""
        return tuple(
            one
            for one in self.placed
            if isinstance(one.activity, Meal)
            and one.activity.type != "breakfast"
            and self.city.restaurant(one.activity.position)
        )

    @cached_property
    def rides(self) -> tuple[Placed, ...]:
        """The services between the cities."""
        return tuple(one for one in self.placed if isinstance(one.activity, Train | Flight))

    @cached_property
    def full_days(self) -> tuple[int, ...]:
        """Numbers of the days on which one neither arrives nor leaves."""
        return tuple(day.day for day in self.plan.itinerary[1:-1])

    def service(self, ride: Train | Flight) -> Service | None:
        """The service of the sandbox that is ridden."""
        pair = self.sandbox.chinese_name(self.plan.start_city), self.city.name
        for cities in (pair, pair[::-1]):
            found = self.sandbox.find_service(*cities, ride.type, ride.number, ride.start, ride.end)
            if found is not None:
                return found
        return None


@dataclass(frozen=True, slots=True)
class Objection:
    """One line of the table: what is objected to, out of what, and the share to be reached (at least, for `more`)."""

    name: str
    of: Unit
    aim: float
    count: Callable[[Trip], Told]
    more: bool = False


def _count(hits: Iterator[bool]) -> Told:
    told = list(hits)
    return sum(told), len(told)


def _night_sight_by_day(trip: Trip) -> Told:
    return _count(_clock(v.end, v.day) < _NIGHT_SIGHT_FROM for v, known in trip.visits if known.of_the_night)


def _early_to_bed(trip: Trip) -> Told:
    return _count(_clock(s.start, s.day) < _BED_FROM for s in trip.placed if isinstance(s.activity, Stay))


def _neighbours_apart(trip: Trip) -> Told:
    if len(trip.plan.itinerary) < 2:
        return 0, 0
    at = [(visit.day, trip.city.network.position(visit.activity.begins_at)) for visit, _ in trip.visits]
    apart = (one for one in combinations(at, 2) if one[0][0] != one[1][0])
    return any(geodesic_km(one[1], other[1]) < NEAR_KM for one, other in apart), 1


def _flagship_cut_short(trip: Trip) -> Told:
    grand = (
        (visit, known)
        for visit, known in trip.visits
        if known.kind == "theme_park" or (known.kind in _GRAND and known.stay >= _GRAND_STAY)
    )
    return _count(visit.end - visit.start < known.least() for visit, known in grand if known.known)


def _flagship_missing(trip: Trip) -> Told:
    if len(trip.plan.itinerary) < _DAYS_FOR_FLAGSHIPS:
        return 0, 0
    seen = {known.site for _, known in trip.visits}
    first = trip.knowledge.flagships[:_FLAGSHIPS]
    return _count(trip.knowledge.place(name).site not in seen for name in first)


def _long_in_a_street(trip: Trip) -> Told:
    return _count(v.end - v.start >= _LONG_STREET and k.kind in ("street", "square") for v, k in trip.visits)


def _waiting_at_an_open_gate(trip: Trip) -> Told:
    hits = []
    for visit, _ in trip.visits:
        row = trip.city.attraction(visit.activity.begins_at)
        assert row is not None
        arrives = _clock(visit.arrives, visit.day)
        hits.append(visit.start - visit.arrives >= _LONG_WAIT and row.opens <= arrives)
    return _count(iter(hits))


def _dark_departure(trip: Trip) -> Told:
    first = trip.rides[:1]
    return _count(not _DARK[0] <= ride.start % DAY_MINUTES < _DARK[1] for ride in first)


def _late_home(trip: Trip) -> Told:
    last = [ride for ride in trip.rides[1:] if ride is trip.placed[-1]]
    return _count(ride.end - (ride.day - 1) * DAY_MINUTES > _HOME_BY for ride in last)


def _up_early(trip: Trip) -> Told:
    mornings = (
        (before, after)
        for before, after in pairwise(trip.placed)
        if isinstance(before.activity, Stay) and after.day > before.day
    )
    return _count(_clock(after.leaves, after.day) < _UP_FROM for _, after in mornings)


def _one_cuisine(trip: Trip) -> Told:
    if len(trip.meals) < _FEW_MEALS:
        return 0, 0
    cuisine, most = Counter(_cuisine(trip, meal) for meal in trip.meals).most_common(1)[0]
    wished = trip.query.preferences.get("diet")
    asked = (wished is not None and cuisine in wished.wanted) or cuisine in _wishes(trip.query)
    return (most > len(trip.meals) / 2 and not asked), 1


def _local_meals(trip: Trip) -> Told:
    return _count(trip.knowledge.eatery(meal.activity.begins_at).local for meal in trip.meals)


def _without_a_meal(trip: Trip) -> Told:
    eaten = {(one.day, one.activity.type) for one in trip.placed if isinstance(one.activity, Meal)}
    return _count(not {(day, "lunch"), (day, "dinner")} <= eaten for day in trip.full_days)


def _without_a_sight(trip: Trip) -> Told:
    seen = {visit.day for visit in trip.placed if isinstance(visit.activity, Visit)}
    return _count(day not in seen for day in trip.full_days)


def _impossible_service(trip: Trip) -> Told:
    ridden = (trip.service(r.activity) for r in trip.rides if isinstance(r.activity, Train | Flight))
    return _count(service.contradicts_itself for service in ridden if service is not None)


def _cuisine(trip: Trip, meal: Placed) -> str:
    row = trip.city.restaurant(meal.activity.begins_at)
    assert row is not None
    return row.cuisine


def _wishes(query: Query) -> str:
    return "\n".join((query.text, *(one.dsl for one in query.constraints)))


def _clock(minute: int, day: int) -> int:
    return minute - (day - 1) * DAY_MINUTES


OBJECTIONS: tuple[Objection, ...] = (
    Objection("a sight of the night left before 18:00", "sights", 0.15, _night_sight_by_day),
    Objection("in the hotel for the night before 19:30", "nights", 0.05, _early_to_bed),
    Objection("sights within 500 m of each other on different days", "trips", 0.08, _neighbours_apart),
    Objection("a flagship cut short", "visits", 0.05, _flagship_cut_short),
    Objection("one of the first two flagships missing on 3 days or more", "flagships", 0.03, _flagship_missing),
    Objection("three hours in a street or a square", "visits", 0.0, _long_in_a_street),
    Objection("waiting 25 minutes at a gate that is open", "visits", 0.0, _waiting_at_an_open_gate),
    Objection("outbound between 22:00 and 06:00", "trips", 0.01, _dark_departure),
    Objection("home after 23:00", "trips", 0.05, _late_home),
    Objection("out of the hotel before 06:30", "mornings", 0.0, _up_early),
    Objection("over half of the meals of one cuisine, unasked", "trips", 0.03, _one_cuisine),
    Objection("meals of the local cuisines", "meals", 0.65, _local_meals, more=True),
    Objection("a full day without lunch or without dinner", "full days", 0.02, _without_a_meal),
    Objection("a full day without any sight", "full days", 0.0, _without_a_sight),
    Objection("a service that cannot be", "services", 0.0, _impossible_service),
)  # fmt: skip
