"""Runs that the tests of a team's queue ask for, and how they wait for what becomes of them."""

import time
from collections.abc import Callable

from core.model.query import Query
from core.model.run import Run, new_run_id, now
from tests.patience import PATIENCE


def asked(agent: str = "baseline_b", sandbox_checksum: str = "") -> Run:
    """A run of two days from 南京 to 北京 on the demo that has not begun."""
    query = Query(uid="q", text="", start_city="南京", target_city="北京", days=2, people_number=2)
    return Run(
        id=new_run_id(),
        created=now(),
        query=query,
        agent=agent,
        agent_version="1",
        parameters={},
        seed=0,
        sandbox="demo",
        sandbox_checksum=sandbox_checksum,
        time_limit=10.0,
    )


def until(happened: Callable[[], bool]) -> None:
    """Wait for what must happen; fail where it does not."""
    ends = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < ends, "it did not happen"
        time.sleep(0.05)
