"""How a required stop may be laid into a day: at the times that are asked for, short at the edge of its hours, long in a park."""

from collections.abc import Iterable
from dataclasses import replace

from core.dsl.families.demands import Window
from core.model.mealtimes import MEAL_HOURS
from core.optimize.instance.stops import SHORTEST_VISIT, STEP, DayStop

# Minutes that are a day in a park, and how much it is disliked that it is no longer.
DAY_IN_A_PARK, _CUT_SHORT = 6 * 60, 60.0


def as_long_as_one_can(park: DayStop, open_hours: DayStop) -> DayStop:
    """A day in a park that is begun late, or over before the show, as on the day one comes or leaves: most of one all the same."""
    return replace(
        park,
        opens=open_hours.opens,
        closes=open_hours.closes,
        begin_by=open_hours.begin_by,
        until=open_hours.until,
        least=DAY_IN_A_PARK,
        worth=park.worth - _CUT_SHORT,
        base=park.base - _CUT_SHORT,
    )


def at_the_edge(meal: DayStop) -> DayStop:
    """The meal at any time that the environment constraints still call by its name, and as short as it gets."""
    short = replace(meal, least=SHORTEST_VISIT)
    if meal.kind not in ("lunch", "dinner"):
        return short
    ends_after, starts_before = MEAL_HOURS[meal.kind]
    return replace(
        short,
        opens=ends_after - 10,
        closes=starts_before + 40,
        begin_by=starts_before - STEP,
        until=ends_after + STEP,
    )


def within_window(stop: DayStop, window: Window | None) -> Iterable[DayStop]:
    """The stop at the times that are asked for, if it can be."""
    if window is None:
        yield stop
        return
    until = max(stop.until, -(-window.ends_from // STEP) * STEP)
    begin_by = min(stop.begin_by, window.starts_by) // STEP * STEP
    least = max(stop.least, -(-window.at_least // STEP) * STEP)
    most = max(stop.most, least, until - begin_by)
    timed = replace(
        stop,
        opens=max(stop.opens, window.starts_from),
        closes=min(stop.closes, window.ends_by),
        begin_by=begin_by,
        until=until,
        least=least,
        most=most,
    )
    if (
        timed.opens + timed.least <= timed.closes
        and timed.until <= timed.closes
        and timed.opens <= timed.begin_by
    ):
        yield timed
