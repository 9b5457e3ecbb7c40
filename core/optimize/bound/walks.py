"""The best that a day of a relaxed trip can be: walks by the clock through sights, with lunch and dinner on the way.

A walk pays for every ride and for waits between sights, and sees each sight at its hours, as long as it takes there. It may come back
to a sight, so that no day of a plan is better. Found by dynamic programming over (tick, sight, meals so far). Values are in minutes of liking.
"""

from collections.abc import Iterator
from types import EllipsisType

import numpy as np

from core.optimize.bound.day_walks import COURSES, FED, DayWalks, Ends, Starts
from core.optimize.instance.sights import Floats

Walked = tuple[list[int], tuple[int, int, int] | None]
"""The sights on a walk from the last to the first, and (tick, sight, eaten) of its start; nothing and None where there is no walk."""


ROUNDING = 0.2
"""Minutes by which a walk may be better than it is worked out, in numbers of single precision: hundreds of sums below 10,000."""


class Walks:
    """All best walks of some kinds of days from where they start; `prices` are what a visit costs, by sight and kind.

    The great sites that a walk has seen are told as the bits of a number.
    """

    def __init__(self, day: DayWalks, starts: Starts, prices: Floats) -> None:
        self._day, self._starts = day, starts
        self._ticks, sights, kinds, _ = starts.at.shape
        # Ticks before the first one, at which nobody is anywhere.
        reach = (day.legs.takes.max(initial=0), day.visits.lengths.max(initial=0), len(day.waits.first))
        self._before = 1 + int(max(reach))
        shape = (self._before + self._ticks, sights, kinds * day.states)
        # By tick: who arrives, or waits after a meal; who leaves, has left by then, or leaves now and may have waited since.
        self._arrived, self._strolled, self._left, self._gone, self._late, self._waited = (
            np.full(shape, -np.inf, dtype=np.float32) for _ in range(6)
        )
        for values, begins in ((self._arrived, starts.at), (self._strolled, starts.since)):
            by_state = values[self._before :].reshape(self._ticks, sights, kinds, day.states)
            by_state[..., :COURSES] = begins
        if sights:
            self._walk(np.repeat(prices.astype(np.float32), day.states, axis=1))

    def _walk(self, prices: Floats) -> None:
        sights, columns = prices.shape
        gone, waited, arrived = (
            one.reshape(-1, columns) for one in (self._gone, self._waited, self._arrived)
        )
        lengths, visits = self._day.visits.lengths.T, self._day.visits
        gains = visits.gains.astype(np.float32).transpose(0, 2, 1)[..., None]
        longest = int(lengths.max())
        began = (longest - lengths) * sights + np.arange(sights)
        # Room for what is worked out at each tick: to ask for it anew would take longer than to fill it.
        gained = np.empty((*began.shape, columns), dtype=np.float32)
        straight = _Straight(self._day, waited, self._before)
        meals = [_Course(self._day, course, gone, self._before) for course in range(1, COURSES)]
        starts = np.isfinite(self._starts.at) | np.isfinite(self._starts.since)
        for tick in range(int(starts.any(axis=(1, 2, 3)).argmax()), self._ticks):
            now = self._before + tick
            here, strolled = self._arrived[now], self._strolled[now]
            straight.arrive(tick, here)
            for meal in meals:
                meal.arrive(tick, strolled)
            self._stroll(now, here, strolled)
            np.take(arrived[(now - longest) * sights :], began, axis=0, out=gained, mode="clip")
            gained += gains[tick]
            np.subtract(gained.max(axis=0), prices, out=self._left[now])
            self._see(now)
            self._feed(now)
            self._leave(now)
            for meal in meals:
                meal.leave(tick)

    def _stroll(self, now: int, here: Floats, strolled: Floats) -> None:
        """Who is here as well as who waits after a meal, and at what stands for many sights."""
        alone = self._day.alone
        np.maximum(strolled[alone:], here[alone:], out=strolled[alone:])
        np.maximum(strolled, self._strolled[now - 1], out=strolled)
        np.maximum(here, strolled, out=here)

    def _see(self, now: int) -> None:
        """Who leaves a great site has seen it, and had not before."""
        for number, sights in enumerate(self._day.great):
            left = self._left[now, sights].reshape(len(sights), -1, 2, COURSES << number)
            left[:, :, 1], left[:, :, 0] = left[:, :, 0], -np.inf
            self._left[now, sights] = left.reshape(len(sights), -1)

    def _feed(self, now: int) -> None:
        """Who leaves where one may have eaten may have done so."""
        if self._day.feeding.size:
            left = self._left[now, self._day.feeding].reshape(len(self._day.feeding), -1, COURSES)
            for course in range(1, COURSES):
                for before in _parts(course):
                    np.maximum(left[..., course], left[..., before], out=left[..., course])
            self._left[now, self._day.feeding] = left.reshape(len(left), -1)

    def _leave(self, now: int) -> None:
        """Who has left by now, and who leaves now for a sight and may have waited."""
        waits, alone, left = self._day.waits, self._day.alone, self._left[now]
        np.maximum(left, self._gone[now - 1], out=self._gone[now])
        np.maximum(left, self._late[now - 1] - np.float32(waits.further), out=self._late[now])
        recent = self._late[now + 1 - len(waits.first) : now + 1]
        np.max(recent - waits.first[::-1, None, None].astype(np.float32), axis=0, out=self._waited[now])
        self._waited[now, alone:] = self._gone[now, alone:]

    def best(self, kind: int, ends: Ends) -> Floats:
        """For each end and set of great sites the value of the best walk there that sees these and something."""
        values = self._at_ends(kind, ends).max(axis=(0, 2), initial=-np.inf)
        best: Floats = values.reshape(len(values), -1, COURSES).max(axis=2)
        return best

    def sights(self, kind: int, ends: Ends, end: int, great: int) -> Walked:
        """The best walk to an end that sees these of the great sites."""
        only = Ends(ends.weight[:, [end]], ends.leave_by[:, [end]], ends.hungry[[end]], ends.by_tick)
        values = self._at_ends(kind, only)[:, 0, :, great * COURSES : (great + 1) * COURSES]
        if not np.isfinite(values.max(initial=-np.inf)):
            return [], None
        way, sight, eaten = (int(one) for one in np.unravel_index(values.argmax(), values.shape))
        state = great * COURSES + eaten
        if ends.by_tick is not None and way == 0:
            tick = int((self._kind(self._left, kind)[:, sight, state] - ends.by_tick[:, sight]).argmax())
        else:
            straight = not self._day.legs.courses[way]
            tick = self._leaves(kind, int(only.leave_by[way, 0, sight]), sight, state, straight=straight)
        visits = list(self._back(kind, tick, sight, state))
        sight, tick, state = visits[-1]
        return [sight for sight, _, _ in visits], (tick, sight, state % COURSES)

    def _leaves(self, kind: int, tick: int, sight: int, state: int, *, straight: bool) -> int:
        """When the visit was over after which one leaves at a tick, straight for another place or for a meal."""
        left = self._kind(self._left, kind)[: tick + 1, sight, state]
        if not straight or sight >= self._day.alone:
            return int(left.argmax())
        return int((left - self._day.waits.of(np.arange(tick, -1, -1))).argmax())

    def _back(self, kind: int, tick: int, sight: int, state: int) -> Iterator[tuple[int, int, int]]:
        """(sight, tick of arriving, state) of each visit of the best walk that leaves a sight then."""
        visits = self._day.visits
        arrived, strolled = self._kind(self._arrived, kind), self._kind(self._strolled, kind)
        while True:
            since = tick - visits.lengths[sight]
            befores = self._befores(sight, state)
            values = arrived[np.maximum(since, 0), sight][:, befores] + visits.gains[tick, sight][:, None]
            values[since < 0] = -np.inf
            length, before = divmod(int(values.argmax()), len(befores))
            at, state = int(since[length]), befores[before]
            strolls = bool(strolled[at, sight, state] >= arrived[at, sight, state])
            while strolls and at and strolled[at - 1, sight, state] >= strolled[at, sight, state]:
                at -= 1
            yield sight, at, state
            came = self._before_it(kind, at, sight, state, strolls=strolls)
            if came is None:
                return
            tick, sight, state = came

    def _befores(self, sight: int, state: int) -> list[int]:
        """In which states one may have come who leaves a sight in one."""
        for number, sights in enumerate(self._day.great):
            if sight in sights:
                state &= ~(COURSES << number)
        eaten = state % COURSES
        if sight not in self._day.feeding:
            return [state]
        return [state, *(state - eaten + part for part in _parts(eaten))]

    def _before_it(
        self, kind: int, at: int, sight: int, state: int, *, strolls: bool
    ) -> tuple[int, int, int] | None:
        """(tick of leaving, sight, state) of the visit before one arrives; None where the walk starts then."""
        legs, hours, alone = self._day.legs, self._day.hours, self._day.alone
        starts = (self._starts.since, self._starts.at)
        most = max(float(one[at, sight, kind, state]) for one in starts) if state < COURSES else -np.inf
        found: tuple[int, int, int, bool] | None = None
        for way, course in enumerate(legs.courses):
            before = state & ~course
            fits = bool(course) == strolls or sight >= alone
            if not fits or before | course != state or at < hours.arrive_from[course]:
                continue
            came = np.minimum(at - legs.takes[way][:, sight], hours.leave_by[course])
            left = self._kind(self._gone if course else self._waited, kind)
            values = left[np.maximum(came, 0), np.arange(left.shape[1]), before] - legs.weight[way][:, sight]
            values = np.where(came >= 0, values, -np.inf)
            here = int(values.argmax())
            if values[here] > most:
                most, found = float(values[here]), (int(came[here]), here, before, not course)
        if found is None:
            return None
        tick, other, before, straight = found
        return self._leaves(kind, tick, other, before, straight=straight), other, before

    def _kind(self, values: Floats, kind: int) -> Floats:
        """Those of one kind of day, by tick, sight and state."""
        states = self._day.states
        return values[self._before :, :, kind * states : (kind + 1) * states]

    def _at_ends(self, kind: int, ends: Ends) -> Floats:
        """The value of the best walk by the last leg, its end, its last sight, and the state before that leg."""
        values = np.full((*ends.weight.shape, self._day.states), -np.inf)
        everywhere, states = np.arange(values.shape[2]), np.arange(self._day.states)
        for way, course in enumerate(self._day.legs.courses):
            if ends.by_tick is not None and way == 0:
                arriving = (self._kind(self._left, kind) - ends.by_tick[:, :, None]).max(axis=0)[None]
            else:
                left, ticks = self._kind(self._gone if course else self._waited, kind), ends.leave_by[way]
                arriving = left[np.maximum(ticks, 0), everywhere] - ends.weight[way][:, :, None]
                arriving[ticks < 0] = -np.inf
            # nobody has a meal again: to pick the other states would take longer than to take them all
            hungry = np.where(states & course, np.inf, ends.hungry[:, (states | course) % COURSES])
            np.subtract(arriving, hungry[:, None], out=values[way])
        return values


_Who = tuple[EllipsisType, int | slice, int | slice]
"""Some of the values by meals: of those who have had dinner or not (or whoever), and of those who have had lunch or not."""


class _Straight:
    """The straight legs, walked by the clock; `waited` are the values with which one leaves, a row a tick and sight."""

    def __init__(self, day: DayWalks, waited: Floats, before: int) -> None:
        takes, weight = day.legs.takes[:-FED], day.legs.weight[:-FED]
        self._waited, self._before, self._sights = waited, before, takes.shape[1]
        self._longest = int(takes.max())
        rows = (self._longest - takes) * self._sights + np.arange(self._sights)[:, None]
        self._rows = rows.reshape(-1, self._sights)
        # Once for each column: subtracting one number from a few takes longer.
        flat = weight.reshape(-1, self._sights).astype(np.float32)
        self._weight = np.repeat(flat[:, :, None], waited.shape[1], axis=2)
        self._values = np.empty_like(self._weight)

    def arrive(self, tick: int, here: Floats) -> None:
        """Who arrives at a tick, where that is better than who is `here` already."""
        since = self._waited[(self._before + tick - self._longest) * self._sights :]
        # no row lies outside: `clip` is the way in which nothing is laid down beside the values
        values = np.take(since, self._rows, axis=0, out=self._values, mode="clip")
        values -= self._weight
        np.maximum(here, values.max(axis=0), out=here)


class _Course:
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
        values = np.take(since, rows, axis=0, out=self._values, mode="clip")
        values -= self._weight
        after = _by_meals(here)[self._had[1]]
        np.maximum(after, values.max(axis=0).reshape(after.shape), out=after)

    def leave(self, tick: int) -> None:
        """Keep the values with which one leaves at a tick, of those who may have the course."""
        if self._first <= tick <= self._last:
            first = (self._before + tick) * self._sights
            rows = slice(first, first + self._sights)
            before = _by_meals(self._all[rows])[self._had[0]]
            self._gone[rows] = before.reshape(self._sights, -1)


def _parts(course: int) -> list[int]:
    """What one may have had before one has had all of it: fewer meals."""
    return [before for before in range(course) if before | course == course]


def _by_meals(values: Floats) -> Floats:
    """Values by sight and column as a view by sight, kind of day, dinner had and lunch had."""
    return values.reshape(len(values), -1, 2, 2)


def _eaten(course: int) -> tuple[_Who, _Who]:
    """Where in values by meals those are who have had nothing of a course yet, and they when they have."""
    dinner, lunch = divmod(course, 2)
    whole = slice(None)
    before: _Who = (..., 0 if dinner else whole, 0 if lunch else whole)
    return before, (..., 1 if dinner else whole, 1 if lunch else whole)
