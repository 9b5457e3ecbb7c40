"""A plan with one thing of it changed by hand: the days concerned are put together anew, the others stay as they are."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from core.editing.edits import (
    Add,
    Edit,
    GoBy,
    Lengthen,
    Move,
    OtherHotel,
    OtherRooms,
    Remove,
    Replace,
    Retime,
)
from core.editing.places import meal_at, night_at, night_in_rooms, renamed, visit_of
from core.editing.timing import Before, Item, after, item_of, timed
from core.errors import InputError
from core.model.clock import Clock
from core.model.locks import Place
from core.model.mode import Mode
from core.model.plan import Meal, Plan, Stay, Visit
from core.sandbox.bookings import Document
from core.sandbox.city import City
from core.sandbox.names.place_names import place_names
from core.sandbox.sandbox import Sandbox
from core.text import Text

SHORTEST, LONGEST = 10, 12 * 60
"""Minutes of a visit or meal, at least and at most."""

_GOING_BY: Mapping[Mode, Text] = {
    "walk": Text("步行去{0}", "To {0} on foot"),
    "metro": Text("坐地铁去{0}", "To {0} by metro"),
    "taxi": Text("打车去{0}", "To {0} by taxi"),
}

_Days = list[list[Item]]


@dataclass(frozen=True, slots=True)
class Edited:
    """A changed plan, the change in words, and where what was changed stands now (None: it is gone)."""

    plan: Plan
    said: Text
    at: Place | None = None


@dataclass(frozen=True, slots=True)
class _Changed:
    """The activities of all days after a change that are not timed yet; `item` is the one that it is about."""

    days: _Days
    said: Text
    item: Item | None = None


def edited(plan: Plan, edit: Edit, sandbox: Sandbox) -> Edited:
    """The plan after an edit: every time, way and cost that it touches as the sandbox has them.

    Raises InputError, with the reason, for an edit that this plan does not allow: nothing there to change, a place that
    is not known, a train that would be missed, a day that would not end before midnight.
    """
    city = sandbox.city(plan.target_city)
    days = [[item_of(activity) for activity in day.activities] for day in plan.itinerary]
    changed = _changed(days, edit, city, plan.people_number)
    itinerary = []
    before, was = Before(None), Before(None)
    for day, items, former in zip(plan.itinerary, changed.days, days, strict=True):
        document = day.model_dump(mode="json", exclude_unset=True)
        if _differs(items, former) or before.place != was.place:
            document["activities"] = _timed(items, before, city, plan.people_number)
        itinerary.append(document)
        before, was = after(items, before), after(former, was)
    whole = plan.model_dump(mode="json", exclude_unset=True)
    return Edited(
        Plan.from_json({**whole, "itinerary": itinerary}), changed.said, _place_of(changed.item, changed.days)
    )


def _timed(items: Sequence[Item], before: Before, city: City, people: int) -> list[Document]:
    return timed(items, before, city, people)


def _differs(items: Sequence[Item], former: Sequence[Item]) -> bool:
    return len(items) != len(former) or any(
        one is not other for one, other in zip(items, former, strict=True)
    )


def _place_of(item: Item | None, days: _Days) -> Place | None:
    for day, items in enumerate(days, start=1):
        for number, one in enumerate(items, start=1):
            if one is item:
                return day, number
    return None


def _changed(days: _Days, edit: Edit, city: City, people: int) -> _Changed:
    match edit:
        case Remove(place):
            return _removed(days, place, city)
        case Replace(place, name):
            return _replaced(days, place, name, city, people)
        case Add(place, kind, name):
            made = visit_of(name, city, people) if kind == "attraction" else meal_at(name, kind, city, people)
            return _added(days, place, made, city)
        case Move(place, day, number):
            return _moved(days, place, day, number, city)
        case Retime(place, start):
            return _retimed(days, place, start, city)
        case Lengthen(place, minutes):
            return _lengthened(days, place, minutes, city)
        case GoBy(place, mode):
            item = _item(days, place)
            said = _said(city, item, _GOING_BY[mode])
            return _with(days, place, replace(item, mode=mode, came_from=None), said)
        case OtherHotel(name):
            return _in_another_hotel(days, name, city, people)
        case OtherRooms(beds):
            return _in_other_rooms(days, beds, city, people)


def _removed(days: _Days, place: Place, city: City) -> _Changed:
    item = _free(days, place)
    return _Changed(_without(days, place), _said(city, item, Text("去掉{0}", "Without {0}")))


def _replaced(days: _Days, place: Place, name: str, city: City, people: int) -> _Changed:
    item = _item(days, place)
    match item.activity:
        case Stay():
            return _in_another_hotel(days, name, city, people)
        case Visit():
            other = visit_of(name, city, people).activity
        case Meal(type=kind):
            other = meal_at(name, kind, city, people).activity
        case _:
            raise _not_here(place)
    new = replace(item, activity=other, mode=None)
    told = Text(f"把{{0}}换成{name}", f"{place_names(city, 'en')(name)} instead of {{0}}")
    return _with(days, place, new, _said(city, item, told))


def _added(days: _Days, place: Place, made: Item, city: City) -> _Changed:
    day, number = place
    if not 1 <= day <= len(days):
        raise _not_here(place)
    items = list(days[day - 1])
    items.insert(_within(items, number), made)
    said = _said(city, made, Text(f"第 {day} 天加上{{0}}", f"{{0}} added to day {day}"))
    return _Changed(_with_day(days, day, items), said, made)


def _moved(days: _Days, place: Place, day: int, number: int, city: City) -> _Changed:
    item = _free(days, place)
    if not 1 <= day <= len(days):
        raise _not_here((day, number))
    left = _without(days, place)
    items = list(left[day - 1])
    at = _within(items, number - 1)
    moved = replace(item, start=item.start if isinstance(item.activity, Meal) else None)
    items.insert(at, moved)
    if day == place[0]:
        items = _closed_up(items, min(at, place[1] - 1), max(at, place[1] - 1), moved)
        said = Text("{0}换了先后", "{0} moved within the day")
    else:
        said = Text(f"{{0}}移到第 {day} 天", f"{{0}} moved to day {day}")
    kept = next((one for one in items if one.activity is moved.activity), moved)
    return _Changed(_with_day(left, day, items), _said(city, item, said), kept)


def _closed_up(items: list[Item], first: int, last: int, moved: Item) -> list[Item]:
    """The visits among which one changed its place follow each other, from when the first of them began; meals keep
    their hour."""
    starts = [one.start for one in items[first : last + 1] if one.start is not None]
    begins = min([*starts, *([moved.start] if moved.start is not None else [])], default=None)
    closed = []
    for number, one in enumerate(items):
        if first <= number <= last and isinstance(one.activity, Visit):
            one = replace(one, start=begins if number == first and first > 0 else None)
        closed.append(one)
    return closed


def _retimed(days: _Days, place: Place, start: int, city: City) -> _Changed:
    item = _free(days, place)
    if not 0 <= start < 24 * 60:
        raise InputError("时间应在 00:00 到 23:59 之间", "the time must be between 00:00 and 23:59")
    new = replace(item, start=start)
    items = [one for one in days[place[0] - 1] if one is not item]
    later = (at for at, one in enumerate(items) if one.is_free and (one.start or 0) > start)
    items.insert(_within(items, next(later, len(items))), new)
    said = _said(city, item, Text(f"{{0}}改到 {Clock(start)}", f"{{0}} at {Clock(start)}"))
    return _Changed(_with_day(days, place[0], items), said, new)


def _lengthened(days: _Days, place: Place, minutes: int, city: City) -> _Changed:
    item = _free(days, place)
    if not SHORTEST <= minutes <= LONGEST:
        raise InputError(
            f"停留应在 {SHORTEST} 到 {LONGEST} 分钟之间", f"a stop takes {SHORTEST} to {LONGEST} minutes"
        )
    said = _said(city, item, Text(f"{{0}}停留 {minutes} 分钟", f"{{0}}: {minutes} minutes"))
    return _with(days, place, replace(item, minutes=minutes), said)


def _in_another_hotel(days: _Days, name: str, city: City, people: int) -> _Changed:
    hotels = _hotels(days)
    changed = [[_moved_in(one, hotels, name, city, people) for one in items] for items in days]
    told = Text(f"改住{name}", f"Staying at {place_names(city, 'en')(name)}")
    return _Changed(changed, told, _first_night(changed))


def _in_other_rooms(days: _Days, beds: int, city: City, people: int) -> _Changed:
    _hotels(days)
    changed = [[_in_rooms(one, beds, city, people) for one in items] for items in days]
    told = Text(f"改住 {beds} 床房", f"Staying in {beds}-bed rooms")
    return _Changed(changed, told, _first_night(changed))


def _in_rooms(item: Item, beds: int, city: City, people: int) -> Item:
    if not isinstance(item.activity, Stay):
        return item
    return replace(item, activity=night_in_rooms(item.activity, beds, city, people))


def _hotels(days: _Days) -> set[str]:
    """Where the nights are. Raises InputError where there is none."""
    found = {one.activity.position for items in days for one in items if isinstance(one.activity, Stay)}
    if not found:
        raise InputError("这份行程没有住宿", "this trip has no night in a hotel")
    return found


def _first_night(days: _Days) -> Item:
    return next(one for items in days for one in items if isinstance(one.activity, Stay))


def _moved_in(item: Item, hotels: set[str], name: str, city: City, people: int) -> Item:
    match item.activity:
        case Stay() as night:
            return replace(item, activity=night_at(name, night, city, people), mode=None)
        case Meal() as meal if meal.position in hotels:
            return replace(item, activity=renamed(meal, name))
        case _:
            # what one reaches from the hotel is reached another way
            return item


def _item(days: _Days, place: Place) -> Item:
    day, number = place
    if not (1 <= day <= len(days) and 1 <= number <= len(days[day - 1])):
        raise _not_here(place)
    return days[day - 1][number - 1]


def _free(days: _Days, place: Place) -> Item:
    item = _item(days, place)
    if not item.is_free:
        raise InputError("车次和住宿不能这样改", "a train, a flight or a night cannot be changed like this")
    return item


def _not_here(place: Place) -> InputError:
    return InputError(f"第 {place[0]} 天没有第 {place[1]} 项", f"day {place[0]} has no activity {place[1]}")


def _within(items: Sequence[Item], wanted: int) -> int:
    """Where something may stand at a day: after the ride that it begins with, before the ride or night that it ends with."""
    first = 0
    while first < len(items) and not items[first].is_free and not isinstance(items[first].activity, Stay):
        first += 1
    last = len(items)
    while last > first and not items[last - 1].is_free:
        last -= 1
    return min(max(wanted, min(first, last)), last)


def _with(days: _Days, place: Place, item: Item, said: Text) -> _Changed:
    items = list(days[place[0] - 1])
    items[place[1] - 1] = item
    return _Changed(_with_day(days, place[0], items), said, item)


def _without(days: _Days, place: Place) -> _Days:
    items = [one for number, one in enumerate(days[place[0] - 1], start=1) if number != place[1]]
    return _with_day(days, place[0], items)


def _with_day(days: _Days, day: int, items: list[Item]) -> _Days:
    return [items if number == day else list(one) for number, one in enumerate(days, start=1)]


def _said(city: City, item: Item, told: Text) -> Text:
    """A sentence with the name of a place for `{0}`."""
    name = item.activity.begins_at
    english: Callable[[str], str] = place_names(city, "en")
    return Text(told.zh.replace("{0}", name), told.en.replace("{0}", english(name)))
