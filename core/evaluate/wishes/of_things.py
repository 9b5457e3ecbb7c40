"""What a trip has to tell of a thing that a request likes or dislikes and that no constraint holds."""

from core.dsl.families.places import names_of_types
from core.evaluate.timeline import Placed
from core.evaluate.trip import JudgedTrip
from core.evaluate.wishes.of_constraints import none_here
from core.evaluate.wishes.stops import hotels_of, meals_of, nights, places, visits_of
from core.knowledge.features import features_meant
from core.knowledge.things import (
    houses_known_for,
    houses_of,
    in_mood,
    is_after_dark,
    is_known,
    is_sleeping_in,
    sights_of,
    told_by_price,
)
from core.model.clock import DAY_MINUTES
from core.model.daily import DayHour, SightsADay, day_hour, sights_a_day
from core.model.mealtimes import MEALS
from core.model.plan import Meal, Stay, Visit
from core.model.query import FULL_PACE, SLOW_PACE, Thing
from core.model.told_wish import ToldWish
from core.sandbox.network import STATION_SUFFIX
from core.text import Name, Text, sentence

_NOT_WISHES = ("company", "date")
"""What says who comes along and when is no wish of its own."""
_BESIDE_METRO_KM = 0.8
_MOST_OF_SLOW, _LEAST_OF_FULL = 3.5, 3.5
"""Sights a day, in the mean."""
_DINNER = "晚餐"
_EARLY = 8 * 60
_DARK = 18 * 60 + 30
"""Minute of the day after which lights are on in all seasons."""
_NO_DATA = Text("数据里没有这方面的信息", "the data say nothing of it")
_AVOIDED = Text("行程里没有", "none in this trip")
_LEFT_OUT = Text("行程里没有安排", "not in this trip")


def tell_thing(thing: Thing, trip: JudgedTrip) -> ToldWish | None:
    """The thing as it stands in a trip; None for what is no wish."""
    if thing.about in _NOT_WISHES:
        return None
    if thing.name.zh in (SLOW_PACE, FULL_PACE):
        return _pace(thing, trip)
    hour, sights = day_hour(thing.name.zh), sights_a_day(thing.name.zh)
    if hour is not None and thing.wanted:
        return _hour(thing, hour, trip)
    if sights is not None and thing.wanted:
        return _number_of_sights(thing, sights, trip)
    if is_sleeping_in(thing.name.zh, wanted=thing.wanted):
        return _mornings(thing, trip)
    if told_by_price(thing.name.zh) and thing.about in ("hotel", "budget_part"):
        return _price(thing, trip)
    if thing.about in ("hotel", "room"):
        return _hotel(thing, trip)
    if thing.about in ("meal", "cuisine"):
        return _eaten(thing, trip)
    return _seen(thing, trip) if is_known(thing.name.zh, "sights") else _unseen(thing)


def _wish(thing: Thing) -> Text:
    if thing.wanted:
        return Text(thing.name.zh, thing.name.en[:1].upper() + thing.name.en[1:])
    return sentence("不要：{thing}", "No {thing}", thing=thing.name)


def _unseen(thing: Thing) -> ToldWish:
    return ToldWish(_wish(thing), "unseen", _NO_DATA)


def _seen(thing: Thing, trip: JudgedTrip) -> ToldWish:
    moods = in_mood([thing.name.zh], trip.city)
    names = sights_of(frozenset({thing.name.zh}), trip.city)
    if moods and not names:
        names = frozenset(name for name, score in moods.items() if score > 0)
    stops = visits_of(trip, names)
    if thing.wanted and is_after_dark(thing.name.zh):
        stops = [one for one in stops if one.end % DAY_MINUTES >= _DARK]
    if not thing.wanted:
        return ToldWish(_wish(thing), "unmet" if stops else "met", places(stops) if stops else _AVOIDED)
    if stops:
        return ToldWish(_wish(thing), "met", places(stops), tuple(one.where for one in stops))
    return ToldWish(_wish(thing), "unmet", _LEFT_OUT if names else none_here(trip))


def _eaten(thing: Thing, trip: JudgedTrip) -> ToldWish:
    name = thing.name.zh
    every = houses_of(frozenset({name}), trip.city)
    known = houses_known_for(name, trip.city)
    if not is_known(name, "meals") and not every | known:
        return _unseen(thing)
    if not thing.wanted:
        stops = meals_of(trip, every)
        return ToldWish(_wish(thing), "unmet" if stops else "met", places(stops) if stops else _AVOIDED)
    # who wishes for a dinner has not had it at breakfast
    kinds = ("dinner",) if name.endswith(_DINNER) else MEALS
    stops = meals_of(trip, known, kinds) or meals_of(trip, every, kinds)
    if stops:
        return ToldWish(_wish(thing), "met", places(stops), tuple(one.where for one in stops))
    return ToldWish(_wish(thing), "unmet", _LEFT_OUT if every | known else none_here(trip))


def _pace(thing: Thing, trip: JudgedTrip) -> ToldWish:
    sights = _sights(trip)
    mean = sum(sights) / len(sights)
    is_met = mean <= _MOST_OF_SLOW if thing.name.zh == SLOW_PACE else mean >= _LEAST_OF_FULL
    return ToldWish(_wish(thing), "met" if is_met else "unmet", _told_sights(sights))


def _sights(trip: JudgedTrip) -> list[int]:
    """How many sights each day has."""
    return [
        sum(one.day == day and isinstance(one.activity, Visit) for one in trip.placed) for day in _days(trip)
    ]


def _told_sights(sights: list[int]) -> Text:
    least, most = min(sights), max(sights)
    each = str(most) if least == most else f"{least}–{most}"
    return Text(f"每天 {each} 个景点", f"{each} sight{'s' if most != 1 else ''} a day")


def _number_of_sights(thing: Thing, wished: SightsADay, trip: JudgedTrip) -> ToldWish:
    sights = _sights(trip)
    is_met = max(sights) >= wished.most if wished.pace == "packed" else max(sights) <= wished.most
    return ToldWish(_wish(thing), "met" if is_met else "unmet", _told_sights(sights))


def _hour(thing: Thing, hour: DayHour, trip: JudgedTrip) -> ToldWish:
    """When one goes out, or is back for the night, on the day that comes farthest from what is wished."""
    at = _outs(trip) if hour.out else [one.start - (one.day - 1) * DAY_MINUTES for one in _nights(trip)]
    if not at:
        return _unseen(thing)
    worst = min(at) if hour.later else max(at)
    is_met = worst >= hour.minute if hour.later else worst <= hour.minute
    clock = _clock(worst % DAY_MINUTES)
    told = (
        Text(
            f"{'最早' if hour.later else '最晚'} {clock} 出门",
            f"out at {clock} at the {'earliest' if hour.later else 'latest'}",
        )
        if hour.out
        else Text(
            f"{'最早' if hour.later else '最晚'} {clock} 回酒店",
            f"back at {clock} at the {'earliest' if hour.later else 'latest'}",
        )
    )
    return ToldWish(_wish(thing), "met" if is_met else "unmet", told)


def _nights(trip: JudgedTrip) -> list[Placed]:
    return [one for one in trip.placed if isinstance(one.activity, Stay)]


def _outs(trip: JudgedTrip) -> list[int]:
    """The minute of each day at which one leaves for what comes first, the ride of the first day too."""
    leaves = dict[int, int]()
    for one in trip.placed:
        if not _at_home(one.activity):
            leaves.setdefault(one.day, one.leaves - (one.day - 1) * DAY_MINUTES)
    return list(leaves.values())


def _days(trip: JudgedTrip) -> range:
    return range(1, len(trip.plan.itinerary) + 1)


def _mornings(thing: Thing, trip: JudgedTrip) -> ToldWish:
    """When one leaves the hotel at the earliest."""
    slept = [one.day for one in trip.placed if isinstance(one.activity, Stay)]
    out = [
        min(one.leaves for one in trip.placed if one.day == day + 1 and not _at_home(one.activity))
        % DAY_MINUTES
        for day in slept
        if any(one.day == day + 1 and not _at_home(one.activity) for one in trip.placed)
    ]
    if not out:
        return _unseen(thing)
    told = Text(f"最早 {_clock(min(out))} 出门", f"out of the hotel at {_clock(min(out))} at the earliest")
    return ToldWish(_wish(thing), "met" if min(out) >= _EARLY else "unmet", told)


def _at_home(activity: object) -> bool:
    """Whether it is a night, or a breakfast in the hotel."""
    return isinstance(activity, Stay) or (isinstance(activity, Meal) and not activity.cost)


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


def _price(thing: Thing, trip: JudgedTrip) -> ToldWish:
    """What the nights, or the whole trip, cost."""
    if thing.about == "budget_part":
        cost = f"{trip.plan.total_cost:,.0f}"
        return ToldWish(_wish(thing), "met", Text(f"合计 ¥{cost}", f"¥{cost} in all"))
    told = [one.activity for one in nights(trip) if isinstance(one.activity, Stay)]
    if not told:
        return ToldWish(_wish(thing), "unmet", Text("不过夜", "no night in it"))
    price = sentence(
        "{hotel}，一间一晚 ¥{price}",
        "{hotel}, ¥{price} a room and night",
        hotel=Name(told[0].position),
        price=f"{told[0].price:,.0f}",
    )
    return ToldWish(_wish(thing), "met", price, tuple(one.where for one in nights(trip)))


def _hotel(thing: Thing, trip: JudgedTrip) -> ToldWish:
    """A feature by the name that the data have for it; how far the metro is."""
    stays, hotels = nights(trip), hotels_of(trip)
    if not hotels:
        return ToldWish(_wish(thing), "unmet", Text("不过夜", "no night in it"))
    name = hotels[0].name
    if thing.name.zh == "靠近地铁":
        return _metro(thing, trip, name)
    having = names_of_types("accommodation", features_meant(thing.name.zh), trip.city)
    if not having:
        return _unseen(thing)
    is_met = (name in having) == thing.wanted
    told = sentence("住{hotel}", "at {hotel}", hotel=Name(name))
    return ToldWish(
        _wish(thing), "met" if is_met else "unmet", told, tuple(one.where for one in stays) if is_met else ()
    )


def _metro(thing: Thing, trip: JudgedTrip, hotel: str) -> ToldWish:
    station = trip.city.network.nearest_station(hotel) if hotel in trip.city.network else None
    if station is None:
        return _unseen(thing)
    told = sentence(
        "{hotel}离{station} {km} 公里",
        "{hotel} is {km} km from {station}",
        hotel=Name(hotel),
        station=Name(station.station.name + STATION_SUFFIX),
        km=f"{station.distance:.1f}",
    )
    near = station.distance <= _BESIDE_METRO_KM
    return ToldWish(_wish(thing), "met" if near else "unmet", told)
