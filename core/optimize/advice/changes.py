"""Changes of a request that give a little way: what they are, and the request after them."""

from dataclasses import dataclass, replace
from datetime import timedelta

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Days
from core.dsl.families.hotel_near import HotelNear
from core.dsl.normal.gloss import gloss
from core.dsl.normal.values import Normal
from core.dsl.normal.writing import to_dsl
from core.dsl.requirements import Requirement, requirements_of, with_requirements
from core.model.query import Query
from core.optimize.wishes.constraints import read_constraint

Limit = CostCap | HotelNear
"""A wish with a number that can be raised a little: CNY, or km."""


@dataclass(frozen=True, slots=True)
class Dropped:
    """Without a wish, given as its DSL text; one that says the same in other words goes too."""

    source: str


@dataclass(frozen=True, slots=True)
class Loosened:
    """More money, or a hotel farther away: what a wish says now, and what it said."""

    limit: Limit
    instead_of: Limit


@dataclass(frozen=True, slots=True)
class OtherDays:
    """A trip of another number of days."""

    days: int
    instead_of: int


RequestChange = Dropped | Loosened | OtherDays


def changed(query: Query, change: RequestChange) -> Query:
    """The request after a change."""
    match change:
        case Dropped(source):
            return _replaced(query, read_constraint(source), None)
        case Loosened(limit, before):
            return _replaced(query, before, limit)
        case OtherDays(days, before):
            dates = query.dates and (query.dates[0], query.dates[0] + timedelta(days=days - 1))
            return _replaced(replace(query, days=days, dates=dates), Days(before), Days(days))


def number_of(limit: Limit) -> float:
    """The number of a limit: CNY for its unit, or km."""
    return limit.at_most if isinstance(limit, CostCap) else limit.km


def with_number(limit: Limit, number: float) -> Limit:
    """The limit with another number."""
    return replace(limit, at_most=number) if isinstance(limit, CostCap) else replace(limit, km=number)


def _replaced(query: Query, meaning: Normal, instead: Normal | None) -> Query:
    """The request with another wish, or none, in the place of all that mean this one."""
    kept = []
    for one in requirements_of(query):
        if read_constraint(one.constraint.dsl) != meaning:
            kept.append(one)
        elif instead is not None:
            said = replace(one.constraint, dsl=to_dsl(instead), gloss=gloss(instead))
            kept.append(Requirement(said, instead))
    return with_requirements(query, kept)
