"""When and how long a place is visited, and in which order."""

from collections.abc import Iterator
from itertools import product

from core.dsl.normal.forms import Atom, StayAt, TimeAt, VisitOrder
from core.dsl.normal.shape import Shape, Values
from core.dsl.normal.shapes.holes import only

_TIME_BOUNDS = {
    "starts_by": "activity_start_time(_activity) <= STARTS_BY",
    "starts_from": "activity_start_time(_activity) >= STARTS_FROM",
    "ends_by": "activity_end_time(_activity) <= ENDS_BY",
    "ends_from": "activity_end_time(_activity) >= ENDS_FROM",
}
_ORDER = """
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
"""


def visit_shapes() -> Iterator[Shape]:
    """Shapes of `TimeAt`, `StayAt`, `VisitOrder`."""
    for chosen in product((False, True), repeat=len(_TIME_BOUNDS)):
        if any(chosen):
            yield _time_at(tuple(bound for bound, given in zip(_TIME_BOUNDS, chosen, strict=True) if given))
    yield Shape(
        _visit_pattern("activity_time(_activity) >= MINUTES"),
        _read_stay,
        lambda atom: (
            {"PLACE": frozenset({atom.place}), "MINUTES": atom.at_least} if isinstance(atom, StayAt) else None
        ),
    )
    yield Shape(
        _ORDER,
        _read_order,
        lambda atom: (
            {"FIRST": frozenset({atom.first}), "SECOND": frozenset({atom.second})}
            if isinstance(atom, VisitOrder)
            else None
        ),
    )


def _visit_pattern(condition: str) -> str:
    return f"""
result = False
for _activity in allactivities(plan):
    if activity_position(_activity) in PLACE and {condition}:
        result = True
"""


def _read_stay(values: Values) -> Atom | None:
    place, minutes = only(values["PLACE"], str), values["MINUTES"]
    return StayAt(place, minutes) if place is not None and type(minutes) is int else None


def _read_order(values: Values) -> Atom | None:
    first, second = only(values["FIRST"], str), only(values["SECOND"], str)
    return None if first is None or second is None else VisitOrder(first, second)


def _time_at(bounds: tuple[str, ...]) -> Shape:
    def read(values: Values) -> Atom | None:
        place = only(values["PLACE"], str)
        times = {bound: values[bound.upper()] for bound in bounds}
        fits = place is not None and all(isinstance(time, str) for time in times.values())
        return TimeAt(place, **times) if fits else None

    def write(atom: Atom) -> Values | None:
        if not isinstance(atom, TimeAt) or bounds != tuple(
            b for b in _TIME_BOUNDS if getattr(atom, b) is not None
        ):
            return None
        return {"PLACE": frozenset({atom.place}), **{bound.upper(): getattr(atom, bound) for bound in bounds}}

    return Shape(_visit_pattern(" and ".join(_TIME_BOUNDS[bound] for bound in bounds)), read, write)
