"""What to give up where not all wishes can be met: as little as possible, the softest of each clash first."""

from collections.abc import Mapping
from dataclasses import replace

from core.dsl.families.costs import CostCap
from core.dsl.families.places import Names, Types
from core.dsl.families.table import family_of
from core.dsl.normal.values import And, Atom, Normal, Opaque, Or
from core.model.mealtimes import MEALS
from core.optimize.proofs.prover import Prover
from core.sandbox.city import City

# A cap is not given up at once: the nearest trip costs as little more as it can.
_HALF_AS_MUCH_AGAIN, _LOOSENED = 1.5, 12
_COMBINED, _NEGATED = 4, 3
"""Hardness of a combination and of a negation."""


def correction_set(prover: Prover, constraints: Mapping[str, Normal]) -> list[Normal]:
    """Constraints that are not refuted together: the softest of each clash are weakened, or else given up."""
    kept, given_up = dict(constraints), list[str]()
    while prover.refuted(kept.values()) is not None:
        clash = prover.minimal_conflict(kept)
        victim = min(clash, key=lambda source: (hardness(kept[source]), source))
        weaker = loosened(kept[victim], given_up.count(victim))
        if weaker is None and victim not in given_up:
            weaker = weakened(kept[victim], prover.problem.city)
        given_up.append(victim)
        if weaker is None:
            del kept[victim]
        else:
            kept[victim] = weaker
    return list(kept.values())


def loosened(constraint: Normal, times: int) -> Normal | None:
    """A cap that allows half as much again; None for other wishes, and where it was loosened too often to be one still."""
    if not isinstance(constraint, CostCap) or times >= _LOOSENED:
        return None
    return replace(constraint, at_most=constraint.at_most * _HALF_AS_MUCH_AGAIN)


def tightened(cap: CostCap) -> CostCap:
    """A cap as it was before it was loosened for the last time."""
    return replace(cap, at_most=cap.at_most / _HALF_AS_MUCH_AGAIN)


def hardness(constraint: Normal) -> int:
    """How late a wish is given up; code first, since nothing is known of it."""
    match constraint:
        case Atom():
            return family_of(constraint).hardness(constraint)
        case And() | Or():
            return _COMBINED
        case Opaque():
            return 0
        case _:
            return _NEGATED


def weakened(constraint: Normal, city: City) -> Normal | None:
    """A wish in its spirit: any of the types of a place counts, not only the first, and one of several will do."""
    if (
        not isinstance(constraint, Types)
        or constraint.rule == "none"
        or constraint.kind in ("restaurant", *MEALS)
    ):
        return None
    rows = (
        [(sight.name, sight.types) for sight in city.attractions]
        if constraint.kind == "attraction"
        else [(hotel.name, hotel.features) for hotel in city.hotels]
    )
    scores = {name: len(constraint.types.intersection(types)) for name, types in rows}
    best = max(scores.values(), default=0)
    names = frozenset(name for name, score in scores.items() if score == best)
    return Names(constraint.kind, "any", names) if best else None
