"""The best that a day of a relaxed trip can be: walks by the clock through sights, with lunch and dinner on the way.

A walk pays for every ride and sees each sight at its hours, as long as it takes there. It may come back to a sight, so that no day
of a plan is better. Found by dynamic programming over (tick, sight, meals so far). Values are in minutes of liking.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from types import EllipsisType

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
        left, arrived = (one.reshape(-1, columns) for one in (self._left, self._arrived))
        lengths, gains = self._day.visits.lengths.T, self._day.visits.gains.transpose(0, 2, 1)[..., None]
        longest = int(lengths.max())
        began = (longest - lengths) * sights + np.arange(sights)
        # Room for what is worked out at each tick: to ask for it anew would take longer than to fill it.
        gained = np.empty((*began.shape, columns))
        courses = [_Course(self._day, course, left, self._before) for course in range(COURSES)]
        begins = int(np.isfinite(self._starts).any(axis=(1, 2, 3)).argmax())
        for tick in range(begins, self._ticks):
            now = self._before + tick
            here = self._arrived[now]
            # Nobody minds to wait, before a ride or after it.
            np.maximum(here, self._arrived[now - 1], out=here)
            for course in courses:
                course.arrive(tick, here)
            np.take(arrived[(now - longest) * sights :], began, axis=0, out=gained, mode="clip")
            gained += gains[tick]
            np.maximum(gained.max(axis=0) - prices, self._left[now - 1], out=self._left[now])
            for course in courses:
                course.leave(tick)

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


_Who = tuple[EllipsisType, int | slice, int | slice]
"""Some of the values by meals: of those who have had dinner or not (or whoever), and of those who have had lunch or not."""


class _Course:
    """The legs on which one has a course, walked by the clock; `left` are the values with which one leaves, a row a tick and sight."""

    def __init__(self, day: DayWalks, course: int, left: Floats, before: int) -> None:
        takes, columns = day.legs.takes[course], left.shape[1]
        self._sights, self._before, self._all = len(takes), before, left
        self._had = _eaten(course)
        # Of those who have had the course already nobody leaves for it: what is looked up over and over is without them.
        self._left = left if not course else np.full((len(left), columns >> course.bit_count()), -np.inf)
        self._longest, self._last = int(takes.max()), day.hours.leave_by[course]
        self._begins = day.hours.arrive_from[course]
        self._ends = max(self._begins, self._last + self._longest)
        # nobody who left before is looked for
        self._first = min(self._begins, self._last) - self._longest
        everywhere = np.arange(self._sights)[:, None]
        self._rows = (self._longest - takes) * self._sights + everywhere
        self._latest = (self._last + before) * self._sights + everywhere
        # Once for each column: subtracting one number from a few takes longer.
        self._weight = np.repeat(day.legs.weight[course][:, :, None], self._left.shape[1], axis=2)
        self._values = np.empty_like(self._weight)

    def arrive(self, tick: int, here: Floats) -> None:
        """Who arrives at a tick, where that is better than what is `here` already."""
        if not self._begins <= tick <= self._ends:
            return
        longest_ago = (self._before + tick - self._longest) * self._sights
        since, rows = self._left[longest_ago:], self._rows
        if tick > self._last:
            since, rows = self._left, np.minimum(rows + longest_ago, self._latest)
        # no row lies outside: `clip` is the way in which nothing is laid down beside the values
        values = np.take(since, rows, axis=0, out=self._values, mode="clip")
        values -= self._weight
        after = _by_meals(here)[self._had[1]]
        np.maximum(after, values.max(axis=0).reshape(after.shape), out=after)

    def leave(self, tick: int) -> None:
        """Keep the values with which one leaves at a tick, of those who may have the course."""
        if self._left is not self._all and self._first <= tick <= self._last:
            first = (self._before + tick) * self._sights
            rows = slice(first, first + self._sights)
            before = _by_meals(self._all[rows])[self._had[0]]
            self._left[rows] = before.reshape(self._sights, -1)


def _by_meals(values: Floats) -> Floats:
    """Values by sight and column as a view by sight, kind of day, dinner had and lunch had."""
    return values.reshape(len(values), -1, 2, 2)


def _eaten(course: int) -> tuple[_Who, _Who]:
    """Where in values by meals those are who have had nothing of a course yet, and they when they have."""
    dinner, lunch = divmod(course, 2)
    whole = slice(None)
    before: _Who = (..., 0 if dinner else whole, 0 if lunch else whole)
    return before, (..., 1 if dinner else whole, 1 if lunch else whole)


def _changes(course: int, columns: int) -> tuple[list[int], list[int]]:
    """The columns of those who have had nothing of a course yet, and their columns when they have."""
    before = [column for column in range(columns) if not column % COURSES & course]
    return before, [column + course for column in before]
