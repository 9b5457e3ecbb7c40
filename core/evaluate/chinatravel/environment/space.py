"""Order in space (Table 5, space)."""

from collections.abc import Iterator

from core.evaluate.chinatravel.case import ChinaTravelCase
from core.evaluate.chinatravel.document import WrittenActivity, shown
from core.model.report import Violation
from core.text import Name, Text, sentence

_CODE = "space.disconnected"


def check_space(case: ChinaTravelCase) -> Iterator[Violation]:
    """Judge that every change of place has transport from the one place to the other, over day borders too."""
    previous: WrittenActivity | None = None
    for activity in case.itinerary.activities():
        if not (activity.has("position") or activity.has("start")):
            yield Violation(_CODE, Text("没有写明地点", "it does not say where it is"), activity.where)
            continue
        if not activity.has("transports"):
            yield Violation(_CODE, Text("缺少 transports", "transports is missing"), activity.where)
        if previous is not None:
            yield from _check_way(previous, activity)
        previous = activity


def _check_way(previous: WrittenActivity, activity: WrittenActivity) -> Iterator[Violation]:
    left = previous.read("position" if previous.has("position") else "end")
    reached = activity.read("position" if activity.has("position") else "start")
    if left == reached:
        return
    legs = activity.legs()
    if not legs:
        message = sentence(
            "从 {left} 到 {reached} 没有交通",
            "there is no transport from {left} to {reached}",
            left=_named(left),
            reached=_named(reached),
        )
        yield Violation(_CODE, message, activity.where)
        return
    start, end = legs[0].read("start"), legs[-1].read("end")
    if start != left:
        yield _apart(
            activity,
            start,
            left,
            "人在 {due}，交通却从 {given} 出发",
            "the traveller is at {due} but the transport starts at {given}",
        )
    if end != reached:
        yield _apart(
            activity,
            end,
            reached,
            "活动在 {due}，交通却到 {given}",
            "the activity is at {due} but the transport ends at {given}",
        )


def _apart(activity: WrittenActivity, given: object, due: object, zh: str, en: str) -> Violation:
    """The violation of transport that begins or ends elsewhere than it is due, as two patterns say."""
    return Violation(
        code=_CODE,
        message=sentence(zh, en, given=_named(given), due=_named(due)),
        where=activity.where,
        observed=shown(given),
        allowed=shown(due),
    )


def _named(place: object) -> Name:
    """A place as the plan has it."""
    return Name(shown(place))
