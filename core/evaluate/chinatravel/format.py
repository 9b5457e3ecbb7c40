"""The format check: ChinaTravel's plan schema (appendix E of the paper), as a table and one walk over the document."""

import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from core.evaluate.chinatravel.codes import FORMAT
from core.evaluate.chinatravel.document import shown
from core.model.report import Violation, Where
from core.text import Text


class _Kind(NamedTuple):
    """What a value must be: the test, what is said of a value that fails it, and types all of whose values will do."""

    holds: Callable[[object], bool]
    expected: Text
    types: frozenset[type] = frozenset()


def _is_integer(value: object) -> bool:
    if isinstance(value, int):
        return not isinstance(value, bool)
    # 2.0 is one in JSON schema
    return isinstance(value, float) and value.is_integer()


def _is_number(value: object) -> bool:
    if isinstance(value, float):
        return math.isfinite(value)
    return isinstance(value, int) and not isinstance(value, bool)


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_list(value: object) -> bool:
    return isinstance(value, (list, tuple))


def _is_clock(value: object) -> bool:
    return isinstance(value, str) and len(value) == _CLOCK_LENGTH and _reads_as_clock(value)


@lru_cache(maxsize=8192)
def _reads_as_clock(text: str) -> bool:
    return _HH_MM.fullmatch(text) is not None


def _one_of(*choices: str) -> _Kind:
    allowed = frozenset(choices)
    names = ", ".join(choices)
    expected = Text(f"不在 {names} 之中", f"is not one of {names}")
    return _Kind(lambda value: isinstance(value, str) and value in allowed, expected)


_CLOCK_LENGTH = 5
_HH_MM = re.compile(r"[0-9]{2}:[0-9]{2}")
_INTEGER = _Kind(_is_integer, Text("应为整数", "is not an integer"), frozenset({int}))
_NUMBER = _Kind(_is_number, Text("应为有限的数字", "is not a finite number"), frozenset({int}))
_TEXT = _Kind(_is_text, Text("应为文本", "is not text"), frozenset({str}))
_LIST = _Kind(_is_list, Text("应为列表", "is not a list"), frozenset({list}))
_CLOCK = _Kind(_is_clock, Text("不是 HH:MM 格式的时间", "is not HH:MM"))
_TYPE = _one_of("attraction", "breakfast", "lunch", "dinner", "accommodation", "train", "airplane")
_MODE = _one_of("walk", "metro", "taxi")


class _Fields(NamedTuple):
    """What an object of the document must have, and what it may have."""

    needed: Mapping[str, _Kind]
    optional: Mapping[str, _Kind]


_PLAN = _Fields(
    {"people_number": _INTEGER, "start_city": _TEXT, "target_city": _TEXT, "itinerary": _LIST}, {}
)
_DAY = _Fields({"day": _INTEGER, "activities": _LIST}, {})
_TIMED = {"start_time": _CLOCK, "end_time": _CLOCK, "price": _NUMBER, "cost": _NUMBER}
_STOP = _Fields(
    {"type": _TYPE, **_TIMED, "transports": _LIST},
    {"position": _TEXT, "tickets": _INTEGER, "rooms": _INTEGER, "room_type": _INTEGER},
)
_RIDE = {**_STOP.needed, "start": _TEXT, "end": _TEXT}
_RIDES = {
    "train": _Fields({**_RIDE, "TrainID": _TEXT}, _STOP.optional),
    "airplane": _Fields({**_RIDE, "FlightID": _TEXT}, _STOP.optional),
}
_LEG = _Fields(
    {"start": _TEXT, "end": _TEXT, "mode": _MODE, **_TIMED, "distance": _NUMBER},
    {"tickets": _INTEGER, "cars": _INTEGER},
)


def check_format(document: object) -> Iterator[Violation]:
    """Every place where a plan document does not follow the schema. Unknown keys are allowed, lists may be empty."""
    if not _fits(document, _PLAN):
        yield from _object(document, _PLAN, "plan", Where())
    for number, day in enumerate(_members(document, "itinerary"), start=1):
        path = f"itinerary[{number - 1}]"
        if not _fits(day, _DAY):
            yield from _object(day, _DAY, path, Where(number))
        for place, activity in enumerate(_members(day, "activities"), start=1):
            yield from _activity(activity, f"{path}.activities[{place - 1}]", Where(number, place))


def _activity(activity: object, path: str, where: Where) -> Iterator[Violation]:
    kind = activity.get("type") if isinstance(activity, dict) else None
    fields = _RIDES.get(kind, _STOP) if isinstance(kind, str) else _STOP
    if not _fits(activity, fields):
        yield from _object(activity, fields, path, where)
    for number, leg in enumerate(_members(activity, "transports"), start=1):
        if not _fits(leg, _LEG):
            inside = Where(where.day, where.activity, number)
            yield from _object(leg, _LEG, f"{path}.transports[{number - 1}]", inside)


def _members(content: object, key: str) -> Sequence[object]:
    members = content.get(key) if isinstance(content, dict) else None
    return members if isinstance(members, list | tuple) else ()


def _fits(content: object, fields: _Fields) -> bool:
    """Whether an object has no fault: most have none, and are asked no more."""
    if not isinstance(content, dict):
        return False
    for key, kind in fields.needed.items():
        # what is absent is None, which no kind takes
        value = content.get(key)
        if type(value) not in kind.types and not kind.holds(value):
            return False
    return all(kind.holds(content[key]) for key, kind in fields.optional.items() if key in content)


def _object(content: object, fields: _Fields, path: str, where: Where) -> Iterator[Violation]:
    if not isinstance(content, dict):
        yield _fault(path, where, f"{shown(content)} 不是对象", f"{shown(content)} is not an object")
        return
    prefix = "" if path == "plan" else f"{path}."
    for key, kind in fields.needed.items():
        if key not in content:
            yield _fault(prefix + key, where, "缺少此项", "is missing")
        elif not kind.holds(content[key]):
            yield _unexpected(prefix + key, where, kind, content[key])
    for key, kind in fields.optional.items():
        if key in content and not kind.holds(content[key]):
            yield _unexpected(prefix + key, where, kind, content[key])


def _unexpected(path: str, where: Where, kind: _Kind, value: object) -> Violation:
    given = repr(shown(value)) if isinstance(value, str) else shown(value)
    return _fault(path, where, f"{given} {kind.expected.zh}", f"{given} {kind.expected.en}")


def _fault(path: str, where: Where, zh: str, en: str) -> Violation:
    return Violation(FORMAT, Text(f"{path}：{zh}", f"{path}: {en}"), where)
