"""The railways between the cities, read from `assets/demo/railways.toml`. Times in minutes, fares CNY."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass

from core.model.clock import Clock
from core.sandbox.demo.documents import fact_text
from core.sandbox.places import CityPair

RAILWAYS = "railways"
Terminals = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Railway:
    """The day trains from one city to another: `kinds` of letters G and D, and stations, the usual ones first."""

    kinds: str
    fastest: int
    usual: int
    fare: float
    a_day: int
    first: int
    last: int
    stations: tuple[Terminals, ...]


@dataclass(frozen=True, slots=True)
class Sleeper:
    """The night trains from one city to another, which leave between `first` and `last`."""

    minutes: int
    fare: float
    first: int
    last: int
    stations: tuple[Terminals, ...]


@dataclass(frozen=True, slots=True)
class Railways:
    """All railways by their cities, in both directions."""

    trains: Mapping[CityPair, Railway]
    sleepers: Mapping[CityPair, Sleeper]


def read_railways() -> Railways:
    """The railways between all cities."""
    document = tomllib.loads(fact_text(RAILWAYS))
    trains: dict[CityPair, Railway] = {}
    for cities, kinds, fastest, usual, fare, a_day, first, last, stations in document["trains"]:
        for pair, terminals in _both_ways(cities, stations):
            trains[pair] = Railway(
                kinds=kinds,
                fastest=_minutes(fastest),
                usual=_minutes(usual),
                fare=float(fare),
                a_day=a_day,
                first=_minutes(first),
                last=_minutes(last),
                stations=terminals,
            )
    sleepers: dict[CityPair, Sleeper] = {}
    for cities, on_board, fare, first, last, stations in document["sleepers"]:
        for pair, terminals in _both_ways(cities, stations):
            sleepers[pair] = Sleeper(
                minutes=_minutes(on_board),
                fare=float(fare),
                first=_minutes(first),
                last=_minutes(last),
                stations=terminals,
            )
    return Railways(trains, sleepers)


def _both_ways(cities: str, stations: str) -> list[tuple[CityPair, tuple[Terminals, ...]]]:
    one, other = cities.split()
    terminals = tuple((start, end) for start, end in (pair.split("-") for pair in stations.split()))
    return [((one, other), terminals), ((other, one), tuple((end, start) for start, end in terminals))]


def _minutes(text: str) -> int:
    """Minutes of a clock time, or of a duration such as `4:18`."""
    return Clock.parse(text.zfill(5)).minutes
