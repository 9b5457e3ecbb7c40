"""Modes that a request wants to occur: some ride of the trip changes to one where none has it yet."""

from collections.abc import Iterable
from itertools import pairwise

from core.optimize.days.draft import DraftDays


def use_modes(days: DraftDays, groups: Iterable[frozenset[str]]) -> bool:
    """Whether the rides of the trip now use a mode of each group."""
    wanted = list(groups)
    return all(_used(days) & group or _change(days, group, wanted) for group in wanted)


def _used(days: DraftDays) -> set[str]:
    return {ride.mode for day in days.timelines.values() for ride in day.rides if ride.legs}


def _change(days: DraftDays, group: frozenset[str], wanted: list[frozenset[str]]) -> bool:
    met = [other for other in wanted if _used(days) & other]
    for day, now in list(days.timelines.items()):
        frame = days.frames[day]
        places = (frame.start, *(stop.place for stop in now.stops), frame.end)
        for start, end in pairwise(places):
            for mode in sorted(group):
                if start == end or not days.travel.fix(start, end, mode):
                    continue
                changed = days.tried(day, now.stops)
                if changed is not None:
                    days.keep(day, changed)
                    if _used(days) & group and all(_used(days) & other for other in met):
                        return True
                    days.keep(day, now)
                days.travel.unfix(start, end)
    return False
