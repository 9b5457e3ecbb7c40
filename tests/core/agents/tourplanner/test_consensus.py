"""Equations 2 and 3 of TourPlanner, by hand."""

import numpy as np
import pytest

from core.agents.tourplanner.consensus import SMOOTHING, aggregated, diversity_weights, valid, winners


def test_what_is_unlike_the_others_weighs_more() -> None:
    likeness = np.array([[1.0, 0.8, 0.2], [0.8, 1.0, 0.2], [0.2, 0.2, 1.0]])
    weights = diversity_weights(likeness)
    # mean likeness to the others: 0.5, 0.5, 0.2
    raw = np.array([1 / (0.5 + SMOOTHING), 1 / (0.5 + SMOOTHING), 1 / (0.2 + SMOOTHING)])
    assert weights == pytest.approx(raw / raw.sum())


def test_one_proposal_has_all_the_weight() -> None:
    assert diversity_weights(np.ones((1, 1))) == pytest.approx([1.0])


def test_opposite_proposals_weigh_without_end_no_more_than_unlike_ones() -> None:
    assert np.isfinite(diversity_weights(np.array([[1.0, -1.0], [-1.0, 1.0]]))).all()


def test_the_score_is_the_weighted_sum_of_reviews() -> None:
    scores = np.array([[10.0, 0.0], [-4.0, 6.0]])
    assert aggregated(np.array([0.25, 0.75]), scores) == pytest.approx([-0.5, 4.5])


def test_scores_beyond_the_scale_are_cut() -> None:
    assert aggregated(np.array([1.0]), np.array([[99.0, -99.0]])) == pytest.approx([10.0, -10.0])


def test_the_best_three_win() -> None:
    assert winners(np.array([1.0, 5.0, 5.0, 0.0, 3.0])) == [1, 2, 4]


def test_rules_drop_what_is_not_offered_or_taken() -> None:
    offered = dict.fromkeys("abc", "sight")
    assert valid(["a", "b", "a", "x", "c"], offered, frozenset("b")) == ["a", "c"]


def test_a_day_has_two_meals_one_bed_and_one_ride() -> None:
    offered = {
        name: kind for kind in ("restaurant", "hotel", "ride") for name in (f"{kind} {n}" for n in range(3))
    }
    kept = valid(list(offered), offered, frozenset())
    assert kept == ["restaurant 0", "restaurant 1", "hotel 0", "ride 0"]
