"""A real Ray of several nodes on this machine: nodes, workers and drivers that are killed, nodes that are not fit."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

from core.agents.registry import agent_type
from core.bench.engines.cluster.joining import joined
from core.bench.engines.local import Local
from core.bench.engines.protocol import Engine
from core.bench.files.records import plan_record, read_queries
from core.bench.judging.judging import Delivered, Judging
from core.bench.preparing import from_text
from core.bench.results.filling import FolderWork, Judges
from core.bench.results.folder import FolderSettings
from core.bench.runner import Batch
from core.errors import FileError, PlanningError
from core.evaluate.registry import SUITES
from core.llm.profile import Profile
from core.model.query import Query
from core.sandbox.library import SandboxLibrary
from core.text import Text
from studio.commands.bench import Bench, fill
from tests.fakes.counting import Counting
from tests.fakes.jobs import Asking, Losing, Named
from tests.fakes.server import MODEL, serving

TRIPSTUDIO = str(Path(sys.executable).with_name("tripstudio"))
_LONG = 600.0
"""Seconds to wait for something that must happen: a test fails by them, and never passes by them."""
# A node that is gone is found out in a second.
_SYSTEM = {
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 300,
    "health_check_timeout_ms": 10_000,
    "health_check_failure_threshold": 3,
    # what does not fit into the object store does not go to the disk
    "automatic_object_spilling_enabled": False,
    "local_fs_capacity_threshold": 0.0,
    "oom_grace_period_s": 1,
}
_NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 << 20, "node_ip_address": "127.0.0.1"}


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A head and one more node, of one processor each."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        found = Cluster(
            initialize_head=True,
            head_node_args={**_NODE, "include_dashboard": False, "_system_config": _SYSTEM},
        )
        found.add_node(**_NODE)
        yield found
        found.shutdown()


@pytest.fixture(scope="module")
def joined_cluster(cluster: Cluster, demo_home: Path, requests: Path) -> Iterator[tuple[Engine, list[Text]]]:
    """The engine on the cluster, whose nodes have the sandbox; and what it tells."""
    heard: list[Text] = []
    with joined(cluster.address, None, heard.append) as found:
        assert len(list(found.run(batch_of(demo_home), read_queries(requests).good[:2]))) == 2
        yield found, heard


@pytest.fixture
def engine(joined_cluster: tuple[Engine, list[Text]]) -> Engine:
    """The engine on the cluster."""
    return joined_cluster[0]


@pytest.fixture
def told(joined_cluster: tuple[Engine, list[Text]]) -> list[Text]:
    """What the engine tells during the test."""
    joined_cluster[1].clear()
    return joined_cluster[1]


@pytest.fixture(scope="module")
def requests(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Eight requests in a file."""
    path = tmp_path_factory.mktemp("requests") / "trips.jsonl"
    lines = [
        {"uid": f"q{number}", "nature_language": f"我们两个人从南京去北京玩{2 + number % 2}天"}
        for number in range(8)
    ]
    path.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8")
    return path


def batch_of(home: Path) -> Batch:
    return Batch(
        make_agent=agent_type("baseline_b").make,
        sandbox=SandboxLibrary(home).path("demo"),
        prepare=from_text,
        seed=0,
        time_limit=10.0,
    )


def records_of(made: Sequence[Any]) -> dict[str, Any]:
    """What would be written of each request, but for the seconds that it took."""
    return {
        one.run.query.uid: json.dumps([{**plan_record(one.run), "seconds": None}, *one.reports])
        for one in made
    }


def test_a_node_that_joins_a_batch_and_is_lost_leaves_the_records_of_the_local_one(
    cluster: Cluster, engine: Engine, told: list[Text], demo_home: Path, requests: Path, tmp_path: Path
) -> None:
    work, queries = FolderWork(batch_of(demo_home), ("chinatravel",), "en"), read_queries(requests).good
    here = frozenset(node["NodeID"] for node in ray.nodes())

    def coming() -> Iterator[Query]:
        yield from queries[:2]
        cluster.add_node(**_NODE)
        yield from queries[2:]

    made = list(engine.run(Losing(work, here, tmp_path / "mark"), coming()))
    assert any("is lost" in one.en for one in told)
    assert len(made) == len(queries)
    assert records_of(made) == records_of(list(Local().run(work, queries)))


def test_the_limits_of_a_model_hold_over_all_workers_and_outlive_one_that_is_killed(
    engine: Engine, told: list[Text], demo_home: Path, tmp_path: Path
) -> None:
    counting = Counting()
    parts = [Named("dies"), *(Named(f"part {number}") for number in range(5))]
    with serving(counting) as server:
        profile = Profile(name="p", base_url=server.url, model=MODEL, concurrency=1)
        asking = Asking(SandboxLibrary(demo_home).path("demo"), profile, tmp_path / "mark")
        made = list(engine.run(asking, parts))
    assert sorted(made) == sorted(part.uid for part in parts)
    assert counting.most == 1
    assert len(told) == 1 and "the worker that was at dies is lost" in told[0].en


def on_no_folder(folder: Path) -> dict[str, str]:
    """The environment of a node that has nowhere to keep a sandbox."""
    (folder / "file").touch()
    return {"XDG_CACHE_HOME": str(folder / "file")}


def of_another_version(folder: Path) -> dict[str, str]:
    """The environment of a node that takes itself for a later version."""
    there = folder / "tripstudio-9.9.dist-info"
    there.mkdir()
    (there / "METADATA").write_text("Metadata-Version: 2.1\nName: tripstudio\nVersion: 9.9\n")
    return {"PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])}


def test_nodes_that_are_not_fit_are_told_and_the_others_go_on(
    cluster: Cluster, engine: Engine, told: list[Text], demo_home: Path, requests: Path, tmp_path: Path
) -> None:
    unfit = [
        cluster.add_node(**_NODE, env_vars=environment(tmp_path))
        for environment in (on_no_folder, of_another_version)
    ]
    made = list(engine.run(batch_of(demo_home), read_queries(requests).good[:2]))
    for node in unfit:
        cluster.remove_node(node)
    assert sorted(run.query.uid for run in made) == ["q0", "q1"]
    lines = sorted(one.en for one in told)
    assert len(lines) == 2
    assert "is left out: its versions differ: tripstudio 9.9, and here tripstudio 0.1" in lines[0]
    assert "is left out: no sandbox: " in lines[1]


def test_a_full_object_store_ends_a_batch_whose_sandbox_no_node_has_in_one_line(
    engine: Engine, told: list[Text], demo_home: Path, requests: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.duckdb"
    other.write_bytes((demo_home / "sandboxes" / "demo.duckdb").read_bytes() + b"other")
    held = ray.put(bytes(78 << 20))
    with pytest.raises(PlanningError, match="the cluster's object store is full"):
        list(engine.run(replace(batch_of(demo_home), sandbox=other), read_queries(requests).good))
    del held
    assert len(told) == 2


def test_a_sandbox_that_is_gone_ends_the_batch_in_one_line(
    engine: Engine, demo_home: Path, requests: Path, tmp_path: Path
) -> None:
    batch = replace(batch_of(demo_home), sandbox=tmp_path / "none.duckdb")
    with pytest.raises(FileError, match=r"none\.duckdb: there is no such file"):
        list(engine.run(batch, read_queries(requests).good))


def test_a_batch_whose_command_was_killed_goes_on_and_loses_nothing(
    cluster: Cluster, engine: Engine, demo_home: Path, requests: Path, tmp_path: Path
) -> None:
    # the command writes down which results there are: not into what all tests share
    home = shutil.copytree(demo_home, tmp_path / "home")
    environment = {**os.environ, "TRIPSTUDIO_HOME": str(home), "LC_ALL": "en_US.UTF-8"}
    out = tmp_path / "out"
    plans = out / "trips" / "baseline_b.plans.jsonl"
    on_ray = ["--engine", "ray", "--address", cluster.address, "--suites", "chinatravel"]
    words = ["bench", "run", "--agents", "baseline_b", "--queries", str(requests), "--out", str(out), *on_ray]
    begun = subprocess.Popen([TRIPSTUDIO, *words], env=environment, stderr=subprocess.DEVNULL)
    ends = time.monotonic() + _LONG
    while begun.poll() is None and not (plans.exists() and b"\n" in plans.read_bytes()):
        assert time.monotonic() < ends, "nothing was written"
        time.sleep(0.01)
    begun.send_signal(signal.SIGKILL)
    begun.wait()
    kept = plans.read_bytes().splitlines()[0]

    sandbox = SandboxLibrary(home).open("demo")
    again = Bench(
        folder=out,
        agents=["baseline_b"],
        datasets={"trips": read_queries(requests).good},
        judges=Judges(["chinatravel"], sandbox, "en"),
        settings=FolderSettings("demo", sandbox.manifest.checksum, time_limit=None, seed=0, oracle=False),
        home=home,
    )
    assert fill(again, engine) == 0
    lines = plans.read_bytes().splitlines()
    assert kept in lines
    assert [json.loads(line)["uid"] for line in lines] == [f"q{number}" for number in range(8)]


def test_plans_are_judged_as_on_one_machine(engine: Engine, demo_home: Path, requests: Path) -> None:
    work, queries = batch_of(demo_home), read_queries(requests).good[:3]
    sandbox = SandboxLibrary(demo_home).open("demo")
    delivered = [Delivered(from_text(run.query, sandbox), run.document) for run in Local().run(work, queries)]
    judging = Judging(tuple(SUITES), work.sandbox)
    there = {one.uid: one for one in engine.run(judging, delivered)}
    assert there == {one.uid: one for one in Local().run(judging, delivered)}
