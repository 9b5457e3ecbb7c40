"""What a trip has to tell of the hour or the length that is wished for at a place."""

from collections.abc import Iterator
from dataclasses import replace

from core.dsl.families.places import Names
from core.dsl.normal.logic import conjuncts
from core.dsl.pauses.performances import performances
from core.dsl.requirements import requirements_of
from core.evaluate.timeline import Placed
from core.evaluate.trip import JudgedTrip
from core.evaluate.wishes.stops import LEFT_OUT, SEMICOLON, WishVerdict, meals_of, times, visits_of
from core.knowledge.hours.spells import spells_at
from core.knowledge.picked import members
from core.knowledge.things import houses_of
from core.model.clock import DAY_MINUTES
from core.model.spells import VisitSpell
from core.sandbox.places import hours_of
from core.text import Name, Text, joined, sentence

_NOT: WishVerdict = (False, LEFT_OUT, ())
_SHORTEST = 30


def tell_spell(wish: VisitSpell, trip: JudgedTrip) -> WishVerdict:
    """Whether the place is visited as wished, when it is, and what of its hours forbids it."""
    sight = trip.city.attraction(wish.place)
    visits = visits_of(trip, {wish.place})
    if sight is None or not visits:
        return _instead(wish, trip) or _NOT
    first, (opens, closes) = trip.query.dates, hours_of(sight)
    here = spells_at((wish.said.zh,), trip.city, first[0] if first else None)[wish.place]
    last = len(trip.plan.itinerary)
    kept = [one for one in visits if here.is_on(one.day, last) and here.is_kept(*_minutes(one))]
    told = joined(map(_from_to, kept or visits), SEMICOLON)
    late = opens > here.begins[1] or here.ends[1] < opens + _SHORTEST
    if not kept and (closes - _SHORTEST < here.begins[0] or late):
        hours = sentence(
            "数据里开放 {opens}–{closes}",
            "open {opens}–{closes} in the data",
            opens=_clock(opens),
            closes=_clock(closes),
        )
        told = joined((told, hours), SEMICOLON)
    return bool(kept), told, tuple(kept)


def tell_kind(wish: VisitSpell, trip: JudgedTrip) -> WishVerdict | None:
    """Whether a kind of sight, or of house, is seen when it is wished; None where the data know no place for it."""
    kind = frozenset({wish.place})
    houses, sights = houses_of(kind, trip.city), members(wish.place, trip.city)
    if not houses | sights:
        return None
    stops, last = [*meals_of(trip, houses), *visits_of(trip, sights)], len(trip.plan.itinerary)
    first, latest = wish.spell.begins
    kept = [one for one in stops if wish.spell.is_on(one.day, last) and first <= _minutes(one)[0] <= latest]
    return bool(kept), times(kept or stops) if stops else LEFT_OUT, tuple(kept)


def _instead(wish: VisitSpell, trip: JudgedTrip) -> WishVerdict | None:
    """What is told of a place in whose stead another is visited then: this or that, or a stage that is open in the evening."""
    named = [one.names for one in _any_of(trip) if wish.place in one.names]
    named += [one.sights for one in performances([wish.said.zh], trip.city)]
    for other in sorted(frozenset().union(*named) - {wish.place}):
        kept, told, stops = tell_spell(replace(wish, place=other), trip) if visits_of(trip, {other}) else _NOT
        if kept:
            return kept, sentence("{place}，{told}", "{place}, {told}", place=Name(other), told=told), stops
    return None


def _any_of(trip: JudgedTrip) -> Iterator[Names]:
    """The choices between sights that the request leaves open."""
    for one in requirements_of(trip.query):
        for part in conjuncts(one.meaning):
            if isinstance(part, Names) and part.kind == "attraction" and part.rule == "any":
                yield part


def _minutes(stop: Placed) -> tuple[int, int]:
    midnight = (stop.day - 1) * DAY_MINUTES
    return stop.start - midnight, stop.end - midnight


def _from_to(stop: Placed) -> Text:
    start, end = _minutes(stop)
    return sentence(
        "第 {day} 天 {start}–{end}",
        "day {day}, {start}–{end}",
        day=stop.day,
        start=_clock(start),
        end=_clock(end),
    )


def _clock(minutes: int) -> str:
    return f"{minutes // 60 % 24:02d}:{minutes % 60:02d}"
