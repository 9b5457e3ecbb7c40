"""What became of a change of an open trip: the edit that a case expects, a question, or another."""

import re
from datetime import date
from typing import Any

from benchmarks.grading.days_of_week import is_of_days
from benchmarks.grading.measures import place_near
from benchmarks.grading.times import is_out_then, is_visit_then
from benchmarks.grading.words import terms
from core.understand.follow_ups import ChangedRequest, NewRequest
from core.understand.names.place_names import PlaceNames

KINDS = {
    "replace": frozenset({"swap"}),
    "date": frozenset({"dates"}),
    "add": frozenset({"add", "remove", "cuisine", "hotel", "pace", "time", "ride", "room", "sight"}),
}
"""The kinds of changes that some cases have one word for; a dislike that is added takes something away."""


def word_of_change(edit: dict[str, Any], answer: object, names: PlaceNames | None = None) -> str:
    match answer:
        case NewRequest():
            return "right" if edit["kind"] == "new_request" else "wrong"
        case ChangedRequest(changes=changes):
            told = [change.to_json() for change in changes]
            right = any(is_change(edit, one, names) for one in told) or is_swapped(edit, told, names)
            return "right" if right else "wrong"
        case _:
            return "asked"


def is_swapped(edit: dict[str, Any], told: list[dict[str, Any]], names: PlaceNames | None = None) -> bool:
    """Whether one change takes out what a case swaps and another adds what it gets instead."""
    if edit["kind"] != "swap" or not {"is", "old"} <= edit.keys():
        return False
    parts = ({"kind": "remove", "is": edit["old"]}, {"kind": "add", "is": edit["is"], "polarity": "want"})
    return all(any(is_change(part, one, names) for one in told) for part in parts)


def is_change(edit: dict[str, Any], change: dict[str, Any], names: PlaceNames | None = None) -> bool:
    """Whether a change is the expected one, in all that the case says of it."""
    kinds = KINDS.get(edit["kind"], frozenset({edit["kind"]}))
    if change["kind"] not in kinds:
        return False
    exact = all(str(edit[name]) == str(change[name]) for name in ("day", "way", "polarity") if name in edit)
    near = place_near(str(edit.get("is", ""))) if edit["kind"] == "hotel" else None
    if near is not None and exact and alike(near, change["is"]):
        return True
    return exact and all(
        alike(edit[name], change[name]) or is_same_sight(str(edit[name]), str(change[name]), names)
        for name in ("is", "old")
        if name in edit
    )


def alike(expected: Any, got: Any) -> bool:
    """Whether two values of a change are the same, in any of the names that a case gives a thing: Old Summer Palace (Yuanmingyuan)."""
    names = {str(expected), *re.split(r"\s*[()]", str(expected))} - {""}
    return (
        any(term in str(got).lower() for name in names for term in terms(name))
        or is_visit_then(str(expected), str(got))
        or is_out_then(str(expected), str(got))
        or is_of_days(str(expected), days_in(str(got))) is True
    )


def is_same_sight(expected: str, got: str, names: PlaceNames | None) -> bool:
    """Whether the data name by one sight what a case calls it and what a change has: Shanghai Zoo, Nanshan Mountain."""
    said = expected.lower()
    found = names.find_english(said, 0, len(said)) if names is not None and said.isascii() else ()
    meant = {name for mention in found for name in mention.names}
    return any(part in name for name in meant for part in got.split() if not part.isascii())


def days_in(words: str) -> tuple[date, ...]:
    return tuple(date.fromisoformat(day) for day in re.findall(r"\d{4}-\d\d-\d\d", words))
