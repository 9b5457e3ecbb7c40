"""How much the restaurants of a city are liked, as arrays that meals are chosen from. Regret is in minutes."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import inf

import numpy as np
from numpy.typing import NDArray

from core.arrays import Floats
from core.knowledge.city import CityKnowledge, knowledge_of
from core.knowledge.meals import HEAVY, SMALL_EATS, Fare
from core.knowledge.tables import city_table
from core.knowledge.things import (
    BAR,
    CANDLELIGHT,
    LOCAL_BREAKFAST,
    MORNING_TEA,
    TEAHOUSE,
    houses_known_for,
    houses_of,
)
from core.optimize.instance.dislikes_of_tables import dislikes_of_tables
from core.optimize.instance.stops import DayStop, DayStopKind
from core.optimize.preferences.guide import Guide
from core.optimize.preferences.spending import SpendingStyle
from core.optimize.wishes.likes import Likes
from core.sandbox.city import City
from core.sandbox.places import Restaurant
from core.sandbox.plane import Plane

# The share of the restaurants that are simple ones.
_SIMPLE = 0.1
# Cuisines that are not a meal.
BESIDE_A_MEAL = {"面包甜点", "咖啡店", "酒吧/酒馆", TEAHOUSE}
# Minutes that a bar is liked less at noon, and a table by candlelight that is wished for.
_BAR_BY_DAY = 150.0
# What is not there before dark either.
_NIGHT_MARKET = "夜市"
# Small eats that are one dish.
_OF_THE_STREET: tuple[Fare, ...] = ("wonton", "noodles")
# CNY that who saves does not mind for a meal.
_DEAR_MEAL = 50
# The same of a house for morning tea in the evening, where one wished for that.
_TEA_AT_NIGHT = 180.0


@dataclass(frozen=True)
class Tables:
    """The restaurants of a city as columns; `regret` is in minutes, the less the better, `base` without any cap.

    `beside` is how much more (minutes) each is disliked for lunch and dinner, where it is a breakfast, a snack or a drink;
    `small` for dinner, when one sits down to more than a bowl of noodles; `simple` is what a simple meal costs, CNY a person;
    in the `signature` houses one has the dish that the city is famous for, in those of its `mornings` the breakfast that people
    there have, in its `tea` houses one sits down for it; who wishes for a dish has it in the morning only in a house of its
    `breakfasts`. `fares` are what nobody has twice a day, by house.
    `by_day` is how much more each is disliked for lunch: bars are for the evening. In the `unfit` ones not all of them find what
    they eat.
    """

    rows: tuple[Restaurant, ...]
    numbers: Mapping[str, int]
    points: NDArray[np.complex128]
    regret: Floats
    base: Floats
    prices: Floats
    small: Floats
    beside: Floats
    simple: float
    signature: frozenset[str] = frozenset()
    mornings: frozenset[str] = frozenset()
    tea: frozenset[str] = frozenset()
    breakfasts: frozenset[str] = frozenset()
    fares: Mapping[str, Fare] = field(default_factory=dict)
    by_day: Floats | None = None
    unfit: frozenset[str] = frozenset()
    seats: dict[DayStop, dict[int, DayStop | None]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    """Meals at the tables by their numbers, None where a table has no room for one; each is made when it is first asked for."""

    @cached_property
    def brands(self) -> Mapping[str, list[int]]:
        """The numbers of the houses of each chain."""
        brands: dict[str, list[int]] = {}
        for number, row in enumerate(self.rows):
            brands.setdefault(brand(row.name), []).append(number)
        return brands

    def regret_of(self, kind: DayStopKind) -> Floats:
        """The regret of each for a meal of a kind."""
        if kind == "breakfast":
            return self.regret
        if kind == "dinner":
            return self.regret + self.beside + self.small
        return self.regret + self.beside + (self.by_day if self.by_day is not None else 0.0)

    def regrets(self, number: int, kind: DayStopKind) -> tuple[float, float]:
        """The regret of one for a meal of a kind, and its `base`."""
        beside = 0.0 if kind == "breakfast" else float(self.beside[number])
        hour = {"dinner": self.small, "lunch": self.by_day}.get(kind)
        more = 0.0 if hour is None else float(hour[number])
        return float(self.regret[number]) + beside + more, float(self.base[number]) + beside

    def near(self, point: complex, per_km: float) -> "Tables":
        """The same restaurants for somebody who dislikes each km from a point."""
        more = np.abs(self.points - point) * per_km
        return replace(self, regret=self.regret + more, base=self.base + more)


def brand(restaurant: str) -> str:
    """The name of a house without its branch, which stands in brackets."""
    return restaurant.replace("（", "(").split("(", 1)[0]


def tables_of(
    city: City, home: str, plane: Plane, style: SpendingStyle, likes: Likes, guide: Guide | None
) -> Tables:
    """The restaurants that have a position and an own name, for guests from the city `home`."""
    rows = tuple(r for r in city.restaurants if city.restaurant(r.name) is r and r.name in city.network)
    own = city_table(home).cuisines - city_table(city.name).cuisines - likes.cuisines
    disliked = dislikes_of_tables(city, rows, own, style, likes, guide)
    prices = np.array([row.price for row in rows])
    dear_from = _DEAR_MEAL if likes.frugal or style.weights.money > 1 else likes.dear_from
    if guide is not None and dear_from < inf:
        disliked = disliked + guide.dear_meal * np.maximum(0.0, prices - dear_from)
    small_dinner, no_meal = (0.0, 0.0) if guide is None else (guide.small_dinner, guide.no_meal)
    # who came for the small eats has them at any meal
    in_the_street = likes.gourmets or SMALL_EATS in likes.cuisines
    small_dinner = 0.0 if SMALL_EATS in likes.cuisines else small_dinner
    # One has to eat: what a simple meal costs is no reason against it, however thrifty one is.
    simple = _simple(rows, knowledge_of(city)) if guide is not None else 0.0
    floor = max(0.0, style.meal_regret(simple)) if guide is not None else 0.0
    free_handed, bars = style.free_handed, houses_known_for(BAR, city)
    evening = {name for name in houses_of(CANDLELIGHT, city) if likes.wished.get(name, 0.0) > 0}
    tea = houses_known_for(MORNING_TEA, city) if guide is not None else frozenset[str]()
    return Tables(
        rows=rows,
        numbers={row.name: number for number, row in enumerate(rows)},
        points=np.array([plane.point(city.network.position(row.name)) for row in rows], dtype=np.complex128),
        regret=np.array([style.meal_regret(row.price) + 30 * (row.cuisine in BESIDE_A_MEAL) for row in rows])
        + disliked
        - floor,
        base=np.array([free_handed.meal_regret(row.price) for row in rows]) + disliked,
        prices=prices,
        small=np.array([small_dinner * (row.cuisine == SMALL_EATS) for row in rows])
        + _TEA_AT_NIGHT * np.array([row.name in tea and likes.wished.get(row.name, 0.0) > 0 for row in rows]),
        beside=np.array([no_meal * (knowledge_of(city).eatery(row.name).serves != "meal") for row in rows])
        if guide is not None
        else np.zeros(len(rows)),
        simple=simple,
        signature=frozenset() if guide is None else _signature(rows, city),
        mornings=frozenset()
        if guide is None or style.weights.comfort > 1
        else _where_one_eats(houses_known_for(LOCAL_BREAKFAST, city), likes),
        tea=tea,
        breakfasts=_where_one_eats(_breakfasts(city, rows), likes),
        by_day=None
        if guide is None
        else np.array(
            [
                _BAR_BY_DAY * (row.name in bars or row.name in evening or row.name.endswith(_NIGHT_MARKET))
                # and the old sit down to a meal at noon as well
                + small_dinner * (row.cuisine == SMALL_EATS and "old" in likes.legs)
                for row in rows
            ]
        ),
        unfit=_unfit((row.name for row in rows), likes),
        fares={} if guide is None else _fares(rows, knowledge_of(city), in_the_street=in_the_street),
    )


def _signature(rows: tuple[Restaurant, ...], city: City) -> frozenset[str]:
    """The houses that are known for the first of the city's dishes."""
    first, knowledge = city_table(city.name).dishes[:1], knowledge_of(city)
    known = ((row.name, knowledge.eatery(row.name).known_for) for row in rows if first)
    return frozenset(name for name, dishes in known if first[0].name in dishes)


def _fares(rows: tuple[Restaurant, ...], knowledge: CityKnowledge, *, in_the_street: bool) -> dict[str, Fare]:
    """What nobody has twice a day, by house.

    Who eats in the street has small eats at each meal, but each time another dish.
    """

    def fare_of(row: Restaurant) -> Fare:
        fare = knowledge.eatery(row.name).fare
        if fare in _OF_THE_STREET and row.cuisine == SMALL_EATS and not in_the_street:
            return "small"
        return "" if fare == "small" and in_the_street else fare

    return {row.name: fare_of(row) for row in rows}


def _where_one_eats(houses: frozenset[str], likes: Likes) -> frozenset[str]:
    """The houses, or those of them where each of them finds what their diets allow: they keep to these in the morning too."""
    return houses - _unfit(houses, likes)


def _unfit(houses: Iterable[str], likes: Likes) -> frozenset[str]:
    """Those of the houses where not all of them find what they eat."""
    return frozenset(name for name in houses if likes.eats_at and likes.eats_at.get(name, -1.0) < 0)


def _breakfasts(city: City, rows: tuple[Restaurant, ...]) -> frozenset[str]:
    """The houses where one would have a breakfast that is asked for: no banquet, no duck, no hot pot."""
    early = houses_known_for(LOCAL_BREAKFAST, city) | houses_known_for(MORNING_TEA, city)
    knowledge = knowledge_of(city)
    known = ((row, knowledge.eatery(row.name)) for row in rows)
    return frozenset(
        row.name
        for row, eatery in known
        if (row.name in early or eatery.serves == "breakfast" or row.cuisine == TEAHOUSE)
        and eatery.fare not in HEAVY
    )


def _simple(rows: tuple[Restaurant, ...], knowledge: CityKnowledge) -> float:
    """What a simple meal costs, CNY a person: a snack is none."""
    prices = [row.price for row in rows if knowledge.eatery(row.name).serves == "meal"]
    return float(np.quantile(prices, _SIMPLE)) if prices else 0.0
