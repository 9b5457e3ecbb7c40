"""A folder of results: filled, read again, and made into tables whose figures can be worked out by hand."""

import json
import os
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from pyarrow import parquet

from core.agents.registry import agent_type
from core.bench.engines.local import Local
from core.bench.journal import read_records
from core.bench.preparing import as_recorded
from core.bench.results.cells import behind, plans_behind
from core.bench.results.filling import Judges, filling
from core.bench.results.folder import Block, FolderSettings, begin, keep_requests
from core.bench.results.known import known, remember
from core.bench.results.line import PlanLine
from core.bench.results.reading import Results, open_results, results_of
from core.bench.results.rendering import to_csv, to_json, to_markdown
from core.bench.results.result import plan_of, run_of
from core.bench.results.rows import FigureRow, record_row, report_row
from core.bench.results.tables import EFFORT, RATES, Table, tables
from core.bench.runner import Batch
from core.bench.spending import Spending
from core.errors import InputError
from core.model.query import query_from_record
from core.model.report import LogicalVerdict, Report, Violation
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from core.text import Text

QUERIES = tuple(
    query_from_record(
        {
            "uid": f"q{days}",
            "tag": "easy" if days < 3 else "hard",
            "start_city": "南京",
            "target_city": "北京",
            "days": days,
            "people_number": 2,
            "nature_language": f"去北京{days}天",
        }
    )
    for days in (1, 2, 3)
)


@pytest.fixture(scope="module")
def home(demo_home: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return shutil.copytree(demo_home, tmp_path_factory.mktemp("results") / "home")


@pytest.fixture(scope="module")
def sandbox(demo: Sandbox) -> Sandbox:
    return demo


def settings(sandbox: Sandbox) -> FolderSettings:
    return FolderSettings(sandbox.manifest.name, sandbox.manifest.checksum, 10.0, seed=0, oracle=True)


def fill(folder: Path, home: Path, sandbox: Sandbox, agent: str, suites: tuple[str, ...]) -> None:
    begin(folder, settings(sandbox))
    keep_requests(folder, "trips", QUERIES)
    batch = Batch(
        make_agent=agent_type(agent).make,
        sandbox=SandboxLibrary(home).path("demo"),
        prepare=as_recorded,
        seed=0,
        time_limit=10.0,
    )
    with filling(Block(folder, "trips", agent), batch, QUERIES, Judges(suites, sandbox, "en")) as begun:
        begun.run(Local(), batch, Spending(), lambda cost: None)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, home: Path, sandbox: Sandbox) -> Path:
    there = tmp_path_factory.mktemp("results") / "two"
    for agent in ("baseline_a", "nesy_rules"):
        fill(there, home, sandbox, agent, ("chinatravel", "traveleval"))
    return there


def result(
    agent: str, uid: str, report: Report, days: str = "2", **record: Any
) -> tuple[FigureRow, FigureRow]:
    """The rows of a plan and of the report on it."""
    query = query_from_record({"uid": uid, "days": int(days), "nature_language": "", "tag": "easy"})
    usage = {"calls": 0, "tokens_in": 0, "tokens_out": 0, "cost": record.pop("cost", 0.0)}
    told = {"uid": uid, "agent": agent, "status": "ok", "seconds": 1.0, "plan": {}, "usage": usage, **record}
    plan = record_row(Block(Path("nowhere"), "set", agent), query, PlanLine.model_validate(told))
    return plan, report_row(plan, report)


def given(*results: tuple[FigureRow, FigureRow]) -> Results:
    """These results."""
    return results_of((row for rows in results for row in rows), Path())


def report(holds: list[bool], wishes: list[bool], delivered: bool = True) -> Report:
    return Report(
        uid="q",
        suite="chinatravel",
        passed=delivered and all(holds) and all(wishes),
        delivered=delivered,
        environment={f"rule{number}": not one for number, one in enumerate(holds)},
        logical=tuple(LogicalVerdict("result=True", one) for one in wishes),
    )


def figures(found: tuple[Table, ...], part: str = RATES) -> dict[str, float | None]:
    (table,) = [table for table in found if table.part == part]
    (row,) = table.rows
    return {column.name: cell.figure.value for column, cell in zip(table.columns, row.cells, strict=True)}


def test_rates_are_those_of_the_paper() -> None:
    plans = given(
        result("a", "1", report([True, True], [True, True])),
        result("a", "2", report([True, False], [True])),
        result("a", "3", report([False, False], [False], delivered=False)),
    )
    assert figures(tables(plans)) == {
        "DR": pytest.approx(2 / 3),
        "EPR micro": pytest.approx(3 / 6),
        "EPR macro": pytest.approx(1 / 3),
        "LPR micro": pytest.approx(3 / 4),
        "LPR macro": pytest.approx(2 / 3),
        "C-LPR": pytest.approx(2 / 4),
        "FPR": pytest.approx(1 / 3),
    }


def test_an_interval_holds_its_value_and_narrows_with_more_requests() -> None:
    half = [report([one], [True]) for one in (True, False)]
    widths = []
    for times in (5, 50):
        plans = given(*(result("a", str(number), half[number % 2]) for number in range(2 * times)))
        cell = tables(plans)[0].rows[0].cells[-1].figure
        assert cell.low is not None and cell.high is not None
        assert cell.low < 0.5 < cell.high
        widths.append(cell.high - cell.low)
    assert widths[1] < widths[0] / 2


def test_two_methods_on_one_request_are_one_request_and_no_interval() -> None:
    of_one = [result(agent, "q0", report([True, False], [True])) for agent in ("a", "b")]
    (row,) = tables(given(*of_one), by=("dataset",))[0].rows
    assert row.count == 2
    assert {(cell.figure.low, cell.figure.high) for cell in row.cells} == {(None, None)}


def test_rows_are_by_what_was_asked_and_days_count_as_numbers() -> None:
    plans = given(*(result("a", days, report([True], []), days=days) for days in ("10", "2", "1")))
    found = tables(plans, ("days",))
    assert [row.group for row in found[0].rows] == [{"days": "1"}, {"days": "2"}, {"days": "10"}]


def test_a_price_that_is_not_known_is_no_figure() -> None:
    found = tables(given(result("a", "1", report([True], []), cost=None, llm={"profile": "p", "model": "m"})))
    assert figures(found, EFFORT) == {"seconds": 1.0, "calls": 0.0, "tokens": 0.0, "cost": None}


def test_what_the_scripted_model_answered_is_marked_wherever_it_is_shown() -> None:
    found = tables(given(result("react", "1", report([True], []), llm={"profile": "p", "model": "scripted"})))
    assert "scripted\\*" in "\n".join(to_markdown(found)) and "say nothing" in "\n".join(to_markdown(found))
    assert all(record["scripted"] for record in to_json(found))
    assert ",True," in to_csv(found)


def test_what_falls_short_is_what_the_rate_misses() -> None:
    found = given(result("a", "1", report([True, False], [True])), result("a", "2", report([True, True], [])))
    (table, *_) = tables(found)
    (row,) = table.rows
    missed = {column.name for column in table.columns if behind(found, table, row, column).short}
    assert missed == {"EPR micro", "EPR macro", "C-LPR", "FPR"}
    last = table.columns[-1]
    listed = plans_behind(found, table, row, last, only_short=False, first=0, most=5)
    assert [(one.result.uid, one.is_short) for one in listed] == [("1", True), ("2", False)]


def test_a_plan_that_falls_short_is_told_with_the_rule_that_most_of_them_break() -> None:
    closed, wish = (Violation(code, Text("", "")) for code in ("attraction.closed", "logical.places"))
    found = given(
        result("a", "1", replace(report([True, False], [False]), violations=(wish, closed))),
        result("a", "2", replace(report([True, False], [True]), violations=(closed,))),
        result("a", "3", report([True, True], [])),
    )
    (table, *_) = tables(found)
    (row,) = table.rows
    last = table.columns[-1]
    broken = behind(found, table, row, last).broken
    listed = plans_behind(found, table, row, last, only_short=False, first=0, most=5, broken=tuple(broken))
    assert [one.broken for one in listed] == ["attraction.closed", "attraction.closed", None]


def test_a_rate_of_facts_names_the_facts_that_fail_and_one_of_wishes_the_wishes() -> None:
    both = replace(
        report([True, False], [False]),
        violations=(Violation("attraction.closed", Text("", "")), Violation("logical.places", Text("", ""))),
    )
    found = given(result("a", "1", both))
    (table, *_) = tables(found)
    (row,) = table.rows
    broken = {column.name: set(behind(found, table, row, column).broken) for column in table.columns}
    assert broken["EPR macro"] == {"attraction.closed"}
    assert broken["LPR macro"] == {"logical.places"}
    assert broken["FPR"] == {"attraction.closed", "logical.places"}


def test_requests_that_are_dealt_into_heaps_have_nearly_the_same_intervals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plans = given(*(result("a", str(i), report([i % 3 > 0], [i % 2 > 0])) for i in range(3000)))
    one_by_one = tables(plans)[0].rows[0].cells
    monkeypatch.setattr("core.bench.results.tables._ONE_BY_ONE", 1000)
    in_heaps = tables(plans)[0].rows[0].cells
    for exact, dealt in zip(one_by_one, in_heaps, strict=True):
        assert (dealt.figure.value, dealt.counted) == (exact.figure.value, exact.counted)
        assert dealt.figure.low == pytest.approx(exact.figure.low, abs=0.004)
        assert dealt.figure.high == pytest.approx(exact.figure.high, abs=0.004)


def test_a_filled_folder_is_read_again(folder: Path) -> None:
    found = open_results(folder).frame("SELECT * FROM results")
    records = found[found["suite"] == ""]
    assert set(
        zip(records["agent"], records["uid"], records["days"], records["difficulty"], strict=True)
    ) == {
        (agent, f"q{days}", str(days), difficulty)
        for agent in ("baseline_a", "nesy_rules")
        for days, difficulty in ((1, "easy"), (2, "easy"), (3, "hard"))
    }
    assert found.groupby("suite").size().to_dict() == {"": 6, "chinatravel": 6, "traveleval": 6}


def test_columns_of_another_origin_are_told(folder: Path, tmp_path: Path) -> None:
    copied = Path(shutil.copytree(folder, tmp_path / "copied"))
    for journal in copied.glob("trips/*.reports.jsonl"):
        columns = journal.with_name(journal.name.replace(".reports.jsonl", ".results.parquet"))
        parquet.write_table(pa.table({"uid": ["q1"]}), columns)
        newest = max(
            file.stat().st_mtime_ns for file in copied.glob(f"trips/{columns.stem.split('.')[0]}.*l")
        )
        os.utime(columns, ns=(newest, newest))
    with pytest.raises(InputError, match="delete them"):
        open_results(copied)


def test_columns_are_made_again_where_the_journal_has_grown(
    home: Path, sandbox: Sandbox, tmp_path: Path
) -> None:
    there = tmp_path / "results"
    fill(there, home, sandbox, "baseline_a", ("chinatravel",))
    before = open_results(there).suites
    fill(there, home, sandbox, "baseline_a", ("chinatravel", "tripscore"))
    assert (before, open_results(there).suites) == (("chinatravel",), ("chinatravel", "tripscore"))


def test_a_suite_that_is_new_judges_what_is_planned_already(
    home: Path, sandbox: Sandbox, tmp_path: Path
) -> None:
    there = tmp_path / "results"
    fill(there, home, sandbox, "baseline_a", ("chinatravel",))
    plans = (there / "trips" / "baseline_a.plans.jsonl").read_bytes()
    fill(there, home, sandbox, "baseline_a", ("chinatravel", "tripscore"))
    assert (there / "trips" / "baseline_a.plans.jsonl").read_bytes() == plans
    reports = read_records(there / "trips" / "baseline_a.reports.jsonl")
    assert sorted(record["suite"] for record in reports) == ["chinatravel"] * 3 + ["tripscore"] * 3


def test_a_result_becomes_a_run_with_its_plan_and_the_same_id(folder: Path) -> None:
    found = open_results(folder)
    effort = tables(found)[-1]
    [one] = plans_behind(found, effort, effort.rows[0], effort.columns[0], only_short=False, first=0, most=1)
    run = run_of(one.result)
    assert run.document == plan_of(one.result).plan
    assert (run.id, run.query.text, run.sandbox) == (run_of(one.result).id, "去北京1天", "demo")


def test_runs_of_other_settings_are_not_mixed(folder: Path, sandbox: Sandbox) -> None:
    with pytest.raises(InputError, match=r"time_limit 10.0, now 3.0"):
        begin(folder, replace(settings(sandbox), time_limit=3.0))


def test_a_folder_of_something_else_is_refused(tmp_path: Path, sandbox: Sandbox) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(InputError, match="neither empty nor a folder of results"):
        begin(tmp_path, settings(sandbox))
    with pytest.raises(InputError, match="is no folder of results"):
        open_results(tmp_path)


def test_folders_are_known_the_newest_first_while_they_are_there(tmp_path: Path) -> None:
    for name in ("one", "two", "three"):
        (tmp_path / name).mkdir()
        remember(tmp_path / "home", tmp_path / name)
    (tmp_path / "two").rmdir()
    assert known(tmp_path / "home") == (tmp_path / "three", tmp_path / "one")


def test_json_and_csv_have_the_same_figures(folder: Path) -> None:
    found = tables(open_results(folder), ("agent",), resamples=20)
    records = to_json(found)
    assert json.loads(json.dumps(records)) == records
    assert to_csv(found).count("\n") == len(records) + 1
