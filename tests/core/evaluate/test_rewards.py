"""TourPlanner's rewards against values by hand."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.evaluate import rewards


def test_feasibility_is_the_mean_of_two_signs() -> None:
    assert [rewards.feasibility(a, b) for a in (False, True) for b in (False, True)] == [0, 0.5, 0.5, 1]


def test_rationality_is_the_mean_of_four_signs() -> None:
    assert rewards.rationality(True, False, True, True) == 3 / 4


def test_the_hard_reward_is_the_sum() -> None:
    assert rewards.hard_reward(1 / 2, 3 / 4) == 5 / 4


def test_the_gate_is_half_open_at_the_threshold() -> None:
    assert rewards.gate(0.75) == 0.5


def test_the_gate_at_one() -> None:
    # k (1 - tau) = 28 / 4 = 7
    assert rewards.gate(1.0) == pytest.approx(1 / (1 + math.exp(-7)))


def test_the_gate_shuts_out_the_soft_reward_of_a_broken_plan() -> None:
    # eta = 1/2: exp(28/4) = 1096.6, so about a thousandth passes
    assert rewards.gate(0.5) == pytest.approx(1 / 1097.633, rel=1e-5)


@pytest.mark.parametrize(
    ("cost", "expected"),
    [
        (0, 0),
        (500, 1 / 2),
        (1000, 1),
        # A quarter over: 1 - 250/1000.
        (1250, 3 / 4),
        (2000, 0),
        (9000, 0),
    ],
)
def test_the_budget_score(cost: float, expected: float) -> None:
    assert rewards.budget_score(cost, 1000) == expected


def test_no_budget_cannot_be_scored() -> None:
    with pytest.raises(ValueError, match="0"):
        rewards.budget_score(10, 0)


@pytest.mark.parametrize(("ratio", "expected"), [(0.3, 1.0), (0.8, 1.0), (1.8, math.exp(-1))])
def test_the_route_score_falls_from_four_fifths_on(ratio: float, expected: float) -> None:
    assert rewards.route_score(ratio) == pytest.approx(expected)


def test_the_preference_score() -> None:
    assert rewards.preference_score(6) == pytest.approx(math.tanh(1))


def test_the_whole_reward() -> None:
    # eta = 1: the gate lets through 1 / (1 + e^-7) of the soft reward 1/2 + 1 + 0
    soft = rewards.soft_reward(1 / 2, 1, 0)
    assert rewards.gated_reward(2.0, soft) == pytest.approx(2 + 1.5 / (1 + math.exp(-7)))


@given(st.floats(0, 1), st.floats(0, 1))
def test_the_gate_opens_with_eta(one: float, other: float) -> None:
    low, high = sorted((one, other))
    assert 0 <= rewards.gate(low) <= rewards.gate(high) <= 1
