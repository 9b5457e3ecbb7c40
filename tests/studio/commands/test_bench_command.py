"""`tripstudio bench` as one types it: a folder is filled, goes on after a kill, and becomes tables."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.typed import RunCommand, surroundings

TRIPSTUDIO = str(Path(sys.executable).with_name("tripstudio"))


@pytest.fixture(scope="module")
def queries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("queries") / "trips.jsonl"
    records = [
        {"uid": f"q{number}", "nature_language": f"我们两个人从南京去北京玩{2 + number % 2}天"}
        for number in range(4)
    ]
    path.write_text("".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records))
    return path


def test_a_bench_that_was_killed_goes_on_and_becomes_tables(
    run: RunCommand, home: Path, queries: Path, tmp_path: Path
) -> None:
    out = tmp_path / "results"
    words = ["run", "--agents", "planner,baseline_a", "--queries", str(queries), "--out", str(out)]
    begun = subprocess.Popen(
        [TRIPSTUDIO, "bench", *words],
        env={**os.environ, **surroundings(home)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    first = out / "trips" / "planner.plans.jsonl"
    ends = time.monotonic() + PATIENCE
    while begun.poll() is None and not (first.exists() and first.read_bytes().count(b"\n") >= 1):
        assert time.monotonic() < ends, "nothing was written"
        time.sleep(0.02)
    begun.send_signal(signal.SIGKILL)
    begun.wait()
    kept = first.read_bytes().splitlines()[0]
    done = run("bench", *words, COLUMNS="300")
    assert done.status == 0, done.err
    assert kept in first.read_bytes().splitlines()
    told = run("bench", "report", out, "--by", "agent", "--json")
    records = json.loads(told.out)
    assert {record["group"]["agent"]: record["n"] for record in records} == {"planner": 4, "baseline_a": 4}
    assert {record["figure"] for record in records} >= {
        "DR",
        "EPR micro",
        "FPR",
        "bcs",
        "reward",
        "seconds",
    }
    table = run("bench", "report", out, "--by", "agent,days", "--suite", "chinatravel", COLUMNS="300").out
    assert "chinatravel: rates" in table and "FPR %" in table and "traveleval" not in table


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["report", "nowhere"], "is no folder of results"),
        (["run", "--agents", "oracle", "--queries", "Q", "--out", "OUT"], "there is no agent 'oracle'"),
        (["run", "--agents", "react", "--queries", "Q", "--out", "OUT"], "name a profile with --llm"),
        (
            ["run", "--agents", "planner", "--queries", "no.jsonl", "--out", "OUT"],
            "no.jsonl: there is no such file",
        ),
    ],
)
def test_wrong_usage_is_one_clear_line_and_status_2(
    run: RunCommand, queries: Path, tmp_path: Path, words: list[str], message: str
) -> None:
    named = {"Q": str(queries), "OUT": str(tmp_path / "out")}
    done = run("bench", *(named.get(word, word) for word in words))
    assert done.status == 2
    assert message in done.err
    assert done.err.count("\n") == 1
    assert not (tmp_path / "out").exists()
