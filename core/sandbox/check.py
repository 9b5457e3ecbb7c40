"""What is wrong with the data of a sandbox: places off the map, odd hours, doubled names, cities that nothing joins.

A *fault* misleads a plan; a *note* is odd, and told so that nobody is surprised by how it is read.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import permutations
from typing import Literal

import numpy as np

from core.sandbox.city import City
from core.sandbox.network import geodesic_km
from core.sandbox.places import Attraction, Hotel, Position, Restaurant, Service
from core.sandbox.sandbox import Sandbox
from core.text import Name, Text, joined, sentence

Level = Literal["fault", "note"]
AnyPlace = Attraction | Restaurant | Hotel

# the farthest sight of the largest municipality, Chongqing, is 380 km from its middle
FAR_KM = 400
MOVED_KM = 0.05
LONG_OPENING = 20 * 60
# minutes between a service's stated duration and its clock times
CLOCK_SLACK = 5
_SHOWN = 3


@dataclass(frozen=True, slots=True)
class DataFault:
    """One kind of trouble in one city (None: between cities), with the names of all that have it."""

    code: str
    level: Level
    message: Text
    city: str | None
    names: tuple[str, ...]


def check_sandbox(sandbox: Sandbox) -> tuple[DataFault, ...]:
    """All findings, city by city and then between the cities. Loads the whole sandbox."""
    cities = [sandbox.city(name) for name in sandbox.city_names]
    return (
        *(finding for city in cities for finding in _check_city(city)),
        *_check_connections(sandbox),
        *(finding for city in cities for finding in _check_services(sandbox, city)),
    )


def _finding(
    code: str, level: Level, city: str | None, names: Iterable[str], zh: str, en: str
) -> Iterator[DataFault]:
    """A finding where there are names; its sentence ends with the first few of them."""
    found = tuple(names)
    if not found:
        return
    more = len(found) - _SHOWN
    message = sentence(
        "{place}：{what}：{listed}{more}",
        "{place}: {what}: {listed}{more}",
        place=Name(city) if city is not None else Text("城市之间", "between cities"),
        what=Text(zh, en),
        listed=joined(map(Name, found[:_SHOWN]), Text("、", ", ")),
        more=Text(f" 等 {len(found)} 个", f" and {more} more") if more > 0 else "",
    )
    yield DataFault(code=code, level=level, message=message, city=city, names=found)


def _check_city(city: City) -> Iterator[DataFault]:
    yield from _check_kinds(city)
    yield from _check_names(city)
    yield from _check_positions(city)
    yield from _check_hours(city)
    yield from _check_values(city)


def _check_kinds(city: City) -> Iterator[DataFault]:
    kinds = (
        ("attractions", city.attractions),
        ("restaurants", city.restaurants),
        ("hotels", city.hotels),
        ("metro lines", city.lines),
    )
    for kind, rows in kinds:
        # a city without a metro is in order
        level: Level = "note" if kind == "metro lines" else "fault"
        missing = () if rows else (kind,)
        yield from _finding(
            "city.empty", level, city.name, missing, "城市里没有", "the city has none of these"
        )


def _check_names(city: City) -> Iterator[DataFault]:
    kinds: tuple[tuple[str, str, tuple[AnyPlace, ...]], ...] = (
        ("景点", "attractions", city.attractions),
        ("餐厅", "restaurants", city.restaurants),
        ("酒店", "hotels", city.hotels),
    )
    for zh, en, rows in kinds:
        doubled = (name for name, number in Counter(row.name for row in rows).items() if number > 1)
        yield from _finding(
            "name.doubled",
            "note",
            city.name,
            doubled,
            f"重名的{zh}（按名字只能找到第一个）",
            f"{en} that share a name (only the first can be found by it)",
        )


def _check_positions(city: City) -> Iterator[DataFault]:
    places: tuple[AnyPlace, ...] = (*city.attractions, *city.restaurants, *city.hotels)
    located = [place for place in places if place.name in city.network]
    yield from _finding(
        "position.missing",
        "fault",
        city.name,
        (place.name for place in places if place.name not in city.network),
        "没有坐标、无法前往的地点",
        "places without a position, where one cannot go",
    )
    yield from _finding(
        "position.differs",
        "note",
        city.name,
        dict.fromkeys(
            p.name for p in located if geodesic_km(p.position, city.network.position(p.name)) > MOVED_KM
        ),
        "自身坐标与地点表相差 50 米以上（以地点表为准）",
        "places whose own position is over 50 m from the table of positions (the table counts)",
    )
    yield from _finding(
        "position.far",
        "fault",
        city.name,
        _far_places(city),
        f"离市中心超过 {FAR_KM} 公里",
        f"more than {FAR_KM} km from the middle of the city",
    )


def _far_places(city: City) -> list[str]:
    positions = {name: city.network.position(name) for name in city.network.names}
    positions |= {station.name: station.position for line in city.lines for station in line.stations}
    if not positions:
        return []
    lat, lon = np.median(np.array(list(positions.values())), axis=0)
    middle = Position(float(lat), float(lon))
    return [name for name, position in positions.items() if geodesic_km(middle, position) > FAR_KM]


def _check_hours(city: City) -> Iterator[DataFault]:
    places: tuple[Attraction | Restaurant, ...] = (*city.attractions, *city.restaurants)
    overnight = [(p, p.closes + 24 * 60 - p.opens) for p in places if p.closes <= p.opens]
    yield from _finding(
        "hours.closing_before_opening",
        "note",
        city.name,
        (p.name for p, minutes in overnight if minutes <= LONG_OPENING),
        "关门时间早于开门时间（视为次日关门）",
        "closing before opening (taken as closing on the next day)",
    )
    yield from _finding(
        "hours.too_long",
        "note",
        city.name,
        (p.name for p, minutes in overnight if minutes > LONG_OPENING),
        f"关门时间不晚于开门时间，照此每天营业超过 {LONG_OPENING // 60} 小时",
        f"closing at or before opening, which makes more than {LONG_OPENING // 60} hours a day",
    )


def _check_values(city: City) -> Iterator[DataFault]:
    offers = [(hotel.name, offer) for hotel in city.hotels for offer in hotel.offers]
    tickets: tuple[Attraction | Restaurant, ...] = (*city.attractions, *city.restaurants)
    negative = [place.name for place in tickets if place.price < 0]
    negative += dict.fromkeys(name for name, offer in offers if offer.price < 0)
    rows: tuple[tuple[str, Level, Iterable[str], str, str], ...] = (
        ("price.negative", "fault", negative, "价格为负", "a negative price"),
        (
            "visit.length",
            "note",
            [a.name for a in city.attractions if not 0 < a.recommended_min <= a.recommended_max],
            "建议游览时间为零，或最短长于最长",
            "a recommended visit of no length, or with the least above the most",
        ),
        (
            "hotel.no_offer",
            "fault",
            [hotel.name for hotel in city.hotels if not hotel.offers],
            "没有房型的酒店",
            "hotels that offer no room",
        ),
        (
            "offer.beds",
            "fault",
            dict.fromkeys(name for name, offer in offers if offer.beds < 1 or offer.guests < 1),
            "房间没有床位",
            "rooms without a bed or a guest",
        ),
        (
            "metro.short",
            "note",
            [line.name for line in city.lines if len(line.stations) < 2],
            "不足两站的地铁线",
            "metro lines of fewer than two stations",
        ),
    )
    for code, level, names, zh, en in rows:
        yield from _finding(code, level, city.name, names, zh, en)


def _check_connections(sandbox: Sandbox) -> Iterator[DataFault]:
    pairs = permutations(sandbox.city_names, 2)
    apart = (f"{start} → {end}" for start, end in pairs if not sandbox.services(start, end))
    yield from _finding(
        "pair.unreachable", "fault", None, apart, "没有火车也没有航班", "joined by no train and no flight"
    )


def _check_services(sandbox: Sandbox, city: City) -> Iterator[DataFault]:
    """The services that leave a city; a station counts as missing in the city whose services leave from it."""
    leaving = [s for end in sandbox.city_names for s in sandbox.services(city.name, end)]
    coming = [s for start in sandbox.city_names for s in sandbox.services(start, city.name)]
    stations = dict.fromkeys([*(s.start for s in leaving), *(s.end for s in coming)])
    doubled = [service for service, number in Counter(leaving).items() if number > 1]
    rows: tuple[tuple[str, Level, Iterable[str], str, str], ...] = (
        (
            "station.missing",
            "fault",
            [name for name in stations if name not in city.network],
            "没有坐标、无法前往的车站或机场",
            "stations or airports without a position, where one cannot go",
        ),
        (
            "service.doubled",
            "note",
            [s.number for s in doubled],
            "完全相同的班次",
            "services listed more than once",
        ),
        (
            "service.price",
            "fault",
            [s.number for s in leaving if s.price <= 0],
            "票价不为正的班次",
            "services whose price is not above zero",
        ),
        (
            "service.contradiction",
            "fault",
            [s.number for s in leaving if s.contradicts_itself],
            "时长与起止时刻相差半小时以上、不可信的班次",
            "services whose duration and times are over half an hour apart, not to be relied on",
        ),
        (
            "service.duration",
            "note",
            [s.number for s in leaving if _clock_gap(s) > CLOCK_SLACK and not s.contradicts_itself],
            "时长与起止时刻不符（以时刻为准）",
            "services whose duration does not fit their times (the times count)",
        ),
    )
    for code, level, names, zh, en in rows:
        yield from _finding(code, level, city.name, names, zh, en)


def _clock_gap(service: Service) -> float:
    """Minutes between the stated duration and the clock, whole days apart."""
    gap = (service.duration * 60 - service.minutes) % (24 * 60)
    return min(gap, 24 * 60 - gap)
