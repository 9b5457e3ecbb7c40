"""TourPlanner's constraint-gated reward (section 3.3, eq. 4; appendix C.5, eqs. 8 to 13)."""

import math

GATE_STEEPNESS, GATE_THRESHOLD = 28.0, 0.75
"""k and tau (Table 4)."""


def feasibility(within_sandbox: bool, complete: bool) -> float:
    """S_feas of eq. 9: 0, a half or 1."""
    return (within_sandbox + complete) / 2


def rationality(restaurants: bool, attractions: bool, durations: bool, visit_times: bool) -> float:
    """S_rat of eq. 10, of four criteria; prices and budget belong to the soft reward."""
    return (restaurants + attractions + durations + visit_times) / 4


def hard_reward(feasible: float, rational: float) -> float:
    """R_hard of eq. 8: the sum of both, 0 to 2; eta is half of it."""
    return feasible + rational


def gate(eta: float, k: float = GATE_STEEPNESS, tau: float = GATE_THRESHOLD) -> float:
    """alpha of eq. 4: 1 / (1 + exp(-k (eta - tau))); a half at eta = tau."""
    return 1 / (1 + math.exp(-k * (eta - tau)))


def budget_score(cost: float, budget: float) -> float:
    """S_budget of eq. 12: the share that is spent; over the budget, falling from 1 to 0 at twice the budget.

    Raises ValueError for a budget that is not positive.
    """
    if budget <= 0:
        raise ValueError(f"a budget of {budget} cannot be scored")
    return cost / budget if cost <= budget else max(0.0, 1 - (cost - budget) / budget)


def route_score(ratio: float) -> float:
    """S_route: exp(-max(0, ratio - 0.8)), by the average route distance over the reference plan's."""
    return math.exp(-max(0.0, ratio - 0.8))


def preference_score(raw: float) -> float:
    """S_model of eq. 13: tanh(raw / 6), for raw scores of a reward model of about -10 to 10."""
    return math.tanh(raw / 6)


def soft_reward(budget: float, route: float, preference: float) -> float:
    """R_soft of eq. 11: the sum of the three scores."""
    return budget + route + preference


def gated_reward(hard: float, soft: float, k: float = GATE_STEEPNESS, tau: float = GATE_THRESHOLD) -> float:
    """R of eq. 4: the hard reward, and of the soft one what the gate lets through at eta = hard / 2 (eq. 8)."""
    return hard + gate(hard / 2, k, tau) * soft
