"""Where one comes without a taxi: TravelEval's rule baselines know public transport alone."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from core.sandbox.city import City

_METRO_WALK_KM = 2.5
"""No farther from a metro station: two such walks are the most that one makes beside a ride."""
_Row = TypeVar("_Row")


def by_metro(rows: Sequence[_Row], place: Callable[[_Row], str], city: City) -> Sequence[_Row]:
    """Those of the rows to whose places the metro and a walk lead; all of them where it leads to none."""

    def is_reached(row: _Row) -> bool:
        nearest = city.network.nearest_station(place(row))
        return nearest is not None and nearest.distance <= _METRO_WALK_KM

    return [row for row in rows if is_reached(row)] or rows
