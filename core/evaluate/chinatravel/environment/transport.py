"""Ways inside the city, held against the sandbox's own (Table 5, inner-city transportation)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from core.errors import UnknownPlaceError
from core.evaluate.chinatravel.case import (
    TICKETS,
    ChinaTravelCase,
    amount,
    clock,
    differs,
    whole_family,
    wrong_cost,
)
from core.evaluate.chinatravel.codes import FAMILIES
from core.evaluate.chinatravel.document import WrittenActivity, WrittenItem, clock_minutes, shown
from core.model.plan import Mode
from core.model.report import Violation
from core.sandbox.network import Leg
from core.text import Name, Text, sentence

_ALL = FAMILIES["transport"]
_METRO_MODES: tuple[Mode, ...] = ("walk", "metro", "walk")
_CARS = Text("辆车", "cars")
_MODES = {"walk": Text("步行", "walk"), "metro": Text("地铁", "metro"), "taxi": Text("出租车", "taxi")}


class _TimedLeg(NamedTuple):
    """A leg as the sandbox has it, with the clock texts of its ends."""

    leg: Leg
    leaves: str
    arrives: str


def check_transport(case: ChinaTravelCase) -> Iterator[Violation]:
    """Judge every way between two activities."""
    for activity in case.itinerary.activities():
        if activity.has("transports") and activity.legs():
            yield from _check_way(case, activity)


def _check_way(case: ChinaTravelCase, activity: WrittenActivity) -> Iterator[Violation]:
    legs = activity.legs()
    if absent := _absent_keys(legs):
        names = ", ".join(absent)
        yield from _nothing_holds(activity, Text(f"交通缺少 {names}", f"the transport has no {names}"))
    start, end, leaves = legs[0].read("start"), legs[-1].read("end"), legs[0].read("start_time")
    mode = _mode(legs)
    if mode is None:
        yield from _nothing_holds(activity, _no_such_way(legs))
        return
    departs = clock_minutes(leaves)
    if departs is None:
        reason = Text(
            f"出发时间 {shown(leaves)} 无法识别", f"the departure time {shown(leaves)} cannot be read"
        )
        yield from _nothing_holds(activity, reason)
        return
    try:
        found = case.city.network.go(str(start), str(end), mode)
    except UnknownPlaceError as error:
        yield from _nothing_holds(activity, error.text)
        return
    if found is None:
        yield from _no_metro(activity, str(start), str(end))
    else:
        yield from _compare(legs, _timed(found, str(leaves), departs))
    yield from _check_modes(legs, mode)
    yield from _check_costs(legs)


def _absent_keys(legs: Sequence[WrittenItem]) -> tuple[str, ...]:
    needed = ((legs[0], "start"), (legs[0], "start_time"), (legs[-1], "end"), (legs[-1], "end_time"))
    return tuple(key for leg, key in needed if not leg.has(key))


def _no_such_way(legs: Sequence[WrittenItem]) -> Text:
    modes = [shown(leg.get("mode")) for leg in legs[:5]]
    return Text(
        f"{len(legs)} 段（{'、'.join(modes)}）不是步行、出租车（各一段）或地铁（步行、地铁、步行三段）",
        f"{len(legs)} legs ({', '.join(modes)}) are neither a walk or taxi (one leg) nor a metro ride (walk, metro, walk)",
    )


def _nothing_holds(activity: WrittenActivity, reason: Text) -> Iterator[Violation]:
    return whole_family(Violation("transport.unavailable", reason, activity.where), _ALL)


def _mode(legs: Sequence[WrittenItem]) -> Mode | None:
    """Three legs are a metro ride, one leg goes by its own mode; None for any other form. Raises Aborted without a mode."""
    if len(legs) == 3:
        return "metro"
    if len(legs) != 1:
        return None
    mode = legs[0].read("mode")
    return "walk" if mode == "walk" else "taxi" if mode == "taxi" else None


def _timed(legs: Sequence[Leg], leaves: str, departs: int) -> Iterator[_TimedLeg]:
    for leg in legs:
        departs += leg.minutes
        arrives = clock(departs)
        yield _TimedLeg(leg, leaves, arrives)
        leaves = arrives


def _no_metro(activity: WrittenActivity, start: str, end: str) -> Iterator[Violation]:
    reason = sentence(
        "{start} 和 {end} 最近的地铁站是同一个，没有地铁路线",
        "{start} and {end} have the same nearest metro station: there is no metro ride",
        start=Name(start),
        end=Name(end),
    )
    yield Violation("transport.unavailable", reason, activity.where)
    yield Violation("transport.information", reason, activity.where)


def _compare(legs: Sequence[WrittenItem], found: Iterator[_TimedLeg]) -> Iterator[Violation]:
    for item, (leg, leaves, arrives) in zip(legs, found, strict=True):
        if item.get("start") != leg.start or item.get("end") != leg.end:
            yield _differing(
                "transport.unavailable", item, leg, given=_ends(item), due=_way(leg.start, leg.end)
            )
        if item.get("start_time") != leaves or item.get("end_time") != arrives:
            yield _differing(
                "transport.information", item, leg, given=_times(item), due=_span(leaves, arrives)
            )
        price = Text(f"¥{amount(leg.price)}", f"¥{amount(leg.price)}")
        distance = Text(f"{amount(leg.distance)} 公里", f"{amount(leg.distance)} km")
        for key, due, told in (("price", leg.price, price), ("distance", leg.distance, distance)):
            given = item.number(key)
            if given is None or differs(given, due):
                yield _wrong_amount(item, leg, key, due, told)


def _differing(code: str, item: WrittenItem, leg: Leg, *, given: Text, due: Text) -> Violation:
    message = sentence(
        "{mode}应为 {due}，计划写 {given}",
        "the {mode} is {due} but the plan says {given}",
        mode=_MODES[leg.mode],
        due=due,
        given=given,
    )
    return Violation(code=code, message=message, where=item.where, observed=given.zh, allowed=due.zh)


def _ends(item: WrittenItem) -> Text:
    return _way(_stated(item, "start"), _stated(item, "end"))


def _way(start: str, end: str) -> Text:
    return sentence("{start} → {end}", "{start} → {end}", start=Name(start), end=Name(end))


def _times(item: WrittenItem) -> Text:
    return _span(_stated(item, "start_time"), _stated(item, "end_time"))


def _span(leaves: str, arrives: str) -> Text:
    return Text(f"{leaves}-{arrives}", f"{leaves}-{arrives}")


def _stated(item: WrittenItem, key: str) -> str:
    """What a leg says, or a question mark."""
    given = item.get(key)
    return "?" if given is None else shown(given)


def _wrong_amount(item: WrittenItem, leg: Leg, key: str, due: float, told: Text) -> Violation:
    given, what = item.get(key), Text({"price": "价格", "distance": "距离"}[key], key)
    said = "?" if given is None else shown(given)
    message = sentence(
        "{start} 到 {end} 的{what}为 {due}，计划写 {said}",
        "the {what} from {start} to {end} is {due} but the plan says {said}",
        start=Name(leg.start),
        end=Name(leg.end),
        what=what,
        due=told,
        said=said,
    )
    return Violation(
        code="transport.information", message=message, where=item.where, observed=said, allowed=due
    )


def _check_modes(legs: Sequence[WrittenItem], mode: Mode) -> Iterator[Violation]:
    due_modes = _METRO_MODES if mode == "metro" else (mode,)
    for item, due in zip(legs, due_modes, strict=True):
        given = item.read("mode")
        if given != due:
            message = Text(
                f"地铁行程的这一段应为{_MODES[due].zh}，计划写 {shown(given)}",
                f"this leg of a metro ride is a {_MODES[due].en} but the plan says {shown(given)}",
            )
            yield Violation(
                code="transport.unavailable",
                message=message,
                where=item.where,
                observed=shown(given),
                allowed=due,
            )


def _check_costs(legs: Sequence[WrittenItem]) -> Iterator[Violation]:
    """Costs by each leg's own mode; a taxi inside a metro ride is wrong already and has no cost to hold it against."""
    for item in legs:
        mode, cost, price = item.read("mode"), item.number("cost"), item.number("price")
        if mode == "walk" and cost != 0:
            yield _walk_cost(item, cost)
            continue
        fault = None
        if mode == "metro":
            fault = wrong_cost("transport.cost", item.where, cost, price, item.number("tickets"), TICKETS)
        elif mode == "taxi" and len(legs) == 1:
            fault = wrong_cost("transport.cost", item.where, cost, price, item.number("cars"), _CARS)
        if fault:
            yield fault


def _walk_cost(item: WrittenItem, cost: float | None) -> Violation:
    said = "?" if cost is None else amount(cost)
    message = Text(f"步行不花钱，计划写 ¥{said}", f"walking is free but the plan says ¥{said}")
    return Violation(code="transport.cost", message=message, where=item.where, observed=cost, allowed=0.0)
