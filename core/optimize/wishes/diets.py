"""What those like who eat no meat, nothing but what is halal, or little sugar, by the houses of a city."""

from dataclasses import replace

from core.dsl.requirements import refused_of
from core.knowledge.city import knowledge_of
from core.knowledge.meals import SMALL_EATS, Fare
from core.knowledge.signs import signs_of
from core.knowledge.things import houses_called, houses_known_for, houses_of
from core.knowledge.travellers import eat_no_meat, keep_halal, some_eat_no_meat
from core.model.query import Query
from core.optimize.wishes.likes import Likes
from core.sandbox.city import City
from core.sandbox.places import Restaurant

_DIABETES, _STARCH = "糖尿病", "主食"
# What is nothing else, and small eats of which half are.
_STARCH_ALONE: tuple[Fare, ...] = ("wonton", "noodles")
_NO_MEAT, _MEAT, _HALAL, _UNCLEAN = "素食", "荤食", "清真餐", "非清真"
# Minutes that a meal is liked more at a house that cooks for who keeps a diet alone.
_OF_THEIR_OWN = 90.0
# Minutes that vegetarians like a house less that only has something for them too: the less, the fewer of its dishes are meat, and
# more where that is less than one dish of four.
_SOMETHING, _ALL_MEAT, _ONE_DISH, _SECOND_BEST = 200.0, 450.0, 200.0, 650.0
_A_FEW_OF = 4
# Where one who eats no meat finds something beside others, and what is cooked in one broth for all of them.
_SOME_NO_MEAT, _HOT_POT = "有素菜", "火锅"


def dieting(likes: Likes, query: Query, city: City) -> Likes:
    """The likes of those who eat no meat, or nothing but what is halal: where there is no such house they eat vegetables."""
    likes = _without_sugar(likes, query, city)
    people, halal_kept = query.people_number or 1, keep_halal(query.text)
    all_do, some_do = eat_no_meat(query.text, people), some_eat_no_meat(query.text, people)
    if not (halal_kept or all_do or some_do):
        return likes
    vegetarian = houses_called(_NO_MEAT, city)
    if halal_kept:
        halal = houses_of(frozenset({_HALAL}), city)
        suit = dict.fromkeys(vegetarian, 0.0) | dict.fromkeys(halal, _OF_THEIR_OWN)
        shuns = houses_of(frozenset({_UNCLEAN}), city) - suit.keys()
        return replace(likes, eats_at=suit, shuns=likes.shuns | shuns, halal=True)
    theirs = dict.fromkeys(vegetarian, _OF_THEIR_OWN)
    shuns = houses_called(_MEAT, city) | houses_called(_HOT_POT, city)
    shuns -= vegetarian
    beside = houses_known_for(_MEAT, city) - houses_known_for(_SOME_NO_MEAT, city)
    for_both = houses_of(frozenset({_SOME_NO_MEAT}), city) - shuns - beside
    if some_do:
        suit = dict.fromkeys(for_both, 0.0)
        return replace(
            likes, eats_at=suit | theirs, shuns=likes.shuns | shuns, for_both=frozenset({_NO_MEAT})
        )
    suit = {row.name: -_second_best(row) for row in city.restaurants if row.name in for_both}
    suit |= dict.fromkeys(houses_of(frozenset({_NO_MEAT}), city) - shuns, 0.0)
    # a house to which one goes for its duck is none for them, though its name does not say so
    return replace(likes, eats_at=suit | theirs, shuns=likes.shuns | shuns | (beside - suit.keys()))


def _second_best(row: Restaurant) -> float:
    """Minutes that vegetarians like a house less that has something for them too, by how much of its card is meat."""
    meat, greens = signs_of("meals", _MEAT), signs_of("meals", _SOME_NO_MEAT)
    theirs = sum(greens.names(dish) and not meat.names(dish) for dish in row.recommended)
    if not theirs:
        return _SECOND_BEST
    dishes = len(row.recommended)
    few = theirs * _A_FEW_OF < dishes
    share = sum(map(meat.names, row.recommended)) / dishes
    return min(_SECOND_BEST, _SOMETHING + _ALL_MEAT * share + _ONE_DISH * few)


def _without_sugar(likes: Likes, query: Query, city: City) -> Likes:
    """The likes of those of whom one has diabetes: a bowl of noodles is no meal to that one."""
    if _DIABETES not in refused_of(query).meals:
        return likes
    knowledge, starch = knowledge_of(city), signs_of("meals", _STARCH)
    alone = frozenset(
        row.name
        for row in city.restaurants
        if knowledge.eatery(row.name).fare in _STARCH_ALONE
        or (row.cuisine == SMALL_EATS and 2 * sum(map(starch.names, row.recommended)) >= len(row.recommended))
    )
    return replace(likes, shuns=likes.shuns | alone)
