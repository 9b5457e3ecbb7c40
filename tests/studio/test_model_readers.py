"""`evaluate --llm` and `understand --llm` as one types them: a model that rates, and one that reads a second time."""

import json
from pathlib import Path

import pytest

from tests.fakes.reactions import Lines, Reaction, Said
from tests.fakes.server import MODEL, serving
from tests.typed import Ended, RunCommand

TEXT = "我们两个人从南京去北京玩2天，预算8000元"
OPEN = "我们两个人从南京去北京玩2天"
"""Without an amount, which would make it one of the paper's synthetic requests: their fulfilment is not rated."""


@pytest.fixture
def asked(run: RunCommand) -> RunCommand:
    """The command with a model that reacts in one way."""

    def answered(reaction: Reaction, *words: str | Path) -> Ended:
        with serving(Lines(reaction)) as server:
            added = run("llm", "add", "model", "--base-url", server.url, "--model", MODEL)
            assert added.status == 0, added.err
            return run(*words, "--llm", "model")

    return answered


@pytest.fixture
def delivered(run: RunCommand, tmp_path: Path) -> tuple[Path, Path]:
    queries, plans = tmp_path / "q.jsonl", tmp_path / "p.jsonl"
    queries.write_text(json.dumps({"uid": "q", "nature_language": OPEN}) + "\n")
    done = run("plan", "--queries", queries, "--out", plans, "--agent", "nesy_rules")
    assert done.status == 0, done.err
    return queries, plans


def test_a_model_rates_in_the_place_of_the_rules(
    asked: RunCommand, delivered: tuple[Path, Path], tmp_path: Path
) -> None:
    queries, plans = delivered
    rating = Said(json.dumps({"ratings": [{"score": 5.0, "reason": "fine"}]}))
    words = ("evaluate", "--queries", queries, "--plans", plans, "--suite", "tripscore", "--out")
    done = asked(rating, *words, tmp_path / "rated.jsonl")
    assert done.status == 0, done.err
    report = json.loads((tmp_path / "rated.jsonl").read_text())
    assert report["parameters"]["judge"] == f"rated by the language model {MODEL}"
    assert report["metrics"]["iconic_landmarks"] == 1.0
    assert "the judge was asked 3 times" in done.err


def test_a_judge_that_ignores_the_format_costs_its_metrics_alone(
    asked: RunCommand, delivered: tuple[Path, Path], tmp_path: Path
) -> None:
    queries, plans = delivered
    words = ("evaluate", "--queries", queries, "--plans", plans, "--suite", "tripscore", "--out")
    done = asked(Said("It is a lovely trip!"), *words, tmp_path / "rated.jsonl")
    assert done.status == 0, done.err
    metrics = json.loads((tmp_path / "rated.jsonl").read_text())["metrics"]
    assert metrics["iconic_landmarks"] is None
    assert metrics["schedule_density"] is not None


def test_a_model_reads_a_second_time_and_what_differs_is_asked(asked: RunCommand) -> None:
    cap = (
        "total_cost=0\nfor activity in allactivities(plan):\n  total_cost+=activity_cost(activity)\n"
        "  total_cost+=innercity_transport_cost(activity_transports(activity))\nresult=(total_cost<=5000)"
    )
    said = Said(json.dumps({"constraints": [{"dsl": cap, "words": "预算8000元"}]}))
    done = asked(said, "understand", TEXT)
    assert done.status == 0, done.err
    record = json.loads(done.out)
    (question,) = [one for one in record["ask"] if "two ways" in one["question"]]
    assert ["8,000" in label or "8000" in label for label in question["choices"]] == [True, False]
    assert any("<= 8000" in one["dsl"] for one in record["constraints"])
    assert not any("5000" in one["dsl"] for one in record["constraints"])
