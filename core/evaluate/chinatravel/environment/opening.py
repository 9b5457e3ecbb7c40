"""Opening hours, as attractions and restaurants share them."""

from core.evaluate.chinatravel.case import clock
from core.evaluate.chinatravel.document import WrittenActivity
from core.model.report import Violation, Where
from core.sandbox.places import Attraction, Restaurant, hours_of
from core.text import Name, Text, sentence


def check_opening(
    code: str, activity: WrittenActivity, place: Attraction | Restaurant, what: Text
) -> Violation | None:
    """A violation where a stay does not lie within the opening hours (ends included), or says no hours.

    A place that closes at or before its opening time closes after midnight, and the plan must write those hours past 24.
    `what` is the stay's noun, such as "visit".
    """
    starts, ends, where = activity.clock("start_time"), activity.clock("end_time"), activity.where
    if starts is None or ends is None:
        return no_schedule(code, where, what)
    name, (opens, closes) = Name(place.name), hours_of(place)
    if starts < opens:
        message = sentence(
            "{name} {opens} 才开门，计划 {starts} 就开始",
            "{name} opens at {opens} but the {what} starts at {starts}",
            name=name,
            opens=clock(opens),
            what=what,
            starts=clock(starts),
        )
        return Violation(
            code=code, message=message, where=where, observed=clock(starts), allowed=clock(opens)
        )
    if ends > closes:
        message = sentence(
            "{name} {closes} 关门，计划 {ends} 才结束",
            "{name} closes at {closes} but the {what} ends at {ends}",
            name=name,
            closes=clock(closes),
            what=what,
            ends=clock(ends),
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
