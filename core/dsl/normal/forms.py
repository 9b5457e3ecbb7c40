"""The kinds of constraint that real requests consist of, as plain values.

All are frozen and hashable, and equal where they mean the same: groups of names are frozensets, a choice of one is a
demand for it. Make them with keyword or positional fields; `canonical` (in `core.dsl.normal.logic`) tidies what was
put together by hand. Names and types are those of the sandbox, clock times `HH:MM` texts (compared as texts, as the
language does), money CNY, distances km, spans minutes.
"""

from dataclasses import dataclass, field
from typing import Literal

from core.text import Text

Rule = Literal["all", "any", "none"]
"""`all` of the values must occur in the trip, at least one (`any`), or `none` of them may."""

PlaceKind = Literal["attraction", "restaurant", "accommodation", "breakfast", "lunch", "dinner"]
"""`restaurant` is any meal; `breakfast`, `lunch`, `dinner` are only those meals."""

CostCategory = Literal[
    "total",
    "intercity",
    "innercity",
    "attraction",
    "restaurant",
    "accommodation",
    "breakfast",
    "lunch",
    "dinner",
]
"""`total` is everything, `intercity` trains and flights, `innercity` the ways inside the city, `restaurant` all meals."""

CostUnit = Literal["trip", "person", "day", "night", "person_night", "person_meal"]
"""What a cost is divided by: nothing, people, days, nights, people and nights, people and meals."""

Ride = Literal["train", "airplane"]

ACTIVITY_TYPES: dict[str, frozenset[str]] = {
    "attraction": frozenset({"attraction"}),
    "restaurant": frozenset({"breakfast", "lunch", "dinner"}),
    "accommodation": frozenset({"accommodation"}),
    "intercity": frozenset({"train", "airplane"}),
    "breakfast": frozenset({"breakfast"}),
    "lunch": frozenset({"lunch"}),
    "dinner": frozenset({"dinner"}),
}
"""The activity types behind a kind of place or a category of cost."""


@dataclass(frozen=True, slots=True)
class Days:
    """The trip has so many days."""

    count: int


@dataclass(frozen=True, slots=True)
class People:
    """So many people travel."""

    count: int


@dataclass(frozen=True, slots=True)
class Tickets:
    """Every sight, train, flight and metro ride has so many tickets."""

    count: int


@dataclass(frozen=True, slots=True)
class Cars:
    """Every taxi ride takes so many cars."""

    count: int


@dataclass(frozen=True, slots=True)
class Rooms:
    """Every stay has so many rooms."""

    count: int


@dataclass(frozen=True, slots=True)
class Beds:
    """Every room has so many beds (the language's `room_type`)."""

    count: int


@dataclass(frozen=True, slots=True)
class CostCap:
    """A category costs at most so much, CNY, for all people together or a unit."""

    category: CostCategory
    at_most: float
    unit: CostUnit = "trip"


@dataclass(frozen=True, slots=True)
class Names:
    """Places by name."""

    kind: PlaceKind
    rule: Rule
    names: frozenset[str]


@dataclass(frozen=True, slots=True)
class Types:
    """Places by type: kinds of sight, cuisines, features of the hotel."""

    kind: PlaceKind
    rule: Rule
    types: frozenset[str]


@dataclass(frozen=True, slots=True)
class IntercityModes:
    """The trains and flights of the trip are of exactly these modes."""

    modes: frozenset[Ride]


@dataclass(frozen=True, slots=True)
class OutAndBack:
    """The trip begins with a ride from the start city and ends with one from the target city, by these modes.

    `rule` is `any` (the ride out is by one of `out`, the ride back by one of `back`) or `none` (by none of them).
    """

    rule: Literal["any", "none"]
    out: frozenset[Ride]
    back: frozenset[Ride]


@dataclass(frozen=True, slots=True)
class RideTime:
    """When the ride there (`out`) or back departs or arrives: at that clock time at the latest or at the earliest."""

    way: Literal["out", "back"]
    moment: Literal["departs", "arrives"]
    bound: Literal["latest", "earliest"]
    time: str


@dataclass(frozen=True, slots=True)
class InnerModes:
    """Ways inside the city, by their main mode (metro, taxi, walk): `all` occur, `any`, `none`, or `only` these."""

    rule: Literal["all", "any", "none", "only"]
    modes: frozenset[str]


@dataclass(frozen=True, slots=True)
class InnerModesUnwanted:
    """Ways inside the city that the traveller does not want, as the released generator wrote it.

    Its text looks for activities of type `transportation`, which plans do not have, so that every plan meets it; the
    wish behind it is `InnerModes("none", modes)`.
    """

    modes: frozenset[str]


@dataclass(frozen=True, slots=True)
class TaxiBeyond:
    """Ways longer than so many km are by taxi."""

    km: float


@dataclass(frozen=True, slots=True)
class HotelNear:
    """The (last) hotel is at most so many km from a place, as the crow flies."""

    place: str
    km: float


@dataclass(frozen=True, slots=True)
class TimeAt:
    """One visit of the place meets all the bounds that are given, `HH:MM`, inclusive."""

    place: str
    starts_by: str | None = None
    starts_from: str | None = None
    ends_by: str | None = None
    ends_from: str | None = None


@dataclass(frozen=True, slots=True)
class StayAt:
    """One visit of the place lasts so long, minutes."""

    place: str
    at_least: int


@dataclass(frozen=True, slots=True)
class VisitOrder:
    """One place comes before another. As written, a place that is not visited counts as the very first activity."""

    first: str
    second: str


@dataclass(frozen=True, slots=True)
class And:
    """All of them hold."""

    parts: "frozenset[Normal]"


@dataclass(frozen=True, slots=True)
class Or:
    """At least one of them holds."""

    parts: "frozenset[Normal]"


@dataclass(frozen=True, slots=True)
class Not:
    """It does not hold."""

    part: "Normal"


@dataclass(frozen=True, slots=True)
class Opaque:
    """A constraint of no known kind, or a text that cannot be read; it is evaluated as it stands.

    `limit` names the limit that was reached where the text is too large to recognise.
    """

    source: str
    limit: Text | None = field(default=None, compare=False)


Atom = (
    Days | People | Tickets | Cars | Rooms | Beds | CostCap | Names | Types | IntercityModes | OutAndBack | RideTime
    | InnerModes | InnerModesUnwanted | TaxiBeyond | HotelNear | TimeAt | StayAt | VisitOrder
)  # fmt: skip
Normal = Atom | And | Or | Not | Opaque

FAMILIES: dict[type[Normal], str] = {
    Days: "days",
    People: "people",
    Tickets: "tickets",
    Cars: "cars",
    Rooms: "rooms",
    Beds: "room_type",
    CostCap: "budget",
    Names: "places",
    Types: "types",
    IntercityModes: "intercity_transport",
    OutAndBack: "intercity_transport",
    RideTime: "ride_time",
    InnerModes: "innercity_transport",
    InnerModesUnwanted: "innercity_transport",
    TaxiBeyond: "taxi_beyond",
    HotelNear: "hotel_distance",
    TimeAt: "time_at_place",
    StayAt: "stay_length",
    VisitOrder: "visit_order",
    And: "combination",
    Or: "combination",
    Not: "combination",
    Opaque: "other",
}


def family(constraint: Normal) -> str:
    """The kind of wish, as `core.model.constraint.Constraint.family` names it."""
    return FAMILIES[type(constraint)]
