"""Trains and flights between the cities: the first activity of the trip and its last one (Table 5, cross-city)."""

from collections.abc import Iterator
from typing import NamedTuple

from core.evaluate.chinatravel.case import TICKETS, ChinaTravelCase, amount, clock, whole_family, wrong_cost
from core.evaluate.chinatravel.codes import FAMILIES
from core.evaluate.chinatravel.document import Aborted, WrittenActivity, shown
from core.model.report import Violation, Where
from core.sandbox.places import Service, ServiceKind
from core.text import Name, Text, sentence

_ALL = FAMILIES["intercity"]
_RIDE = tuple(code for code in _ALL if code != "intercity.missing")


class _Journey(NamedTuple):
    """A ride of the plan and the cities that it must join."""

    ride: WrittenActivity
    origin: str
    destination: str


def check_intercity(case: ChinaTravelCase) -> Iterator[Violation]:
    """Judge how the trip begins and ends. Rides in between are not looked at."""
    days = case.itinerary.read()
    if not days:
        raise Aborted(Where(), "行程没有任何一天", "the itinerary has no day")
    first_day, last_day = days[0].read(), days[-1].read()
    if not first_day or not last_day:
        day = days[0] if not first_day else days[-1]
        yield from _missing(Where(day.number), Text("这一天没有活动", "the day has no activities"))
        return
    there = _Journey(first_day[0], case.start_city, case.target_city)
    back = _Journey(last_day[-1], case.target_city, case.start_city)
    for ride, reason in (
        (there.ride, Text("第一项活动不是火车或飞机", "the first activity is not a train or flight")),
        (back.ride, Text("最后一项活动不是火车或飞机", "the last activity is not a train or flight")),
    ):
        if not (ride.has("TrainID") or ride.has("FlightID")):
            yield from _missing(ride.where, reason)
            return
    for journey in (there, back):
        fault = _not_a_ride(journey.ride)
        if fault:
            yield from whole_family(Violation("intercity.unavailable", fault, journey.ride.where), _RIDE)
            return
        yield from _check_ride(case, journey)


def _missing(where: Where, reason: Text) -> Iterator[Violation]:
    return whole_family(Violation("intercity.missing", reason, where), _ALL)


def _not_a_ride(ride: WrittenActivity) -> Text | None:
    kind = ride.read("type")
    if kind not in ("train", "airplane"):
        return Text(
            f"类型 {shown(kind)} 不是 train 或 airplane",
            f"its type {shown(kind)} is neither train nor airplane",
        )
    if not (ride.has("start") and ride.has("end")):
        return Text("没有写明出发站和到达站", "it does not say from which station to which")
    return None


def _check_ride(case: ChinaTravelCase, journey: _Journey) -> Iterator[Violation]:
    service = _service(case, journey)
    if service is None:
        ride = journey.ride
        number = shown(ride.get(_number_key(ride.read("type"))))
        start, end = shown(ride.read("start")), shown(ride.read("end"))
        reason = sentence(
            "{origin}到{destination}没有从{start}到{end}的 {number}",
            "there is no {number} from {start} to {end} between {origin} and {destination}",
            origin=Name(journey.origin),
            destination=Name(journey.destination),
            start=Name(start),
            end=Name(end),
            number=number,
        )
        yield from whole_family(Violation("intercity.unavailable", reason, ride.where), _RIDE)
        return
    yield from _information(journey.ride, service)
    price, tickets, cost = (journey.ride.number(key) for key in ("price", "tickets", "cost"))
    fault = wrong_cost("intercity.cost", journey.ride.where, cost, price, tickets, TICKETS)
    if fault:
        yield fault


def _service(case: ChinaTravelCase, journey: _Journey) -> Service | None:
    kind: ServiceKind = "train" if journey.ride.read("type") == "train" else "airplane"
    number = journey.ride.text(_number_key(kind))
    start, end = journey.ride.text("start"), journey.ride.text("end")
    if number is None or start is None or end is None:
        return None
    return case.sandbox.find_service(journey.origin, journey.destination, kind, number, start, end)


def _number_key(kind: object) -> str:
    return "TrainID" if kind == "train" else "FlightID"


def _information(ride: WrittenActivity, service: Service) -> Iterator[Violation]:
    code, number = "intercity.information", service.number
    for key, minutes, zh, en in (
        ("start_time", service.departs, "出发", "leaves"),
        ("end_time", service.arrives, "到达", "arrives"),
    ):
        planned, due = ride.get(key), clock(minutes)
        if planned != due:
            said = (
                Text("没写", "does not say")
                if planned is None
                else Text(f"写 {shown(planned)}", f"says {shown(planned)}")
            )
            yield Violation(
                code=code,
                message=Text(
                    f"{number} {due} {zh}，计划{said.zh}", f"{number} {en} at {due} but the plan {said.en}"
                ),
                where=ride.where,
                observed=None if planned is None else shown(planned),
                allowed=due,
            )
    price = ride.number("price")
    if price != service.price:
        said = (
            Text("没写", "does not say")
            if price is None
            else Text(f"写 ¥{amount(price)}", f"says ¥{amount(price)}")
        )
        yield Violation(
            code=code,
            message=Text(
                f"{number} 票价 ¥{amount(service.price)}，计划{said.zh}",
                f"{number} costs ¥{amount(service.price)} but the plan {said.en}",
            ),
            where=ride.where,
            observed=price,
            allowed=service.price,
        )
