"""`tripstudio rank` as one types it: report files in, a table or a JSON object out."""

import json
from pathlib import Path

import pytest

from tests.typed import RunCommand


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


def test_methods_are_ranked_where_both_pass(run: RunCommand, reports: list[Path]) -> None:
    done = run("rank", *reports, "--json")
    assert done.status == 0, done.err
    ranking = json.loads(done.out)
    assert ranking["by_preference"]["hotel_cost"]["second"] == {"value": 1.0, "counted": 1, "of": 2}
    assert ranking["overall"]["first"] == {"value": 1.5, "counted": 1, "of": 2}


def test_the_table_says_on_how_many_requests_a_rank_rests(run: RunCommand, reports: list[Path]) -> None:
    done = run("rank", *reports)
    assert done.status == 0, done.err
    assert "1 of 2" in done.out
    assert "Attractions visited a day" in done.out


def test_one_file_alone_is_wrong_usage(run: RunCommand, reports: list[Path]) -> None:
    done = run("rank", reports[0])
    assert done.status == 2
    assert "two report files" in done.err
