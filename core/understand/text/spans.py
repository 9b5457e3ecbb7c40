"""What a rule reads: a value and the characters it was read from."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

Span = tuple[int, int]
Value = TypeVar("Value")


def overlaps(span: Span, other: Span) -> bool:
    """Whether two parts of a text have a letter in common."""
    return span[0] < other[1] and other[0] < span[1]


def overlaps_any(span: Span, others: Iterable[Span]) -> bool:
    """Whether a part of a text has a letter in common with any of others."""
    return any(overlaps(span, other) for other in others)


def is_part(span: Span, whole: Span) -> bool:
    """Whether some words are a part of others, and not all of them."""
    return span != whole and whole[0] <= span[0] and span[1] <= whole[1]


@dataclass(frozen=True, slots=True)
class Reading(Generic[Value]):
    """A value read from the characters [start, end) of a request, with a confidence between 0 and 1.

    `choices` are the values that it may be where the words leave it open (三四天): the request is then asked about it.
    `also` are those that it may be instead, while it is taken for the value: the request is asked and planned meanwhile.
    """

    value: Value
    span: Span
    confidence: float = 1.0
    choices: tuple[Value, ...] = ()
    also: tuple[Value, ...] = ()


def holds(whole: Span, span: Span) -> bool:
    """Whether a span lies within another one that is longer."""
    return whole != span and whole[0] <= span[0] and span[1] <= whole[1]
