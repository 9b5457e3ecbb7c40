"""What the words of a request wish for among the places of a city: minutes of liking, dishes, and when they are eaten."""

from collections.abc import Iterable, Mapping

from core.dsl.requirements import Said
from core.knowledge.city import knowledge_of
from core.knowledge.hours.pauses import is_pause
from core.knowledge.meals import is_heavy, is_one_dish
from core.knowledge.picked import Picked, picked, two_of
from core.knowledge.things import (
    CALM,
    CROWDS,
    FINE_HOUSES,
    HOT,
    HOT_FOOD,
    HOTEL_TABLES,
    LITTLE_HEAT,
    LOCAL_BREAKFAST,
    MILD,
    SMALL_HOUSES,
    days_of_a_kind,
    first_of,
    houses_called,
    houses_for,
    houses_known_for,
    houses_of,
    in_mood,
    is_daily,
    is_dish,
    is_had_again,
    is_of_several,
    sights_of,
    takes_a_day,
    usual_meal,
)
from core.model.wished_meals import WishedMeal, wished_meal
from core.optimize.wishes.sought import Sought, meals_of_a_dish
from core.sandbox.city import City

# Minutes for a thing in words, and more where few places are it: who wants pandas wants the one place that has them.
_WISHED_SIGHT, _RARE, _WISHED_MEAL, _KNOWN_FOR = 90.0, 400.0, 60.0, 60.0
# Minutes for a dish in a house that is called by it: there nobody has to look for it on the card.
_CALLED_BY_IT = 40.0
_SNACKS, _NO_HOUSES = frozenset({"小吃", LOCAL_BREAKFAST}), frozenset[str]()
# A taste is that of many dishes: nobody who loves hot food has had enough of it after one meal.
_TASTES = {MILD, *HOT, *HOT_FOOD}
# Minutes that what is hot or heavy is liked less by who wishes for mild food.
_NOT_MILD, _AGAINST_MILD = HOT | {"火锅", "烧烤", "内脏"}, 200.0
# The same of a hotel's table by who came for small houses.
_AGAINST_HOTELS = 300.0
# Days of a trip that has a whole one to give.
_A_DAY_TO_GIVE = 3
# Minutes for a sight in the mood that is wished.
_IN_MOOD = 90.0
# What is nowhere quiet: who wishes for it as well as for quiet temples goes where it is.
_BUSY = frozenset({"商业街区", "购物"})


def wished_places(
    wished: Said,
    refused: Said,
    city: City,
    cuisines: frozenset[str] = frozenset(),
    asked: frozenset[str] = frozenset(),
    types: frozenset[str] = frozenset(),
) -> dict[str, float]:
    """Minutes that the places of a city are liked more for what is wished for, by name: the rarer, the more.

    Beside the things there are `cuisines` and `types` that are wished for. Who asks for one beach by its name, of those that are `asked`
    for, does not go out to another one.

    A mood is in every place: what contradicts it is disliked more than what is in keeping with it is liked.
    """
    moods = {*wished.sights, CALM} if CROWDS in refused.sights else wished.sights
    scores = dict(in_mood(sorted(moods), city))
    for name in frozenset[str]().union(*(picked(one, city).meant for one in (wished.sights | types) & _BUSY)):
        scores[name] = max(0, scores.get(name, 0))
    found = {name: _IN_MOOD * score * (1 if score > 0 else 2) for name, score in scores.items()}
    for thing in sorted(wished.sights):
        meant, others = _in_keeping(picked(thing, city), scores)
        for name in _without_other_outings(meant | others, asked & _chiefly(thing, city), city):
            rare = _RARE / len(meant) if name in meant else 0.0
            found[name] = found.get(name, 0.0) + _WISHED_SIGHT + rare
    if SMALL_HOUSES & (wished.meals | cuisines) and not FINE_HOUSES & wished.meals:
        found |= dict.fromkeys(houses_called(HOTEL_TABLES, city), -_AGAINST_HOTELS)
    if MILD in wished.meals:
        found |= dict.fromkeys(houses_of(_NOT_MILD, city), -_AGAINST_MILD)
    if LITTLE_HEAT in wished.meals:
        found |= dict.fromkeys(houses_of(HOT, city), -_AGAINST_MILD / 2)
    # for tea and the like time is kept: nobody lunches on it
    for thing in sorted(thing for thing in wished.meals if not is_pause(thing)):
        # a taste is that of the cooking of a restaurant, and no reason to go out for breakfast
        early = houses_of(_SNACKS, city) if thing in _TASTES else _NO_HOUSES
        for name in houses_of(frozenset({thing}), city) - early:
            found[name] = found.get(name, 0.0) + _WISHED_MEAL
        for name in houses_known_for(thing, city) - early if thing not in _TASTES else ():
            found[name] = found.get(name, 0.0) + _KNOWN_FOR
        for name in houses_called(thing, city) if is_dish(thing) else ():
            found[name] = found.get(name, 0.0) + _CALLED_BY_IT
    return found


def _in_keeping(sights: Picked, scores: Mapping[str, int]) -> Picked:
    """The sights that are one thing without those that contradict the moods, where there are others: quiet gardens."""
    meant, others = (frozenset(name for name in names if scores.get(name, 0) >= 0) for names in sights)
    return Picked(meant or others, others) if meant or others else sights


def _chiefly(thing: str, city: City) -> frozenset[str]:
    """The sights of a city that are what one means first by a thing: a park on the shore is no beach to who wishes for the sea."""
    return sights_of(frozenset({first_of(thing) or thing}), city)


def _without_other_outings(names: frozenset[str], asked: frozenset[str], city: City) -> frozenset[str]:
    """The sights that are one thing, of the outings among them only those that are asked for, where any is."""
    if names.isdisjoint(asked):
        return names
    knowledge = knowledge_of(city)
    return frozenset(name for name in names if name in asked or knowledge.place(name).outing is None)


def days_out(wished: Said, city: City, days: int) -> frozenset[str]:
    """The outings of half a day that are a whole one, of a trip of three `days` and more, to who wishes for what they are: a beach."""
    things = (
        [thing for thing in sorted(wished.sights) if takes_a_day(thing)] if days >= _A_DAY_TO_GIVE else ()
    )
    names = frozenset[str]().union(*(_chiefly(thing, city) for thing in things))
    knowledge = knowledge_of(city)
    return frozenset(name for name in names if knowledge.place(name).outing == "half")


def wished_sights(
    wished: Said,
    city: City,
    types: frozenset[str] = frozenset(),
    text: str = "",
    days: int = 1,
    *,
    nothing_else: bool = False,
) -> tuple[Sought, ...]:
    """The sights of a city that are each thing, or type of the data, that is wished for: who wishes for the sea wants to be
    there once, and on a trip of many `days` again; who speaks of gardens, in the words of the request, wants to be in two, and some are in a museum every day: those who would
    see `nothing_else` among them.
    """
    scores = in_mood(sorted(wished.sights), city)
    found: list[Sought] = []
    for thing in sorted(thing for thing in wished.sights | types if not is_pause(thing)):
        if is_daily(thing, text) or (nothing_else and is_of_several(thing, text)):
            found.append(Sought(picked(thing, city).meant, days))
            continue
        two = two_of(thing, city) if is_of_several(thing, text) else ()
        if len(two) > 1:
            found += [Sought(names) for names in _in_keeping(Picked(*two), scores)]
            continue
        one = _in_keeping(picked(thing, city), {} if thing in _BUSY else scores)
        again = days_of_a_kind(days) if is_had_again(thing) else 1
        found.append(Sought(one.meant | one.others if again > 1 else one.meant, again))
    return tuple(one for one in found if one.names)


def wished_dishes(
    wished: Said,
    city: City,
    days: int = 1,
    cuisines: frozenset[str] = frozenset(),
    *,
    eating: bool = False,
) -> tuple[Sought, ...]:
    """The restaurants of a city to which one goes for each thing to eat that is wished for, and how often: who came for
    `eating` has it at most of the meals.

    Of the wished `cuisines` those that are one dish, such as hot pot, are of these where one came for eating or wishes for another dish
    too. A house is for the rarest of them alone: who wishes for hot pot and for skewers has not had both with the skewers.
    """
    # for a drink at night time is kept: nobody dines on it
    named = {one for one in wished.meals - {LOCAL_BREAKFAST} - _TASTES if not is_pause(one)}
    houses = {thing: found for thing in sorted(named) if (found := houses_known_for(thing, city))}
    if eating or houses:
        for cuisine in sorted(filter(is_one_dish, cuisines)):
            called = frozenset(r.name for r in city.restaurants if r.cuisine == cuisine and cuisine in r.name)
            houses.setdefault(cuisine, called or houses_for(cuisine, city))
    return tuple(
        Sought(
            _its_own(found, houses.values()),
            meals_of_a_dish(days, len(houses), eating=eating, heavy=is_heavy(thing)),
        )
        for thing, found in houses.items()
        if found
    )


def _its_own(houses: frozenset[str], every: Iterable[frozenset[str]]) -> frozenset[str]:
    """The houses of a dish without those of rarer ones, where any is left."""
    rarer = (others for others in every if len(others) < len(houses))
    return houses.difference(*rarer) or houses


def wished_tables(
    wanted: Iterable[str], city: City, days: int = 1, *, eating: bool = False, every_morning: bool = False
) -> tuple[tuple[WishedMeal, frozenset[str]], ...]:
    """The meals at which a dish is wished for among all that is `wanted`, with the houses to which one goes for it.

    A dish of which no meal is said is eaten at its own, where it has one: crayfish in the evening; the same wish is there as
    often as one has it, and one that is for `every_morning` on each day but that of arrival.
    """
    names = tuple(wanted)
    said = dict.fromkeys(filter(None, map(wished_meal, names)))
    timed = {wish.dish for wish in said}
    own = ((name, usual_meal(name)) for name in names if name not in timed)
    usual = [WishedMeal(name, meal) for name, meal in own if meal is not None]
    dishes = sum(map(is_dish, dict.fromkeys(names)))
    times = meals_of_a_dish(days, dishes, eating=eating) if eating else 1
    mornings = days - 2 if every_morning else 0
    again = (wish for wish in said if wish.meal == "breakfast" and not wish.day for _ in range(mornings))
    every = (*said, *again, *(wish for wish in dict.fromkeys(usual) for _ in range(times)))
    return tuple((wish, houses_for(wish.dish, city)) for wish in every)
