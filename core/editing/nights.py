"""Changes of where one sleeps: another hotel, or other rooms of it."""

from dataclasses import replace

from core.editing.changed import Changed, TimedDays
from core.editing.places import night_at, night_in_rooms, renamed
from core.editing.timing import TimedItem
from core.errors import InputError
from core.model.plan import Meal, Stay
from core.sandbox.city import City
from core.text import Name, Text, sentence


def in_another_hotel(days: TimedDays, name: str, city: City, people: int) -> Changed:
    """All nights in another hotel. Raises InputError where the trip has none, UnknownPlaceError as `night_at`."""
    hotels = _hotels(days)
    changed = [[_moved_in(one, hotels, name, city, people) for one in items] for items in days]
    told = sentence("改住{place}", "Staying at {place}", place=Name(name))
    return Changed(changed, told, _first_night(changed))


def in_other_rooms(days: TimedDays, beds: int, city: City, people: int) -> Changed:
    """All nights in rooms of so many beds. Raises InputError where the trip has none, or the hotel no such rooms."""
    _hotels(days)
    changed = [[_in_rooms(one, beds, city, people) for one in items] for items in days]
    told = Text(f"改住 {beds} 床房", f"Staying in {beds}-bed rooms")
    return Changed(changed, told, _first_night(changed))


def _in_rooms(item: TimedItem, beds: int, city: City, people: int) -> TimedItem:
    if not isinstance(item.activity, Stay):
        return item
    return replace(item, activity=night_in_rooms(item.activity, beds, city, people))


def _hotels(days: TimedDays) -> set[str]:
    """Where the nights are. Raises InputError where there is none."""
    found = {one.activity.position for items in days for one in items if isinstance(one.activity, Stay)}
    if not found:
        raise InputError("这份行程没有住宿", "this trip has no night in a hotel")
    return found


def _first_night(days: TimedDays) -> TimedItem:
    return next(one for items in days for one in items if isinstance(one.activity, Stay))


def _moved_in(item: TimedItem, hotels: set[str], name: str, city: City, people: int) -> TimedItem:
    match item.activity:
        case Stay() as night:
            return replace(item, activity=night_at(name, night, city, people), mode=None)
        case Meal() as meal if meal.position in hotels:
            return replace(item, activity=renamed(meal, name))
        case _:
            # what one reaches from the hotel is reached another way
            return item
