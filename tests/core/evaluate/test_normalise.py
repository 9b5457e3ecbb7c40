"""Scores between 0 and 1: every metric of every suite has a rule that is told, and the score keeps to it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.evaluate.normalise import normalise, scale
from core.evaluate.protocol import MetricCard
from core.evaluate.registry import SUITES
from core.evaluate.scales import Flag, Halving, Linear, Scale, Share, Target

CARDS = [(name, card) for name, suite in SUITES.items() for card in suite.card.metrics]
EVERY = pytest.mark.parametrize(
    "card", [card for _, card in CARDS], ids=[f"{name}-{card.name}" for name, card in CARDS]
)


@EVERY
def test_every_metric_that_can_be_better_or_worse_has_a_scale(card: MetricCard) -> None:
    assert (scale(card) is None) == (card.direction == "neutral" and card.name != "ads")


@EVERY
def test_more_never_scores_against_the_direction(card: MetricCard) -> None:
    if card.direction == "neutral":
        return
    scores = [normalise(card, value) for value in (-5.0, 0.0, 0.4, 1.0, 3.0, 50.0, 500.0, 5_000.0)]
    assert scores == sorted(scores, reverse=card.direction == "lower")
    assert scores[0] != scores[-1]


@pytest.mark.parametrize(
    ("found", "value", "score"),
    [
        (Share(), 0.3, 0.3),
        (Share(), 1.7, 1.0),
        (Share(lower=True), 0.3, 0.7),
        (Share(lower=True), -0.1, 1.0),
        (Linear(-3, 1), -1, 0.5),
        (Linear(-3, 1), 9, 1.0),
        (Linear(120, 15), 120, 0.0),
        (Linear(120, 15), 67.5, 0.5),
        (Halving(5, lower=True), 0, 1.0),
        (Halving(5, lower=True), 5, 0.5),
        (Halving(1), 3, 0.75),
        (Halving(1), float("inf"), 1.0),
        (Target(1, 1), 1, 1.0),
        (Target(1, 1), 1.5, 0.5),
        (Target(1, 1), 0.5, 0.5),
        (Target(1, 1), 7, 0.0),
        (Flag(), 1, 1.0),
        (Flag(), 0.99, 0.0),
    ],
)
def test_a_scale_keeps_to_its_rule(found: Scale, value: float, score: float) -> None:
    assert found.score(value) == pytest.approx(score)


SCALES = st.sampled_from(
    [Share(), Share(lower=True), Linear(-3, 1), Linear(120, 15), Halving(5), Target(1, 1), Flag()]
)


@given(SCALES, st.floats(allow_nan=False))
def test_no_value_leaves_the_radar(found: Scale, value: float) -> None:
    assert 0 <= found.score(value) <= 1


@pytest.mark.parametrize(
    ("found", "zh", "en"),
    [
        (Linear(-3, 1), "越高越好：-3 得 0 分，1 及以上得 1 分", "higher is better: 0 at -3, 1 at 1 or more"),
        (Linear(120, 15), "越低越好：15 得 1 分，120 及以上得 0 分", "lower is better: 1 at 15, 0 at 120 or more"),
        (Halving(5, lower=True), "越低越好：0 得 1 分，5 得 0.5 分，再高趋近 0", "lower is better: 1 at 0, 0.5 at 5, towards 0 above"),
        (Target(1, 1), "越接近 1 越好：1 得 1 分，0 或 2 得 0 分", "best at 1: 1 there, 0 at 0 or 2"),
    ],
)  # fmt: skip
def test_the_rule_is_told_in_words(found: Scale, zh: str, en: str) -> None:
    assert found.rule == (zh, en)


def test_an_absent_value_has_no_score() -> None:
    assert normalise(CARDS[0][1], None) is None


def test_a_variant_is_scored_like_its_suite() -> None:
    released = next(card for card in SUITES["traveleval:release"].card.metrics if card.name == "csm_p90")
    assert normalise(released, 1.0) == 0.5
