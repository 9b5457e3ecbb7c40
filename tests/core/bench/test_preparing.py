"""What a method sees of a request that is a text alone."""

import pytest

from core.bench.preparing import from_text
from core.errors import InputError
from core.model.query import Query
from core.sandbox.sandbox import Sandbox


def test_a_plan_is_refused_by_what_is_asked_and_not_as_if_nothing_was_said(demo: Sandbox) -> None:
    with pytest.raises(InputError, match="no services from 合肥: plan from Nanjing"):
        from_text(Query(uid="q", text="我和老婆从合肥去苏州玩三天"), demo)
