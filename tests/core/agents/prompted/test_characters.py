"""Every method that asks a model, over HTTP, against the three characters."""

import pytest

from core.agents.events import Done, ModelCall, Step
from core.agents.registry import AGENTS
from core.errors import ModelError
from core.evaluate.registry import SUITES
from core.model.plan import Plan
from tests.fakes.clumsy import NOWHERE, Broken, Sloppy
from tests.fakes.competent import Competent

METHODS = [name for name, agent in AGENTS.items() if "model" in agent.card.needs]
ZH = "我们两个人从南京去北京玩2天，预算8000元，想去故宫博物院。"
EN = "Two of us want to travel from Nanjing to Beijing for 2 days with a budget of 8000 RMB."


@pytest.mark.parametrize("text", [ZH, EN], ids=["zh", "en"])
@pytest.mark.parametrize("method", METHODS)
def test_with_a_competent_model_the_plan_passes_the_environment(method, text, asked, demo) -> None:
    query, events = asked(method, Competent(demo), text)
    done = events[-1]
    assert done.status == "ok", done.reason
    report = SUITES["chinatravel"].judge(query, done.plan.to_json(), demo)
    assert [code for code, broken in report.environment.items() if broken] == []
    assert any(isinstance(event, ModelCall) and event.reply is not None for event in events)


@pytest.mark.parametrize("method", METHODS)
def test_with_a_sloppy_model_a_run_ends_with_a_plan_or_says_why_not(method, asked, demo) -> None:
    _, events = asked(method, Sloppy(demo), ZH)
    done = events[-1]
    assert done.plan is not None or done.reason is not None
    # what a model invents is said: in the reason where it is in the trip, in a step where it was dropped
    told = [done.reason, *(event.title for event in events if isinstance(event, Step))]
    is_in_trip = done.plan is not None and NOWHERE in str(done.plan.to_json())
    assert any(NOWHERE in text.zh for text in (told[:1] if is_in_trip else told) if text is not None)


@pytest.mark.parametrize("method", METHODS)
def test_with_a_broken_server_a_run_ends_and_says_why(method, asked, demo) -> None:
    try:
        _, events = asked(method, Broken(demo), ZH, patience=0.5)
    except ModelError as error:
        # The runner makes a failed run of it, with this reason.
        assert error.text.zh
        assert error.text.en
        return
    done: Done = events[-1]
    assert done.plan is not None or done.reason is not None
    assert not isinstance(done.plan, Plan) or NOWHERE not in str(done.plan.to_json())
