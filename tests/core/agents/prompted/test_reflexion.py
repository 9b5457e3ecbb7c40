"""Reflexion and ReAct as TravelEval has them: without tools, turns and a review within answers."""

from core.agents.events import Done, ModelCall, Thought, ToolCall
from tests.fakes.competent import Competent, written
from tests.fakes.reactions import Lines, Said

TEXT = "我们两个人从南京去北京玩2天，预算8000元，想去故宫博物院。"


def calls(events) -> list[ModelCall]:
    return [event for event in events if isinstance(event, ModelCall)]


def test_a_review_and_its_rewrite_are_one_answer(asked, demo) -> None:
    _, events = asked("reflexion", Competent(demo), TEXT)
    assert [call.purpose.en for call in calls(events)] == ["write the trip", "review and rewrite the trip"]


def test_the_draft_stays_where_the_rewrite_cannot_be_used(asked, demo) -> None:
    _, planned = asked("direct", Competent(demo), TEXT)
    draft = planned[-1].plan
    character = Lines(Said(written(draft)), Said("It is fine as it is."))
    _, events = asked("reflexion", character, TEXT)
    assert isinstance(events[-1], Done)
    assert events[-1].plan == draft


def test_a_review_is_told_as_a_thought(asked, demo) -> None:
    _, planned = asked("direct", Competent(demo), TEXT)
    told = written(planned[-1].plan)
    _, events = asked("reflexion", Lines(Said(told), Said(f"1. The hotel is near.\n{told}")), TEXT)
    assert any("The hotel is near." in event.text for event in events if isinstance(event, Thought))


def test_react_without_tools_asks_once_and_calls_none(asked, demo) -> None:
    _, events = asked("react", Competent(demo), TEXT, observations="model", turns=7)
    assert events[-1].status == "ok"
    assert len(calls(events)) == 1
    assert not any(isinstance(event, ToolCall) for event in events)
    assert "最多 7 轮" in calls(events)[0].messages[0].content


def test_without_rows_a_model_is_told_the_stations_alone(asked, demo) -> None:
    _, events = asked("direct", Competent(demo), TEXT, rows=0)
    known = calls(events)[0].messages[0].content.split("<reference>\n")[1].split("\n</reference>")[0]
    assert "station | 北京南站" in known
    assert {line.split(" | ")[0] for line in known.splitlines()} == {"station"}
