"""Whether a follow-up became the change that a case expects."""

import re
from datetime import date
from typing import Any

from benchmarks.grading.measures import is_of_days
from benchmarks.grading.times import is_visit_then
from benchmarks.grading.words import terms
from core.understand.follow_ups import ChangedRequest, NewRequest

KINDS = {
    "replace": frozenset({"swap"}),
    "date": frozenset({"dates"}),
    "add": frozenset({"add", "remove", "cuisine", "hotel", "pace", "time", "ride", "room", "sight"}),
}
"""The kinds of changes that some cases have one word for; a dislike that is added takes something away."""


def word_of_change(edit: dict[str, Any], answer: object) -> str:
    match answer:
        case NewRequest():
            return "right" if edit["kind"] == "new_request" else "wrong"
        case ChangedRequest(changes=changes):
            return "right" if any(is_change(edit, change.to_json()) for change in changes) else "wrong"
        case _:
            return "asked"


def is_change(edit: dict[str, Any], change: dict[str, Any]) -> bool:
    """Whether a change is the expected one, in all that the case says of it."""
    kinds = KINDS.get(edit["kind"], frozenset({edit["kind"]}))
    if change["kind"] not in kinds:
        return False
    exact = all(str(edit[name]) == str(change[name]) for name in ("day", "way", "polarity") if name in edit)
    return exact and all(alike(edit[name], change[name]) for name in ("is", "old") if name in edit)


def alike(expected: Any, got: Any) -> bool:
    """Whether two values of a change are the same, in any of the names that a case gives a thing: Old Summer Palace (Yuanmingyuan)."""
    names = {str(expected), *re.split(r"\s*[()]", str(expected))} - {""}
    return (
        any(term in str(got).lower() for name in names for term in terms(name))
        or is_visit_then(str(expected), str(got))
        or is_of_days(str(expected), days_in(str(got))) is True
    )


def days_in(words: str) -> tuple[date, ...]:
    return tuple(date.fromisoformat(day) for day in re.findall(r"\d{4}-\d\d-\d\d", words))
