"""A whole sandbox as a value: what an importer gives and the store writes."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.sandbox.places import Attraction, CoordinateSystem, Hotel, MetroLine, Position, Restaurant, Service


@dataclass(frozen=True, slots=True)
class CityData:
    """All rows of one city in the order of the source. `positions` holds every name that one can go to."""

    name: str
    name_en: str
    attractions: tuple[Attraction, ...]
    restaurants: tuple[Restaurant, ...]
    hotels: tuple[Hotel, ...]
    lines: tuple[MetroLine, ...]
    positions: Mapping[str, Position]


@dataclass(frozen=True, slots=True)
class SandboxData:
    """A sandbox: where it came from, its cities, and the services of each ordered pair of (Chinese) city names.

    `synthetic` names the kinds of rows that were generated, such as `restaurants`.
    """

    name: str
    version: str
    source: str
    licence: str
    coordinates: CoordinateSystem
    cities: tuple[CityData, ...]
    services: Mapping[tuple[str, str], tuple[Service, ...]]
    synthetic: tuple[str, ...] = field(default=())

    def counts(self) -> dict[str, int]:
        """The number of rows of each kind."""
        services = [service for group in self.services.values() for service in group]
        return {
            "cities": len(self.cities),
            "attractions": sum(len(city.attractions) for city in self.cities),
            "restaurants": sum(len(city.restaurants) for city in self.cities),
            "hotels": sum(len(city.hotels) for city in self.cities),
            "offers": sum(len(hotel.offers) for city in self.cities for hotel in city.hotels),
            "lines": sum(len(city.lines) for city in self.cities),
            "stations": sum(len(line.stations) for city in self.cities for line in city.lines),
            "positions": sum(len(city.positions) for city in self.cities),
            "trains": sum(service.kind == "train" for service in services),
            "airplanes": sum(service.kind == "airplane" for service in services),
        }
