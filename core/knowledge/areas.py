"""Where a quarter of a city is: in the midst of the hotels, houses and sights that carry its name. Distances in km."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from statistics import median

from core.sandbox.city import City
from core.sandbox.network import geodesic_km
from core.sandbox.places import Position

NEAR = "附近"
"""What a wish for a hotel in a quarter ends with."""
# Places with the name by which one knows where a quarter is.
_FEW = 3
# Within it is who is no farther from its middle than most of them; a quarter is no smaller, and what is wider has no middle.
_MOST_OF_THEM, _SMALLEST, _WIDEST = 1.3, 1.2, 3.5
_KEPT = 128


@dataclass(frozen=True, slots=True)
class Area:
    """A quarter of a city by its name, its middle and how far it reaches (km)."""

    name: str
    middle: Position
    reach: float

    def km_to(self, position: Position) -> float:
        """How far a place is from the middle."""
        return geodesic_km(self.middle, position)


@lru_cache(maxsize=_KEPT)
def area_of(thing: str, city: City) -> Area | None:
    """The quarter that a wish for a hotel means (国贸附近); None for another wish, where too few places tell, or for half a city."""
    name = thing.removesuffix(NEAR)
    there = list(_named(name, city)) if name and name != thing else []
    if len(there) < _FEW:
        return None
    middle = Position(lat=median(one.lat for one in there), lon=median(one.lon for one in there))
    reach = median(geodesic_km(middle, one) for one in there) * _MOST_OF_THEM
    return Area(name, middle, max(reach, _SMALLEST)) if reach <= _WIDEST else None


@lru_cache(maxsize=_KEPT)
def hotels_in(thing: str, city: City) -> frozenset[str]:
    """The names of the hotels of a city in the quarter that a wish means; none where it means none."""
    area = area_of(thing, city)
    if area is None:
        return frozenset()
    return frozenset(hotel.name for hotel in city.hotels if area.km_to(hotel.position) <= area.reach)


def _named(name: str, city: City) -> Iterator[Position]:
    for places in (city.hotels, city.restaurants, city.attractions):
        yield from (one.position for one in places if name in one.name)
