"""What visits gain by the clock: for each sight, each length and each end of a visit its worth then. Minutes of liking."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from core.optimize.bound.clock import LAST, TICKS, Ticks, minutes_at
from core.optimize.instance.sights import Floats
from core.optimize.instance.stops import STEP, Appeal, DayStop


@dataclass(frozen=True, slots=True)
class Visits:
    """Of each sight (rows) `lengths` in ticks, and what a visit of each length `gains` that ends at each tick.

    Gains are by tick, sight and length; minus infinity where such a visit is not possible.
    """

    lengths: Ticks
    gains: Floats

    @property
    def backwards(self) -> "Visits":
        """The same for a day that is walked backwards: what began at a tick ends there."""
        ends = (LAST - np.arange(TICKS))[:, None, None] + self.lengths
        gains = np.take_along_axis(self.gains, np.minimum(ends, LAST), axis=0)
        return Visits(self.lengths, np.where(ends <= LAST, gains, -np.inf))


def visits_of(stops: Sequence[DayStop]) -> Visits:
    """The visits to these sights."""
    shortest = [stop.least // STEP for stop in stops]
    longest = [-(-stop.most // STEP) for stop in stops]
    width = max((most - least + 1 for least, most in zip(shortest, longest, strict=True)), default=1)
    lengths = np.array(shortest, dtype=np.int64)[:, None] + np.arange(width)
    gains = np.full((TICKS, len(stops), width), -np.inf)
    for number, stop in enumerate(stops):
        lengths[number] = np.minimum(lengths[number], longest[number])
        gains[:, number] = _gains(stop, lengths[number])
    return Visits(lengths, gains)


def _gains(stop: DayStop, lengths: Ticks) -> Floats:
    """What a visit gains by the tick of its end and by its length."""
    ends = np.arange(TICKS)[:, None]
    starts = ends - lengths
    since, until = minutes_at(np.maximum(starts, 0)), minutes_at(ends)
    possible = (starts >= 0) & (since >= stop.opens) & (until <= stop.closes)
    possible &= (since <= stop.begin_by) & (until >= stop.until)
    gains = np.full(starts.shape, stop.base)
    # What does not last for whole ticks is taken to be at its best.
    if stop.appeal is not None and not (stop.least % STEP or stop.most % STEP):
        gains = gains - _lost(stop.appeal, since, until)
    return np.where(possible, gains, -np.inf)


def _lost(appeal: Appeal, since: Ticks, until: Ticks) -> Floats:
    """What is missing of the whole worth: `Appeal.lost` for many visits at once."""
    had = np.array(appeal.had_by)
    seen = (had[until] - had[since]) / np.maximum(until - since, appeal.natural)
    lost: Floats = appeal.liked * (1 - seen)
    return lost
