"""Opening hours, as attractions and restaurants share them."""

from core.evaluate.chinatravel.case import clock
from core.model.report import Violation, Where
from core.sandbox.places import Attraction, Restaurant, hours_of
from core.text import Text


def outside_hours(
    code: str, where: Where, place: Attraction | Restaurant, starts: int, ends: int, what: Text
) -> Violation | None:
    """A violation where a stay from `starts` to `ends` does not lie within the opening hours (ends included).

    A place that closes at or before its opening time closes after midnight, and the plan must write those hours past 24.
    `what` is the stay's noun, such as "visit".
    """
    opens, closes = hours_of(place)
    english = place.name_en or place.name
    if starts < opens:
        message = Text(
            f"{place.name} {clock(opens)} 才开门，计划 {clock(starts)} 就开始",
            f"{english} opens at {clock(opens)} but the {what.en} starts at {clock(starts)}",
        )
        return Violation(
            code=code, message=message, where=where, observed=clock(starts), allowed=clock(opens)
        )
    if ends > closes:
        message = Text(
            f"{place.name} {clock(closes)} 关门，计划 {clock(ends)} 才结束",
            f"{english} closes at {clock(closes)} but the {what.en} ends at {clock(ends)}",
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
