"""Requests as people type them, written for this project with what a careful reader takes them to mean.

`requests.jsonl` are query records with the constraints in the DSL; `half` says how they were used: rules were written
with `open` in view, `kept` and `late` were first measured when those rules were done. `requests_preferences.jsonl` states
likes and dislikes by subject. The names in both are those of the real sandboxes.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from core.dsl.normal.logic import canonical
from core.dsl.normal.recognition import parse_normal
from core.dsl.normal.values import Normal
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from core.understand.wishes.preferences import SUBJECTS

HERE = Path(__file__).parent
FIELDS = ("start_city", "target_city", "days", "people_number")
Record = dict[str, Any]
Understood = list[tuple[Record, Understanding]]


def records(name: str) -> list[Record]:
    return [json.loads(line) for line in (HERE / name).read_text("utf-8").splitlines()]


def stated(record: Record) -> set[Normal]:
    return {canonical(parse_normal(source)) for source in record["hard_logic_py"]}


def read(found: Understanding) -> set[Normal]:
    return {canonical(wish.meaning) for wish in found.wishes}


@pytest.fixture(scope="module")
def understood(chinatravel_sandbox: Sandbox) -> Understood:
    """Each request as it is understood, once for all that is looked at in it."""
    return [
        (record, understand(record["nature_language"], sandbox=chinatravel_sandbox))
        for record in records("requests.jsonl")
    ]


def share(understood: Understood, holds: Callable[[Record, Understanding], bool]) -> float:
    verdicts = [holds(record, found) for record, found in understood]
    return sum(verdicts) / len(verdicts)


@pytest.mark.parametrize("field", FIELDS)
def test_fields(understood: Understood, field: str) -> None:
    assert share(understood, lambda one, found: getattr(found.query, field) == one[field]) >= 0.98


def test_nine_in_ten_are_understood_exactly(understood: Understood) -> None:
    assert share(understood, lambda one, found: read(found) == stated(one)) >= 0.9


def test_single_constraints_are_found_and_few_are_made_up(understood: Understood) -> None:
    pairs = [(stated(one), read(found)) for one, found in understood]
    agreed = sum(len(wanted & got) for wanted, got in pairs)
    assert 2 * agreed / sum(len(wanted) + len(got) for wanted, got in pairs) >= 0.96


def test_constraints_carry_a_part_of_the_text_and_a_gloss(understood: Understood) -> None:
    for record, found in understood:
        for constraint in found.query.constraints:
            assert constraint.span is not None
            assert 0 <= constraint.span[0] < constraint.span[1] <= len(record["nature_language"])
            assert constraint.gloss.zh
            assert constraint.gloss.en


def test_likes_and_dislikes(traveleval_sandbox: Sandbox) -> None:
    for record in records("requests_preferences.jsonl"):
        preferences = understand(record["nature_language"], sandbox=traveleval_sandbox).preferences
        for subject in SUBJECTS:
            wanted = tuple(set(record[subject].get(side, ())) for side in ("preferences", "constraints"))
            assert (record["uid"], subject, wanted) == (
                record["uid"],
                subject,
                tuple(map(set, preferences[subject])),
            )
