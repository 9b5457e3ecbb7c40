"""A plan together with what one knows of its places and its request, for judges that think as travellers do."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from core.dsl.normal.logic import conjuncts
from core.dsl.normal.recognition import parse_normal
from core.dsl.normal.values import Normal
from core.dsl.pauses.pauses import pauses_of
from core.dsl.pauses.rests import rests_at_noon
from core.dsl.requirements import refused_of, sources_of
from core.evaluate.free_time import KeptTime, kept_free
from core.evaluate.timeline import Placed, place
from core.knowledge.city import CityKnowledge, knowledge_of
from core.knowledge.hours.pauses import Pause
from core.knowledge.hours.spells import spells_at
from core.knowledge.places import SightProfile
from core.knowledge.things import (
    FLAG_RAISING,
    SUNRISE,
    houses_of,
    is_sleeping_in,
    sights_of,
)
from core.knowledge.travellers import keep_halal, legs_in
from core.model.clock import DAY_MINUTES
from core.model.daily import day_hour
from core.model.derived.meals_on_the_way import MealOnTheWay, meals_on_the_way
from core.model.plan import Flight, Plan, Train
from core.model.query import SLOW_PACE, Query
from core.model.spells import Spell
from core.sandbox.city import City
from core.sandbox.places import Service
from core.sandbox.rides import ridden
from core.sandbox.sandbox import Sandbox

# requests whose meaning is kept
_KEPT = 512


@dataclass(frozen=True)
class JudgedRequest:
    """What a request says to all who judge a trip to a city, whatever the plan."""

    query: Query
    city: City

    @cached_property
    def required(self) -> frozenset[Normal]:
        """The smallest constraints that together mean what it requires."""
        return frozenset(part for one in sources_of(self.query) for part in conjuncts(parse_normal(one)))

    @cached_property
    def pauses(self) -> tuple[Pause, ...]:
        """What it wishes for that has its hour and no place."""
        return pauses_of(self.query, self.city)

    @cached_property
    def rests_at_noon(self) -> bool:
        """Whether one would rest in the hotel after lunch."""
        return rests_at_noon(self.query)

    @cached_property
    def eats_inside(self) -> bool:
        """Whether a meal inside a sight is one: who keeps to what is halal eats none there."""
        return not keep_halal(self.query.text)

    @cached_property
    def refused(self) -> frozenset[str]:
        """The names of the sights and restaurants that it refuses, by name or nature."""
        refused = refused_of(self.query)
        return houses_of(refused.meals, self.city) | sights_of(refused.sights, self.city)

    @cached_property
    def spells(self) -> Mapping[str, Spell]:
        """When, or for how long, one would be at a sight, by its name."""
        wanted = (one.name.zh for one in self.query.things if one.wanted)
        return spells_at(wanted, self.city, self.query.dates[0] if self.query.dates else None)

    @cached_property
    def sees_sunrise(self) -> bool:
        """Whether one would see the sun rise, and is up for it."""
        wanted = {one.name.zh for one in self.query.things if one.wanted}
        return bool(wanted & {SUNRISE, FLAG_RAISING}) or any(one.at_sunrise for one in self.spells.values())

    @cached_property
    def asks_for_rest(self) -> bool:
        """Whether it wishes for slow days, of which an early evening is part, or for the early evening itself."""
        wished = self.query.preferences.get("rhythm")
        hours = (day_hour(one.name.zh, wanted=one.wanted) for one in self.query.things)
        early = any(hour is not None and hour.is_early_night for hour in hours)
        return early or (wished is not None and SLOW_PACE in wished.wanted)

    @cached_property
    def sleeps_in(self) -> bool:
        """Whether one would not rise early."""
        return any(is_sleeping_in(one.name.zh, wanted=one.wanted) for one in self.query.things)

    def asks_for_cuisine(self, cuisine: str) -> bool:
        """Whether it names a cuisine, as a wish or in its text."""
        wished = self.query.preferences.get("diet")
        return cuisine in self._said or (wished is not None and cuisine in wished.wanted)

    def names(self, place: str) -> bool:
        """Whether it names a place itself."""
        return place in self._said

    @cached_property
    def _said(self) -> str:
        """Its text and its constraints; no name of a place and no cuisine runs over their lines."""
        return "\n".join((self.query.text, *(constraint.dsl for constraint in self.query.constraints)))


@lru_cache(maxsize=_KEPT)
def request_in(query: Query, city: City) -> JudgedRequest:
    """What a request says of a city; kept for the plans and the suites that come after."""
    return JudgedRequest(query, city)


@dataclass(frozen=True)
class JudgedTrip:
    """A plan with all that its judges look at; times are minutes since the midnight before day 1."""

    query: Query
    plan: Plan
    sandbox: Sandbox

    @cached_property
    def city(self) -> City:
        """The city that is visited."""
        return self.sandbox.city(self.sandbox.chinese_name(self.plan.target_city))

    @cached_property
    def request(self) -> JudgedRequest:
        """What the request says to its judges."""
        return request_in(self.query, self.city)

    @cached_property
    def knowledge(self) -> CityKnowledge:
        """What one knows of it."""
        return knowledge_of(self.city)

    @cached_property
    def placed(self) -> tuple[Placed, ...]:
        """All activities on one time axis."""
        return place(self.plan, self.sandbox)

    @cached_property
    def kept_free(self) -> tuple[KeptTime, ...]:
        """The times that are kept free for what the request wishes for and no data have a place for."""
        request = self.request
        return kept_free(
            request.pauses, self.placed, noon=request.rests_at_noon, legs=legs_in(self.query.text)
        )

    @cached_property
    def visits(self) -> tuple[tuple[Placed, SightProfile], ...]:
        """The visits to sights of the sandbox, with what one knows of each."""
        return tuple(
            (one, self.knowledge.place(one.activity.begins_at))
            for one in self.placed
            if one.is_visit and self.city.attraction(one.activity.begins_at)
        )

    @cached_property
    def meals(self) -> tuple[Placed, ...]:
        """Lunches and dinners in restaurants of the sandbox."""
        return tuple(
            one
            for one in self.placed
            if one.is_meal
            and one.activity.type != "breakfast"
            and self.city.restaurant(one.activity.begins_at)
        )

    @cached_property
    def rides(self) -> tuple[Placed, ...]:
        """The services between the cities."""
        return tuple(one for one in self.placed if one.is_ride)

    @cached_property
    def full_days(self) -> tuple[int, ...]:
        """Numbers of the days on which one neither arrives nor leaves."""
        return tuple(range(2, len(self.plan.itinerary)))

    def is_as_asked(self, visit: Placed) -> bool:
        """Whether a visit is at the hour, or of the length, that the request says of its place."""
        spell = self.request.spells.get(visit.activity.begins_at)
        midnight = (visit.day - 1) * DAY_MINUTES
        return (
            spell is not None
            and not spell.is_of_days
            and spell.is_kept(visit.start - midnight, visit.end - midnight)
        )

    @cached_property
    def meals_on_the_way(self) -> tuple[MealOnTheWay, ...]:
        """Lunches and dinners that are in no restaurant."""
        return meals_on_the_way(self.plan, eats_inside=self.request.eats_inside)

    def service(self, ride: Train | Flight) -> Service | None:
        """The service of the sandbox that is ridden."""
        return ridden(ride, self.plan, self.sandbox)
