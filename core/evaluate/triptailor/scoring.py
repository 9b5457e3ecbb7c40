"""TourPlanner's rewards of a judged plan (appendix C.5)."""

from collections.abc import Mapping

from core.evaluate import rewards
from core.evaluate.judge import Judge
from core.evaluate.triptailor.reference import NOT_RATED
from core.evaluate.triptailor.rules import TripTailorCase
from core.evaluate.triptailor.typed import typed_plan
from core.model.report import MetricValue
from core.text import Text

RAW_BY_RATING = 5.0
"""Raw scores lie about 10 to both sides of 0 (C.5.2): ratings of 1 to 5 stand for raw scores of -10 to 10."""

_NO_BUDGET = Text(
    "请求没有预算，或计划的费用无法计算", "the request has no budget, or the plan's cost cannot be told"
)


def score(
    case: TripTailorCase, verdicts: Mapping[str, MetricValue], ratio: MetricValue, judge: Judge
) -> dict[str, MetricValue]:
    """All rewards. A part that cannot be computed leaves its sums without a value, which say what is missing.

    `reward_known` is the reward of the other parts.
    """

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
    parts: dict[str, MetricValue] = {
        "budget_score": _budget(case),
        "route_score": ratio if isinstance(ratio, Text) else rewards.route_score(ratio),
        "preference_score": _preference(case, judge),
    }
    known = {name: part for name, part in parts.items() if not isinstance(part, Text)}
    missing = {name: part for name, part in parts.items() if isinstance(part, Text)}
    reward = rewards.gated_reward(hard, sum(known.values()))
    open_ = _open(hard, known, missing) if missing else None
    return {
        "hard_reward": hard,
        "gate": rewards.gate(hard / 2),
        **parts,
        "soft_reward": rewards.soft_reward(*known.values()) if open_ is None else open_,
        "reward": reward if open_ is None else open_,
        "reward_known": reward,
    }


def _open(hard: float, known: Mapping[str, float], missing: Mapping[str, Text]) -> Text:
    """What of the reward is there, and which parts of it are missing for what reason."""
    told = " + ".join(f"{name} {value:.3f}" for name, value in known.items()) or "0"
    gate = rewards.gate(hard / 2)
    zh = "；".join(f"缺少 {name}（{reason.zh}）" for name, reason in missing.items())
    en = "; ".join(f"{name} is missing ({reason.en})" for name, reason in missing.items())
    return Text(
        f"{zh}；已知部分：hard {hard:.3f} + gate {gate:.3f} × ({told})",
        f"{en}; what is known: hard {hard:.3f} + gate {gate:.3f} x ({told})",
    )


def _budget(case: TripTailorCase) -> MetricValue:
    budget, cost = case.query.budget, case.outline.cost
    return rewards.budget_score(cost, budget) if budget and budget > 0 and cost is not None else _NO_BUDGET


def _preference(case: TripTailorCase, judge: Judge) -> MetricValue:
    plan = typed_plan(case)
    if plan is None:
        return NOT_RATED
    (rating,) = judge.rate("personalisation", case.query, (plan,), case.sandbox)
    if rating.value is None:
        return rating.reason
    return rewards.preference_score(RAW_BY_RATING * (rating.value - 3))
