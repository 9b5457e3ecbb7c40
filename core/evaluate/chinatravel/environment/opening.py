"""Opening hours, as attractions and restaurants share them."""

from core.evaluate.chinatravel.case import ChinaTravelCase, clock
from core.evaluate.chinatravel.document import WrittenActivity
from core.model.report import Violation, Where
from core.sandbox.places import Attraction, Restaurant, hours_of
from core.text import Text


def check_opening(
    code: str, case: ChinaTravelCase, activity: WrittenActivity, place: Attraction | Restaurant, what: Text
) -> Violation | None:
    """A violation where a stay does not lie within the opening hours (ends included), or says no hours.

    A place that closes at or before its opening time closes after midnight, and the plan must write those hours past 24.
    `what` is the stay's noun, such as "visit".
    """
    starts, ends, where = activity.clock("start_time"), activity.clock("end_time"), activity.where
    if starts is None or ends is None:
        return no_schedule(code, where, what)
    opens, closes = hours_of(place)
    if starts < opens:
        name = case.name_of(place)
        message = Text(
            f"{name.zh} {clock(opens)} 才开门，计划 {clock(starts)} 就开始",
            f"{name.en} opens at {clock(opens)} but the {what.en} starts at {clock(starts)}",
        )
        return Violation(
            code=code, message=message, where=where, observed=clock(starts), allowed=clock(opens)
        )
    if ends > closes:
        name = case.name_of(place)
        message = Text(
            f"{name.zh} {clock(closes)} 关门，计划 {clock(ends)} 才结束",
            f"{name.en} closes at {clock(closes)} but the {what.en} ends at {clock(ends)}",
        )
        return Violation(code=code, message=message, where=where, observed=clock(ends), allowed=clock(closes))
    return None


def no_schedule(code: str, where: Where, what: Text) -> Violation:
    """The violation of a stay whose times cannot be read."""
    return Violation(
        code,
        Text(
            f"{what.zh}的起止时间缺失或无法识别", f"the {what.en} has no start and end time that can be read"
        ),
        where,
    )
