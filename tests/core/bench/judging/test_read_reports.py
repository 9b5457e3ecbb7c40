"""Report files read again: the plans that pass, and lines that are no report."""

import json
from pathlib import Path
from typing import Any

import pytest

from core.bench.judging.read_reports import read_reports
from core.errors import InputError


def write(path: Path, *records: Any) -> Path:
    path.write_text("".join(json.dumps(record) + "\n" for record in records), "utf-8")
    return path


def report(uid: str, suite: str = "chinatravel", passed: bool = True) -> dict[str, Any]:
    return {
        "uid": uid,
        "suite": suite,
        "passed": passed,
        "metrics": {"hotel_cost": 100, "poi_distance": None},
    }


def test_the_plans_that_pass_are_read_with_their_metrics(tmp_path: Path) -> None:
    path = write(tmp_path / "a.jsonl", report("q"), report("r", passed=False), report("q", "tripscore"))
    found = read_reports(path, "chinatravel")
    assert (found.passed, found.count) == ({"q": {"hotel_cost": 100.0, "poi_distance": None}}, 2)


def test_a_file_without_reports_of_the_suite_says_how_to_make_one(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="--suite chinatravel --out"):
        read_reports(write(tmp_path / "a.jsonl", report("q", "tripscore")), "chinatravel")


@pytest.mark.parametrize("line", ["{", '{"uid": "q"}', "[1]"])
def test_a_line_that_is_no_report_is_named(tmp_path: Path, line: str) -> None:
    (tmp_path / "a.jsonl").write_text(f"{json.dumps(report('q'))}\n{line}\n", "utf-8")
    with pytest.raises(InputError, match="line 2: no report"):
        read_reports(tmp_path / "a.jsonl", "chinatravel")
