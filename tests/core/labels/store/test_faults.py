"""Many raters at once, a process that is killed, and a locked file: what was confirmed is there, once.

The full size is that of `benchmarks/labelling/labels.py`; here the same program runs in a short form. Full disks are in `tests/attacks`.
"""

import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from core.errors import StoreError
from core.labels.judgement import Pair
from core.labels.store import assigning, judging
from core.labels.store.store import StudyStore
from core.labels.study import Assignment, Rules
from tests.raters import next_pair

ROOT = Path(__file__).resolve().parents[4]


def benchmark(*words: object) -> str:
    """What the benchmark prints."""
    command = [sys.executable, str(ROOT / "benchmarks" / "labelling" / "labels.py"), *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=300, check=True)
    return done.stdout


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_judgement_of_many_raters_is_lost_or_doubled_nor_one_of_a_killed_process(
    kind: str, request: pytest.FixtureRequest
) -> None:
    database = ("--database", request.getfixturevalue("postgresql")) if kind == "postgresql" else ()
    said = benchmark("--raters", 20, "--judgements", 300, "--kills", 3, *database)
    assert "300 judgements" in said
    assert "lost 0, doubled 0" in said
    assert re.search(r"3 kills, [1-9]\d* confirmed judgements, missing 0, doubled 0", said)


@pytest.fixture
def given(tmp_path: Path) -> Iterator[tuple[StudyStore, Assignment]]:
    """A store in a file, and the pair in a rater's hand."""
    store = StudyStore(tmp_path / "labels.sqlite")
    store.create("s", Rules(raters_per_pair=1))
    store.add("s", [Pair(pair="p0", uid="q", a="a", b="b")])
    assigning.register(store, "ann")
    pair = next_pair(store, "s", "ann")
    assert pair is not None
    yield store, pair
    store.close()


def test_a_locked_file_is_told_and_the_same_answer_can_be_given_again(
    given: tuple[StudyStore, Assignment], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, pair = given
    with store.reading() as connection:
        connection.exec_driver_sql("PRAGMA busy_timeout=50")
    with closing(sqlite3.connect(tmp_path / "labels.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="another program is using it"):
            judging.judge(store, pair, "a")
        other.execute("ROLLBACK")
    judging.judge(store, pair, "a")
    assert [one.choice for one in store.judgements("s")] == ["a"]
