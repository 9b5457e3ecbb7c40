"""Ways: metro hours, speed, long walks, margins before services, and that there is one."""

from collections.abc import Iterator

from core.evaluate.common_sense.rules import FASTEST, threshold
from core.evaluate.timeline import Placed, neighbours
from core.model.clock import Clock
from core.model.report import Violation, Where
from core.sandbox.city import City
from core.sandbox.network import METRO_HOURS, geodesic_km
from core.text import Name, Text, sentence

# km: below it a minute more or less makes any speed
_A_FEW_STEPS = 0.5


def check_legs(placed: tuple[Placed, ...]) -> Iterator[Violation]:
    """`transfer.metro_closed` and `transfer.long_walk`."""
    opens, closes = METRO_HOURS
    longest = threshold("transfer.long_walk")
    for one in placed:
        for number, leg in enumerate(one.activity.transports, start=1):
            if leg.mode == "metro" and (leg.start_time.minutes < opens or leg.end_time.minutes > closes):
                message = Text(
                    f"{leg.start_time} 到 {leg.end_time} 地铁停运",
                    f"no metro runs from {leg.start_time} to {leg.end_time}",
                )
                yield Violation(
                    code="transfer.metro_closed",
                    message=message,
                    where=_on_leg(one, number),
                    observed=str(leg.start_time),
                    allowed=f"{Clock(opens)}-{Clock(closes)}",
                )
            if leg.mode == "walk" and leg.distance > longest:
                message = sentence(
                    "从{start}步行 {km:.1f} 公里到{end}",
                    "a walk of {km:.1f} km from {start} to {end}",
                    start=Name(leg.start),
                    end=Name(leg.end),
                    km=leg.distance,
                )
                yield Violation(
                    code="transfer.long_walk",
                    message=message,
                    where=_on_leg(one, number),
                    observed=leg.distance,
                    allowed=longest,
                )


def _on_leg(one: Placed, number: int) -> Where:
    return Where(one.where.day, one.where.activity, number)


def check_speed(placed: tuple[Placed, ...]) -> Iterator[Violation]:
    """`transfer.speed`, of ways longer than a few steps."""
    for one in placed:
        for number, leg in enumerate(one.activity.transports, start=1):
            if leg.distance <= _A_FEW_STEPS:
                continue
            minutes = max(1, leg.end_time - leg.start_time)
            speed, fastest = leg.distance / minutes * 60, FASTEST[leg.mode]
            if speed > fastest:
                message = sentence(
                    "{minutes} 分钟走 {km:.1f} 公里（{start}到{end}）",
                    "{km:.1f} km in {minutes} minutes from {start} to {end}",
                    minutes=minutes,
                    km=leg.distance,
                    start=Name(leg.start),
                    end=Name(leg.end),
                )
                yield Violation(
                    code="transfer.speed",
                    message=message,
                    where=_on_leg(one, number),
                    observed=round(speed),
                    allowed=fastest,
                )


def check_ways(placed: tuple[Placed, ...], city: City) -> Iterator[Violation]:
    """`transfer.missing`, between neighbours whose places the city knows."""
    farthest = threshold("transfer.missing")
    for before, after in neighbours(placed):
        here, there = before.activity.ends_at, after.activity.begins_at
        if after.activity.transports or here == there or not (here in city.network and there in city.network):
            continue
        km = geodesic_km(city.network.position(here), city.network.position(there))
        if km > farthest:
            message = sentence(
                "从{here}到{there}没有交通",
                "no way from {here} to {there}",
                here=Name(here),
                there=Name(there),
            )
            yield Violation(
                code="transfer.missing",
                message=message,
                where=after.where,
                observed=round(km, 1),
                allowed=farthest,
            )


def check_margins(placed: tuple[Placed, ...]) -> Iterator[Violation]:
    """`transfer.train_margin` and `transfer.flight_margin`, for services that something comes before."""
    for before, after in neighbours(placed):
        if after.activity.type != "train" and after.activity.type != "airplane":
            continue
        code = "transfer.train_margin" if after.activity.type == "train" else "transfer.flight_margin"
        ready = after.arrives if after.activity.transports else before.end
        margin, allowed = after.start - ready, threshold(code)
        if margin < allowed:
            yield Violation(
                code,
                sentence(
                    "{number} 开车或起飞前 {margin} 分钟才到{station}",
                    "at {station} only {margin} minutes before {number} leaves",
                    number=after.activity.number,
                    margin=margin,
                    station=Name(after.activity.start),
                ),
                after.where,
                observed=margin,
                allowed=allowed,
            )
