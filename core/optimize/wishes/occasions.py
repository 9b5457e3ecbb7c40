"""What belongs to a trip though its words do not name it: the evening and the table of a celebration, the dishes of a city for who
came to eat, a quiet town in a calm week. Prices in CNY a person.
"""

from collections.abc import Iterable, Iterator, Mapping

import numpy as np

from core.knowledge.city import knowledge_of
from core.knowledge.picked import picked
from core.knowledge.things import (
    CANDLELIGHT,
    FINE_TABLES,
    OLD_TOWNS,
    SPECIAL_TABLE,
    TEMPLE_TABLE,
    VIEW_TABLES,
    houses_called,
)
from core.knowledge.travellers import (
    came_to_eat,
    eat_no_meat,
    is_celebration,
    is_frugal,
    speak_of_every_morning,
    would_dine_well,
)
from core.model.query import FULL_PACE, SLOW_PACE, Preference, Query, Subject
from core.model.wished_meals import WishedMeal
from core.optimize.wishes.place_wishes import wished_tables
from core.optimize.wishes.sought import Sought
from core.sandbox.city import City
from core.sandbox.places import Restaurant

# Shares of the prices of a city's restaurants from which a house is fine, and those where money is no matter.
_FINE, _FINEST = 0.8, 0.9
# A day's money from which it is the finest, and the share of it that one dinner may take.
_NO_MATTER, _OF_A_DAY = 1000.0, 0.8
# And of what it may cost, for who cannot pay that.
_SHARE_OF_PRICE = 0.6
# Evenings at table that are as good as the dinner of a celebration.
_CEREMONIES = CANDLELIGHT | {VIEW_TABLES}
_NO_CEREMONY = frozenset({"自助餐", "快餐简餐", "火锅", "烧烤", "小吃"})
# Days with which a calm trip has one for a quiet town.
_DAYS_FOR_A_TOWN = 5


def special_tables(city: City, a_day: float) -> tuple[tuple[WishedMeal, frozenset[str]], ...]:
    """The dinner of a celebration in one of the city's better houses, with a view where there is one; `a_day` is what a person
    may spend (0: nothing is said, and one pays what a fine house costs at least).
    """
    knowledge = knowledge_of(city)
    houses = [row for row in city.restaurants if knowledge.eatery(row.name).serves == "meal"]
    if not houses:
        return ()
    prices = [row.price for row in houses]
    usual, fine_from = np.quantile(prices, [0.5, _FINEST if a_day >= _NO_MATTER else _FINE]).tolist()
    most = _OF_A_DAY * a_day if a_day else fine_from
    # where the money does not reach so high, what is dear for it
    floor = max(usual, min(fine_from, _SHARE_OF_PRICE * most))
    fine = [row for row in houses if floor <= row.price <= most and not _is_plain(row, city)]
    views = houses_called(VIEW_TABLES, city)
    chosen = [row for row in fine if row.name in views] or fine
    names = frozenset(row.name for row in chosen)
    return ((WishedMeal(SPECIAL_TABLE, "dinner"), names),) if names else ()


def _is_plain(row: Restaurant, city: City) -> bool:
    return row.cuisine in _NO_CEREMONY or knowledge_of(city).eatery(row.name).fare != ""


def dishes_of(city: City) -> Iterator[Sought]:
    """The houses of each dish that a city is famous for, where one goes for it."""
    knowledge = knowledge_of(city)
    for dish in knowledge.dishes:
        houses = frozenset(
            row.name for row in city.restaurants if dish.name in knowledge.eatery(row.name).known_for
        )
        if houses:
            yield Sought(houses)


def quiet_towns(city: City, days: int) -> frozenset[str]:
    """The old towns of which a calm trip of so many days has one: those that nobody calls crowded; none on a shorter one."""
    if days < _DAYS_FOR_A_TOWN:
        return frozenset()
    knowledge = knowledge_of(city)
    towns = picked(OLD_TOWNS, city)
    return frozenset(
        name
        for name in towns.meant | towns.others
        if "quiet" in knowledge.place(name).moods and knowledge.place(name).outing is not None
    )


def tables_of(
    wanted: Iterable[str], query: Query, city: City
) -> tuple[tuple[WishedMeal, frozenset[str]], ...]:
    """The meals at which a dish is wished for among all that is `wanted`; who celebrates, or would dine well, has one dinner in a better
    house, vegetarians a lunch in a temple.
    """
    named = tuple(wanted)
    temple = [TEMPLE_TABLE] * eat_no_meat(query.text, query.people_number or 1)
    wished = dict.fromkeys((*named, *temple))
    tables = wished_tables(
        wished,
        city,
        query.days or 1,
        eating=came_to_eat(query.text),
        every_morning=speak_of_every_morning(query.text),
    )
    ceremony = not {SPECIAL_TABLE, FINE_TABLES}.isdisjoint(named) or would_dine_well(query.text)
    ceremony |= is_celebration(query.text) and not is_frugal(query.text)
    if not ceremony or any(wish.meal == "dinner" and wish.dish in _CEREMONIES for wish, _ in tables):
        return tables
    return (*tables, *special_tables(city, money_a_day(query)))


def money_a_day(query: Query) -> float:
    """CNY a person and day; a day more is counted, for the fares. 0 where nothing is said."""
    return (query.budget or 0.0) / (query.people_number or 1) / ((query.days or 1) + 1)


def calm(preferences: Mapping[Subject, Preference]) -> dict[Subject, Preference]:
    """The preferences of who would have it calm, a couple that celebrates among them, and says nothing of full days."""
    rhythm = preferences.get("rhythm", Preference())
    if FULL_PACE in rhythm.wanted:
        return dict(preferences)
    return {**preferences, "rhythm": rhythm._replace(wanted=rhythm.wanted | {SLOW_PACE})}
