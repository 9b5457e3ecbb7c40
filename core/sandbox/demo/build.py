"""The demo sandbox as a value: the same facts and seed give the same rows."""

from itertools import permutations
from random import Random

from core.sandbox.data import CityData, SandboxData
from core.sandbox.demo.facts import CityFacts, facts_digest, read_cities
from core.sandbox.demo.hotels import HotelFacts, make_hotels, read_hotels
from core.sandbox.demo.railways import read_railways
from core.sandbox.demo.restaurants import Houses, make_restaurants, read_houses
from core.sandbox.demo.timetable import make_services

DEMO = "demo"
_SEED = 20260
# of the generator: count up when the same facts give other rows
_REVISION = 3
_NUMBERS_A_PAIR = 30


def demo_version() -> str:
    """The version of the demo sandbox: another one when the facts or the generator change."""
    return f"{_REVISION}-{facts_digest()}"


def demo_data(seed: int = _SEED) -> SandboxData:
    """Generate the demo sandbox."""
    facts, railways = read_cities(), read_railways()
    houses, hotels = read_houses(), read_hotels()
    pairs = list(permutations(facts, 2))
    return SandboxData(
        name=DEMO,
        version=demo_version(),
        source="general knowledge; restaurants, hotels and timetables are generated",
        licence="Apache-2.0",
        coordinates="WGS-84",
        cities=tuple(_city(city, houses, hotels, seed) for city in facts),
        services={
            (start.name.zh, end.name.zh): make_services(
                start,
                end,
                railways.trains[start.name.zh, end.name.zh],
                railways.sleepers.get((start.name.zh, end.name.zh)),
                1001 + _NUMBERS_A_PAIR * place,
                Random(f"{seed} {start.name.zh} {end.name.zh}"),
            )
            for place, (start, end) in enumerate(pairs)
        },
        synthetic=("restaurants", "hotels", "services"),
    )


def _city(facts: CityFacts, houses: Houses, hotel_facts: HotelFacts, seed: int) -> CityData:
    restaurants = make_restaurants(facts, houses, Random(f"{seed} {facts.name.zh} restaurants"))
    hotels = make_hotels(facts, hotel_facts, Random(f"{seed} {facts.name.zh} hotels"))
    positions = {sight.name: sight.position for sight in facts.attractions}
    positions |= {restaurant.name: restaurant.position for restaurant in restaurants}
    positions |= {hotel.name: hotel.position for hotel in hotels}
    positions |= {spot.name.zh: spot.position for spot in (*facts.railway_stations, *facts.airports)}
    return CityData(
        name=facts.name.zh,
        name_en=facts.name.en,
        attractions=facts.attractions,
        restaurants=restaurants,
        hotels=hotels,
        lines=facts.lines,
        positions=positions,
    )
