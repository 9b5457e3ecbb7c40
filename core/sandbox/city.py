"""One city of a sandbox, held in memory and shared: its rows in the order of the source, and look-ups by name."""

from collections.abc import Iterable, Mapping
from typing import Protocol, TypeVar

from core.sandbox.network import Network
from core.sandbox.places import Attraction, Hotel, MetroLine, Position, Restaurant


class _Named(Protocol):
    @property
    def name(self) -> str: ...


_Row = TypeVar("_Row", bound=_Named)


def _first_by_name(rows: Iterable[_Row]) -> dict[str, _Row]:
    found: dict[str, _Row] = {}
    for row in rows:
        # where a name occurs twice, the first row is the one that counts
        found.setdefault(row.name, row)
    return found


class City:
    """A city's places, metro and the network between them. Nothing of it changes once it is made."""

    def __init__(
        self,
        name: str,
        *,
        name_en: str,
        attractions: Iterable[Attraction],
        restaurants: Iterable[Restaurant],
        hotels: Iterable[Hotel],
        lines: Iterable[MetroLine],
        positions: Mapping[str, Position],
    ) -> None:
        self.name, self.name_en = name, name_en
        self.attractions, self.restaurants, self.hotels = (
            tuple(attractions),
            tuple(restaurants),
            tuple(hotels),
        )
        self.lines = tuple(lines)
        self.network = Network(name, positions, self.lines)
        self._attractions = _first_by_name(self.attractions)
        self._restaurants = _first_by_name(self.restaurants)
        self._hotels = _first_by_name(self.hotels)

    def attraction(self, name: str) -> Attraction | None:
        """The attraction of that name, or None."""
        return self._attractions.get(name)

    def restaurant(self, name: str) -> Restaurant | None:
        """The restaurant of that name, or None."""
        return self._restaurants.get(name)

    def hotel(self, name: str) -> Hotel | None:
        """The hotel of that name, or None."""
        return self._hotels.get(name)
