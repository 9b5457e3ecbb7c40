"""When and how long a place is visited, and in which order."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from core.dsl.families.demands import Demands, Window
from core.dsl.families.family import Beginning, Family
from core.dsl.families.fields import ClockTime, PlaceField, Whole
from core.dsl.families.holes import only
from core.dsl.families.places import visiting
from core.dsl.normal.shape import Blanks, Shape
from core.dsl.normal.values import Atom
from core.model.clock import NEVER
from core.sandbox.city import City
from core.text import Name, Text, sentence

_CLOCK = re.compile(r"[0-9]{2}:[0-5][0-9]")


@dataclass(frozen=True, slots=True)
class TimeAt(Atom):
    """One visit of the place meets all the bounds that are given, `HH:MM`, inclusive."""

    place: str
    starts_by: str | None = None
    starts_from: str | None = None
    ends_by: str | None = None
    ends_from: str | None = None


@dataclass(frozen=True, slots=True)
class StayAt(Atom):
    """One visit of the place lasts so long, minutes."""

    place: str
    at_least: int


@dataclass(frozen=True, slots=True)
class VisitOrder(Atom):
    """One place comes before another. As written, a place that is not visited counts as the very first activity."""

    first: str
    second: str


_BOUNDS = {
    "starts_by": "activity_start_time(_activity) <= STARTS_BY",
    "starts_from": "activity_start_time(_activity) >= STARTS_FROM",
    "ends_by": "activity_end_time(_activity) <= ENDS_BY",
    "ends_from": "activity_end_time(_activity) >= ENDS_FROM",
}


def _visit(condition: str) -> str:
    return f"""
result = False
for _activity in allactivities(plan):
    if activity_position(_activity) in PLACE and {condition}:
        result = True
"""


def _time_shapes() -> Iterator[Shape]:
    for chosen in product((False, True), repeat=len(_BOUNDS)):
        if any(chosen):
            yield _time_shape(tuple(bound for bound, given in zip(_BOUNDS, chosen, strict=True) if given))


def _time_shape(bounds: tuple[str, ...]) -> Shape:
    def read(values: Blanks) -> Atom | None:
        place = only(values["PLACE"], str)
        times = {bound: values[bound.upper()] for bound in bounds}
        fits = place is not None and all(isinstance(time, str) for time in times.values())
        return TimeAt(place, **times) if fits else None

    def write(atom: Any) -> Blanks | None:
        if bounds != tuple(bound for bound in _BOUNDS if getattr(atom, bound) is not None):
            return None
        return {"PLACE": frozenset({atom.place}), **{bound.upper(): getattr(atom, bound) for bound in bounds}}

    return Shape(_visit(" and ".join(_BOUNDS[bound] for bound in bounds)), read, write)


def _read_stay(values: Blanks) -> Atom | None:
    place, minutes = only(values["PLACE"], str), values["MINUTES"]
    return StayAt(place, minutes) if place is not None and type(minutes) is int else None


_STAY_SHAPE = Shape(
    _visit("activity_time(_activity) >= MINUTES"),
    _read_stay,
    lambda atom: {"PLACE": frozenset({atom.place}), "MINUTES": atom.at_least},
)


def _read_order(values: Blanks) -> Atom | None:
    first, second = only(values["FIRST"], str), only(values["SECOND"], str)
    return None if first is None or second is None else VisitOrder(first, second)


_ORDER_SHAPE = Shape(
    """
result = False
_before = 0
_after = 0
_number = 0
for _activity in allactivities(plan):
    if activity_position(_activity) in FIRST:
        _before = _number
    if activity_position(_activity) in SECOND:
        _after = _number
    _number += 1
if _before < _after:
    result = True
""",
    _read_order,
    lambda atom: {"FIRST": frozenset({atom.first}), "SECOND": frozenset({atom.second})},
)


def _time_said(atom: TimeAt) -> Text:
    bounds = {
        "starts_from": atom.starts_from,
        "starts_by": atom.starts_by,
        "ends_from": atom.ends_from,
        "ends_by": atom.ends_by,
    }
    stated = {bound: time for bound, time in bounds.items() if time}
    if stated.keys() == {"starts_by", "ends_from"}:
        zh, en = "{starts_by} 至 {ends_from} 期间在{place}", "Be at {place} from {starts_by} to {ends_from}"
    else:
        zh = "，".join(_BOUNDS_SAID[bound].zh for bound in stated)
        en = ", ".join(_BOUNDS_SAID[bound].en for bound in stated)
    return sentence(zh, en[:1].upper() + en[1:], place=Name(atom.place), **stated)


_BOUNDS_SAID: Mapping[str, Text] = {
    "starts_from": Text("不早于 {starts_from} 到达{place}", "arrive at {place} not before {starts_from}"),
    "starts_by": Text("不晚于 {starts_by} 到达{place}", "arrive at {place} by {starts_by}"),
    "ends_from": Text("不早于 {ends_from} 离开{place}", "do not leave {place} before {ends_from}"),
    "ends_by": Text("不晚于 {ends_by} 离开{place}", "leave {place} by {ends_by}"),
}


def _stay_said(atom: StayAt) -> Text:
    return sentence(
        "在{place}停留至少 {minutes} 分钟",
        "Spend at least {minutes} minutes at {place}",
        place=Name(atom.place),
        minutes=atom.at_least,
    )


def _order_said(atom: VisitOrder) -> Text:
    return sentence(
        "先去{first}，再去{second}",
        "{first} before {second}",
        first=Name(atom.first),
        second=Name(atom.second),
    )


def _time_asked(demands: Demands, atom: TimeAt, city: City) -> Demands:
    known = demands.windows.get(atom.place, Window())
    demands = visiting(demands, atom.place, atom, city)
    bounds = (atom.starts_from, atom.starts_by, atom.ends_from, atom.ends_by)
    if not all(bound is None or _CLOCK.fullmatch(bound) for bound in bounds):
        return replace(demands, unplanned=(*demands.unplanned, atom))
    window = replace(
        known,
        starts_from=max(known.starts_from, _minutes(atom.starts_from, 0)),
        starts_by=min(known.starts_by, _minutes(atom.starts_by, NEVER)),
        ends_from=max(known.ends_from, _minutes(atom.ends_from, 0)),
        ends_by=min(known.ends_by, _minutes(atom.ends_by, NEVER)),
    )
    return replace(demands, windows={**demands.windows, atom.place: window})


def _minutes(clock: str | None, otherwise: int) -> int:
    return otherwise if clock is None else int(clock[:2]) * 60 + int(clock[3:])


def _stay_asked(demands: Demands, atom: StayAt, city: City) -> Demands:
    known = demands.windows.get(atom.place, Window())
    demands = visiting(demands, atom.place, atom, city)
    window = replace(known, at_least=max(known.at_least, atom.at_least))
    return replace(demands, windows={**demands.windows, atom.place: window})


def _order_asked(demands: Demands, atom: VisitOrder, city: City) -> Demands:
    demands = replace(demands, orders=(*demands.orders, atom))
    return visiting(visiting(demands, atom.first, atom, city), atom.second, atom, city)


_PLACE = PlaceField(Text("地点", "Place"))

TIME_AT = Family(
    name="time_at_place",
    about=Text("在某处的时刻", "when one is at a place"),
    form=TimeAt,
    shapes=tuple(_time_shapes()),
    says=_time_said,
    fields={
        "place": _PLACE,
        "starts_by": ClockTime(Text("最晚开始", "Begins at the latest"), optional=True),
        "starts_from": ClockTime(Text("最早开始", "Begins at the earliest"), optional=True),
        "ends_by": ClockTime(Text("最晚结束", "Ends at the latest"), optional=True),
        "ends_from": ClockTime(Text("最早结束", "Ends at the earliest"), optional=True),
    },
    menu={"time-at": Beginning(Text("到某处的时间", "Time at a place"), TimeAt(""))},
    asks=_time_asked,
)

STAY_AT = Family(
    name="stay_length",
    about=Text("在某处停留多久", "how long one stays at a place"),
    form=StayAt,
    shapes=(_STAY_SHAPE,),
    says=_stay_said,
    fields={
        "place": _PLACE,
        "at_least": Whole(Text("至少停留（分钟）", "Stay at least (minutes)"), most=1440, least=0, step=15),
    },
    menu={"stay-at": Beginning(Text("在某处停留", "Stay at a place"), StayAt("", 90))},
    asks=_stay_asked,
)

VISIT_ORDER = Family(
    name="visit_order",
    about=Text("先后顺序", "the order of visits"),
    form=VisitOrder,
    shapes=(_ORDER_SHAPE,),
    says=_order_said,
    fields={"first": PlaceField(Text("先去", "First")), "second": PlaceField(Text("后去", "Then"))},
    menu={"order": Beginning(Text("先后顺序", "Order of visits"), VisitOrder("", ""))},
    asks=_order_asked,
)
