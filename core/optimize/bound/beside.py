"""What a relaxed trip weighs beside the walks of its days: its services, breakfasts, and meals on a day without a sight."""

import numpy as np
from numpy.typing import NDArray

from core.model.mealtimes import MEAL_HOURS
from core.optimize.instance.instance import Instance
from core.optimize.instance.meals import BREAKFAST_WORTH, MEAL_WORTH
from core.optimize.instance.service_times import dislike_back, dislike_there
from core.optimize.instance.services import allowed, fitting
from core.optimize.instance.sights import Floats, Minutes


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


def breakfasts(instance: Instance) -> tuple[float, float, float]:
    """What breakfasts can gain on the first day and on any other, and what one in town gains more once a trip."""
    tables, likes = instance.tables(instance.style), instance.problem.likes
    best = float(tables.base.min(initial=0.0))
    wished = [tables.numbers[name] for name in likes.wished if name in tables.numbers]
    of_the_city = [tables.numbers[name] for name in tables.mornings]
    in_town = [MEAL_WORTH - tables.base[wished], BREAKFAST_WORTH - tables.base[of_the_city]]
    once = float(np.concatenate(in_town).max(initial=BREAKFAST_WORTH)) - BREAKFAST_WORTH
    # what is wished for one may have every morning
    once *= instance.problem.days if wished else 1
    asked = [group for group in instance.demands.groups if group.kind in ("restaurant", "breakfast")]
    first = MEAL_WORTH * instance.profile.early_breakfast - best
    return max(first, 0.0), BREAKFAST_WORTH, once + (BREAKFAST_WORTH - best) * len(asked)
