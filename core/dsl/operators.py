"""Arithmetic, set operations and comparisons as Python has them, within the limits of a run."""

import operator
from collections.abc import Callable
from typing import Any

from core.dsl.run import Execution, SourcePlace, over
from core.errors import DslError

Operator = Callable[[Execution, SourcePlace, Any, Any], Any]
_COLLECTIONS = (set, list, dict, tuple)


class Kinds(frozenset[str]):
    """What a place is where the sandbox gives it several kinds: equal to each of them, and a set takes in all."""

    __hash__ = frozenset.__hash__

    def __eq__(self, other: object) -> bool:
        return other in self if isinstance(other, str) else frozenset.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other


class OwnList(list[Any]):
    """A list that the program made, and so may change; the plan's own lists are plain ones."""


def number(run: Execution, where: SourcePlace, value: Any) -> Any:
    """The value, if it is a number that is not too large. Raises DslError for large ones and TypeError for others."""
    if isinstance(value, float):
        return value
    if not isinstance(value, int):
        raise TypeError(f"{type(value).__name__} is not a number")
    if not -run.limits.integer <= value <= run.limits.integer:
        raise over(where, "整数绝对值", "as magnitude of a whole number", run.limits.integer)
    return value


def element(where: SourcePlace, value: Any) -> Any:
    """The value, if a collection may hold it: lists that held lists could take ages to compare, sets hold texts and numbers."""
    if isinstance(value, (tuple, OwnList)):
        raise DslError(
            *where,
            "列表不能嵌套，请只放文本、数字、集合或活动",
            "lists cannot be nested; put in texts, numbers, sets or activities",
        )
    return value


def weigh(run: Execution, where: SourcePlace, value: Any, times: int = 1) -> None:
    """Count what comparing a collection can take at most: all that is in it, however deep, as often as it is met."""
    waiting, met = [value], 0
    # it is gone over here, and then compared
    times *= 2
    while waiting and met * times <= run.left:
        one = waiting.pop()
        met += 1 + len(one)
        if isinstance(one, (list, tuple, dict)) and met * times <= run.left:
            inner = one.values() if isinstance(one, dict) else one
            waiting.extend([other for other in inner if isinstance(other, _COLLECTIONS)])
    run.spend(met * times, where)
    run.look(where)


def sized(run: Execution, where: SourcePlace, value: Any) -> Any:
    """The collection, if it is not too large; its size counts as steps."""
    run.spend(len(value), where)
    if len(value) > run.limits.collection:
        raise over(where, "集合元素数", "elements of a collection", run.limits.collection)
    return value


def ordered(values: set[Any]) -> list[Any]:
    """The elements of a set in an order that does not depend on the process."""
    return sorted(values, key=lambda value: (type(value).__name__, value is not None and value))


def add(run: Execution, where: SourcePlace, left: Any, right: Any) -> Any:
    """Sum of numbers; texts and lists are joined."""
    if isinstance(left, str) and isinstance(right, str):
        run.spend(len(left) + len(right) >> 6, where)
        if len(left) + len(right) > run.limits.text:
            raise over(where, "文本字符数", "characters of a text", run.limits.text)
        return left + right
    if isinstance(left, list) and isinstance(right, list):
        run.spend(len(left) + len(right), where)
        return sized(run, where, OwnList(left + right))
    return number(run, where, _numbers(left, right, operator.add))


def _numbers(left: Any, right: Any, compute: Callable[[Any, Any], Any]) -> Any:
    if isinstance(left, (int, float)) and isinstance(right, (int, float)):
        return compute(left, right)
    raise TypeError(f"{type(left).__name__} and {type(right).__name__} cannot be combined like this")


def subtract(run: Execution, where: SourcePlace, left: Any, right: Any) -> Any:
    """Difference of numbers or of sets."""
    if isinstance(left, set) and isinstance(right, set):
        return _sets(run, where, left, right, operator.sub)
    return number(run, where, _numbers(left, right, operator.sub))


def _sets(
    run: Execution, where: SourcePlace, left: Any, right: Any, combine: Callable[[Any, Any], Any]
) -> Any:
    run.spend(len(left) + len(right), where)
    return sized(run, where, combine(left, right))


def _arithmetic(compute: Callable[[Any, Any], Any]) -> Operator:
    def operate(run: Execution, where: SourcePlace, left: Any, right: Any) -> Any:
        return number(run, where, _numbers(left, right, compute))

    return operate


def _bitwise(combine: Callable[[Any, Any], Any]) -> Operator:
    def operate(run: Execution, where: SourcePlace, left: Any, right: Any) -> Any:
        if isinstance(left, set) and isinstance(right, set):
            return _sets(run, where, left, right, combine)
        if isinstance(left, int) and isinstance(right, int):
            return combine(number(run, where, left), number(run, where, right))
        raise TypeError(f"{type(left).__name__} and {type(right).__name__} cannot be combined like this")

    return operate


def _comparison(compare: Callable[[Any, Any], bool]) -> Operator:
    def operate(run: Execution, where: SourcePlace, left: Any, right: Any) -> Any:
        if isinstance(left, _COLLECTIONS):
            weigh(run, where, left)
        return compare(left, right)

    return operate


def contains(run: Execution, where: SourcePlace, left: Any, right: Any) -> bool:
    """Whether the left is in the right."""
    if isinstance(right, (list, tuple)):
        if isinstance(left, _COLLECTIONS):
            weigh(run, where, left, times=len(right))
        run.spend(len(right), where)
    elif isinstance(right, str):
        run.spend(len(right) >> 6, where)
    elif not isinstance(right, (set, dict)):
        raise TypeError(f"{type(right).__name__} holds nothing")
    if isinstance(left, Kinds):
        return any(kind in right for kind in left)
    return left in right


def lacks(run: Execution, where: SourcePlace, left: Any, right: Any) -> bool:
    """Whether the left is not in the right."""
    return not contains(run, where, left, right)


BINARY: dict[str, Operator] = {
    "Add": add,
    "Sub": subtract,
    "Mult": _arithmetic(operator.mul),
    "Div": _arithmetic(operator.truediv),
    "FloorDiv": _arithmetic(operator.floordiv),
    "Mod": _arithmetic(operator.mod),
    "BitAnd": _bitwise(operator.and_),
    "BitOr": _bitwise(operator.or_),
    "BitXor": _bitwise(operator.xor),
}

COMPARISONS: dict[str, Operator] = {
    "Eq": _comparison(operator.eq),
    "NotEq": _comparison(operator.ne),
    "Lt": _comparison(operator.lt),
    "LtE": _comparison(operator.le),
    "Gt": _comparison(operator.gt),
    "GtE": _comparison(operator.ge),
    "In": contains,
    "NotIn": lacks,
    "Is": lambda run, where, left, right: left is right,
    "IsNot": lambda run, where, left, right: left is not right,
}
