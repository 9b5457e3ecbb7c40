"""Changes of a request: from the request as it is to the request as it is wanted. Nothing here draws."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from core.dsl.normal.forms import (
    And,
    CostCap,
    Days,
    HotelNear,
    Names,
    Normal,
    Not,
    Or,
    People,
    StayAt,
    TimeAt,
    VisitOrder,
    family,
)
from core.dsl.normal.gloss import gloss
from core.dsl.normal.logic import canonical
from core.dsl.normal.reading import parse_normal
from core.dsl.normal.writing import to_dsl
from core.model.constraint import Constraint
from core.model.query import Query
from core.understand.understanding import Understanding

_COUNTED: Mapping[str, type[Days | People]] = {"days": Days, "people_number": People}


def wishes(query: Query) -> tuple[Constraint, ...]:
    """The wishes of a request, those of a benchmark record and its budget included."""
    held = query.constraints or tuple(written(source) for source in query.hard_logic)
    if query.budget is None or _caps(held):
        return held
    return (wish(CostCap("total", query.budget)), *held)


def written(source: str) -> Constraint:
    """The wish that a text in the DSL means; a known kind is written in its one form."""
    meaning = parse_normal(source)
    return Constraint(family(meaning), source, gloss(meaning))


def wish(meaning: Normal, span: tuple[int, int] | None = None) -> Constraint:
    """The wish of a typed value. Raises TripStudioError for a value that says nothing."""
    meaning = canonical(meaning)
    return Constraint(family(meaning), to_dsl(meaning), gloss(meaning), span)


def with_wish(query: Query, added: Constraint) -> Query:
    """One wish more; a wish that is there already is not there twice."""
    held = wishes(query)
    if any(one.dsl == added.dsl for one in held):
        return query
    return _with(query, (*held, added))


def changed(query: Query, number: int, to: Constraint) -> Query:
    """The wish of that number replaced; it stays on the words that it came from."""
    held = list(wishes(query))
    held[number] = replace(to, span=held[number].span)
    return _with(query, tuple(held))


def without(query: Query, *numbers: int) -> Query:
    """Without the wishes of those numbers."""
    return _with(query, tuple(one for number, one in enumerate(wishes(query)) if number not in numbers))


def with_field(query: Query, **fields: object) -> Query:
    """Other cities, days or people; wishes that say the same of the trip follow."""
    held = []
    for one in wishes(query):
        meaning = parse_normal(one.dsl)
        for name, kind in _COUNTED.items():
            count = fields.get(name)
            if isinstance(meaning, kind) and isinstance(count, int):
                one = wish(kind(count), one.span)
        held.append(one)
    return _with(replace(query, **fields), tuple(held))  # type: ignore[arg-type]


def renamed(query: Query, old: str, new: str) -> Query:
    """Another place in all wishes that name the old one."""
    held = []
    for one in wishes(query):
        meaning = parse_normal(one.dsl)
        other = _renamed(meaning, old, new)
        held.append(one if other == meaning else wish(other, one.span))
    return _with(query, tuple(held))


def changes(before: Query, after: Query) -> int:
    """How many wishes and facts of the trip differ between two requests."""
    facts = ("start_city", "target_city", "days", "people_number")
    differing = sum(bool(getattr(before, name) != getattr(after, name)) for name in facts)
    were, are = ({one.dsl for one in wishes(query)} for query in (before, after))
    return differing + max(len(were - are), len(are - were))


def is_as_read(query: Query, name: str, read: Understanding) -> bool:
    """Whether a fact of the trip is what the text says."""
    return bool(getattr(query, name) == getattr(read.query, name))


def _with(query: Query, held: tuple[Constraint, ...]) -> Query:
    """The request with those wishes; its budget is what they say of the whole trip."""
    return replace(query, constraints=held, hard_logic=(), budget=min(_caps(held), default=None))


def _caps(held: Iterable[Constraint]) -> list[float]:
    """What the whole trip may cost, CNY, by each wish that says so."""
    meanings = (parse_normal(one.dsl) for one in held)
    return [
        meaning.at_most
        for meaning in meanings
        if isinstance(meaning, CostCap) and (meaning.category, meaning.unit) == ("total", "trip")
    ]


def _renamed(meaning: Normal, old: str, new: str) -> Normal:
    match meaning:
        case And(parts):
            return And(frozenset(_renamed(part, old, new) for part in parts))
        case Or(parts):
            return Or(frozenset(_renamed(part, old, new) for part in parts))
        case Not(part):
            return Not(_renamed(part, old, new))
        case Names(names=names) if old in names:
            return replace(meaning, names=(names - {old}) | {new})
        case HotelNear() | TimeAt() | StayAt() if meaning.place == old:
            return replace(meaning, place=new)
        case VisitOrder(first, second):
            return VisitOrder(new if first == old else first, new if second == old else second)
        case _:
            return meaning
