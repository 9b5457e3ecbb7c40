"""Metro hours, margins before services, long walks."""

from collections.abc import Iterator

from core.evaluate.common_sense.rules import METRO_HOURS, threshold
from core.evaluate.timeline import Placed, neighbours
from core.model.clock import Clock
from core.model.plan import Flight, Train
from core.model.report import Violation, Where
from core.text import Text


def check_legs(placed: tuple[Placed, ...]) -> Iterator[Violation]:
    """`transfer.metro_closed` and `transfer.long_walk`."""
    opens, closes = Clock(METRO_HOURS[0]), Clock(METRO_HOURS[1])
    longest = threshold("transfer.long_walk")
    for one in placed:
        for number, leg in enumerate(one.activity.transports, start=1):
            where = Where(one.where.day, one.where.activity, number)
            if leg.mode == "metro" and (leg.start_time < opens or leg.end_time > closes):
                message = Text(
                    f"{leg.start_time} 到 {leg.end_time} 地铁停运",
                    f"no metro runs from {leg.start_time} to {leg.end_time}",
                )
                yield Violation(
                    "transfer.metro_closed", message, where, str(leg.start_time), f"{opens}-{closes}"
                )
            if leg.mode == "walk" and leg.distance > longest:
                message = Text(
                    f"从{leg.start}步行 {leg.distance:.1f} 公里到{leg.end}",
                    f"a walk of {leg.distance:.1f} km from {leg.start} to {leg.end}",
                )
                yield Violation("transfer.long_walk", message, where, leg.distance, longest)


def check_margins(placed: tuple[Placed, ...]) -> Iterator[Violation]:
    """`transfer.train_margin` and `transfer.flight_margin`, for services that something comes before."""
    for before, after in neighbours(placed):
        if not isinstance(after.activity, Train | Flight):
            continue
        code = "transfer.train_margin" if isinstance(after.activity, Train) else "transfer.flight_margin"
        ready = after.arrives if after.activity.transports else before.end
        margin, allowed = after.start - ready, threshold(code)
        if margin < allowed:
            yield Violation(
                code,
                Text(
                    f"{after.activity.number} 开车或起飞前 {margin} 分钟才到{after.activity.start}",
                    f"at {after.activity.start} only {margin} minutes before {after.activity.number} leaves",
                ),
                after.where,
                observed=margin,
                allowed=allowed,
            )
