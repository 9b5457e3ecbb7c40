"""A record with a budget and no constraints is planned, shown and judged with that budget."""

from dataclasses import replace
from typing import Any

import pytest

from core.dsl.families.costs import CostCap
from core.evaluate.chinatravel.suite import ChinaTravelSuite
from core.model.query import Query
from core.optimize.wishes.constraints import constraints_of
from core.sandbox.sandbox import Sandbox
from core.understand import editing


@pytest.mark.parametrize(("budget", "is_kept"), [(100.0, False), (100_000.0, True)])
def test_one_budget_for_planner_page_and_suite(
    small_sandbox: Sandbox, request_for_two: Query, good_plan: dict[str, Any], budget: float, is_kept: bool
) -> None:
    query = replace(request_for_two, budget=budget)
    (source,) = constraints_of(query)
    assert constraints_of(query)[source] == CostCap("total", budget)
    assert [wish.dsl for wish in editing.wishes(query)] == [source]
    report = ChinaTravelSuite().judge(query, good_plan, small_sandbox)
    assert [(verdict.source, verdict.ok) for verdict in report.logical] == [(source, is_kept)]
