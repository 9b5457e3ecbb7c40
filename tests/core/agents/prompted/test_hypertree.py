"""The library of rules divides the task, and the model chooses among the rules of a task."""

import json
from statistics import median

from core.agents.events import Step
from tests.fakes.clumsy import Chatty
from tests.fakes.competent import Competent
from tests.fakes.reactions import Said

TEXT = "我们两个人从南京去北京玩2天，预算8000元。"


class Flying(Competent):
    """Wants to fly, whatever the plan says."""

    def react(self, body):
        said = super().react(body)
        prompt = str(body["messages"][0]["content"])
        if isinstance(said, Said) and "- by_plane:" in prompt:
            return Said(json.dumps({"branch": "by_plane", "reason": "It is quicker."}))
        if isinstance(said, Said) and "航班" in prompt.splitlines()[0]:
            first = prompt.split("候选：")[1].strip().split(" |")[0]
            return Said(json.dumps({"names": [first], "reason": "The first."}, ensure_ascii=False))
        return said


def test_the_rule_that_the_model_chooses_is_followed(asked, demo) -> None:
    _, events = asked("hypertree", Flying(demo), TEXT)
    rides = {
        activity.type
        for _, _, activity in events[-1].plan.activities()
        if activity.type in ("train", "airplane")
    }
    assert rides == {"airplane"}


def test_every_task_of_the_trip_comes_to_its_leaf(asked, demo) -> None:
    _, events = asked("hypertree", Competent(demo), TEXT)
    told = " ".join(event.title.zh for event in events if isinstance(event, Step))
    for part in ("去程", "返程", "第 1 天的景点", "第 2 天的景点", "酒店", "第 1 天的餐厅", "第 2 天的餐厅"):
        assert part in told


def test_a_leaf_that_stays_out_of_form_is_left_open_and_said(asked, demo) -> None:
    _, events = asked("hypertree", Chatty(demo, "picks", about="第 1 天的景点"), TEXT)
    done = events[-1]
    sights = [day for day, _, activity in done.plan.activities() if activity.type == "attraction"]
    assert done.status == "ok"
    assert set(sights) == {2}
    assert "第 1 天的景点" in done.reason.zh and "day 1" in done.reason.en


def test_a_meal_that_is_left_open_is_no_dearer_than_most(asked, demo) -> None:
    _, events = asked("hypertree", Chatty(demo, "picks", about="餐厅"), TEXT)
    usual = median(row.price for row in demo.city("北京").restaurants)
    meals = [one for _, _, one in events[-1].plan.activities() if one.type in ("lunch", "dinner")]
    assert meals
    assert all(meal.price <= usual for meal in meals)


def test_no_usable_answer_at_all_is_no_trip(asked, demo) -> None:
    _, events = asked("hypertree", Chatty(demo, "picks"), TEXT)
    assert (events[-1].status, events[-1].plan) == ("failed", None)
    assert "another model" in events[-1].reason.en


def test_a_rule_that_is_not_named_is_the_first_and_that_is_said(asked, demo) -> None:
    _, events = asked("hypertree", Chatty(demo, "branch"), TEXT)
    assert events[-1].status == "ok"
    assert any("the first is taken" in event.title.en for event in events if isinstance(event, Step))
