"""Synthetic restaurants and hotels of one city, near real neighbourhoods."""

import math
from collections.abc import Iterator
from itertools import cycle
from random import Random

from core.sandbox.demo.facts import CityFacts, CuisineWords, HotelKind, Spot, Words
from core.sandbox.places import Hotel, Position, Restaurant, RoomOffer
from core.text import Text

RESTAURANTS_A_CITY = 40
_NEAREST_KM, _FARTHEST_KM = 0.05, 0.4
_KM_A_DEGREE = 111.2
# kind, beds, guests, price as a share of the double room's
_ROOMS = (("single", 1, 1, 0.85), ("king", 1, 2, 0.95), ("double", 2, 2, 1.0), ("family", 2, 3, 1.4))


def make_restaurants(city: CityFacts, words: Words, rng: Random) -> tuple[Restaurant, ...]:
    """40 restaurants: some of each cuisine, the rest of the city's own. Each brand occurs once."""
    cuisines = [kind for kind in words.cuisines.values() for _ in range(kind.count)]
    own = words.cuisines[city.local_cuisine]
    cuisines += [own] * (RESTAURANTS_A_CITY - len(cuisines))
    rng.shuffle(cuisines)
    brands = rng.sample(words.restaurant_brands, len(cuisines))
    areas = _areas(city, rng)
    return tuple(
        _restaurant(city, kind, brand, next(areas), rng) for kind, brand in zip(cuisines, brands, strict=True)
    )


def make_hotels(city: CityFacts, words: Words, rng: Random) -> tuple[Hotel, ...]:
    """The hotels of all kinds, each with four room offers. Each brand occurs once."""
    kinds = [kind for kind in words.hotel_kinds for _ in range(kind.count)]
    rng.shuffle(kinds)
    brands = rng.sample(words.hotel_brands, len(kinds))
    areas = _areas(city, rng)
    return tuple(_hotel(kind, brand, next(areas), rng) for kind, brand in zip(kinds, brands, strict=True))


def _areas(city: CityFacts, rng: Random) -> Iterator[Spot]:
    """All neighbourhoods in a drawn order, again and again, so that none stays empty."""
    return cycle(rng.sample(city.areas, len(city.areas)))


def _restaurant(city: CityFacts, kind: CuisineWords, brand: Text, area: Spot, rng: Random) -> Restaurant:
    name = _name(area, brand, rng.choice(kind.forms))
    dishes = city.local_dishes if kind.cuisine == city.local_cuisine else kind.dishes
    opens, closes = rng.choice(kind.hours)
    return Restaurant(
        name=name.zh,
        cuisine=kind.cuisine,
        position=_near(area.position, rng),
        opens=opens,
        closes=closes,
        price=float(rng.randint(*kind.price)),
        recommended=tuple(rng.sample(dishes, 3)),
        name_en=name.en,
    )


def _hotel(kind: HotelKind, brand: Text, area: Spot, rng: Random) -> Hotel:
    name = _name(area, brand, rng.choice(kind.forms))
    double = rng.randint(*kind.price)
    return Hotel(
        name=name.zh,
        features=tuple(rng.sample(kind.features, rng.randint(2, 4))),
        position=_near(area.position, rng),
        offers=tuple(
            RoomOffer(beds, guests, float(round(double * share)), rng.randint(3, 20), room)
            for room, beds, guests, share in _ROOMS
        ),
        name_en=name.en,
    )


def _name(area: Spot, brand: Text, form: Text) -> Text:
    return Text(f"{area.name.zh}{brand.zh}{form.zh}", f"{brand.en} {form.en}, {area.name.en}")


def _near(center: Position, rng: Random) -> Position:
    """A position a short walk from the centre of a neighbourhood."""
    km, bearing = rng.uniform(_NEAREST_KM, _FARTHEST_KM), rng.uniform(0, 2 * math.pi)
    lat = center.lat + km / _KM_A_DEGREE * math.cos(bearing)
    lon = center.lon + km / _KM_A_DEGREE * math.sin(bearing) / math.cos(math.radians(center.lat))
    return Position(round(lat, 5), round(lon, 5))
