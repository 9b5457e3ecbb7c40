"""From a typed constraint to DSL text with the same verdicts."""

from functools import lru_cache
from typing import NamedTuple

from core.dsl.families.table import family_of
from core.dsl.limits import DEFAULT_LIMITS
from core.dsl.normal.logic import canonical
from core.dsl.normal.values import And, Atom, Normal, Not, Opaque, Or
from core.errors import TripStudioError


def to_dsl(constraint: Normal) -> str:
    """The constraint as a program that leaves its verdict in `result`.

    Raises TripStudioError for a value that no shape can write, such as a `TimeAt` without any bound, and for one
    whose text would be longer than the language allows.
    """
    return _written(canonical(constraint), {}).text


class _Part(NamedTuple):
    """A written part; `height` counts the combinations within each other, each of which has a list of its own."""

    text: str
    height: int


def _written(constraint: Normal, known: dict[Normal, _Part]) -> _Part:
    """Writes each different part once, the smallest first."""
    if constraint in known:
        return known[constraint]
    if isinstance(constraint, Opaque):
        return _Part(constraint.source, 0)
    match constraint:
        case Not(part):
            negated = _written(part, known)
            made = _Part(f"{negated.text}\nresult = not result", negated.height)
        case And(parts):
            made = _fold([_written(part, known) for part in parts], "True", "and")
        case Or(parts):
            made = _fold([_written(part, known) for part in parts], "False", "or")
        case _:
            made = _Part(_atom(constraint), 0)
    if len(made.text) > DEFAULT_LIMITS.source:
        raise TripStudioError(
            f"写成的约束超过 {DEFAULT_LIMITS.source} 个字符，请减少条件或名称",
            f"written out, the constraint has more than {DEFAULT_LIMITS.source} characters; "
            "give it fewer conditions or names",
        )
    known[constraint] = made
    return made


def _fold(parts: list[_Part], start: str, join: str) -> _Part:
    """Gathers the verdicts in a list, each part with its own lines, and joins them."""
    height = 1 + max(part.height for part in parts)
    gathered = f"verdicts_{height}"
    lines = [f"{gathered} = []"]
    for part in sorted(parts):
        lines += [part.text, f"{gathered}.append(result)"]
    lines += [f"result = {start}", f"for verdict in {gathered}:", f"    result = result {join} verdict"]
    return _Part("\n".join(lines), height)


@lru_cache(maxsize=1024)
def _atom(atom: Atom) -> str:
    for shape in family_of(atom).shapes:
        values = shape.write(atom)
        if values is not None:
            return shape.fill(values)
    raise TripStudioError(f"没有对应 {atom} 的写法", f"there is no way to write {atom}")
