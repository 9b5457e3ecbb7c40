"""The tool `goto` as ChinaTravel's release answers it: legs with clock times, or the text of a refusal."""

import re
from typing import TypedDict

from core.errors import InputError
from core.model.mode import Mode
from core.sandbox.city import City

BAD_MODE = "only support transport_type in ['walk','metro','taxi']"
NO_SOLUTION = "No solution"
_CLOCK = re.compile(r"([0-9]{1,2}):([0-5][0-9])")
_MODES: dict[str, Mode] = {"walk": "walk", "metro": "metro", "taxi": "taxi"}


class GotoLeg(TypedDict):
    """A leg as the tool tells it; `cost` CNY per person (metro) or per car (taxi), `distance` km."""

    start: str
    end: str
    mode: Mode
    start_time: str
    end_time: str
    cost: float
    distance: float


def read_clock(text: str) -> int:
    """Minutes since midnight of `9:05`, `09:05` or `24:30`. Raises InputError otherwise."""
    match = _CLOCK.fullmatch(text)
    if match is None:
        raise InputError(f"时间 {text!r} 不是 HH:MM，请改正", f"the time {text!r} is not HH:MM: correct it")
    return int(match[1]) * 60 + int(match[2])


def goto(city: City, start: str, end: str, start_time: str, mode: str) -> list[GotoLeg] | str:
    """The legs of a trip that leaves at a time, or `BAD_MODE` or `NO_SOLUTION`.

    The first start time is given back as it was written; all others have two digits and run past midnight (`24:30`).
    Raises UnknownPlaceError for a place that the city does not have, InputError for a malformed time.
    """
    known = _MODES.get(mode)
    if known is None:
        return BAD_MODE
    way = city.network.go(start, end, known)
    if way is None:
        return NO_SOLUTION
    now, begins = read_clock(start_time), start_time
    legs: list[GotoLeg] = []
    for leg in way:
        now += leg.minutes
        ends = f"{now // 60:02d}:{now % 60:02d}"
        legs.append(
            {
                "start": leg.start,
                "end": leg.end,
                "mode": leg.mode,
                "start_time": begins,
                "end_time": ends,
                "cost": leg.price,
                "distance": leg.distance,
            }
        )
        begins = ends
    return legs
