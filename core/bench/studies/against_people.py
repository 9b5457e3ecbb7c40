"""Judges held against the people of a study: learned rewards, features (a model's ratings among them), metrics of any suite."""

from collections.abc import Iterable, Mapping

from core.bench.studies.requests import Open, request_of
from core.errors import InputError, SandboxError
from core.evaluate.protocol import Suite
from core.evaluate.registry import judged_by
from core.labels.judgement import Judgement, Pair, PairScores
from core.labels.judges import JudgeStanding, standing
from core.labels.store.store import StudyStore
from core.labels.weights.saved import Reward
from core.model.query import Query

ByPair = Mapping[str, PairScores]
"""What a judge gives to both plans of a pair, by the pair's name."""


def of_features(pairs: Iterable[Pair]) -> dict[str, dict[str, PairScores]]:
    """The features of a study as judges, by name."""
    found: dict[str, dict[str, PairScores]] = {}
    for pair in pairs:
        for name, scores in pair.features.items():
            found.setdefault(name, {})[pair.pair] = scores
    return found


def of_reward(reward: Reward, pairs: Iterable[Pair]) -> dict[str, PairScores]:
    """A learned reward as a judge of the pairs that have its features."""
    return {pair.pair: of for pair in pairs if (of := reward.scores(pair.features)) is not None}


def of_suite(
    store: StudyStore, study: str, suite: Suite, open_sandbox: Open
) -> dict[str, dict[str, PairScores]]:
    """Every metric of a suite with a direction as a judge, by name: less of what is better low counts as more."""
    pairs, asked = store.pairs(study), dict[str, Query]()
    values: dict[str, Mapping[str, float]] = {}
    for name in {name for pair in pairs for name in (pair.a, pair.b)}:
        try:
            plan = store.plan(study, name)
            world = open_sandbox(plan.sandbox)
            query = asked.get(plan.uid) or asked.setdefault(
                plan.uid, request_of(store, study, plan.uid, world)
            )
        except (SandboxError, InputError):
            continue
        report = judged_by(suite, query, plan.document, world)
        values[name] = {
            metric.name: -metric.value if metric.direction == "lower" else metric.value
            for metric in report.metrics
            if metric.value is not None and metric.direction != "neutral"
        }
    metrics = sorted({metric for of_plan in values.values() for metric in of_plan})
    return {
        metric: {
            pair.pair: PairScores(values.get(pair.a, {}).get(metric), values.get(pair.b, {}).get(metric))
            for pair in pairs
        }
        for metric in metrics
    }


def standings(
    judges: Mapping[str, ByPair], judgements: Iterable[Judgement], resamples: int
) -> dict[str, JudgeStanding]:
    """Each judge against the raters' majorities, the nearest to them first; one without a pair in common is left out."""
    given, found = tuple(judgements), dict[str, JudgeStanding]()
    for name, scores in judges.items():
        try:
            found[name] = standing(scores, given, resamples=resamples)
        except InputError:
            # no pair has both a majority and this judge's scores
            continue
    return dict(sorted(found.items(), key=lambda item: -(item[1].with_ties.value or 0.0)))
