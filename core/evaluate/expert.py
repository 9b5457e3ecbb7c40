"""What a travel expert objects to, counted in one trip: how often, of how often it could be.

Each objection looks at a trip and says (times, of); `OBJECTIONS` lists them with what is aimed at. They say nothing of
what a request asks for: a trip that is asked to be odd is counted like any other, except for a wished cuisine,
a slow pace, and great sights that are hard on the legs of those who come along.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Literal

from core.evaluate.common_sense.rules import DARK, MORNING_AFTER
from core.evaluate.timeline import Placed
from core.evaluate.trip import JudgedTrip
from core.knowledge.city import FLAGSHIPS
from core.knowledge.travellers import legs_in
from core.model.clock import DAY_MINUTES
from core.model.plan import Flight, Train
from core.sandbox.network import geodesic_km

NEAR_KM = 0.5
_NIGHT_SIGHT_FROM, _BED_FROM, _HOME_BY, _UP_FROM = 18 * 60, 19 * 60 + 30, 23 * 60, 6 * 60 + 30
_LONG_STREET, _LONG_WAIT = 180, 25
_FEW_MEALS, _DAYS_FOR_FLAGSHIPS = 4, 3

Tally = tuple[float, int]
Unit = Literal[
    "sights", "nights", "trips", "visits", "flagships", "mornings", "meals", "full days", "services"
]


@dataclass(frozen=True, slots=True)
class Objection:
    """One line of the table: what is objected to, out of what, and the share to be reached (at least, for `more`)."""

    name: str
    of: Unit
    aim: float
    count: Callable[[JudgedTrip], Tally]
    more: bool = False


def _count(hits: Iterator[bool]) -> Tally:
    told = list(hits)
    return sum(told), len(told)


def _night_sight_by_day(trip: JudgedTrip) -> Tally:
    return _count(_clock(v.end, v.day) < _NIGHT_SIGHT_FROM for v, known in trip.visits if known.of_the_night)


def _early_to_bed(trip: JudgedTrip) -> Tally:
    if trip.request.asks_for_rest:
        return 0, 0
    return _count(_clock(s.start, s.day) < _BED_FROM for s in trip.placed if s.is_night)


def _neighbours_apart(trip: JudgedTrip) -> Tally:
    if len(trip.plan.itinerary) < 2:
        return 0, 0
    at = [(visit.day, trip.city.network.position(visit.activity.begins_at)) for visit, _ in trip.visits]
    apart = (one for one in combinations(at, 2) if one[0][0] != one[1][0])
    return any(geodesic_km(one[1], other[1]) < NEAR_KM for one, other in apart), 1


def _flagship_cut_short(trip: JudgedTrip) -> Tally:
    grand = ((visit, known.least_of_the_great) for visit, known in trip.visits)
    return _count(visit.end - visit.start < least for visit, least in grand if least is not None)


def _flagship_missing(trip: JudgedTrip) -> Tally:
    if len(trip.plan.itinerary) < _DAYS_FOR_FLAGSHIPS:
        return 0, 0
    seen = {known.site for _, known in trip.visits}
    first = [trip.knowledge.place(name) for name in trip.knowledge.flagships[:FLAGSHIPS]]
    legs = legs_in(trip.query.text)
    return _count(place.site not in seen for place in first if not place.tires & legs)


def _long_in_a_street(trip: JudgedTrip) -> Tally:
    return _count(v.end - v.start >= _LONG_STREET and k.kind in ("street", "square") for v, k in trip.visits)


def _waiting_at_an_open_gate(trip: JudgedTrip) -> Tally:
    hits = []
    for visit, _ in trip.visits:
        row = trip.city.attraction(visit.activity.begins_at)
        assert row is not None
        arrives = _clock(visit.arrives, visit.day)
        hits.append(visit.start - visit.arrives >= _LONG_WAIT and row.opens <= arrives)
    return _count(iter(hits))


def _dark_departure(trip: JudgedTrip) -> Tally:
    first = trip.rides[:1]
    return _count(not DARK[0] <= ride.start % DAY_MINUTES < DARK[1] for ride in first)


def _late_home(trip: JudgedTrip) -> Tally:
    last = [ride for ride in trip.rides[1:] if ride is trip.placed[-1]]
    return _count(_HOME_BY < _clock(ride.end, ride.day) < MORNING_AFTER for ride in last)


def _up_early(trip: JudgedTrip) -> Tally:
    mornings = (
        (before, after)
        for before, after in pairwise(trip.placed)
        if before.is_night
        and after.day > before.day
        # nobody minds the sunrise that was asked for
        and not (after.is_visit and trip.request.sees_sunrise)
    )
    return _count(_clock(after.leaves, after.day) < _UP_FROM for _, after in mornings)


def _one_cuisine(trip: JudgedTrip) -> Tally:
    if len(trip.meals) < _FEW_MEALS:
        return 0, 0
    cuisine, most = Counter(_cuisine(trip, meal) for meal in trip.meals).most_common(1)[0]
    return (most > len(trip.meals) / 2 and not trip.request.asks_for_cuisine(cuisine)), 1


def _local_meals(trip: JudgedTrip) -> Tally:
    return _count(trip.knowledge.eatery(meal.activity.begins_at).local for meal in trip.meals)


def _without_a_meal(trip: JudgedTrip) -> Tally:
    eaten = {(one.day, one.activity.type) for one in trip.placed if one.is_meal}
    eaten |= {(one.day, one.meal) for one in trip.meals_on_the_way if one.where == "inside"}
    return _count(not {(day, "lunch"), (day, "dinner")} <= eaten for day in trip.full_days)


def _without_a_sight(trip: JudgedTrip) -> Tally:
    seen = {visit.day for visit in trip.placed if visit.is_visit}
    return _count(day not in seen for day in trip.full_days)


def _impossible_service(trip: JudgedTrip) -> Tally:
    ridden = (trip.service(r.activity) for r in trip.rides if isinstance(r.activity, Train | Flight))
    return _count(service.contradicts_itself for service in ridden if service is not None)


def _cuisine(trip: JudgedTrip, meal: Placed) -> str:
    row = trip.city.restaurant(meal.activity.begins_at)
    assert row is not None
    return row.cuisine


def _clock(minute: int, day: int) -> int:
    return minute - (day - 1) * DAY_MINUTES


OBJECTIONS: tuple[Objection, ...] = (
    Objection(name="a sight of the night left before 18:00", of="sights", aim=0.15, count=_night_sight_by_day),
    Objection(name="in the hotel for the night before 19:30", of="nights", aim=0.05, count=_early_to_bed),
    Objection(name="sights within 500 m of each other on different days", of="trips", aim=0.08, count=_neighbours_apart),
    Objection(name="a flagship cut short", of="visits", aim=0.05, count=_flagship_cut_short),
    Objection(name="one of the first two flagships missing on 3 days or more", of="flagships", aim=0.03, count=_flagship_missing),
    Objection(name="three hours in a street or a square", of="visits", aim=0.0, count=_long_in_a_street),
    Objection(name="waiting 25 minutes at a gate that is open", of="visits", aim=0.0, count=_waiting_at_an_open_gate),
    Objection(name="outbound between 22:00 and 06:00", of="trips", aim=0.01, count=_dark_departure),
    Objection(name="home after 23:00", of="trips", aim=0.05, count=_late_home),
    Objection(name="out of the hotel before 06:30", of="mornings", aim=0.0, count=_up_early),
    Objection(name="over half of the meals of one cuisine, unasked", of="trips", aim=0.03, count=_one_cuisine),
    Objection(name="meals of the local cuisines", of="meals", aim=0.65, count=_local_meals, more=True),
    Objection(name="a full day without lunch or without dinner", of="full days", aim=0.02, count=_without_a_meal),
    Objection(name="a full day without any sight", of="full days", aim=0.0, count=_without_a_sight),
    Objection(name="a service that cannot be", of="services", aim=0.0, count=_impossible_service),
)  # fmt: skip
