"""A folder of results: filled, read again, filled further, and kept apart from other folders."""

import json
import os
import shutil
from dataclasses import replace
from pathlib import Path

import pyarrow as pa
import pytest
from pyarrow import parquet

from core.agents.events import Done
from core.agents.registry import agent_type
from core.bench.engines.local import Local
from core.bench.files.journal import read_records
from core.bench.preparing import as_recorded
from core.bench.results.cells import plans_behind
from core.bench.results.filling import Judges, filling
from core.bench.results.folder import Block, FolderSettings, begin, keep_requests
from core.bench.results.reading import open_results
from core.bench.results.rendering import to_csv, to_json
from core.bench.results.result import run_of, runs_of, told_of
from core.bench.results.result_folders import known, remember
from core.bench.results.tables import tables
from core.bench.runner import Batch
from core.bench.spending import Spending
from core.errors import InputError
from core.model.query import query_from_record
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox

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
    assert (run.id, run.query.text, run.sandbox) == (run_of(one.result).id, "去北京1天", "demo")


def test_what_a_run_has_told_is_read_again(folder: Path) -> None:
    found = open_results(folder)
    effort = tables(found)[-1]
    listed = plans_behind(found, effort, effort.rows[0], effort.columns[0], only_short=False, first=0, most=9)
    for one in listed:
        told = told_of(one.result)
        assert isinstance(told[-1][1], Done)
        assert [seconds for seconds, _ in told] == sorted(seconds for seconds, _ in told)


def test_a_folder_without_events_has_runs_that_told_nothing(folder: Path, tmp_path: Path) -> None:
    copied = Path(shutil.copytree(folder, tmp_path / "copied"))
    for events in copied.glob("trips/*.events.jsonl"):
        events.unlink()
    found = open_results(copied)
    effort = tables(found)[-1]
    [one] = plans_behind(found, effort, effort.rows[0], effort.columns[0], only_short=False, first=0, most=1)
    assert told_of(one.result) == ()


def test_results_become_runs_with_the_plans_that_were_written_for_them(folder: Path) -> None:
    found = open_results(folder)
    effort = tables(found)[-1]
    listed = plans_behind(found, effort, effort.rows[0], effort.columns[0], only_short=False, first=0, most=9)
    results = [one.result for one in listed]
    written = {
        record["uid"]: record["plan"]
        for block in {one.block for one in results}
        for record in read_records(block.plans)
    }
    assert [run.document for run in runs_of(results)] == [written[one.uid] for one in results]


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
