"""TravelEval's Approach A: the traveller's wishes first, the budget may be exceeded (appendix A.4).

Where the paper leaves things open this does what its figures show (Table B1): opening hours are not looked at (VROH).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf

from core.agents.events import Done, Event, Step
from core.agents.protocol import Card, Context, Task
from core.agents.shared.assembly.trail import Party, Trail
from core.agents.shared.choices.preferences import matches, preference
from core.agents.shared.choices.reach import by_metro
from core.agents.shared.choices.requests import lacking
from core.agents.shared.choices.services import (
    AT_STATION,
    NO_ROOMS,
    nights_on_board,
    no_connection,
    there_and_back,
)
from core.agents.shared.choices.sightseeing import (
    by_days,
    candidates,
    centre,
    is_far,
    shortest_order,
    sights_of,
)
from core.model.mealtimes import MealType
from core.model.mode import MODES
from core.model.parameters import Parameters
from core.model.query import Query
from core.sandbox.city import City
from core.sandbox.network import geodesic_km
from core.sandbox.places import Attraction, Hotel, Restaurant, Service
from core.sandbox.rooms import RoomsOfOffer, cheapest_rooms
from core.text import Text

# A day of so many stops begins earlier.
_DAY_BEGINS, _FULL_DAY_BEGINS, _FULL_DAY = 8 * 60, 6 * 60, 6
_DAY_ENDS = 21 * 60
_VISIT_LEAST, _VISIT_MOST, _MEAL = 30, 120, 60
# Minutes reckoned for each visit when services are chosen.
_A_VISIT = 90
# From when on one eats.
_MEALS: Mapping[MealType, int] = {"lunch": 11 * 60, "dinner": 17 * 60}
# CNY a person and day below which only the cheapest quarter of the restaurants is looked at.
_FRUGAL = 100.0
# CNY a person, set aside for each meal.
_MEAL_PRICE = 50.0

_MEANS = {"高铁": "train", "飞机": "airplane"}
"""What is wished for, and the services that are looked at for it."""

SightsByDay = Sequence[Sequence[Attraction]]
MealTables = Mapping[tuple[int, MealType], Restaurant]


class BaselineA:
    """Sights by preference and stars, near ones on one day, the nearest hotel and restaurants."""

    card = Card(
        name="baseline_a",
        title=Text("规则基线 A", "Rule baseline A"),
        summary=Text(
            "按偏好和评分选景点，聚类到各天，就近安排酒店和餐厅；不受预算和开放时间约束。",
            "Chooses sights by preference and stars, clusters them into days, takes the nearest hotel and restaurants; "
            "neither the budget nor opening hours bind it.",
        ),
        kind="solver",
        needs=(),
        source="TravelEval, appendix A.4, Approach A",
        version="1",
    )

    def __init__(self, parameters: Parameters | None = None) -> None:
        self.parameters = parameters or Parameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Plan the trip; ends with Done."""
        query, sandbox = task.query, task.sandbox
        if query.missing:
            yield Done("failed", reason=lacking(query))
            return
        out, back = there_and_back(query, sandbox)
        if not out or not back:
            yield Done("infeasible", reason=no_connection(query))
            return
        yield Step(Text("选择景点并聚类到各天", "choosing sights and clustering them into days"))
        city, far = sandbox.city(query.target_city or ""), is_far(query, sandbox)
        fare = min(s.price for s in out) + min(s.price for s in back)
        near = by_metro(sights_of(city), lambda sight: sight.name, city)
        sights = candidates(query, near, far=far, fare=fare, order=lambda sight: -(sight.star or 0.0))
        clusters = by_days(sights, query.days or 1, far=far, rng=context.rng())
        days = [shortest_order(day, city) for day in clusters]
        yield Step(Text("安排班次、酒店和餐厅", "choosing services, a hotel and restaurants"))
        outbound = _outbound(_by_means(query, out), days, city)
        inbound = _inbound(_by_means(query, back), days, city)
        spent = outbound.price + inbound.price + sum(s.price for s in sights) + _MEAL_PRICE * 2 * len(days)
        lodging = _lodging(query, city, days, spent) if len(days) > 1 else None
        if len(days) > 1 and lodging is None:
            yield Done("infeasible", reason=NO_ROOMS)
            return
        journey = _Journey(
            query=query, city=city, days=days, outbound=outbound, inbound=inbound, lodging=lodging
        )
        yield Done("ok", journey.walked(journey.tables()).plan())


@dataclass(frozen=True, slots=True)
class _Lodging:
    hotel: Hotel
    rooms: RoomsOfOffer


@dataclass(frozen=True, slots=True)
class _Journey:
    """All that is chosen but the restaurants."""

    query: Query
    city: City
    days: SightsByDay
    outbound: Service
    inbound: Service
    lodging: _Lodging | None

    def tables(self) -> MealTables:
        """The restaurant of each meal: the nearest on the way, then the nearest of each preferred cuisine instead."""
        slots: dict[tuple[int, MealType], Sequence[str]] = {}
        self.walked({}, slots)
        rows = _affordable(self.query, self.city)
        if not rows:
            return {}
        chosen: dict[tuple[int, MealType], Restaurant] = {}
        for slot, around in slots.items():
            taken = set(chosen.values())
            free = [row for row in rows if row not in taken] or rows
            chosen[slot] = min(free, key=lambda row: self._detour(row, around))
        for cuisine in sorted(preference(self.query, "diet").wanted):
            eaten = {row.cuisine for row in chosen.values()}
            serving = [row for row in rows if row.cuisine == cuisine]
            if not serving or cuisine in eaten or not slots:
                continue
            swaps = [
                (self._detour(row, around), slot, row.name)
                for slot, around in slots.items()
                for row in serving
            ]
            _, slot, name = min(swaps)
            chosen[slot] = next(row for row in serving if row.name == name)
        return chosen

    def _detour(self, row: Restaurant, around: Sequence[str]) -> float:
        network = self.city.network
        return sum(geodesic_km(row.position, network.position(place)) for place in around)

    def walked(
        self, tables: MealTables, slots: dict[tuple[int, MealType], Sequence[str]] | None = None
    ) -> Trail:
        """The trip with these restaurants; `slots` is told the places before and after each meal."""
        party = Party(self.query.people_number or 1, self.query.start_city or "", self.city)
        trail = Trail(party).boards(self.outbound)
        for number, sights in enumerate(self.days, start=1):
            if trail.day > number:
                # Still on board.
                continue
            trail = self._day(trail, number, sights, tables, slots)
            if number < len(self.days) and self.lodging is not None:
                rooms = self.lodging.rooms
                trail = trail.sleeps(self.lodging.hotel, rooms.offer, rooms.count, MODES)
        return trail.goes_home(self.inbound, MODES)

    def _day(
        self,
        trail: Trail,
        number: int,
        sights: Sequence[Attraction],
        tables: MealTables,
        slots: dict[tuple[int, MealType], Sequence[str]] | None,
    ) -> Trail:
        stops = len(sights) + len(_MEALS)
        if number > 1 or trail.now == 0:
            trail = trail.wakes(_FULL_DAY_BEGINS if stops >= _FULL_DAY + len(_MEALS) else _DAY_BEGINS)
        ends = self.inbound.departs - AT_STATION if number == len(self.days) else _DAY_ENDS
        room = ends - trail.now - _MEAL * len(_MEALS)
        length = min(max(room // max(len(sights), 1), _VISIT_LEAST), _VISIT_MOST)
        open_meals = dict(_MEALS)
        for place, sight in enumerate(sights):
            trail = self._eats(trail, number, open_meals, sight.name, tables, slots, ends)
            start = trail.arrival(sight.name, MODES)
            # on other days what is outlined is gone to, however late; on the last one has to be at the station
            if start + length > ends and place > 0 and number == len(self.days):
                break
            trail = trail.visits(sight, MODES, start, start + length)
        home = self.lodging.hotel.name if self.lodging and number < len(self.days) else self.inbound.start
        return self._eats(trail, number, open_meals, home, tables, slots, ends)

    def _eats(
        self,
        trail: Trail,
        number: int,
        open_meals: dict[MealType, int],
        following: str,
        tables: MealTables,
        slots: dict[tuple[int, MealType], Sequence[str]] | None,
        ends: int,
    ) -> Trail:
        due = [meal for meal, from_ in open_meals.items() if trail.now >= from_]
        for meal in due:
            del open_meals[meal]
        if not due or trail.now + _MEAL > ends:
            return trail
        slot = (number, due[-1])
        if slots is not None:
            slots[slot] = (trail.here, following)
        row = tables.get(slot)
        if row is None:
            return trail
        start = trail.arrival(row.name, MODES)
        return trail.eats(due[-1], row.name, row.price, MODES, start, start + _MEAL)


def _by_means(query: Query, services: Sequence[Service]) -> Sequence[Service]:
    """The services by what is wished, the trains where nothing is; for fast trains slow ones are looked at too (PAS-T)."""
    wanted = preference(query, "transportation").wanted
    kinds = {kind for word, kind in _MEANS.items() if word in wanted} or {"train"}
    return [service for service in services if service.kind in kinds] or services


def _outbound(services: Sequence[Service], days: SightsByDay, city: City) -> Service:
    on_the_day = [s for s in services if nights_on_board(s) == 0] or list(services)
    first = next((day for day in days if day), ())
    from_hub = _of_nearest_hub(on_the_day, lambda s: s.end, first, city)
    in_time = [s for s in from_hub if s.arrives < _DAY_ENDS - _A_VISIT * len(days[0])]
    return min(in_time or from_hub, key=lambda s: s.price)


def _inbound(services: Sequence[Service], days: SightsByDay, city: City) -> Service:
    last = days[-1]
    from_hub = _of_nearest_hub(services, lambda s: s.start, last[-1:], city)
    begins = min((sight.opens for sight in last), default=_DAY_BEGINS)
    late_enough = [s for s in from_hub if s.departs > begins + _A_VISIT * len(last)]
    return min(late_enough, key=lambda s: s.price) if late_enough else max(from_hub, key=lambda s: s.departs)


def _of_nearest_hub(
    services: Sequence[Service], hub: Callable[[Service], str], sights: Sequence[Attraction], city: City
) -> Sequence[Service]:
    """The services of the station or airport that is nearest to the middle of some sights."""
    if not sights:
        return services
    middle = centre(sights)
    hubs = by_metro(sorted({hub(service) for service in services}), lambda name: name, city)
    nearest = min(hubs, key=lambda name: (geodesic_km(city.network.position(name), middle), name))
    return [service for service in services if hub(service) == nearest]


def _lodging(query: Query, city: City, days: SightsByDay, spent: float) -> _Lodging | None:
    """Of the hotels within what is left those as wished first, then the nearest to where the days begin and end.

    Where none is within it, the cheapest, whatever is wished. `spent` is CNY a person for all else.
    """
    ends = [sight for day in days if day for sight in (day[0], day[-1])] or list(city.attractions[:1])
    middle, people, nights = centre(ends), query.people_number or 1, len(days) - 1
    left = inf if query.budget is None else (query.budget - spent * people) / nights
    wishes = preference(query, "accommodations")

    def rank(one: _Lodging) -> tuple[bool, bool, float]:
        wished = matches(one.hotel.features, wishes.wanted) if wishes.wanted else True
        unwished = matches(one.hotel.features, wishes.unwanted)
        if one.rooms.cost > left:
            return True, False, one.rooms.cost
        return False, not wished or unwished, geodesic_km(one.hotel.position, middle)

    found = [
        _Lodging(hotel, rooms)
        for hotel in city.hotels
        if city.hotel(hotel.name) is hotel
        and hotel.name in city.network
        and (rooms := cheapest_rooms(hotel, people)) is not None
    ]
    return min(by_metro(found, lambda one: one.hotel.name, city), key=rank, default=None)


def _affordable(query: Query, city: City) -> list[Restaurant]:
    """The restaurants below the mean price of the cheapest quarter, or of all where the budget is ample."""
    known = {row.name: row for row in reversed(city.restaurants) if row.name in city.network}
    near = by_metro([*known.values()], lambda row: row.name, city)
    rows = sorted(near, key=lambda row: (row.price, row.name))
    share = inf if query.budget is None else query.budget / (query.people_number or 1) / (query.days or 1)
    band = rows[: max(1, len(rows) // 4)] if share < _FRUGAL else rows
    mean = sum(row.price for row in band) / max(len(band), 1)
    return [row for row in rows if row.price <= mean]
