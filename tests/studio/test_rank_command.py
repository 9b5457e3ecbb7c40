"""`tripstudio rank` as one types it: report files in, a table or a JSON object out."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE


@pytest.fixture
def reports(tmp_path: Path) -> list[Path]:
    """Two methods on two requests: both pass `q`, only the first passes `r`."""
    rows = {
        "first": [("q", True, 4.0, 900.0), ("r", True, 1.0, 100.0)],
        "second": [("q", True, 2.0, 300.0), ("r", False, 3.0, 300.0)],
    }
    paths = []
    for method, plans in rows.items():
        path = tmp_path / f"{method}.jsonl"
        path.write_text(
            "".join(
                json.dumps(
                    {
                        "uid": uid,
                        "suite": "chinatravel",
                        "passed": passed,
                        "metrics": {"daily_attractions": sights, "hotel_cost": hotel},
                    }
                )
                + "\n"
                for uid, passed, sights, hotel in plans
            ),
            "utf-8",
        )
        paths.append(path)
    return paths


def run(tmp_path: Path, *words: str | Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "TRIPSTUDIO_HOME": str(tmp_path), "LC_ALL": "en_US.UTF-8", "COLUMNS": "200"}
    command = [str(Path(sys.executable).with_name("tripstudio")), "rank", *map(str, words)]
    return subprocess.run(
        command, capture_output=True, text=True, env=environment, check=False, timeout=PATIENCE
    )


def test_methods_are_ranked_where_both_pass(tmp_path: Path, reports: list[Path]) -> None:
    done = run(tmp_path, *reports, "--json")
    assert done.returncode == 0, done.stderr
    ranking = json.loads(done.stdout)
    assert ranking["by_preference"]["hotel_cost"]["second"] == {"value": 1.0, "counted": 1, "of": 2}
    assert ranking["overall"]["first"] == {"value": 1.5, "counted": 1, "of": 2}


def test_the_table_says_on_how_many_requests_a_rank_rests(tmp_path: Path, reports: list[Path]) -> None:
    done = run(tmp_path, *reports)
    assert done.returncode == 0, done.stderr
    assert "1 of 2" in done.stdout
    assert "Attractions visited a day" in done.stdout


def test_one_file_alone_is_wrong_usage(tmp_path: Path, reports: list[Path]) -> None:
    done = run(tmp_path, reports[0])
    assert done.returncode == 2
    assert "two report files" in done.stderr
