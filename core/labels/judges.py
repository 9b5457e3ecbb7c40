"""Judges held against people: how often a reward, a metric or a model names the plan that raters prefer."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np

from core.errors import InputError
from core.labels.agreement.of_judge import latent_of
from core.labels.interval import RESAMPLES, Figure, bootstrap, figure
from core.labels.judgement import Choice, Judgement, PairScores, in_force
from core.labels.ratings import Real

_MARK = ":"


def feature_of(judge: str, asking: str) -> str:
    """The name under which the scores of a judge are kept among a pair's features, such as `qwen3:pairwise`."""
    return f"{judge}{_MARK}{asking}"


def is_judges(feature: str) -> bool:
    """Whether a feature is what a judge said of a plan, so that no weight is learned over it."""
    return _MARK in feature


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a judge and the raters say of one pair; `margin` is the judge's score of A less that of B."""

    pair: str
    people: Choice
    judge: Choice
    margin: float


@dataclass(frozen=True, slots=True)
class JudgeStanding:
    """How a judge stands to people (TripScore, section 3.5, Table 6).

    `accuracy` leaves out the pairs that the judge calls even, `with_ties` counts them as wrong unless raters do too;
    `tau` is Kendall's between margin and the raters' preference; `latent` is how often the judge would name what is truly
    better, raters' errors taken out (Appendix C.4); `differing` are the pairs where they part.
    """

    pairs: int
    accuracy: Figure
    with_ties: Figure
    tau: Figure
    latent: float | None
    differing: tuple[Verdict, ...]


def standing(
    scores: Mapping[str, PairScores],
    judgements: Iterable[Judgement],
    seed: int = 0,
    resamples: int = RESAMPLES,
) -> JudgeStanding:
    """Hold the scores of both plans of each pair against the raters' majority.

    Pairs without a majority for A, B or a tie, or without both scores, are left out. Raises InputError where none is left.
    """
    given = in_force(judgements)
    verdicts = _verdicts(scores, given)
    if not verdicts:
        raise InputError(
            "没有既有分数又有多数评判的方案对", "no pair has both scores and a majority of its raters"
        )
    right = np.array([one.judge == one.people for one in verdicts], dtype=float)
    decided = np.array([one.judge != "tie" for one in verdicts], dtype=float)
    margin = np.array([one.margin for one in verdicts])
    liking = np.array([{"a": 1.0, "b": -1.0}.get(one.people, 0.0) for one in verdicts])

    def measure(weight: Real) -> Real:
        chosen = np.repeat(np.arange(len(weight)), weight.astype(int))
        return np.array(
            [
                _ratio(weight @ (right * decided), weight @ decided),
                _ratio(weight @ right, weight.sum()),
                _tau(margin[chosen], liking[chosen]),
            ]
        )

    values = measure(np.ones(len(verdicts)))
    samples = bootstrap(measure, len(verdicts), seed, resamples)
    accuracy, with_ties, tau = (figure(values[i], samples[:, i]) for i in range(3))
    differing = sorted((one for one in verdicts if one.judge != one.people), key=lambda one: -abs(one.margin))
    return JudgeStanding(
        pairs=len(verdicts),
        accuracy=accuracy,
        with_ties=with_ties,
        tau=tau,
        latent=latent_of({one.pair: one.judge for one in verdicts}, given),
        differing=tuple(differing),
    )


def _tau(margin: Real, liking: Real) -> float:
    """Kendall's tau; undefined for one pair alone."""
    # here, since it is slow to load and most commands never get here
    from scipy.stats import kendalltau

    return float(kendalltau(margin, liking).statistic) if len(margin) > 1 else float("nan")


def _verdicts(scores: Mapping[str, PairScores], judgements: Iterable[Judgement]) -> list[Verdict]:
    votes: dict[str, Counter[Choice]] = {}
    for one in judgements:
        votes.setdefault(one.pair, Counter())[one.choice] += 1
    found = []
    for pair, count in votes.items():
        of_pair, people = scores.get(pair), _majority(count)
        if of_pair is None or of_pair.a is None or of_pair.b is None or people is None:
            continue
        margin = of_pair.a - of_pair.b
        judge: Choice = "tie" if margin == 0 else "a" if margin > 0 else "b"
        found.append(Verdict(pair=pair, people=people, judge=judge, margin=margin))
    return found


def _majority(votes: Counter[Choice]) -> Choice | None:
    (first, most), *others = votes.most_common()
    undecided = bool(others) and others[0][1] == most
    return None if undecided or first == "neither" else first


def _ratio(part: float, whole: float) -> float:
    return part / whole if whole else float("nan")
