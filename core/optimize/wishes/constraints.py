"""The constraints of a request, read into typed form, and the ways to choose a part for each "or" among them."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import islice, product

from core.dsl.normal.forms import (
    And,
    Beds,
    CostCap,
    Days,
    HotelNear,
    InnerModesUnwanted,
    IntercityModes,
    Names,
    Normal,
    Not,
    Opaque,
    Or,
    OutAndBack,
    People,
    RideTime,
    Rooms,
    Types,
)
from core.dsl.normal.logic import canonical, conjuncts, negation
from core.dsl.normal.reading import parse_normal
from core.dsl.requirements import sources_of
from core.model.query import Query

MAX_ALTERNATIVES = 64
_OF_JOURNEY = (IntercityModes, OutAndBack, RideTime)
_OF_LODGING = (Beds, Rooms, HotelNear)
# From what plans meet without trying to what takes the most.
_DIFFICULTY: dict[type[Normal], int] = {
    InnerModesUnwanted: 0,
    Days: 0,
    People: 0,
    Beds: 2,
    OutAndBack: 2,
    HotelNear: 3,
    CostCap: 5,
    Opaque: 9,
}


def constraints_of(query: Query) -> dict[str, Normal]:
    """All that a plan for a request must meet, typed, by its DSL texts."""
    return {source: read_constraint(source) for source in sources_of(query)}


@lru_cache(maxsize=4_096)
def read_constraint(source: str) -> Normal:
    """The typed constraint of a DSL text, with every `not` as far inside as it goes."""
    return _inward(parse_normal(source))


def _inward(constraint: Normal) -> Normal:
    match constraint:
        case And(parts):
            return canonical(And(frozenset(map(_inward, parts))))
        case Or(parts):
            return canonical(Or(frozenset(map(_inward, parts))))
        case Not(And(parts)):
            return canonical(Or(frozenset(_inward(negation(part)) for part in parts)))
        case Not(Or(parts)):
            return canonical(And(frozenset(_inward(negation(part)) for part in parts)))
        case Not(Names(kind, "all", names)):
            return canonical(Or(frozenset(Names(kind, "none", frozenset({name})) for name in names)))
        case Not(Types(kind, "all", types)):
            return canonical(Or(frozenset(Types(kind, "none", frozenset({one})) for one in types)))
        case _:
            return constraint


def holds(constraint: Normal, test: Callable[[Normal], bool]) -> bool:
    """Whether a constraint holds where `test` says so of its smallest parts."""
    match constraint:
        case And(parts):
            return all(holds(part, test) for part in parts)
        case Or(parts):
            return any(holds(part, test) for part in parts)
        case Not(part):
            return not holds(part, test)
        case _:
            return test(constraint)


def is_about_journey(constraint: Normal) -> bool:
    """Whether the services there and back alone decide it."""
    return _only(constraint, _of_journey)


def is_about_lodging(constraint: Normal) -> bool:
    """Whether the hotel and its rooms alone decide it."""
    return _only(constraint, _of_lodging)


def _of_journey(atom: Normal) -> bool:
    return isinstance(atom, _OF_JOURNEY) or (isinstance(atom, CostCap) and atom.category == "intercity")


def _of_lodging(atom: Normal) -> bool:
    return isinstance(atom, _OF_LODGING) or (
        isinstance(atom, (Names, Types)) and atom.kind == "accommodation"
    )


def _only(constraint: Normal, of_kind: Callable[[Normal], bool]) -> bool:
    match constraint:
        case And(parts) | Or(parts):
            return all(_only(part, of_kind) for part in parts)
        case Not(part):
            return _only(part, of_kind)
        case _:
            return of_kind(constraint)


def without_choices(constraints: Iterable[Normal]) -> tuple[Normal, ...]:
    """The smallest constraints that hold in every alternative."""
    return tuple(dict.fromkeys(part for one in constraints for part in _sorted(one) if not _is_choice(part)))


def alternatives(constraints: Iterable[Normal]) -> Iterator[tuple[Normal, ...]]:
    """Conjunctions of which a plan must meet one, the most promising first; at most MAX_ALTERNATIVES."""
    parts = list(dict.fromkeys(part for one in constraints for part in _sorted(one)))
    certain = [part for part in parts if not _is_choice(part)]
    choices = [
        sorted(part.parts, key=_difficulty) for part in parts if isinstance(part, Or) and _is_choice(part)
    ]
    for chosen in islice(product(*choices), MAX_ALTERNATIVES):
        extra = list(chosen)
        inner = [part for one in extra for part in _sorted(one)]
        # A choice within a choice.
        if any(map(_is_choice, inner)):
            yield from alternatives((*certain, *inner))
        else:
            yield tuple(dict.fromkeys((*certain, *inner)))


def _sorted(constraint: Normal) -> list[Normal]:
    return sorted(conjuncts(constraint), key=repr)


def _is_choice(constraint: Normal) -> bool:
    """Whether it is an "or" between decisions of different kinds; one of a kind is decided where that kind is."""
    return (
        isinstance(constraint, Or) and not is_about_journey(constraint) and not is_about_lodging(constraint)
    )


def _difficulty(part: Normal) -> tuple[int, str]:
    if isinstance(part, (Names, Types)):
        rank = 1 if part.rule == "none" else 4
    elif isinstance(part, (And, Or)):
        rank = max(_difficulty(one)[0] for one in part.parts)
    else:
        rank = _DIFFICULTY.get(type(part), 6)
    return rank, repr(part)
