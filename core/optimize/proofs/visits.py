"""Whether what is asked for can be visited: on its day, in its hours, with the other places that are asked for."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter

from core.dsl.families.demands import Demands, OneOfPlaces, Window
from core.model.clock import NEVER
from core.model.mealtimes import MEAL_HOURS, MEALS
from core.optimize.instance.problem import Problem
from core.optimize.instance.travel import MINUTES_PER_KM_AT_LEAST
from core.optimize.proofs.reach import Reach
from core.optimize.proofs.reasons import (
    in_a_circle,
    mode_wanted_and_not,
    no_mode,
    not_to_be_visited,
    too_many_at_once,
    too_much,
)
from core.sandbox.places import hours_of
from core.text import Text

# Ends after, starts before; a breakfast in a restaurant has no bounds.
_MEAL_BOUNDS = {**MEAL_HOURS, "breakfast": (0, NEVER)}


@dataclass(frozen=True, slots=True)
class _Visit:
    """A place that has to be visited: when it is open, when the visit may begin and end, how long it is at least."""

    place: str
    opens: int
    closes: int
    window: Window

    @property
    def least(self) -> int:
        """Minutes."""
        return max(1, self.window.at_least)

    @property
    def starts_by(self) -> int:
        """The latest begin."""
        return min(self.window.starts_by, min(self.closes, self.window.ends_by) - self.least)

    @property
    def ends_from(self) -> int:
        """The earliest end."""
        return max(self.window.ends_from, max(self.opens, self.window.starts_from) + self.least)


def faults_of_visits(problem: Problem, demands: Demands, reach: Reach) -> Iterator[Text]:
    """Places that cannot be visited, each by itself or all of them together."""
    days = reach.days(problem)
    for group in demands.groups:
        if not any(_can_be_visited(place, group, problem, demands, days) for place in sorted(group.places)):
            yield not_to_be_visited(problem, group, demands)
    visits = _needed(problem, demands)
    yield from _at_once(visits, days)
    yield from _too_much(problem, visits, days)
    yield from _in_circles(demands)


def faults_of_ways(demands: Demands) -> Iterator[Text]:
    """Modes of getting around that are ruled out, all or those that are wanted."""
    if not demands.modes:
        yield no_mode()
    for either in demands.one_of_modes:
        if not either & demands.modes:
            yield mode_wanted_and_not(either)


def _can_be_visited(
    place: str, group: OneOfPlaces, problem: Problem, demands: Demands, days: Sequence[tuple[int, int]]
) -> bool:
    city, window = problem.city, demands.windows.get(place, Window())
    if place not in city.network:
        return False
    if group.kind == "attraction":
        sight = city.attraction(place)
        if sight is None or place in demands.unwanted.get("attraction", ()):
            return False
        visit = _Visit(place, *hours_of(sight), window)
        return _has_time(visit, 0, NEVER, days)
    if group.kind in ("restaurant", "breakfast") and city.hotel(place) is not None:
        # A breakfast at a hotel, not only at one's own.
        return True
    table = city.restaurant(place)
    if table is None:
        return False
    visit = _Visit(place, *hours_of(table), window)
    return any(
        _has_time(visit, *_MEAL_BOUNDS[kind], days)
        for kind in MEALS
        if group.kind in ("restaurant", kind) and place not in demands.unwanted.get(kind, ())
    )


def _has_time(visit: _Visit, ends_after: int, starts_before: int, days: Sequence[tuple[int, int]]) -> bool:
    """Whether a visit of a minute, or as long as is asked for, fits on some day of the trip."""
    window = visit.window
    for from_, until in days:
        starts = max(visit.opens, window.starts_from, from_)
        ends = min(visit.closes, window.ends_by, until)
        starts_by = min(window.starts_by, starts_before - 1, ends - visit.least)
        if starts <= starts_by and ends >= max(window.ends_from, ends_after + 1):
            return True
    return False


def _needed(problem: Problem, demands: Demands) -> list[_Visit]:
    """The sights and restaurants that have to be in the trip by name."""
    found: dict[str, _Visit] = {}
    for group in demands.groups:
        (place, *others) = group.places or ("",)
        if others or place not in problem.city.network:
            continue
        row = problem.city.attraction(place) if group.kind == "attraction" else problem.city.restaurant(place)
        if row is not None:
            found[place] = _Visit(place, *hours_of(row), demands.windows.get(place, Window()))
    return [found[place] for place in sorted(found)]


def _at_once(visits: Sequence[_Visit], days: Sequence[tuple[int, int]]) -> Iterator[Text]:
    """More visits that are all on at one time of the day than days."""
    for moment in sorted({visit.starts_by for visit in visits}):
        on = [visit.place for visit in visits if visit.starts_by <= moment < visit.ends_from]
        free = sum(from_ <= moment < until for from_, until in days)
        if len(on) > free:
            yield too_many_at_once(on, moment, free)


def _too_much(problem: Problem, visits: Sequence[_Visit], days: Sequence[tuple[int, int]]) -> Iterator[Text]:
    """More minutes of visits, and of the ways between them, than the days have while any of the places is open."""
    if len(visits) < 2:
        return
    opens, closes = min(visit.opens for visit in visits), max(visit.closes for visit in visits)
    room = sum(max(0, min(until, closes) - max(from_, opens)) for from_, until in days)
    needed = sum(visit.least - 1 for visit in visits) + _shortest_ways(problem, visits, len(days))
    if needed > room:
        yield too_much([visit.place for visit in visits], needed, room)


def _shortest_ways(problem: Problem, visits: Sequence[_Visit], days: int) -> float:
    """Minutes that the ways between places take at least: their shortest tree, without its longest edge for each night."""
    network = problem.city.network
    first, *others = (visit.place for visit in visits)
    nearest = {place: network.distance(first, place) for place in others}
    edges = []
    while nearest:
        reached = min(nearest, key=lambda place: nearest[place])
        edges.append(nearest.pop(reached))
        nearest = {place: min(km, network.distance(reached, place)) for place, km in nearest.items()}
    # with a visit of a minute in between no change of rides is faster, cut off as they are
    return MINUTES_PER_KM_AT_LEAST * sum(
        sorted(edges)[: len(edges) - (days - 1)] if days <= len(edges) else []
    )


def _in_circles(demands: Demands) -> Iterator[Text]:
    """Visits of which each is to come before the next, and the last before the first."""
    after: dict[str, set[str]] = {order.second: set() for order in demands.orders}
    for order in demands.orders:
        after[order.second].add(order.first)
    try:
        TopologicalSorter(after).prepare()
    except CycleError as error:
        yield in_a_circle(error.args[1][:-1])
