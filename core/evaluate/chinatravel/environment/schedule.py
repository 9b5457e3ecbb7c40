"""Order in time (Table 5, time)."""

from collections.abc import Iterator

from core.evaluate.chinatravel.case import ChinaTravelCase, clock
from core.evaluate.chinatravel.document import Aborted, WrittenActivity, WrittenItem, clock_minutes, shown
from core.model.report import Violation
from core.text import Text

_NEXT_DAY = "次日"


def check_time(case: ChinaTravelCase) -> Iterator[Violation]:
    """Judge that activities have times, end after they start, and start after arrival; ends where a time is missing.

    Two activities that overlap are no violation here, nor is transport that leaves too early: see suite `common_sense`.
    """
    for activity in case.itinerary.activities():
        if not (activity.has("start_time") and activity.has("end_time")):
            message = Text("没有写明开始和结束时间", "it has no start and end time")
            yield Violation("time.duration", message, activity.where)
            return
        starts, ends = _minutes(activity, "start_time"), _minutes(activity, "end_time")
        if starts >= ends and activity.read("type") not in ("train", "airplane"):
            message = Text(
                f"{clock(starts)} 开始，{clock(ends)} 就结束",
                f"it starts at {clock(starts)} but ends at {clock(ends)}",
            )
            yield Violation(
                code="time.order",
                message=message,
                where=activity.where,
                observed=clock(ends),
                allowed=clock(starts),
            )
        if activity.has("transports") and activity.legs():
            yield from _check_arrival(activity, starts)


def _check_arrival(activity: WrittenActivity, starts: int) -> Iterator[Violation]:
    first, last = activity.legs()[0], activity.legs()[-1]
    # a departure that cannot be read ends the check
    _minutes(first, "start_time")
    arrives = _minutes(last, "end_time")
    if arrives > starts:
        message = Text(
            f"{clock(arrives)} 才到达，活动 {clock(starts)} 就开始",
            f"arrival is at {clock(arrives)} but it starts at {clock(starts)}",
        )
        yield Violation(
            code="time.order",
            message=message,
            where=activity.where,
            observed=clock(arrives),
            allowed=clock(starts),
        )


def _minutes(item: WrittenItem, key: str) -> int:
    """Minutes since midnight; the prefix for "next day" adds no day. Raises Aborted where it is no clock time."""
    value = item.read(key)
    minutes = clock_minutes(value.replace(_NEXT_DAY, "") if isinstance(value, str) else value)
    if minutes is None:
        raise Aborted(
            item.where, f"{key} {shown(value)} 不是时间", f"{key} {shown(value)} is not a clock time"
        )
    return minutes
