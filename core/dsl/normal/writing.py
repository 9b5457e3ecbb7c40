"""From a typed constraint to DSL text with the same verdicts."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import count

from core.dsl.normal.forms import And, Atom, Normal, Not, Opaque, Or
from core.dsl.normal.logic import canonical
from core.dsl.normal.shapes.table import SHAPES
from core.errors import TripStudioError


def to_dsl(constraint: Normal) -> str:
    """The constraint as a program that leaves its verdict in `result`.

    Raises TripStudioError for a value that no shape can write, such as a `TimeAt` without any bound.
    """
    return _text(canonical(constraint), count(1))


def _text(constraint: Normal, numbers: "count[int]") -> str:
    match constraint:
        case Opaque(source):
            return source
        case Not(part):
            return f"{_text(part, numbers)}\nresult = not result"
        case And(parts):
            return _fold(parts, "True", "and", numbers)
        case Or(parts):
            return _fold(parts, "False", "or", numbers)
        case _:
            return _atom(constraint)


def _fold(parts: Iterable[Normal], start: str, join: str, numbers: "count[int]") -> str:
    """Gathers the verdicts in a list, each part with its own lines, and joins them."""
    gathered = f"verdicts_{next(numbers)}"
    lines = [f"{gathered} = []"]
    for part in sorted(parts, key=to_dsl):
        lines += [_text(part, numbers), f"{gathered}.append(result)"]
    lines += [f"result = {start}", f"for verdict in {gathered}:", f"    result = result {join} verdict"]
    return "\n".join(lines)


@lru_cache(maxsize=4096)
def _atom(atom: Atom) -> str:
    for shape in SHAPES:
        values = shape.write(atom)
        if values is not None:
            return shape.fill(values)
    raise TripStudioError(f"没有对应 {atom} 的写法", f"there is no way to write {atom}")
