"""Order in space (Table 5, space)."""

from collections.abc import Iterator

from core.evaluate.chinatravel.case import Case
from core.evaluate.chinatravel.document import Activity, shown
from core.model.report import Violation
from core.text import Text

_CODE = "space.disconnected"


def check_space(case: Case) -> Iterator[Violation]:
    """Judge that every change of place has transport from the one place to the other, over day borders too."""
    previous: Activity | None = None
    for activity in case.itinerary.activities():
        if not (activity.has("position") or activity.has("start")):
            yield Violation(_CODE, Text("没有写明地点", "it does not say where it is"), activity.where)
            continue
        if not activity.has("transports"):
            yield Violation(_CODE, Text("缺少 transports", "transports is missing"), activity.where)
        if previous is not None:
            yield from _check_way(previous, activity)
        previous = activity


def _check_way(previous: Activity, activity: Activity) -> Iterator[Violation]:
    left = previous.read("position" if previous.has("position") else "end")
    reached = activity.read("position" if activity.has("position") else "start")
    if left == reached:
        return
    legs = activity.legs()
    if not legs:
        message = Text(
            f"从 {shown(left)} 到 {shown(reached)} 没有交通",
            f"there is no transport from {shown(left)} to {shown(reached)}",
        )
        yield Violation(_CODE, message, activity.where)
        return
    start, end = legs[0].read("start"), legs[-1].read("end")
    if start != left:
        message = Text(
            f"人在 {shown(left)}，交通却从 {shown(start)} 出发",
            f"the traveller is at {shown(left)} but the transport starts at {shown(start)}",
        )
        yield Violation(_CODE, message, activity.where, shown(start), shown(left))
    if end != reached:
        message = Text(
            f"活动在 {shown(reached)}，交通却到 {shown(end)}",
            f"the activity is at {shown(reached)} but the transport ends at {shown(end)}",
        )
        yield Violation(_CODE, message, activity.where, shown(end), shown(reached))
