"""The verifier's rounds and stop rules are those of the papers."""

from core.agents.events import ModelCall, Step
from core.agents.prompted.llm_modulo import LlmModuloParameters
from tests.fakes.clumsy import Sloppy
from tests.fakes.competent import Competent

TEXT = "我们两个人从南京去北京玩2天，预算8000元，想去故宫博物院。"


def rounds(events) -> int:
    return sum(isinstance(event, Step) and event.title.en.startswith("round") for event in events)


def test_rounds_are_those_of_the_verifiers_paper() -> None:
    assert LlmModuloParameters(suite="chinatravel").most_rounds == 10
    assert LlmModuloParameters(suite="tripscore:real").most_rounds == 3
    assert LlmModuloParameters(suite="tripscore", rounds=5).most_rounds == 5


def test_a_plan_without_violations_ends_it(asked, demo) -> None:
    _, events = asked("llm_modulo", Competent(demo), TEXT)
    assert sum(isinstance(event, ModelCall) for event in events) == rounds(events) == 1


def test_a_model_that_does_not_mend_is_given_up_after_the_last_round(asked, demo) -> None:
    _, events = asked("llm_modulo", Sloppy(demo), TEXT, rounds=2)
    assert rounds(events) == 2
    assert "violations are left" in events[-1].reason.en
