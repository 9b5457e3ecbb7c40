"""What a trip has to tell of the hotel that is wished for, and of money: features, brands, prices, how far the metro is."""

from collections.abc import Iterator

from core.dsl.families.places import names_of_types
from core.evaluate.timeline import Placed
from core.evaluate.trip import JudgedTrip
from core.evaluate.wishes.stops import SEMICOLON, hotels_of, nights
from core.knowledge.areas import area_of
from core.knowledge.features import NEAR_THE_METRO, features_meant, hotels_known_as
from core.knowledge.things import told_by_price
from core.model.plan import Stay
from core.model.query import Thing
from core.model.told_wish import Fate
from core.sandbox.network import STATION_SUFFIX
from core.text import Name, Text, joined, sentence

BedVerdict = tuple[Fate, Text, tuple[Placed, ...]]
NO_DATA = Text("数据里没有这方面的信息", "the data say nothing of it")
_UNSEEN: BedVerdict = ("unseen", NO_DATA, ())
_NO_NIGHT: BedVerdict = ("unmet", Text("不过夜", "no night in it"), ())
_BESIDE_METRO_KM = 0.8
_RANKED = frozenset(
    {
        "五星级酒店",
        "五星级",
        "四星级以上的酒店",
        "四星级酒店",
        "四星级",
        "三星级以上的酒店",
        "三星级酒店",
        "精品酒店",
        "漂亮的酒店",
    }
)
"""Of what prices alone say little."""


def tell_bed(thing: Thing, trip: JudgedTrip) -> BedVerdict:
    """What is told of a hotel, a room or the money that is spent."""
    if thing.about == "budget_part":
        cost = f"{trip.plan.total_cost:,.0f}"
        return (
            ("met", Text(f"合计 ¥{cost}", f"¥{cost} in all"), ()) if told_by_price(thing.name.zh) else _UNSEEN
        )
    stays, hotels = tuple(nights(trip)), hotels_of(trip)
    if not hotels:
        return _NO_NIGHT
    name = hotels[0].name
    if thing.name.zh == NEAR_THE_METRO:
        return _metro(trip, name)
    having = names_of_types("accommodation", features_meant(thing.name.zh), trip.city)
    having |= hotels_known_as(thing.name.zh, trip.city)
    if having:
        is_met = (name in having) == thing.wanted
        told = joined(
            [sentence("住{hotel}", "at {hotel}", hotel=Name(name)), *_from_the_quarter(thing, trip)],
            SEMICOLON,
        )
        if not is_met and thing.wanted:
            told = joined([told, _cheapest(having, trip)], SEMICOLON)
        return "met" if is_met else "unmet", told, stays if is_met else ()
    if not told_by_price(thing.name.zh):
        return _UNSEEN
    return "unseen" if thing.name.zh in _RANKED else "met", _price(stays), stays


def _from_the_quarter(thing: Thing, trip: JudgedTrip) -> Iterator[Text]:
    """How far the hotel is from the middle of the quarter that is wished for."""
    area = area_of(thing.name.zh, trip.city)
    if area is not None:
        yield sentence(
            "离{area}中心 {km} 公里",
            "{km} km from the middle of {area}",
            area=Name(area.name),
            km=f"{area.km_to(hotels_of(trip)[0].position):.1f}",
        )


def _price(stays: tuple[Placed, ...]) -> Text:
    """The first hotel and what a night in it costs."""
    told = [one.activity for one in stays if isinstance(one.activity, Stay)]
    return sentence(
        "{hotel}，一间一晚 ¥{price}",
        "{hotel}, ¥{price} a room and night",
        hotel=Name(told[0].position),
        price=f"{told[0].price:,.0f}",
    )


def _cheapest(names: frozenset[str], trip: JudgedTrip) -> Text:
    price, name = min(
        (offer.price, hotel.name)
        for hotel in trip.city.hotels
        if hotel.name in names
        for offer in hotel.offers
    )
    return sentence(
        "这样的最低 ¥{price} 一晚（{hotel}）",
        "the cheapest of them costs ¥{price} a room and night ({hotel})",
        price=f"{price:,.0f}",
        hotel=Name(name),
    )


def _metro(trip: JudgedTrip, hotel: str) -> BedVerdict:
    station = trip.city.network.nearest_station(hotel) if hotel in trip.city.network else None
    if station is None:
        return _UNSEEN
    told = sentence(
        "{hotel}离{station} {km} 公里",
        "{hotel} is {km} km from {station}",
        hotel=Name(hotel),
        station=Name(station.station.name + STATION_SUFFIX),
        km=f"{station.distance:.1f}",
    )
    return "met" if station.distance <= _BESIDE_METRO_KM else "unmet", told, ()
