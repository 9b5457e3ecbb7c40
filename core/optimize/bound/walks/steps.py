"""What happens at a tick of the walks: who arrives over which legs, and what one has seen and eaten who leaves.

Values are by sight and column: kinds of days, great sites seen, dinner had, lunch had. Each class keeps what is the same at all ticks.
"""

from types import EllipsisType

import numpy as np

from core.arrays import Floats
from core.optimize.bound.rides import UNREACHABLE
from core.optimize.bound.walks.day_walks import COURSES, FED, DayWalks

_Who = tuple[EllipsisType, int | slice, int | slice]
"""Some of the values by meals: of those who have had dinner or not (or whoever), and of those who have had lunch or not."""


class Seeing:
    """Who leaves a great site has seen it, and had not before."""

    def __init__(self, day: DayWalks, columns: int) -> None:
        column, cells, befores = np.arange(columns), [], []
        for number, sights in enumerate(day.great):
            bit = COURSES << number
            rows = sights[:, None] * columns
            cells.append((rows + column).ravel())
            befores.append(np.where(column & bit, rows + column - bit, -1).ravel())
        none = np.zeros(0, dtype=np.int64)
        self._cells, before = np.concatenate([none, *cells]), np.concatenate([none, *befores])
        self._before, self._never = np.maximum(before, 0), np.where(before < 0, np.float32(np.inf), 0)

    def see(self, left: Floats) -> None:
        """The values of who leaves, changed to those of who has seen what was there."""
        cells = left.reshape(-1)
        cells[self._cells] = cells[self._before] - self._never


class Eating:
    """Who leaves where one may have eaten may have done so."""

    def __init__(self, day: DayWalks) -> None:
        self._feeding = day.feeding

    def eat(self, left: Floats) -> None:
        """The values of who leaves, changed to those of who may have eaten there."""
        if self._feeding.size:
            fed = left[self._feeding]
            by_meals = _by_meals(fed)
            np.maximum(by_meals[..., 1], by_meals[..., 0], out=by_meals[..., 1])
            np.maximum(by_meals[:, :, 1], by_meals[:, :, 0], out=by_meals[:, :, 1])
            left[self._feeding] = fed


class StraightLegs:
    """The straight legs, walked by the clock; `waited` are the values with which one leaves, a row a tick and sight."""

    def __init__(self, day: DayWalks, waited: Floats, before: int) -> None:
        takes, weight = day.legs.takes[:-FED], day.legs.weight[:-FED]
        self._waited, self._before, self._sights = waited, before, takes.shape[1]
        self._longest = int(takes.max())
        rows = (self._longest - takes) * self._sights + np.arange(self._sights)[:, None]
        rows, flat = rows.reshape(-1, self._sights), weight.reshape(-1, self._sights)
        # Of each sight first the legs that lead there: half of them do not.
        leads = flat < UNREACHABLE
        order = np.argsort(~leads, axis=0, kind="stable")[: max(1, int(leads.sum(axis=0).max()))]
        self._rows = np.take_along_axis(rows, order, axis=0)
        flat = np.take_along_axis(flat, order, axis=0).astype(np.float32)
        # Once for each column: subtracting one number from a few takes longer.
        self._weight = np.repeat(flat[:, :, None], waited.shape[1], axis=2)
        self._values = np.empty_like(self._weight)

    def arrive(self, tick: int, here: Floats) -> None:
        """Who arrives at a tick, where that is better than who is `here` already."""
        since = self._waited[(self._before + tick - self._longest) * self._sights :]
        # no row lies outside: `clip` is the way in which nothing is laid down beside the values
        since.take(self._rows, axis=0, out=self._values, mode="clip")
        self._values -= self._weight
        np.maximum(here, np.maximum.reduce(self._values, axis=0), out=here)


class MealLegs:
    """The legs on which one has a course, walked by the clock; `gone` are the values of who has left, a row a tick and sight."""

    def __init__(self, day: DayWalks, course: int, gone: Floats, before: int) -> None:
        takes, columns = day.legs.takes[-FED:][course - 1], gone.shape[1]
        self._sights, self._before, self._all = len(takes), before, gone
        self._had = _eaten(course)
        # Of those who have had the course already nobody leaves for it: what is looked up over and over is without them.
        self._gone = np.full((len(gone), columns >> course.bit_count()), -np.inf, dtype=np.float32)
        self._longest, self._last = int(takes.max()), day.hours.leave_by[course]
        self._begins = day.hours.arrive_from[course]
        self._ends = max(self._begins, self._last + self._longest)
        # nobody who left before is looked for
        self._first = min(self._begins, self._last) - self._longest
        everywhere = np.arange(self._sights)[:, None]
        self._rows = (self._longest - takes) * self._sights + everywhere
        self._latest = (self._last + before) * self._sights + everywhere
        weight = day.legs.weight[-FED:][course - 1].astype(np.float32)
        self._weight = np.repeat(weight[:, :, None], self._gone.shape[1], axis=2)
        self._values = np.empty_like(self._weight)

    def arrive(self, tick: int, here: Floats) -> None:
        """Who arrives at a tick, where that is better than what is `here` already."""
        if not self._begins <= tick <= self._ends:
            return
        longest_ago = (self._before + tick - self._longest) * self._sights
        since, rows = self._gone[longest_ago:], self._rows
        if tick > self._last:
            since, rows = self._gone, np.minimum(rows + longest_ago, self._latest)
        since.take(rows, axis=0, out=self._values, mode="clip")
        self._values -= self._weight
        after = _by_meals(here)[self._had[1]]
        np.maximum(after, np.maximum.reduce(self._values, axis=0).reshape(after.shape), out=after)

    def leave(self, tick: int) -> None:
        """Keep the values with which one leaves at a tick, of those who may have the course."""
        if self._first <= tick <= self._last:
            first = (self._before + tick) * self._sights
            rows = slice(first, first + self._sights)
            before = _by_meals(self._all[rows])[self._had[0]]
            self._gone[rows] = before.reshape(self._sights, -1)


def _by_meals(values: Floats) -> Floats:
    """Values by sight and column as a view by sight, kind of day, dinner had and lunch had."""
    return values.reshape(len(values), -1, 2, 2)


def _eaten(course: int) -> tuple[_Who, _Who]:
    """Where in values by meals those are who have had nothing of a course yet, and they when they have."""
    dinner, lunch = divmod(course, 2)
    whole = slice(None)
    before: _Who = (..., 0 if dinner else whole, 0 if lunch else whole)
    return before, (..., 1 if dinner else whole, 1 if lunch else whole)
