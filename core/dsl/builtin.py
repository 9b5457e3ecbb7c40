"""The few general functions of the language, each within the limits of a run."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from core.dsl.operators import OwnList, add, element, number, ordered, sized, weigh
from core.dsl.run import Execution, SourcePlace, over
from core.errors import DslError
from core.text import Text

_MOST_DIGITS = 15
_COMPARISONS_TO_SORT = 16


@dataclass(frozen=True, slots=True)
class Builtin:
    """A general function: what it does, how few and how many arguments it takes."""

    meaning: Text
    fewest: int
    most: int
    function: Callable[..., Any]


def _values(run: Execution, where: SourcePlace, collection: Any) -> list[Any]:
    """The elements of a list, tuple, set or text, in an order that is always the same."""
    if not isinstance(collection, (list, tuple, set, str)):
        raise TypeError(f"{type(collection).__name__} is not a collection")
    run.spend(len(collection), where)
    return ordered(collection) if isinstance(collection, set) else list(collection)


def _set(run: Execution, where: SourcePlace, values: Any = ()) -> set[Any]:
    return sized(run, where, {element(where, value) for value in _values(run, where, values)})  # type: ignore[no-any-return]


def _list(run: Execution, where: SourcePlace, values: Any = ()) -> OwnList:
    return sized(run, where, _own(where, _values(run, where, values)))  # type: ignore[no-any-return]


def _own(where: SourcePlace, values: Iterable[Any]) -> OwnList:
    return OwnList(element(where, value) for value in values)


def _range(run: Execution, where: SourcePlace, *bounds: Any) -> OwnList:
    steps = range(*bounds)
    if len(steps) > run.limits.collection:
        raise over(where, "集合元素数", "elements of a collection", run.limits.collection)
    return sized(run, where, OwnList(steps))  # type: ignore[no-any-return]


def _sorted(run: Execution, where: SourcePlace, values: Any) -> OwnList:
    unsorted = _values(run, where, values)
    weigh(run, where, unsorted, _COMPARISONS_TO_SORT)
    return sized(run, where, OwnList(sorted(unsorted)))  # type: ignore[no-any-return]


def _length(run: Execution, where: SourcePlace, value: Any) -> int:
    return len(value)


def _sum(run: Execution, where: SourcePlace, values: Any) -> Any:
    total: Any = 0
    for value in _values(run, where, values):
        total = add(run, where, total, value)
    return total


def _extreme(choose: Callable[[list[Any]], Any]) -> Callable[..., Any]:
    def extreme(run: Execution, where: SourcePlace, *values: Any) -> Any:
        candidates = _values(run, where, values[0]) if len(values) == 1 else list(values)
        weigh(run, where, candidates)
        return choose(candidates)

    return extreme


def _any(run: Execution, where: SourcePlace, values: Any) -> bool:
    return any(_values(run, where, values))


def _all(run: Execution, where: SourcePlace, values: Any) -> bool:
    return all(_values(run, where, values))


def _abs(run: Execution, where: SourcePlace, value: Any) -> Any:
    return abs(number(run, where, value))


def _round(run: Execution, where: SourcePlace, value: Any, digits: Any = None) -> Any:
    if digits is not None and not (isinstance(digits, int) and abs(digits) <= _MOST_DIGITS):
        raise ValueError(f"round takes at most {_MOST_DIGITS} digits")
    return round(number(run, where, value), digits)


def _int(run: Execution, where: SourcePlace, value: Any = 0) -> Any:
    return number(run, where, int(_convertible(run, where, value)))


def _float(run: Execution, where: SourcePlace, value: Any = 0.0) -> float:
    return float(_convertible(run, where, value))


def _convertible(run: Execution, where: SourcePlace, value: Any) -> Any:
    if isinstance(value, str) and len(value) <= 2 * _MOST_DIGITS:
        return value
    return number(run, where, value)


def _str(run: Execution, where: SourcePlace, value: Any = "") -> str:
    if isinstance(value, str):
        return value
    return str(value if value is None else number(run, where, value))


def _bool(run: Execution, where: SourcePlace, value: Any = False) -> bool:
    return bool(value)


def _combination(sign: str) -> Callable[..., Any]:
    def combine(run: Execution, where: SourcePlace, first: Any, second: Any) -> set[Any]:
        if not (isinstance(first, set) and isinstance(second, set)):
            raise DslError(*where, "此函数只用于两个集合", "this function takes two sets")
        run.spend(len(first) + len(second), where)
        made = {"union": first | second, "inter": first & second, "diff": first - second}[sign]
        return sized(run, where, made)  # type: ignore[no-any-return]

    return combine


BUILTINS: dict[str, Builtin] = {
    "set": Builtin(meaning=Text("集合", "a set"), fewest=0, most=1, function=_set),
    "list": Builtin(meaning=Text("列表", "a list"), fewest=0, most=1, function=_list),
    "len": Builtin(meaning=Text("元素个数", "number of elements"), fewest=1, most=1, function=_length),
    "sum": Builtin(meaning=Text("总和", "sum"), fewest=1, most=1, function=_sum),
    "min": Builtin(meaning=Text("最小值", "smallest"), fewest=1, most=9, function=_extreme(min)),
    "max": Builtin(meaning=Text("最大值", "largest"), fewest=1, most=9, function=_extreme(max)),
    "any": Builtin(meaning=Text("是否有一个为真", "whether one is true"), fewest=1, most=1, function=_any),
    "all": Builtin(meaning=Text("是否全为真", "whether all are true"), fewest=1, most=1, function=_all),
    "abs": Builtin(meaning=Text("绝对值", "magnitude"), fewest=1, most=1, function=_abs),
    "round": Builtin(meaning=Text("四舍五入", "rounded"), fewest=1, most=2, function=_round),
    "int": Builtin(meaning=Text("整数", "whole number"), fewest=0, most=1, function=_int),
    "float": Builtin(meaning=Text("小数", "decimal number"), fewest=0, most=1, function=_float),
    "str": Builtin(meaning=Text("文本", "text"), fewest=0, most=1, function=_str),
    "bool": Builtin(meaning=Text("真或假", "true or false"), fewest=0, most=1, function=_bool),
    "range": Builtin(meaning=Text("连续整数", "whole numbers in a row"), fewest=1, most=3, function=_range),
    "sorted": Builtin(meaning=Text("由小到大", "from small to large"), fewest=1, most=1, function=_sorted),
    "union": Builtin(
        meaning=Text("并集", "union of two sets (Table 1)"), fewest=2, most=2, function=_combination("union")
    ),
    "uni": Builtin(
        meaning=Text("并集", "union of two sets (Table 1)"), fewest=2, most=2, function=_combination("union")
    ),
    "inter": Builtin(
        meaning=Text("交集", "elements of both sets (Table 1)"),
        fewest=2,
        most=2,
        function=_combination("inter"),
    ),
    "diff": Builtin(
        meaning=Text("差集", "elements of the first set only (Table 1)"),
        fewest=2,
        most=2,
        function=_combination("diff"),
    ),
}
