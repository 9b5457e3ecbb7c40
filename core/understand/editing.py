"""Changes of a request: from the request as it is to the request as it is wanted. Nothing here draws."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from core.dsl.families.counts import Days, People
from core.dsl.families.place_names import with_place_renamed
from core.dsl.families.table import family_name
from core.dsl.normal.gloss import gloss
from core.dsl.normal.logic import canonical
from core.dsl.normal.values import Normal
from core.dsl.normal.writing import to_dsl
from core.dsl.requirements import Requirement, requirement, requirements_of, with_requirements
from core.model.constraint import Constraint
from core.model.query import Query, Strength, Thing
from core.text import Text
from core.understand.text.spans import Span
from core.understand.understanding import Understanding

_COUNTED: Mapping[str, type[Days | People]] = {"days": Days, "people_number": People}


def wishes(query: Query) -> tuple[Constraint, ...]:
    """The wishes of a request, those of a benchmark record and its budget included."""
    return tuple(one.constraint for one in requirements_of(query))


def written(source: str) -> Constraint:
    """The wish that a text in the DSL means; a known kind is written in its one form."""
    return requirement(source).constraint


def wish(meaning: Normal, span: tuple[int, int] | None = None) -> Constraint:
    """The wish of a typed value. Raises TripStudioError for a value that says nothing."""
    meaning = canonical(meaning)
    return Constraint(family=family_name(meaning), dsl=to_dsl(meaning), gloss=gloss(meaning), span=span)


def with_wish(query: Query, added: Constraint) -> Query:
    """One wish more; a wish that is there already is not there twice."""
    held = requirements_of(query)
    if any(one.constraint.dsl == added.dsl for one in held):
        return query
    return with_requirements(query, (*held, _required(added)))


def changed(query: Query, number: int, to: Constraint) -> Query:
    """The wish of that number replaced; it stays on the words that it came from."""
    held = list(requirements_of(query))
    held[number] = _required(replace(to, span=held[number].constraint.span))
    return with_requirements(query, held)


def without(query: Query, *numbers: int) -> Query:
    """Without the wishes of those numbers."""
    held = (one for number, one in enumerate(requirements_of(query)) if number not in numbers)
    return with_requirements(query, held)


def with_field(query: Query, **fields: object) -> Query:
    """Other cities, days or people; wishes that say the same of the trip follow."""
    held = []
    for one in requirements_of(query):
        for name, kind in _COUNTED.items():
            count = fields.get(name)
            if isinstance(one.meaning, kind) and isinstance(count, int):
                one = _required(wish(kind(count), one.constraint.span))
        held.append(one)
    return with_requirements(replace(query, **fields), held)  # type: ignore[arg-type]


def renamed(query: Query, old: str, new: str) -> Query:
    """Another place in all wishes that name the old one."""
    held = []
    for one in requirements_of(query):
        meaning = with_place_renamed(one.meaning, old, new)
        held.append(one if meaning == one.meaning else _required(wish(meaning, one.constraint.span)))
    return with_requirements(query, held)


def changes(before: Query, after: Query) -> int:
    """How many wishes and facts of the trip differ between two requests."""
    facts = ("start_city", "target_city", "days", "people_number", "dates")
    differing = sum(bool(getattr(before, name) != getattr(after, name)) for name in facts)
    were, are = ({one.dsl for one in wishes(query)} for query in (before, after))
    return differing + max(len(were - are), len(are - were))


def is_as_read(query: Query, name: str, read: Understanding) -> bool:
    """Whether a fact of the trip is what the text says."""
    return bool(getattr(query, name) == getattr(read.query, name))


def _required(constraint: Constraint) -> Requirement:
    return replace(requirement(constraint.dsl), constraint=constraint)


_FIRMER: Mapping[Strength, Strength] = {"like": "must", "rather_not": "never"}
"""What says a like or a dislike more firmly."""


def likes_once(things: Sequence[Thing], spans: Mapping[Text, Span]) -> list[Thing]:
    """The likes and dislikes, each as strong as it was said, without those of the hotel that another one says as well;
    `spans` are the words of each."""
    return [
        thing
        for thing in dict.fromkeys(things)
        if not (thing.strength in _FIRMER and thing._replace(strength=_FIRMER[thing.strength]) in things)
        and not any(_says_more(other, thing, spans) for other in things)
    ]


def _says_more(other: Thing, thing: Thing, spans: Mapping[Text, Span]) -> bool:
    """Whether another wish for the hotel says one and more: 五星级酒店 beside 五星级, or both read of the same words."""
    if (other.about, other.strength) != ("hotel", thing.strength) or thing.about != "hotel":
        return False
    longer, own = other.name.zh, thing.name.zh
    is_same_words = spans.get(other.name) is not None and spans.get(other.name) == spans.get(thing.name)
    return longer != own and (own in longer or (is_same_words and len(longer) > len(own)))
