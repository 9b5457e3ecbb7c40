"""What a trip has to tell of a thing that a request likes or dislikes and that no constraint holds."""

from core.evaluate.trip import JudgedTrip
from core.evaluate.wishes.of_beds import NO_DATA, tell_bed
from core.evaluate.wishes.of_blocks import free_of, tell_block
from core.evaluate.wishes.of_constraints import none_here
from core.evaluate.wishes.of_days import tell_day_hour, tell_mornings, tell_number_of_sights, tell_pace
from core.evaluate.wishes.of_dishes import tell_meal, tell_meal_hour
from core.evaluate.wishes.of_hours import open_late, tell_hour
from core.evaluate.wishes.of_pauses import done_on_visits, free_times, tell_free, told_visits
from core.evaluate.wishes.of_spells import tell_kind, tell_spell
from core.evaluate.wishes.of_ways import cheap_fares, driven
from core.evaluate.wishes.stops import LEFT_OUT, WishVerdict, meals_of, part_of_visits, places, visits_of
from core.evaluate.wishes.thing_words import unseen, wish_words
from core.knowledge.hours.pauses import is_pause
from core.knowledge.picked import members
from core.knowledge.things import (
    CHEAP_FARES,
    CRAFT_BEER,
    DRIVEN,
    LOCAL_BREAKFAST,
    REST,
    SMALL_HOUSES,
    houses_for,
    houses_of,
    in_mood,
    is_after_dark,
    is_dish,
    is_known,
    is_of_both,
    is_sleeping_in,
    sights_of,
)
from core.model.clock import DAY_MINUTES
from core.model.daily import day_hour, free_block, sights_a_day
from core.model.meal_hours import meal_hour
from core.model.mealtimes import MEALS
from core.model.query import FULL_PACE, SLOW_PACE, Thing
from core.model.spells import visit_spell
from core.model.told_wish import ToldWish
from core.model.wished_meals import wished_meal
from core.text import Text, sentence

_NOT_WISHES = ("company", "date")
"""What says who comes along and when is no wish of its own."""
_DINNER = "晚餐"
_DARK = 18 * 60 + 30
"""Minute of the day after which lights are on in all seasons."""
_OF_WAYS = {DRIVEN: driven, CHEAP_FARES: cheap_fares}
_AVOIDED = Text("行程里没有", "none in this trip")
_NONE_KNOWN = Text(
    "行程里没有已知的；数据只列招牌菜，点菜时请再问一句",
    "none known in this trip; the data name only the best dishes of a house, so ask when you order",
)


def tell_thing(thing: Thing, trip: JudgedTrip) -> ToldWish | None:
    """The thing as it stands in a trip; None for what is no wish."""
    if thing.about in _NOT_WISHES:
        return None
    if thing.name.zh in (SLOW_PACE, FULL_PACE):
        return tell_pace(thing, trip)
    hour, sights = day_hour(thing.name.zh, wanted=thing.wanted), sights_a_day(thing.name.zh)
    if hour is not None:
        return tell_day_hour(thing, hour, trip)
    if sights is not None and thing.wanted:
        return tell_number_of_sights(thing, sights, trip)
    if is_sleeping_in(thing.name.zh, wanted=thing.wanted):
        return tell_mornings(thing, trip)
    told_pause = _pause(thing, trip)
    if told_pause is not None:
        return told_pause
    at_its_hour = _at_its_hour(thing, trip) if thing.wanted else None
    if at_its_hour is not None:
        is_met, told, stops = at_its_hour
        block = free_block(thing.name.zh)
        free = () if block is None else free_of(block, trip)
        at = tuple(one.where for one in stops)
        return ToldWish(
            wish=wish_words(thing),
            fate="met" if is_met else "unmet",
            told=told,
            at=at,
            free=free,
            dish=_dish_at_its_meal(thing),
        )
    of_ways = _OF_WAYS[thing.name.zh](trip) if thing.wanted and thing.name.zh in _OF_WAYS else None
    if of_ways is not None:
        is_met, told = of_ways
        return ToldWish(wish_words(thing), "met" if is_met else "unmet", told)
    if thing.about in ("hotel", "room", "budget_part"):
        fate, told, stops = tell_bed(thing, trip)
        return ToldWish(wish=wish_words(thing), fate=fate, told=told, at=tuple(one.where for one in stops))
    if thing.about in ("meal", "cuisine"):
        return _eaten(thing, trip)
    if is_known(thing.name.zh, "sights"):
        return _seen(thing, trip)
    # for what is done at no place time would be kept
    return (
        ToldWish(wish_words(thing), "unmet", LEFT_OUT)
        if thing.wanted and is_pause(thing.name.zh)
        else unseen(thing)
    )


def _at_its_hour(thing: Thing, trip: JudgedTrip) -> WishVerdict | None:
    """What is told of a thing that is wished at an hour, or of a time that is kept free; None of another."""
    spell, block = visit_spell(thing.name.zh), free_block(thing.name.zh)
    if spell is not None:
        known = trip.city.attraction(spell.place) is not None
        return tell_spell(spell, trip) if known else tell_kind(spell, trip)
    meal, hour = wished_meal(thing.name.zh), meal_hour(thing.name.zh)
    if meal is not None:
        return tell_meal(meal, trip)
    if hour is not None:
        return tell_meal_hour(hour, trip)
    return tell_hour(thing.name.zh, trip) if block is None else tell_block(block, trip)


def _dish_at_its_meal(thing: Thing) -> Text | None:
    """The dish of a thing that is a dish at a meal: of hot dry noodles for breakfast the noodles."""
    wish = wished_meal(thing.name.zh)
    if wish is None or not is_dish(wish.dish):
        return None
    return Text(wish.dish, thing.name.en.removesuffix(wish.said("").en))


def _pause(thing: Thing, trip: JudgedTrip) -> ToldWish | None:
    """A thing for which a trip keeps time, or which is done on a visit; None where neither is."""
    name = thing.name.zh
    spell = visit_spell(name)
    if not thing.wanted or not (is_pause(name) or name == REST or spell is not None):
        return None
    name = name if spell is None else spell.place
    free = free_times(name, trip)
    if name == REST:
        # whether every day that asks for it has it, tells `tell_hour`
        is_met, told, _ = tell_hour(name, trip) or (False, NO_DATA, ())
        return ToldWish(wish_words(thing), "met" if is_met else "unmet", told, free=free)
    if free:
        return ToldWish(wish_words(thing), "met", tell_free(free), free=free)
    stops = done_on_visits(name, trip)
    return (
        ToldWish(
            wish=wish_words(thing), fate="met", told=told_visits(stops), at=tuple(one.where for one in stops)
        )
        if stops
        else None
    )


def _seen(thing: Thing, trip: JudgedTrip) -> ToldWish:
    moods = in_mood([thing.name.zh], trip.city)
    # who wishes for a theatre has not had it at that of an idol group; who refuses theatres refuses that one too
    names = (
        members(thing.name.zh, trip.city)
        if thing.wanted
        else sights_of(frozenset({thing.name.zh}), trip.city)
    )
    if moods and not names:
        names = frozenset(name for name, score in moods.items() if score > 0)
    stops = visits_of(trip, names)
    if is_of_both(thing.name.zh):
        # bars are for the evening
        houses = houses_of(frozenset({thing.name.zh}), trip.city)
        names, eaten = names | houses, meals_of(trip, houses, ("dinner",) if thing.wanted else MEALS)
        stops = sorted([*stops, *eaten], key=lambda one: one.start)
    if thing.wanted and is_after_dark(thing.name.zh):
        stops = [one for one in stops if one.end % DAY_MINUTES >= _DARK]
    if not thing.wanted:
        return ToldWish(wish_words(thing), "unmet" if stops else "met", places(stops) if stops else _AVOIDED)
    if stops:
        return ToldWish(
            wish=wish_words(thing),
            fate="met",
            told=places(stops),
            at=tuple(one.where for one in stops),
        )
    within = part_of_visits(names, trip)
    if within is not None:
        told, stops = within
        return ToldWish(wish_words(thing), "met", told, at=tuple(one.where for one in stops))
    beside = open_late(thing.name.zh, trip) if is_of_both(thing.name.zh) else None
    return ToldWish(wish_words(thing), "unmet", beside or (LEFT_OUT if names else none_here(trip)))


def _eaten(thing: Thing, trip: JudgedTrip) -> ToldWish:
    name = thing.name.zh
    every = houses_of(frozenset({name}), trip.city)
    known = houses_for(name, trip.city)
    if not is_known(name, "meals") and not every | known:
        return unseen(thing)
    if not thing.wanted:
        stops, is_cuisine = meals_of(trip, every), name in {row.cuisine for row in trip.city.restaurants}
        avoided = _AVOIDED if is_cuisine else _NONE_KNOWN
        return ToldWish(wish_words(thing), "unmet" if stops else "met", places(stops) if stops else avoided)
    # who wishes for a dinner has not had it at breakfast, nor the breakfast of the city in the evening
    kinds = ("dinner",) if name.endswith(_DINNER) else ("breakfast",) if name == LOCAL_BREAKFAST else MEALS
    stops, on_the_card = meals_of(trip, known, kinds), meals_of(trip, every, kinds)
    if on_the_card and not stops and is_dish(name):
        told = sentence("只在菜单上：{meals}", "only on the menu: {meals}", meals=places(on_the_card))
        return ToldWish(wish_words(thing), "unmet", told)
    stops = stops or on_the_card
    if stops:
        return ToldWish(
            wish=wish_words(thing),
            fate="met",
            told=places(stops),
            at=tuple(one.where for one in stops),
            dish=thing.name if is_dish(name) and name not in SMALL_HOUSES else None,
        )
    beside = open_late(name, trip) if name == CRAFT_BEER else None
    return ToldWish(wish_words(thing), "unmet", beside or (LEFT_OUT if every | known else none_here(trip)))
