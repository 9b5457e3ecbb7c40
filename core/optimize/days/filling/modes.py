"""Modes that a request wants to occur: some ride of the trip changes to one where none has it yet."""

from collections.abc import Iterable

from core.optimize.days.filling import moves
from core.optimize.days.trip import TripDays


def using_modes(trip: TripDays, groups: Iterable[frozenset[str]]) -> TripDays:
    """The trip with a ride by a mode of each group, as far as one change of a ride for each can do it."""
    wanted, current = list(groups), trip
    for group in wanted:
        if _used(current) & group:
            continue
        met = [other for other in wanted if _used(current) & other]
        changes = (one for day in current.timelines for one in moves.change_mode(current, day, sorted(group)))
        meeting = (one for one in changes if all(_used(one) & other for other in (group, *met)))
        current = next(meeting, current)
    return current


def _used(trip: TripDays) -> set[str]:
    return {ride.mode for day in trip.timelines.values() for ride in day.rides if ride.legs}
