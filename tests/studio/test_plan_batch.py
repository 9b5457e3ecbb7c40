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


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    home = str(tmp_path_factory.mktemp("home"))
    return {**os.environ, "TRIPSTUDIO_HOME": home, "LC_ALL": "en_US.UTF-8", "COLUMNS": "200"}


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


def command(queries: Path, out: Path, *words: str) -> list[str]:
    tripstudio = str(Path(sys.executable).with_name("tripstudio"))
    return [tripstudio, "plan", "--queries", str(queries), "--out", str(out), *words]


def again(environment: dict[str, str], words: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, capture_output=True, text=True, env=environment, timeout=240)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_batch_that_was_killed_goes_on_where_it_was(
    environment: dict[str, str], queries: Path, tmp_path: Path, workers: str
) -> None:
    out = tmp_path / "plans.jsonl"
    words = command(queries, out, "--workers", workers)
    begun = subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    ends = time.monotonic() + PATIENCE
    while begun.poll() is None and not (out.exists() and out.read_bytes().count(b"\n") >= 2):
        assert time.monotonic() < ends, "nothing was written"
        time.sleep(0.02)
    begun.send_signal(signal.SIGKILL)
    begun.wait()
    finished = [line for line in out.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    assert 2 <= len(finished) < 6
    done = again(environment, words)
    assert done.returncode == 0, done.stderr
    assert f"{len(finished)} of 6 requests already" in done.stderr
    lines = out.read_bytes().splitlines(keepends=True)
    assert [json.loads(line)["uid"] for line in lines] == [f"q{number}" for number in range(6)]
    assert set(finished) <= set(lines)


def test_plans_that_were_made_otherwise_are_not_mixed(
    environment: dict[str, str], queries: Path, tmp_path: Path
) -> None:
    out = tmp_path / "plans.jsonl"
    assert again(environment, command(queries, out, "--agent", "baseline_a")).returncode == 0
    before = out.read_bytes()
    for words, told in ((["--agent", "baseline_b"], "agent baseline_a"), (["--oracle"], "oracle False")):
        done = again(
            environment,
            command(queries, out, *(["--agent", "baseline_a"] if "--oracle" in words else []), *words),
        )
        assert done.returncode == 2
        assert told in done.stderr and done.stderr.count("\n") == 1
    assert out.read_bytes() == before


def test_another_request_of_the_same_uid_is_told(
    environment: dict[str, str], queries: Path, tmp_path: Path
) -> None:
    out = tmp_path / "plans.jsonl"
    words = command(queries, out, "--agent", "baseline_a")
    assert again(environment, words).returncode == 0
    queries.write_text(queries.read_text().replace("3天", "5天"))
    done = again(environment, words)
    assert done.returncode == 2
    assert "another request of the uid q0" in done.stderr


def test_what_is_no_terminal_gets_no_bar(environment: dict[str, str], queries: Path, tmp_path: Path) -> None:
    done = again(environment, command(queries, tmp_path / "plans.jsonl", "--agent", "baseline_a"))
    assert (done.stdout, done.stderr) == ("", "")
