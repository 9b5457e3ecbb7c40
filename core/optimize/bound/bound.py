"""A bound on the objective: no plan can be liked more, since even a relaxed trip at the best prices is not.

In the relaxed trip a day is a walk from where it begins to where it ends. Every ride weighs what it weighs at least, and sights
and meals take their time, but nothing has opening hours, nobody waits, and one may sleep anywhere in the same neighbourhood.
That a sight is seen once and that a day has so many minutes is not demanded but priced (Lagrange): whatever the prices, the best
relaxed trip at them bounds every plan. Subgradient steps improve the prices. `docs/planner.md` has the formulas.
"""

from dataclasses import dataclass

import numpy as np

from core.optimize.bound.dual import Candidate, Combination, Dual, Prices, dislikes
from core.optimize.days.patience import Patience
from core.optimize.instance.hotels import dislike_of_bed
from core.optimize.instance.instance import Instance
from core.optimize.instance.services import nights_on_board

# Places of a city.
_LARGEST = 3_000
_ROUNDS, _STEPS = 6, 2
# Of the step that would close the gap if the bound were linear.
_BOLD = 0.35
# Of a minute.
_FIRST_PRICE = 0.2


@dataclass(frozen=True, slots=True)
class Bound:
    """No plan has an objective below `least`. `candidates` are where to look for better plans, the best first."""

    least: float
    candidates: tuple[Candidate, ...]


def empty_trip(instance: Instance) -> float:
    """The least objective of a trip on which one sees and eats nothing and is where one wants to be; infinite without any."""
    problem, style = instance.problem, instance.style
    nights = np.array([[nights_on_board(service)] for service in problem.outbound])
    beds = (dislike_of_bed(bed, problem.people, style) for choice in instance.choices for bed in choice)
    trips = dislikes(instance) + np.maximum(problem.days - 1 - nights, 0) * min(beds, default=0.0)
    return float(trips.min(initial=np.inf))


def is_bounded(instance: Instance) -> bool:
    """Whether the city is so small that its bound is found in about the time of a plan: it grows with the square."""
    city = instance.problem.city
    return len(city.attractions) + len(city.restaurants) + len(city.hotels) <= _LARGEST


def bounded(instance: Instance, known: float, patience: Patience) -> Bound:
    """The bound of all plans of an instance, of which one has the objective `known`. Raises Interrupted."""
    dual = Dual(instance, patience)
    best = prices = Prices(np.zeros(dual.relaxed.worth.size), np.full(3, _FIRST_PRICE))
    weights = dual.weights(prices)
    least, bold = float(weights.min()), _BOLD
    for _ in range(_ROUNDS):
        # Nothing is left to prove.
        if not least < known < np.inf:
            break
        choice = Combination(*(int(one) for one in np.unravel_index(weights.argmin(), weights.shape)))
        for _ in range(_STEPS):
            patience.check()
            prices = dual.stepped(prices, choice, known, bold)
        tried = dual.weights(prices)
        if float(tried.min()) > least:
            best, weights, least = prices, tried, float(tried.min())
        else:
            prices, bold = best, bold / 2
    return Bound(least, dual.candidates(weights))
