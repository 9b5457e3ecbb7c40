"""`tripstudio plan --queries`: killed, run again, and nothing is planned twice."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.typed import RunCommand, in_a_process, surroundings


@pytest.fixture
def queries(tmp_path: Path) -> Path:
    path = tmp_path / "queries.jsonl"
    trip = {"start_city": "南京", "target_city": "北京", "people_number": 2}
    records = [
        {"uid": f"q{n}", "days": days, "nature_language": f"我们两个人从南京去北京玩{days}天", **trip}
        for n, days in enumerate((3, 2, 4, 3, 2, 4))
    ]
    path.write_text("".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records))
    return path


def batch(queries: Path, out: Path, *words: str) -> list[str]:
    return ["plan", "--queries", str(queries), "--out", str(out), *words]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_batch_that_was_killed_goes_on_where_it_was(
    run: RunCommand, home: Path, queries: Path, tmp_path: Path, workers: str
) -> None:
    out = tmp_path / "plans.jsonl"
    words = batch(queries, out, "--workers", workers)
    begun = subprocess.Popen(
        [Path(sys.executable).with_name("tripstudio"), *words],
        env={**os.environ, **surroundings(home)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    ends = time.monotonic() + PATIENCE
    while begun.poll() is None and not (out.exists() and out.read_bytes().count(b"\n") >= 2):
        assert time.monotonic() < ends, "nothing was written"
        time.sleep(0.02)
    begun.send_signal(signal.SIGKILL)
    begun.wait()
    finished = [line for line in out.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    assert 2 <= len(finished) < 6
    done = run(*words)
    assert done.status == 0, done.err
    assert f"{len(finished)} of 6 requests already" in done.err
    lines = out.read_bytes().splitlines(keepends=True)
    assert [json.loads(line)["uid"] for line in lines] == [f"q{number}" for number in range(6)]
    assert set(finished) <= set(lines)


def test_plans_that_were_made_otherwise_are_not_mixed(run: RunCommand, queries: Path, tmp_path: Path) -> None:
    out = tmp_path / "plans.jsonl"
    assert run(*batch(queries, out, "--agent", "baseline_a")).status == 0
    before = out.read_bytes()
    for words, told in ((["--agent", "baseline_b"], "agent baseline_a"), (["--oracle"], "oracle False")):
        done = run(
            *batch(queries, out, *(["--agent", "baseline_a"] if "--oracle" in words else []), *words),
        )
        assert done.status == 2
        assert told in done.err and done.err.count("\n") == 1
    assert out.read_bytes() == before


def test_another_request_of_the_same_uid_is_told(run: RunCommand, queries: Path, tmp_path: Path) -> None:
    out = tmp_path / "plans.jsonl"
    words = batch(queries, out, "--agent", "baseline_a")
    assert run(*words).status == 0
    queries.write_text(queries.read_text().replace("3天", "5天"))
    done = run(*words)
    assert done.status == 2
    assert "another request of the uid q0" in done.err


def test_what_is_no_terminal_gets_no_bar(home: Path, queries: Path, tmp_path: Path) -> None:
    done = in_a_process(home, *batch(queries, tmp_path / "plans.jsonl", "--agent", "baseline_a"))
    assert (done.out, done.err) == ("", "")
