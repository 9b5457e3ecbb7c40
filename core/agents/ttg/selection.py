"""What the programme chooses from: 2 hotels, 10 sights, 5 restaurants, 5 stations and 100 services each way (appendix L.2).

The paper lets a model select; here rules do, so that the method needs none: what the request demands comes first.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import TypeVar

import numpy as np

from core.agents.shared.assembly.rule_ranking import rank_by_rules
from core.agents.shared.choices.services import nights_on_board
from core.dsl.families.demands import Demands
from core.dsl.families.kinds import PlaceKind
from core.model.mode import MODES, Mode
from core.model.query import Query
from core.optimize.instance.hotels import Lodging, lodgings_for, lodgings_of
from core.optimize.instance.problem import Problem
from core.optimize.instance.services import allowed
from core.sandbox.network import geodesic_km
from core.sandbox.places import Attraction, Position, Restaurant, Service

HOTELS, SIGHTS, TABLES, STATIONS, SERVICES = 2, 10, 5, 5, 100
_Row = TypeVar("_Row", Attraction, Restaurant)


@dataclass(frozen=True, slots=True)
class Selection:
    """The places, services and limits of one programme. `groups` are names of which one must be visited; CNY."""

    problem: Problem
    hotels: tuple[Lodging, ...]
    sights: tuple[Attraction, ...]
    tables: tuple[Restaurant, ...]
    stations: tuple[str, ...]
    outbound: tuple[Service, ...]
    inbound: tuple[Service, ...]
    groups: tuple[frozenset[str], ...]
    budget: float
    modes: tuple[Mode, ...]


def select(query: Query, problem: Problem, demands: Demands) -> Selection:
    """The candidates of a request, demanded ones first, then by rank, then near the middle of what is chosen."""
    city = problem.city
    ranking = rank_by_rules(query, city, demands)
    unwanted = frozenset[str]().union(*demands.unwanted.values())
    rows = [row for row in city.attractions if city.attraction(row.name) is row and row.name not in unwanted]
    sights = sorted(rows, key=lambda row: -ranking.sights.get(row.name, 0.0))
    sights = _one_of_each(sights, demands, "attraction")[:SIGHTS]
    middle = sights[0].position if sights else city.network.position(problem.outbound[0].end)
    tables = [
        row for row in city.restaurants if city.restaurant(row.name) is row and row.name not in unwanted
    ]
    tables.sort(key=lambda row: _far(row.position, middle) - ranking.restaurants[row.name])
    lodgings = lodgings_for(lodgings_of(problem, demands.rooms), demands.lodging, city)
    hotels = sorted(lodgings, key=lambda one: one.cost + 20 * _far(one.hotel.position, middle))
    out, back = _services(problem, demands)
    used = Counter([s.end for s in out] + [s.start for s in back])
    stations = tuple(name for name, _ in used.most_common(STATIONS))
    return Selection(
        problem=problem,
        hotels=tuple({one.hotel.name: one for one in reversed(hotels)}.values())[::-1][:HOTELS],
        sights=tuple(sights),
        tables=tuple(_one_of_each(tables, demands, "restaurant")[:TABLES]),
        stations=stations,
        outbound=tuple(s for s in out if s.end in stations),
        inbound=tuple(s for s in back if s.start in stations),
        groups=tuple(group.places for group in demands.groups if group.kind != "accommodation"),
        budget=min(
            (cap.at_most for cap in demands.caps if (cap.category, cap.unit) == ("total", "trip")),
            default=inf,
        ),
        modes=tuple(mode for mode in MODES if mode in demands.modes) or MODES,
    )


def _one_of_each(rows: Sequence[_Row], demands: Demands, kind: PlaceKind) -> list[_Row]:
    """The rows with the first of each demanded group moved to the front."""
    first: dict[str, _Row] = {}
    for group in demands.groups:
        if group.kind == kind:
            chosen = next((row for row in rows if row.name in group.places), None)
            if chosen is not None:
                first[chosen.name] = chosen
    rest = [row for row in rows if row.name not in first]
    return list(first.values()) + rest


def _services(problem: Problem, demands: Demands) -> tuple[list[Service], list[Service]]:
    fits = np.asarray(allowed(problem, demands))
    out = [
        s
        for s, ok in zip(problem.outbound, np.any(fits, axis=1).tolist(), strict=True)
        if ok and nights_on_board(s) == 0
    ]
    back = [s for s, ok in zip(problem.inbound, np.any(fits, axis=0).tolist(), strict=True) if ok]
    return sorted(out, key=lambda s: s.price)[:SERVICES], sorted(back, key=lambda s: s.price)[:SERVICES]


def _far(a: Position, b: Position) -> float:
    return geodesic_km(a, b)
