"""Where days begin and end: what the ways there weigh, and when one has to leave. Minutes are those of the day."""

import numpy as np

from core.optimize.bound.clock import LAST, TICKS, not_after, not_before
from core.optimize.bound.walks import COURSES, Ends, Hours, WalkLegs
from core.optimize.instance.sights import Floats, Minutes


def due_at(legs: WalkLegs, minutes: Minutes, hours: Hours) -> Ends:
    """Ends where one has to be by these minutes; a row of the legs for each."""
    return _ends(legs, not_after(minutes[:, None] - legs.takes), not_after(minutes), hours)


def free_from(legs: WalkLegs, minutes: Minutes, backwards: Hours) -> Ends:
    """The same of days that are walked backwards: beginnings, where one is free from these minutes on."""
    return _ends(
        legs, LAST - not_before(minutes[:, None] + legs.takes), LAST - not_before(minutes), backwards
    )


def _ends(legs: WalkLegs, leave_by: Minutes, by: Minutes, hours: Hours) -> Ends:
    leave_by = np.minimum(leave_by, np.array(hours.leave_by)[:, None, None])
    late = by < np.array(hours.arrive_from)[:, None]
    return Ends(legs.weight, np.where(late[:, :, None], -1, leave_by))


def starting_at(legs: WalkLegs, minutes: Minutes, gains: Floats, hours: Hours) -> tuple[Floats, Minutes]:
    """The values of who starts with these gains at these minutes by tick, sight and course, and whose they are."""
    return _starts(legs, not_before(minutes[:, None] + legs.takes), not_before(minutes), gains, hours)


def starting_backwards(
    legs: WalkLegs, minutes: Minutes, gains: Floats, backwards: Hours
) -> tuple[Floats, Minutes]:
    """The same of days that are walked backwards: of who has to be there by these minutes."""
    ticks = LAST - not_after(minutes[:, None] - legs.takes)
    return _starts(legs, ticks, LAST - not_after(minutes), gains, backwards)


def _starts(
    legs: WalkLegs, ticks: Minutes, since: Minutes, gains: Floats, hours: Hours
) -> tuple[Floats, Minutes]:
    count = legs.weight.shape[2]
    starts, whose = (
        np.full((TICKS, count, COURSES), -np.inf),
        np.zeros((TICKS, count, COURSES), dtype=np.int64),
    )
    everywhere = np.arange(count)
    for course in range(COURSES):
        for number, gain in enumerate(gains.tolist()):
            if since[number] > hours.leave_by[course]:
                continue
            at = np.maximum(ticks[course, number], hours.arrive_from[course])
            value = gain - legs.weight[course, number]
            here = everywhere[at <= LAST]
            better = here[value[here] > starts[at[here], here, course]]
            starts[at[better], better, course] = value[better]
            whose[at[better], better, course] = number
    return starts, whose
