"""The concierge is never worse than the planner, whatever its model does."""

import pytest

from core.agents.events import Done, Step, Thought
from core.agents.planner import PlannerAgent
from core.agents.protocol import Context, Task
from core.errors import ModelError
from core.evaluate.registry import SUITES
from tests.fakes.clumsy import NOWHERE, Broken, Sloppy
from tests.fakes.competent import Competent
from tests.fakes.reactions import Lines, Said

TEXTS = [
    "我们两个人从南京去北京玩2天，预算8000元，想去故宫博物院。",
    "一家三口从上海去成都玩3天，坐火车，想吃火锅，预算9000元。",
    "我一个人从武汉去杭州玩2天，预算900元。",
    "我一个人从武汉去杭州玩2天，预算90元。",
]


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("character", [Competent, Sloppy, Broken])
def test_what_the_planner_meets_the_concierge_meets(character, text, asked, demo) -> None:
    query, events = asked("concierge", character(demo), text, patience=0.5 if character is Broken else 20.0)
    done = events[-1]
    *_, alone = PlannerAgent().run(Task(query, demo), Context(time_limit=30))
    assert isinstance(alone, Done)
    assert done.status == alone.status
    if alone.plan is not None:
        own = SUITES["chinatravel"].judge(query, done.plan.to_json(), demo)
        others = SUITES["chinatravel"].judge(query, alone.plan.to_json(), demo)
        assert own.passed >= others.passed
        assert sum(own.environment.values()) <= sum(others.environment.values())


def test_what_the_sandbox_does_not_know_is_dropped_and_said(asked, demo) -> None:
    _, events = asked("concierge", Sloppy(demo), TEXTS[0])
    assert any(isinstance(event, Step) and NOWHERE in event.title.zh for event in events)
    assert NOWHERE not in str(events[-1].plan.to_json())


def test_each_day_is_told(asked, demo) -> None:
    _, events = asked("concierge", Competent(demo), TEXTS[0])
    told = [event.by.en for event in events if isinstance(event, Thought) and "day" in event.by.en]
    assert told == ["day 1", "day 2"]


def test_a_must_see_that_can_be_had_is_in_the_trip(asked, demo) -> None:
    wish = '{"must_see": ["颐和园"], "likes": [], "dislikes": [], "cuisines": []}'
    _, events = asked("concierge", Lines(Said(wish), Said('{"stories": ["a", "b"]}')), TEXTS[0])
    assert "颐和园" in {activity.begins_at for _, _, activity in events[-1].plan.activities()}


def test_a_model_that_fails_is_told_of(asked, demo) -> None:
    try:
        _, events = asked("concierge", Lines(Said("no")), TEXTS[0])
    except ModelError:
        pytest.fail("the model's failure is the concierge's to bear")
    assert any(isinstance(event, Step) and "no help" in event.title.en for event in events)
