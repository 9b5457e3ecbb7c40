"""Average route distance, geodesic km between consecutive places, in three forms.

TourPlanner (eq. 7) takes a day's mean first, then that over days; TripTailor the mean over all ways of the trip.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from core.evaluate.triptailor.matching import CityNames
from core.evaluate.triptailor.outline import OutlineStop, PlanOutline
from core.sandbox.city import City

WITH_HOTEL, STOPS, SIGHTS = "with_hotel", "stops", "sights"

StopsByDay = Sequence[Sequence[str]]
WaysByDay = Sequence[Sequence[float]]
"""The km of the ways between a day's places, of the days that have two places or more."""


def visited(outline: PlanOutline, city: City, names: CityNames) -> Mapping[str, StopsByDay]:
    """The names of each day's places: from and back to the hotel, all stops, sights alone; none without a hotel."""
    hotel = names.hotel(outline.hotel)
    days = [_places(day, names) for day in outline.days]
    base = [] if hotel is None else [hotel.name]
    return {
        WITH_HOTEL: [[*base, *(name for name, _ in day), *base] for day in days if day and base],
        STOPS: [[name for name, _ in day] for day in days],
        SIGHTS: [[name for name, sight in day if sight] for day in days],
    }


def ways_of(days: StopsByDay, city: City) -> WaysByDay:
    """The ways from each place of a day to the next."""
    return [
        [city.network.distance(one, other) for one, other in pairwise(day)] for day in days if len(day) >= 2
    ]


def mean_leg(days: WaysByDay) -> float | None:
    """The mean over all ways of the trip, km; None where there is none."""
    ways = [km for day in days for km in day]
    return sum(ways) / len(ways) if ways else None


def average_distance(days: WaysByDay) -> float | None:
    """D_avg of eq. 7; None where no day has a way."""
    means = [sum(day) / len(day) for day in days]
    return sum(means) / len(means) if means else None


def _places(day: Sequence[OutlineStop], names: CityNames) -> list[tuple[str, bool]]:
    """The sandbox's names of a day's stops and whether each is a sight; what it does not know is left out."""
    return list(_known(day, names))


def _known(day: Sequence[OutlineStop], names: CityNames) -> Iterator[tuple[str, bool]]:
    for stop in day:
        if stop.kind == "sightseeing":
            sight = names.attraction(stop.name)
            if sight is not None:
                yield sight.name, True
        elif stop.kind == "dining":
            restaurant = names.restaurant(stop.name)
            if restaurant is not None:
                yield restaurant.name, False
