"""TTG's programme on the demo sandbox."""

import pytest

from core.agents.events import Done, Draft
from core.agents.protocol import Context, Task
from core.agents.rules.ttg import Ttg
from core.evaluate.registry import SUITES
from core.understand import understand

TRIPS = [
    "我们两个人从南京去北京玩2天，预算8000元，想去故宫博物院。",
    "我一个人从武汉去杭州玩1天，预算2000元。",
]


@pytest.mark.parametrize("text", TRIPS)
def test_a_solution_meets_the_environment_and_the_wishes(text, plan_text, demo) -> None:
    query, done = plan_text(Ttg(), text, time_limit=40.0)
    assert done.status == "ok", done.reason
    report = SUITES["chinatravel"].judge(query, done.plan.to_json(), demo)
    assert [violation.code for violation in report.violations] == []


def test_solutions_get_better_and_never_pass_the_bound(demo) -> None:
    query = understand(TRIPS[1], uid="t", sandbox=demo).query
    drafts = [e for e in Ttg().run(Task(query, demo), Context(time_limit=40.0)) if isinstance(e, Draft)]
    objectives = [draft.objective for draft in drafts]
    assert objectives == sorted(objectives, reverse=True)
    assert all(draft.objective >= draft.bound - 1e-6 for draft in drafts)


def test_a_wish_that_no_selection_meets_is_told(plan_text) -> None:
    _, done = plan_text(Ttg(), "我一个人从武汉去杭州玩1天，预算30元。", time_limit=20.0)
    assert done.status == "unsolved"
    assert "22 places" in done.reason.en


def test_a_run_without_time_ends_at_once(demo) -> None:
    query = understand(TRIPS[0], uid="t", sandbox=demo).query
    *_, last = Ttg().run(Task(query, demo), Context(time_limit=0.0))
    assert isinstance(last, Done)
    assert last.status in ("timeout", "ok")
