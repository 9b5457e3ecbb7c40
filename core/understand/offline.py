"""Text to Query by rules and lexicons, in Chinese and English, with no model and no network."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from core.dsl.families.costs import CostCap
from core.model.query import Query, Thing
from core.sandbox.sandbox import Sandbox
from core.understand.asking import questions
from core.understand.facts.budget import Money, read_money
from core.understand.facts.cities import Trip, read_cities
from core.understand.facts.corrections import taken_back, without
from core.understand.facts.dates import date_mentions, read_dates
from core.understand.facts.days import read_days
from core.understand.facts.people import read_people
from core.understand.names.place_names import PlaceNames, names_of
from core.understand.requirements import read_wishes
from core.understand.text.clauses import clauses
from core.understand.text.leftover import not_understood
from core.understand.text.lexicon import lexicon
from core.understand.text.lines import alternatives_from, either_or
from core.understand.text.numerals import COUNT_EN, COUNT_ZH, count_of
from core.understand.text.script import fold, language_of, lower, without_gaps
from core.understand.text.spans import Reading, Span
from core.understand.understanding import Understanding
from core.understand.wishes.checking import checked, did_you_mean
from core.understand.wishes.doubts import (
    TURNED,
    parted,
    refusing_clauses,
    unknown_names,
    unsupported,
    with_strengths,
)
from core.understand.wishes.liking import Liking
from core.understand.wishes.preferences import kinds_of_clauses, preferences_of
from core.understand.wishes.repeats import said_again
from core.understand.wishes.suggestions import suggested
from core.understand.wishes.taken_back import settled
from core.understand.wishes.things import likings_of
from core.understand.wishes.wish import Scene, Wish, is_refusal

LONGEST = 2000
"""Characters of a request that are read; what follows is listed as not understood."""
_FAMILIES = re.compile(
    rf"({COUNT_ZH})\s*(?:个)?家(?!庭?房|酒店|餐|店|宾馆|人)|({COUNT_EN})\s+families\b", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class _Facts:
    """The facts of a trip: those stated with one value, those with several, and where they come from."""

    said: dict[str, Reading[Any]]
    open_: dict[str, Reading[Any]]
    trip: Trip
    money: Money


def understand(
    text: str,
    city_names: Sequence[str] | None = None,
    uid: str = "",
    sandbox: Sandbox | None = None,
    today: date | None = None,
) -> Understanding:
    """The request as far as the text states it.

    Cities are looked for among `city_names` (default: the sandbox's, else the known ten), places among the sandbox's;
    without a sandbox, names of places are taken from the text as they stand. Dates that name no year are those after
    `today`, and are not read without it.
    """
    packed, was_at = without_gaps(text[:LONGEST])
    typed, language, cities = fold(packed), language_of(packed), _cities(city_names, sandbox)
    corrections = taken_back(typed, cities)
    folded = without(typed, corrections)
    facts = _facts(folded, cities)
    scene = _scene(packed, folded, facts.trip, sandbox)
    read = tuple(checked(wish, scene.names) for wish in read_wishes(scene, language, facts.money.caps))
    settled_, clashing = settled(scene, _with_budget(read, facts.said.get("budget")))
    wishes = with_strengths(scene, settled_)
    said = kinds_of_clauses(scene)
    likings = likings_of(scene, said, [span for wish in wishes for span in wish.spans])
    spans = {name: reading.span for name, reading in facts.said.items()}
    shaky = refusing_clauses(scene, wishes, likings, [*spans.values()])
    days = facts.said.get("days")
    dates = read_dates(folded, days.value if days else None, today)
    corrected = [span for one in corrections for span in (one.old, one.mark)]
    aside = (
        *date_mentions(folded),
        *(one.mention.span for one in said if one.topic != "transport"),
        *(one.span for one in likings),
        *_refusing(scene, _refused(wishes, likings)),
        *(reading.span for reading in facts.open_.values()),
        *(one.span for one in facts.trip.refused),
        *(one.span for one in facts.trip.elsewhere),
        *said_again(scene, facts.said, wishes),
        *corrected,
    )
    unread = not_understood(
        typed, (*aside, *spans.values(), *(span for wish in wishes for span in wish.spans))
    )
    strange = unknown_names(scene, wishes, unread)
    weak = unsupported(scene, unread)
    known = [wish for at, wish in enumerate(wishes) if at not in strange]
    kept, doubts = _without_doubts(scene, known, [*shaky, *weak])
    doubts += clashing
    unsure = [one for one in likings if one.wanted and any(_inside(one.span, span) for span in weak)]
    likings = tuple(one for one in likings if one not in unsure)
    unread = _with_names(
        unread,
        [
            *strange.values(),
            *(one.span for one in unsure),
            *(span for one in doubts for span in one.parts[1:]),
        ],
    )
    asked = questions(facts.said, facts.open_, facts.trip, facts.money, doubts, packed, cities)
    return Understanding(
        query=Query(
            uid=uid,
            text=text,
            constraints=tuple(_moved(wish, was_at).constraint() for wish in kept),
            dates=(dates.first, dates.last) if dates and dates.last else None,
            preferences=preferences_of(said),
            things=tuple(Thing(one.thing, one.about, one.strength) for one in likings),
            **{name: reading.value for name, reading in facts.said.items()},
        ),
        language=language,
        spans={name: _span_of(span, was_at) for name, span in spans.items()},
        confidence={name: reading.confidence for name, reading in facts.said.items()},
        wishes=tuple(_moved(wish, was_at) for wish in kept),
        likings=tuple(replace(one, span=_span_of(one.span, was_at)) for one in likings),
        did_you_mean=_meant(scene, wishes, unread),
        preferences=preferences_of(said),
        dates=replace(dates, span=_span_of(dates.span, was_at)) if dates else None,
        ask=tuple(replace(one, span=_span_of(one.span, was_at)) if one.span else one for one in asked),
        also_read=tuple(_span_of(span, was_at) for span in aside),
        not_understood=(*(_span_of(span, was_at) for span in unread), *_beyond(text)),
    )


def _without_doubts(
    scene: Scene, wishes: Iterable[Wish], shaky: Sequence[Span]
) -> tuple[tuple[Wish, ...], list[Wish]]:
    """The wishes as far as they do not stand in clauses that are in doubt, and the rest of them."""
    kept: list[Wish] = []
    doubts: list[Wish] = []
    for wish in wishes:
        sure: Wish | None = wish
        unsure: Wish | None = None
        if isinstance(wish.meaning, TURNED) and not is_refusal(wish.meaning):
            sure, unsure = parted(scene, wish, lambda span: any(_inside(span, clause) for clause in shaky))
        kept += [sure] if sure else []
        doubts += [unsure] if unsure else []
    return tuple(kept), doubts


def _inside(span: Span, whole: Span) -> bool:
    return whole[0] <= span[0] and span[1] <= whole[1]


def _refusing(scene: Scene, refused: Sequence[Span]) -> Iterator[Span]:
    """The words that refuse what was read as refused."""
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        for start, end in refused:
            if clause.start <= start and end <= clause.span[1]:
                yield from clause.refusing_words(start, end)


def _with_names(unread: tuple[Span, ...], names: list[Span]) -> tuple[Span, ...]:
    """What is not understood, with names that nobody knows whole."""
    rest = [span for span in unread if not any(start <= span[0] and span[1] <= end for start, end in names)]
    return tuple(sorted({*rest, *names}))


def _refused(wishes: Iterable[Wish], likings: Iterable[Liking]) -> list[Span]:
    """Where the text says what is unwished, and limits, which are said by refusals too (不超过)."""
    spans = [
        span
        for wish in wishes
        if is_refusal(wish.meaning) or isinstance(wish.meaning, CostCap)
        for span in wish.spans
    ]
    return spans + [one.span for one in likings if not one.wanted or one.about == "pace"]


def _scene(packed: str, folded: str, trip: Trip, sandbox: Sandbox | None) -> Scene:
    """What rules know of the request: a city that is only misspelt lends its names all the same."""
    target = trip.target.value if trip.target else None
    likely = target or (trip.target_choices[0] if len(trip.target_choices) == 1 else None)
    names = names_of(sandbox, likely) if sandbox else PlaceNames()
    start = trip.start.value if trip.start else None
    return Scene(packed, folded, lower(folded), likely, names, start)


def _beyond(text: str) -> list[Span]:
    """What of a text is too far from its beginning to be read."""
    return [(LONGEST, len(text))] if len(text) > LONGEST else []


def _moved(wish: Wish, was_at: list[int]) -> Wish:
    """The wish with its place in the text as typed."""
    parts = tuple(_span_of(part, was_at) for part in wish.parts)
    return replace(wish, span=_span_of(wish.span, was_at), parts=parts)


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


def _facts(folded: str, cities: tuple[str, ...]) -> _Facts:
    trip, people, days = read_cities(folded, cities), read_people(folded), read_days(folded)
    counts = {"people_number": people, "days": days}
    said: dict[str, Reading[Any]] = {
        name: reading for name, reading in counts.items() if reading is not None and not reading.choices
    }
    open_ = {name: reading for name, reading in counts.items() if reading is not None and reading.choices}
    money = _money(folded, said)
    for name, reading in (("start_city", trip.start), ("target_city", trip.target), ("budget", money.budget)):
        if reading is not None:
            said[name] = reading
    order = ("start_city", "target_city", "days", "people_number", "budget")
    return _Facts({name: said[name] for name in order if name in said}, open_, trip, money)


def _money(folded: str, said: dict[str, Reading[Any]]) -> Money:
    """What is said of money; a budget among alternatives is one of them, and not the trip's."""
    people, days = (said[name].value if name in said else None for name in ("people_number", "days"))
    families = _FAMILIES.search(folded)
    homes = count_of(families[1] or families[2]) if families else None
    found = read_money(folded, people, days, homes)
    first, choice = alternatives_from(folded), either_or(folded)
    if first is None and choice is None:
        return found
    start, end = choice or (first or 0, len(folded))
    firm = folded[:start] + " " * (end - start) + folded[end:]
    if first is not None:
        firm = firm[:first] + " " * (len(firm) - first)
    return replace(found, budget=read_money(firm, people, days, homes).budget)


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
