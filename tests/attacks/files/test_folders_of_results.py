"""Folders of results and recordings of models that somebody else made: each is read, or told of by file and line."""

import csv
import io
import json
import os
import re
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2
import pytest

from core.bench.results.cells import plans_behind
from core.bench.results.reading import open_results
from core.bench.results.rendering import to_csv, to_markdown
from core.bench.results.result import run_of
from core.bench.results.tables import Table, tables
from core.errors import InputError, ModelSetupError
from core.llm.cassette import ReplayTransport
from core.model.run import Run
from tests.attacks.conftest import SmallDisk

HEAD = {"sandbox": "demo", "checksum": "x", "time_limit": 5.0, "seed": 0, "oracle": False}
REQUEST = {"uid": "q", "nature_language": "x"}
PLAN = {
    "uid": "q",
    "agent": "a",
    "version": "1",
    "parameters": {},
    "seconds": 1.0,
    "status": "ok",
    "plan": {},
}
REPORT = {
    "uid": "q", "suite": "chinatravel", "passed": True, "delivered": True, "environment": {}, "logical": [],
    "violations": [], "metrics": {}, "version": "1", "parameters": {},
}  # fmt: skip
DEEP = "[" * 9000 + "]" * 9000
DIGITS = "9" * 5000


def folder(at: Path, **parts: Any) -> Path:
    """A folder of one result, with some of its parts replaced by others, as values or as they are written."""
    (at / "d").mkdir(parents=True)
    files = {
        "bench.json": parts.get("head", HEAD),
        "d/requests.jsonl": parts.get("request", REQUEST),
        "d/a.plans.jsonl": parts.get("plan", PLAN),
        "d/a.reports.jsonl": parts.get("report", REPORT),
    }
    for name, held in files.items():
        written = held if isinstance(held, bytes | str) else json.dumps(held)
        (at / name).write_bytes(written if isinstance(written, bytes) else f"{written}\n".encode())
    return at


LINES: dict[str, Any] = {
    "no JSON": "{", "nesting of 9,000": f'{{"uid": "q", "x": {DEEP}}}', "a number of 5,000 digits": f'{{"uid": {DIGITS}}}',
    "bytes": b"\xff\xfe\n", "a list": [], "a number": 7, "nothing": {}, "half a character": '{"uid": "\\ud800"}',
}  # fmt: skip
SPOILT = {
    **{f"head: {name}": {"head": line} for name, line in LINES.items()},
    **{f"request: {name}": {"request": line} for name, line in LINES.items()},
    **{f"plan: {name}": {"plan": line} for name, line in LINES.items()},
    **{f"report: {name}": {"report": line} for name, line in LINES.items()},
    "head of wrong kinds": {"head": {**HEAD, "sandbox": {}, "seed": []}},
    "an unknown status": {"plan": {**PLAN, "status": "{{9**9}}"}},
    "a status of no text": {"plan": {**PLAN, "status": {}}},
    "an agent of no text": {"plan": {**PLAN, "agent": [1]}},
    "seconds of no number": {"plan": {**PLAN, "seconds": "x"}},
    "endless seconds": {"plan": json.dumps({**PLAN, "seconds": float("inf")})},
    "usage of texts": {"plan": {**PLAN, "usage": {"calls": "x"}}},
    "endless usage": {"plan": json.dumps({**PLAN, "usage": {"calls": float("inf")}})},
    "usage that is a list": {"plan": {**PLAN, "usage": [1]}},
    "a model of no name": {"plan": {**PLAN, "llm": "x"}},
    "a conflict of a number": {"plan": {**PLAN, "conflict": 7}},
    "packages that are a list": {"plan": {**PLAN, "packages": [1]}},
    "a reason of no text": {"plan": {**PLAN, "reason": {"a": []}}},
    "an environment that is a list": {"report": {**REPORT, "environment": []}},
    "a verdict without a source": {"report": {**REPORT, "logical": [{}]}},
    "a violation that is a number": {"report": {**REPORT, "violations": [7]}},
    "a message of no text": {"report": {**REPORT, "violations": [{"code": "a", "message": {}}]}},
    "a metric of a text": {"report": {**REPORT, "metrics": {"a": "x"}}},
    "an endless metric": {"report": json.dumps({**REPORT, "metrics": {"a": float("inf")}})},
}


def runs(at: Path) -> list[Run]:
    """All results of a folder as runs."""
    found = open_results(at)
    effort = tables(found, resamples=2)[-1]
    row, of = effort.rows[0], effort.columns[0]
    return [
        run_of(one.result) for one in plans_behind(found, effort, row, of, only_short=False, first=0, most=9)
    ]


@pytest.mark.parametrize("parts", SPOILT.values(), ids=SPOILT.keys())
def test_a_spoilt_folder_of_results_is_told_of(tmp_path: Path, parts: dict[str, Any]) -> None:
    with pytest.raises(InputError) as told:
        runs(folder(tmp_path / "results", **parts))
    said = str(told.value)
    assert str(tmp_path) in said
    assert len(said) < 600


def test_a_suite_that_is_not_known_says_nothing(tmp_path: Path) -> None:
    found = open_results(folder(tmp_path / "results", report={**REPORT, "suite": "</script>{{9**9}}"}))
    assert found.suites == ()


def of_agent(at: Path, name: str) -> list[Table]:
    """The tables of a folder with one result of a method of this name, of which a measure has the name too."""
    parts = {"plan": {**PLAN, "agent": name}, "report": {**REPORT, "metrics": {name: 1.0}}}
    return list(tables(open_results(folder(at, **parts)), ("agent", "model")))


def test_hostile_names_stay_cells_in_the_tables_of_results(tmp_path: Path, hostile: str) -> None:
    def cells(name: str, at: str) -> list[int]:
        return [len(re.findall(r"(?<!\\)\|", line)) for line in to_markdown(of_agent(tmp_path / at, name))]

    assert cells(hostile.replace("\ud800", "?"), "hostile") == cells("harmless", "harmless")


@pytest.mark.parametrize("sign", [*"=+-@＝＋－＠", "\t=", "\r=", "\n="])
def test_no_name_is_a_formula_in_the_table_of_results(tmp_path: Path, sign: str) -> None:
    written = to_csv(of_agent(tmp_path / "results", f'{sign}HYPERLINK("http://outside.example","x")'))
    rows = csv.DictReader(io.StringIO(written, newline=""))
    assert {row["agent"][0] for row in rows} == {"'"}


EXCHANGE = {
    "path": "chat/completions", "request": None, "status": 200, "type": "application/json", "body": "{}", "cut": False,
}  # fmt: skip
RECORDINGS = {
    **{name: line for name, line in LINES.items() if name not in ("half a character",)},
    "a body of no text": {**EXCHANGE, "body": 7},
    "half a character": json.dumps({**EXCHANGE, "body": "a\ud800"}),
    "a status of no number": {**EXCHANGE, "status": "x"},
    "a status beyond all": {**EXCHANGE, "status": 10**30},
    "a type of no text": {**EXCHANGE, "type": 7},
    "a path of no text": {**EXCHANGE, "path": 7},
    "a request that is a list": {**EXCHANGE, "request": [1]},
    "a cut that is a text": {**EXCHANGE, "cut": "x"},
}


@pytest.mark.parametrize("line", RECORDINGS.values(), ids=RECORDINGS.keys())
def test_a_spoilt_recording_is_told_of(tmp_path: Path, line: Any) -> None:
    head = json.dumps({"cassette": 1, "profile": {"name": "p", "model": "m"}})
    written = (
        line if isinstance(line, bytes) else (line if isinstance(line, str) else json.dumps(line)).encode()
    )
    path = tmp_path / "cassette.jsonl"
    path.write_bytes(head.encode() + b"\n" + written + b"\n")
    with pytest.raises((InputError, ModelSetupError)):
        ReplayTransport(path).handle_request(httpx2.Request("GET", "http://x/v1/chat/completions"))


@pytest.mark.parametrize("head", LINES.values(), ids=LINES.keys())
def test_a_recording_with_a_spoilt_head_is_told_of(tmp_path: Path, head: Any) -> None:
    written = (
        head if isinstance(head, bytes) else (head if isinstance(head, str) else json.dumps(head)).encode()
    )
    (tmp_path / "cassette.jsonl").write_bytes(written + b"\n")
    with pytest.raises(InputError):
        ReplayTransport(tmp_path / "cassette.jsonl")


def test_a_folder_that_may_only_be_read_is_read(small_disk: SmallDisk) -> None:
    with small_disk(1_000_000) as disk:
        made = folder(disk / "results")
        remount = ["mount", "-o", "remount,ro", str(disk)]
        if os.geteuid() != 0 or subprocess.run(remount, capture_output=True, check=False).returncode != 0:
            (made / "d").chmod(0o500)
        with closing(open_results(made)) as results:
            assert results.count == 1
        assert not list(made.glob("*/*.parquet"))
