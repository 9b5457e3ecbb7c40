"""Methods that explore with tools say how the exploring failed."""

import pytest

from core.agents.events import Step, Thought
from tests.fakes.clumsy import Sloppy
from tests.fakes.competent import Competent
from tests.fakes.reactions import Lines, Said

TEXT = "我们两个人从南京去北京玩2天，预算8000元，想去故宫博物院。"


@pytest.mark.parametrize("method", ["react", "tool_agent"])
def test_a_model_that_repeats_itself_is_told_by_the_names_of_its_failures(method, asked, demo) -> None:
    _, events = asked(method, Sloppy(demo), TEXT)
    reason = events[-1].reason
    assert "the same call again and again" in reason.en
    assert "repeated loop 4" in reason.en
    assert "重复循环 4" in reason.zh
    assert any(isinstance(event, Step) and event.title.en in reason.en for event in events)


def test_a_model_that_never_calls_a_function_is_told(asked) -> None:
    _, events = asked("tool_agent", Lines(Said("I would rather talk.")), TEXT)
    assert "3 answers in a row without a call" in events[-1].reason.en
    assert "the notebook is empty" in events[-1].reason.en


def test_steps_that_were_not_enough_are_told(asked, demo) -> None:
    _, events = asked("react", Competent(demo), TEXT, steps=2)
    assert "all 2 steps were used" in events[-1].reason.en
    assert events[-1].plan is not None


def test_act_is_never_shown_a_thought(asked, demo) -> None:
    _, events = asked("act", Competent(demo), TEXT)
    assert not any(isinstance(event, Thought) for event in events)


def test_a_model_that_got_to_planning_by_itself_has_nothing_to_explain(asked, demo) -> None:
    _, events = asked("react", Competent(demo), TEXT)
    assert events[-1].reason is None
