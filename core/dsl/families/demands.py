"""What constraints that must hold together ask of each decision of a trip, however it is searched for.

A family adds what its constraint asks (`Family.asks`); a planner begins with `Demands` and hands them from one
constraint to the next. Times are minutes after midnight, money CNY.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from core.arrays import Bools
from core.dsl.families.kinds import PlaceKind
from core.dsl.normal.values import Atom, Normal
from core.model.clock import NEVER
from core.model.mode import Mode
from core.sandbox.city import City
from core.sandbox.places import Hotel, RoomOffer, Service

# the families are written with this module; here they are no more than types
if TYPE_CHECKING:
    from core.dsl.families.costs import CostCap
    from core.dsl.families.visits import VisitOrder

ALL_MODES: frozenset[Mode] = frozenset({"walk", "metro", "taxi"})


@dataclass(frozen=True, slots=True)
class OneOfPlaces:
    """Places of which the trip must include one, as an activity of a kind; `source` is the constraint that says so.

    `day` is the day of the trip (from 1) on which it has to be, None for any.
    """

    kind: PlaceKind
    places: frozenset[str]
    source: Normal
    day: int | None = None


@dataclass(frozen=True, slots=True)
class Window:
    """When a visit may begin and end, and how long it must last at least."""

    starts_from: int = 0
    starts_by: int = NEVER
    ends_from: int = 0
    ends_by: int = NEVER
    at_least: int = 0


@dataclass(frozen=True, slots=True)
class Demands:
    """All that is asked, sorted by the decision that must meet it."""

    tickets: int
    """Bought for every sight, train, flight and metro ride."""
    cars: int
    """Taken for every taxi ride."""
    rooms: int | None = None
    """Of every stay."""
    journey: tuple[Normal, ...] = ()
    """Constraints that the services there and back alone decide."""
    lodging: tuple[Normal, ...] = ()
    """Constraints that the hotel and its rooms alone decide."""
    groups: tuple[OneOfPlaces, ...] = ()
    unwanted: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Kinds of activity and the names that must not occur as such."""
    windows: Mapping[str, Window] = field(default_factory=dict)
    """By the name of the place."""
    orders: "tuple[VisitOrder, ...]" = ()
    caps: "tuple[CostCap, ...]" = ()
    modes: frozenset[str] = ALL_MODES
    """The ways inside the city that may be used."""
    one_of_modes: tuple[frozenset[str], ...] = ()
    """Groups of modes of which one has to be used."""
    disliked_modes: frozenset[str] = frozenset()
    taxi_beyond: float | None = None
    """km from which on every way is by taxi."""
    unplanned: tuple[Normal, ...] = ()
    """What can only be checked on a whole plan."""
    out_number: str | None = None
    """The service there that is settled."""
    back_number: str | None = None
    settled: frozenset[int] = frozenset()
    """Days, from 1, to which no sight is added that is not asked for."""


@dataclass(frozen=True, slots=True)
class StayChoice:
    """A hotel with so many rooms of one offer."""

    hotel: Hotel
    offer: RoomOffer
    rooms: int


@dataclass(frozen=True, slots=True)
class RideChoices:
    """The services there (rows) and back (columns) of which a pair is chosen.

    `from_start` and `from_target` say which of them leave the start city and the city of the trip.
    """

    outbound: Sequence[Service]
    inbound: Sequence[Service]
    from_start: Bools
    from_target: Bools
    tickets: int
    people: int
    days: int

    @property
    def fares(self) -> NDArray[np.float64]:
        """CNY for everybody of each pair of services."""
        there = np.array([round(service.price * self.tickets, 2) for service in self.outbound])
        back = np.array([round(service.price * self.tickets, 2) for service in self.inbound])
        fares: NDArray[np.float64] = there[:, None] + back
        return fares


def no_more(demands: Demands, atom: Atom, city: City) -> Demands:
    """Nothing: the trip that is planned for has it already, such as its days."""
    return demands
