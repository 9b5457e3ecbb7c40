"""Average route distance (TourPlanner, eq. 7): geodesic km between consecutive places, a day's mean first, then over days."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from core.evaluate.triptailor.matching import CityNames
from core.evaluate.triptailor.outline import Outline, Stop
from core.sandbox.city import City

WITH_HOTEL, STOPS, SIGHTS = "route_with_hotel", "route_stops", "route_sights"


def average_distances(outline: Outline, city: City, names: CityNames) -> Mapping[str, float | None]:
    """km from and back to the hotel each day; between the day's stops; between its sights. None without two places on a day."""
    hotel = names.hotel(outline.hotel)
    base = hotel.name if hotel is not None else None
    days = [_places(day, names) for day in outline.days]
    return {
        WITH_HOTEL: None
        if base is None
        else average_distance([[base, *(name for name, _ in day), base] for day in days if day], city),
        STOPS: average_distance([[name for name, _ in day] for day in days], city),
        SIGHTS: average_distance([[name for name, sight in day if sight] for day in days], city),
    }


def average_distance(days: Sequence[Sequence[str]], city: City) -> float | None:
    """D_avg of eq. 7 over the days with two places or more; None where there is no such day."""
    means = [
        sum(city.network.distance(one, other) for one, other in pairwise(day)) / (len(day) - 1)
        for day in days
        if len(day) >= 2
    ]
    return sum(means) / len(means) if means else None


def _places(day: Sequence[Stop], names: CityNames) -> list[tuple[str, bool]]:
    """The sandbox's names of a day's stops and whether each is a sight; what it does not know is left out."""
    return list(_known(day, names))


def _known(day: Sequence[Stop], names: CityNames) -> Iterator[tuple[str, bool]]:
    for stop in day:
        if stop.kind == "sightseeing":
            sight = names.attraction(stop.name)
            if sight is not None:
                yield sight.name, True
        elif stop.kind == "dining":
            restaurant = names.restaurant(stop.name)
            if restaurant is not None:
                yield restaurant.name, False
