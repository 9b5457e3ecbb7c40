"""Proofs that no plan can exist: each looks at all choices of one decision, or at the least that something costs.

A proof never leans on what a sensible trip is: walks may be long, visits short, one night in one room is enough. So what
is refuted here cannot be planned by anybody in this sandbox.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

import numpy as np

from core.dsl.normal.forms import (
    Cars,
    CostCap,
    Days,
    HotelNear,
    Names,
    Normal,
    Opaque,
    People,
    Rooms,
    Tickets,
    Types,
)
from core.dsl.normal.gloss import gloss
from core.dsl.program import compile_constraint
from core.errors import DslError
from core.optimize.asked import alternatives, holds
from core.optimize.demands import MEALS, NEVER, Demands, Group, Window, demands_of
from core.optimize.hotels import choices_of, lodgings_of, no_room
from core.optimize.outcome import Impossible, Interrupted
from core.optimize.problem import Problem
from core.optimize.purse import Party, limit_of
from core.optimize.reasons import no_lodging, no_service, not_to_be_visited, over_cap
from core.optimize.services import (
    all_fares,
    allowed,
    fitting,
    nights_on_board,
    no_same_day_return,
    too_long,
)
from core.optimize.sights import hours_of
from core.optimize.taste import FREE_HANDED
from core.optimize.travel import METRO_FROM, TAXI_FROM, Permit, Travel, Ways
from core.text import Text

_CENT = 0.005
_MEAL_BOUNDS = {  # ends after, starts before (ChinaTravel, Table 5, meal times); a breakfast in a restaurant has none
    "breakfast": (0, NEVER),
    "lunch": (11 * 60, 14 * 60),
    "dinner": (17 * 60, 20 * 60),
}
_OF_COUNT = (Days, People, Tickets, Cars, Rooms)


@dataclass(frozen=True, slots=True)
class _Reach:
    """When one can be in the city: on the first day from `arrives`, on the last day until `departs`."""

    arrives: int
    departs: int
    fare: float


def impossible_trip(problem: Problem) -> Impossible | None:
    """Why there is no such trip whatever is asked of it; None where there may be one. Margins at stations count."""
    if not lodgings_of(problem, None) and problem.days > 1:
        return no_room(problem)
    travel = Travel(Ways(problem.city.network, problem.people, 1, Permit()), FREE_HANDED)
    if fitting(problem, travel).any():
        return None
    return no_same_day_return(problem) if problem.days == 1 else too_long(problem)


@dataclass(slots=True)
class Prover:
    """Looks for proofs on one problem; what services and hotels allow is kept, since conflicts ask for it again."""

    problem: Problem
    stopped: Callable[[], bool]
    _reaches: dict[tuple[tuple[Normal, ...], int], _Reach | None] = field(default_factory=dict)
    _beds: dict[tuple[tuple[Normal, ...], int | None], float | None] = field(default_factory=dict)

    def refuted(self, constraints: Iterable[Normal]) -> Text | None:
        """Why no plan can meet all constraints, or None where there is no proof. Raises Interrupted."""
        reasons: list[Text] = []
        for alternative in alternatives(constraints):
            if self.stopped():
                raise Interrupted
            reason = next(self._faults(alternative), None)
            if reason is None:
                return None
            if reason not in reasons:
                reasons.append(reason)
        return Text("；".join(one.zh for one in reasons), "; ".join(one.en for one in reasons))

    def minimal(self, constraints: Mapping[str, Normal]) -> tuple[str, ...]:
        """Of constraints that are refuted together the keys of some that still are, but not if one more is left out."""
        kept = dict(constraints)
        for source in constraints:
            fewer = {key: one for key, one in kept.items() if key != source}
            if self.refuted(fewer.values()) is not None:
                kept = fewer
        return tuple(kept)

    def _faults(self, constraints: Sequence[Normal]) -> Iterator[Text]:
        problem = self.problem
        yield from _contradictions(problem, constraints)
        demands = demands_of(constraints, problem.city, problem.people)
        journey, stay = (demands.journey, demands.tickets), (demands.lodging, demands.rooms)
        if journey not in self._reaches:
            self._reaches[journey] = _reach(problem, demands)
        if stay not in self._beds:
            self._beds[stay] = _least_bed(problem, demands)
        reach, bed = self._reaches[journey], self._beds[stay]
        if reach is None:
            yield no_service(problem, demands)
            return
        if bed is None:
            yield no_lodging(problem, demands)
            return
        yield from _faults_in_the_city(problem, demands, reach, bed)


def _faults_in_the_city(problem: Problem, demands: Demands, reach: _Reach, bed: float) -> Iterator[Text]:
    for group in demands.groups:
        if not any(_can_be_visited(place, group, problem, demands, reach) for place in sorted(group.places)):
            yield not_to_be_visited(problem, group, demands)
    if not demands.modes:
        yield Text("市内所有交通方式都被排除", "every way of getting around the city is ruled out")
    for either in demands.one_of_modes:
        if not either & demands.modes:
            zh, en = "、".join(sorted(either)), ", ".join(sorted(either))
            yield Text(f"市内交通既要用到{zh}，又不许用", f"{en} inside the city: both wanted and ruled out")
    yield from _disorder(demands)
    yield from _too_dear(problem, demands, reach.fare, bed)


def _contradictions(problem: Problem, constraints: Sequence[Normal]) -> Iterator[Text]:
    for one in constraints:
        match one:
            case Days(count) if count != problem.days:
                yield Text(
                    f"要求行程 {count} 天，而请求是 {problem.days} 天",
                    f"{count} days are asked for, the trip has {problem.days}",
                )
            case People(count) if count != problem.people:
                yield Text(
                    f"要求 {count} 人，而请求是 {problem.people} 人",
                    f"{count} people are asked for, {problem.people} travel",
                )
            case Opaque(source) if (fault := _unreadable(source)) is not None:
                yield Text(f"约束无法读懂：{fault.zh}", f"a constraint cannot be read: {fault.en}")
            case CostCap(unit="person_night") if problem.days == 1:
                yield Text(
                    "一日行程没有过夜，无从计算每晚费用", "a day trip has no night to divide a cost by"
                )
    for one, other in combinations([c for c in constraints if isinstance(c, _OF_COUNT)], 2):
        if type(one) is type(other) and one.count != other.count:
            a, b = gloss(one), gloss(other)
            yield Text(f"“{a.zh}”与“{b.zh}”矛盾", f'"{a.en}" contradicts "{b.en}"')


def _unreadable(source: str) -> Text | None:
    try:
        compile_constraint(source)
    except DslError as error:
        return error.text
    return None


def _wants_a_hotel(condition: Normal) -> bool:
    """Whether it fails without any stay."""
    return not holds(condition, _holds_without_stay)


def _holds_without_stay(atom: Normal) -> bool:
    match atom:
        case Names(rule=rule) | Types(rule=rule):
            return rule == "none"
        case _:
            return not isinstance(atom, HotelNear)


def _reach(problem: Problem, demands: Demands) -> _Reach | None:
    """The earliest arrival, latest departure and lowest fares among the services that may be taken; None without any."""
    nights = np.array([nights_on_board(service) for service in problem.outbound])
    arrives = np.array([service.arrives for service in problem.outbound]) + nights * 1440
    departs = np.array([service.departs for service in problem.inbound])
    possible = allowed(problem, demands)
    if problem.days == 1:
        possible &= (nights == 0)[:, None] & (arrives[:, None] < departs)
    else:
        possible &= (nights <= problem.days - 2)[:, None]
    if not possible.any():
        return None
    out, back = possible.any(axis=1), possible.any(axis=0)
    least = float(all_fares(problem, demands.tickets)[possible].min())
    return _Reach(int(arrives[out].min()), int(departs[back].max()), least)


def _least_bed(problem: Problem, demands: Demands) -> float | None:
    """CNY of the cheapest night in one room that is asked for, 0 on a day trip; None where there is no such room."""
    if problem.days == 1:  # nobody takes a room for a day trip: what wants a certain hotel cannot be met
        return None if any(map(_wants_a_hotel, demands.lodging)) else 0.0
    rooms = lodgings_of(problem, demands.rooms if demands.rooms is not None else 1)
    choices = choices_of(rooms, demands.lodging, problem.city)
    if not all(choices) or len(choices) > problem.days - 1:
        return None
    return min(lodging.cost for choice in choices for lodging in choice)


def _disorder(demands: Demands) -> Iterator[Text]:
    pairs = {(order.first, order.second) for order in demands.orders}
    for first, second in sorted(pairs):
        if first <= second and (second, first) in pairs:
            yield Text(
                f"{first}和{second}都要排在对方之前",
                f"{first} and {second} are each to come before the other",
            )


def _can_be_visited(place: str, group: Group, problem: Problem, demands: Demands, reach: _Reach) -> bool:
    city, window = problem.city, demands.windows.get(place, Window())
    if place not in city.network:
        return False
    if group.kind == "attraction":
        sight = city.attraction(place)
        if sight is None or place in demands.unwanted.get("attraction", ()):
            return False
        opens, closes = hours_of(sight)
        return _has_time(opens, closes, 0, NEVER, window, problem, reach)
    table = city.restaurant(place)
    if table is None:
        return False
    opens, closes = hours_of(table)
    return any(
        _has_time(opens, closes, *_MEAL_BOUNDS[kind], window, problem, reach)
        for kind in MEALS
        if group.kind in ("restaurant", kind) and place not in demands.unwanted.get(kind, ())
    )


def _has_time(
    opens: int,
    closes: int,
    ends_after: int,
    starts_before: int,
    window: Window,
    problem: Problem,
    reach: _Reach,
) -> bool:
    """Whether a visit of a minute, or as long as is asked for, fits on some day of the trip."""
    least = max(1, window.at_least)
    for from_, until in _days(problem, reach):
        starts = max(opens, window.starts_from, from_)
        ends = min(closes, window.ends_by, until)
        starts_by = min(window.starts_by, starts_before - 1, ends - least)
        if starts <= starts_by and ends >= max(window.ends_from, ends_after + 1):
            return True
    return False


def _days(problem: Problem, reach: _Reach) -> Iterator[tuple[int, int]]:
    """The hours in which one can be in the city, by day; clock times may pass 24:00."""
    if problem.days == 1:
        yield reach.arrives, reach.departs
        return
    if reach.arrives < 1440:
        yield reach.arrives, NEVER
    arrival_day = 1 + reach.arrives // 1440
    if problem.days - arrival_day >= 2 or reach.arrives >= 1440:
        yield 0, NEVER
    yield 0, reach.departs


def _too_dear(problem: Problem, demands: Demands, fare: float, bed: float) -> Iterator[Text]:
    sights = _least_price(problem, demands, "attraction") * demands.tickets
    meals = _least_price(problem, demands, "restaurant") * problem.people
    least = {
        "intercity": fare,
        "accommodation": bed,
        "attraction": sights,
        "restaurant": meals,
        "innercity": _least_rides(problem, demands),
    }
    least["total"] = sum(least.values())
    party = Party(problem.people, demands.tickets, problem.days)
    for cap in demands.caps:
        limit = limit_of(cap, party, 0) if cap.unit != "person_meal" else None
        if limit is not None and least.get(cap.category, 0.0) > limit + _CENT:
            yield over_cap(cap, limit, least)


def _least_price(problem: Problem, demands: Demands, kind: str) -> float:
    """CNY a person that the places asked for cost at least: those that are named, or the cheapest of a choice."""
    named: dict[str, float] = {}
    choices = []
    for group in demands.groups:
        if (group.kind == "attraction") != (kind == "attraction"):
            continue
        prices = {place: _price(problem, place, kind) for place in group.places}
        if len(prices) == 1:
            named.update(prices)
        else:
            choices.append(prices)
    more = [min(prices.values()) for prices in choices if not prices.keys() & named.keys()]
    return sum(named.values()) + max(more, default=0.0)


def _price(problem: Problem, place: str, kind: str) -> float:
    row = problem.city.attraction(place) if kind == "attraction" else problem.city.restaurant(place)
    # The environment constraints compare the prices of sights without what is behind the comma.
    return 0.0 if row is None else float(int(row.price)) if kind == "attraction" else row.price


def _least_rides(problem: Problem, demands: Demands) -> float:
    """CNY that getting around costs at least: nothing where one may walk, unless another mode has to occur."""
    rides = {"walk": 0.0, "metro": METRO_FROM * demands.tickets, "taxi": TAXI_FROM * demands.cars}
    needed = [
        min(rides[mode] for mode in group if mode in rides)
        for group in demands.one_of_modes
        if group & rides.keys()
    ]
    anyway = min((rides[mode] for mode in demands.modes if mode in rides), default=0.0)
    return max([anyway, *needed])
