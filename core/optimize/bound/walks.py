"""The best that a day of a relaxed trip can be: walks by the clock through sights, with lunch and dinner on the way.

A walk pays for every ride and sees each sight at its hours, as long as it takes there. It may come back to a sight, so that no day
of a plan is better. Found by dynamic programming over (tick, sight, meals so far). Values are in minutes of liking.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from core.optimize.bound.clock import LAST, Ticks
from core.optimize.bound.visits import Visits
from core.optimize.instance.sights import Floats

COURSES = 4
"""What one may eat on a way, and what one has eaten so far: nothing, lunch, dinner, both (a bit each)."""


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
    """What ways from some places to sights weigh and how long they take, by the course that one has on them.

    The worth of a meal is taken off, its time is put to that of the way; `takes` are ticks or minutes.
    """

    weight: Floats
    takes: Ticks | Floats


@dataclass(frozen=True, slots=True)
class DayWalks:
    """What there is to do on a day: the legs from sight to sight (in ticks), the visits, the hours of meals."""

    legs: WalkLegs
    visits: Visits
    hours: Hours

    @property
    def backwards(self) -> "DayWalks":
        """The same day walked backwards: every way is as far, and rides do not know the hour."""
        return DayWalks(self.legs, self.visits.backwards, self.hours.backwards)


@dataclass(frozen=True, slots=True)
class Ends:
    """Where walks may end: what the legs there weigh and the last tick at which one leaves for them (-1 never).

    By course, end and sight.
    """

    weight: Floats
    leave_by: Ticks


class Walks:
    """All best walks of some kinds of days from where they start.

    `starts` are the values with which one comes from there, by tick, sight, kind of day and what one has eaten; `prices` what a visit
    costs, by sight and kind.
    """

    def __init__(self, day: DayWalks, starts: Floats, prices: Floats) -> None:
        self._day, self._starts = day, starts
        self._ticks, sights, kinds, _ = starts.shape
        # Ticks before the first one, at which nobody is anywhere.
        self._before = 1 + int(max(day.legs.takes.max(initial=0), day.visits.lengths.max(initial=0)))
        shape = (self._before + self._ticks, sights, kinds * COURSES)
        self._arrived, self._left = np.full(shape, -np.inf), np.full(shape, -np.inf)
        self._arrived[self._before :] = starts.reshape(self._ticks, *shape[1:])
        if sights:
            self._walk(np.repeat(prices, COURSES, axis=1))

    def _walk(self, prices: Floats) -> None:
        sights, columns = prices.shape
        everywhere = np.arange(sights)[:, None]
        left, arrived = (one.reshape(-1, columns) for one in (self._left, self._arrived))
        legs, visits, hours = self._day.legs, self._day.visits, self._day.hours
        # The first length too of what cannot be seen at all: each sight has its values.
        is_first = np.arange(visits.lengths.shape[1]) == 0
        seen, length = np.nonzero(np.isfinite(visits.gains).any(axis=0) | is_first)
        rows, first_of = seen - visits.lengths[seen, length] * sights, np.searchsorted(seen, np.unique(seen))
        gains = visits.gains[:, seen, length, None]
        changes = [_changes(course, columns) for course in range(COURSES)]
        # Once for each column: subtracting one number from a few takes longer.
        weight = np.repeat(legs.weight[:, :, :, None], columns, axis=3)
        longest = [int(takes.max()) for takes in legs.takes]
        begins = int(np.isfinite(self._starts).any(axis=(1, 2, 3)).argmax())
        for tick in range(begins, self._ticks):
            now = self._before + tick
            here = self._arrived[now]
            # Nobody minds to wait, before a ride or after it.
            np.maximum(here, self._arrived[now - 1], out=here)
            for course, (before, after) in enumerate(changes):
                first, last = hours.arrive_from[course], hours.leave_by[course]
                if first <= tick <= max(first, last + longest[course]):
                    came = np.minimum(tick - legs.takes[course], last) + self._before
                    values = left.take(came * sights + everywhere, axis=0)
                    values -= weight[course]
                    arriving = values.max(axis=0)
                    here[:, after] = np.maximum(here[:, after], arriving[:, before])
            gained = arrived.take(rows + now * sights, axis=0)
            gained += gains[tick]
            np.maximum(
                np.maximum.reduceat(gained, first_of) - prices, self._left[now - 1], out=self._left[now]
            )

    def best(self, kind: int, ends: Ends) -> Floats:
        """For each end the value of the best walk there that sees something."""
        best: Floats = self._at_ends(kind, ends).max(axis=(0, 2, 3), initial=-np.inf)
        return best

    def sights(self, kind: int, ends: Ends, end: int) -> tuple[list[int], tuple[int, int, int] | None]:
        """The sights on the best walk to an end from the last to the first, and (tick, sight, eaten) of its start.

        None and nothing where there is no walk.
        """
        values = self._at_ends(kind, Ends(ends.weight[:, [end]], ends.leave_by[:, [end]]))[:, 0]
        if not np.isfinite(values.max(initial=-np.inf)):
            return [], None
        course, sight, eaten = (int(one) for one in np.unravel_index(values.argmax(), values.shape))
        until = int(ends.leave_by[course, end, sight]) + 1
        tick = int(self._kind(self._left, kind)[:until, sight, eaten].argmax())
        visits = list(self._back(kind, tick, sight, eaten))
        sight, tick, eaten = visits[-1]
        return [sight for sight, _, _ in visits], (tick, sight, eaten)

    def _back(self, kind: int, tick: int, sight: int, eaten: int) -> Iterator[tuple[int, int, int]]:
        """(sight, tick of arriving, what one has eaten) of each visit of the best walk that leaves a sight then."""
        legs, visits, hours = self._day.legs, self._day.visits, self._day.hours
        left, arrived = self._kind(self._left, kind), self._kind(self._arrived, kind)
        starts, everywhere = self._starts[:, :, kind], np.arange(left.shape[1])
        while True:
            since = tick - visits.lengths[sight]
            values = np.where(since >= 0, arrived[np.maximum(since, 0), sight, eaten], -np.inf)
            at = int(since[(values + visits.gains[tick, sight]).argmax()])
            while at and arrived[at - 1, sight, eaten] >= arrived[at, sight, eaten]:
                at -= 1
            yield sight, at, eaten
            most, found = starts[at, sight, eaten], (-1, -1, -1)
            for course in range(COURSES):
                before = eaten & ~course
                if before | course != eaten or at < hours.arrive_from[course]:
                    continue
                came = np.minimum(at - legs.takes[course][:, sight], hours.leave_by[course])
                values = left[np.maximum(came, 0), everywhere, before] - legs.weight[course][:, sight]
                values = np.where(came >= 0, values, -np.inf)
                here = int(values.argmax())
                if values[here] > most:
                    most, found = values[here], (int(came[here]), here, before)
            if found[0] < 0:
                return
            tick, sight, eaten = found
            tick = int(left[: tick + 1, sight, eaten].argmax())

    def _kind(self, values: Floats, kind: int) -> Floats:
        """Those of one kind of day, by tick, sight and what one has eaten."""
        return values[self._before :, :, kind * COURSES : (kind + 1) * COURSES]

    def _at_ends(self, kind: int, ends: Ends) -> Floats:
        """The value of the best walk by the course on its last leg, its end, its last sight, and what one has eaten by then."""
        left = self._kind(self._left, kind)
        values = np.full((*ends.weight.shape, COURSES), -np.inf)
        for course in range(COURSES):
            before, _ = _changes(course, COURSES)
            ticks = ends.leave_by[course]
            arriving = left[np.maximum(ticks, 0), np.arange(left.shape[1])] - ends.weight[course][:, :, None]
            arriving[ticks < 0] = -np.inf
            values[course][:, :, before] = arriving[:, :, before]
        return values


def _changes(course: int, columns: int) -> tuple[list[int], list[int]]:
    """The columns of those who have had nothing of a course yet, and their columns when they have."""
    before = [column for column in range(columns) if not column % COURSES & course]
    return before, [column + course for column in before]
