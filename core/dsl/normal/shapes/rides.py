"""Trains and flights between the cities."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Literal

from core.dsl.normal.forms import Atom, IntercityModes, OutAndBack, RideTime
from core.dsl.normal.shape import Shape, Values
from core.dsl.normal.shapes.holes import are_texts

_RIDES = frozenset({"train", "airplane"})


def ride_shapes() -> Iterator[Shape]:
    """Shapes of `IntercityModes`, `OutAndBack`, `RideTime`."""
    yield Shape(
        """
_found = set()
for _activity in allactivities(plan):
    if activity_type(_activity) in ['airplane', 'train']:
        _found.add(intercity_transport_type(_activity))
result = MODES == _found
""",
        lambda values: IntercityModes(values["MODES"]) if _are_rides(values["MODES"]) else None,
        lambda atom: {"MODES": atom.modes} if isinstance(atom, IntercityModes) else None,
    )
    yield _out_and_back("any", "in")
    yield _out_and_back("none", "not in")
    yield from _ride_times()


def _are_rides(value: Any) -> bool:
    return are_texts(value) and value <= _RIDES


def _out_and_back(rule: Literal["any", "none"], sign: str) -> Shape:
    pattern = f"""
result = False
if allactivities(plan)[0]['type'] {sign} OUT and intercity_transport_origin(allactivities(plan)[0]) == start_city(plan) and allactivities(plan)[-1]['type'] {sign} BACK and intercity_transport_origin(allactivities(plan)[-1]) == target_city(plan):
    result = True
"""
    return Shape(
        pattern,
        lambda values: (
            OutAndBack(rule, values["OUT"], values["BACK"])
            if _are_rides(values["OUT"]) and _are_rides(values["BACK"])
            else None
        ),
        lambda atom: (
            {"OUT": atom.out, "BACK": atom.back}
            if isinstance(atom, OutAndBack) and atom.rule == rule
            else None
        ),
    )


def _ride_times() -> Iterator[Shape]:
    moments = {"departs": "activity_start_time", "arrives": "activity_end_time"}
    bounds = {"latest": "<=", "earliest": ">="}
    for way, moment, bound in product(("out", "back"), moments, bounds):
        city = "start_city" if way == "out" else "target_city"
        yield _ride_time(way, moment, bound, city, moments[moment], bounds[bound])


def _ride_time(way: Any, moment: Any, bound: Any, city: str, function: str, sign: str) -> Shape:
    pattern = f"""
_time = START
for _activity in allactivities(plan):
    if activity_type(_activity) in ['airplane', 'train'] and intercity_transport_origin(_activity) == {city}(plan):
        _time = {function}(_activity)
result = _time {sign} TIME
"""
    this = RideTime(way, moment, bound, "")

    def read(values: Values) -> Atom | None:
        # a start of 0 makes a trip without the ride fail, as comparing it with a text does
        fits = isinstance(values["TIME"], str) and values["START"] == 0
        return RideTime(way, moment, bound, values["TIME"]) if fits else None

    def write(atom: Atom) -> Values | None:
        if not isinstance(atom, RideTime) or (atom.way, atom.moment, atom.bound) != (
            this.way,
            this.moment,
            this.bound,
        ):
            return None
        return {"START": 0, "TIME": atom.time}

    return Shape(pattern, read, write)
