"""The one facade through which planners, agents and suites see a sandbox."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from threading import Lock

from core.errors import SandboxError
from core.sandbox.city import City
from core.sandbox.places import CoordinateSystem, Service, ServiceKind


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a sandbox is: its name, where it came from, under which licence, and a checksum of its rows.

    `synthetic` names the kinds of rows that were generated, such as `restaurants`; they are marked wherever shown.
    `counts` maps each kind of row to its number.
    """

    name: str
    version: str
    source: str
    licence: str
    coordinates: CoordinateSystem
    checksum: str
    counts: Mapping[str, int] = field(default_factory=dict)
    synthetic: tuple[str, ...] = ()


class Sandbox:
    """Cities and the services between them, read-only and safe to share between sessions and threads.

    A city is loaded when it is first asked for and kept; so are the services of a pair of cities.
    """

    def __init__(
        self,
        manifest: Manifest,
        city_names: Sequence[str],
        load_city: Callable[[str], City],
        load_services: Callable[[str, str], Sequence[Service]],
        english_names: Mapping[str, str] | None = None,
    ) -> None:
        """`english_names` maps the (Chinese) names of cities to their English ones."""
        self.manifest = manifest
        self.city_names = tuple(city_names)
        self.english_names = dict(english_names or {})
        self._by_english = {english.casefold(): name for name, english in self.english_names.items()}
        self._load_city, self._load_services = load_city, load_services
        self._cities: dict[str, City] = {}
        self._services: dict[tuple[str, str], tuple[Service, ...]] = {}
        self._numbers: dict[tuple[str, str], dict[tuple[ServiceKind, str, str, str], Service]] = {}
        self._stations: dict[tuple[str, str], frozenset[str]] = {}
        self._lock = Lock()

    def chinese_name(self, name: str) -> str:
        """The name under which the sandbox knows a city that may be named in English, in any case; else as it is."""
        return self._by_english.get(name.casefold(), name)

    def city(self, name: str) -> City:
        """The city of that (Chinese) name. Raises SandboxError where the sandbox does not have it."""
        loaded = self._cities.get(name)
        if loaded is not None:
            return loaded
        if name not in self.city_names:
            known = "、".join(self.city_names)
            raise SandboxError(
                f"沙盒 {self.manifest.name} 没有城市 {name!r}，有：{known}",
                f"the sandbox {self.manifest.name} has no city {name!r}; it has {', '.join(self.city_names)}",
            )
        with self._lock:
            if name not in self._cities:
                self._cities[name] = self._load_city(name)
            return self._cities[name]

    def services(self, start_city: str, target_city: str) -> tuple[Service, ...]:
        """All trains and flights from one city to another, by departure time; empty where there are none."""
        with self._lock:
            pair = (start_city, target_city)
            if pair not in self._services:
                self._services[pair] = tuple(self._load_services(start_city, target_city))
            return self._services[pair]

    def find_service(
        self, start_city: str, target_city: str, kind: ServiceKind, number: str, start: str, end: str
    ) -> Service | None:
        """The first service (by departure) of that kind, number, and stations between two cities, or None."""
        pair = (start_city, target_city)
        index = self._numbers.get(pair)
        if index is None:
            index = {}
            for service in self.services(start_city, target_city):
                index.setdefault((service.kind, service.number, service.start, service.end), service)
            self._numbers[pair] = index
        return index.get((kind, number, start, end))

    def stations(self, start_city: str, target_city: str) -> frozenset[str]:
        """The stations and airports between which the services from one city to another run."""
        pair = (start_city, target_city)
        if pair not in self._stations:
            services = self.services(start_city, target_city)
            self._stations[pair] = frozenset(name for one in services for name in (one.start, one.end))
        return self._stations[pair]
