"""What is wrong with a model, as `tripstudio plan` says it: one line, and in a batch the plan file keeps it."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from core.llm.profile import Profile
from core.llm.profiles import ProfileStore
from core.sandbox.library import SandboxLibrary
from tests.fakes.competent import Competent
from tests.fakes.reactions import Character, Lines, Reaction, Refused, Said
from tests.fakes.server import MODEL, serving

TEXT = "我们两个人从南京去北京玩2天"
CHATTER = Lines(Said("I would rather talk about the weather."))


class Narrow(Competent):
    """Reads no more than so many letters at once."""

    def react(self, body: dict[str, Any]) -> Reaction:
        """A refusal of what is longer."""
        if sum(len(message["content"]) for message in body["messages"]) > 6_000:
            return Refused(400, "maximum context length is 4096 tokens", "context_length_exceeded")
        return super().react(body)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


def plan(home: Path, character: Character, *words: str, **changes: str) -> subprocess.CompletedProcess[str]:
    """`tripstudio plan` with the method `direct`, whose server plays a character, with a profile changed so."""
    with serving(character) as server:
        values: Mapping[str, Any] = {"name": "m", "base_url": server.url, "model": MODEL, **changes}
        ProfileStore(home).add(Profile(**values))
        command = [str(Path(sys.executable).with_name("tripstudio")), "plan", "--agent", "direct"]
        given = {**os.environ, "TRIPSTUDIO_HOME": str(home), "LC_ALL": "en_US.UTF-8"}
        return subprocess.run(
            [*command, "--llm", "m", "--time-limit", "60", *words],
            capture_output=True, text=True, env=given, encoding="utf-8", timeout=240,
        )  # fmt: skip


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
def test_a_fault_is_the_last_line_of_the_command(home: Path, changes: dict[str, str], told: str) -> None:
    done = plan(home, CHATTER, TEXT, **changes)
    assert done.returncode != 0
    assert done.stdout == ""
    *_, last = done.stderr.strip().splitlines()
    assert told in last
    assert "Traceback" not in done.stderr


def test_a_prompt_that_is_too_long_is_trimmed_and_that_is_said(home: Path) -> None:
    done = plan(home, Narrow(SandboxLibrary(home).open("demo")), TEXT)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["itinerary"]
    assert "the conversation is too long" in done.stderr


def test_a_batch_keeps_the_request_that_failed_with_its_reason(home: Path, tmp_path: Path) -> None:
    queries, out = tmp_path / "q.jsonl", tmp_path / "p.jsonl"
    queries.write_text(json.dumps({"uid": "q", "nature_language": TEXT}) + "\n", encoding="utf-8")
    done = plan(home, CHATTER, "--queries", str(queries), "--out", str(out))
    assert done.returncode == 1
    assert "1 of 1 requests failed: q" in done.stderr
    assert "cannot be used" in out.read_text(encoding="utf-8")
