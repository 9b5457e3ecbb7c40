"""What one alternative of a request asks of each decision of a trip, as the families of its constraints say."""

from collections.abc import Iterable
from dataclasses import replace

from core.dsl.families.demands import Demands
from core.dsl.families.table import family_of
from core.dsl.normal.values import Atom, Normal
from core.optimize.wishes.constraints import is_about_journey, is_about_lodging
from core.sandbox.bookings import taxis_for
from core.sandbox.city import City


def demands_of(constraints: Iterable[Normal], city: City, people: int) -> Demands:
    """The demands of constraints that must hold together."""
    demands = Demands(tickets=people, cars=taxis_for(people))
    for constraint in constraints:
        demands = _with(demands, constraint, city)
    return demands


def _with(demands: Demands, constraint: Normal, city: City) -> Demands:
    asks = family_of(constraint).asks if isinstance(constraint, Atom) else None
    if asks is not None:
        demands = asks(demands, constraint, city)
    if is_about_journey(constraint):
        return replace(demands, journey=(*demands.journey, constraint))
    if is_about_lodging(constraint):
        return replace(demands, lodging=(*demands.lodging, constraint))
    if asks is None:
        return replace(demands, unplanned=(*demands.unplanned, constraint))
    return demands
