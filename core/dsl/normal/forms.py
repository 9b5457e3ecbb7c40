"""The forms of all families, in one place for those who use many."""

from core.dsl.families.costs import CostCap, CostCategory, CostUnit
from core.dsl.families.counts import Beds, Cars, Days, People, Rooms, Tickets
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.kinds import ACTIVITY_TYPES, PlaceKind, Rule
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack, Ride, RideTime
from core.dsl.families.table import family_name as family
from core.dsl.families.visits import StayAt, TimeAt, VisitOrder
from core.dsl.families.ways import InnerModes, InnerModesUnwanted, TaxiBeyond
from core.dsl.normal.values import And, Atom, Normal, Not, Opaque, Or

__all__ = [
    "ACTIVITY_TYPES", "And", "Atom", "Beds", "Cars", "CostCap", "CostCategory", "CostUnit", "Days", "HotelNear",
    "InnerModes", "InnerModesUnwanted", "IntercityModes", "Names", "Normal", "Not", "Opaque", "Or", "OutAndBack",
    "People", "PlaceKind", "Ride", "RideTime", "Rooms", "Rule", "StayAt", "TaxiBeyond", "Tickets", "TimeAt", "Types",
    "VisitOrder", "family",
]  # fmt: skip
