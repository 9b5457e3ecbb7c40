"""`tripstudio llm` as one types it."""

from pathlib import Path

from tests.fakes.reactions import Call, Lines, Refused, Said
from tests.fakes.server import MODEL, serving
from tests.typed import RunCommand


def test_a_profile_is_added_listed_and_removed(run: RunCommand) -> None:
    added = run(
        "llm", "add", "qwen", "--base-url", "http://127.0.0.1:1/v1", "--model", "q3", "--key-env", "K"
    )
    assert added.status == 0, added.err
    assert "$K" in run("llm", "list").out
    assert run("llm", "remove", "qwen").status == 0
    assert "qwen" not in run("llm", "list").out


def test_check_says_what_works(run: RunCommand) -> None:
    able = Lines(Said("ready"), Said(calls=(Call.of("city_time", city="Paris"),)), Said('{"city": "Paris"}'))
    with serving(able) as server:
        run("llm", "add", "local", "--base-url", server.url, "--model", MODEL)
        done = run("llm", "check", "local")
    assert done.status == 0, done.err
    assert "tools: work" in done.out


def test_check_says_what_is_wrong_and_hides_the_key(run: RunCommand) -> None:
    with serving(Lines(Refused(401, "bad key sk-secret"))) as server:
        run("llm", "add", "local", "--base-url", server.url, "--model", MODEL, "--key-env", "SOME_KEY")
        done = run("llm", "check", "local", SOME_KEY="sk-secret")
    assert done.status == 1
    assert "SOME_KEY" in done.out
    assert "sk-secret" not in done.out + done.err


def test_a_key_that_is_not_set_is_one_line(run: RunCommand) -> None:
    run(
        "llm",
        "add",
        "x",
        "--base-url",
        "http://127.0.0.1:1/v1",
        "--model",
        "m",
        "--key-env",
        "NOT_SET_HERE",
    )
    done = run("llm", "check", "x")
    assert done.status == 2
    assert done.err.count("\n") == 1
    assert "NOT_SET_HERE" in done.err


def test_an_address_with_a_key_in_it_is_refused(run: RunCommand, home: Path) -> None:
    done = run("llm", "add", "x", "--base-url", "https://u:sk-secret@example.com", "--model", "m")
    assert done.status == 2
    assert "sk-secret" not in done.err
    assert not (home / "llm.json").exists()


def test_a_recorded_run_is_replayed_without_a_server(run: RunCommand, tmp_path: Path) -> None:
    cassette = tmp_path / "run.jsonl"
    able = Lines(Said("ready"), Said(calls=(Call.of("city_time", city="Paris"),)), Said('{"city": "Paris"}'))
    with serving(able) as server:
        run("llm", "add", "live", "--base-url", server.url, "--model", MODEL, "--record", str(cassette))
        live = run("llm", "check", "live")
    assert run("llm", "add", "demo", "--replay", str(cassette)).status == 0
    replayed = run("llm", "check", "demo")
    assert live.status == replayed.status == 0, replayed.out
    assert "tools: work" in replayed.out


def test_a_profile_without_a_server_says_what_is_missing(run: RunCommand) -> None:
    done = run("llm", "add", "x", "--model", "m")
    assert done.status == 2
    assert "--base-url" in done.err
