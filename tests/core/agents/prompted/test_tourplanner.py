"""TourPlanner goes on where one answer stays out of form, and says what it does instead; its personas work at once."""

from threading import Barrier, Lock
from typing import Any

import pytest

from core.agents.events import ModelCall, Step
from tests.fakes.clumsy import Chatty
from tests.fakes.competent import Competent
from tests.fakes.reactions import Reaction

TEXT = "我们两个人从南京去北京玩2天，预算8000元，想去故宫博物院。"


@pytest.mark.parametrize(
    ("form", "told"),
    [
        ("traveller", "recalled by the request"),
        ("picks", "adds nothing"),
        ("personas", "one plans as asked"),
        ("outline", "no refinement"),
    ],
)
def test_an_answer_out_of_form_is_repaired_then_replaced_and_said(form, told, asked, demo) -> None:
    _, events = asked("tourplanner", Chatty(demo, form), TEXT)
    assert events[-1].status == "ok"
    assert any(told in event.title.en for event in events if isinstance(event, Step))
    talks = [e for e in events if isinstance(e, ModelCall) and e.reply and e.reply.content.startswith("What")]
    assert len(talks) == 2


class Together(Competent):
    """Answers reviews only where so many of them are asked for at the same time; knows how many were at most."""

    def __init__(self, sandbox, count: int) -> None:
        super().__init__(sandbox)
        self._all_there, self._lock = Barrier(count, timeout=30), Lock()
        self._at_work, self.most = 0, 0

    def react(self, body: dict[str, Any]) -> Reaction:
        """Wait for the others."""
        if (body.get("response_format") or {}).get("json_schema", {}).get("name") != "reviews":
            return super().react(body)
        with self._lock:
            self._at_work += 1
            self.most = max(self.most, self._at_work)
        self._all_there.wait()
        said = super().react(body)
        with self._lock:
            self._at_work -= 1
        return said


@pytest.mark.parametrize("at_once", [2, 4])
def test_the_four_personas_review_at_once_within_the_profiles_limit(at_once, asked, demo) -> None:
    together = Together(demo, at_once)
    _, events = asked("tourplanner", together, TEXT, at_once=at_once)
    assert events[-1].status == "ok"
    assert together.most == at_once
