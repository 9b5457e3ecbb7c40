"""What a trip has to tell of a constraint of its request: where it is met, or what is there instead."""

from collections.abc import Sequence

from core.dsl.distance import exact_km
from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Beds, Rooms
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types, names_of_types
from core.dsl.families.rides import IntercityModes, OutAndBack, Ride, RideTime
from core.dsl.families.visits import StayAt, TimeAt
from core.dsl.normal.values import Normal
from core.evaluate.timeline import Placed
from core.evaluate.trip import JudgedTrip
from core.evaluate.wishes.stops import (
    COMMA,
    LEFT_OUT,
    SEMICOLON,
    beds,
    hotels_of,
    meals_of,
    nights,
    places,
    services,
    times,
    visits_of,
)
from core.model.mealtimes import MEALS
from core.sandbox.places import Hotel
from core.text import Name, Text, joined, sentence

Explanation = tuple[Text | None, tuple[Placed, ...]]
_NOTHING: Explanation = (None, ())


def tell(constraint: Normal, trip: JudgedTrip, *, met: bool) -> Explanation:
    """What is told of a constraint and the stops that meet it."""
    match constraint:
        case Names(kind="accommodation") | Types(kind="accommodation"):
            return _of_hotel(constraint, trip, met=met)
        case Names(rule="none") | Types(rule="none"):
            return _refused(constraint, trip)
        case Names():
            stops = _stops(constraint, constraint.names, trip)
            one = len(constraint.names) == 1
            return (times(stops) if one else places(stops), tuple(stops)) if stops else _NOTHING
        case Types():
            return _of_kind(constraint, trip)
        case HotelNear(place, _):
            return _distances(place, trip), tuple(nights(trip)) if met else ()
        case CostCap(category="total", unit="trip"):
            cost = f"{trip.plan.total_cost:,.0f}"
            return Text(f"合计 ¥{cost}", f"¥{cost} in all"), ()
        case Rooms() | Beds():
            return beds(trip), tuple(nights(trip)) if met else ()
        case IntercityModes(modes) if not met and (none := _unserved(modes, trip)):
            return joined([none, *filter(None, [services(trip)])], Text(" ", " ")), ()
        case IntercityModes() | OutAndBack() | RideTime():
            return services(trip), ()
        case TimeAt(place=place) | StayAt(place=place):
            stops = [*visits_of(trip, {place}), *meals_of(trip, {place})]
            return (times(stops), tuple(stops)) if stops else _NOTHING
        case _:
            return _NOTHING


def _unserved(modes: frozenset[Ride], trip: JudgedTrip) -> Text | None:
    """That nothing of these modes goes between the two cities, one of which has no airport say."""
    ends = (trip.plan.start_city, trip.plan.target_city)
    if not set(ends) <= set(trip.sandbox.city_names):
        return None
    services = (*trip.sandbox.services(*ends), *trip.sandbox.services(*reversed(ends)))
    if any(one.kind in modes for one in services):
        return None
    start, target = map(Name, ends)
    return sentence(
        "{start}与{target}之间没有，改乘",
        "there is none between {start} and {target}, so",
        start=start,
        target=target,
    )


def _stops(constraint: Names | Types, names: frozenset[str], trip: JudgedTrip) -> list[Placed]:
    if constraint.kind == "attraction":
        return visits_of(trip, names)
    return meals_of(trip, names, MEALS if constraint.kind == "restaurant" else (constraint.kind,))


def _refused(constraint: Names | Types, trip: JudgedTrip) -> Explanation:
    names = constraint.group
    if isinstance(constraint, Types):
        names = names_of_types(constraint.kind, constraint.types, trip.city)
    stops = _stops(constraint, names, trip)
    return (places(stops) if stops else Text("行程里没有", "none in this trip")), ()


def _of_kind(constraint: Types, trip: JudgedTrip) -> Explanation:
    names = names_of_types(constraint.kind, constraint.types, trip.city)
    stops = _stops(constraint, names, trip)
    if stops:
        return places(stops), tuple(stops)
    return (LEFT_OUT if names else none_here(trip)), ()


def none_here(trip: JudgedTrip) -> Text:
    """That the data of the city have nothing of the kind."""
    return sentence("{city}的数据里没有", "the data of {city} have none", city=Name(trip.city.name))


def _of_hotel(constraint: Names | Types, trip: JudgedTrip, *, met: bool) -> Explanation:
    slept = [one.name for one in hotels_of(trip)]
    where = _sleeping(slept)
    if met or constraint.rule == "none" or isinstance(constraint, Names):
        return where, tuple(nights(trip)) if met else ()
    having = [one for one in trip.city.hotels if constraint.group & frozenset(one.features)]
    instead = none_here(trip) if not having else _cheapest(having)
    return joined([one for one in (where, instead) if one is not None], SEMICOLON), ()


def _cheapest(hotels: Sequence[Hotel]) -> Text:
    price, name = min((offer.price, hotel.name) for hotel in hotels for offer in hotel.offers)
    return sentence(
        "有此特色的最低 ¥{price} 一晚（{hotel}）",
        "the cheapest that has it costs ¥{price} a room and night ({hotel})",
        price=f"{price:,.0f}",
        hotel=Name(name),
    )


def _sleeping(names: Sequence[str]) -> Text | None:
    if not names:
        return None
    return sentence("住{hotels}", "at {hotels}", hotels=joined(map(Name, names), Text("、", ", ")))


def _distances(place: str, trip: JudgedTrip) -> Text | None:
    network = trip.city.network
    if place not in network:
        return none_here(trip)
    told = [
        sentence(
            "{hotel}距离 {km} 公里",
            "{hotel} is {km} km from it",
            hotel=Name(hotel.name),
            km=f"{exact_km(network.position(place), network.position(hotel.name)):.1f}",
        )
        for hotel in hotels_of(trip)
        if hotel.name in network
    ]
    return joined(told, COMMA) if told else None
