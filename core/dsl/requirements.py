"""What a request asks of a plan: the one place that says it, for those who plan, show, judge and change requests.

A request may carry its wishes as a benchmark record's DSL (`hard_logic`), as constraints that were read from its text
or set by hand, and as a budget: all of them count.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from core.dsl.families.costs import CostCap
from core.dsl.families.places import Types
from core.dsl.families.table import family_name
from core.dsl.normal.gloss import gloss
from core.dsl.normal.logic import conjuncts
from core.dsl.normal.recognition import parse_normal
from core.dsl.normal.values import Normal
from core.dsl.normal.writing import to_dsl
from core.knowledge.things import BESIDE_MEALS, is_known, is_of_both
from core.model.constraint import Constraint
from core.model.query import Query

_EATEN, _SEEN, _DONE = ("meal", "cuisine"), ("sight", "pace"), "local_transport"
"""The parts of a trip that meals and sights are, and what one may do at a sight, such as cycling."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a request in words wishes for or refuses, by the names of the lexicons: what is eaten, and what is seen or done."""

    meals: frozenset[str] = frozenset()
    sights: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Requirement:
    """A constraint as the request carries it, and its typed meaning."""

    constraint: Constraint
    meaning: Normal


def sources_of(query: Query) -> tuple[str, ...]:
    """The DSL texts of all that a plan must meet: the record's own in their order, then the others, then the budget.

    A budget is left out where some constraint allows the whole trip no more than that anyway.
    """
    record = query.hard_logic
    own = tuple(dict.fromkeys(one.dsl for one in query.constraints if one.dsl not in record))
    sources = (*record, *own)
    if query.budget is None or any(cap <= query.budget for cap in _caps(map(parse_normal, sources))):
        return sources
    return (*sources, to_dsl(CostCap("total", query.budget)))


def requirements_of(query: Query) -> tuple[Requirement, ...]:
    """The same as `sources_of`, typed; in the request's own words where it has them."""
    own = {one.dsl: one for one in query.constraints}
    return tuple(
        Requirement(own.get(source) or _constraint(source, meaning), meaning)
        for source in sources_of(query)
        for meaning in (parse_normal(source),)
    )


def refused_of(query: Query) -> Said:
    """What a request refuses. A benchmark record's own DSL means what it says and no more; words mean the thing itself."""
    types = [one for constraint in query.constraints for one in _types_refused(constraint)]
    things = _said(query, wanted=False)
    meals = {name for one in types if one.kind == "restaurant" for name in one.types}
    sights = {name for one in types if one.kind == "attraction" for name in one.types}
    return Said(things.meals | meals, things.sights | sights)


def wished_of(query: Query) -> Said:
    """What a request wishes for beyond its constraints: things that no type of the data says."""
    return _said(query, wanted=True)


def _said(query: Query, *, wanted: bool) -> Said:
    things = [(one.about, one.name.zh) for one in query.things if one.wanted == wanted]
    return Said(
        meals=frozenset(
            name
            for about, name in things
            if (about in _EATEN or is_of_both(name)) and name not in BESIDE_MEALS
        ),
        sights=frozenset(
            name for about, name in things if about in _SEEN or (about == _DONE and is_known(name, "sights"))
        ),
    )


def _types_refused(constraint: Constraint) -> Iterator[Types]:
    for part in conjuncts(parse_normal(constraint.dsl)):
        if isinstance(part, Types) and part.rule == "none":
            yield part


def requirement(source: str) -> Requirement:
    """What one DSL text asks for."""
    meaning = parse_normal(source)
    return Requirement(_constraint(source, meaning), meaning)


def with_requirements(query: Query, required: Iterable[Requirement]) -> Query:
    """The request that asks for this and nothing else; its budget is the least that a constraint allows the whole trip."""
    kept = tuple(required)
    budget = min(_caps(one.meaning for one in kept), default=None)
    return replace(query, constraints=tuple(one.constraint for one in kept), hard_logic=(), budget=budget)


def _constraint(source: str, meaning: Normal) -> Constraint:
    return Constraint(family_name(meaning), source, gloss(meaning))


def _caps(meanings: Iterable[Normal]) -> Iterator[float]:
    """What the whole trip may cost, CNY, by each constraint that says so."""
    for meaning in meanings:
        if isinstance(meaning, CostCap) and (meaning.category, meaning.unit) == ("total", "trip"):
            yield meaning.at_most
