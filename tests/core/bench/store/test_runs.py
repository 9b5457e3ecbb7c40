import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from core.agents.events import Done, Draft, ModelCall, Step, Thought, ToolCall
from core.bench.store.runs import INTERRUPTED, MIGRATIONS, VERSION_TABLE, RunStore
from core.bench.store.tables import RunRow, RunTables
from core.database import migrate, open_database
from core.errors import InputError
from core.llm.messages import Message, Reply, ToolRequest
from core.llm.usage import Usage
from core.model.constraint import Constraint
from core.model.locks import LockedStop, Locks
from core.model.plan import Plan
from core.model.query import Query
from core.model.run import AskedModel, Edits, Run, RunUsage, Wanted
from core.text import Text

DOCUMENT = {"people_number": 2, "start_city": "南京", "target_city": "北京", "itinerary": [], "note": "kept"}
QUERY = Query(
    uid="q1",
    text="我和朋友去北京",
    start_city="南京",
    days=3,
    budget=6000.0,
    constraints=(
        Constraint(
            family="budget",
            dsl="result = 1",
            gloss=Text("不超过6000元", "at most ¥6,000"),
            span=(1, 5),
            confidence=0.9,
        ),
    ),
    record={"uid": "q1"},
)

STOP = LockedStop(day=1, kind="attraction", place="故宫", start=540, end=660)
AS_IT_WAS = Wanted(QUERY)
CHANGED = Wanted(replace(QUERY, budget=4000.0), Locks(stops=(STOP,)))


def _run(run_id: str = "r1", minute: int = 0) -> Run:
    return Run(
        id=run_id,
        created=datetime(2026, 1, 2, 3, minute, tzinfo=UTC),
        query=QUERY,
        agent="planner",
        sandbox="demo",
        sandbox_checksum="abc",
        parameters={"depth": 3},
        versions={"tripstudio": "0.1.0"},
    )


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[RunStore]:
    """A store in a file of one's own, and in the database of a team."""
    if request.param == "postgresql":
        made = RunStore(str(request.getfixturevalue("postgresql")))
    else:
        made = RunStore(tmp_path / "home" / "runs.sqlite")
    yield made
    made.close()


def test_a_run_comes_back_as_it_was_kept(store: RunStore) -> None:
    store.begin(_run())
    assert store.get("r1") == _run()
    assert store.get("r1").query.record == {"uid": "q1"}


def test_what_was_kept_is_there_after_the_store_is_opened_again(tmp_path: Path) -> None:
    store = RunStore(tmp_path / "runs.sqlite")
    store.begin(_run())
    store.finish(replace(_run(), status="ok", seconds=1.5, document=DOCUMENT))
    store.close()
    run = RunStore(tmp_path / "runs.sqlite").get("r1")
    assert (run.status, run.seconds, run.document) == ("ok", 1.5, DOCUMENT)


@pytest.mark.parametrize("document", [None, [], "not a plan", {"itinerary": [{"day": "x"}]}, 3.5])
def test_a_plan_is_kept_as_it_was_delivered_however_broken(store: RunStore, document: object) -> None:
    store.begin(_run())
    store.finish(replace(_run(), status="opened", seconds=0.0, document=document))
    assert store.get("r1").document == document


def test_events_come_back_in_order_with_their_numbers(store: RunStore) -> None:
    plan = Plan.from_json(DOCUMENT)
    events = [
        Step(Text("选择往返车次", "choosing trains")),
        Thought("先看火车", by="规划者"),
        ModelCall(
            Text("翻译", "translate"),
            (Message("user", "去北京"),),
            Reply(
                content="",
                tool_requests=(ToolRequest("1", "goto", "{}"),),
                usage=Usage(calls=1, tokens_in=20, tokens_out=5, cost=0.01),
                finish="tool_calls",
                seconds=0.5,
            ),
        ),
        ModelCall(Text("翻译", "translate"), (), error=Text("没有回应", "no answer")),
        ToolCall("goto", "a, b", "12 min", failure="repeated_loop"),
        Draft(plan, objective=1.0, bound=0.5),
        Done("infeasible", reason=Text("没有车次", "no trains"), conflict=("budget",)),
    ]
    store.begin(_run())
    for second, event in enumerate(events):
        store.tell("r1", float(second), event)
    assert [(told.number, told.seconds, told.event) for told in store.told("r1")] == [
        (number, number - 1.0, event) for number, event in enumerate(events, start=1)
    ]
    assert [told.number for told in store.told("r1", after=5)] == [6, 7]


def test_a_kept_draft_loses_no_key_of_its_plan(store: RunStore) -> None:
    store.begin(_run())
    store.tell("r1", 0.0, Draft(Plan.from_json(DOCUMENT)))
    (told,) = store.told("r1")
    assert isinstance(told.event, Draft)
    assert told.event.plan.to_json() == DOCUMENT


def test_a_reason_comes_back_in_both_languages(store: RunStore) -> None:
    store.begin(_run())
    reason = Text("没有车次", "no trains")
    store.finish(replace(_run(), status="infeasible", seconds=0.1, reason=reason, conflict=("a", "b")))
    assert store.get("r1").reason == Text("没有车次", "no trains")
    assert store.get("r1").conflict == ("a", "b")


def test_the_newest_run_is_listed_first(store: RunStore) -> None:
    for number, run_id in enumerate(("a", "b", "c")):
        store.begin(_run(run_id, minute=number))
    assert [run.id for run in store.newest()] == ["c", "b", "a"]
    assert [run.id for run in store.newest(limit=1, offset=1)] == ["b"]
    assert store.count() == 3


def test_an_unknown_id_is_refused_by_name(store: RunStore) -> None:
    with pytest.raises(InputError, match="nowhere"):
        store.get("nowhere")


def test_a_run_whose_process_ended_is_failed_with_the_reason_when_the_store_is_opened(tmp_path: Path) -> None:
    RunStore(tmp_path / "runs.sqlite").begin(_run())
    run = RunStore(tmp_path / "runs.sqlite").get("r1")
    assert (run.status, run.reason) == ("failed", INTERRUPTED)


def test_a_run_of_another_living_process_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "runs.sqlite"
    RunStore(path).begin(_run())
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE runs SET process = 1")
    assert RunStore(path).get("r1").status == "running"


def test_a_run_of_another_machine_goes_on(postgresql: str) -> None:
    RunStore(postgresql).begin(_run())
    with open_database(postgresql, MIGRATIONS, VERSION_TABLE).begin() as connection:
        connection.execute(sa.update(RunRow).values(host="elsewhere"))
    assert RunStore(postgresql).get("r1").status == "running"


def test_the_store_keeps_a_write_ahead_log(tmp_path: Path) -> None:
    RunStore(tmp_path / "runs.sqlite")
    with sqlite3.connect(tmp_path / "runs.sqlite") as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_the_migrations_lead_to_the_tables_that_the_code_uses() -> None:
    engine = sa.create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection, MIGRATIONS, VERSION_TABLE)
        assert compare_metadata(MigrationContext.configure(connection), RunTables.metadata) == []


def test_migrating_twice_changes_nothing() -> None:
    engine = sa.create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection, MIGRATIONS, VERSION_TABLE)
        connection.execute(sa.insert(RunRow).values(**_values()))
        migrate(connection, MIGRATIONS, VERSION_TABLE)
        assert connection.scalar(sa.select(sa.func.count()).select_from(RunRow)) == 1


def _values() -> dict[str, object]:
    empty = {"request": {}, "parameters": {}, "document": None, "conflict": [], "versions": {}}
    text = dict.fromkeys(
        ("id", "text", "agent", "agent_version", "sandbox", "sandbox_checksum", "status"), "x"
    )
    return {**empty, **text, "created": datetime(2026, 1, 1, tzinfo=UTC), "seed": 0, "time_limit": 1.0}


def test_edits_outlive_the_store_that_kept_them(tmp_path: Path) -> None:
    store = RunStore(tmp_path / "runs.sqlite")
    store.begin(_run())
    assert store.edits("r1") == Edits()
    store.keep_edits("r1", Edits().with_done(AS_IT_WAS).with_done(CHANGED).after_undo())
    store.close()
    assert RunStore(tmp_path / "runs.sqlite").edits("r1") == Edits((AS_IT_WAS,), (CHANGED,))


def test_what_was_undone_is_redone_until_something_else_is_done() -> None:
    dearer = Wanted(replace(QUERY, budget=9000.0))
    edits = Edits().with_done(CHANGED)
    assert edits.after_undo().after_redo() == edits
    assert edits.after_undo().with_done(dearer) == Edits((dearer,))
    assert Edits().after_undo().after_redo() == Edits()


def test_a_run_keeps_its_locks_and_why_its_plan_was_offered(store: RunStore) -> None:
    locks = Locks(
        "G1", hotel="如家", stops=(STOP,), dropped=frozenset({"天坛"}), plan=Plan.from_json(DOCUMENT)
    )
    run = replace(_run(), locks=locks, offered_as="front")
    store.begin(run)
    assert store.get("r1") == run


def test_a_run_keeps_the_model_that_it_may_ask_and_what_it_used(store: RunStore) -> None:
    usage = RunUsage(calls=2, tokens_in=30, tokens_out=4, cost=None, tool_calls=5, tool_failures=1)
    run = replace(_run(), llm=AskedModel("local", "qwen"), usage=usage)
    store.begin(run)
    assert store.get("r1") == run


def test_the_versions_of_a_trip_are_found_from_any_of_them(store: RunStore) -> None:
    store.begin(_run("first", 0))
    store.begin(replace(_run("second", 1), former="first", change=Text("改成4天", "4 days")))
    store.begin(replace(_run("other", 2), former="first"))
    store.begin(replace(_run("third", 3), former="second"))
    store.begin(_run("apart", 4))
    for one in ("first", "second", "third", "other"):
        assert [run.id for run in store.versions(one)] == ["first", "second", "other", "third"]
    assert store.get("second").change == Text("改成4天", "4 days")
