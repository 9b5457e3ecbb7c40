"""Places by name and by type."""

from collections.abc import Iterator
from itertools import product
from typing import get_args

from core.dsl.normal.forms import ACTIVITY_TYPES, Atom, Names, PlaceKind, Rule, Types
from core.dsl.normal.shape import Shape, Values
from core.dsl.normal.shapes.holes import are_texts

_RULES: dict[Rule, str] = {
    "all": "NAMES <= _found",
    "any": "NAMES & _found",
    "none": "not NAMES & _found",
}


_TYPE_FUNCTIONS = {"attraction": "attraction_type", "accommodation": "accommodation_type"}


def place_shapes() -> Iterator[Shape]:
    """Shapes of `Names` and `Types`."""
    for kind, rule in product(get_args(PlaceKind), _RULES):
        function = _TYPE_FUNCTIONS.get(kind, "restaurant_type")
        yield _place(Names, kind, rule, "activity_position(_activity)")
        yield _place(Types, kind, rule, f"{function}(_activity, target_city(plan))")


def _place(form: type[Names] | type[Types], kind: PlaceKind, rule: Rule, value: str) -> Shape:
    pattern = f"""
_found = set()
for _activity in allactivities(plan):
    if activity_type(_activity) in {sorted(ACTIVITY_TYPES[kind])}:
        _found.add({value})
result = {_RULES[rule]}
"""

    def read(values: Values) -> Atom | None:
        return form(kind, rule, values["NAMES"]) if are_texts(values["NAMES"]) else None

    def write(atom: Atom) -> Values | None:
        if not isinstance(atom, form) or (atom.kind, atom.rule) != (kind, rule):
            return None
        return {"NAMES": atom.names if isinstance(atom, Names) else atom.types}

    return Shape(pattern, read, write)
