"""A trip that was made while others waited: it is on the page, which says that it may get better, and then shows the better one."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from streamlit.testing.v1 import AppTest

from core.agents.registry import agent_type
from core.bench.execution import new_run
from core.model.query import Query
from core.model.run import Run
from studio import services
from studio.work.jobs import jobs
from tests.patience import PATIENCE

BETTER = Query(
    uid="",
    text="我们两个人从深圳去重庆玩4天",
    start_city="深圳",
    target_city="重庆",
    days=4,
    people_number=2,
)
"""A trip that gets better once its bound is known."""
NEVER_MET = (
    "x = set()\nfor a in allactivities(plan):\n  x.add(activity_position(a))\nresult = len(x) == 77",
)
TOLD = "还有人在等行程"


def _begun(query: Query, owner: str) -> Run:
    run = new_run(agent_type("planner").make(), query, services.sandbox("demo"), time_limit=60.0)
    jobs(services.store(), services.settings()).start(run, owner)
    return run


def _until(happened: Callable[[], bool]) -> None:
    ends = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < ends, "it did not happen"
        time.sleep(0.01)


def test_a_trip_that_was_made_while_others_waited(studio: Callable[..., AppTest], home: Path) -> None:
    at_work, long = jobs(services.store(), services.settings()), replace(BETTER, hard_logic=NEVER_MET)
    before = _begun(long, "ann")
    _until(lambda: at_work.place(before.id) is None)
    mine, after = _begun(BETTER, "bob"), _begun(long, "eve")
    at_work.look(after.id, "bob")
    at_work.stop(before.id)
    assert at_work.wait(mine.id, PATIENCE)

    app = studio(plan=mine.id)
    stood = services.store().get(mine.id).document
    assert [one.value for one in app.caption if TOLD in one.value]

    at_work.stop(after.id)
    _until(lambda: not at_work.is_looked_at_again(mine.id))
    app.run()
    assert not [one.value for one in app.caption if TOLD in one.value]
    assert services.store().get(mine.id).document != stood
