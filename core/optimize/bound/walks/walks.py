"""The best that a day of a relaxed trip can be: walks by the clock through sights, with lunch and dinner on the way.

A walk pays for every ride and for waits between sights, and sees each sight at its hours, as long as it takes there. It may come back
to a sight, so that no day of a plan is better. Found by dynamic programming over (tick, sight, meals so far). Values are in minutes of liking.
"""

from collections.abc import Iterator

import numpy as np

from core.arrays import Floats
from core.optimize.bound.walks.day_walks import COURSES, DayWalks, Ends, Starts
from core.optimize.bound.walks.steps import Eating, MealLegs, Seeing, StraightLegs

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
        self._first_waits = day.waits.first[::-1, None, None].astype(np.float32)
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
        straight = StraightLegs(self._day, waited, self._before)
        seeing, eating = Seeing(self._day, columns), Eating(self._day)
        meals = [MealLegs(self._day, course, gone, self._before) for course in range(1, COURSES)]
        starts = np.isfinite(self._starts.at) | np.isfinite(self._starts.since)
        for tick in range(int(starts.any(axis=(1, 2, 3)).argmax()), self._ticks):
            now = self._before + tick
            here, strolled = self._arrived[now], self._strolled[now]
            straight.arrive(tick, here)
            for meal in meals:
                meal.arrive(tick, strolled)
            self._stroll(now, here, strolled)
            arrived[(now - longest) * sights :].take(began, axis=0, out=gained, mode="clip")
            gained += gains[tick]
            np.subtract(np.maximum.reduce(gained, axis=0), prices, out=self._left[now])
            seeing.see(self._left[now])
            eating.eat(self._left[now])
            self._leave(now)
            for meal in meals:
                meal.leave(tick)

    def _stroll(self, now: int, here: Floats, strolled: Floats) -> None:
        """Who is here as well as who waits after a meal, and at what stands for many sights."""
        alone = self._day.alone
        np.maximum(strolled[alone:], here[alone:], out=strolled[alone:])
        np.maximum(strolled, self._strolled[now - 1], out=strolled)
        np.maximum(here, strolled, out=here)

    def _leave(self, now: int) -> None:
        """Who has left by now, and who leaves now for a sight and may have waited."""
        waits, alone, left = self._day.waits, self._day.alone, self._left[now]
        np.maximum(left, self._gone[now - 1], out=self._gone[now])
        np.maximum(left, self._late[now - 1] - np.float32(waits.further), out=self._late[now])
        recent = self._late[now + 1 - len(waits.first) : now + 1]
        np.maximum.reduce(recent - self._first_waits, axis=0, out=self._waited[now])
        self._waited[now, alone:] = self._gone[now, alone:]

    def best(self, kind: int, ends: Ends) -> Floats:
        """For each end and set of great sites the value of the best walk there that sees these and something."""
        by_way = [
            self._arriving(kind, ends, way).max(axis=0, initial=-np.inf) - self._hungry(ends, way)
            for way in range(len(self._day.legs.courses))
        ]
        values = np.max(by_way, axis=0)
        best: Floats = values.reshape(len(values), -1, COURSES).max(axis=2)
        return best

    def sights(self, kind: int, ends: Ends, end: int, great: int) -> Walked:
        """The best walk to an end that sees these of the great sites."""
        only = ends.only(end)
        states = slice(great * COURSES, (great + 1) * COURSES)
        values = np.array(
            [
                self._arriving(kind, only, way)[:, 0, states] - self._hungry(only, way)[:, states]
                for way in range(len(self._day.legs.courses))
            ]
        )
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

    def _arriving(self, kind: int, ends: Ends, way: int) -> Floats:
        """The value of the best walk whose last leg is one of the ways, by its last sight, its end, and the state before that leg."""
        if ends.by_tick is not None and way == 0:
            left = self._kind(self._left, kind)
            straight: Floats = (left - ends.by_tick[:, :, None]).max(axis=0)[:, None]
            return straight
        left = self._kind(self._gone if self._day.legs.courses[way] else self._waited, kind)
        ticks = np.ascontiguousarray(ends.leave_by[way].T)
        weight = np.where(ticks < 0, np.inf, ends.weight[way].T)[:, :, None]
        arriving: Floats = left[np.maximum(ticks, 0), np.arange(len(ticks))[:, None]] - weight
        return arriving

    def _hungry(self, ends: Ends, way: int) -> Floats:
        """What is disliked at each end of who leaves for it by a way, by the state before; nobody has a meal again."""
        course, states = self._day.legs.courses[way], np.arange(self._day.states)
        return np.where(states & course, np.inf, ends.hungry[:, (states | course) % COURSES])


def _parts(course: int) -> list[int]:
    """What one may have had before one has had all of it: fewer meals."""
    return [before for before in range(course) if before | course == course]
