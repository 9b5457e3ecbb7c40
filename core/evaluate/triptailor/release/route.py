"""The released average route distance: the mean over all ways of the trip, geodesic km, in three forms."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Literal

from core.dsl.distance import exact_km
from core.evaluate.triptailor.release.rules import ReleasedCase, unknown_sights
from core.sandbox.places import Position

DayForm = Literal["with_hotel", "stops", "sights"]


def mean_way(case: ReleasedCase, form: DayForm) -> float | None:
    """km: from and to the hotel each day, between all stops, or between sights; 0 without any way.

    None where a sight is not known. Raises LookupError where the hotel or a restaurant is not: the released program
    ends there.
    """
    if unknown_sights(case):
        return None
    hotel = _known(case.names.hotel(case.plan["hotel"][0]["name"]))
    ways = [
        exact_km(one, other)
        for day in case.plan["itinerary"]
        for one, other in _ways(list(_places(case, case.plan["itinerary"][day], form)), hotel, form)
    ]
    return sum(ways) / len(ways) if ways else 0.0


def _ways(places: list[Position], hotel: Position, form: DayForm) -> Iterator[tuple[Position, Position]]:
    """A day's ways; one without any stop is a way of 0 km from the hotel to the hotel."""
    stops = [hotel, *places, hotel] if form == "with_hotel" else places
    yield from pairwise(stops)


def _places(case: ReleasedCase, day: list[Mapping[str, str]], form: DayForm) -> Iterator[Position]:
    for one in day:
        if one["action"] == "sightseeing":
            yield _known(case.names.attraction(one["location"]))
        elif one["action"] == "dining" and form != "sights":
            yield _known(case.names.restaurant(one["location"]))


def _known(place: object) -> Position:
    position = getattr(place, "position", None)
    if not isinstance(position, Position):
        raise LookupError("position")
    return position
