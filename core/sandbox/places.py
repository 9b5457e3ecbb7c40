"""What a sandbox holds, a row a value. Clock times are minutes since midnight, prices CNY, positions degrees."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from core.model.clock import DAY_MINUTES

ServiceKind = Literal["train", "airplane"]
CoordinateSystem = Literal["BD-09", "GCJ-02", "WGS-84"]
CityPair = tuple[str, str]
"""From which city to which."""
# minutes
_TOLD_APART = 30
_FIRST_DISHES = 2


class Position(NamedTuple):
    """Latitude and longitude in degrees, in the sandbox's own coordinate system."""

    lat: float
    lon: float


@dataclass(frozen=True, slots=True)
class Attraction:
    """A sight. `closes` <= `opens` means it closes after midnight; recommended visit lengths are minutes."""

    name: str
    types: tuple[str, ...]
    position: Position
    opens: int
    closes: int
    price: float
    recommended_min: int
    recommended_max: int
    star: float | None = None
    name_en: str | None = None


@dataclass(frozen=True, slots=True)
class Restaurant:
    """A restaurant; `price` per person, `recommended` its dishes."""

    name: str
    cuisine: str
    position: Position
    opens: int
    closes: int
    price: float
    recommended: tuple[str, ...] = ()
    name_en: str | None = None

    @property
    def draws(self) -> tuple[str, ...]:
        """What one goes there for: its name, and the first of the dishes that it recommends."""
        return self.name, *self.recommended[:_FIRST_DISHES]


@dataclass(frozen=True, slots=True)
class RoomOffer:
    """A kind of room: bed count, guests it takes, price per room and night, rooms in stock (None: not known).

    `kind` is `single`, `king`, `double` or `family` where the source says so, else None.
    """

    beds: int
    guests: int
    price: float
    stock: int | None = None
    kind: str | None = None


@dataclass(frozen=True, slots=True)
class Hotel:
    """A hotel and the rooms it offers, in the order of the source."""

    name: str
    features: tuple[str, ...]
    position: Position
    offers: tuple[RoomOffer, ...]
    name_en: str | None = None


@dataclass(frozen=True, slots=True)
class Station:
    """A metro station, an entry a line: an interchange occurs once on each of its lines."""

    name: str
    position: Position


@dataclass(frozen=True, slots=True)
class MetroLine:
    """A metro line with its stations in order."""

    name: str
    stations: tuple[Station, ...]


@dataclass(frozen=True, slots=True)
class Service:
    """A train or flight of every day. `arrives` < `departs` means it arrives on the next day.

    `duration` is in hours as the source has it; `train_type` such as `高铁`, None for flights.
    """

    kind: ServiceKind
    number: str
    start: str
    end: str
    departs: int
    arrives: int
    price: float
    duration: float
    train_type: str | None = None

    @property
    def minutes(self) -> int:
        """Travel time by the clock, over as many midnights as the duration says."""
        by_clock = (self.arrives - self.departs) % (24 * 60)
        days = max(0, round((self.duration * 60 - by_clock) / (24 * 60)))
        return by_clock + days * 24 * 60

    @property
    def contradicts_itself(self) -> bool:
        """Whether its clock times and its stated duration are over half an hour apart: no such ride can be relied on."""
        return abs(self.duration * 60 - self.minutes) > _TOLD_APART


ALL_DAY = 23 * 60 + 50
"""Minutes open from which a place is said to be open all day."""


def hours_of(place: Attraction | Restaurant) -> tuple[int, int]:
    """Opening and closing in minutes of the day, past 24:00 where it closes after midnight."""
    return place.opens, place.closes if place.closes > place.opens else place.closes + DAY_MINUTES
