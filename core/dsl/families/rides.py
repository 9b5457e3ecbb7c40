"""Trains and flights between the cities."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Literal

import numpy as np

from core.arrays import Bools
from core.dsl.families.demands import RideChoices
from core.dsl.families.family import Beginning, Family, always
from core.dsl.families.fields import ClockTime, OneOf, SomeOf
from core.dsl.families.holes import are_texts
from core.dsl.families.kinds import RULES
from core.dsl.normal.shape import Blanks, Shape
from core.dsl.normal.values import Atom
from core.dsl.normal.words import EITHER_MODE, MODES, modes
from core.model.clock import Clock
from core.sandbox.places import Service
from core.text import Text

Ride = Literal["train", "airplane"]
RideWay = Literal["out", "back"]
"""There or home."""
RideEnd = Literal["departs", "arrives"]
TimeBound = Literal["latest", "earliest"]

_RIDES = ("train", "airplane")
_OPTIONS: Mapping[str, Text] = {ride: MODES[ride] for ride in _RIDES}


@dataclass(frozen=True, slots=True)
class IntercityModes(Atom):
    """The trains and flights of the trip are of exactly these modes."""

    modes: frozenset[Ride]


@dataclass(frozen=True, slots=True)
class OutAndBack(Atom):
    """The trip begins with a ride from the start city and ends with one from the target city, by these modes.

    `rule` is `any` (the ride out is by one of `out`, the ride back by one of `back`) or `none` (by none of them).
    """

    rule: Literal["any", "none"]
    out: frozenset[Ride]
    back: frozenset[Ride]


@dataclass(frozen=True, slots=True)
class RideTime(Atom):
    """When the ride there (`out`) or back departs or arrives: at that clock time at the latest or at the earliest."""

    way: RideWay
    moment: RideEnd
    bound: TimeBound
    time: str


def _are_rides(value: Any) -> bool:
    return are_texts(value) and value <= frozenset(_RIDES)


_MODES_SHAPE = Shape(
    """
_found = set()
for _activity in allactivities(plan):
    if activity_type(_activity) in ['airplane', 'train']:
        _found.add(intercity_transport_type(_activity))
result = MODES == _found
""",
    lambda values: IntercityModes(values["MODES"]) if _are_rides(values["MODES"]) else None,
    lambda atom: {"MODES": atom.modes},
)


def _out_and_back(rule: Literal["any", "none"], sign: str) -> Shape:
    pattern = f"""
result = False
if allactivities(plan)[0]['type'] {sign} OUT and intercity_transport_origin(allactivities(plan)[0]) == start_city(plan) and allactivities(plan)[-1]['type'] {sign} BACK and intercity_transport_origin(allactivities(plan)[-1]) == target_city(plan):
    result = True
"""

    def read(values: Blanks) -> Atom | None:
        fits = _are_rides(values["OUT"]) and _are_rides(values["BACK"])
        return OutAndBack(rule, values["OUT"], values["BACK"]) if fits else None

    return Shape(
        pattern, read, lambda atom: {"OUT": atom.out, "BACK": atom.back} if atom.rule == rule else None
    )


def _ride_times() -> Iterator[Shape]:
    moments = {"departs": "activity_start_time", "arrives": "activity_end_time"}
    bounds = {"latest": "<=", "earliest": ">="}
    for way, moment, bound in product(("out", "back"), moments, bounds):
        city = "start_city" if way == "out" else "target_city"
        yield _ride_time(way, moment, bound, city, moments[moment], bounds[bound])


def _ride_time(way: Any, moment: Any, bound: Any, city: str, function: str, sign: str) -> Shape:
    pattern = f"""
_time = START
for _activity in allactivities(plan):
    if activity_type(_activity) in ['airplane', 'train'] and intercity_transport_origin(_activity) == {city}(plan):
        _time = {function}(_activity)
result = _time {sign} TIME
"""

    def read(values: Blanks) -> Atom | None:
        # a start of 0 makes a trip without the ride fail, as comparing it with a text does
        fits = isinstance(values["TIME"], str) and values["START"] == 0
        return RideTime(way=way, moment=moment, bound=bound, time=values["TIME"]) if fits else None

    def write(atom: Any) -> Blanks | None:
        fits = (atom.way, atom.moment, atom.bound) == (way, moment, bound)
        return {"START": 0, "TIME": atom.time} if fits else None

    return Shape(pattern, read, write)


def _modes_said(atom: IntercityModes) -> Text:
    said = modes(atom.modes)
    return Text(f"城际交通只乘{said.zh}", f"Between the cities only by {said.en}")


def _out_and_back_said(atom: OutAndBack) -> Text:
    out, back = modes(atom.out, EITHER_MODE), modes(atom.back, EITHER_MODE)
    negated = Text("不", "no ") if atom.rule == "none" else Text("", "")
    if atom.out == atom.back:
        return Text(
            f"往返都{negated.zh}乘{out.zh}",
            f"{(negated.en + out.en).capitalize()} {'either way' if negated.en else 'both ways'}",
        )
    return Text(
        f"去程{negated.zh}乘{out.zh}，返程{negated.zh}乘{back.zh}",
        f"{(negated.en + out.en).capitalize()} there, {negated.en}{back.en} back",
    )


def _time_said(atom: RideTime) -> Text:
    which = Text("去程", "there") if atom.way == "out" else Text("返程", "back")
    does = Text("出发", "departs") if atom.moment == "departs" else Text("到达", "arrives")
    limit = Text("不晚于", "at the latest") if atom.bound == "latest" else Text("不早于", "at the earliest")
    return Text(
        f"{which.zh}{limit.zh} {atom.time} {does.zh}",
        f"The ride {which.en} {does.en} at {atom.time} {limit.en}",
    )


def _of(services: Sequence[Service], kinds: Collection[str]) -> Bools:
    return np.array([service.kind in kinds for service in services])


def _modes_met(atom: IntercityModes, rides: RideChoices) -> Bools:
    out, back = _of(rides.outbound, atom.modes)[:, None], _of(rides.inbound, atom.modes)
    differ = _of(rides.outbound, {"train"})[:, None] != _of(rides.inbound, {"train"})
    met: Bools = out & back & (differ | (len(atom.modes) == 1))
    return met


def _out_and_back_met(atom: OutAndBack, rides: RideChoices) -> Bools:
    out, back = _of(rides.outbound, atom.out)[:, None], _of(rides.inbound, atom.back)
    by = out & back if atom.rule == "any" else ~out & ~back
    met: Bools = rides.from_start[:, None] & rides.from_target & by
    return met


def _time_met(atom: RideTime, rides: RideChoices) -> Bools:
    services = rides.outbound if atom.way == "out" else rides.inbound
    clocks = [str(Clock(one.departs if atom.moment == "departs" else one.arrives)) for one in services]
    in_time = np.array(
        [time <= atom.time if atom.bound == "latest" else time >= atom.time for time in clocks]
    )
    if atom.way == "out":
        return np.expand_dims(rides.from_start & in_time, 1)
    met: Bools = rides.from_target & in_time
    return met


_ABOUT_MODES = Text("往返交通方式", "how one travels there and back")

INTERCITY_MODES = Family(
    name="intercity_transport",
    about=_ABOUT_MODES,
    form=IntercityModes,
    shapes=(_MODES_SHAPE,),
    says=_modes_said,
    fields={"modes": SomeOf(Text("方式", "By"), _OPTIONS)},
    of_journey=_modes_met,
    hardness=always(5),
)

OUT_AND_BACK = Family(
    name="intercity_transport",
    about=_ABOUT_MODES,
    form=OutAndBack,
    shapes=(_out_and_back("any", "in"), _out_and_back("none", "not in")),
    says=_out_and_back_said,
    fields={
        "rule": OneOf(Text("要求", "Rule"), {rule: RULES[rule] for rule in ("any", "none")}),
        "out": SomeOf(Text("去程", "There by"), _OPTIONS),
        "back": SomeOf(Text("返程", "Back by"), _OPTIONS),
    },
    menu={
        "rides": Beginning(
            Text("往返乘坐", "Train or plane"),
            OutAndBack("any", frozenset({"train"}), frozenset({"train"})),
        )
    },
    of_journey=_out_and_back_met,
    effort=always(2),
    hardness=always(5),
)

RIDE_TIME = Family(
    name="ride_time",
    about=Text("往返的时刻", "when one travels there and back"),
    form=RideTime,
    shapes=tuple(_ride_times()),
    says=_time_said,
    fields={
        "way": OneOf(
            Text("哪一程", "Which ride"), {"out": Text("去程", "there"), "back": Text("返程", "back")}
        ),
        "moment": OneOf(
            Text("时刻", "Moment"), {"departs": Text("出发", "departs"), "arrives": Text("到达", "arrives")}
        ),
        "bound": OneOf(
            Text("限制", "Bound"),
            {"latest": Text("不晚于", "at the latest"), "earliest": Text("不早于", "at the earliest")},
        ),
        "time": ClockTime(Text("时间", "Time")),
    },
    menu={
        "ride-time": Beginning(
            Text("往返时间", "Time of the train or plane"),
            RideTime(way="out", moment="departs", bound="earliest", time="08:00"),
        )
    },
    of_journey=_time_met,
    hardness=always(5),
)
