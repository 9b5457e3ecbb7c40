"""TripTailor's workflow goes on by rules where a step of the model stays out of form, and says which."""

import pytest

from core.evaluate.registry import SUITES
from tests.fakes.clumsy import Chatty
from tests.fakes.reactions import Lines, Said

TEXT = "我们两个人从南京去北京玩2天，预算8000元。"


@pytest.mark.parametrize(
    ("form", "left"),
    [("picks", "choose the rides"), ("ranked", "rank the sights"), ("outline", "outline the days")],
)
def test_a_step_out_of_form_is_done_by_rules_and_said(form, left, asked, demo) -> None:
    query, events = asked("triptailor_workflow", Chatty(demo, form), TEXT)
    done = events[-1]
    assert done.status == "ok"
    assert left in done.reason.en
    report = SUITES["chinatravel"].judge(query, done.plan.to_json(), demo)
    assert [code for code, is_broken in report.environment.items() if is_broken] == []
    assert any(activity.type == "attraction" for _, _, activity in done.plan.activities())


def test_no_usable_answer_at_all_is_no_trip(asked) -> None:
    _, events = asked("triptailor_workflow", Lines(Said("What a nice trip!")), TEXT)
    assert (events[-1].status, events[-1].plan) == ("failed", None)
    assert "another model" in events[-1].reason.en
