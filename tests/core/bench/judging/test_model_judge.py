"""A model as judge, over HTTP."""

import json

import pytest

from core.agents.events import Done
from core.agents.planner import PlannerAgent
from core.agents.protocol import Context, Task
from core.bench.judging.model_judge import ModelJudge
from core.evaluate.tripscore.suite import TripScoreSuite
from core.llm.client import Client
from core.llm.profile import Profile
from core.understand import understand
from tests.fakes.reactions import Lines, Said
from tests.fakes.server import MODEL, serving


@pytest.fixture(scope="module")
def trip(demo):
    query = understand("我一个人从武汉去杭州玩1天。", uid="t", sandbox=demo).query
    *_, last = PlannerAgent().run(Task(query, demo), Context(time_limit=10))
    assert isinstance(last, Done)
    return query, last.plan, demo


def answer(*scores: float) -> Said:
    return Said(json.dumps({"ratings": [{"score": score, "reason": "so"} for score in scores]}))


@pytest.fixture
def rated(trip):
    def run(count: int, *reactions):
        query, plan, demo = trip
        with serving(Lines(*reactions)) as server:
            client = Client(Profile(name="t", base_url=server.url, model=MODEL), None)
            found = ModelJudge(client.for_run()).rate("personalisation", query, [plan] * count, demo)
            client.close()
        return [rating.value for rating in found]

    return run


def test_one_plan_is_rated_alone(rated) -> None:
    assert rated(1, answer(4.5)) == [4.5]


def test_two_plans_are_rated_in_both_orders(rated) -> None:
    # first 5 and 3; with the plans turned round 4 and 3, so that the first of them gets 3 and the second 4
    assert rated(2, answer(5, 3), answer(4, 3)) == [4.0, 3.5]


@pytest.mark.parametrize("wrong", [answer(7), answer(3, 3), Said("no idea"), answer()])
def test_what_is_no_rating_is_none(rated, wrong) -> None:
    assert rated(1, wrong) == [None]


def test_a_suite_takes_the_model_for_the_rules(trip) -> None:
    query, plan, demo = trip
    with serving(Lines(answer(5))) as server:
        client = Client(Profile(name="t", base_url=server.url, model=MODEL), None)
        report = TripScoreSuite(judge=ModelJudge(client.for_run())).judge(query, plan.to_json(), demo)
        client.close()
    told = [metric for metric in report.metrics if metric.name == "iconic_landmarks"]
    assert told[0].value == 1.0
