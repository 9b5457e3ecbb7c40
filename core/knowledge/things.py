"""What a wished or refused thing is among the places of a city: not only by the data's own word, but by name and nature."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from statistics import median

from core.knowledge.city import knowledge_of
from core.knowledge.documents import read_document
from core.knowledge.places import SightProfile
from core.knowledge.signs import ThingSide, moods_by_name, signs_by_name, signs_of
from core.knowledge.tables import city_table
from core.model.mealtimes import MealType
from core.sandbox.city import City

CALM, CROWDS = "安静", "人多"
"""Who refuses crowds wishes for calm."""
EARLY_RISING, SLEEPING_IN = "早起", "睡懒觉"
LITTLE_WALKING = "少走路"
"""Who wishes for it is not taken up hills, and rides to the next place but one."""
STREET_FOOD = frozenset({"小吃"})
LOCAL_BREAKFAST = "当地早餐"
"""What people of the city have in the morning."""
MORNING_TEA = "早茶"
"""For which one sits down."""
REST, TEA, LATE_FOOD, SUNSET, SUNRISE, FLAG_RAISING = "午休", "下午茶", "夜宵", "日落", "日出", "升旗"
"""What belongs to an hour of the day; the flag on a square is raised as the sun rises."""
OWN_TIME = "自由活动"
"""A gap in a day that is long enough to be told what to do with it."""
COFFEE, TEAHOUSE_HOURS = "坐咖啡馆", "泡茶馆"
"""For which one sits down of an afternoon."""
BOATS = "游船"
"""A ride on the water."""
TEAHOUSE, CAFE = "茶馆/茶室", "咖啡店"
"""Where one does, as the data call it."""
BESIDE_MEALS = frozenset({TEA, COFFEE, LATE_FOOD})
"""What is eaten, and at none of the three meals."""
DRIVEN, CHEAP_FARES, BAR, CRAFT_BEER = "包车", "便宜的车票", "酒吧", "精酿啤酒"
"""To be driven from place to place; what one pays to come; where one sits of an evening."""
ROMANCE = "浪漫"
"""What a couple that celebrates is in the mood for."""
BUSTLE = "热闹"
"""Who came to eat is in the mood for quarters to stroll in."""
CANDLELIGHT = frozenset({"浪漫晚餐"})
"""Tables of an evening for two."""
FAMOUS = "热门景点"
"""Who refuses them came for something else."""
FINE_TABLES = "高档餐厅"
"""Who refuses them sits in small houses."""
SPECIAL_TABLE, VIEW_TABLES = "特别的一餐", "观景餐厅"
"""The dinner of a celebration, and houses with a view."""
OLD_TOWNS, TEMPLE_TABLE = "古镇", "寺院素斋"
"""What is quiet, and what vegetarians eat once where they can."""
HOT = frozenset({"辣"})
"""What children do not eat by choice."""
HOT_FOOD = frozenset({"辣菜"})
"""What nobody eats who cannot eat anything hot."""
MEAT, MEATLESS = "荤食", "素食"
"""What is none of the dishes of a house without it, and the cooking of such a house."""
OFFAL = "内脏"
"""Nor this."""
LITTLE_HEAT = "微辣"
"""Who wishes for it has what is hot where there is nothing else."""
MILD = "清淡"
"""Who wishes for it eats nothing hot or heavy."""
SMALL_HOUSES, FINE_HOUSES = frozenset({"老字号", "小吃"}), frozenset({"米其林"})
"""Who came for the first, and not for the second, eats in no hotel."""
CROWDS_AT_TABLE = "排队的馆子"
"""Houses in front of which people stand in line."""
HOTEL_TABLES = "酒店餐厅"
"""The restaurants of hotels."""
# Times what the house in the middle of them costs that one pays for a dish.
_FAIR = 2.0
# Days of a trip of which one is for a kind that is wished for.
_DAYS_FOR_ONE = 3
# Cities with the things that were asked for.
_THINGS_KEPT = 128


@lru_cache(maxsize=_THINGS_KEPT)
def houses_of(things: frozenset[str], city: City) -> frozenset[str]:
    """The names of the restaurants of a city that are one of these things."""
    own = city_table(city.name).cuisines
    known = [signs_of("meals", thing) for thing in things]
    return frozenset(
        row.name
        for row in city.restaurants
        if row.cuisine in things or any(one.is_house(row, own) for one in known)
    )


@lru_cache(maxsize=_THINGS_KEPT)
def houses_known_for(thing: str, city: City) -> frozenset[str]:
    """The names of the restaurants of a city to which one goes for this thing."""
    known = signs_of("meals", thing)
    # what is called goose in a house without meat is none
    meat = signs_of("meals", MEAT).names(thing)
    rows = [
        row for row in city.restaurants if known.is_known_for(row) and not (meat and row.cuisine == MEATLESS)
    ]
    # a hotel may have the noodles of the street on its card: nobody goes there for them
    fair = _FAIR * median([row.price for row in rows]) if rows else 0.0
    return frozenset(row.name for row in rows if row.price <= fair)


def houses_for(thing: str, city: City) -> frozenset[str]:
    """The names of the restaurants of a city to which one goes to eat this dish, or this cooking."""
    known = houses_known_for(thing, city) | frozenset(r.name for r in city.restaurants if r.cuisine == thing)
    return known or houses_of(frozenset({thing}), city)


@lru_cache(maxsize=_THINGS_KEPT)
def houses_called(thing: str, city: City) -> frozenset[str]:
    """The names of the restaurants of a city that are this thing by their name or cuisine, whatever dishes they have."""
    known = signs_of("meals", thing)
    return frozenset(row.name for row in city.restaurants if known.is_called(row))


def houses_where(thing: str, city: City) -> frozenset[str]:
    """The names of the restaurants of a city in which one has it between meals: a dish where one goes for it, else what is called so."""
    return houses_known_for(thing, city) if is_dish(thing) else houses_called(thing, city)


@lru_cache(maxsize=_THINGS_KEPT)
def sights_of(things: frozenset[str], city: City) -> frozenset[str]:
    """The names of the sights of a city that are one of these things."""
    knowledge, known = knowledge_of(city), [signs_of("sights", thing) for thing in things]
    return frozenset(
        row.name
        for row in city.attractions
        if not things.isdisjoint(row.types)
        or any(one.is_sight(row, knowledge.place(row.name)) for one in known)
    )


def in_mood(moods: Iterable[str], city: City) -> Mapping[str, int]:
    """By the names of the sights of a city that moods speak for (1 for each) or against (-1)."""
    wanted = [moods_by_name()[mood] for mood in moods if mood in moods_by_name()]
    knowledge = knowledge_of(city)
    scores: dict[str, int] = {}
    for row in city.attractions if wanted else ():
        place = knowledge.place(row.name)
        score = sum(bool(place.moods & mood.liked) - bool(place.moods & mood.against) for mood in wanted)
        if score:
            scores[row.name] = score
    return scores


def is_known(thing: str, side: ThingSide) -> bool:
    """Whether one knows by what places a thing is met or refused."""
    return thing in signs_by_name(side) or (
        side == "sights" and (thing in moods_by_name() or thing == CROWDS)
    )


def is_of_both(thing: str) -> bool:
    """Whether a thing is a house where one sits as well as a sight one goes to: bars and bar streets."""
    return thing in signs_by_name("meals") and thing in signs_by_name("sights")


def is_sleeping_in(thing: str, *, wanted: bool) -> bool:
    """Whether who wants a thing, or refuses it, would not rise early."""
    return thing == (SLEEPING_IN if wanted else EARLY_RISING)


def is_after_dark(thing: str) -> bool:
    """Whether a thing is there only once the lights are on."""
    return signs_of("sights", thing).after_dark


def is_led(thing: str) -> bool:
    """Whether the greatest sight that is it comes before all others: the tomb of its first emperor for who loves a dynasty."""
    return signs_of("sights", thing).led


def is_had_again(thing: str) -> bool:
    """Whether one day of a thing is not enough on a long trip: beaches, gardens."""
    return signs_of("sights", thing).again


def takes_a_day(thing: str) -> bool:
    """Whether one gives a day of a trip to a thing that is wished for, though half of one would do: the beach."""
    return signs_of("sights", thing).whole_day


def days_of_a_kind(days: int) -> int:
    """On how many days of a trip one has what one may well have again: beaches, an afternoon in a teahouse."""
    return max(1, (days + 1) // _DAYS_FOR_ONE)


def first_of(thing: str) -> str:
    """Another thing, the sights of which come before all others: the beaches for who would be by the sea; "" without one."""
    return signs_of("sights", thing).first


def usual_meal(thing: str) -> MealType | None:
    """The meal at which a dish is eaten by who does not say when: crayfish and beer of an evening; None of any."""
    return signs_of("meals", thing).meal


def is_dish(thing: str) -> bool:
    """Whether one goes to a house of its own for a thing to eat: hot dry noodles, and not beef."""
    signs = signs_of("meals", thing)
    return thing in signs.words and not signs.cuisines


def is_of_several(thing: str, text: str) -> bool:
    """Whether a request, by its words, speaks of more than one of a thing: of gardens."""
    said = text.lower()
    return any(word in said for word in signs_of("sights", thing).several)


def is_daily(thing: str, text: str) -> bool:
    """Whether a request, by its words, would have one of a thing every day: a museum."""
    return any(word in text.lower() for word in signs_of("sights", thing).daily)


def is_no_such_place(thing: str, place: SightProfile) -> bool:
    """Whether a table knows of a place what the data's type does not: that the concert hall is no museum of art."""
    among = signs_of("sights", thing).among
    return place.known and bool(among) and place.kind not in among


def told_by_price(thing: str) -> bool:
    """Whether prices tell if a thing is met, as of a dear hotel or good tables: the planner weighs it (emphasis.toml)."""
    return thing in _weighed()


@cache
def _weighed() -> frozenset[str]:
    return frozenset(read_document("emphasis"))
