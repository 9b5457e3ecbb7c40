"""Many requests with one agent on worker processes: a run each, with what went wrong in its place."""

import json
import shutil
from functools import partial
from pathlib import Path

import pytest

from core.agents.registry import agent_type
from core.bench.engines.local import Local
from core.bench.files.records import plan_record
from core.bench.runner import Batch
from core.errors import InputError
from core.llm.profile import Profile
from core.model.query import Query
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from tests.fakes.counting import Counting
from tests.fakes.jobs import Asking, Named
from tests.fakes.server import MODEL, serving

TRIPS = tuple(
    Query(uid=f"q{days}", text="", start_city="南京", target_city="北京", days=days, people_number=1)
    for days in (2, 3, 1)
)


def _seen(query: Query, sandbox: Sandbox) -> Query:
    if query.days == 1:
        raise InputError("请求没有说明天数", "the request does not say how many days")
    return query


@pytest.fixture(scope="module")
def home(demo_home: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data home with the demo in it, to write to."""
    return shutil.copytree(demo_home, tmp_path_factory.mktemp("local") / "home")


def _batch(home: Path) -> Batch:
    return Batch(
        make_agent=partial(agent_type("planner").make, {"profile": "competition"}),
        sandbox=SandboxLibrary(home).path("demo"),
        prepare=_seen,
        seed=3,
        time_limit=20.0,
    )


@pytest.mark.parametrize("workers", [1, 2])
def test_every_request_has_its_run(home: Path, workers: int) -> None:
    runs = {run.query.uid: run for run in Local(workers).run(_batch(home), TRIPS)}
    assert {uid: run.status for uid, run in runs.items()} == {"q2": "ok", "q3": "ok", "q1": "failed"}
    assert runs["q1"].reason is not None and "how many days" in runs["q1"].reason.en


def test_a_plan_record_can_be_repeated_from_what_it_holds(home: Path) -> None:
    (run,) = Local().run(_batch(home), TRIPS[:1])
    record = json.loads(json.dumps(plan_record(run)))
    again = Batch(
        make_agent=partial(agent_type(record["agent"]).make, record["parameters"]),
        sandbox=SandboxLibrary(home).path(record["sandbox"]["name"]),
        prepare=_seen,
        seed=record["seed"],
        time_limit=record["time_limit"],
    )
    (repeated,) = Local().run(again, TRIPS[:1])
    assert repeated.document == record["plan"]
    assert repeated.sandbox_checksum == record["sandbox"]["checksum"]
    assert (repeated.agent_version, dict(repeated.versions)) == (record["version"], record["packages"])


def test_the_limits_of_a_model_hold_over_all_worker_processes(home: Path, tmp_path: Path) -> None:
    (tmp_path / "mark").touch()
    counting, parts = Counting(), [Named(str(number)) for number in range(6)]
    with serving(counting) as server:
        profile = Profile(name="p", base_url=server.url, model=MODEL, concurrency=1)
        asking = Asking(SandboxLibrary(home).path("demo"), profile, tmp_path / "mark")
        made = list(Local(2).run(asking, parts))
    assert sorted(made) == [part.uid for part in parts]
    assert counting.most == 1
