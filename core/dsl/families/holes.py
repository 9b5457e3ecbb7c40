"""Whether what stands in a hole is what a constraint needs."""

from typing import Any


def only(value: Any, kind: type) -> Any:
    """The one value of a frozenset if it is of a kind, else None."""
    if isinstance(value, frozenset) and len(value) == 1:
        (value,) = value
        return value if type(value) is kind else None
    return None


def are_texts(value: Any) -> bool:
    """A frozenset of one text or more."""
    return isinstance(value, frozenset) and bool(value) and all(isinstance(one, str) for one in value)


def is_amount(value: Any) -> bool:
    """A number."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)
