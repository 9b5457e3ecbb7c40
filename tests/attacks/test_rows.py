"""Rows of a foreign hand: whoever may write to the database changes what is in it, and never stops what others do."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from core.agents.events import Step
from core.bench.store.rows import UNREADABLE
from core.bench.store.runs import RunStore
from core.bench.store.shelf import ShelfSearch
from core.errors import StoreError
from core.labels.judgement import Pair
from core.labels.store import assigning, judging
from core.labels.store.store import StudyStore
from core.model.query import Query
from core.model.run import Edits, Run, Wanted, now
from core.text import Text
from tests.raters import next_pair

Change = Callable[[str, Any], None]
VALUES: dict[str, Any] = {
    "a text": "x", "half a document": "{", "an object": "{}", "a list": "[]", "a list of lists": "[[[]]]", "a number": "7",
    "an object of objects": '{"a": {}}', "a text of JSON": '"x"', "nesting of 9,000": "[" * 9000 + "]" * 9000,
    "a number of 5,000 digits": "9" * 5000, "no number": "NaN", "bytes": b"\xff\xfe", "a huge number": 1e308,
    "a huge whole number": 10**18, "a million characters": "长" * 1_000_000,
    "a billion days": '{"uid": "q", "days": 1000000000}',
    "a billion people": '{"uid": "q", "people_number": 1000000000}',
}  # fmt: skip
COLUMNS = {
    "runs": [
        "created",
        "text",
        "request",
        "agent",
        "agent_version",
        "locks",
        "parameters",
        "seed",
        "time_limit",
        "sandbox",
        "sandbox_checksum",
        "status",
        "document",
        "reason_zh",
        "reason_en",
        "conflict",
        "seconds",
        "versions",
        "commit",
        "offered_as",
        "llm",
        "usage",
        "former",
        "change_zh",
        "process",
        "host",
        "taker",
        "looked",
    ],
    "shelf": ["name", "tags", "note", "binned"],
    "events": ["seconds", "kind", "body"],
    "edits": ["body"],
}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[RunStore]:
    """A store of two runs, each with an event, a name and a change that is not planned yet."""
    made = RunStore(tmp_path / "runs.sqlite")
    for run_id in ("mine", "theirs"):
        query = Query("q", "x", days=2)
        made.begin(
            Run(
                id=run_id,
                created=now(),
                query=query,
                agent="planner",
                sandbox="demo",
                sandbox_checksum="",
                status="ok",
            )
        )
        made.tell(run_id, 0.0, Step(Text("x", "x")))
        made.keep_edits(run_id, Edits().with_done(Wanted(query)))
        made.shelf.describe(run_id, name="n", tags=["t"], note="")
    yield made
    made.close()


def changed(path: Path, table: str, column: str, value: Any, *, where: str) -> None:
    """Write a value into rows of a table, as somebody does who has the file."""
    with sqlite3.connect(path) as connection:
        connection.execute(f'UPDATE {table} SET "{column}" = ? WHERE {where}', (value,))
    connection.close()


@pytest.mark.parametrize(
    ("table", "column"), [(table, column) for table, columns in COLUMNS.items() for column in columns]
)
def test_a_row_that_somebody_spoilt_costs_itself_alone(
    store: RunStore, tmp_path: Path, table: str, column: str
) -> None:
    path = tmp_path / "runs.sqlite"
    key = "id" if table == "runs" else "run_id"
    with sqlite3.connect(path) as connection:
        (before,) = connection.execute(f'SELECT "{column}" FROM {table} WHERE {key} = "theirs"').fetchone()
    connection.close()
    for name, value in VALUES.items():
        changed(path, table, column, value, where=f'{key} = "theirs"')
        assert repr(store.get("theirs")), name
        assert {run.id for run in store.newest()} == {"mine", "theirs"}, name
        assert "mine" in {kept.run.id for kept in store.shelf.find(ShelfSearch())}, name
        assert "t" in store.shelf.tags(), name
        assert len(store.told("mine")) == 1, name
        assert repr([store.told("theirs"), store.edits("theirs"), store.shelf.get("theirs")]), name
        assert {"theirs"} <= {run.id for run in store.versions("theirs")}, name
        assert store.get("mine").status == "ok", name
    changed(path, table, column, before, where=f'{key} = "theirs"')
    assert store.get("theirs").status == "ok"


def test_a_run_that_cannot_be_read_says_so(store: RunStore, tmp_path: Path) -> None:
    changed(tmp_path / "runs.sqlite", "runs", "request", "7", where='id = "theirs"')
    spoilt = store.get("theirs")
    assert (spoilt.status, spoilt.reason, spoilt.document) == ("failed", UNREADABLE, None)


def test_versions_that_lead_in_a_circle_are_each_found_once(store: RunStore, tmp_path: Path) -> None:
    for run_id, former in (("mine", "theirs"), ("theirs", "mine")):
        changed(tmp_path / "runs.sqlite", "runs", "former", former, where=f'id = "{run_id}"')
    assert sorted(run.id for run in store.versions("mine")) == ["mine", "theirs"]


@pytest.mark.parametrize("column", ["rules", "features", "choice", "reasons"])
def test_a_study_that_somebody_spoilt_is_told_of(tmp_path: Path, column: str) -> None:
    path = tmp_path / "labels.sqlite"
    studies = StudyStore(path)
    studies.create("s")
    studies.add("s", [Pair(pair="p0", uid="q", a="a", b="b")])
    assigning.register(studies, "ann")
    given = next_pair(studies, "s", "ann")
    assert given is not None
    judging.judge(studies, given, "a")
    table = {"rules": "studies", "features": "study_pairs"}.get(column, "judgements")
    for value in ("{", "7", '{"a": {}}', "[" * 9000, "neither of them", '{"raters_per_pair": 1e9}'):
        changed(path, table, column, value, where="1")
        with pytest.raises(StoreError, match="restore it from a backup"):
            [*studies.studies(), *studies.pairs("s"), *studies.judgements("s")]
    studies.close()


def test_rows_of_a_teams_database_are_read_the_same_way(postgresql: str) -> None:
    store = RunStore(postgresql)
    for run_id in ("mine", "theirs"):
        store.begin(
            Run(
                id=run_id,
                created=now(),
                query=Query("q", "x"),
                agent="planner",
                sandbox="demo",
                sandbox_checksum="",
            )
        )
    for column in ("request", "locks", "parameters", "document", "conflict", "versions", "usage", "llm"):
        for written in ("7", "[[]]", '"x"', '{"a": NULL}'.lower(), "[" * 3000 + "]" * 3000, "9" * 5000):
            with store.engine.begin() as connection:
                change = sa.text(f"UPDATE runs SET {column} = CAST(:value AS json) WHERE id = 'theirs'")
                connection.execute(change, {"value": written})
            assert {run.id for run in store.newest()} == {"mine", "theirs"}, (column, written[:20])
            assert repr(store.get("theirs"))
    store.close()
