"""Text to Query by rules and lexicons, in Chinese and English, with no model and no network."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from core.dsl.families.costs import CostCap
from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand.facts.budget import read_budget
from core.understand.facts.cities import Trip, read_cities
from core.understand.facts.corrections import taken_back, without
from core.understand.facts.dates import date_mentions, read_dates
from core.understand.facts.days import read_days
from core.understand.facts.people import read_people
from core.understand.names.place_names import PlaceNames, names_of
from core.understand.requirements import read_wishes
from core.understand.text.leftover import not_understood
from core.understand.text.lexicon import lexicon
from core.understand.text.script import fold, language_of, lower, without_gaps
from core.understand.text.spans import Reading, Span
from core.understand.understanding import Understanding
from core.understand.wishes.checking import checked, did_you_mean
from core.understand.wishes.preferences import read_preferences
from core.understand.wishes.repeats import said_again
from core.understand.wishes.suggestions import suggested
from core.understand.wishes.wish import Scene, Wish

LONGEST = 2000
"""Characters of a request that are read; what follows is listed as not understood."""


def understand(
    text: str, city_names: Sequence[str] | None = None, uid: str = "", sandbox: Sandbox | None = None
) -> Understanding:
    """The request as far as the text states it.

    Cities are looked for among `city_names` (default: the sandbox's, else the known ten), places among the sandbox's;
    without a sandbox, names of places are taken from the text as they stand.
    """
    packed, was_at = without_gaps(text[:LONGEST])
    typed, language, cities = fold(packed), language_of(packed), _cities(city_names, sandbox)
    corrected = taken_back(typed, cities)
    folded = without(typed, corrected)
    said, trip = _fields(folded, cities)
    target = trip.target.value if trip.target else None
    names = names_of(sandbox, target) if sandbox else PlaceNames()
    start = trip.start.value if trip.start else None
    scene = Scene(packed, folded, lower(folded), target, names, start)
    read = tuple(checked(wish, scene.names) for wish in read_wishes(scene, language))
    wishes = _with_budget(read, said.get("budget"))
    preferences, tasted = read_preferences(scene)
    spans = {name: reading.span for name, reading in said.items()}
    days = said.get("days")
    dates = read_dates(folded, days.value if days else None)
    aside = (*date_mentions(folded), *tasted, *said_again(scene, said, wishes), *corrected)
    unread = not_understood(typed, (*aside, *spans.values(), *(wish.span for wish in wishes)))
    return Understanding(
        query=Query(
            uid=uid,
            text=text,
            constraints=tuple(_moved(wish, was_at).constraint() for wish in wishes),
            dates=dates.value if dates else None,
            preferences=preferences,
            **{name: reading.value for name, reading in said.items()},
        ),
        language=language,
        spans={name: _span_of(span, was_at) for name, span in spans.items()},
        confidence={name: reading.confidence for name, reading in said.items()},
        wishes=tuple(_moved(wish, was_at) for wish in wishes),
        did_you_mean=_meant(scene, wishes, unread),
        preferences=preferences,
        also_read=tuple(_span_of(span, was_at) for span in aside),
        not_understood=(*(_span_of(span, was_at) for span in unread), *_beyond(text)),
    )


def _beyond(text: str) -> list[Span]:
    """What of a text is too far from its beginning to be read."""
    return [(LONGEST, len(text))] if len(text) > LONGEST else []


def _moved(wish: Wish, was_at: list[int]) -> Wish:
    """The wish with its place in the text as typed."""
    return replace(wish, span=_span_of(wish.span, was_at))


def _span_of(span: Span, was_at: list[int]) -> Span:
    return was_at[span[0]], was_at[span[1]]


def _meant(scene: Scene, wishes: Iterable[Wish], unread: Iterable[Span]) -> dict[str, tuple[str, ...]]:
    """Names to ask about: for those in wishes that the city lacks, and for what looks like one and was not read."""
    unknown = (did_you_mean(wish, scene.names) for wish in wishes if wish.unknown)
    asked = {name: alike for names in unknown for name, alike in names.items()}
    return suggested(scene, unread) | asked


def _cities(city_names: Sequence[str] | None, sandbox: Sandbox | None) -> tuple[str, ...]:
    if city_names is not None:
        return tuple(city_names)
    return sandbox.city_names if sandbox is not None else tuple(lexicon("cities"))


def _fields(folded: str, cities: tuple[str, ...]) -> tuple[dict[str, Reading[Any]], Trip]:
    trip, people, days = read_cities(folded, cities), read_people(folded), read_days(folded)
    readings: dict[str, Reading[Any] | None] = {
        "start_city": trip.start,
        "target_city": trip.target,
        "days": days,
        "people_number": people,
        "budget": read_budget(folded, people.value if people else None, days.value if days else None),
    }
    return {name: reading for name, reading in readings.items() if reading is not None}, trip


def _with_budget(wishes: tuple[Wish, ...], budget: Reading[float] | None) -> tuple[Wish, ...]:
    """The budget of the whole trip is a wish too, said once."""
    if budget is None:
        return wishes
    capped = CostCap("total", budget.value)
    others = tuple(wish for wish in wishes if wish.meaning != capped)
    own = next(
        (wish for wish in wishes if wish.meaning == capped), Wish(capped, budget.span, budget.confidence)
    )
    return (replace(own, span=budget.span), *others)
