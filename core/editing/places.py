"""Places of a city as activities of a plan, at the prices of the sandbox."""

from core.editing.timing import TimedItem
from core.errors import InputError, UnknownPlaceError
from core.model.locks import StopKind
from core.model.plan import Meal, Stay, Visit
from core.sandbox.bookings import amount, cost
from core.sandbox.city import City
from core.sandbox.names.place_names import place_names
from core.sandbox.rooms import RoomsOfOffer, cheapest_rooms

VISIT = 90
"""Minutes of a visit to a sight that recommends no length."""
MEAL = 60
"""Minutes of a meal."""
_NO_TIME = {"start_time": "00:00", "end_time": "00:00", "transports": []}


def visit_of(name: str, city: City, people: int) -> TimedItem:
    """A visit to a sight, of the length that it recommends at least. Raises UnknownPlaceError."""
    sight = city.attraction(name)
    if sight is None:
        raise UnknownPlaceError(city.name, name)
    visit = Visit.model_validate(
        {
            "type": "attraction",
            "position": name,
            "price": amount(sight.price),
            "cost": cost(sight.price, people),
            "tickets": people,
            **_NO_TIME,
        }
    )
    return TimedItem(visit, max(30, min(sight.recommended_min or VISIT, sight.recommended_max or VISIT, 180)))


_HOURS: dict[str, int] = {"breakfast": 7 * 60 + 30, "lunch": 12 * 60, "dinner": 18 * 60}


def meal_at(name: str, kind: StopKind, city: City, people: int) -> TimedItem:
    """A meal at a restaurant, no earlier than meals of its kind are. Raises UnknownPlaceError."""
    place = city.restaurant(name)
    if place is None:
        raise UnknownPlaceError(city.name, name)
    meal = Meal.model_validate(
        {
            "type": kind,
            "position": name,
            "price": amount(place.price),
            "cost": cost(place.price, people),
            **_NO_TIME,
        }
    )
    return TimedItem(meal, MEAL, max(_HOURS[kind], place.opens))


def renamed(meal: Meal, hotel: str) -> Meal:
    """A meal in the hotel, in another hotel."""
    return meal.model_copy(update={"position": hotel})


def night_at(name: str, night: Stay, city: City, people: int) -> Stay:
    """A night in another hotel, in the same rooms where it has them, else in its cheapest that take everybody.

    Raises UnknownPlaceError for a hotel that is not known or has no rooms for so many.
    """
    hotel = city.hotel(name)
    rooms = None
    if hotel is not None:
        # a couple in one bed stays in one: how many rooms there are is settled already
        same = cheapest_rooms(hotel, people, beds=night.room_type, count=night.rooms)
        rooms = same or cheapest_rooms(hotel, people)
    if rooms is None:
        raise UnknownPlaceError(city.name, name)
    return night.model_copy(update={"position": name, **_booked(rooms)})


def night_in_rooms(night: Stay, beds: int, city: City, people: int) -> Stay:
    """A night in other rooms of its hotel. Raises InputError where it has none of so many beds for everybody."""
    hotel = city.hotel(night.position)
    rooms = cheapest_rooms(hotel, people, beds=beds) if hotel is not None else None
    if rooms is None:
        raise InputError(
            f"{night.position}没有够 {people} 人住的 {beds} 床房",
            f"{place_names(city, 'en')(night.position)} has no {beds}-bed rooms for {people}",
        )
    return night.model_copy(update=_booked(rooms))


def _booked(rooms: RoomsOfOffer) -> dict[str, object]:
    """What a night says of its rooms."""
    return {
        "price": amount(rooms.offer.price),
        "cost": cost(rooms.offer.price, rooms.count),
        "rooms": rooms.count,
        "room_type": rooms.offer.beds,
    }
