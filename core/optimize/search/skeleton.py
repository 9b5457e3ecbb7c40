"""The cheapest trips that there can be: services, hotel and the ways between them, before anything is seen or eaten."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from core.dsl.families.costs import CostCap
from core.optimize.days.patience import Patience
from core.optimize.instance.hotels import Lodging, by_liking
from core.optimize.instance.instance import Instance
from core.optimize.instance.services import Journey, fares, journeys
from core.optimize.preferences.spending import SpendingKind, SpendingStyle
from core.optimize.wishes.caps import UnitCounts, spendings_of, whole_budget

# Skeletons that are given.
_CHEAPEST = 24
_PER_JOURNEY = 6
# That are looked at, for a style that counts the money first.
_JOURNEYS = 4_000
# Lodgings that are looked at: the near ones for each station.
_LIKED, _CHEAP, _NEAR = 60, 60, 30
_NO_WAY = 1e6


@dataclass(frozen=True, slots=True)
class Skeleton:
    """Services and a hotel (None on a day trip) with what they and the ways between them cost under the pinched caps."""

    journey: Journey
    lodging: Lodging | None
    cost: float


def cheapest(
    instance: Instance, style: SpendingStyle, caps: Iterable[CostCap], patience: Patience
) -> list[Skeleton]:
    """Skeletons that spend least on what these caps are about, the cheapest first, none of them too dear by itself.

    Raises Interrupted.
    """
    caps = tuple(caps)
    tight = {spending for cap in caps for spending in spendings_of(cap)}
    most = most_of(instance, caps)
    found: list[Skeleton] = []
    seats = list(_journeys(instance, style, tight))
    lodgings = _lodgings(instance, style, {place for one in seats for place in _stations(one)})
    beds = np.array([0.0 if lodging is None else lodging.cost for lodging in lodgings])
    rides: dict[str, NDArray[np.float64]] = {}
    for journey in seats:
        for station in _stations(journey):
            patience.check()
            if station not in rides and "innercity" in tight and instance.problem.days > 1:
                rides[station] = np.array([_ride(instance, station, lodging) for lodging in lodgings])
        costs = beds * (instance.problem.days - journey.day) * ("accommodation" in tight)
        costs = costs + fares(journey.outbound, journey.inbound, instance.demands.tickets) * (
            "intercity" in tight
        )
        costs = costs + sum((rides.get(station, 0.0) for station in _stations(journey)), np.zeros(1))
        for number in np.argsort(np.round(costs), kind="stable")[:_PER_JOURNEY].tolist():
            if costs[number] <= most:
                found.append(Skeleton(journey, lodgings[number], float(costs[number])))
    return sorted(found, key=lambda one: round(one.cost))[:_CHEAPEST]


def most_of(instance: Instance, caps: Iterable[CostCap]) -> float:
    """CNY that the whole trip may cost all of them under these caps; infinite without one on it."""
    counts = UnitCounts(instance.problem.people, instance.demands.tickets, instance.problem.days)
    return whole_budget(caps, counts)


def _stations(journey: Journey) -> tuple[str, str]:
    return journey.outbound.end, journey.inbound.start


def _journeys(instance: Instance, style: SpendingStyle, tight: set[SpendingKind]) -> Iterator[Journey]:
    """Of each pair of stations the journey that is liked most, and the cheapest."""
    kept: dict[tuple[str, str, int], list[Journey]] = {}
    travel = instance.travel(style)
    every = journeys(
        instance.problem, instance.demands, travel, instance.centre_name, guide=instance.profile.guide
    )
    for journey in islice(every, _JOURNEYS):
        kept.setdefault((*_stations(journey), journey.day), []).append(journey)
    for same in kept.values():
        cheap = min(same, key=lambda one: one.outbound.price + one.inbound.price)
        yield from dict.fromkeys((same[0], cheap) if "intercity" in tight else same[:1])


def _lodgings(instance: Instance, style: SpendingStyle, stations: Iterable[str]) -> list[Lodging | None]:
    """Those that are liked, those that are cheap, and those near a station, in the order of liking."""
    if instance.problem.days == 1:
        return [None]
    everywhere = [lodging for choice in instance.choices for lodging in choice]
    liked = by_liking(everywhere, instance.problem, style, instance.plane, instance.centre)
    chosen = set(liked[:_LIKED]) | set(sorted(liked, key=lambda lodging: lodging.cost)[:_CHEAP])
    network = instance.problem.city.network
    points = np.array([instance.plane.point(network.position(lodging.hotel.name)) for lodging in liked])
    for station in sorted(stations):
        near = np.argsort(np.abs(points - instance.plane.point(network.position(station))), kind="stable")
        chosen |= {liked[number] for number in near[:_NEAR].tolist()}
    return [lodging for lodging in liked if lodging in chosen]


def _ride(instance: Instance, station: str, lodging: Lodging | None) -> float:
    if lodging is None or station == lodging.hotel.name:
        return 0.0
    return min((way.cost for way in instance.ways.between(station, lodging.hotel.name)), default=_NO_WAY)
