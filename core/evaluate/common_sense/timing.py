"""Overlaps, order and gaps on the time axis."""

from collections.abc import Iterator

from core.evaluate.common_sense.rules import DAYTIME, SMALL_HOURS, threshold
from core.evaluate.free_time import idle_beside
from core.evaluate.timeline import Placed, neighbours
from core.evaluate.trip import JudgedTrip
from core.model.clock import DAY_MINUTES, Clock
from core.model.plan import Plan
from core.model.report import Violation
from core.text import Name, Text, sentence


def check_order(plan: Plan) -> Iterator[Violation]:
    """`time.day_order` of the day numbers."""
    numbers = [day.day for day in plan.itinerary]
    if numbers != list(range(1, len(numbers) + 1)):
        shown = ", ".join(map(str, numbers))
        yield Violation(
            "time.day_order",
            Text(f"日期编号是 {shown}，不是从 1 开始", f"the days are numbered {shown}, not from 1 on"),
        )


def check_overlaps(placed: tuple[Placed, ...]) -> Iterator[Violation]:
    """`time.overlap`, `time.early_departure`, and `time.day_order` of the activities of a day."""
    for before, after in neighbours(placed):
        ended = _ended(before, after)
        if after.start < before.start and before.day == after.day:
            yield Violation(
                "time.day_order",
                sentence(
                    "{next} 排在 {last} 之后，却更早开始",
                    "{next} is listed after {last} but starts before it",
                    next=Name(after.activity.begins_at),
                    last=Name(before.activity.begins_at),
                ),
                after.where,
            )
        elif after.start < ended:
            yield Violation(
                "time.overlap",
                sentence(
                    "{last} {ends} 才结束，{next} {starts} 已开始",
                    "{next} starts at {starts}, before {last} ends at {ends}",
                    next=Name(after.activity.begins_at),
                    starts=_clock(after.start),
                    last=Name(before.activity.ends_at),
                    ends=_clock(ended),
                ),
                after.where,
                observed=_clock(after.start),
                allowed=_clock(ended),
            )
        elif after.leaves < ended:
            yield Violation(
                "time.early_departure",
                sentence(
                    "{leaves} 就前往 {next}，但 {last} {ends} 才结束",
                    "the way to {next} starts at {leaves}, before {last} ends at {ends}",
                    next=Name(after.activity.begins_at),
                    leaves=_clock(after.leaves),
                    last=Name(before.activity.ends_at),
                    ends=_clock(ended),
                ),
                after.where,
                observed=_clock(after.leaves),
                allowed=_clock(ended),
            )


def _ended(before: Placed, after: Placed) -> int:
    """When one is free for the next activity: a night ends in the morning, when the next one begins."""
    if before.is_night:
        return before.start if after.day == before.day else min(before.end, after.leaves)
    return before.end


def check_idle(trip: JudgedTrip) -> Iterator[Violation]:
    """`time.idle`: daytime between two activities of a day that neither a transfer nor a margin fills, nor what it is kept free for."""
    allowed = threshold("time.idle")
    for before, after in neighbours(trip.placed):
        gap = idle_minutes(before, after, trip)
        if gap > allowed:
            yield Violation(
                "time.idle",
                sentence(
                    "{next} 之前空闲 {gap} 分钟",
                    "{gap} minutes with nothing to do before {next}",
                    next=Name(after.activity.begins_at),
                    gap=gap,
                ),
                after.where,
                observed=gap,
                allowed=allowed,
            )


def idle_minutes(before: Placed, after: Placed, trip: JudgedTrip) -> int:
    """Minutes of daytime between two activities of one day that no transfer and no wish for free time fills; 0 over a night."""
    if before.day != after.day or before.is_night:
        return 0
    midnight = (before.day - 1) * DAY_MINUTES
    opens, closes = midnight + DAYTIME[0], midnight + DAYTIME[1]
    daytime = min(after.start, closes) - max(before.end, opens) - (after.arrives - after.leaves)
    return max(0, daytime - idle_beside(trip.kept_free, before)) if daytime > 0 else 0


def check_small_hours(placed: tuple[Placed, ...]) -> Iterator[Violation]:
    """`time.small_hours`, for sights and meals."""
    for one in placed:
        start = one.start % DAY_MINUTES
        if SMALL_HOURS[0] <= start < SMALL_HOURS[1] and (one.is_visit or one.is_meal):
            name, clock = one.activity.begins_at, _clock(one.start)
            message = sentence(
                "{clock} 去{place}，天还没亮",
                "{place} at {clock}, in the dead of night",
                clock=clock,
                place=Name(name),
            )
            yield Violation(
                "time.small_hours", message, one.where, observed=clock, allowed=_clock(SMALL_HOURS[1])
            )


def _clock(minutes: int) -> str:
    return str(Clock(minutes % DAY_MINUTES))
