"""The wishes of a run as its trip meets them: what one says in words of one's own, too."""

from dataclasses import replace

import pytest

from core.agents.registry import agent_type
from core.bench.execution import execute, new_run
from core.evaluate.plan_document import read_plan
from core.model.plan import Train
from core.model.run import Run
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from studio.panels.wishes import wishes_of

REQUEST = "两个人从南京去北京玩2天，预算6000元"


@pytest.fixture(scope="module")
def run(demo: Sandbox) -> Run:
    agent = agent_type("planner").make()
    query = understand(REQUEST, uid="", sandbox=demo).query
    return execute(new_run(agent, query, demo), agent, demo, lambda seconds, event: None)


def test_a_ride_by_number_is_in_the_trip_or_not_or_in_no_data(run: Run, demo: Sandbox) -> None:
    plan = read_plan(run.document, demo)
    (out, *_) = [one.number for _, _, one in plan.activities() if isinstance(one, Train)]
    other = next(one.number for one in demo.services("南京", "北京") if one.number != out)
    for number, sign in ((out, "✔"), (other, "✖"), ("G8888", "○")):
        asked = replace(run, query=replace(run.query, text=f"{REQUEST}，坐{number}次列车去"))
        lines = [one.line.en for one in wishes_of(asked, plan, demo)]
        assert [line for line in lines if number in line] == [
            line for line in lines if line.startswith(f"{sign} ride {number}")
        ]
        assert not any("not understood" in line for line in lines)
