"""TravelEval's Approach B: within the budget, at opening hours only (appendix A.4).

Where the paper leaves things open this does what its figures show (Table B1): the cheapest services, hotels and meals, and
a meal only where the clock stands at noon or in the evening after a visit (MED, OTC).
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

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
    wished_services,
)
from core.agents.shared.choices.sightseeing import by_days, candidates, centre, is_far, sights_of
from core.model.clock import DAY_MINUTES
from core.model.mealtimes import MealType
from core.model.mode import MODES
from core.model.parameters import Parameters
from core.model.query import Preference, Query
from core.sandbox.city import City
from core.sandbox.network import geodesic_km
from core.sandbox.places import Attraction, Hotel, Restaurant, Service, hours_of
from core.sandbox.rooms import RoomsOfOffer, cheapest_rooms
from core.text import Text

_DAY_BEGINS = 8 * 60
# A visit lasts at least half an hour more than the shortest that is recommended.
_MEAL, _LONGER = 60, 30
_MEAL_TIMES: tuple[tuple[MealType, int, int], ...] = (
    ("lunch", 11 * 60, 13 * 60),
    ("dinner", 17 * 60, 19 * 60),
)
# How far from the trip's centre one goes for a meal.
_CUISINE_KM, _ANY_KM = 50.0, 15.0
_MORNING, _LONGEST = 8 * 60 + 30, 30 * 60


class BaselineB:
    """The cheapest of everything, by metro and on foot, visits only at opening hours; wishes are given up one by one until it can be paid."""

    card = Card(
        name="baseline_b",
        title=Text("规则基线 B", "Rule baseline B"),
        summary=Text(
            "选最便宜的班次、酒店和餐厅，只在开放时间内游览；超出预算时逐步放弃酒店和交通偏好。",
            "Takes the cheapest services, hotel and meals and visits only at opening hours; gives up wishes for the "
            "hotel, then for the services, until the budget holds.",
        ),
        kind="solver",
        needs=(),
        source="TravelEval, appendix A.4, Approach B",
        version="1",
    )

    def __init__(self, parameters: Parameters | None = None) -> None:
        self.parameters = parameters or Parameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Plan the trip; ends with Done."""
        query = task.query
        if query.missing:
            yield Done("failed", reason=lacking(query))
            return
        out, back = there_and_back(query, task.sandbox)
        if not out or not back:
            yield Done("infeasible", reason=no_connection(query))
            return
        if (query.days or 1) > 1 and _bed(query, task.sandbox.city(query.target_city or "")) is None:
            yield Done("infeasible", reason=NO_ROOMS)
            return
        tried: list[Trail] = []
        for rung in _ladder(query, out):
            yield Step(rung.step)
            tried.append(_planned(rung, back, task, context.rng()))
            if query.budget is None or tried[-1].cost <= query.budget:
                break
        best = min(tried, key=lambda trail: trail.cost)
        yield Done("ok", best.plan(), reason=_over(query, best))


@dataclass(frozen=True, slots=True)
class _Rung:
    """What is still wished for, and the services there that are looked at."""

    step: Text
    query: Query
    outbound: Sequence[Service]


def _ladder(query: Query, out: Sequence[Service]) -> Iterator[_Rung]:
    """The request, then with ever fewer wishes; a bed for the first night is the last to go."""
    by_day = [service for service in out if nights_on_board(service) == 0] or out
    yield _Rung(Text("按全部偏好安排", "with all wishes"), query, by_day)
    plain = replace(query, preferences={**query.preferences, "accommodations": Preference()})
    if preference(query, "accommodations") != Preference():
        yield _Rung(
            Text("超出预算：放弃酒店偏好", "over the budget: without the wish for the hotel"), plain, by_day
        )
    plainer = replace(plain, preferences={**plain.preferences, "transportation": Preference()})
    if preference(query, "transportation") != Preference():
        yield _Rung(
            Text("超出预算：放弃交通偏好", "over the budget: without the wish for the services"),
            plainer,
            by_day,
        )
    # of two days, a night on the train leaves none in the city
    if (query.days or 1) > 2 and len(by_day) < len(out):
        yield _Rung(
            Text("超出预算：第一晚在车上过", "over the budget: the first night on the train"), plainer, out
        )


def _over(query: Query, trail: Trail) -> Text | None:
    if query.budget is None or trail.cost <= query.budget:
        return None
    return Text(
        f"放弃偏好后仍需 ¥{trail.cost:,.0f}，超出预算 ¥{query.budget:,.0f}",
        f"without its wishes the trip still costs ¥{trail.cost:,.0f}, over the budget of ¥{query.budget:,.0f}",
    )


@dataclass(frozen=True, slots=True)
class _Bed:
    hotel: Hotel
    rooms: RoomsOfOffer


def _planned(rung: _Rung, back: Sequence[Service], task: Task, rng: random.Random) -> Trail:
    query, sandbox = rung.query, task.sandbox
    city = sandbox.city(query.target_city or "")
    outbound = _cheapest(by_metro(wished_services(query, rung.outbound), lambda s: s.end, city))
    homeward = by_metro(wished_services(query, back), lambda s: s.start, city)
    inbound = min(homeward, key=lambda s: (s.price, s.departs))
    far = is_far(query, sandbox)
    fare = outbound.price + inbound.price
    near = by_metro(sights_of(city), lambda sight: sight.name, city)
    sights = candidates(query, near, far=far, fare=fare, order=lambda sight: -sight.price)
    days = by_days(sights, query.days or 1, far=far, rng=rng)
    bed = _bed(query, city) if len(days) > 1 else None
    meals = _restaurants(query, city, sights, 2 * len(days))
    trail = Trail(Party(query.people_number or 1, query.start_city or "", city)).boards(outbound)
    for number, visits in enumerate(days, start=1):
        if trail.day > number:
            # Still on board.
            continue
        ends = inbound.departs - AT_STATION if number == len(days) else DAY_MINUTES
        trail = _day(trail.wakes(_DAY_BEGINS), visits, ends, inbound.start, meals, rng)
        if number < len(days) and bed is not None:
            trail = trail.sleeps(bed.hotel, bed.rooms.offer, bed.rooms.count, MODES)
    return trail.goes_home(inbound, MODES)


def _cheapest(services: Sequence[Service]) -> Service:
    """The cheapest there, slow night trains included, that leaves most of the day after it."""

    def is_late(service: Service) -> bool:
        return service.minutes >= _LONGEST or (nights_on_board(service) > 0 and service.arrives > _MORNING)

    return min(services, key=lambda s: (is_late(s), s.price, s.departs))


def _bed(query: Query, city: City) -> _Bed | None:
    wishes, people = preference(query, "accommodations"), query.people_number or 1
    beds = [
        _Bed(hotel, rooms)
        for hotel in city.hotels
        if city.hotel(hotel.name) is hotel
        and hotel.name in city.network
        and (rooms := cheapest_rooms(hotel, people)) is not None
    ]
    beds = [*by_metro(beds, lambda bed: bed.hotel.name, city)]
    accepted = [bed for bed in beds if not matches(bed.hotel.features, wishes.unwanted)] or beds
    wished = [bed for bed in accepted if matches(bed.hotel.features, wishes.wanted)]
    return min(wished or accepted, key=lambda bed: bed.rooms.cost, default=None)


def _restaurants(query: Query, city: City, sights: Sequence[Attraction], count: int) -> list[Restaurant]:
    """One of each preferred cuisine, then the cheapest about the trip's centre."""
    middle = centre(sights or city.attractions[:1])
    known = {row.name: row for row in reversed(city.restaurants) if row.name in city.network}
    near = by_metro([*known.values()], lambda row: row.name, city)
    rows = sorted(near, key=lambda row: (row.price, row.name))
    km = {row.name: geodesic_km(row.position, middle) for row in rows}
    chosen: list[Restaurant] = []
    for cuisine in sorted(preference(query, "diet").wanted):
        chosen += [row for row in rows if row.cuisine == cuisine and km[row.name] <= _CUISINE_KM][:1]
    near = [row for row in rows if km[row.name] <= _ANY_KM and row not in chosen]
    return (chosen + near)[: max(count, len(chosen))]


def _day(
    trail: Trail,
    sights: Sequence[Attraction],
    ends: int,
    last: str,
    meals: list[Restaurant],
    rng: random.Random,
) -> Trail:
    """Visits by opening hour; one that would end after closing time, or too late for the way home, is left out."""
    eaten: set[MealType] = set()
    for sight in sorted(sights, key=lambda sight: (sight.opens, sight.closes)):
        start = max(trail.arrival(sight.name, MODES), sight.opens)
        most = max(sight.recommended_max, sight.recommended_min + _LONGER)
        end = start + round(rng.uniform(min(sight.recommended_min + _LONGER, most), most))
        visited = trail.visits(sight, MODES, start, end)
        if end > hours_of(sight)[1] or (ends < DAY_MINUTES and visited.arrival(last, MODES) > ends):
            continue
        trail = _eats(visited, meals, eaten, ends)
    return trail


def _eats(trail: Trail, meals: list[Restaurant], eaten: set[MealType], ends: int) -> Trail:
    for meal, opens, closes in _MEAL_TIMES:
        if not meals or meal in eaten or not opens < trail.now < closes:
            continue
        row = min(meals, key=lambda row: trail.arrival(row.name, MODES))
        start = trail.arrival(row.name, MODES)
        if start + _MEAL > ends:
            continue
        meals.remove(row)
        eaten.add(meal)
        trail = trail.eats(meal, row.name, row.price, MODES, start, start + _MEAL)
    return trail
