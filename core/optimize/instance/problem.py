"""The trip problem: a request that is complete, within limits, and about cities that the sandbox has."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from math import inf

from core.dsl.concepts.activities import CITY_ORDER
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import RideTime
from core.dsl.normal.logic import conjuncts
from core.dsl.pauses.pauses import is_out_late, pauses_of, sunset_spells
from core.dsl.pauses.rests import rests_at_noon
from core.dsl.requirements import refused_of, wished_of
from core.knowledge.city import knowledge_of
from core.knowledge.hours.spells import spells_at
from core.knowledge.things import (
    BUSTLE,
    CALM,
    CHEAP_FARES,
    DRIVEN,
    EARLY_RISING,
    FAMOUS,
    FINE_TABLES,
    HOT,
    HOT_FOOD,
    LITTLE_WALKING,
    LOCAL_BREAKFAST,
    ROMANCE,
    SLEEPING_IN,
    STREET_FOOD,
    houses_of,
    is_after_dark,
    is_dish,
    is_of_several,
    is_sleeping_in,
    sights_of,
)
from core.knowledge.travellers import (
    are_friends,
    are_napping,
    are_women,
    came_to_eat,
    has_own_beds,
    have_teenagers,
    households_in,
    is_celebration,
    is_content_with_little,
    is_frugal,
    legs_in,
    sleep_in_pairs,
)
from core.model.clock import NEVER, Clock
from core.model.daily import day_hour, sights_a_day
from core.model.meal_hours import MealHour, meal_hour
from core.model.mealtimes import MEALS
from core.model.query import Preference, Query, Subject
from core.optimize.outcome import Impossible
from core.optimize.preferences.emphasis import NO_EMPHASIS, Emphasis, emphasis_of
from core.optimize.wishes.constraints import constraints_of
from core.optimize.wishes.diets import dieting
from core.optimize.wishes.hotels import further_beds, hotels_of_the_quarter, wished_hotels
from core.optimize.wishes.likes import Likes, likes_of
from core.optimize.wishes.limits import goes_nowhere, no_connection, outside_of_limits, unknown_city
from core.optimize.wishes.occasions import calm, dishes_of, money_a_day, quiet_towns, tables_of
from core.optimize.wishes.place_wishes import days_out, wished_dishes, wished_places, wished_sights
from core.optimize.wishes.queues import without_queues
from core.optimize.wishes.sought import Sought
from core.sandbox.city import City
from core.sandbox.places import Service
from core.sandbox.sandbox import Sandbox

# CNY from which a meal is one at a fine table.
_FINE_TABLE = 100.0
# Sights of a day that are enough for who says so.
_ENOUGH_SIGHTS = 2
# Minutes before bedtime at which children are back.
_TO_BED = 30
_EARLY_DINNER = MealHour(meal="dinner", minute=18 * 60, latest=True)


@dataclass(frozen=True, slots=True)
class Problem:
    """A trip to plan. `origins` maps the names of stations to the cities that their names say; `likes` is what the request
    would rather have or not, `refused` the sights and restaurants that are, by name or nature, what it refuses, and
    `emphasis` what it stresses."""

    start_city: str
    city: City
    days: int
    people: int
    outbound: tuple[Service, ...]
    inbound: tuple[Service, ...]
    origins: Mapping[str, str]
    likes: Likes
    refused: Mapping[str, frozenset[str]] = field(default_factory=dict)
    emphasis: Emphasis = NO_EMPHASIS


def read_problem(query: Query, sandbox: Sandbox) -> Problem | Impossible:
    """The problem of a request in which nothing is missing, or why there cannot be such a trip."""
    start, target, days, people = query.start_city, query.target_city, query.days, query.people_number
    if start is None or target is None or days is None or people is None:
        raise ValueError(
            f"request {query.uid} lacks {', '.join(query.missing)}: ask for them before planning"
        )
    for asked, name in (("start_city", start), ("target_city", target)):
        if name not in sandbox.city_names:
            return unknown_city(asked, name, sandbox)
    if start == target:
        return goes_nowhere(start)
    out_of_range = outside_of_limits(days, people)
    if out_of_range:
        return out_of_range
    city = sandbox.city(target)
    # No way leads to a station without a position: what calls there is of no use.
    outbound = tuple(s for s in _distinct(sandbox.services(start, target)) if s.end in city.network)
    inbound = tuple(s for s in _distinct(sandbox.services(target, start)) if s.start in city.network)
    for services, origin, goal in ((outbound, start, target), (inbound, target, start)):
        if not services:
            return no_connection(origin, goal, sandbox)
    known = (*CITY_ORDER, *sandbox.city_names)
    stations = {service.start for service in (*outbound, *inbound)}
    origins = {station: next((name for name in known if name in station), "") for station in stations}
    return Problem(
        start_city=start,
        city=city,
        days=days,
        people=people,
        outbound=outbound,
        inbound=inbound,
        origins=origins,
        likes=_likes(query, city),
        refused=_refused(query, city),
        emphasis=emphasis_of(
            query.things,
            money_a_day(query),
            celebrating=is_celebration(query.text),
            eating=came_to_eat(query.text),
            frugal=is_frugal(query.text),
        ),
    )


def _likes(query: Query, city: City) -> Likes:
    """What the travellers like, by their words: a couple that celebrates is in the mood for romance, who came to eat for streets."""
    said, couple = wished_of(query), sleep_in_pairs(query.text, query.people_number or 0)
    pair = query.people_number == 2 and bool(query.text) and not couple and not are_friends(query.text)
    celebrating, eating = couple and is_celebration(query.text), came_to_eat(query.text)
    if celebrating:
        said = replace(said, sights=said.sights | {ROMANCE})
    if STREET_FOOD & (said.meals | _preferences(query, city)["diet"].wanted):
        said = replace(said, sights=said.sights | STREET_FOOD)
    if eating:
        said = replace(said, meals=said.meals | {LOCAL_BREAKFAST}, sights=said.sights | {BUSTLE})
    preferences = _preferences(query, city)
    if CALM in said.sights or celebrating:
        preferences = calm(preferences)
    dishes = wished_dishes(said, city, query.days or 1, preferences["diet"].wanted, eating=eating)
    named = _sights_named(query, refused=False)
    likes = likes_of(
        preferences,
        query.dates,
        wished_places(
            said,
            refused_of(query),
            city,
            preferences["diet"].wanted,
            named,
            types=preferences.get("attractions", Preference()).wanted,
        ),
        legs_in(query.text),
        couple=couple,
        # who came to eat and names no dish would have those of the city
        dishes=dishes or (tuple(dishes_of(city)) if eating else ()),
        back_tonight=query.days == 1,
        sleeps_in=is_out_late(query)
        or any(is_sleeping_in(one.name.zh, wanted=one.wanted) for one in query.things),
    )
    likes = replace(likes, asked=named, households=households_in(query.text, query.people_number or 0))
    # who would have several of a kind instead of what people come for
    unusual = FAMOUS in refused_of(query).sights and any(
        is_of_several(thing, query.text) for thing in said.sights | likes.kinds
    )
    asked = wished_sights(said, city, likes.kinds, query.text, query.days or 1, nothing_else=unusual)
    towns = quiet_towns(city, query.days or 0) if CALM in said.sights else frozenset[str]()
    if towns and not any(one.is_in(towns) for one in asked):
        asked = (*asked, Sought(towns))
    # small children are back in the hotel after lunch, and the park of the trip is day enough
    half_days = likes.pace < 0 or "young" in likes.legs
    likes = replace(
        without_queues(dieting(likes, query, city), query, city),
        sights_wished=asked,
        unusual=unusual,
        days_out=frozenset() if half_days else days_out(said, city, query.days or 1),
        teens=have_teenagers(query.text),
        gourmets=eating,
        dear_from=_FINE_TABLE if FINE_TABLES in refused_of(query).meals else inf,
    )
    return replace(_with_days(likes, query, city), frugal=is_frugal(query.text), pair=pair)


def _with_days(likes: Likes, query: Query, city: City) -> Likes:
    """The likes with what is wished of every day and night: its hours, how many sights it has at most, the hotels by their brands."""
    wanted = [one.name.zh for one in query.things if one.wanted]
    bounds = (day_hour(one.name.zh, wanted=one.wanted) for one in query.things)
    hours = [hour for hour in bounds if hour is not None]
    sights = [number.most for number in map(sights_a_day, wanted) if number is not None]
    sights += [_ENOUGH_SIGHTS] * is_content_with_little(query.text)
    small = "young" in likes.legs
    back = [hour.minute for hour in hours if not hour.out and not hour.later]
    back_by = min(back) - _TO_BED * small if back else None
    pauses = pauses_of(query, city)
    blocks = [one.block for one in pauses if one.block is not None and not one.block.each]
    return replace(
        likes,
        driven=DRIVEN in wanted,
        meal_hours=_meal_hours(wanted, likes, query.text),
        hotels=wished_hotels(query, city),
        further=further_beds(query, city),
        own_beds=has_own_beds(query.text),
        women=are_women(query.text),
        walks_little=LITTLE_WALKING in wanted,
        quarter=hotels_of_the_quarter(query, city),
        rests=rests_at_noon(query),
        cheap_fares=CHEAP_FARES in wanted,
        lies_in=is_out_late(query) or SLEEPING_IN in wanted,
        rises_early=EARLY_RISING in wanted,
        out_late=is_out_late(query),
        for_lights=not likes.legs and any(map(is_after_dark, wanted)),
        out_from=max((hour.minute for hour in hours if hour.out and hour.later), default=None),
        back_by=back_by,
        sights_a_day=min(sights, default=None),
        spells=spells_at(
            (*wanted, *sunset_spells(query, city)), city, query.dates[0] if query.dates else None
        ),
        pauses=pauses,
        tables=tables_of(wanted, query, city),
        there_by=min((one.since for one in blocks if one.on_day == 1), default=NEVER),
        leaves_from=max((one.until for one in blocks if one.on_day == query.days), default=0),
        home_by=min(_home_by(query), back_by if small and back_by is not None else NEVER),
    )


def _meal_hours(wanted: Iterable[str], likes: Likes, text: str) -> tuple[MealHour, ...]:
    """The hours at which they would eat: the smallest have dinner by six, where no other hour is said."""
    said = tuple(hour for hour in map(meal_hour, wanted) if hour is not None)
    small = not likes.legs.isdisjoint(("infant", "toddler")) or are_napping(text)
    return said if not small or any(hour.meal == "dinner" for hour in said) else (*said, _EARLY_DINNER)


def _home_by(query: Query) -> int:
    """The minute by which one would be back from the trip, the last where none is said."""
    parts = (part for meaning in constraints_of(query).values() for part in conjuncts(meaning))
    back = (part for part in parts if isinstance(part, RideTime) and part.way == "back")
    hours = [part.time for part in back if (part.moment, part.bound) == ("arrives", "latest")]
    return min((Clock.parse(hour).minutes for hour in hours), default=NEVER)


def _preferences(query: Query, city: City) -> dict[Subject, Preference]:
    """The preferences, with the sandbox's own names of the cuisines that constraints ask for."""
    asked = (
        part.types
        for meaning in constraints_of(query).values()
        for part in conjuncts(meaning)
        if isinstance(part, Types) and part.kind == "restaurant" and part.rule != "none"
    )
    diet = query.preferences.get("diet", Preference())
    return {
        **query.preferences,
        "diet": diet._replace(wanted=diet.wanted.union(*asked)),
    }


def _refused(query: Query, city: City) -> dict[str, frozenset[str]]:
    """The names that are refused, by kinds of activity; a cooking that is wished for can be had mild, hot pot, not too hot, and so can
    a dish that is, by who eats nothing hot: skewers, which one of them cannot eat hot."""
    refused = refused_of(query)
    wished = _preferences(query, city)["diet"].wanted
    mild = frozenset(row.name for row in city.restaurants if row.cuisine in wished)
    dishes = houses_of(frozenset(filter(is_dish, wished_of(query).meals)), city)
    houses = houses_of(refused.meals - HOT - HOT_FOOD, city)
    houses |= houses_of(refused.meals & HOT, city) - mild
    houses |= houses_of(refused.meals & HOT_FOOD, city) - dishes
    sights = sights_of(refused.sights, city)
    # the data may have a place that nobody wants to see under a second name
    places = map(knowledge_of(city).same_place, _sights_named(query, refused=True))
    return {**dict.fromkeys(MEALS, houses), "attraction": sights.union(*places)}


def _sights_named(query: Query, *, refused: bool) -> frozenset[str]:
    """The sights that a request asks for, or refuses, by name."""
    by_name = (
        part.names
        for meaning in constraints_of(query).values()
        for part in conjuncts(meaning)
        if isinstance(part, Names) and part.kind == "attraction" and (part.rule == "none") is refused
    )
    return frozenset[str]().union(*by_name)


def _distinct(services: Iterable[Service]) -> Iterable[Service]:
    """Of services of the same number and stations only the first, which is the one that a plan can name."""
    first: dict[tuple[str, str, str, str], Service] = {}
    for service in services:
        first.setdefault((service.kind, service.number, service.start, service.end), service)
    return first.values()
