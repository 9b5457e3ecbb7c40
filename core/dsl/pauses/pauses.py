"""The time that a request wishes to have for what no data have a place for, and the places that it names with it."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from core.dsl.families.places import Names
from core.dsl.normal.logic import conjuncts
from core.dsl.normal.recognition import parse_normal
from core.dsl.pauses.performances import performances, special_evening
from core.dsl.pauses.rests import sits_in
from core.knowledge.city import knowledge_of
from core.knowledge.hours.engagements import blocks_of
from core.knowledge.hours.pauses import Pastime, Pause, pastimes, same_time
from core.knowledge.hours.sun import sunrise_and_sunset
from core.knowledge.picked import in_reach, picked
from core.knowledge.things import (
    BOATS,
    FLAG_RAISING,
    LATE_FOOD,
    SUNRISE,
    SUNSET,
    days_of_a_kind,
    houses_where,
    sights_of,
)
from core.knowledge.travellers import (
    are_night_owls,
    came_to_eat,
    is_celebration,
    is_frugal,
    legs_in,
)
from core.model.daily import LATE_NIGHTS, day_hour
from core.model.query import Query
from core.model.spells import DUSK, VisitSpell, spell, visit_spell
from core.sandbox.city import City
from core.sandbox.places import hours_of

# A part of a sentence; what stands in one with the name of a place belongs to that place.
_CLAUSE = re.compile(r"[^，。；！？,.;!?\n]+")
_CAPITAL = re.compile(r"\b[A-Z]")
# Who is out no earlier goes to bed late; what is for the evening is later for them, until this minute.
_LATE_RISING, _LATE_SINCE, _LATE_UNTIL = 10 * 60 + 30, 21 * 60, 23 * 60 + 40
# A free midday is so much longer where the day has room; who has breakfast a little late on a free day still has it.
_LONGER, _GRACE = 60, 60

_LONG = 90
"""Who stays for so long goes to a house that is it, and so does who wishes for a dish."""
# Nobody goes before the last of the light is gone.
_STEP, _AFTERGLOW = 5, 10
_OF_THE_SUN = frozenset({SUNSET, SUNRISE, FLAG_RAISING})


def pauses_of(query: Query, city: City) -> tuple[Pause, ...]:
    """What a request wishes for that has its hour and no place, each once.

    Tea in a park that is asked for is a part of the visit there, and no time of its own.
    """
    named = dict.fromkeys(one.name.zh for one in query.things if one.wanted)
    if came_to_eat(query.text) and not legs_in(query.text):
        named.setdefault(LATE_FOOD)
    for thing in sorted(sits_in(query)):
        if not named.keys() & same_time(thing):
            named[thing] = None
    special = special_evening(city) if is_celebration(query.text) and not is_frugal(query.text) else ()
    return (*_blocks(query), *_pastimes(named, query, city), *performances(named, city), *special)


def sunset_spells(query: Query, city: City) -> tuple[str, ...]:
    """Where one would see the sun set who asks for a place that is at its best then, as a wish in words; none without such."""
    place = _place_of_sunset(query, city)
    return () if place is None else (VisitSpell(place, spell(DUSK)).said.zh,)


def _place_of_sunset(query: Query, city: City) -> str | None:
    """Of the places that are asked for the one that is most of the evening: the bridge before the tower."""
    wanted = [one.name.zh for one in query.things if one.wanted]
    if SUNSET not in wanted:
        return None
    timed = {wish.place for wish in filter(None, map(visit_spell, wanted))}
    knowledge = knowledge_of(city)
    asked = dict.fromkeys(
        name
        for constraint in query.constraints
        for part in conjuncts(parse_normal(constraint.dsl))
        if getattr(part, "rule", "none") != "none"
        for name in _sights_in(part)
        if city.attraction(name) is not None and name not in timed
    )
    known = [(knowledge.place(name), name) for name in asked]
    open_air = [
        (len(place.best), name) for place, name in known if "dusk" in place.best and not place.indoors
    ]
    return min(open_air, key=lambda one: one[0], default=(0, None))[1]


def is_out_late(query: Query) -> bool:
    """Whether one would be out until midnight: night owls, and who sleeps until the late morning, without old or young legs."""
    named = [one.name.zh for one in query.things if one.wanted]
    outs = (hour for hour in map(day_hour, named) if hour is not None and hour.out and hour.later)
    late = LATE_NIGHTS in named or are_night_owls(query.text)
    late = late or any(hour.minute >= _LATE_RISING for hour in outs)
    back = any(not hour.out and not hour.later for hour in filter(None, map(day_hour, named)))
    return late and not back and not legs_in(query.text)


def done_at(thing: str, query: Query) -> frozenset[str]:
    """The places on the visits to which a thing is done, or beside which it is."""
    known = pastimes().get(thing)
    return frozenset() if known is None else frozenset(_tied(known, query))


def _blocks(query: Query) -> Iterator[Pause]:
    """The time in which a request wishes nothing to be planned."""
    for block in blocks_of(query):
        grace = _GRACE if block.is_exact and not block.engaged else 0
        yield Pause(
            thing=f"{block.wish.said.zh} {block.on_day}",
            name=block.name,
            since=block.since,
            until=block.until,
            least=block.least - grace,
            most=block.least if block.is_exact else block.least + _LONGER,
            block=block,
        )


def _pastimes(named: Iterable[str], query: Query, city: City) -> Iterator[Pause]:
    late = is_out_late(query)
    for name in named:
        known = pastimes().get(name)
        if known is None or known.same in named:
            continue
        tied = done_at(name, query)
        if tied and not known.beside:
            continue
        if name in _OF_THE_SUN and name != SUNSET and any(map(_is_sunrise, named)):
            # it has its place
            continue
        pause = _by_the_sun(known.pause, query, city) if name in _OF_THE_SUN else known.pause
        if late and known.nightlife:
            pause = replace(pause, since=max(pause.since, _LATE_SINCE), until=_LATE_UNTIL)
        sights = _fitting(pause, city) if known.sights else frozenset[str]()
        seen_from = _place_of_sunset(query, city) if name == SUNSET else None
        sights |= frozenset() if seen_from is None else {seen_from}
        if name == SUNSET and BOATS in named:
            # who would be on the water and see the sun set does so from there
            sights = _open_then(picked(BOATS, city).meant, pause, city) or sights
        if sights or name not in _OF_THE_SUN:
            houses = _houses(pause, city) if pause.least >= _LONG or known.dish else frozenset[str]()
            times = days_of_a_kind(query.days or 1) if known.again else 1
            if any(word in query.text.lower() for word in known.several):
                times = max(times, (query.days or 1) - 1)
            yield replace(pause, near=tied, sights=sights, houses=houses, times=times)


def _is_sunrise(thing: str) -> bool:
    wish = visit_spell(thing)
    return wish is not None and wish.spell.at_sunrise


def _by_the_sun(pause: Pause, query: Query, city: City) -> Pause:
    """The pause around the minute at which the sun sets, or rises, on the first day."""
    first = query.dates[0] if query.dates else None
    sunrise, sunset = sunrise_and_sunset(city.attractions[0].position, first)
    minute = (sunset if pause.thing == SUNSET else sunrise) // _STEP * _STEP
    return replace(pause, since=minute + _AFTERGLOW - pause.least, until=minute + _AFTERGLOW)


def _fitting(pause: Pause, city: City) -> frozenset[str]:
    """The sights of the city that are the thing, in reach and open at its hour."""
    return _open_then(in_reach(sights_of(frozenset({pause.thing}), city), city), pause, city)


def _open_then(names: Iterable[str], pause: Pause, city: City) -> frozenset[str]:
    """Those of these sights to which one goes by choice and that are open at the hour of the pause."""
    knowledge = knowledge_of(city)
    return frozenset(
        name
        for name in names
        for row in (city.attraction(name),)
        if row is not None
        and knowledge.place(name).standing != "unasked"
        and hours_of(row)[0] <= pause.until - pause.least
        and hours_of(row)[1] >= pause.since + pause.least
    )


def _houses(pause: Pause, city: City) -> frozenset[str]:
    """The houses of the city that are the thing and open at its hour."""
    names = houses_where(pause.thing, city)
    return frozenset(
        row.name
        for row in city.restaurants
        if row.name in names
        and row.name in city.network
        and not knowledge_of(city).eatery(row.name).chain
        and hours_of(row)[0] <= pause.since
        and hours_of(row)[1] >= pause.since + pause.least
    )


def _tied(known: Pastime, query: Query) -> list[str]:
    """The places that are asked for in one clause with a thing; of 黄鹤楼和东湖骑车 the one right before it."""
    found = list(_in_one_clause(known, query))
    words = "|".join(map(re.escape, known.ties))
    led = [one for one in found if re.search(rf"{re.escape(one[0])}[^、和与及]{{0,2}}(?:{words})", one[1])]
    clauses = {clause for _, clause in led}
    return [one[0] for one in found if one[1] not in clauses or one in led]


def _in_one_clause(known: Pastime, query: Query) -> Iterator[tuple[str, str]]:
    """The places that are asked for in one clause with a thing, and the clause: by their span, by their names, or one of a list in English."""
    clauses = [one for one in _CLAUSE.finditer(query.text) if _speaks_of(known, one[0])]
    for constraint in query.constraints:
        if constraint.span is None:
            continue
        start, end = constraint.span
        names = [name for part in conjuncts(parse_normal(constraint.dsl)) for name in _sights_in(part)]
        for clause in clauses if names else ():
            shared = query.text[max(start, clause.start()) : min(end, clause.end())]
            whole = clause.start() <= start and end <= clause.end()
            listed = not whole and _CAPITAL.search(shared) is not None
            yield from (
                (name, clause[0]) for name in names if whole or listed or _short(name, query) in clause[0]
            )


def _short(name: str, query: Query) -> str:
    """A place as one calls it who is in its city: 人民公园, and not 成都市人民公园."""
    return name.removeprefix(query.target_city or "").removeprefix("市") or name


def _speaks_of(known: Pastime, clause: str) -> bool:
    said = clause.lower()
    return any(
        re.search(rf"\b{re.escape(word)}\b", said) if word.isascii() else word in clause
        for word in known.ties
    )


def _sights_in(part: object) -> Iterable[str]:
    return part.names if isinstance(part, Names) and part.kind == "attraction" else ()
