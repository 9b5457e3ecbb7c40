"""Whatever a file or an option holds, the command says it in lines of its own and never shows a traceback."""

import json
import os
import signal
import subprocess
import sys
import time
import zipfile
from pathlib import Path
from typing import Any

import pytest

from core.sandbox.importers.csv_template import write_template
from tests.attacks.conftest import assert_clear
from tests.patience import PATIENCE
from tests.typed import RunCommand

REQUEST = '{"uid": "good", "nature_language": "南京两人去北京玩2天，预算8000元"}'
DEEP = "[" * 10_000 + "]" * 10_000
SNIPPETS = json.dumps(["result=True"] * 1000)
BAD_LINES = {
    "no JSON": "{",
    "a number of 5,000 digits": '{"uid": "b", "days": ' + "9" * 5000 + "}",
    "Infinity": '{"uid": "b", "budget": Infinity}',
    "a number beyond all": '{"uid": "b", "budget": 1e999}',
    "half a character": '{"uid": "b", "nature_language": "a\\ud800b"}',
    "nesting of 10,000": '{"uid": "b", "x": ' + DEEP + "}",
    "a list": "[]",
    "no uid": "{}",
    "a million days": '{"uid": "b", "days": 1000000}',
    "a very long text": '{"uid": "b", "nature_language": "' + "长" * 30_000 + '"}',
    "very many constraints": '{"uid": "b", "hard_logic_py": ' + SNIPPETS + "}",
    "colours of a terminal": '{"uid": "b\\u001b[31m", "days": "\\u001b[2J\\u202e"}',
}


@pytest.mark.parametrize("bad", BAD_LINES.values(), ids=BAD_LINES.keys())
def test_a_bad_request_is_told_and_the_good_one_understood(run: RunCommand, tmp_path: Path, bad: str) -> None:
    (tmp_path / "q.jsonl").write_text(f"{bad}\n{REQUEST}\n", encoding="utf-8")
    ended = run("understand", "--queries", tmp_path / "q.jsonl")
    told = assert_clear(ended)
    assert ended.status == 1
    assert "q.jsonl line 1" in told[0]
    assert "1 of 2 lines" in told[-1]
    assert json.loads(ended.out)["uid"] == "good"


@pytest.mark.parametrize(
    "bad", [*BAD_LINES, "a plan that is a number", "a plan of infinity", "a plan of names"]
)
def test_a_bad_plan_is_told_and_judged(run: RunCommand, tmp_path: Path, bad: str) -> None:
    more = {
        "a plan that is a number": '{"uid": "good", "plan": 7}',
        "a plan of infinity": '{"uid": "good", "seconds": Infinity, "plan": {"people_number": Infinity}}',
        "a plan of names": '{"uid": "good", "plan": {"itinerary": [{"day": 1, "activities": [{"type": "x"}]}]}}',
    }
    (tmp_path / "q.jsonl").write_text(f"{REQUEST}\n", encoding="utf-8")
    (tmp_path / "p.jsonl").write_text(f"{(BAD_LINES | more)[bad]}\n", encoding="utf-8")
    ended = run(
        "evaluate", "--queries", tmp_path / "q.jsonl", "--plans", tmp_path / "p.jsonl", "--suite", "all",
        "--out", tmp_path / "r.jsonl",
    )  # fmt: skip
    assert_clear(ended)
    assert ended.status == 0
    assert (tmp_path / "r.jsonl").read_text(encoding="utf-8").count("\n") > 1


@pytest.mark.parametrize("bad", BAD_LINES.values(), ids=BAD_LINES.keys())
def test_a_bad_judgement_is_told(run: RunCommand, tmp_path: Path, bad: str) -> None:
    (tmp_path / "j.jsonl").write_text(f"{bad}\n", encoding="utf-8")
    ended = run("labels", "import", tmp_path / "j.jsonl", "--study", "s")
    assert ended.status == 1
    assert "j.jsonl line 1" in ended.err
    assert assert_clear(ended)


@pytest.mark.parametrize("bad", [*BAD_LINES.values(), ""], ids=[*BAD_LINES.keys(), "nothing"])
def test_bad_profiles_of_models_are_told(run: RunCommand, home: Path, bad: str) -> None:
    (home / "llm.json").write_text(bad, encoding="utf-8")
    ended = run("llm", "list")
    assert ended.status == (0 if bad == "[]" else 2)
    assert len(assert_clear(ended)) == (0 if bad == "[]" else 1)


def test_a_file_of_bad_requests_alone_is_told(run: RunCommand, tmp_path: Path) -> None:
    (tmp_path / "q.jsonl").write_text("{\n", encoding="utf-8")
    ended = run("understand", "--queries", tmp_path / "q.jsonl")
    assert (ended.status, len(assert_clear(ended))) == (2, 1)


PLACES: dict[str, tuple[str, ...]] = {
    "no such file": ("understand", "--queries", "{tmp}/nowhere.jsonl"),
    "a folder for a file": ("understand", "--queries", "{tmp}"),
    "bytes": ("understand", "--queries", "{tmp}/bytes"),
    "an empty file": ("understand", "--queries", "{tmp}/empty"),
    "an endless device": ("understand", "--queries", "/dev/zero"),
    "a result in no folder": ("understand", "x", "--out", "{tmp}/nowhere/out.jsonl"),
    "a result in a file's folder": ("understand", "x", "--out", "{tmp}/empty/out.jsonl"),
    "a result that is a folder": ("understand", "x", "--out", "{tmp}"),
    "a result on a full device": ("understand", "x", "--out", "/dev/full"),
    "a result of a long name": ("understand", "x", "--out", "{tmp}/" + "x" * 300),
    "an import of nothing": ("sandbox", "import", "csv", "{tmp}/nowhere", "--name", "a"),
    "an import of an empty zip": ("sandbox", "import", "csv", "{tmp}/empty.zip", "--name", "a"),
    "an import of a zip of nothing": ("sandbox", "import", "csv", "{tmp}/nothing.zip", "--name", "a"),
    "an import of bytes": ("sandbox", "import", "csv", "{tmp}/bytes", "--name", "a"),
    "an import of a pipe": ("sandbox", "import", "csv", "{tmp}/pipe", "--name", "a"),
    "an import with a pipe in it": ("sandbox", "import", "csv", "{tmp}/with-pipe", "--name", "a"),
    "an import with a folder in it": ("sandbox", "import", "csv", "{tmp}/with-folder", "--name", "a"),
    "an import of a bad address": ("sandbox", "import", "csv", "https://[", "--name", "a"),
    "an import of a long name": ("sandbox", "import", "csv", "x" * 5000, "--name", "a"),
    "an import of no kind": ("sandbox", "import", "\x1b[31m", "{tmp}", "--name", "a"),
    "a template over a file": ("sandbox", "template", "{tmp}/empty"),
    "a template below a file": ("sandbox", "template", "{tmp}/empty/folder"),
    "a port beyond all": ("app", "--port", "99999"),
    "a server for all without a name": ("app", "--address", "0.0.0.0"),
    "a host that is none": ("app", "--allow-host", "http://x/"),
    "a day beyond the calendar": ("plan", "x", "--date", "9999-12-31"),
    "judgements without end": ("labels", "import", "/dev/zero", "--study", "s"),
    "a recording that is a pipe": ("llm", "add", "p", "--replay", "{tmp}/pipe"),
    "a server that is a file": ("llm", "add", "p", "--base-url", "file:///etc/passwd", "--model", "m"),
    "a server of two lines": ("llm", "add", "p", "--base-url", "http://a\nb/v1", "--model", "m"),
    "a link for a terminal": ("plan", "x", "--agent", "\x1b]8;;http://outside.example\x07a\x1b]8;;\x07"),
    "markup of a terminal": ("plan", "x", "--sandbox", "[/][link=http://outside.example]x[/link]"),
    "a format that turns": ("plan", "x", "--format", "\u202egpj"),
    "an unknown sandbox": ("understand", "x", "--sandbox", "../../etc/passwd"),
    "a broken sandbox": ("understand", "x", "--sandbox", "broken"),
}


@pytest.mark.parametrize("words", PLACES.values(), ids=PLACES.keys())
def test_a_place_that_cannot_be_used_is_told(
    run: RunCommand, home: Path, tmp_path: Path, words: tuple[str, ...]
) -> None:
    (tmp_path / "empty").touch()
    (tmp_path / "bytes").write_bytes(bytes(range(256)) * 10)
    with zipfile.ZipFile(tmp_path / "empty.zip", "w"):
        pass
    (tmp_path / "nothing.zip").touch()
    os.mkfifo(tmp_path / "pipe")
    for name in ("with-pipe", "with-folder"):
        write_template(tmp_path / name)
        (tmp_path / name / "cities.csv").unlink()
    os.mkfifo(tmp_path / "with-pipe" / "cities.csv")
    (tmp_path / "with-folder" / "cities.csv").mkdir()
    (home / "sandboxes" / "broken.duckdb").write_bytes(b"not a database")
    ended = run(*(word.replace("{tmp}", str(tmp_path)) for word in words))
    assert ended.status == 2
    assert assert_clear(ended)


@pytest.mark.parametrize("words", [("sandbox", "list"), ("understand", "x"), ("app",), ("labels", "studies")])
def test_a_home_that_is_a_file_is_told(run: RunCommand, tmp_path: Path, words: tuple[str, ...]) -> None:
    (tmp_path / "file").touch()
    ended = run(*words, TRIPSTUDIO_HOME=str(tmp_path / "file"))
    told = assert_clear(ended)
    assert ended.status in (0, 2)
    assert ended.status == 0 or len(told) == 1


SETTINGS = {
    "TRIPSTUDIO_WORKERS": "9" * 5000,
    "TRIPSTUDIO_TILES": "https://t.example/{{9**9}}; script-src *",
    "TRIPSTUDIO_HOSTS": "a b",
    "TRIPSTUDIO_SANDBOX": "\x1b[31m/../..",
}


@pytest.mark.parametrize(("name", "value"), SETTINGS.items())
def test_a_setting_that_cannot_be_used_is_told(run: RunCommand, name: str, value: str) -> None:
    ended = run("understand", "x", **{name: value})
    assert ended.status == 2
    assert len(assert_clear(ended)) == 1


def test_workers_end_with_the_command_that_is_killed(home: Path, tmp_path: Path) -> None:
    queries = tmp_path / "q.jsonl"
    queries.write_text("".join(REQUEST.replace("good", f"q{n}") + "\n" for n in range(50)), encoding="utf-8")
    command: list[Any] = [
        sys.executable, "-c", "from studio.cli import main; main()",
        "plan", "--queries", str(queries), "--workers", "2", "--time-limit", "60", "--out", str(tmp_path / "o"),
    ]  # fmt: skip
    process = subprocess.Popen(
        command, env={**os.environ, "TRIPSTUDIO_HOME": str(home)}, stderr=subprocess.DEVNULL
    )
    workers = children(process.pid)
    ends = time.monotonic() + PATIENCE
    while len(workers) < 2 and time.monotonic() < ends and process.poll() is None:
        time.sleep(0.1)
        workers = children(process.pid)
    assert len(workers) >= 2
    process.send_signal(signal.SIGKILL)
    process.wait()
    while time.monotonic() < ends and any(is_running(worker) for worker in workers):
        time.sleep(0.1)
    assert [worker for worker in workers if is_running(worker)] == []


def children(process: int) -> list[int]:
    """The processes that a process began."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(status.read_text().rsplit(")", 1)[1].split()[1])
        except (FileNotFoundError, ProcessLookupError):
            continue
        if parent == process:
            found.append(int(status.parent.name))
    return found


def is_running(process: int) -> bool:
    """Whether a process is there and does not merely wait to be forgotten."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
