"""The choice of the services there and back. Times are minutes since the midnight that the first day begins with."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from operator import and_, or_

import numpy as np
from numpy.typing import NDArray

from core.dsl.families.demands import Bools, Demands, RideChoices
from core.dsl.families.table import family_of
from core.dsl.normal.values import And, Atom, Normal, Not, Or
from core.knowledge.stations import minutes_out
from core.model.clock import DAY_MINUTES
from core.optimize.instance.block_hours import away_before, late_at_home, late_for_it
from core.optimize.instance.problem import Problem
from core.optimize.instance.travel import Travel
from core.optimize.preferences.guide import Guide
from core.optimize.preferences.spending import SpendingStyle
from core.optimize.wishes.likes import Likes
from core.sandbox.places import Service

# The hours in which time in the city is worth something.
_CITY_OPENS, _CITY_CLOSES = 9 * 60, 21 * 60
ON_BOARD = 0.4
"""Minutes that a minute on board of a train or a flight, or of waiting for it, is disliked."""
# dislike of a night on board of those whom a budget has hardened
_NIGHT = 800
_EARLY, _LATE = 6 * 60 + 45, 22 * 60
# The hours that people feel: departures and arrivals before one has slept, and arrivals after one would be in bed.
_DARK_UNTIL, _DARK_FROM = 6 * 60, 22 * 60
_UP_BY, _LATE_HOME, _BED_BY = 7 * 60 + 15, 22 * 60, 23 * 60
# Minutes that who is back the same day is at the station before others.
_UP_FOR_A_DAY = 35
# Trains of hard seats and bunks; how many times a minute between a remote station and the city is minded.
_SLOW_TRAINS, _FAR_OUT = ("直达", "特快", "快速", "普快"), 2
# An odd minute is minded twice as much by the end of so many.
_ODD_HOUR = 60
# Minutes on board that are enough, and how much more those beyond are to the old and the young.
_LONG_RIDE, _LONG_FOR_THE_GENTLE = 5 * 60, 1.5
# Minutes that the old and the young are in bed before others, and up after them; those who would not rise early are up later.
_EARLIER_TO_BED, _SLEEPS_IN = 45, 90
_LUNCH_TIME, _AFTERNOON_ENDS = 11 * 60 + 30, 17 * 60
# when ways between stations and the middle of the city are compared
_NOON = 12 * 60


@dataclass(frozen=True, slots=True)
class Journey:
    """The services there and back. `day` is the day of the trip (from 1) on which one arrives in the city."""

    outbound: Service
    inbound: Service
    day: int


def margin(service: Service) -> int:
    """Minutes to be at the station (30) or airport (90) before departure."""
    return 90 if service.kind == "airplane" else 30


def way_out(service: Service) -> int:
    """Minutes from the arrival to the street."""
    return 20 if service.kind == "airplane" else 5


def nights_on_board(service: Service) -> int:
    """How many midnights a service passes: by its duration, and at least one where it arrives earlier than it departs."""
    by_duration = round((service.departs + service.duration * 60 - service.arrives) / DAY_MINUTES)
    return max(by_duration, 1 if service.arrives < service.departs else 0)


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
            in_city * _lost_there(s)
            + (_dislike_there(s, travel.style, likes) + from_station[s.end])
            + (odd_hours(s, guide, likes) + late_for_it(s.arrives + way_out(s), likes, guide))
            for s in problem.outbound
        ]
    )
    back = np.array(
        [
            in_city * _lost_back(s)
            + (_dislike_back(s, travel.style, likes) + to_station[s.start])
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


def _lost_there(service: Service) -> float:
    """Minutes of the city's day that are over, or days that are, when one arrives."""
    nights, out = nights_on_board(service), service.arrives + way_out(service)
    return nights * (_CITY_CLOSES - _CITY_OPENS) + max(0, min(out, _CITY_CLOSES) - _CITY_OPENS)


def _lost_back(service: Service) -> float:
    """Minutes of the city's last day that are still to come when one has to be at the station."""
    return _CITY_CLOSES - min(max(service.departs - margin(service), _CITY_OPENS), _CITY_CLOSES)


def _dislike_there(service: Service, style: SpendingStyle, likes: Likes) -> float:
    out = service.arrives + way_out(service)
    too_early = max(0, _CITY_OPENS - 120 - out) if nights_on_board(service) else 0
    late = max(0, out - _LATE) * 2
    waiting = margin(service) * ON_BOARD
    return too_early + late + waiting + _on_board(service, style, likes)


def _dislike_back(service: Service, style: SpendingStyle, likes: Likes) -> float:
    late = 0 if nights_on_board(service) else max(0, service.arrives - _LATE - 60)
    return late + _on_board(service, style, likes)


def _on_board(service: Service, style: SpendingStyle, likes: Likes) -> float:
    minutes = service.minutes + max(0, nights_on_board(service) - 1) * DAY_MINUTES
    at_station = service.departs - margin(service)
    weights = style.weights
    early = max(0, _EARLY - 30 - at_station) * 1.5 * weights.ease
    return (
        minutes * ON_BOARD * weights.way
        + early
        + service.price * style.yuan("intercity")
        + _unwished(service, style, likes)
    )


def _unwished(service: Service, style: SpendingStyle, likes: Likes) -> float:
    """Minutes that a service is disliked for what it is: by night, or of another kind than is wished."""
    nights = nights_on_board(service)
    return likes.seat(service, nights) * style.levels["intercity"].yuan + _NIGHT * nights * likes.hardened


def odd_hours(service: Service, guide: Guide | None, likes: Likes) -> float:
    """Minutes that a service is disliked for its hours and stations: as people feel them, who have to be up and to get there."""
    if guide is None:
        return 0.0
    arrives = _felt_arrival(service, likes)
    by_night = not _DARK_UNTIL <= service.departs % DAY_MINUTES < _DARK_FROM or arrives > _BED_BY
    earlier = _EARLIER_TO_BED if likes.legs else 0
    up_by = _UP_BY + (_SLEEPS_IN if likes.sleeps_in else earlier) - _UP_FOR_A_DAY * likes.back_tonight
    up_by = max(up_by, likes.out_from or 0)
    too_early = max(0, up_by - (service.departs - margin(service)))
    too_late = max(0, arrives - _LATE_HOME + earlier)
    tiring = max(0, service.minutes - _LONG_RIDE) * (_LONG_FOR_THE_GENTLE if likes.legs else 1.0)
    return (
        _FAR_OUT * (minutes_out(service.start) + minutes_out(service.end))
        + guide.long_ride * tiring
        + guide.slow_train * (service.train_type in _SLOW_TRAINS and not (likes.frugal or likes.hardened))
        + guide.by_night * by_night
        + guide.odd_minute * (_felt(too_early) + _felt(too_late))
        + guide.impossible_service * service.contradicts_itself
    )


def _felt(odd: int) -> float:
    """Minutes of sleep that are lost, as they are felt: the more, the worse each."""
    return odd * (1 + odd / _ODD_HOUR)


def _felt_arrival(service: Service, likes: Likes) -> int:
    """When one is there, past 24:00 in the small hours and for who would be back the same day; 0 for who has slept on the way."""
    if nights_on_board(service) == 0:
        return service.arrives
    late = service.arrives < _DARK_UNTIL or likes.back_tonight
    return service.arrives + DAY_MINUTES if late else 0


def dislike_there(service: Service, style: SpendingStyle, likes: Likes, guide: Guide | None) -> float:
    """Minutes that a service to the city is disliked: its fare, its hours, and the afternoon that is lost on it."""
    lost = 0 if guide is None or nights_on_board(service) else max(0, service.arrives - _LUNCH_TIME)
    missed = late_for_it(service.arrives + way_out(service), likes, guide)
    felt = 0.0 if guide is None else guide.lost_hour * lost / 60
    return missed + felt + _disliked(service, style, likes, guide)


def dislike_back(service: Service, style: SpendingStyle, likes: Likes, guide: Guide | None) -> float:
    """Minutes that a service home is disliked: its fare, its hours, and the afternoon that one leaves before."""
    lost = max(0, _AFTERNOON_ENDS - service.departs)
    missed = away_before(service.departs - margin(service), likes, guide)
    missed += late_at_home(service.arrives + way_out(service), likes, guide)
    felt = 0.0 if guide is None else guide.lost_hour * lost / 60
    return missed + felt + _disliked(service, style, likes, guide)


def _disliked(service: Service, style: SpendingStyle, likes: Likes, guide: Guide | None) -> float:
    return odd_hours(service, guide, likes) + (
        service.minutes * ON_BOARD * style.weights.way
        + service.price * style.yuan("intercity")
        + _unwished(service, style, likes)
    )
