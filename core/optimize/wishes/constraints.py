"""The constraints of a request, read into typed form, and the ways to choose a part for each "or" among them."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice, product

from core.dsl.cache import TextCache
from core.dsl.families.family import Decision
from core.dsl.families.places import Names, Types
from core.dsl.families.table import family_of
from core.dsl.normal.logic import canonical, conjuncts, negation
from core.dsl.normal.recognition import parse_normal
from core.dsl.normal.values import And, Atom, Normal, Not, Or
from core.dsl.normal.writing import to_dsl
from core.dsl.requirements import sources_of
from core.model.query import Query

MAX_ALTERNATIVES = 64
_NEGATED, _HARDEST = 6, 9
"""Effort that a negation takes, and what is no more than code."""


def constraints_of(query: Query) -> dict[str, Normal]:
    """All that a plan for a request must meet, typed, by its DSL texts."""
    return {source: read_constraint(source) for source in sources_of(query)}


def wishes_of(query: Query) -> tuple[dict[str, Normal], frozenset[str]]:
    """All that a plan should meet, typed, by its DSL texts, and the texts of what is only liked.

    Of a like for several things each is one by itself: the city that has no garden has parks.
    """
    liked = {one.dsl for one in query.constraints if one.strength == "like"} - set(query.hard_logic)
    every = constraints_of(query)
    musts = {source: meaning for source, meaning in every.items() if source not in liked}
    parts = [part for source in every if source in liked for part in _sorted(every[source])]
    likes = {to_dsl(part): part for part in parts if part not in musts.values()}
    return musts | likes, frozenset(likes)


def read_constraint(source: str) -> Normal:
    """The typed constraint of a DSL text, with every `not` as far inside as it goes."""
    return _READ(source)


_READ = TextCache(lambda source: _inward(parse_normal(source)), characters=1_000_000)


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
    return _is_decided_by("journey", constraint)


def is_about_lodging(constraint: Normal) -> bool:
    """Whether the hotel and its rooms alone decide it."""
    return _is_decided_by("lodging", constraint)


def _is_decided_by(decision: Decision, constraint: Normal) -> bool:
    match constraint:
        case And(parts) | Or(parts):
            return all(_is_decided_by(decision, part) for part in parts)
        case Not(part):
            return _is_decided_by(decision, part)
        case Atom():
            return family_of(constraint).decision(constraint) == decision
        case _:
            return False


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
    """From what plans meet without trying to what takes the most."""
    match part:
        case And(parts) | Or(parts):
            rank = max(_difficulty(one)[0] for one in parts)
        case Not():
            rank = _NEGATED
        case Atom():
            rank = family_of(part).effort(part)
        case _:
            rank = _HARDEST
    return rank, repr(part)
