"""`tripstudio llm` as one types it."""

import os
import subprocess
import sys
from pathlib import Path

from tests.fakes.reactions import Call, Lines, Refused, Said
from tests.fakes.server import MODEL, serving


def run(home: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    given = {
        **os.environ,
        "TRIPSTUDIO_HOME": str(home),
        "LC_ALL": "en_US.UTF-8",
        "COLUMNS": "200",
        **environment,
    }
    command = [str(Path(sys.executable).with_name("tripstudio")), "llm", *words]
    return subprocess.run(command, capture_output=True, text=True, env=given, encoding="utf-8", timeout=240)


def test_a_profile_is_added_listed_and_removed(tmp_path: Path) -> None:
    added = run(
        tmp_path, "add", "qwen", "--base-url", "http://127.0.0.1:1/v1", "--model", "q3", "--key-env", "K"
    )
    assert added.returncode == 0, added.stderr
    assert "$K" in run(tmp_path, "list").stdout
    assert run(tmp_path, "remove", "qwen").returncode == 0
    assert "qwen" not in run(tmp_path, "list").stdout


def test_check_says_what_works(tmp_path: Path) -> None:
    able = Lines(Said("ready"), Said(calls=(Call.of("city_time", city="Paris"),)), Said('{"city": "Paris"}'))
    with serving(able) as server:
        run(tmp_path, "add", "local", "--base-url", server.url, "--model", MODEL)
        done = run(tmp_path, "check", "local")
    assert done.returncode == 0, done.stderr
    assert "tools: work" in done.stdout


def test_check_says_what_is_wrong_and_hides_the_key(tmp_path: Path) -> None:
    with serving(Lines(Refused(401, "bad key sk-secret"))) as server:
        run(tmp_path, "add", "local", "--base-url", server.url, "--model", MODEL, "--key-env", "SOME_KEY")
        done = run(tmp_path, "check", "local", SOME_KEY="sk-secret")
    assert done.returncode == 1
    assert "SOME_KEY" in done.stdout
    assert "sk-secret" not in done.stdout + done.stderr


def test_a_key_that_is_not_set_is_one_line(tmp_path: Path) -> None:
    run(
        tmp_path,
        "add",
        "x",
        "--base-url",
        "http://127.0.0.1:1/v1",
        "--model",
        "m",
        "--key-env",
        "NOT_SET_HERE",
    )
    done = run(tmp_path, "check", "x")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "NOT_SET_HERE" in done.stderr


def test_an_address_with_a_key_in_it_is_refused(tmp_path: Path) -> None:
    done = run(tmp_path, "add", "x", "--base-url", "https://u:sk-secret@example.com", "--model", "m")
    assert done.returncode == 2
    assert "sk-secret" not in done.stderr
    assert not (tmp_path / "llm.json").exists()


def test_a_recorded_run_is_replayed_without_a_server(tmp_path: Path) -> None:
    cassette = tmp_path / "run.jsonl"
    able = Lines(Said("ready"), Said(calls=(Call.of("city_time", city="Paris"),)), Said('{"city": "Paris"}'))
    with serving(able) as server:
        run(tmp_path, "add", "live", "--base-url", server.url, "--model", MODEL, "--record", str(cassette))
        live = run(tmp_path, "check", "live")
    assert run(tmp_path, "add", "demo", "--replay", str(cassette)).returncode == 0
    replayed = run(tmp_path, "check", "demo")
    assert live.returncode == replayed.returncode == 0, replayed.stdout
    assert "tools: work" in replayed.stdout


def test_a_profile_without_a_server_says_what_is_missing(tmp_path: Path) -> None:
    done = run(tmp_path, "add", "x", "--model", "m")
    assert done.returncode == 2
    assert "--base-url" in done.stderr
