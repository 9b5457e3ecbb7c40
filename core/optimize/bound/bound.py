"""A bound on the objective: no plan can be liked more, since even a relaxed trip at the best prices is not.

In the relaxed trip a day is a walk by the clock from where it begins to where it ends. Every ride weighs what it weighs at least,
every sight is seen at its hours and every meal eaten at its own, and one sleeps in the best hotel
for each morning and each evening. That a site is seen once is not demanded but priced (Lagrange), but for the two that are liked most: whatever the prices, the best
relaxed trip at them bounds every plan. Subgradient steps improve the prices. `docs/planner.md` has the formulas.
"""

from dataclasses import dataclass, field

import numpy as np

from core.optimize.bound.beside import dislikes
from core.optimize.bound.dual import AtPrices, Candidate, Dual
from core.optimize.bound.prices import first_prices
from core.optimize.days.patience import Patience
from core.optimize.instance.hotels import dislike_of_bed
from core.optimize.instance.instance import Instance
from core.optimize.instance.service_times import nights_on_board

# Places of a city.
_LARGEST = 3_000
# How often prices are improved on coarse days.
_ROUNDS = 3
# The part of the way to what is known that a step goes at first; so often in a row no better, it is halved.
_BOLD, _FAILURES = 0.35, 2


@dataclass(frozen=True, slots=True)
class Bound:
    """No plan has an objective below `least`. `candidates` are where to look for better plans, the best first."""

    least: float
    candidates: tuple[Candidate, ...]
    _dual: Dual = field(repr=False, compare=False)
    _at: AtPrices = field(repr=False, compare=False)

    @classmethod
    def of(cls, dual: Dual, at: AtPrices) -> "Bound":
        """What a relaxed trip proves, and where it leads."""
        return cls(at.least, dual.candidates(at), dual, at)

    def improved(self, known: float, rounds: int) -> "Bound":
        """The bound of the same plans, of which one has the objective `known`, after so many rounds more on true days.

        Raises Interrupted.
        """
        return Bound.of(self._dual, _improved(self._dual, self._at, known, rounds))


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


def bounded(instance: Instance, known: float, patience: Patience, *, hurried: bool = False) -> Bound:
    """The bound of all plans of an instance in haste or not, of which one has the objective `known`. Raises Interrupted.

    The prices are looked for on coarse days; on true ones they may be improved, which takes longer.
    """
    dual = Dual(instance, patience, hurried=hurried)
    coarse = dual.coarse
    return Bound.of(
        dual, dual.at(_improved(coarse, coarse.at(first_prices(dual.relaxed)), known, _ROUNDS).prices)
    )


def _improved(dual: Dual, best: AtPrices, known: float, rounds: int) -> AtPrices:
    """The heaviest relaxed trip that subgradient steps find in so many rounds."""
    now, bold, failed = best, _BOLD, 0
    for _ in range(rounds):
        # Nothing is left to prove.
        if not best.least < known < np.inf:
            break
        now = dual.at(dual.stepped(now, known, bold))
        if now.least > best.least:
            best, failed = now, 0
            continue
        failed += 1
        if failed == _FAILURES:
            now, bold, failed = best, bold / 2, 0
    return best
