"""The plans that a run told of, each better than those before it."""

from core.agents.drafts import Incumbent, incumbents
from core.agents.events import Draft, Step
from core.model.plan import Plan
from core.text import Text

PLAN = Plan(people_number=1, start_city="南京", target_city="北京", itinerary=())


def test_a_plan_told_again_with_its_bound_is_one_plan() -> None:
    told = [(0.1, Draft(PLAN, 9.0)), (0.4, Draft(PLAN, 9.0, 8.0)), (0.9, Draft(PLAN, 8.5, 8.0))]
    assert incumbents(told) == [Incumbent(0.1, 9.0, 8.0), Incumbent(0.9, 8.5, 8.0)]


def test_what_is_no_plan_is_not_counted() -> None:
    assert incumbents([(0.1, Step(Text("想", "thinking")))]) == []
