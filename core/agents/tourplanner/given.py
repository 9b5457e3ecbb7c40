"""What the personas make a day of, and how it is told to them: the clustered data of the city (section 3.2)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from core.agents.shared.choices.candidates import line_of
from core.agents.tourplanner.consensus import Offer
from core.agents.tourplanner.recall import SightCluster
from core.model.query import Query
from core.sandbox.city import City
from core.sandbox.places import Attraction, Hotel, Restaurant, Service

_STAY_SHARE, _MEAL_SHARE = 0.55, 0.35
"""Of the budget, what nights and meals take (appendix D.1.2)."""
_TYPES = 12
_Row = Attraction | Restaurant | Hotel | Service


@dataclass(frozen=True, slots=True)
class Given:
    """The clusters of a city and the rides of a trip of so many days."""

    groups: tuple[SightCluster, ...]
    outbound: Sequence[Service]
    inbound: Sequence[Service]
    days: int

    def offered(self, day: int) -> Mapping[str, Offer]:
        """Names that may stand in the route of a day, with what they are."""
        return {name: kind for _, name, kind, _ in self._rows(day)}

    def told(self, day: int, taken: frozenset[str]) -> str:
        """The candidates of a day that are not taken yet, a line each with its cluster."""
        return "\n".join(
            f"[{label}] {line_of(row)}" for label, name, _, row in self._rows(day) if name not in taken
        )

    def line(self, name: str) -> str:
        """A candidate as it is told; its name alone where it is none."""
        rows = (row for day in (1, self.days) for _, own, _, row in self._rows(day) if own == name)
        return next((line_of(row) for row in rows), name)

    def _rows(self, day: int) -> Iterator[tuple[str, str, Offer, _Row]]:
        rides = [*(self.outbound if day == 1 else ()), *(self.inbound if day == self.days else ())]
        yield from (("ride", ride.number, "ride", ride) for ride in rides)
        for number, group in enumerate(self.groups, start=1):
            label = str(number)
            yield from ((label, row.name, "sight", row) for row in group.sights)
            yield from ((label, row.name, "restaurant", row) for row in group.restaurants)
            if day < self.days:
                yield from ((label, row.name, "hotel", row) for row in group.hotels)


def statistics(query: Query, city: City) -> str:
    """What nights and meals cost in a city (quartiles) and what the budget leaves for them, for the profile (CNY)."""
    beds = sorted(offer.price for hotel in city.hotels for offer in hotel.offers) or [0.0]
    meals = sorted(row.price for row in city.restaurants) or [0.0]
    lines = [f"hotel: {_quartiles(beds)}", f"meal: {_quartiles(meals)}"]
    if query.budget is not None:
        days, people = query.days or 1, query.people_number or 1
        lines.append(f"budget of a night: {query.budget * _STAY_SHARE / max(days - 1, 1):.0f}")
        lines.append(f"budget of a day's meals, a person: {query.budget * _MEAL_SHARE / days / people:.0f}")
    types = Counter(kind for row in city.attractions for kind in row.types if kind)
    lines.append(f"sights: {', '.join(kind for kind, _ in types.most_common(_TYPES))}")
    return "\n".join(lines)


def _quartiles(prices: Sequence[float]) -> str:
    count = len(prices)
    return " / ".join(f"{prices[min(count - 1, count * part // 4)]:g}" for part in (1, 2, 3))
