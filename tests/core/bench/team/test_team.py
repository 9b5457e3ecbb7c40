"""Two app processes on one PostgreSQL, one of which is killed while it plans: what was asked for is planned, once."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[4]


def test_all_requests_are_planned_once_though_a_process_is_killed(postgresql: str) -> None:
    command = [sys.executable, "benchmarks/serving/team.py", "--people", "4", "--database", postgresql]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=300)
    assert done.returncode == 0, done.stderr
    assert "4 requests, 4 runs, which ended {'ok': 4}, planned twice 0" in done.stdout
    assert "what the killed process was planning was planned anew by another one" in done.stdout
