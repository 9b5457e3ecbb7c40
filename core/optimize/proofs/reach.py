"""When one can be in the city, by the services that may be taken. Times are minutes since the first midnight of a day."""

from dataclasses import dataclass

import numpy as np

from core.dsl.families.demands import Demands
from core.model.clock import DAY_MINUTES, NEVER
from core.optimize.instance.problem import Problem
from core.optimize.instance.service_times import nights_on_board
from core.optimize.instance.services import all_fares, allowed


@dataclass(frozen=True, slots=True)
class Reach:
    """When one can be in the city: on the first day from `arrives`, on the last day until `departs`.

    `arrives` passes 24:00 where the way there takes nights; `fare` is CNY for everybody there and back, the least.
    """

    arrives: int
    departs: int
    fare: float

    def days(self, problem: Problem) -> list[tuple[int, int]]:
        """From when until when one can be in the city on each day of the trip; clock times may pass 24:00."""
        if problem.days == 1:
            return [(self.arrives, self.departs)]
        first = [(max(0, self.arrives - day * DAY_MINUTES), NEVER) for day in range(problem.days - 1)]
        return [*(hours for hours in first if hours[0] < DAY_MINUTES), (0, self.departs)]


def reach_of(problem: Problem, demands: Demands) -> Reach | None:
    """The earliest arrival, latest departure and lowest fares among the services that may be taken; None without any."""
    nights = np.array([nights_on_board(service) for service in problem.outbound])
    arrives = np.array([service.arrives for service in problem.outbound]) + nights * DAY_MINUTES
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
    return Reach(int(arrives[out].min()), int(departs[back].max()), least)
