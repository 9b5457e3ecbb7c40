"""Decisions of an earlier plan that stay, as demands of a request."""

from dataclasses import replace

from core.dsl.families.demands import Demands, OneOfPlaces, Window
from core.dsl.families.places import Names
from core.model.locks import NOTHING_LOCKED, LockedStop, Locks
from core.model.mealtimes import MEALS


def locked(demands: Demands, locks: Locks) -> Demands:
    """The demands, and that what is locked stays and what was dropped does not come back."""
    if locks == NOTHING_LOCKED:
        return demands
    lodging = list(demands.lodging)
    if locks.hotel is not None:
        lodging.append(Names("accommodation", "all", frozenset({locks.hotel})))
    if locks.dropped:
        lodging.append(Names("accommodation", "none", locks.dropped))
    kinds = ("attraction", *MEALS)
    unwanted = {kind: demands.unwanted.get(kind, frozenset()) | locks.dropped for kind in kinds}
    groups = tuple(_group(stop) for stop in locks.stops)
    windows = {
        stop.place: Window(starts_from=stop.start, starts_by=stop.start, ends_from=stop.end, ends_by=stop.end)
        for stop in locks.stops
    }
    return replace(
        demands,
        lodging=tuple(lodging),
        unwanted=unwanted,
        groups=(*demands.groups, *groups),
        windows={**demands.windows, **windows},
        out_number=locks.out_number or demands.out_number,
        back_number=locks.back_number or demands.back_number,
        settled=locks.settled,
    )


def _group(stop: LockedStop) -> OneOfPlaces:
    names = frozenset({stop.place})
    return OneOfPlaces(kind=stop.kind, places=names, source=Names(stop.kind, "all", names), day=stop.day)
