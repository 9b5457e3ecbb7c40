"""Where a quarter of a city is: in the midst of the hotels, houses and sights that carry its name. Distances in km."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from statistics import median

from core.knowledge.city import knowledge_of
from core.sandbox.city import City
from core.sandbox.network import geodesic_km
from core.sandbox.places import Position

NEAR = "附近"
"""What a wish for a hotel in a quarter ends with."""
CENTRE = "市中心的酒店"
"""The wish for a hotel in the middle of what the city is known for."""
_CENTRE = "市中心"
# Where somebody meets others: 在福田开会, 会场在国贸, a client in Futian.
_AT_WORK = (
    re.compile(
        r"(?:[在到去]|(?<=[，。、；\s\d]))(?P<area>(?:(?![在到去点天上下午])[一-鿿]){2,8}?)(?:附近|一带|那边)?"
        r"(?:开[个场]?会|参会|见客户|拜访客户|谈(?:事|业务|客户|生意)|培训|面试)"
    ),
    re.compile(
        r"(?:会场|会议|开会|客户|公司|培训|展会|论坛)(?:的?地[点址]|地方)?(?:就|设|安排)?在"
        r"(?P<area>[一-鿿]{2,8}?)(?:附近|一带|那边|[，。、；,.;\s]|$)"
    ),
    re.compile(
        r"\b(?i:meetings?|clients?|conference|workshop|training|office|interview)\b[^.,;!?]{0,24}?\b(?:in|at|near) (?:the )?"
        r"(?P<area>[A-Z][\w']+(?: [A-Z][\w']+)?)"
    ),
)
# Places with the name by which one knows where a quarter is.
_FEW = 3
# Within it is who is no farther from its middle than most of them; a quarter is no smaller, and what is wider has no middle.
_MOST_OF_THEM, _SMALLEST, _WIDEST = 1.3, 1.2, 3.5
# How far the middle of a city reaches.
_DOWNTOWN = 3.5
_AREAS_KEPT = 128


@dataclass(frozen=True, slots=True)
class Area:
    """A quarter of a city by its name, its middle and how far it reaches (km)."""

    name: str
    middle: Position
    reach: float

    def km_to(self, position: Position) -> float:
        """How far a place is from the middle."""
        return geodesic_km(self.middle, position)


@lru_cache(maxsize=_AREAS_KEPT)
def area_of(thing: str, city: City) -> Area | None:
    """The quarter that a wish for a hotel means (国贸附近); None for another wish, where too few places tell, or for half a city."""
    name = thing.removesuffix(NEAR)
    if thing == CENTRE:
        first = list(_of_the_known(city))
        return Area(_CENTRE, _middle(first), _DOWNTOWN) if first else None
    there = list(_named(name, city)) if name and name != thing else []
    if len(there) < _FEW:
        return None
    middle = _middle(there)
    reach = median(geodesic_km(middle, one) for one in there) * _MOST_OF_THEM
    return Area(name, middle, max(reach, _SMALLEST)) if reach <= _WIDEST else None


@lru_cache(maxsize=_AREAS_KEPT)
def hotels_in(thing: str, city: City) -> frozenset[str]:
    """The names of the hotels of a city in the quarter that a wish means; none where it means none."""
    area = area_of(thing, city)
    if area is None:
        return frozenset()
    return frozenset(hotel.name for hotel in city.hotels if area.km_to(hotel.position) <= area.reach)


def near_work(text: str, city: City) -> str:
    """The wish for a hotel that somebody has who meets others in a quarter, by the words of a request; "" where there is none."""
    said = (match["area"] + NEAR for words in _AT_WORK for match in words.finditer(text))
    return next((wish for wish in said if area_of(wish, city) is not None), "")


def _middle(there: list[Position]) -> Position:
    return Position(lat=median(one.lat for one in there), lon=median(one.lon for one in there))


def _of_the_known(city: City) -> Iterator[Position]:
    """Where those of the city's known sights are for which one does not leave town."""
    knowledge = knowledge_of(city)
    for sight in city.attractions:
        place = knowledge.place(sight.name)
        if place.standing in ("must", "worth") and place.outing is None:
            yield sight.position


def _named(name: str, city: City) -> Iterator[Position]:
    for places in (city.hotels, city.restaurants, city.attractions):
        yield from (one.position for one in places if name in one.name or name in (one.name_en or ""))
