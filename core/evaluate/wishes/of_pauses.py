"""What a trip has to tell of the time that it keeps free for what no data have a place for."""

from core.dsl.distance import exact_km
from core.dsl.pauses.pauses import done_at
from core.evaluate.free_time import KeptTime, lasting, own_time
from core.evaluate.timeline import Placed
from core.evaluate.trip import JudgedTrip
from core.evaluate.wishes.stops import SEMICOLON, hotels_of, places, visits_of
from core.knowledge.hours.pauses import THERE_AND_BACK, pastimes, same_time
from core.knowledge.things import COFFEE, OWN_TIME, REST, houses_where
from core.model.clock import DAY_MINUTES, Clock
from core.model.told_wish import KeptFree
from core.sandbox.bookings import taxis_for
from core.sandbox.network import SPEED_KMH, taxi_fare
from core.sandbox.places import Restaurant, hours_of
from core.text import Name, Text, joined, sentence

# A house is where one is within so many km: some minutes on foot, or a short ride.
_NEAR = 5.0
# km that one walks, and goes to the hotel and on from it to rest there
_ON_FOOT = 1.5
# By taxi between the places of a city.
_MINUTES_PER_KM = 60 / SPEED_KMH["taxi"]
# Minutes for which nobody goes to bed.
_IN_BED = 40
# Of a gap so many minutes are for a rest, and the ways to the hotel and back take half of what is left; a cup is so near (km).
_A_REST, _A_STROLL = 60, 1.0
# CNY that a detour has to cost to be told
_A_FARE = 5
_ALONE = Text(
    "有事，不安排；去那里和回来的车费不在合计里",
    "engaged, nothing planned; the fares there and back are not in the sum",
)
_ON_THE_SPOT = Text("数据里没有这样的去处，到了再选", "the data have no place for it, choose one on the spot")


def free_times(thing: str, trip: JudgedTrip) -> tuple[KeptFree, ...]:
    """The times that a trip keeps free for a thing, or for one that is done at the same time."""
    things = frozenset({thing}) if thing == REST else same_time(thing)
    return tuple(_told(lasting(one), thing, trip) for one in trip.kept_free if one.pause.thing in things)


def own_times(trip: JudgedTrip) -> tuple[KeptFree, ...]:
    """The long gaps of a trip, with what one does in them: a rest where the hotel is near, else a stroll and a seat."""
    return tuple(_told(one, OWN_TIME, trip) for one in own_time(trip.kept_free, trip.placed))


def tell_free(times: tuple[KeptFree, ...]) -> Text:
    """The times in words: `day 2, 15:00–16:00, afternoon tea near ...`."""
    told = (
        sentence(
            "第 {day} 天 {begins}–{ends}，{told}",
            "day {day}, {begins}–{ends}, {told}",
            day=one.day,
            begins=str(one.begins),
            ends=str(one.ends),
            told=one.told,
        )
        for one in times
    )
    return joined(told, SEMICOLON)


def done_on_visits(thing: str, trip: JudgedTrip) -> list[Placed]:
    """The visits, within its hours, to the places at which the request would do a thing."""
    known = pastimes().get(thing)
    if known is None or known.beside:
        return []
    names, (since, until) = done_at(thing, trip.query), (known.pause.since, known.pause.until)
    return [
        one
        for one in visits_of(trip, names)
        if one.start % DAY_MINUTES < until and one.end % DAY_MINUTES > since
    ]


def _told(kept: KeptTime, thing: str, trip: JudgedTrip) -> KeptFree:
    midnight = (kept.before.day - 1) * DAY_MINUTES
    beside = kept.before
    arrived = kept.beside is kept.after or beside.is_ride
    place = kept.after.activity.begins_at if arrived else beside.activity.ends_at
    leaves_from = kept.beside.activity.begins_at if kept.beside is kept.after else beside.activity.ends_at
    if len(kept.pause.near) == 1:
        (place,) = kept.pause.near
    return KeptFree(
        day=beside.day,
        after=(kept.after if kept.in_bed else beside).where.activity or 0,
        begins=Clock(kept.since - midnight),
        ends=Clock(_until(kept, thing, place, trip) - midnight),
        told=_in_a_gap(kept, thing, place, (leaves_from, kept.after.activity.begins_at), trip),
    )


def _until(kept: KeptTime, thing: str, place: str, trip: JudgedTrip) -> int:
    """Until when it lasts: who rests in the hotel on the way from the station sets out from there."""
    network, hotels = trip.city.network, hotels_of(trip)
    if thing != REST or not _from_station(kept) or not hotels or place not in network:
        return kept.until
    if hotels[0].name not in network:
        return kept.until
    km = exact_km(network.position(hotels[0].name), network.position(place))
    return max(kept.until, kept.after.arrives - round(_MINUTES_PER_KM * km))


def _from_station(kept: KeptTime) -> bool:
    """Whether one has just come, and would go on from the station after it."""
    return kept.before.is_ride and kept.until <= kept.after.leaves


def _in_a_gap(kept: KeptTime, thing: str, place: str, way: tuple[str, str], trip: JudgedTrip) -> Text:
    """What one does between two places, the ends of a `way`."""
    if thing == REST or (thing == OWN_TIME and _may_go_back(kept, place, way, trip)):
        return _nap(kept, place, way, trip)
    return _stroll(kept, place, trip) if thing == OWN_TIME else _what(kept, thing, place, trip)


def _may_go_back(kept: KeptTime, place: str, way: tuple[str, str], trip: JudgedTrip) -> bool:
    """Whether the hotel is worth the way there and back: it is near, and on the last day the room is given up."""
    hotels, network = hotels_of(trip), trip.city.network
    if not hotels or kept.before.day == len(trip.plan.itinerary) or hotels[0].name not in network:
        return False
    bed = network.position(hotels[0].name)
    km = sum(exact_km(network.position(one if one in network else place), bed) for one in way)
    # nobody crosses the town for an hour on the bed that they did not ask for
    near = km <= THERE_AND_BACK
    return near and place in network and 2 * _MINUTES_PER_KM * km <= kept.until - kept.since - _A_REST


def _stroll(kept: KeptTime, place: str, trip: JudgedTrip) -> Text:
    lead = sentence("在{place}附近随意走走", "a stroll around {place}", place=Name(place))
    house = _nearest(kept, COFFEE, place, trip)
    if house is None or house[0] > _A_STROLL:
        return lead
    km, row = house
    return sentence(
        "{lead}，坐下喝一杯：{house} {km} 公里",
        "{lead}, and a cup at {house}, {km} km away",
        lead=lead,
        house=Name(row.name),
        km=f"{km:.1f}",
    )


def _nap(kept: KeptTime, place: str, way: tuple[str, str], trip: JudgedTrip) -> Text:
    """How far the bed is, and what it costs more to go by it on the way from one place to another; where it is too far, none."""
    network, hotels = trip.city.network, hotels_of(trip)
    if not hotels or place not in network or hotels[0].name not in network:
        return Text("午休", "a nap")
    bed = hotels[0].name
    ends = (network.position(one if one in network else place) for one in way)
    there_and_back = sum(exact_km(one, network.position(bed)) for one in ends)
    arrived = _from_station(kept)
    # who goes by the hotel from the station takes the bags there, on the way that the plan has from the one to the other
    on_the_way = kept.after.arrives - kept.after.leaves if arrived else 0
    if _MINUTES_PER_KM * there_and_back > kept.until - kept.since + on_the_way - _IN_BED:
        return Text("就近坐下歇一歇", "a rest near by")
    rest = (
        _with_the_bags(bed, place, way[0], trip)
        if arrived
        else sentence(
            "回{hotel}休息，离{place} {km} 公里，路上的时间在内",
            "a rest at {hotel}, {km} km from {place}, with the way there and back",
            hotel=Name(bed),
            place=Name(place),
            km=f"{exact_km(network.position(place), network.position(bed)):.1f}",
        )
    )
    start, end = (one if one in network else place for one in way)
    fares = _fare(start, bed, trip) + _fare(bed, end, trip) - _fare(start, end, trip)
    if fares < _A_FARE:
        return rest
    return sentence(
        "{rest}，多出的车费约 ¥{fares}，不在合计里",
        "{rest}; about ¥{fares} more of fares, not in the sum",
        rest=rest,
        fares=f"{fares:.0f}",
    )


def _with_the_bags(bed: str, place: str, station: str, trip: JudgedTrip) -> Text:
    """The way from the station to the hotel first, and a rest there."""
    network = trip.city.network
    here = network.position(bed)
    ride = exact_km(network.position(station if station in network else place), here)
    return sentence(
        "先乘车约 {minutes} 分钟到{hotel}放行李、休息，离{place} {km} 公里",
        "first about {minutes} minutes to {hotel} with the bags, and a rest there, {km} km from {place}",
        minutes=f"{_MINUTES_PER_KM * ride:.0f}",
        hotel=Name(bed),
        place=Name(place),
        km=f"{exact_km(network.position(place), here):.1f}",
    )


def _fare(start: str, end: str, trip: JudgedTrip) -> float:
    """CNY of a taxi for everybody between two places of the city, nothing where one walks."""
    network = trip.city.network
    km = exact_km(network.position(start), network.position(end))
    return taxi_fare(km) * taxis_for(trip.plan.people_number) if km > _ON_FOOT else 0.0


def _what(kept: KeptTime, thing: str, place: str, trip: JudgedTrip) -> Text:
    """What the time is for, and the house that is nearest to where one is."""
    if kept.pause.block is not None:
        if kept.in_bed:
            return sentence("{name}，在酒店", "{name}, in the hotel", name=kept.pause.name)
        return _ALONE if kept.pause.block.engaged else kept.pause.name
    if thing not in pastimes():
        return sentence(
            "{name}，路上的时间在内；场次和票向剧院查",
            "{name}, with the way there and back; the house has its programme and tickets",
            name=kept.pause.name,
        )
    lead = sentence("{name}，在{place}附近", "{name} near {place}", name=kept.pause.name, place=Name(place))
    house = _nearest(kept, thing, place, trip)
    if house is None:
        return sentence("{lead}；{spot}", "{lead}; {spot}", lead=lead, spot=_ON_THE_SPOT)
    km, row = house
    return sentence(
        "{lead}：{house} {km} 公里，开到 {closes}",
        "{lead}: {house}, {km} km away, is open until {closes}",
        lead=lead,
        house=Name(row.name),
        km=f"{km:.1f}",
        closes=str(Clock(hours_of(row)[1] % DAY_MINUTES)),
    )


def _nearest(kept: KeptTime, thing: str, place: str, trip: JudgedTrip) -> tuple[float, Restaurant] | None:
    network = trip.city.network
    if place not in network:
        return None
    here, names = network.position(place), houses_where(thing, trip.city)
    since, until = kept.since % DAY_MINUTES, kept.since % DAY_MINUTES + kept.until - kept.since
    found = [
        (exact_km(here, network.position(row.name)), row)
        for row in trip.city.restaurants
        if row.name in names
        and row.name in network
        and hours_of(row)[0] <= since
        and hours_of(row)[1] >= until
    ]
    near = min(found, key=lambda one: one[0], default=None)
    return near if near is not None and near[0] <= _NEAR else None


def told_visits(stops: list[Placed]) -> Text:
    """Where a thing is done that is a part of a visit."""
    return sentence("在{stops}", "at {stops}", stops=places(stops))
