"""A trip that is open while its changes are typed."""

import pytest

from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand import understand

_TRIP = "我和朋友两个人从上海去杭州玩3天，预算6000元，想去西湖和灵隐寺"


@pytest.fixture(scope="module")
def open_trip(sandbox: Sandbox) -> Query:
    return understand(_TRIP, sandbox=sandbox).query
