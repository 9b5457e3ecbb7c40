"""A bound on the objective: no plan can be liked more, since even this relaxed trip is not.

In the relaxed trip the ways inside the city take no time and are not felt, the sights fill the hours to the minute
(fractions of them count), every meal is at the best price, and the bed is the one whose price feels best.
"""

import numpy as np
from numpy.typing import NDArray

from core.optimize.construct import GETTING_READY, HOME_BY, WAKES
from core.optimize.ground import Ground
from core.optimize.hotels import dislike_of_bed
from core.optimize.meals import hotel_breakfast, unplaced
from core.optimize.services import allowed, dislike_of, fitting, margin, nights_on_board, way_out
from core.optimize.travel import Travel

Floats = NDArray[np.float64]
_SHORTEST = 30.0  # minutes of a visit that is asked for, in haste


def least_objective(ground: Ground) -> float:
    """Minutes below which the objective of no plan on this ground can be; infinite where no services fit."""
    problem = ground.problem
    nights = np.array([[nights_on_board(service)] for service in problem.outbound])
    there = np.array([dislike_of(service, ground.taste, problem.likes) for service in problem.outbound])
    back = np.array([dislike_of(service, ground.taste, problem.likes) for service in problem.inbound])
    rides = there[:, None] + back
    beds = np.maximum(problem.days - 1 - nights, 0) * _best_bed(ground)
    least = rides + beds - _best_days(ground, _minutes_in_city(ground, nights))
    possible = fitting(problem, Travel(ground.ways, ground.taste)) & allowed(problem, ground.demands)
    return float(least[possible].min(initial=np.inf))


def _minutes_in_city(ground: Ground, nights: NDArray[np.int64]) -> Floats:
    """Waking minutes in the city for each pair of services."""
    problem = ground.problem
    free = [s.arrives + way_out(s) for s in problem.outbound]
    due = [s.departs - margin(s) for s in problem.inbound]
    if problem.days == 1:
        one_day: Floats = np.maximum(np.array(due) - np.array([[begins] for begins in free]), 0.0)
        return one_day
    first = np.array([[max(0, HOME_BY - begins)] for begins in free])
    last = np.array([until - min(WAKES, max(0, until - GETTING_READY)) for until in due])
    between = np.maximum(problem.days - 2 - nights, 0) * (HOME_BY - WAKES)
    minutes: Floats = between + first + np.maximum(last, 0.0)
    return minutes


def _best_bed(ground: Ground) -> float:
    people = ground.problem.people
    beds = {(bed.cost, bed.unwished): bed for choice in ground.choices for bed in choice}
    return min((dislike_of_bed(bed, people, ground.taste) for bed in beds.values()), default=0.0)


def _best_days(ground: Ground, minutes: Floats) -> Floats:
    """What days of so many minutes all together can be liked at most."""
    days = ground.problem.days
    sights = ground.sights(ground.taste)
    asked = {place for group in ground.demands.groups for place in group.places}
    lengths = [
        min(stop.least, _SHORTEST) if name in asked else stop.least for name, stop in sights.every.items()
    ]
    worth = np.array([max(stop.base, 0.0) for stop in sights.every.values()])
    lunch, breakfast = unplaced("lunch"), hotel_breakfast("")[0]
    meals = [lunch] * (2 * days) + [lunch if ground.profile.early_meals else breakfast] * days
    profits = np.concatenate([worth, [meal.base for meal in meals]])
    weights = np.concatenate([np.array(lengths, dtype=np.float64), [meal.least for meal in meals]])
    order = np.argsort(-profits / weights, kind="stable")
    filled = np.interp(
        minutes,
        np.concatenate([[0.0], np.cumsum(weights[order])]),
        np.concatenate([[0.0], np.cumsum(profits[order])]),
    )
    eaten, best = sum(meal.base for meal in meals), np.zeros(1)
    most = np.concatenate([[0.0], np.cumsum(np.sort(worth)[::-1])])
    for count, tired in enumerate(_least_tired(ground, days)):
        best = np.maximum(best, np.minimum(most[min(count, len(most) - 1)] + eaten, filled) - tired)
    return best


def _least_tired(ground: Ground, days: int) -> list[float]:
    """How little so many sights can tire, spread over the days."""
    tiring = [ground.profile.tired_by(count) for count in range(ground.profile.most + 1)]
    least = [0.0]
    for _ in range(days):
        sums = [float("inf")] * (len(least) + len(tiring) - 1)
        for before, so_far in enumerate(least):
            for more, dislike in enumerate(tiring):
                sums[before + more] = min(sums[before + more], so_far + dislike)
        least = sums
    return least
