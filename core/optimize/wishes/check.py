"""The last word on a plan: each constraint of the request in the language itself, before the plan is given away."""

from collections.abc import Iterable

from core.dsl.program import judge
from core.dsl.run import PlanView
from core.model.plan import Plan
from core.sandbox.sandbox import Sandbox


def unmet(plan: Plan, sources: Iterable[str], sandbox: Sandbox) -> tuple[str, ...]:
    """The constraints that a plan does not meet."""
    trip = PlanView(plan.to_json(), sandbox)
    return tuple(source for source in sources if not judge(source, trip).ok)
