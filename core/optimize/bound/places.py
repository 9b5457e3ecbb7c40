"""Which sights a relaxed trip has, at which hours, and which of them are one site."""

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from core.model.clock import NEVER
from core.optimize.instance.instance import Instance
from core.optimize.instance.stops import MEALS_INSIDE, SHORTEST_VISIT, STEP, DayStop

# That are looked at one by one; all others are one place, better and nearer than each of them.
_SIGHTS = 56


@dataclass(frozen=True, slots=True)
class Seen:
    """The sights that are looked at one by one and the names of `others`, for all of which the last of the `stops` stands.

    `sites` number what is seen once at most, by stop (-1: as often as one likes); some of them are `required`.
    """

    alone: tuple[DayStop, ...]
    others: tuple[DayStop, ...]
    sites: NDArray[np.int64]
    required: NDArray[np.bool_]

    @property
    def stops(self) -> tuple[DayStop, ...]:
        """The sights one by one, and one that stands for all others."""
        return (*self.alone, _any_of(self.others)) if self.others else self.alone


def seen_in(instance: Instance) -> Seen:
    """The sights of a relaxed trip: those that must be seen, then those that are liked most with what one eats inside."""
    groups = [group for group in instance.demands.groups if group.kind == "attraction"]
    asked = {place for group in groups for place in group.places}
    required = {place for group in groups if len(group.places) == 1 for place in group.places}
    unwanted = instance.demands.unwanted.get("attraction", frozenset())
    sights = instance.sights(instance.style)
    offered = [stop for stop in sights.stops if stop.place not in unwanted | asked]
    offered += [_as_asked(sights.every[name], instance) for name in asked - unwanted if name in sights.every]
    guide = instance.profile.guide
    meals = 0.0 if guide is None else len(MEALS_INSIDE) * guide.meal_inside
    offered = [replace(stop, base=stop.base + meals * stop.feeds) for stop in offered]
    offered.sort(key=lambda stop: (stop.place not in required, -stop.base, stop.place))
    alone, others = tuple(offered[:_SIGHTS]), tuple(offered[_SIGHTS:])
    # What is asked for may be seen beside another part of its site.
    names = [stop.place if stop.place in asked else f"site of {sights.sites[stop.place]}" for stop in alone]
    numbers = {name: number for number, name in enumerate(dict.fromkeys(names))}
    of_stops = [numbers[name] for name in names] + [-1] * bool(others)
    return Seen(
        alone=alone,
        others=others,
        sites=np.array(of_stops, dtype=np.int64),
        required=np.array([name in required for name in numbers], dtype=np.bool_),
    )


def _as_asked(stop: DayStop, instance: Instance) -> DayStop:
    """The stop as somebody may have it who asks for it: in haste, and at any hours and for any time that is asked for."""
    room = max(STEP, (stop.closes - stop.opens) // STEP * STEP)
    least = min(stop.least, SHORTEST_VISIT, room)
    if stop.place not in instance.demands.windows:
        return replace(stop, least=least)
    return replace(stop, least=least, appeal=None, begin_by=NEVER, until=0)


def _any_of(stops: tuple[DayStop, ...]) -> DayStop:
    """A sight that is as good as each of these at any hour, and takes no longer."""
    least = min(stop.least for stop in stops) // STEP * STEP
    return DayStop(
        kind="attraction",
        place="",
        opens=min(stop.opens for stop in stops),
        closes=max(stop.closes for stop in stops),
        least=least,
        most=least,
        base=max(stop.base for stop in stops),
    )
