"""What a request wishes of its hotel beside its constraints: which it may be, in which quarter, how near to what. CNY a person and night."""

from collections.abc import Iterable

from core.dsl.distance import exact_km
from core.dsl.families.hotel_near import HotelNear
from core.dsl.normal.logic import conjuncts
from core.knowledge.areas import NEAR, near_work
from core.knowledge.city import knowledge_of
from core.knowledge.features import ROMANTIC_HOTEL, features_meant, hotels_known_as
from core.knowledge.things import ROMANCE
from core.knowledge.travellers import sleep_in_pairs
from core.model.query import Query
from core.model.spells import visit_spell
from core.optimize.wishes.constraints import constraints_of
from core.sandbox.city import City

# Who would sleep near a place is beside it within so many km; each further one is disliked so much.
_BESIDE, _A_KM_FURTHER = 0.6, 80.0
# The far side of the water is further than it looks: one is there who is as near, or nearly, to what lies there.
_ACROSS, _NEARLY = 150.0, 1.25
# And who would be somewhere before dawn within so many.
_BEFORE_DAWN, _A_KM_BEFORE_DAWN = 3.0, 15.0


def wished_hotels(query: Query, city: City) -> tuple[frozenset[str], ...]:
    """The hotels of a city that are each thing which is wished for, by their features or by what one knows; of none that the data
    lack."""
    each = (
        hotels_known_as(thing, city)
        | {one.name for one in city.hotels if not features_meant(thing).isdisjoint(one.features)}
        for thing in dict.fromkeys(_hotel_things(query, city))
        if not thing.endswith(NEAR)
    )
    return tuple(names for names in each if names)


def hotels_of_the_quarter(query: Query, city: City) -> frozenset[str]:
    """The hotels of a city that lie in a quarter in which one would sleep."""
    near = (thing for thing in _hotel_things(query, city) if thing.endswith(NEAR))
    return frozenset[str]().union(*(hotels_known_as(thing, city) for thing in near))


def further_beds(query: Query, city: City) -> dict[str, float]:
    """What each hotel is disliked for its way to a place near which one would sleep, in CNY a person and night.

    Who would be somewhere for the sunrise sleeps not far from it.
    """
    said = (visit_spell(one.name.zh) for one in query.things if one.wanted)
    dawns = [
        wish.place
        for wish in said
        if wish is not None and wish.spell.at_sunrise and wish.place in city.network
    ]
    near = (
        part.place
        for meaning in constraints_of(query).values()
        for part in conjuncts(meaning)
        if isinstance(part, HotelNear) and part.place in city.network
    )
    places = tuple(dict.fromkeys(near))
    parts = (
        _further(places, _BESIDE, _A_KM_FURTHER, city),
        _further(dawns, _BEFORE_DAWN, _A_KM_BEFORE_DAWN, city),
        *(dict.fromkeys(_over_there(place, city), _ACROSS) for place in places),
    )
    return {name: sum(part.get(name, 0.0) for part in parts) for name in frozenset().union(*parts)}


def _over_there(place: str, city: City) -> frozenset[str]:
    """The hotels that are nearly as near to what lies across a water from a place as to the place."""
    network = city.network
    known = knowledge_of(city).place(place).across if city.attraction(place) is not None else ()
    across = tuple(one for one in known if one in network)
    return frozenset(
        one.name
        for one in city.hotels
        if across
        and one.name in network
        and min(network.distance(far, one.name) for far in across)
        < _NEARLY * network.distance(place, one.name)
    )


def _further(places: Iterable[str], free: float, a_km: float, city: City) -> dict[str, float]:
    """What each hotel is disliked for each km beyond some to the farthest of these places."""
    points = [city.network.position(place) for place in places]
    km = {
        one.name: max(exact_km(point, city.network.position(one.name)) for point in points)
        for one in city.hotels
        if points and one.name in city.network
    }
    return {name: a_km * (far - free) for name, far in km.items() if far > free}


def _hotel_things(query: Query, city: City) -> tuple[str, ...]:
    """What is wished for of the hotel; who meets others in a quarter and says nothing of its place sleeps there."""
    said = tuple(one.name.zh for one in query.things if one.about == "hotel" and one.wanted)
    work = near_work(query.text, city)
    if ROMANCE in (one.name.zh for one in query.things if one.wanted) and sleep_in_pairs(
        query.text, query.people_number or 0
    ):
        said = (*said, ROMANTIC_HOTEL)
    return (*said, work) if work and not any(one.endswith(NEAR) for one in said) else said
