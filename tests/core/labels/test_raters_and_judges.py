"""Raters that call for a look, judges held against people, and judgements as training data."""

import json
from datetime import UTC, datetime

import numpy as np
import pytest

from core.errors import InputError
from core.labels.agreement.groups import by_agents, by_city
from core.labels.agreement.raters import raters
from core.labels.agreement.summary import agreement
from core.labels.agreement.with_others import by_rater
from core.labels.judgement import Judgement, Pair, PairScores
from core.labels.judges import standing
from core.labels.study import Rules, StoredPlan, Study
from core.labels.training import data_card, preferences


def said(choices: dict[str, str], seconds: float = 30.0) -> list[Judgement]:
    """Judgements by rater: a letter a pair."""
    return [
        Judgement(f"p{i}", rater, {"a": "a", "b": "b", "n": "neither"}[letter], seconds=seconds, a="x", b="y")
        for rater, letters in choices.items()
        for i, letter in enumerate(letters)
    ]


def test_a_rater_who_is_much_faster_or_always_says_the_same_is_flagged() -> None:
    usual = said({"ann": "abababababab", "bo": "abbbabababab", "cy": "ababaabababb"})
    hurried = said({"dan": "abababababab"}, seconds=4.0)
    line = said({"eve": "aaaaaaaaaaaa"})
    found = {rater.name: rater for rater in raters([*usual, *hurried, *line])}
    assert [name for name, rater in found.items() if rater.speeder] == ["dan"]
    assert [name for name, rater in found.items() if rater.straight_liner] == ["eve"]
    assert found["ann"].seconds == 30


def test_a_rater_with_one_judgement_is_not_flagged() -> None:
    [only] = raters([Judgement("p", "r", "a", seconds=1.0)])
    assert (only.speeder, only.straight_liner, only.agreement) == (False, False, None)


def test_known_answers_measure_a_rater() -> None:
    [only] = raters(said({"r": "abb"}), gold={"p0": "a", "p1": "a"})
    assert only.gold_right == 0.5


def test_agreement_by_city_and_by_agents() -> None:
    given = said({"ann": "ab", "bo": "aa"})
    pairs = [
        Pair(pair="p0", uid="q", a="x", b="y", city="北京"),
        Pair(pair="p1", uid="q", a="x", b="y", city="杭州"),
    ]
    cities = by_city(given, pairs, 10)
    assert (cities["北京"].all_agree.value, cities["杭州"].all_agree.value) == (1, 0)
    assert list(by_agents(given, {}, 10)) == ["x / y"]


def test_each_rater_is_held_against_the_others_of_the_same_pairs() -> None:
    found = by_rater(said({"ann": "aabb", "bo": "aabb", "cy": "abab"}), 50)
    assert {name: one.pairs for name, one in found.items()} == {"ann": 4, "bo": 4, "cy": 4}
    # ann and bo always agree (kappa 1), each agrees with cy on two of four (kappa 0)
    assert (found["ann"].pairwise.value, found["cy"].pairwise.value) == (0.75, 0.5)
    assert (found["ann"].cohen_mean.value, found["cy"].cohen_mean.value) == (0.5, 0)


def test_the_interval_of_a_rater_holds_the_raters_agreement() -> None:
    draw = np.random.default_rng(1)
    letters = {name: "".join("ab"[int(draw.random() < 0.3)] for _ in range(200)) for name in ("ann", "bo")}
    found = by_rater(said(letters), 200)["ann"].pairwise
    same = sum(one == other for one, other in zip(*letters.values(), strict=True)) / 200
    assert found.value == same
    assert found.low < same < found.high


def test_a_rater_who_shares_no_pair_agrees_with_nobody() -> None:
    found = by_rater([*said({"ann": "ab", "bo": "ab"}), Judgement("p9", "cy", "a")], 20)
    assert (found["cy"].pairs, found["cy"].pairwise.value, found["cy"].cohen_mean.value) == (0, None, None)
    assert found["ann"].pairwise.value == 1


def test_a_judge_is_held_against_the_majority_with_ties_in_and_out() -> None:
    given = said({"ann": "aabb", "bo": "aabb", "cy": "bann"})
    scores = {"p0": PairScores(2, 1), "p1": PairScores(1, 1), "p2": PairScores(1, 2), "p3": PairScores(5, 1)}
    found = standing(scores, given, resamples=50)
    assert found.pairs == 4
    assert found.accuracy.value == pytest.approx(2 / 3)
    assert found.with_ties.value == pytest.approx(2 / 4)
    assert [one.pair for one in found.differing] == ["p3", "p1"]


def test_the_latent_agreement_of_a_judge_takes_out_what_raters_err() -> None:
    draw, truth = np.random.default_rng(2), "ab" * 2000
    others = {"a": "bn", "b": "an"}
    letters = {
        rater: "".join(one if draw.random() < 0.839 else others[one][draw.integers(2)] for one in truth)
        for rater in ("ann", "bo", "cy")
    }
    # a judge who is right in seven cases of ten, and names the other plan in the rest
    right = draw.random(len(truth)) < 0.7
    says = [one if is_right else others[one][0] for one, is_right in zip(truth, right, strict=True)]
    scores = {f"p{i}": PairScores(float(one == "a"), float(one == "b")) for i, one in enumerate(says)}
    assert standing(scores, said(letters), resamples=10).latent == pytest.approx(0.7, abs=0.03)


def test_pairs_without_scores_or_majority_are_left_out() -> None:
    given = said({"ann": "ab", "bo": "bn"})
    with pytest.raises(InputError, match="majority"):
        standing({"p0": PairScores(1, 2), "p1": PairScores(None, 1)}, given)


def test_decided_pairs_become_preferences() -> None:
    given = said({"ann": "ab", "bo": "an", "cy": "bn"})
    pairs = [Pair(pair="p0", uid="q0", a="x", b="y"), Pair(pair="p1", uid="q1", a="x", b="y")]
    found = list(
        preferences(
            pairs,
            given,
            lambda uid: f"text of {uid}",
            lambda name: StoredPlan(name=name, uid="q", agent=name, document={"is": name}),
        )
    )
    assert [(one["prompt"], json.loads(one["chosen"]), json.loads(one["rejected"])) for one in found] == [
        ("text of q0", {"is": "x"}, {"is": "y"})
    ]


def test_the_card_tells_counts_and_agreement_and_escapes_the_name() -> None:
    given = said({"ann": "ab", "bo": "aa"})
    card = data_card(
        Study("my *study*", datetime(2026, 5, 1, tzinfo=UTC), Rules()), agreement(given, resamples=10), given
    )
    assert card.startswith("# my \\*study\\*")
    assert "| a | 3 |" in card
    assert "2 pairs, 4 judgements by 2 raters" in card
