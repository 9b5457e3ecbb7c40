"""What one alternative of a request asks of each decision of a trip. Times in minutes, money in CNY."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from core.dsl.normal.forms import (
    Cars,
    CostCap,
    Days,
    InnerModes,
    InnerModesUnwanted,
    Names,
    Normal,
    People,
    PlaceKind,
    Rooms,
    StayAt,
    TaxiBeyond,
    Tickets,
    TimeAt,
    Types,
    VisitOrder,
)
from core.model.mode import Mode
from core.optimize.wishes.constraints import is_about_journey, is_about_lodging
from core.sandbox.city import City

ALL_MODES: frozenset[Mode] = frozenset({"walk", "metro", "taxi"})
NEVER = 100 * 60
PER_TAXI = 4
_CLOCK = re.compile(r"[0-9]{2}:[0-5][0-9]")
MEALS = ("breakfast", "lunch", "dinner")


@dataclass(frozen=True, slots=True)
class Group:
    """Places of which the trip must include one, as an activity of a kind; `source` is the constraint that says so.

    `day` is the day of the trip (from 1) on which it has to be, None for any.
    """

    kind: PlaceKind
    places: frozenset[str]
    source: Normal
    day: int | None = None


@dataclass(frozen=True, slots=True)
class Window:
    """When a visit may begin and end, and how long it must last at least."""

    starts_from: int = 0
    starts_by: int = NEVER
    ends_from: int = 0
    ends_by: int = NEVER
    at_least: int = 0


@dataclass(frozen=True, slots=True)
class Demands:
    """All that is asked, sorted by the decision that must meet it.

    `journey` and `lodging` are constraints on services and hotels, `unwanted` maps kinds of activity to names that must
    not occur, `out_number` and `back_number` name the services that are settled, `one_of_modes` are groups of modes of which one must be used in the city; `unplanned` can only be checked
    on a whole plan.
    """

    tickets: int
    cars: int
    rooms: int | None = None
    journey: tuple[Normal, ...] = ()
    lodging: tuple[Normal, ...] = ()
    groups: tuple[Group, ...] = ()
    unwanted: Mapping[str, frozenset[str]] = field(default_factory=dict)
    windows: Mapping[str, Window] = field(default_factory=dict)
    orders: tuple[VisitOrder, ...] = ()
    caps: tuple[CostCap, ...] = ()
    modes: frozenset[str] = ALL_MODES
    one_of_modes: tuple[frozenset[str], ...] = ()
    disliked_modes: frozenset[str] = frozenset()
    taxi_beyond: float | None = None
    unplanned: tuple[Normal, ...] = ()
    out_number: str | None = None
    back_number: str | None = None


def demands_of(constraints: Iterable[Normal], city: City, people: int) -> Demands:
    """The demands of constraints that must hold together."""
    demands = Demands(tickets=people, cars=-(-people // PER_TAXI))
    for constraint in constraints:
        demands = _with(demands, constraint, city)
    return demands


def _with(demands: Demands, constraint: Normal, city: City) -> Demands:
    if isinstance(constraint, CostCap):
        demands = replace(demands, caps=(*demands.caps, constraint))
    if isinstance(constraint, Rooms):
        demands = replace(demands, rooms=constraint.count)
    if is_about_journey(constraint):
        return replace(demands, journey=(*demands.journey, constraint))
    if is_about_lodging(constraint):
        return replace(demands, lodging=(*demands.lodging, constraint))
    match constraint:
        case Days() | People() | CostCap():
            return demands
        case Tickets(count):
            return replace(demands, tickets=count)
        case Cars(count):
            return replace(demands, cars=count)
        case Names() | Types():
            return _with_places(demands, constraint, city)
        case InnerModes() | InnerModesUnwanted() | TaxiBeyond():
            return _with_modes(demands, constraint)
        case TimeAt() | StayAt():
            return _with_window(demands, constraint, city)
        case VisitOrder(first, second):
            demands = replace(demands, orders=(*demands.orders, constraint))
            return _visiting(_visiting(demands, first, constraint, city), second, constraint, city)
        case _:
            return replace(demands, unplanned=(*demands.unplanned, constraint))


def names_of_types(kind: PlaceKind, types: frozenset[str], city: City) -> frozenset[str]:
    """Names of the places of a kind that have one of these types, cuisines or features."""
    match kind:
        case "attraction":
            rows = ((a.name, a.types or ("",)) for a in city.attractions if city.attraction(a.name) is a)
        case "accommodation":
            rows = ((h.name, h.features or ("",)) for h in city.hotels if city.hotel(h.name) is h)
        case _:
            rows = ((r.name, (r.cuisine or " ",)) for r in city.restaurants if city.restaurant(r.name) is r)
    return frozenset(name for name, kinds in rows if not types.isdisjoint(kinds))


def _with_places(demands: Demands, constraint: Names | Types, city: City) -> Demands:
    kind, values = constraint.kind, constraint.names if isinstance(constraint, Names) else constraint.types
    sets = [frozenset({value}) for value in sorted(values)] if constraint.rule == "all" else [values]
    if isinstance(constraint, Types):
        sets = [names_of_types(kind, types, city) for types in sets]
    if constraint.rule == "none":
        unwanted = dict(demands.unwanted)
        for activity in MEALS if kind == "restaurant" else (kind,):
            unwanted[activity] = unwanted.get(activity, frozenset()) | sets[0]
        return replace(demands, unwanted=unwanted)
    return replace(demands, groups=(*demands.groups, *(Group(kind, places, constraint) for places in sets)))


def _with_modes(demands: Demands, constraint: InnerModes | InnerModesUnwanted | TaxiBeyond) -> Demands:
    match constraint:
        case TaxiBeyond(km):
            known = demands.taxi_beyond
            return replace(demands, taxi_beyond=km if known is None else min(km, known))
        case InnerModesUnwanted(modes):
            return replace(demands, disliked_modes=demands.disliked_modes | modes)
        case InnerModes("only", modes):
            return replace(demands, modes=demands.modes & modes)
        case InnerModes("none", modes):
            return replace(demands, modes=demands.modes - modes)
        case InnerModes(rule, modes):
            sets = [frozenset({mode}) for mode in sorted(modes)] if rule == "all" else [modes]
            return replace(demands, one_of_modes=(*demands.one_of_modes, *sets))


def _with_window(demands: Demands, constraint: TimeAt | StayAt, city: City) -> Demands:
    place, known = constraint.place, demands.windows.get(constraint.place, Window())
    demands = _visiting(demands, place, constraint, city)
    if isinstance(constraint, StayAt):
        window = replace(known, at_least=max(known.at_least, constraint.at_least))
        return replace(demands, windows={**demands.windows, place: window})
    bounds = (constraint.starts_from, constraint.starts_by, constraint.ends_from, constraint.ends_by)
    if not all(bound is None or _CLOCK.fullmatch(bound) for bound in bounds):
        return replace(demands, unplanned=(*demands.unplanned, constraint))
    window = replace(
        known,
        starts_from=max(known.starts_from, _minutes(constraint.starts_from, 0)),
        starts_by=min(known.starts_by, _minutes(constraint.starts_by, NEVER)),
        ends_from=max(known.ends_from, _minutes(constraint.ends_from, 0)),
        ends_by=min(known.ends_by, _minutes(constraint.ends_by, NEVER)),
    )
    return replace(demands, windows={**demands.windows, place: window})


def _minutes(clock: str | None, otherwise: int) -> int:
    return otherwise if clock is None else int(clock[:2]) * 60 + int(clock[3:])


def _visiting(demands: Demands, place: str, source: Normal, city: City) -> Demands:
    """With a visit of a place that is named without saying what it is; of an unknown name there can be none."""
    if city.attraction(place) is None and city.restaurant(place) is None and city.hotel(place) is not None:
        stay = Names("accommodation", "all", frozenset({place}))
        return replace(demands, lodging=(*demands.lodging, stay))
    kind: PlaceKind = "restaurant" if city.attraction(place) is None else "attraction"
    return replace(demands, groups=(*demands.groups, Group(kind, frozenset({place}), source)))
