"""Coefficients of agreement: against other libraries, against published examples, and where they are undefined."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sklearn.metrics import cohen_kappa_score
from statsmodels.stats.inter_rater import fleiss_kappa

from core.errors import InputError
from core.labels.agreement import coefficients, noise
from core.labels.agreement.summary import agreement
from core.labels.judgement import CHOICES, Judgement
from core.labels.ratings import ratings_of

full_tables = st.lists(
    st.lists(st.sampled_from(CHOICES[:3]), min_size=3, max_size=3), min_size=4, max_size=30
)


def judged(table: list[list[str]]) -> tuple[Judgement, ...]:
    """Judgements from a table: a row a pair, a column a rater, "" where a rater gave none."""
    return tuple(
        Judgement(f"p{row:03}", f"r{column}", choice)  # type: ignore[arg-type]
        for row, choices in enumerate(table)
        for column, choice in enumerate(choices)
        if choice
    )


@given(full_tables)
@settings(max_examples=60, deadline=None)
def test_fleiss_kappa_is_that_of_statsmodels(table: list[list[str]]) -> None:
    counts = ratings_of(judged(table)).counts()
    with np.errstate(invalid="ignore"):
        expected = fleiss_kappa(counts)
    assert coefficients.fleiss(counts, np.ones(len(counts))) == pytest.approx(expected, nan_ok=True)


@given(full_tables)
@settings(max_examples=60, deadline=None)
def test_cohens_kappa_of_two_raters_is_that_of_scikit_learn(table: list[list[str]]) -> None:
    ratings = ratings_of(judged([row[:2] for row in table]))
    first, second = ([row[i] for row in table] for i in (0, 1))
    got = coefficients.rater_pairs(ratings).mean_kappa(np.ones(len(ratings.pairs)))
    if len({*first, *second}) == 1:
        assert np.isnan(got)
    else:
        assert got == pytest.approx(cohen_kappa_score(first, second))


def test_krippendorffs_alpha_of_his_own_example_with_missing_ratings() -> None:
    # Krippendorff, "Computing Krippendorff's alpha-reliability" (2011), section C: 12 units, 4 observers, nominal
    rows = ["1.11", "2232", "3333", "3333", "2222", "1234", "4444", "1121", "2222", ".555", "..11", "..3."]
    counts = np.array([[row.count(str(value)) for value in range(1, 6)] for row in rows], dtype=float)
    assert coefficients.krippendorff(counts, np.ones(len(counts))) == pytest.approx(0.743, abs=0.0005)


def test_a_weight_counts_a_pair_as_often_as_if_it_stood_there_so_often() -> None:
    table = [["a", "a", "b"], ["b", "b", "b"], ["neither", "a", "b"], ["a", "b", "b"]]
    weight = np.array([2.0, 1.0, 0.0, 3.0])
    repeated = [row for row, times in zip(table, weight, strict=True) for _ in range(int(times))]
    once, often = ratings_of(judged(table)), ratings_of(judged(repeated))
    ones = np.ones(len(often.pairs))
    for name in ("mean_pairwise", "all_agree"):
        coefficient = getattr(coefficients, name)
        assert coefficient(once.counts(), weight) == pytest.approx(coefficient(often.counts(), ones))
    assert coefficients.rater_pairs(once).mean_kappa(weight) == pytest.approx(
        coefficients.rater_pairs(often).mean_kappa(ones)
    )


def test_published_figures_of_the_noise_model() -> None:
    reliability = noise.reliability(0.7169, 3)
    assert reliability == pytest.approx(0.8390, abs=0.0001)
    assert noise.latent_agreement(0.6075, 0.8390, 3) == pytest.approx(0.695, abs=0.0005)
    # the paper's 0.594 is that of a reliability rounded to 0.84; that of 0.8390 is 0.5917
    assert noise.predicted_all_agree(0.84, 3) == pytest.approx(0.594, abs=0.0005)


def test_the_noise_model_is_the_inverse_of_its_own_equation() -> None:
    for reliability in (0.4, 0.6, 0.839, 1.0):
        pairwise = reliability**2 + (1 - reliability) ** 2 / 2
        assert noise.reliability(pairwise, 3) == pytest.approx(reliability)
    assert noise.reliability(0.2, 3) is None


def test_raters_who_all_say_the_same_leave_kappa_undefined_and_agree_fully() -> None:
    found = agreement(judged([["a", "a", "a"]] * 5), resamples=20)
    assert found.mean_pairwise.value == found.all_agree.value == 1
    assert found.cohen_mean.value is found.fleiss.value is found.krippendorff.value is None
    assert found.undefined is not None and "all raters chose the same" in found.undefined.en


def test_a_rater_alone_agrees_with_nobody() -> None:
    found = agreement(judged([["a"], ["b"]]), resamples=20)
    assert (found.raters, found.pairs, found.judgements) == (1, 2, 2)
    assert found.mean_pairwise.value is None
    assert found.noise_r.value is None
    assert found.undefined is not None and "two raters" in found.undefined.en


def test_no_judgement_is_said() -> None:
    with pytest.raises(InputError, match="no judgement"):
        agreement(())


def test_the_interval_of_simulated_raters_holds_their_reliability(study) -> None:
    _, judgements = study(600)
    found = agreement(judgements, resamples=300)
    assert found.noise_r.low < 0.839 < found.noise_r.high
    assert found.mean_pairwise.low < found.mean_pairwise.value < found.mean_pairwise.high


def test_a_correction_replaces_what_the_rater_said_before() -> None:
    first = Judgement("p", "r", "a")
    assert ratings_of([first, Judgement("p", "r", "b")]).counts().tolist() == [[0, 1, 0]]


def test_the_interval_of_kappa_holds_its_value_where_raters_share_few_pairs() -> None:
    draw = np.random.default_rng(3)
    said = [
        Judgement(f"p{i}", f"r{rater}", "a" if draw.random() < 0.7 else "b")
        for i in range(150)
        for rater in draw.choice(20, 3, replace=False)
    ]
    kappa = agreement(said, resamples=200).cohen_mean
    assert kappa.low < kappa.value < kappa.high
