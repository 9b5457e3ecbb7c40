"""What there is to do on a day of a relaxed trip, where its walks begin and end, and what waits on them cost: the least that plans mind.

Values are in minutes of liking.
"""

from dataclasses import dataclass, replace

import numpy as np

from core.arrays import Floats
from core.optimize.bound.clock import LAST, Ticks
from core.optimize.bound.places import Visits
from core.optimize.bound.required_tables import has_required_mornings
from core.optimize.days.day_bounds import BREATH, dislike_of_wait
from core.optimize.instance.instance import Instance
from core.optimize.instance.stops import STEP

COURSES = 4
"""What one may eat on a way, and what one has eaten so far: nothing, lunch, dinner, both (a bit each)."""
FED = COURSES - 1
"""The last so many of the ways between two places are over restaurants, for lunch, for dinner, for both; the others are straight."""


@dataclass(frozen=True, slots=True)
class Hours:
    """By course the last tick at which one leaves for it, and the first at which one can be elsewhere after it."""

    leave_by: tuple[int, ...]
    arrive_from: tuple[int, ...]

    @property
    def backwards(self) -> "Hours":
        """The same for a day that is walked backwards."""
        return Hours(
            tuple(LAST - tick for tick in self.arrive_from), tuple(LAST - tick for tick in self.leave_by)
        )


@dataclass(frozen=True, slots=True)
class WalkLegs:
    """What ways between some places and sights weigh and how long they take: straight ones first, by their modes, then those `FED`.

    The worth of a meal is taken off, its time is put to that of the way; `takes` are ticks or minutes.
    """

    weight: Floats
    takes: Ticks | Floats

    @property
    def courses(self) -> tuple[int, ...]:
        """What one eats on each way."""
        return (*[0] * (len(self.weight) - FED), *range(1, COURSES))


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


@dataclass(frozen=True, slots=True)
class DayWalks:
    """What there is to do on a day: the legs from sight to sight (in ticks), the visits, the hours of meals, what waits cost.

    Nobody minds to wait at a meal, nor at what stands for many sights: those from `alone` on. At the `feeding` ones one may have what
    one has not eaten yet. Of each of the `great` sites, told by their sights, one is seen once at most.
    """

    legs: WalkLegs
    visits: Visits
    hours: Hours
    waits: Waits
    alone: int
    feeding: Ticks
    great: tuple[Ticks, ...]

    @property
    def states(self) -> int:
        """By how much walks of a kind of day that are at one sight differ: which great sites one has seen, and what one has eaten."""
        return COURSES << len(self.great)

    @property
    def backwards(self) -> "DayWalks":
        """The same day walked backwards: every way is as far, and rides do not know the hour."""
        return replace(self, visits=self.visits.backwards, hours=self.hours.backwards)


@dataclass(frozen=True, slots=True)
class Starts:
    """The values with which one comes to sights, by tick, sight, kind of day and what one has eaten: `at` the tick, or `from` it on."""

    at: Floats
    since: Floats


@dataclass(frozen=True, slots=True)
class Ends:
    """Where walks may end: what the legs there weigh and the last tick at which one leaves for them (-1 never).

    By way, end and sight. By end `hungry` is what is disliked of who has eaten so much. Where it is not the same when one leaves
    straight for it, there is one end and `by_tick` is what that weighs by tick and sight.
    """

    weight: Floats
    leave_by: Ticks
    hungry: Floats
    by_tick: Floats | None = None

    def only(self, end: int) -> "Ends":
        """One of the ends."""
        return replace(
            self,
            weight=self.weight[:, [end]],
            leave_by=self.leave_by[:, [end]],
            hungry=self.hungry[[end]],
        )


NONE = Waits(np.zeros(1), 0.0)


def waits_of(instance: Instance, *, hurried: bool) -> Waits:
    """What the plans of an instance pay for waits. The first tick may be of the ride, which is cut to whole minutes.

    Nobody minds where a day may hold what a walk does not know: a pause, a rest, a breakfast on the way, a visit of a length that is said.
    """
    if knows_more(instance, hurried=hurried):
        return NONE
    guide = instance.profile.guide
    idle = 0.0 if guide is None else guide.idle
    ticks = [max(0, tick - 1) for tick in range(BREATH // STEP + 2)]
    first = np.array([dislike_of_wait(STEP * tick, idle) for tick in ticks])
    further = dislike_of_wait(STEP * (ticks[-1] + 1), idle) - first[-1]
    return Waits(first, float(further))


def knows_more(instance: Instance, *, hurried: bool) -> bool:
    """Whether a day of a plan may hold what is neither a sight as it is offered nor a meal between two places."""
    likes, demands = instance.problem.likes, instance.demands
    said = bool(instance.pauses or instance.spells or demands.windows)
    early = instance.profile.early_breakfast > 0 or any(
        wish.meal == "breakfast" for wish, _ in instance.wished_tables
    )
    asked = has_required_mornings(instance, hurried=hurried)
    return asked or said or early or likes.rests or bool(likes.legs)
