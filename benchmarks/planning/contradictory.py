"""Ways to spoil a request: what contradicts itself, what no city has, what is absurd."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Days, People, Rooms
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.dsl.families.visits import StayAt, TimeAt, VisitOrder
from core.dsl.families.ways import InnerModes
from core.dsl.normal.values import Normal, Opaque
from core.dsl.normal.writing import to_dsl
from core.model.clock import Clock
from core.model.query import Query
from core.sandbox.city import City

_NEVER_OPEN = "23:58"
Spoil = Callable[[Query, City, Random], Query]
"""Adds to a request what clashes."""


def _asking(query: Query, *wishes: Normal) -> Query:
    return replace(query, hard_logic=(*query.hard_logic, *map(to_dsl, wishes)))


def _sights(city: City, rng: Random, count: int) -> list[str]:
    return [sight.name for sight in rng.sample(list(city.attractions), min(count, len(city.attractions)))]


def _named(names: list[str]) -> Names:
    return Names("attraction", "all", frozenset(names))


def _poor(query: Query, city: City, rng: Random) -> Query:
    return _asking(query, CostCap("total", float(rng.choice([50, 150, 300, 500]))))


def _rather_poor(query: Query, city: City, rng: Random) -> Query:
    days, people = query.days or 1, query.people_number or 1
    return _asking(query, CostCap("total", float(rng.choice([150, 250, 350]) * days * people)))


def _no_money(query: Query, city: City, rng: Random) -> Query:
    return replace(query, budget=0.0)


def _features_apart(query: Query, city: City, rng: Random) -> Query:
    kinds = sorted({feature for hotel in city.hotels for feature in hotel.features})
    wanted = frozenset(rng.sample(kinds, min(3, len(kinds))))
    return _asking(query, Types("accommodation", "all", wanted))


def _after_closing(query: Query, city: City, rng: Random) -> Query:
    sight = rng.choice([one for one in city.attractions if one.opens < one.closes < 22 * 60])
    return _asking(query, TimeAt(sight.name, starts_from=str(Clock(sight.closes + 30))))


def _windows_apart(query: Query, city: City, rng: Random) -> Query:
    (sight,) = _sights(city, rng, 1)
    return _asking(query, TimeAt(sight, ends_by="11:00"), TimeAt(sight, starts_from="15:00"))


def _all_at_once(query: Query, city: City, rng: Random) -> Query:
    sights = _sights(city, rng, (query.days or 1) + 1)
    return _asking(query, *(TimeAt(one, starts_by="10:30", ends_from="14:30") for one in sights))


def _too_long_a_visit(query: Query, city: City, rng: Random) -> Query:
    return _asking(query, StayAt(_sights(city, rng, 1)[0], 2000))


def _back_before_there(query: Query, city: City, rng: Random) -> Query:
    wishes = (
        RideTime(way="out", moment="departs", bound="earliest", time="20:00"),
        RideTime(way="out", moment="arrives", bound="latest", time="06:00"),
    )
    return _asking(query, *rng.sample(wishes, 2))


def _leaves_at_once(query: Query, city: City, rng: Random) -> Query:
    query = replace(query, days=1, hard_logic=())
    return _asking(
        query,
        RideTime(way="out", moment="departs", bound="earliest", time="18:00"),
        RideTime(way="back", moment="departs", bound="latest", time="10:00"),
    )


def _both_and_neither(query: Query, city: City, rng: Random) -> Query:
    planes = frozenset({"airplane"})
    return _asking(query, IntercityModes(planes), OutAndBack("none", planes, planes))  # type: ignore[arg-type]


def _taxi_and_none(query: Query, city: City, rng: Random) -> Query:
    taxi = frozenset({"taxi"})
    return _asking(query, InnerModes("only", taxi), InnerModes("none", taxi))


def _wanted_and_not(query: Query, city: City, rng: Random) -> Query:
    name = frozenset(_sights(city, rng, 1))
    return _asking(query, Names("attraction", "all", name), Names("attraction", "none", name))


def _kind_and_none(query: Query, city: City, rng: Random) -> Query:
    kind = frozenset({rng.choice(sorted({table.cuisine for table in city.restaurants if table.cuisine}))})
    return _asking(query, Types("restaurant", "all", kind), Types("restaurant", "none", kind))


def _no_such_cuisine(query: Query, city: City, rng: Random) -> Query:
    return _asking(query, Types("restaurant", "all", frozenset({"火星菜"})))


def _no_such_sight(query: Query, city: City, rng: Random) -> Query:
    return _asking(query, _named(["月球背面"]))


def _in_the_sea(query: Query, city: City, rng: Random) -> Query:
    return _asking(query, HotelNear(rng.choice(["大海中央", "龙宫"]), 1.0))


def _on_the_spot(query: Query, city: City, rng: Random) -> Query:
    return _asking(query, HotelNear(_sights(city, rng, 1)[0], 0.0))


def _two_hotels(query: Query, city: City, rng: Random) -> Query:
    hotels = frozenset(hotel.name for hotel in rng.sample(list(city.hotels), 2))
    return _asking(replace(query, days=2, hard_logic=()), Names("accommodation", "all", hotels))


def _too_many_sights(query: Query, city: City, rng: Random) -> Query:
    return _asking(query, _named(_sights(city, rng, 40)))


def _too_many_tables(query: Query, city: City, rng: Random) -> Query:
    tables = frozenset(table.name for table in rng.sample(list(city.restaurants), 25))
    return _asking(query, Names("restaurant", "all", tables))


def _dear_and_free(query: Query, city: City, rng: Random) -> Query:
    sight = rng.choice([one for one in city.attractions if one.price >= 20])
    return _asking(query, _named([sight.name]), CostCap("attraction", 5.0))


def _round_in_circles(query: Query, city: City, rng: Random) -> Query:
    a, b, c = _sights(city, rng, 3)
    return _asking(query, VisitOrder(a, b), VisitOrder(b, c), VisitOrder(c, a))


def _other_count(query: Query, city: City, rng: Random) -> Query:
    days, people = query.days or 1, query.people_number or 1
    counts = ((Days(days), Days(days + 2)), (People(people + 1),), (Rooms(0),))
    return _asking(query, *rng.choice(counts))


def _forty_days(query: Query, city: City, rng: Random) -> Query:
    return replace(query, days=40)


def _nobody(query: Query, city: City, rng: Random) -> Query:
    return replace(query, people_number=rng.choice([0, -1, 500]))


def _said_twice(query: Query, city: City, rng: Random) -> Query:
    return replace(query, hard_logic=(*query.hard_logic, *(text + "\n" for text in query.hard_logic)))


def _never_true(query: Query, city: City, rng: Random) -> Query:
    return _asking(query, Opaque(rng.choice(["result=False", "result=(day_count(plan)!=day_count(plan))"])))


def _unreadable(query: Query, city: City, rng: Random) -> Query:
    return _asking(query, Opaque(rng.choice(["result=(", "import os", "result=no_such_function(plan)", ""])))


def _late_and_closed(query: Query, city: City, rng: Random) -> Query:
    table = rng.choice(list(city.restaurants))
    return _asking(query, TimeAt(table.name, starts_from=_NEVER_OPEN))


KINDS: Mapping[str, Spoil] = {
    "budget far too low": _poor,
    "budget low": _rather_poor,
    "budget 0": _no_money,
    "hotel features that no hotel joins": _features_apart,
    "sight after it closes": _after_closing,
    "meal near midnight": _late_and_closed,
    "windows that exclude each other": _windows_apart,
    "more at one time than days": _all_at_once,
    "visit longer than a day": _too_long_a_visit,
    "arrival before departure": _back_before_there,
    "back before there on a day trip": _leaves_at_once,
    "only planes and no planes": _both_and_neither,
    "only taxis and no taxis": _taxi_and_none,
    "a sight wanted and not": _wanted_and_not,
    "a cuisine wanted and not": _kind_and_none,
    "no such cuisine": _no_such_cuisine,
    "no such sight": _no_such_sight,
    "hotel near an unknown place": _in_the_sea,
    "hotel 0 km from a sight": _on_the_spot,
    "two hotels for a night": _two_hotels,
    "40 sights": _too_many_sights,
    "25 restaurants": _too_many_tables,
    "a dear sight for nothing": _dear_and_free,
    "visits in a circle": _round_in_circles,
    "another number of days, people, rooms": _other_count,
    "40 days": _forty_days,
    "0, -1 or 500 people": _nobody,
    "everything said twice": _said_twice,
    "never true": _never_true,
    "unreadable": _unreadable,
}
