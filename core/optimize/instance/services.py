"""The choice of the services there and back. Times are minutes since the midnight that the first day begins with."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from operator import and_, or_

import numpy as np
from numpy.typing import NDArray

from core.arrays import Bools
from core.dsl.families.demands import Demands, RideChoices
from core.dsl.families.table import family_of
from core.dsl.normal.values import And, Atom, Normal, Not, Or
from core.optimize.instance.problem import Problem
from core.optimize.instance.service_times import (
    away_before,
    endured_back,
    endured_there,
    late_at_home,
    late_for_it,
    lost_back,
    lost_there,
    margin,
    nights_on_board,
    odd_hours,
    way_out,
)
from core.optimize.instance.travel import Travel
from core.optimize.preferences.guide import Guide
from core.sandbox.places import Service

# when ways between stations and the middle of the city are compared
_NOON = 12 * 60


@dataclass(frozen=True, slots=True)
class Journey:
    """The services there and back. `day` is the day of the trip (from 1) on which one arrives in the city."""

    outbound: Service
    inbound: Service
    day: int


def journeys(
    problem: Problem,
    demands: Demands,
    travel: Travel,
    centre: str,
    *,
    liking_of_time: float = 1.0,
    guide: Guide | None = None,
) -> Iterator[Journey]:
    """The journeys that the demands allow and the days have time for, those that leave the best time for their price first.

    `liking_of_time` says how much more than usual time in the city is worth.
    """
    # The shorter the trip, the dearer a minute in the city.
    in_city = (0.5 if guide is None else 0.8) * (1 + 1 / problem.days) * liking_of_time
    likes = problem.likes
    from_station = {s.end: travel.ride(s.end, centre, _NOON).dislike for s in problem.outbound}
    to_station = {s.start: travel.ride(centre, s.start, _NOON).dislike for s in problem.inbound}
    there = np.array(
        [
            in_city * lost_there(s)
            + (endured_there(s, travel.style, likes) + from_station[s.end])
            + (odd_hours(s, guide, likes) + late_for_it(s.arrives + way_out(s), likes, guide))
            for s in problem.outbound
        ]
    )
    back = np.array(
        [
            in_city * lost_back(s)
            + (endured_back(s, travel.style, likes) + to_station[s.start])
            + (odd_hours(s, guide, likes) + away_before(s.departs - margin(s), likes, guide))
            + late_at_home(s.arrives + way_out(s), likes, guide)
            for s in problem.inbound
        ]
    )
    possible = fitting(problem, travel) & allowed(problem, demands)
    dislike = np.where(possible, there[:, None] + back[None, :], np.inf).ravel()
    first = int(np.argmin(dislike))
    if not np.isfinite(dislike[first]):
        return
    yield _journey(problem, first)
    for number in np.argsort(dislike, kind="stable")[: np.count_nonzero(possible)].tolist():
        if number != first:
            yield _journey(problem, number)


def _journey(problem: Problem, number: int) -> Journey:
    """The journey at a place of the flattened matrix of all pairs."""
    out, back = divmod(number, len(problem.inbound))
    outbound = problem.outbound[out]
    return Journey(outbound, problem.inbound[back], 1 + nights_on_board(outbound))


def fitting(problem: Problem, travel: Travel) -> Bools:
    """For each pair of services whether the days of the trip have time for it, with the usual margins at the stations."""
    nights = np.array([nights_on_board(service) for service in problem.outbound])[:, None]
    pairs = (len(problem.outbound), len(problem.inbound))
    if problem.days > 1:
        # A night in the city must remain of a trip over several days (Table 5, accommodation).
        return np.broadcast_to(nights <= problem.days - 2, pairs)
    free = np.array([s.arrives + way_out(s) for s in problem.outbound])[:, None]
    due = np.array([s.departs - margin(s) for s in problem.inbound])
    stations = {back.start: None for back in problem.inbound}
    rides = [
        [travel.ride(out.end, station, out.arrives + way_out(out)).minutes for station in stations]
        for out in problem.outbound
    ]
    numbers = {station: number for number, station in enumerate(stations)}
    to_each = np.array(rides)[:, [numbers[back.start] for back in problem.inbound]]
    in_time: Bools = (nights == 0) & (free + to_each <= due)
    return in_time


def allowed(problem: Problem, demands: Demands) -> Bools:
    """For each pair of services whether it meets the demands on the journey."""
    pairs = (len(problem.outbound), len(problem.inbound))
    verdict = np.ones(pairs, dtype=np.bool_)
    for number, services, axis in (
        (demands.out_number, problem.outbound, 1),
        (demands.back_number, problem.inbound, 0),
    ):
        if number is not None:
            verdict &= np.expand_dims([service.number == number for service in services], axis)
    rides = _rides(problem, demands.tickets)
    for demand in demands.journey:
        verdict &= _verdicts(demand, rides)
    return verdict


def _verdicts(constraint: Normal, rides: RideChoices) -> Bools:
    match constraint:
        case And(parts):
            return reduce(and_, (_verdicts(part, rides) for part in parts))
        case Or(parts):
            return reduce(or_, (_verdicts(part, rides) for part in parts))
        case Not(part):
            return ~_verdicts(part, rides)
        case _:
            return np.broadcast_to(_verdict(constraint, rides), (len(rides.outbound), len(rides.inbound)))


def _verdict(atom: Normal, rides: RideChoices) -> Bools:
    of_journey = family_of(atom).of_journey if isinstance(atom, Atom) else None
    return np.zeros(1, dtype=np.bool_) if of_journey is None else of_journey(atom, rides)


def _rides(problem: Problem, tickets: int) -> RideChoices:
    origins = problem.origins
    return RideChoices(
        outbound=problem.outbound,
        inbound=problem.inbound,
        from_start=np.array([origins[one.start] == problem.start_city for one in problem.outbound]),
        from_target=np.array([origins[one.start] == problem.city.name for one in problem.inbound]),
        tickets=tickets,
        people=problem.people,
        days=problem.days,
    )


def all_fares(problem: Problem, tickets: int) -> NDArray[np.float64]:
    """CNY for everybody of each pair of services."""
    return _rides(problem, tickets).fares


def fares(outbound: Service, inbound: Service, tickets: int) -> float:
    """CNY for everybody, there and back."""
    return round(outbound.price * tickets, 2) + round(inbound.price * tickets, 2)
