"""A trip that is open while its changes are typed, and the plan of a test's own."""

import pytest

from core.model.plan import Plan
from core.model.query import Query
from core.optimize.outcome import Found
from core.optimize.planning import plan_trip
from core.sandbox.sandbox import Sandbox
from core.understand import understand

_TRIP = "我和朋友两个人从上海去杭州玩3天，预算6000元，想去西湖和灵隐寺"


@pytest.fixture(scope="module")
def open_trip(sandbox: Sandbox) -> Query:
    return understand(_TRIP, sandbox=sandbox).query


@pytest.fixture(scope="module")
def plan(query: Query, demo: Sandbox) -> Plan:
    """What the planner makes of the query that the tests of a module share."""
    *_, last = plan_trip(query, demo, seed=0, stopped=lambda: False)
    assert isinstance(last, Found)
    return last.plan
