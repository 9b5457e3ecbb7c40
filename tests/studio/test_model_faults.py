"""What is wrong with a model, as `tripstudio plan` says it: one line, and in a batch the plan file keeps it."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from core.llm.profile import Profile
from core.llm.profiles import ProfileStore
from core.sandbox.library import SandboxLibrary
from tests.fakes.competent import Competent
from tests.fakes.reactions import Character, Lines, Reaction, Refused, Said
from tests.fakes.server import MODEL, serving
from tests.typed import Ended, RunCommand

TEXT = "我们两个人从南京去北京玩2天"
Plan = Callable[..., Ended]
CHATTER = Lines(Said("I would rather talk about the weather."))


class Narrow(Competent):
    """Reads no more than so many letters at once."""

    def react(self, body: dict[str, Any]) -> Reaction:
        """A refusal of what is longer."""
        if sum(len(message["content"]) for message in body["messages"]) > 6_000:
            return Refused(400, "maximum context length is 4096 tokens", "context_length_exceeded")
        return super().react(body)


@pytest.fixture
def plan(run: RunCommand, home: Path) -> Plan:
    """`tripstudio plan` with the method `direct`, whose server plays a character, with a profile changed so."""

    def planned(character: Character, *words: str, **changes: str) -> Ended:
        with serving(character) as server:
            values: Mapping[str, Any] = {"name": "m", "base_url": server.url, "model": MODEL, **changes}
            ProfileStore(home).add(Profile(**values))
            return run("plan", "--agent", "direct", "--llm", "m", "--time-limit", "60", *words)

    return planned


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"key_env": "KEY_THAT_IS_NOT_SET"}, "KEY_THAT_IS_NOT_SET, which is not set"),
        ({"base_url": "http://127.0.0.1:9/v1"}, "the server cannot be reached"),
        ({"model": "gpt-none"}, "has no model gpt-none"),
        ({}, "the trip that the model wrote cannot be used"),
    ],
    ids=["no-key", "wrong-address", "unknown-model", "no-format"],
)
def test_a_fault_is_the_last_line_of_the_command(plan: Plan, changes: dict[str, str], told: str) -> None:
    done = plan(CHATTER, TEXT, **changes)
    assert done.status != 0
    assert done.out == ""
    *_, last = done.err.strip().splitlines()
    assert told in last
    assert "Traceback" not in done.err


def test_a_prompt_that_is_too_long_is_trimmed_and_that_is_said(plan: Plan, home: Path) -> None:
    done = plan(Narrow(SandboxLibrary(home).open("demo")), TEXT)
    assert done.status == 0, done.err
    assert json.loads(done.out)["itinerary"]
    assert "the conversation is too long" in done.err


def test_a_batch_keeps_the_request_that_failed_with_its_reason(plan: Plan, tmp_path: Path) -> None:
    queries, out = tmp_path / "q.jsonl", tmp_path / "p.jsonl"
    queries.write_text(json.dumps({"uid": "q", "nature_language": TEXT}) + "\n", encoding="utf-8")
    done = plan(CHATTER, "--queries", str(queries), "--out", str(out))
    assert done.status == 1
    assert "1 of 1 requests failed: q" in done.err
    assert "cannot be used" in out.read_text(encoding="utf-8")
