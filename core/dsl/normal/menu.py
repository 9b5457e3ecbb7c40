"""The kinds of wish that one can add, each with a beginning to fill in."""

from collections.abc import Mapping

from core.dsl.normal.forms import (
    Beds,
    Cars,
    CostCap,
    HotelNear,
    InnerModes,
    Names,
    Normal,
    Opaque,
    OutAndBack,
    RideTime,
    Rooms,
    StayAt,
    TaxiBeyond,
    TimeAt,
    Types,
    VisitOrder,
)

_NONE: frozenset[str] = frozenset()

KINDS: Mapping[str, Normal] = {
    "sights": Names("attraction", "all", _NONE),
    "sight-types": Types("attraction", "all", _NONE),
    "restaurants": Names("restaurant", "all", _NONE),
    "cuisines": Types("restaurant", "all", _NONE),
    "hotel": Names("accommodation", "all", _NONE),
    "hotel-features": Types("accommodation", "all", _NONE),
    "hotel-near": HotelNear("", 3.0),
    "budget": CostCap("total", 5000.0),
    "rides": OutAndBack("any", frozenset({"train"}), frozenset({"train"})),
    "ride-time": RideTime("out", "departs", "earliest", "08:00"),
    "ways": InnerModes("none", frozenset({"taxi"})),
    "taxi-beyond": TaxiBeyond(3.0),
    "time-at": TimeAt(""),
    "stay-at": StayAt("", 90),
    "order": VisitOrder("", ""),
    "rooms": Rooms(1),
    "beds": Beds(1),
    "cars": Cars(1),
    "dsl": Opaque(""),
}
"""Under `dsl` any text in the DSL."""
