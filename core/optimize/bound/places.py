"""Which sights a relaxed trip has, at which hours, and which of them are one site."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from core.model.clock import NEVER
from core.optimize.instance.instance import Instance
from core.optimize.instance.stops import MEALS_INSIDE, SHORTEST_VISIT, STEP, DayStop

# Sights that are looked at one by one. The others of each part of the city are one place, better and nearer than each of them.
_SIGHTS = 48
_PARTS = 8

# Minutes that a great sight is liked, and how many sites are great at most.
_GREAT, _GREATS = 500.0, 2


@dataclass(frozen=True, slots=True)
class Seen:
    """The sights that are looked at one by one, and the `others` by part of the city, for each of which one of the last `stops` stands.

    `sites` number what is seen once at most, by stop (-1: as often as one likes); some of them are `required`.
    """

    alone: tuple[DayStop, ...]
    others: tuple[tuple[DayStop, ...], ...]
    sites: NDArray[np.int64]
    required: NDArray[np.bool_]

    @property
    def stops(self) -> tuple[DayStop, ...]:
        """The sights one by one, and those that stand for others."""
        return (*self.alone, *map(_any_of, self.others))

    @property
    def every(self) -> tuple[tuple[DayStop, ...], ...]:
        """The sights for which each of the stops stands."""
        return (*((stop,) for stop in self.alone), *self.others)

    @property
    def great(self) -> tuple[int, ...]:
        """The sites of the sights that are liked most, each far more than most: which day sees them is looked at one by one."""
        liked = [(stop.base, site) for stop, site in zip(self.alone, self.sites.tolist(), strict=False)]
        by_liking = sorted(
            ((base, site) for base, site in liked if base > _GREAT), key=lambda one: (-one[0], one[1])
        )
        return tuple(dict.fromkeys(site for _, site in by_liking))[:_GREATS]


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
    offered = [replace(stop, base=stop.base + meals) if stop.feeds else stop for stop in offered]
    offered.sort(key=lambda stop: (stop.place not in required, -stop.base, stop.place))
    alone, others = tuple(offered[:_SIGHTS]), _parts(offered[_SIGHTS:], instance)
    # What is asked for may be seen beside another part of its site.
    names = [stop.place if stop.place in asked else f"site of {sights.sites[stop.place]}" for stop in alone]
    numbers = {name: number for number, name in enumerate(dict.fromkeys(names))}
    of_stops = [numbers[name] for name in names] + [-1] * len(others)
    return Seen(
        alone=alone,
        others=others,
        sites=np.array(of_stops, dtype=np.int64),
        required=np.array([name in required for name in numbers], dtype=np.bool_),
    )


def _parts(stops: Sequence[DayStop], instance: Instance) -> tuple[tuple[DayStop, ...], ...]:
    """The sights by part of the city: each to the nearest of some that lie as far from each other as can be."""
    network = instance.problem.city.network
    points = np.array([instance.plane.point(network.position(stop.place)) for stop in stops])
    if not stops:
        return ()
    middles, km = [0], np.abs(points - points[0])[None]
    while len(middles) < _PARTS and km.min(axis=0).max() > 0:
        middles.append(int(km.min(axis=0).argmax()))
        km = np.concatenate([km, np.abs(points - points[middles[-1]])[None]])
    nearest = km.argmin(axis=0)
    return tuple(
        tuple(stop for stop, part in zip(stops, nearest.tolist(), strict=True) if part == number)
        for number in range(len(middles))
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
