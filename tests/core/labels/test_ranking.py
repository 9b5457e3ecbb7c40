"""Agents ranked by Bradley and Terry's model."""

import numpy as np
import pytest

from core.errors import InputError
from core.labels.judgement import Judgement
from core.labels.ranking import rank


def duels(strengths: dict[str, float], each: int, seed: int = 0) -> list[Judgement]:
    """Judgements of every two agents, won with the probability that their strengths give."""
    draw = np.random.default_rng(seed)
    names = list(strengths)
    return [
        Judgement(
            f"{a}-{b}-{i}",
            "r",
            "a" if draw.random() < 1 / (1 + np.exp(strengths[b] - strengths[a])) else "b",
            a=a,
            b=b,
        )
        for a in names
        for b in names
        if a < b
        for i in range(each)
    ]


def test_planted_strengths_lie_in_their_intervals() -> None:
    planted = {"planner": 1.0, "react": 0.0, "direct": -1.0}
    ranked = rank(duels(planted, 400), resamples=200)
    assert [one.agent for one in ranked] == ["planner", "react", "direct"]
    for one in ranked:
        assert one.strength.low < planted[one.agent] < one.strength.high


def test_wins_and_losses_are_counted_with_half_a_point_for_a_tie_and_none_for_neither() -> None:
    said = [
        Judgement("1", "r", "a", a="x", b="y"),
        Judgement("2", "r", "tie", a="x", b="y"),
        Judgement("3", "r", "neither", a="x", b="y"),
        Judgement("4", "r", "b", a="y", b="x"),
    ]
    first, second = rank(said, resamples=20)
    assert (first.agent, first.wins, first.losses) == ("x", 2.5, 0.5)
    assert (second.agent, second.wins, second.losses) == ("y", 0.5, 2.5)


def test_an_agent_that_wins_all_has_a_finite_strength() -> None:
    ranked = rank([Judgement(str(i), "r", "a", a="x", b="y") for i in range(20)], resamples=20)
    assert ranked[0].agent == "x"
    assert np.isfinite(ranked[0].strength.value)


def test_plans_named_by_id_are_ranked_under_their_agent() -> None:
    ranked = rank(
        [Judgement("1", "r", "a", a="plan1", b="plan2")], {"plan1": "x", "plan2": "y"}, resamples=20
    )
    assert [one.agent for one in ranked] == ["x", "y"]


def test_nothing_to_rank_is_said() -> None:
    with pytest.raises(InputError, match="no judgement compares"):
        rank([Judgement("1", "r", "neither", a="x", b="y")])
