"""What a relaxed trip weighs beside the walks of its days: its services, breakfasts, and meals on a day without a sight."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.arrays import Floats
from core.model.clock import NEVER
from core.model.mealtimes import MEAL_HOURS
from core.optimize.bound.required_tables import RequiredTables
from core.optimize.days.day_bounds import FULL_MEALS, has_half_a_day
from core.optimize.days.day_hours import MEALS_DUE, at_station_by, home_by, meals_due
from core.optimize.days.meal_offers import A_FEW_STEPS, AGAIN
from core.optimize.instance.instance import Instance
from core.optimize.instance.meals import (
    BREAKFAST_UNTIL,
    BREAKFAST_WORTH,
    MEAL_WORTH,
    SHORTEST_BREAKFAST,
    morning_meals,
)
from core.optimize.instance.service_times import dislike_back, dislike_there, nights_on_board, way_out
from core.optimize.instance.services import allowed, fitting
from core.optimize.instance.sights.sights import Minutes
from core.optimize.instance.stops import DayStop
from core.optimize.preferences.guide import Guide


def dislikes(instance: Instance) -> Floats:
    """What each pair of services weighs; infinite where it is not possible."""
    there, back, possible = services(instance)
    return np.where(possible, there[:, None] + back, np.inf)


def services(instance: Instance) -> tuple[Floats, Floats, NDArray[np.bool_]]:
    """What each service there and each one back weighs, infinite where it is in no possible pair, and which pairs are."""
    problem, style, likes = instance.problem, instance.style, instance.problem.likes
    guide = instance.profile.guide
    there = np.array([dislike_there(service, style, likes, guide) for service in problem.outbound])
    back = np.array([dislike_back(service, style, likes, guide) for service in problem.inbound])
    possible = fitting(problem, instance.travel(style)) & allowed(problem, instance.demands)
    there, back = np.where(possible.any(axis=1), there, np.inf), np.where(possible.any(axis=0), back, np.inf)
    return there, back, possible


def meals_between(begins: Minutes | int, until: Minutes | int) -> Minutes:
    """How many of lunch and dinner there is time for between two minutes of the day."""
    hours = (MEAL_HOURS["lunch"], MEAL_HOURS["dinner"])
    open_to = [np.less(begins, closes) & np.greater(until, opens) for opens, closes in hours]
    return np.asarray(np.sum(open_to, axis=0, dtype=np.int64))


def once_a_trip(instance: Instance, asked: RequiredTables) -> Floats:
    """What trips with each service there gain at most beside their walks: the dish of the city, and breakfasts in town.

    These beyond those in the hotel, of which walks know; less what they pay for the houses that are asked for.
    """
    problem, guide = instance.problem, instance.profile.guide
    nights = np.array([nights_on_board(service) for service in problem.outbound])
    free = np.array([service.arrives + way_out(service) for service in problem.outbound])
    is_early = free <= BREAKFAST_UNTIL - SHORTEST_BREAKFAST
    is_served = bool(instance.tables(instance.style).signature)
    dish = guide.signature_dish if guide is not None and is_served else 0.0
    mornings = np.maximum(problem.days - 1 - nights, 0)
    return dish + asked.mornings - asked.paid + _in_town(instance, mornings, is_early)


def _in_town(instance: Instance, mornings: Minutes, is_early: NDArray[np.bool_]) -> Floats:
    """What breakfasts in town gain at most that nobody asks for, with so many mornings there and after arrivals that are early."""
    tables, profile = instance.tables(instance.style), instance.profile
    wished = _gained(morning_meals(instance.problem.likes.wished, tables, asked=True))
    of_the_city = _gained(
        morning_meals(_a_few_steps_away(tables.mornings, instance), tables, BREAKFAST_WORTH)
    )
    gains = max(wished, of_the_city) * np.minimum(mornings, 1)
    if profile.guide is not None:
        gains = gains + max(wished - AGAIN, 0.0) * np.maximum(mornings - 1, 0)
    least = float(tables.base.min(initial=0.0))
    timed = [wish for wish, _ in instance.wished_tables if wish.meal == "breakfast"]
    more = (MEAL_WORTH - least) * len(timed)
    arriving = (MEAL_WORTH * max(1.0, profile.early_breakfast) - least) * (profile.early_breakfast > 0)
    return np.asarray(gains + arriving * is_early + more)


def _gained(meals: Iterable[DayStop]) -> float:
    """What the best of these breakfasts is liked more than one in the hotel."""
    return max([0.0, *(stop.base - BREAKFAST_WORTH for stop in meals)])


def _a_few_steps_away(houses: Collection[str], instance: Instance) -> list[str]:
    """Those of the houses to which one goes for breakfast from some hotel."""
    network, plane = instance.problem.city.network, instance.plane
    hotels = {bed.hotel.name for choice in instance.choices for bed in choice}
    beds = np.array([plane.point(network.position(name)) for name in hotels], dtype=np.complex128)
    return [
        name
        for name in houses
        if float(np.abs(beds - plane.point(network.position(name))).min(initial=np.inf)) < A_FEW_STEPS
    ]


@dataclass(frozen=True, slots=True)
class Hasty:
    """Dislike of outings for which a day has no room, by the great sites that it sees (columns).

    Of the first day by service there, of the last one by service back, and of a whole day.
    """

    first: Floats
    last: Floats
    between: Floats

    @classmethod
    def of(cls, instance: Instance, halves: Minutes, wholes: Minutes, free: Minutes, due: Minutes) -> "Hasty":
        """With so many outings among the great sites of each column; one is free from, and due by, these minutes of the services.

        The walks of the first and the last day pay for their whole days out themselves.
        """
        guide, is_day_trip = instance.profile.guide, instance.problem.days == 1
        minutes = 0.0 if guide is None else guide.hasty_outing
        until = int(due.max(initial=0)) if is_day_trip else NEVER
        arriving = np.array([has_half_a_day(since, until) for since in free.tolist()])
        leaving = np.array([has_half_a_day(0, by) for by in due.tolist()])
        return cls(
            first=minutes * np.maximum(halves - arriving[:, None], 0),
            last=minutes * np.maximum(halves - leaving[:, None], 0),
            between=minutes * np.maximum(halves + wholes - 1, 0),
        )


def due_meals(instance: Instance, *, hurried: bool) -> Minutes:
    """How many lunches and dinners are due at most on trips with each service there and back."""
    problem, until = instance.problem, home_by(instance)
    free = [service.arrives + way_out(service) for service in problem.outbound]
    back_by = [at_station_by(service, instance, hurried=hurried) for service in problem.inbound]
    if problem.days == 1:
        due = [
            np.logical_and.outer(np.array(free) <= by, np.array(back_by) >= leaves)
            for by, leaves in MEALS_DUE
        ]
        return np.asarray(np.sum(due, axis=0))
    first = np.array([meals_due(since, until) for since in free])
    last = np.array([meals_due(0, by) for by in back_by])
    nights = np.array([nights_on_board(service) for service in problem.outbound])
    between = len(FULL_MEALS) * np.maximum(problem.days - 2 - nights, 0)
    return np.asarray((first + between)[:, None] + last)


@dataclass(frozen=True, slots=True)
class Cuisines:
    """What a meal in each restaurant is liked less for those of its cuisine that a trip has: by the meals due, `most` in all at most.

    The dislike of so many meals of one cuisine lies above each of its tangents: so much a meal, less what that is more at most.
    """

    by_table: Floats
    most: Floats

    @classmethod
    def of(cls, instance: Instance, due: Minutes, usual: int) -> "Cuisines":
        """The slopes of the tangents are those of the best meals of a trip with the `usual` ones, were all restaurants at one place."""
        guide, tables = instance.profile.guide, instance.tables(instance.style)
        if guide is None or not tables.rows:
            return cls(np.zeros(len(tables.rows)), np.zeros(due.shape))
        gains: dict[str, float] = {}
        for row, regret in zip(tables.rows, (tables.base + tables.beside).tolist(), strict=True):
            gains[row.cuisine] = max(gains.get(row.cuisine, -np.inf), -regret)
        each = [gain - np.diff(_same(instance, guide, usual, cuisine)) for cuisine, gain in gains.items()]
        last = float(np.sort(np.concatenate(each))[-max(usual, 1) :].min())
        slopes = {cuisine: max(0.0, gain - last) for cuisine, gain in gains.items()}
        most: Floats = np.zeros(due.shape)
        for meals in set(due.ravel().tolist()):
            over = (
                slope * np.arange(_counts(instance)) - _same(instance, guide, meals, one)
                for one, slope in slopes.items()
                if slope
            )
            most[due == meals] = sum(float(one.max()) for one in over)
        return cls(np.array([slopes[row.cuisine] for row in tables.rows]), most)


def _counts(instance: Instance) -> int:
    """How many numbers of meals of one cuisine a trip may have."""
    return len(FULL_MEALS) * instance.problem.days + 1


def _same(instance: Instance, guide: Guide, due: int, cuisine: str) -> Floats:
    """How much it is disliked that a cuisine is had so many times of the meals that are due: none of those that have no name."""
    wished = cuisine in instance.problem.likes.cuisines
    disliked = [guide.sameness(times, due, cuisine, wished=wished) for times in range(_counts(instance))]
    return np.array(disliked) * bool(cuisine)
