"""TourPlanner goes on where one answer stays out of form, and says what it does instead."""

from typing import Any

import pytest

from core.agents.events import ModelCall, Step
from tests.fakes.competent import Competent
from tests.fakes.reactions import Reaction, Said

TEXT = "我们两个人从南京去北京玩2天，预算8000元，想去故宫博物院。"


class Chatty(Competent):
    """Answers one form with small talk."""

    def __init__(self, sandbox, form: str) -> None:
        super().__init__(sandbox)
        self._form = form

    def react(self, body: dict[str, Any]) -> Reaction:
        """Talk where the form is asked for."""
        asked = (body.get("response_format") or {}).get("json_schema", {}).get("name")
        return Said("What a nice trip!") if asked == self._form else super().react(body)


@pytest.mark.parametrize(
    ("form", "told"),
    [("profile", "recalled by the request"), ("choice", "adds nothing"), ("outline", "no refinement")],
)
def test_an_answer_out_of_form_is_repaired_then_replaced_and_said(form, told, asked, demo) -> None:
    _, events = asked("tourplanner", Chatty(demo, form), TEXT)
    assert events[-1].status == "ok"
    assert any(told in event.title.en for event in events if isinstance(event, Step))
    talks = [e for e in events if isinstance(e, ModelCall) and e.reply and e.reply.content.startswith("What")]
    assert len(talks) == 2
