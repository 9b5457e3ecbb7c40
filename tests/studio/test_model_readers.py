"""`evaluate --llm` and `understand --llm` as one types them: a model that rates, and one that reads a second time."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from core.sandbox.library import SandboxLibrary
from tests.fakes.reactions import Lines, Reaction, Said
from tests.fakes.server import MODEL, serving
from tests.patience import PATIENCE

TEXT = "我们两个人从南京去北京玩2天，预算8000元"
OPEN = "我们两个人从南京去北京玩2天"
"""Without an amount, which would make it one of the paper's synthetic requests: their fulfilment is not rated."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    there = tmp_path_factory.mktemp("home")
    SandboxLibrary(there).open("demo")
    return there


def tripstudio(home: Path, *words: str | Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "TRIPSTUDIO_HOME": str(home), "LC_ALL": "en_US.UTF-8", "COLUMNS": "200"}
    command = [str(Path(sys.executable).with_name("tripstudio")), *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=PATIENCE)


def asked(home: Path, reaction: Reaction, *words: str | Path) -> subprocess.CompletedProcess[str]:
    """The command with a model that reacts in one way."""
    with serving(Lines(reaction)) as server:
        added = tripstudio(home, "llm", "add", "model", "--base-url", server.url, "--model", MODEL)
        assert added.returncode == 0, added.stderr
        return tripstudio(home, *words, "--llm", "model")


@pytest.fixture(scope="module")
def delivered(home: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("files")
    queries, plans = folder / "q.jsonl", folder / "p.jsonl"
    queries.write_text(json.dumps({"uid": "q", "nature_language": OPEN}) + "\n")
    done = tripstudio(home, "plan", "--queries", queries, "--out", plans, "--agent", "nesy_rules")
    assert done.returncode == 0, done.stderr
    return queries, plans


def test_a_model_rates_in_the_place_of_the_rules(
    home: Path, delivered: tuple[Path, Path], tmp_path: Path
) -> None:
    queries, plans = delivered
    rating = Said(json.dumps({"ratings": [{"score": 5.0, "reason": "fine"}]}))
    words = ("evaluate", "--queries", queries, "--plans", plans, "--suite", "tripscore", "--out")
    done = asked(home, rating, *words, tmp_path / "rated.jsonl")
    assert done.returncode == 0, done.stderr
    report = json.loads((tmp_path / "rated.jsonl").read_text())
    assert report["parameters"]["judge"] == f"rated by the language model {MODEL}"
    assert report["metrics"]["iconic_landmarks"] == 1.0
    assert "the judge was asked 3 times" in done.stderr


def test_a_judge_that_ignores_the_format_costs_its_metrics_alone(
    home: Path, delivered: tuple[Path, Path], tmp_path: Path
) -> None:
    queries, plans = delivered
    words = ("evaluate", "--queries", queries, "--plans", plans, "--suite", "tripscore", "--out")
    done = asked(home, Said("It is a lovely trip!"), *words, tmp_path / "rated.jsonl")
    assert done.returncode == 0, done.stderr
    metrics = json.loads((tmp_path / "rated.jsonl").read_text())["metrics"]
    assert metrics["iconic_landmarks"] is None
    assert metrics["schedule_density"] is not None


def test_a_model_reads_a_second_time_and_what_differs_is_asked(home: Path) -> None:
    cap = (
        "total_cost=0\nfor activity in allactivities(plan):\n  total_cost+=activity_cost(activity)\n"
        "  total_cost+=innercity_transport_cost(activity_transports(activity))\nresult=(total_cost<=5000)"
    )
    said = Said(json.dumps({"constraints": [{"dsl": cap, "words": "预算8000元"}]}))
    done = asked(home, said, "understand", TEXT)
    assert done.returncode == 0, done.stderr
    record = json.loads(done.stdout)
    (question,) = [one for one in record["ask"] if "two ways" in one["question"]]
    assert ["8,000" in label or "8000" in label for label in question["choices"]] == [True, False]
    assert any("<= 8000" in one["dsl"] for one in record["constraints"])
    assert not any("5000" in one["dsl"] for one in record["constraints"])
