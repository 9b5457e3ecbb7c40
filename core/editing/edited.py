"""A plan with one thing of it changed by hand: the days concerned are put together anew, the others stay as they are."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from core.editing.changed import (
    Changed,
    TimedDays,
    free_at,
    item_at,
    name_of,
    not_here,
    with_day,
    with_item,
    within,
    without,
)
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
from core.editing.nights import in_another_hotel, in_other_rooms
from core.editing.places import meal_at, visit_of
from core.editing.timing import Before, TimedItem, after, item_of, timed
from core.errors import InputError
from core.model.clock import Clock
from core.model.locks import StopIndex
from core.model.mode import Mode
from core.model.plan import Meal, Plan, Stay, Visit
from core.sandbox.city import City
from core.sandbox.names.place_names import place_names
from core.sandbox.sandbox import Sandbox
from core.text import Name, Text, sentence

SHORTEST, LONGEST = 10, 12 * 60
"""Minutes of a visit or meal, at least and at most."""

_GOING_BY: Mapping[Mode, Text] = {
    "walk": Text("步行去{place}", "To {place} on foot"),
    "metro": Text("坐地铁去{place}", "To {place} by metro"),
    "taxi": Text("打车去{place}", "To {place} by taxi"),
}


@dataclass(frozen=True, slots=True)
class Edited:
    """A changed plan, the change in words, and where what was changed stands now (None: it is gone)."""

    plan: Plan
    said: Text
    at: StopIndex | None = None


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
            document["activities"] = timed(items, before, city, plan.people_number)
        itinerary.append(document)
        before, was = after(items, before), after(former, was)
    whole = plan.model_dump(mode="json", exclude_unset=True)
    # kept with the version, whose readers need not have the sandbox: its names are said here
    said = Text(changed.said.zh, changed.said.says("en", place_names(city, "en")))
    return Edited(
        Plan.from_json({**whole, "itinerary": itinerary}), said, _place_of(changed.item, changed.days)
    )


def _differs(items: Sequence[TimedItem], former: Sequence[TimedItem]) -> bool:
    return len(items) != len(former) or any(
        one is not other for one, other in zip(items, former, strict=True)
    )


def _place_of(item: TimedItem | None, days: TimedDays) -> StopIndex | None:
    for day, items in enumerate(days, start=1):
        for number, one in enumerate(items, start=1):
            if one is item:
                return day, number
    return None


def _changed(days: TimedDays, edit: Edit, city: City, people: int) -> Changed:
    match edit:
        case Remove(place):
            return _removed(days, place)
        case Replace(place, name):
            return _replaced(days, place, name, city, people)
        case Add(place, kind, name):
            made = visit_of(name, city, people) if kind == "attraction" else meal_at(name, kind, city, people)
            return _added(days, place, made)
        case Move(place, day, number):
            return _moved(days, place, day, number)
        case Retime(place, start):
            return _retimed(days, place, start)
        case Lengthen(place, minutes):
            return _lengthened(days, place, minutes)
        case GoBy(place, mode):
            item = item_at(days, place)
            said = sentence(*_GOING_BY[mode], place=name_of(item))
            return with_item(days, place, replace(item, mode=mode, came_from=None), said)
        case OtherHotel(name):
            return in_another_hotel(days, name, city, people)
        case OtherRooms(beds):
            return in_other_rooms(days, beds, city, people)


def _removed(days: TimedDays, place: StopIndex) -> Changed:
    item = free_at(days, place)
    return Changed(without(days, place), sentence("去掉{place}", "Without {place}", place=name_of(item)))


def _replaced(days: TimedDays, place: StopIndex, name: str, city: City, people: int) -> Changed:
    item = item_at(days, place)
    match item.activity:
        case Stay():
            return in_another_hotel(days, name, city, people)
        case Visit():
            other = visit_of(name, city, people).activity
        case Meal(type=kind):
            other = meal_at(name, kind, city, people).activity
        case _:
            raise not_here(place)
    new = replace(item, activity=other, mode=None)
    said = sentence("把{old}换成{new}", "{new} instead of {old}", old=name_of(item), new=Name(name))
    return with_item(days, place, new, said)


def _added(days: TimedDays, place: StopIndex, made: TimedItem) -> Changed:
    day, number = place
    if not 1 <= day <= len(days):
        raise not_here(place)
    items = list(days[day - 1])
    items.insert(within(items, number), made)
    said = sentence("第 {day} 天加上{place}", "{place} added to day {day}", day=day, place=name_of(made))
    return Changed(with_day(days, day, items), said, made)


def _moved(days: TimedDays, place: StopIndex, day: int, number: int) -> Changed:
    item = free_at(days, place)
    if not 1 <= day <= len(days):
        raise not_here((day, number))
    left = without(days, place)
    items = list(left[day - 1])
    at = within(items, number - 1)
    moved = replace(item, start=item.start if isinstance(item.activity, Meal) else None)
    items.insert(at, moved)
    if day == place[0]:
        items = _closed_up(items, min(at, place[1] - 1), max(at, place[1] - 1), moved)
        said = sentence("{place}换了先后", "{place} moved within the day", place=name_of(item))
    else:
        said = sentence("{place}移到第 {day} 天", "{place} moved to day {day}", day=day, place=name_of(item))
    kept = next((one for one in items if one.activity is moved.activity), moved)
    return Changed(with_day(left, day, items), said, kept)


def _closed_up(items: list[TimedItem], first: int, last: int, moved: TimedItem) -> list[TimedItem]:
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


def _retimed(days: TimedDays, place: StopIndex, start: int) -> Changed:
    item = free_at(days, place)
    if not 0 <= start < 24 * 60:
        raise InputError("时间应在 00:00 到 23:59 之间", "the time must be between 00:00 and 23:59")
    new = replace(item, start=start)
    items = [one for one in days[place[0] - 1] if one is not item]
    later = (at for at, one in enumerate(items) if one.is_free and (one.start or 0) > start)
    items.insert(within(items, next(later, len(items))), new)
    said = sentence("{place}改到 {time}", "{place} at {time}", time=Clock(start), place=name_of(item))
    return Changed(with_day(days, place[0], items), said, new)


def _lengthened(days: TimedDays, place: StopIndex, minutes: int) -> Changed:
    item = free_at(days, place)
    if not SHORTEST <= minutes <= LONGEST:
        raise InputError(
            f"停留应在 {SHORTEST} 到 {LONGEST} 分钟之间", f"a stop takes {SHORTEST} to {LONGEST} minutes"
        )
    said = sentence(
        "{place}停留 {minutes} 分钟", "{place}: {minutes} minutes", minutes=minutes, place=name_of(item)
    )
    return with_item(days, place, replace(item, minutes=minutes), said)
