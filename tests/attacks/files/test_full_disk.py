"""On a disk that is full at any byte the old state stays, and one sentence says so."""

from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import Any

import duckdb
import pytest

from core.bench.files.journal import open_journal, read_records
from core.bench.files.records import write_jsonl
from core.bench.results.columns import write_columns
from core.bench.store.runs import RunStore
from core.errors import FileError, SandboxError, StoreError, TripStudioError
from core.files.whole import write_whole
from core.labels.judgement import Pair
from core.labels.store import assigning, judging
from core.labels.store.store import StudyStore
from core.labels.weights.saved import Reward, RewardShelf
from core.llm.profile import Profile as LlmProfile
from core.llm.profiles import ProfileStore
from core.model.query import Query
from core.model.run import Run, now
from core.optimize.preferences.kept import ProfileShelf
from core.optimize.preferences.weights import Weights
from core.sandbox.importers.csv_template import EXAMPLE, write_template
from core.sandbox.library import SandboxLibrary
from core.text import Text
from studio.preferences import Preferences, PreferenceStore
from tests.raters import next_pair

KB = 1024
REWARD = Reward(
    name="p", method="grid", weights={}, features=(), study="s", pairs=0, judgements=0,
    accuracy=(None, None, None), tau=None, learned=datetime(2026, 1, 1, tzinfo=UTC),
)  # fmt: skip
SIZES = [16 * KB, 300 * KB, 600 * KB, 1000 * KB, 1500 * KB, 2000 * KB, 2600 * KB, 3200 * KB]


def left(folder: Path) -> list[str]:
    """What is in a folder but the locks."""
    return sorted(
        str(path.relative_to(folder))
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".lock"
    )


@pytest.mark.parametrize("size", SIZES)
def test_an_import_is_whole_or_leaves_nothing(small_disk: Any, tmp_path: Path, size: int) -> None:
    write_template(tmp_path / "template")
    with small_disk(size) as disk:
        library = SandboxLibrary(disk)
        try:
            library.import_("csv", str(tmp_path / "template"), "mine")
        except TripStudioError as error:
            assert "\n" not in str(error)
            assert left(disk) == []
            assert "mine" not in library.names()
        else:
            assert library.check("mine") is not None
            assert left(disk) == ["sandboxes/mine.duckdb"]


@pytest.mark.parametrize("size", [16 * KB, 1000 * KB])
def test_a_demo_that_does_not_fit_leaves_nothing(small_disk: Any, size: int) -> None:
    with small_disk(size) as disk:
        library = SandboxLibrary(disk)
        with pytest.raises(TripStudioError, match=r"full|larger"):
            library.open("demo")
        assert left(disk) == []


def test_what_is_on_a_full_disk_already_stays(file_limit: Any, tmp_path: Path) -> None:
    write_template(tmp_path / "template")
    library = SandboxLibrary(tmp_path / "home")
    library.add(EXAMPLE)
    before = left(tmp_path), library.info(EXAMPLE.name)
    with file_limit(1000 * KB), pytest.raises((SandboxError, FileError)):
        library.import_("csv", str(tmp_path / "template"), "second")
    assert (left(tmp_path), library.info(EXAMPLE.name)) == before


@pytest.mark.parametrize("size", [4 * KB, 8 * KB, 20 * KB])
def test_a_file_that_does_not_fit_leaves_the_former_one(small_disk: Any, size: int) -> None:
    with small_disk(size) as disk:
        out = disk / "plans.jsonl"
        write_jsonl(out, [{"uid": "old"}])
        with pytest.raises(FileError, match=r"full|larger"):
            write_jsonl(out, ({"uid": str(number), "text": "x" * 100} for number in range(10_000)))
        assert out.read_text() == '{"uid": "old"}\n'
        assert left(disk) == ["plans.jsonl"]


@pytest.mark.parametrize("is_there", [True, False])
def test_a_template_that_does_not_fit_leaves_nothing(
    file_limit: Any, tmp_path: Path, *, is_there: bool
) -> None:
    folder = tmp_path / "template"
    if is_there:
        folder.mkdir()
    with file_limit(100), pytest.raises(FileError, match=r"full|larger"):
        write_template(folder)
    assert [path.name for path in tmp_path.rglob("*")] == (["template"] if is_there else [])
    write_template(folder)
    assert (folder / "attractions.csv").is_file()


def test_a_run_that_does_not_fit_leaves_the_others(small_disk: Any) -> None:
    with small_disk(2000 * KB) as disk:
        store = RunStore(disk / "runs.sqlite")
        store.begin(a_run("first", "short"))
        with pytest.raises(StoreError, match=r"full|larger"):
            store.begin(a_run("second", "x" * 4000 * KB))
        assert [run.id for run in store.newest()] == ["first"]
        store.close()


def a_run(run_id: str, text: str) -> Run:
    return Run(
        id=run_id,
        created=now(),
        query=Query("q", text),
        agent="planner",
        sandbox="demo",
        sandbox_checksum="",
        status="ok",
    )


def test_a_device_that_is_always_full_is_told() -> None:
    with pytest.raises(FileError, match="/dev/full: the disk is full"):
        write_whole(Path("/dev/full"), ["text\n"])


def test_a_judgement_that_does_not_fit_can_be_given_again(file_limit: Any, tmp_path: Path) -> None:
    store = StudyStore(tmp_path / "labels.sqlite")
    store.create("s")
    store.add("s", [Pair(pair="p0", uid="q", a="a", b="b")])
    assigning.register(store, "ann")
    given = next_pair(store, "s", "ann")
    assert given is not None
    with file_limit(KB), pytest.raises(StoreError, match="cannot be used"):
        judging.judge(store, given, "a", note="x" * 100 * KB)
    judging.judge(store, given, "a")
    assert [one.choice for one in store.judgements("s")] == ["a"]


def test_choices_of_a_reader_stay_as_they_were_on_a_full_disk(file_limit: Any, tmp_path: Path) -> None:
    store = PreferenceStore(tmp_path)
    store.keep("a@example.org", Preferences(currency="EUR", rate=0.1))
    with file_limit(40), pytest.raises(FileError):
        store.keep("b@example.org", Preferences(currency="USD", rate=0.14))
    assert store.of("a@example.org").currency == "EUR"
    assert store.of("b@example.org") == Preferences()


def test_a_record_that_does_not_fit_leaves_the_journal_whole(small_disk: Any) -> None:
    with (
        small_disk(20 * KB) as disk,
        open_journal(disk / "plans.jsonl", lambda one: str(one["uid"])) as journal,
    ):
        journal.add({"uid": "a"})
        with pytest.raises(FileError, match=r"full|larger"):
            journal.add({"uid": "b", "text": "x" * 100 * KB})
        journal.add({"uid": "c"})
        assert [one["uid"] for one in read_records(disk / "plans.jsonl")] == ["a", "c"]
        assert "b" not in journal


@pytest.mark.parametrize("shelf", ["rewards", "profiles of models", "profiles of the planner"])
def test_small_files_of_a_home_stay_as_they_were_on_a_full_disk(
    file_limit: Any, tmp_path: Path, shelf: str
) -> None:
    def keep(name: str) -> None:
        match shelf:
            case "rewards":
                RewardShelf(tmp_path).save(REWARD.model_copy(update={"study": name}))
            case "profiles of models":
                ProfileStore(tmp_path).add(LlmProfile(name="p", base_url="http://x/v1", model=name))
            case _:
                ProfileShelf(tmp_path).save("p", Text(name, name), Weights(), name)

    keep("before")
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    with file_limit(40), pytest.raises(FileError, match=r"full|larger"):
        keep("after")
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_columns_of_results_that_do_not_fit_leave_nothing(small_disk: Any) -> None:
    with small_disk(64 * KB) as disk:
        with pytest.raises((OSError, duckdb.Error)):
            write_columns(disk / "x.results.parquet", ({"uid": token_hex(4000)} for _ in range(40)))
        assert left(disk) == []
