"""What there is to do on a day of a relaxed trip, and where its walks begin and end. Values are in minutes of liking."""

from dataclasses import dataclass, replace

from core.optimize.bound.clock import LAST, Ticks
from core.optimize.bound.visits import Visits
from core.optimize.bound.waits import Waits
from core.optimize.instance.sights import Floats

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
        return Ends(self.weight[:, [end]], self.leave_by[:, [end]], self.hungry[[end]], self.by_tick)
