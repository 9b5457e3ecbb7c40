"""The activities of all days after a change, before they are timed; looking one up, and putting another in its place."""

from collections.abc import Sequence
from dataclasses import dataclass

from core.editing.timing import TimedItem
from core.errors import InputError
from core.model.locks import StopIndex
from core.model.plan import Stay
from core.text import Name, Text

TimedDays = list[list[TimedItem]]


@dataclass(frozen=True, slots=True)
class Changed:
    """The activities of all days after a change that are not timed yet; `item` is the one that it is about."""

    days: TimedDays
    said: Text
    item: TimedItem | None = None


def item_at(days: TimedDays, place: StopIndex) -> TimedItem:
    """An activity of the days. Raises InputError where there is none."""
    day, number = place
    if not (1 <= day <= len(days) and 1 <= number <= len(days[day - 1])):
        raise not_here(place)
    return days[day - 1][number - 1]


def free_at(days: TimedDays, place: StopIndex) -> TimedItem:
    """An activity that may be moved, timed or taken out. Raises InputError for a ride or a night."""
    item = item_at(days, place)
    if not item.is_free:
        raise InputError("车次和住宿不能这样改", "a train, a flight or a night cannot be changed like this")
    return item


def not_here(place: StopIndex) -> InputError:
    """What is said of a place of the plan where nothing is."""
    return InputError(f"第 {place[0]} 天没有第 {place[1]} 项", f"day {place[0]} has no activity {place[1]}")


def within(items: Sequence[TimedItem], wanted: int) -> int:
    """Where something may stand at a day: after the ride that it begins with, before the ride or night that it ends with."""
    first = 0
    while first < len(items) and not items[first].is_free and not isinstance(items[first].activity, Stay):
        first += 1
    last = len(items)
    while last > first and not items[last - 1].is_free:
        last -= 1
    return min(max(wanted, min(first, last)), last)


def with_item(days: TimedDays, place: StopIndex, item: TimedItem, said: Text) -> Changed:
    """The days with another activity at that place."""
    items = list(days[place[0] - 1])
    items[place[1] - 1] = item
    return Changed(with_day(days, place[0], items), said, item)


def without(days: TimedDays, place: StopIndex) -> TimedDays:
    """The days without the activity at that place."""
    items = [one for number, one in enumerate(days[place[0] - 1], start=1) if number != place[1]]
    return with_day(days, place[0], items)


def with_day(days: TimedDays, day: int, items: list[TimedItem]) -> TimedDays:
    """The days with others on one of them."""
    return [items if number == day else list(one) for number, one in enumerate(days, start=1)]


def name_of(item: TimedItem) -> Name:
    """The place of an activity, as a part of a sentence."""
    return Name(item.activity.begins_at)
