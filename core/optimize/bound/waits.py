"""What waits on a day cost, by the tick: the least that a plan minds them."""

from dataclasses import dataclass

import numpy as np

from core.optimize.bound.clock import Ticks
from core.optimize.days.day_bounds import BREATH, dislike_of_wait
from core.optimize.instance.instance import Instance
from core.optimize.instance.sights import Floats
from core.optimize.instance.stops import STEP


@dataclass(frozen=True, slots=True)
class Waits:
    """What the first ticks of a wait cost together (rising from none), and each further tick."""

    first: Floats
    further: float

    def of(self, ticks: Ticks) -> Floats:
        """What waits of so many ticks cost."""
        last = len(self.first) - 1
        cost: Floats = self.first[np.minimum(ticks, last)] + self.further * np.maximum(ticks - last, 0)
        return cost

    def spent(self, values: Floats) -> Floats:
        """The values by tick (first axis) of who may have waited since."""
        waited = values.copy()
        for tick in range(1, len(waited)):
            np.maximum(waited[tick], waited[tick - 1] - self.further, out=waited[tick])
        spent = waited.copy()
        for ticks, cost in enumerate(self.first.tolist()[1:], start=1):
            np.maximum(spent[ticks:], waited[:-ticks] - cost, out=spent[ticks:])
        return spent


NONE = Waits(np.zeros(1), 0.0)


def waits_of(instance: Instance) -> Waits:
    """What the plans of an instance pay for waits. The first tick may be of the ride, which is cut to whole minutes.

    Nobody minds where a day may hold what a walk does not know: a pause, a rest, a breakfast on the way, a visit of a length that is said.
    """
    if knows_more(instance):
        return NONE
    guide = instance.profile.guide
    idle = 0.0 if guide is None else guide.idle
    ticks = [max(0, tick - 1) for tick in range(BREATH // STEP + 2)]
    first = np.array([dislike_of_wait(STEP * tick, idle) for tick in ticks])
    further = dislike_of_wait(STEP * (ticks[-1] + 1), idle) - first[-1]
    return Waits(first, float(further))


def knows_more(instance: Instance) -> bool:
    """Whether a day of a plan may hold what is neither a sight as it is offered nor a meal between two places."""
    likes, demands = instance.problem.likes, instance.demands
    asked = any(group.kind in ("restaurant", "breakfast") for group in demands.groups)
    said = bool(instance.pauses or instance.spells or demands.windows)
    early = instance.profile.early_breakfast > 0 or any(
        wish.meal == "breakfast" for wish, _ in instance.wished_tables
    )
    return asked or said or early or likes.rests or "old" in likes.legs
