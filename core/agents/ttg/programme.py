"""TTG's mixed-integer programme (Tables 15 to 17) with steps of one hour, on HiGHS.

The paper writes where one is as u[place][t] with an event for each move, which takes 320,000 rows a day. Here the same
itineraries are the paths of a network whose nodes are (place, hour): the constraints that one is at one place at a time and
that a move takes its time (`y`, `event`, `delta`) become the conservation of one unit of flow, which a solver sees through.
The others keep their form: one hotel a night, each sight once, meals in their hours, check[place][t], interGo and interBack.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import ceil, inf
from typing import Literal

import highspy
import numpy as np

from core.agents.ttg.selection import Selection
from core.model.mode import Mode
from core.sandbox.bookings import taxis_for
from core.sandbox.places import Attraction, Restaurant, Service, hours_of

HOUR, DAY = 60, 24
# o'clock, when one is in a hotel
_NIGHT = 2
_MOVES_FROM, _MOVES_UNTIL = 6, 23
# one comes to the hotel in the evening and leaves it in the morning
_HOTEL_FROM, _OUT_BY = 18, 12
# first and last hour at which lunch and dinner may begin
_MEALS = ((11, 13), (17, 19))
_PER_SIGHT, _PER_MEAL, _PER_YUAN, _PER_HOUR = 10.0, 6.0, 0.01, 0.5
# km
_FARTHEST_WALK = 3.0
# minutes before the departure
_AT_STATION = {"train": 30, "airplane": 90}

Node = tuple[str, int, bool]
"""A place, an hour, and whether one has just come (a visit of at least an hour then has to follow)."""


@dataclass(frozen=True, slots=True)
class Arc:
    """One way for the unit of flow: a service, a move, or an hour at a place. `gain` is what it is worth."""

    kind: Literal["out", "back", "move", "begin", "stay"]
    tail: Node | None
    head: Node | None
    gain: float
    cost: float = 0.0
    service: Service | None = None
    mode: Mode | None = None


@dataclass
class Programme:
    """The arcs and rows of a selection; `solve` is the caller's."""

    selection: Selection
    arcs: list[Arc] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._people = self.selection.problem.people
        self._cars = taxis_for(self._people)
        self._hours = DAY * self.selection.problem.days
        self._sights = {row.name: row for row in self.selection.sights}
        self._tables = {row.name: row for row in self.selection.tables}
        self._hotels = {one.hotel.name: one for one in self.selection.hotels}
        self.arcs += [*self._services(), *self._hours_at()]
        begins = frozenset(arc.tail for arc in self.arcs if arc.kind == "begin")
        self.arcs += self._moves(begins)

    def model(self) -> highspy.Highs:
        """The programme in HiGHS: maximise the gain of the arcs that are used."""
        highs = highspy.Highs()
        highs.setOptionValue("output_flag", False)
        count = len(self.arcs)
        ones = np.ones(count)
        highs.addVars(count, np.zeros(count), ones)
        numbers = np.arange(count, dtype=np.int32)
        highs.changeColsCost(count, numbers, np.array([arc.gain for arc in self.arcs]))
        highs.changeColsIntegrality(count, numbers, np.ones(count, dtype=np.uint8))
        highs.changeObjectiveSense(highspy.ObjSense.kMaximize)
        for low, high, terms in self._rows():
            places = np.array(list(terms), dtype=np.int32)
            highs.addRow(low, high, len(terms), places, np.array(list(terms.values())))
        return highs

    def _rows(self) -> Iterator[tuple[float, float, dict[int, float]]]:
        balance: dict[Node, dict[int, float]] = defaultdict(dict)
        used: dict[str, dict[int, float]] = defaultdict(dict)
        nights: dict[int, dict[int, float]] = {night: {} for night in range(1, self.selection.problem.days)}
        meals: dict[tuple[int, int], dict[int, float]] = defaultdict(dict)
        ways: dict[str, dict[int, float]] = {"out": {}, "back": {}}
        for number, arc in enumerate(self.arcs):
            if arc.tail is not None:
                balance[arc.tail][number] = -1.0
            if arc.head is not None:
                balance[arc.head][number] = 1.0
            if arc.kind in ways:
                ways[arc.kind][number] = 1.0
            if arc.kind == "begin" and arc.tail is not None:
                used[arc.tail[0]][number] = 1.0
                if arc.tail[0] in self._tables:
                    meals[arc.tail[1] // DAY, arc.tail[1] % DAY // 15][number] = 1.0
            if arc.kind in ("begin", "stay") and arc.tail is not None and arc.tail[0] in self._hotels:
                night, hour = divmod(arc.tail[1], DAY)
                if hour == _NIGHT:
                    nights[night][number] = 1.0
        yield from ((0.0, 0.0, terms) for terms in balance.values())
        yield from ((1.0, 1.0, terms) for terms in ways.values())
        yield from ((1.0, 1.0, terms) for terms in nights.values())
        yield from ((0.0, 1.0, terms) for terms in meals.values())
        yield from ((0.0, 1.0, terms) for place, terms in used.items() if place not in self._hotels)
        yield 1.0, inf, {n: 1.0 for place in self._sights for n in used[place]}
        for group in self.selection.groups:
            yield 1.0, inf, {number: 1.0 for place in group for number in used[place]}
        if self.selection.budget < inf:
            yield -inf, self.selection.budget, {n: arc.cost for n, arc in enumerate(self.arcs) if arc.cost}

    def _services(self) -> Iterator[Arc]:
        last = self._hours - DAY
        for service in self.selection.outbound:
            cost = service.price * self._people
            head = (service.end, ceil(service.arrives / HOUR), False)
            yield Arc(
                kind="out", tail=None, head=head, gain=-_PER_YUAN * service.price, cost=cost, service=service
            )
        for service in self.selection.inbound:
            leave = last + (service.departs - _AT_STATION[service.kind]) // HOUR
            cost = service.price * self._people
            yield Arc(
                kind="back",
                tail=(service.start, leave, False),
                head=None,
                gain=-_PER_YUAN * service.price,
                cost=cost,
                service=service,
            )

    def _hours_at(self) -> Iterator[Arc]:
        """The hours at each place, as far as it is open (check[place][t])."""
        for name, sight in self._sights.items():
            yield from self._open_hours(name, sight, _PER_SIGHT, longer=True)
        for name, table in self._tables.items():
            yield from self._open_hours(name, table, _PER_MEAL, longer=False)
        for name, lodging in self._hotels.items():
            for t in range(_HOTEL_FROM, self._hours - DAY + _OUT_BY):
                if t % DAY >= _HOTEL_FROM or t % DAY < _OUT_BY:
                    paid = lodging.cost if t % DAY == _NIGHT else 0.0
                    gain = -_PER_YUAN * paid / self._people
                    yield Arc(
                        kind="begin", tail=(name, t, True), head=(name, t + 1, False), gain=gain, cost=paid
                    )
                    yield Arc(
                        kind="stay", tail=(name, t, False), head=(name, t + 1, False), gain=gain, cost=paid
                    )
        for name in self.selection.stations:
            for t in range(self._hours - 1):
                yield Arc(kind="stay", tail=(name, t, False), head=(name, t + 1, False), gain=-0.1)

    def _open_hours(
        self, name: str, row: Attraction | Restaurant, gain: float, *, longer: bool
    ) -> Iterator[Arc]:
        opens, closes = hours_of(row)
        paid = row.price * self._people
        for t in range(self._hours - 1):
            hour = t % DAY
            if not opens <= hour * HOUR <= closes - HOUR:
                continue
            if longer:
                yield Arc(kind="stay", tail=(name, t, False), head=(name, t + 1, False), gain=-0.1)
            elif not any(low <= hour <= high for low, high in _MEALS):
                continue
            worth = gain - _PER_YUAN * row.price
            yield Arc(kind="begin", tail=(name, t, True), head=(name, t + 1, False), gain=worth, cost=paid)

    def _moves(self, begins: frozenset[Node | None]) -> Iterator[Arc]:
        """y[(i, j, tran, t)]: the moves, an hour at least, as far as one may come there at that hour."""
        places = (*self._sights, *self._tables, *self._hotels, *self.selection.stations)
        for start in places:
            for end in places:
                if start == end or {start, end} <= set(self.selection.stations):
                    continue
                for mode, hours, cost in self._ways(start, end):
                    gain = -_PER_HOUR * hours - _PER_YUAN * cost / self._people
                    for t in range(self._hours - hours):
                        head = (end, t + hours, end not in self.selection.stations)
                        if self._may_move(start, end, t) and (head in begins or not head[2]):
                            yield Arc(
                                kind="move",
                                tail=(start, t, False),
                                head=head,
                                gain=gain,
                                cost=cost,
                                mode=mode,
                            )

    def _may_move(self, start: str, end: str, t: int) -> bool:
        day, hour = divmod(t, DAY)
        last = day == self.selection.problem.days - 1
        if not _MOVES_FROM <= hour < _MOVES_UNTIL:
            return False
        if start in self.selection.stations and day > 0:
            return False
        if end in self.selection.stations and not last:
            return False
        if start in self._hotels and hour >= _OUT_BY:
            return False
        return end not in self._hotels or (not last and hour >= _HOTEL_FROM - 1)

    def _ways(self, start: str, end: str) -> Iterator[tuple[Mode, int, float]]:
        """Modes with their whole hours and what everybody pays."""
        network = self.selection.problem.city.network
        for mode in self.selection.modes:
            legs = network.go(start, end, mode)
            if legs is None or sum(leg.distance for leg in legs if leg.mode == "walk") > _FARTHEST_WALK:
                continue
            shares = {"walk": 0, "metro": self._people, "taxi": self._cars}
            cost = sum(leg.price * shares[leg.mode] for leg in legs)
            yield mode, max(1, ceil(sum(leg.minutes for leg in legs) / HOUR)), cost
