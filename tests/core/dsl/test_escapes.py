"""Programs that try to get out of the language, or to use up the machine: all end with an error that names the place."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from core.dsl.program import judge
from core.dsl.run import PlanView
from core.sandbox.sandbox import Sandbox

ATTEMPTS: dict[str, str | list[tuple[str, int]]] = json.loads(
    Path(__file__).with_name("escapes.json").read_text("utf-8")
)


def _source(attempt: str | list[tuple[str, int]]) -> str:
    return attempt if isinstance(attempt, str) else "".join(text * times for text, times in attempt)


@pytest.mark.parametrize("name", ATTEMPTS)
def test_is_refused_and_changes_nothing(name: str, plan: dict[str, Any], small: Sandbox) -> None:
    before = deepcopy(plan)
    outcome = judge(_source(ATTEMPTS[name]), PlanView(plan, small))
    assert not outcome.ok
    assert outcome.fault is not None
    assert outcome.fault.line >= 1
    assert outcome.fault.column >= 1
    assert outcome.fault.text.zh != outcome.fault.text.en
    assert plan == before


def test_the_corpus_is_large() -> None:
    assert len({_source(attempt) for attempt in ATTEMPTS.values()}) >= 150
