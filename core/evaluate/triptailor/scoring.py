"""TourPlanner's rewards of a judged plan (appendix C.5)."""

from collections.abc import Mapping

from core.evaluate import rewards
from core.evaluate.judge import Judge
from core.evaluate.triptailor.reference import NOT_RATED, Value
from core.evaluate.triptailor.rules import Case
from core.evaluate.triptailor.typed import typed_plan
from core.text import Text

RAW_BY_RATING = 5.0
"""Raw scores lie about 10 to both sides of 0 (C.5.2): ratings of 1 to 5 stand for raw scores of -10 to 10."""

_NO_BUDGET = Text(
    "请求没有预算，或计划的费用无法计算", "the request has no budget, or the plan's cost cannot be told"
)


def score(case: Case, verdicts: Mapping[str, Value], ratio: Value, judge: Judge) -> dict[str, Value]:
    """All rewards; a part that cannot be computed leaves its sum without a value, for the same reason."""

    def holds(name: str) -> bool:
        return verdicts[name] == 1.0

    feasible = rewards.feasibility(holds("within_sandbox"), holds("complete"))
    rational = rewards.rationality(
        holds("diverse_restaurants"),
        holds("diverse_attractions"),
        holds("visit_duration"),
        holds("visit_time"),
    )
    hard = rewards.hard_reward(feasible, rational)
    parts: tuple[Value, Value, Value] = (
        _budget(case),
        ratio if isinstance(ratio, Text) else rewards.route_score(ratio),
        _preference(case, judge),
    )
    known = [part for part in parts if not isinstance(part, Text)]
    soft: Value = next((part for part in parts if isinstance(part, Text)), 0.0)
    if len(known) == len(parts):
        soft = rewards.soft_reward(*known)
    return {
        "hard_reward": hard,
        "gate": rewards.gate(hard / 2),
        "budget_score": parts[0],
        "route_score": parts[1],
        "preference_score": parts[2],
        "soft_reward": soft,
        "reward": soft if isinstance(soft, Text) else rewards.gated_reward(hard, soft),
    }


def _budget(case: Case) -> Value:
    budget, cost = case.query.budget, case.outline.cost
    return rewards.budget_score(cost, budget) if budget and budget > 0 and cost is not None else _NO_BUDGET


def _preference(case: Case, judge: Judge) -> Value:
    plan = typed_plan(case)
    if plan is None:
        return NOT_RATED
    (rating,) = judge.rate("personalisation", case.query, (plan,), case.sandbox)
    if rating.value is None:
        return rating.reason
    return rewards.preference_score(RAW_BY_RATING * (rating.value - 3))
