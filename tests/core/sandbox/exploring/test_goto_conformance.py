"""Every transport call of the released tool, reproduced on the same data."""

import json
from pathlib import Path

import pytest

from core.errors import UnknownPlaceError
from core.sandbox.exploring.tools import Tools
from core.sandbox.sandbox import Sandbox


@pytest.fixture(scope="module")
def tools(chinatravel_sandbox: Sandbox) -> Tools:
    return Tools(chinatravel_sandbox)


def test_every_released_call_is_answered_alike(tools: Tools, shared: Path) -> None:
    lines = (shared / "golden" / "chinatravel" / "goto_golden.jsonl").read_text(encoding="utf-8").splitlines()
    calls = [json.loads(line) for line in lines]
    differences = [difference for call in calls if (difference := _difference(tools, call))]
    assert len(calls) > 500
    assert differences == []


def _difference(tools: Tools, call: dict[str, object]) -> str | None:
    arguments = [str(call[key]) for key in ("city", "start", "end", "start_time", "mode")]
    try:
        answer = tools.goto(*arguments)
    except UnknownPlaceError as error:
        return None if call.get("exception") == "ValueError" else f"{call['id']}: {error}"
    expected = call.get("result")
    if isinstance(expected, str) or isinstance(answer, str):
        return None if answer == expected else f"{call['id']}: {answer!r} instead of {expected!r}"
    assert isinstance(expected, list)
    if len(answer) != len(expected):
        return f"{call['id']}: {len(answer)} legs instead of {len(expected)}"
    for leg, wanted in zip(answer, expected, strict=True):
        if abs(leg["distance"] - wanted["distance"]) > 1e-9 or {**leg, "distance": 0} != {
            **wanted,
            "distance": 0,
        }:
            return f"{call['id']}: {leg} instead of {wanted}"
    return None
