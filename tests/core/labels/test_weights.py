"""Weights learned from judgements: planted ones are found again, and better with more pairs."""

from itertools import product

import numpy as np
import pytest
from scipy.stats import spearmanr

from core.errors import InputError
from core.labels.judgement import Judgement, Pair, PairScores
from core.labels.weights import grid, learning, logistic
from core.labels.weights.examples import examples
from core.labels.weights.reward import FeatureGroup, groups_of, margins, points


def small(pairs: int, seed: int = 0) -> tuple[list[Pair], list[Judgement]]:
    """A study with three features of their own names, of which the first counts most and the last nothing."""
    draw = np.random.default_rng(seed)
    made, given = [], []
    for i in range(pairs):
        a, b = draw.random((2, 3))
        made.append(
            Pair(
                pair=str(i),
                uid="q",
                a="x",
                b="y",
                features={n: PairScores(p, q) for n, p, q in zip("uvw", a, b, strict=True)},
            )
        )
        given.append(Judgement(str(i), "r", "a" if (a - b) @ [0.7, 0.4, 0.1] > 0 else "b"))
    return made, given


def test_the_paper_grid_has_the_size_of_its_appendix() -> None:
    names = ("schedule_density", "hotel_consistency", "daytime_utilization", "unique_attractions")
    names += ("location_clustering", "iconic_landmarks", "attraction_diversity")
    assert points(groups_of((*names, "attraction", "pacing", "budget", "effort"))) == 3**7 * 3**4 * 3 * 7


def test_the_grid_counts_what_each_point_gets_right_in_each_fold() -> None:
    given = examples(*small(30))
    fold = np.arange(30) % 5
    tried = grid.search(given, fold)
    groups = groups_of(given.features)
    for number, values in enumerate(product((0.1, 0.4, 0.7), repeat=3)):
        weights = dict(zip(given.features, values, strict=True)) | {"total": 1.0}
        right = margins(groups, given.features, given.a, given.b, weights) * given.label > 0
        assert tried.right[number].tolist() == [int(right[fold == k].sum()) for k in range(5)]


def test_two_groups_are_searched_together_as_apart() -> None:
    pairs, judgements = small(40)
    renamed = {"u": "schedule_density", "v": "pacing", "w": "effort"}
    pairs = [
        Pair(pair=p.pair, uid=p.uid, a=p.a, b=p.b, features={renamed[n]: s for n, s in p.features.items()})
        for p in pairs
    ]
    given = examples(pairs, judgements)
    tried = grid.search(given, np.arange(40) % 5)
    for number in range(0, len(tried.right), 17):
        weights = tried.weights(number)
        right = margins(tried.groups, given.features, given.a, given.b, weights) * given.label > 0
        assert tried.right[number].sum() == right.sum()


def test_a_missing_score_leaves_its_weight_out_of_the_mean() -> None:
    group = FeatureGroup(total="total", features=("u", "v"), values=(0.1,), totals=(1.0,))
    scores = np.array([[0.5, np.nan], [np.nan, np.nan]])
    assert group.mean(scores, ("u", "v"), np.array([[0.3, 0.7]])).tolist() == [[0.5], [0.0]]


@pytest.mark.parametrize("method", ["grid", "logistic"])
def test_planted_weights_are_recovered_in_their_order(method: learning.FitMethod) -> None:
    found = learning.learn(examples(*small(400)), method, resamples=30)
    weights = {name: found.weights[name].value for name in "uvw"}
    assert weights["u"] > weights["v"] > weights["w"] >= 0
    assert found.test.value > 0.9


def test_both_methods_come_nearer_to_the_truth_as_pairs_grow(study, planted) -> None:
    def nearness(pairs: int) -> float:
        given = examples(*study(pairs))
        fitted = logistic.fit(given, 1.0).weights
        return float(spearmanr(fitted, [planted[name] for name in given.features]).statistic)

    assert nearness(1500) > 0.85
    assert nearness(1500) > nearness(40)


def test_no_weight_is_negative_even_where_more_of_a_feature_loses() -> None:
    pairs, judgements = small(60)
    worse = [Judgement(j.pair, j.rater, "b" if j.choice == "a" else "a") for j in judgements]
    assert (logistic.fit(examples(pairs, worse), 1.0).weights >= 0).all()


def test_pairs_without_a_majority_are_left_out_and_counted() -> None:
    pairs, judgements = small(30)
    undecided = [*judgements, *(Judgement(str(i), "other", "neither") for i in range(4))]
    assert examples(pairs, undecided).left_out == 4


def test_too_few_pairs_are_said() -> None:
    with pytest.raises(InputError, match="10 pairs or more"):
        examples(*small(9))


def test_a_grid_of_too_many_points_points_to_the_other_method() -> None:
    draw = np.random.default_rng(0)
    names = [f"f{i}" for i in range(16)]
    pairs = [
        Pair(
            pair=str(i),
            uid="q",
            a="x",
            b="y",
            features={n: PairScores(*map(float, draw.random(2))) for n in names},
        )
        for i in range(20)
    ]
    given = examples(pairs, [Judgement(str(i), "r", "a" if i % 2 else "b") for i in range(20)])
    with pytest.raises(InputError, match="--method logistic"):
        grid.search(given, np.arange(20) % 5)


def test_sensitivity_names_an_accuracy_for_every_variation() -> None:
    given = examples(*small(60))
    found = learning.sensitivity(given, {"u": 0.7, "v": 0.4, "w": 0.1, "total": 1.0})
    assert found["multipliers x 2"] == learning.accuracy(
        margins(
            groups_of(given.features),
            given.features,
            given.a,
            given.b,
            {"u": 0.7, "v": 0.4, "w": 0.1, "total": 1.0},
        ),
        given.label,
    )
    assert len(found) == 6
