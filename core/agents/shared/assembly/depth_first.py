"""ChinaTravel's Algorithm 1: a depth-first search that adds one activity after another, the best-ranked first.

Who ranks is not its business: `nesy_rules` ranks by rules, `nesy` asks a model. A visit or a meal takes 90 minutes, or
until closing time (appendix F). Every plan it yields meets the environment constraints by construction.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import TypeVar

from core.agents.shared.assembly.trail import Trail
from core.dsl.families.demands import Demands, OneOfPlaces, Window
from core.model.clock import DAY_MINUTES
from core.model.mealtimes import MEAL_HOURS, MealType
from core.model.mode import Mode
from core.optimize.instance.hotels import Lodging
from core.optimize.instance.stops import SHORTEST_VISIT
from core.sandbox.city import City
from core.sandbox.places import Attraction, Restaurant, Service, hours_of

_Place = TypeVar("_Place", Attraction, Restaurant)
VISIT = 90
_MEAL_FROM: Mapping[MealType, tuple[int, int]] = {
    "lunch": (10 * 60 + 30, 12 * 60 + 30),
    "dinner": (16 * 60 + 30, 18 * 60 + 30),
}
"""One looks for a restaurant when the clock stands here and the meal is not had yet."""
_BREAKFAST, _BREAKFAST_MINUTES = 7 * 60 + 30, 30
_LAST_START = 20 * 60 + 30


@dataclass(frozen=True, slots=True)
class PlaceWorths:
    """What places are worth by name, the higher the better; what is not named is worth nothing.

    `per_km` is what a place is worth less for each km to it. `outline` gives the places of each day (from 1):
    no other sights are gone to, and no other restaurants where it has some for the day. `services` and `hotels` come before all others.
    """

    sights: Mapping[str, float]
    restaurants: Mapping[str, float]
    per_km: float = 0.15
    outline: Mapping[int, frozenset[str]] = field(default_factory=dict)
    services: frozenset[str] = frozenset()
    hotels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TripBackbone:
    """What is settled before the days are filled. `modes` are tried in order; `most` is the budget in CNY."""

    outbound: Service
    inbound: Service
    lodging: Lodging | None
    days: int
    demands: Demands
    modes: Sequence[Mode]
    most: float


class DepthFirst:
    """The search within one backbone. Its plans come in the order of the search."""

    def __init__(
        self,
        city: City,
        backbone: TripBackbone,
        ranking: PlaceWorths,
        stopped: Callable[[], bool],
        breadth: int,
    ) -> None:
        self._city, self._backbone, self._ranking = city, backbone, ranking
        self._stopped, self._breadth = stopped, breadth
        self._sights = [row for row in city.attractions if city.attraction(row.name) is row]
        self._restaurants = [row for row in city.restaurants if city.restaurant(row.name) is row]
        self._km: dict[str, Mapping[str, float]] = {}
        self.deepest: Trail | None = None
        """The longest trip so far, whole or not."""

    def trips(self, begin: Trail) -> Iterator[Trail]:
        """All whole trips, the greedy one first; ends when it is stopped."""
        trail = begin.boards(self._backbone.outbound)
        if trail.day > self._backbone.days or self._left(trail) < 0:
            return
        yield from self._extend(trail)

    def _extend(self, trail: Trail) -> Iterator[Trail]:
        if self._stopped():
            return
        if self.deepest is None or trail.day > self.deepest.day:
            self.deepest = trail
        if trail.cost + self._fare > self._backbone.most:
            return
        followed = False
        for following in islice(self._next(trail), self._breadth):
            followed = True
            yield from self._extend(following)
        if followed or self._stopped():
            return
        yield from self._end_of_day(trail)

    @property
    def _fare(self) -> float:
        return self._backbone.inbound.price * self._backbone.demands.tickets

    def _end_of_day(self, trail: Trail) -> Iterator[Trail]:
        backbone, lodging = self._backbone, self._backbone.lodging
        if trail.day == backbone.days:
            home = trail.goes_home(backbone.inbound, backbone.modes)
            if home.cost <= backbone.most:
                yield home
        elif lodging is not None:
            slept = trail.sleeps(lodging.hotel, lodging.offer, lodging.rooms, backbone.modes)
            morning = slept.wakes(_BREAKFAST)
            ends = _BREAKFAST + _BREAKFAST_MINUTES
            fed = morning.eats("breakfast", lodging.hotel.name, 0, backbone.modes, _BREAKFAST, ends)
            yield from self._extend(fed if self._left(fed) >= 0 else slept)

    def _left(self, trail: Trail) -> int:
        """Minutes that are left of the day after the way to where it ends."""
        backbone = self._backbone
        if trail.day < backbone.days:
            return DAY_MINUTES - trail.now
        margin = 90 if backbone.inbound.kind == "airplane" else 30
        return backbone.inbound.departs - margin - trail.arrival(backbone.inbound.start, backbone.modes)

    def _next(self, trail: Trail) -> Iterator[Trail]:
        """The trip with one activity more: a meal when it is time for one, else a visit; the best-ranked first."""
        meal = self._meal_due(trail)
        if meal is not None:
            eaten = False
            for fed in self._meals(trail, meal):
                eaten = True
                yield fed
            if eaten:
                return
        yield from self._visits(trail)

    def _meal_due(self, trail: Trail) -> MealType | None:
        had = {activity["type"] for activity in trail.days[-1]}
        for meal, (opens, closes) in _MEAL_FROM.items():
            if meal not in had and opens <= trail.now <= closes:
                return meal
        return None

    def _meals(self, trail: Trail, meal: MealType) -> Iterator[Trail]:
        opens, closes = MEAL_HOURS[meal]
        rows = self._ranked(trail, self._restaurants, self._ranking.restaurants, ("restaurant", meal))
        for row in rows:
            span = self._stay(trail, row, opens)
            if span is None or span[1] > closes:
                continue
            fed = trail.eats(meal, row.name, row.price, self._backbone.modes, *span)
            if self._left(fed) >= 0:
                yield fed

    def _visits(self, trail: Trail) -> Iterator[Trail]:
        rows = self._ranked(trail, self._sights, self._ranking.sights, ("attraction",))
        for row in rows:
            span = self._stay(trail, row)
            if span is None or span[0] > _LAST_START:
                continue
            visited = trail.visits(row, self._backbone.modes, *span)
            if self._left(visited) >= 0:
                yield visited

    def _stay(
        self, trail: Trail, row: Attraction | Restaurant, not_before: int = 0
    ) -> tuple[int, int] | None:
        """From when to when one would be at a place, going there now; None where it is closed by then."""
        window = self._backbone.demands.windows.get(row.name)
        # what is closed for one who is there already needs no way to it: ways take most of the time of a search
        if _span(row, max(trail.now, not_before), window) is None:
            return None
        return _span(row, max(trail.arrival(row.name, self._backbone.modes), not_before), window)

    def _ranked(
        self,
        trail: Trail,
        rows: Sequence[_Place],
        worth: Mapping[str, float],
        kinds: tuple[str, ...],
    ) -> list[_Place]:
        """What is not visited yet and not unwanted; what the request demands first, then by worth and distance."""
        visited, demands = trail.visited, self._backbone.demands
        unwanted = frozenset[str]().union(*(demands.unwanted.get(kind, frozenset()) for kind in kinds))
        due = [group for group in demands.groups if _is_due(group, kinds, visited, trail.day)]
        km, planned = self._distances(trail.here), self._planned(trail.day, rows)
        scored = []
        for number, row in enumerate(rows):
            name = row.name
            if (
                name in visited
                or name in unwanted
                or name not in km
                or not (planned is None or name in planned)
            ):
                continue
            demanded = sum(name in group.places for group in due)
            score = worth.get(name, 0.0) - self._ranking.per_km * km[name]
            scored.append((-demanded, -score, number))
        return [rows[number] for _, _, number in sorted(scored)]

    def _planned(self, day: int, rows: Sequence[_Place]) -> frozenset[str] | None:
        """Which of the rows the outline has for a day; None where it leaves the choice open."""
        outline = self._ranking.outline
        if not outline:
            return None
        own = outline.get(day, frozenset()) & {row.name for row in rows}
        return own if own or rows is self._sights else None

    def _distances(self, place: str) -> Mapping[str, float]:
        if place not in self._km:
            network = self._city.network
            self._km[place] = dict(zip(network.names, network.distances_from(place).tolist(), strict=True))
        return self._km[place]


def _is_due(group: OneOfPlaces, kinds: tuple[str, ...], visited: frozenset[str], day: int) -> bool:
    return group.kind in kinds and group.day in (None, day) and visited.isdisjoint(group.places)


def _span(place: Attraction | Restaurant, earliest: int, window: Window | None) -> tuple[int, int] | None:
    """From when to when one is there: 90 minutes or until closing, and as the request demands; None where it is closed."""
    wanted = window or Window()
    opens, closes = hours_of(place)
    start = max(earliest, opens, wanted.starts_from)
    end = min(max(start + max(VISIT, wanted.at_least), wanted.ends_from), closes, wanted.ends_by)
    if end - start < max(SHORTEST_VISIT, wanted.at_least) or start > wanted.starts_by:
        return None
    return start, end
