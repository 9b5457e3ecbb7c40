"""Judges held against the people of a study: learned rewards, features, metrics of any suite, and language models."""

from collections.abc import Callable, Iterable, Mapping
from typing import Literal

from core.bench.preparing import from_text
from core.errors import InputError, PlanFormatError, SandboxError
from core.evaluate.judge import Judge
from core.evaluate.plan_document import read_plan
from core.evaluate.protocol import Suite
from core.evaluate.registry import judged_by
from core.labels.judgement import Judgement, Pair, Scores
from core.labels.judges import Standing, standing
from core.labels.store.store import StudyStore
from core.labels.study import StoredPlan
from core.labels.weights.saved import Reward
from core.model.query import Query
from core.sandbox.sandbox import Sandbox

ByPair = Mapping[str, Scores]
"""What a judge gives to both plans of a pair, by the pair's name."""

Open = Callable[[str], Sandbox]
Asking = Literal["pointwise", "pairwise"]
"""Whether a model rates each plan alone, or both at once in either order."""


def of_features(pairs: Iterable[Pair]) -> dict[str, dict[str, Scores]]:
    """The features of a study as judges, by name."""
    found: dict[str, dict[str, Scores]] = {}
    for pair in pairs:
        for name, scores in pair.features.items():
            found.setdefault(name, {})[pair.pair] = scores
    return found


def of_reward(reward: Reward, pairs: Iterable[Pair]) -> dict[str, Scores]:
    """A learned reward as a judge of the pairs that have its features."""
    return {pair.pair: of for pair in pairs if (of := reward.scores(pair.features)) is not None}


def of_suite(store: StudyStore, study: str, suite: Suite, open_sandbox: Open) -> dict[str, dict[str, Scores]]:
    """Every metric of a suite with a direction as a judge, by name: less of what is better low counts as more."""
    pairs, asked = store.pairs(study), dict[str, Query]()
    values: dict[str, Mapping[str, float]] = {}
    for name in {name for pair in pairs for name in (pair.a, pair.b)}:
        plan = _plan(store, study, name)
        if plan is None:
            continue
        try:
            world = open_sandbox(plan.sandbox)
            query = asked.get(plan.uid) or asked.setdefault(plan.uid, _query(store, study, plan, world))
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
            pair.pair: Scores(values.get(pair.a, {}).get(metric), values.get(pair.b, {}).get(metric))
            for pair in pairs
        }
        for metric in metrics
    }


def of_model(
    store: StudyStore, study: str, judge: Judge, asking: Asking, open_sandbox: Open
) -> dict[str, Scores]:
    """A language model as a judge of how well both plans do what is asked. Raises ModelError where it cannot be asked."""
    found = {}
    for pair in store.pairs(study):
        plans = [_plan(store, study, name) for name in (pair.a, pair.b)]
        a, b = plans
        if a is None or b is None:
            continue
        try:
            world = open_sandbox(a.sandbox)
            query = _query(store, study, a, world)
            read = tuple(read_plan(one.document, world) for one in (a, b))
        except (SandboxError, InputError, PlanFormatError):
            continue
        if asking == "pairwise":
            ratings = judge.rate("request_fulfilment", query, read, world)
        else:
            ratings = tuple(judge.rate("request_fulfilment", query, (one,), world)[0] for one in read)
        found[pair.pair] = Scores(ratings[0].value, ratings[1].value)
    return found


def standings(
    judges: Mapping[str, ByPair], judgements: Iterable[Judgement], resamples: int
) -> dict[str, Standing]:
    """Each judge against the raters' majorities, the nearest to them first; one without a pair in common is left out."""
    given, found = tuple(judgements), dict[str, Standing]()
    for name, scores in judges.items():
        try:
            found[name] = standing(scores, given, resamples=resamples)
        except InputError:
            # no pair has both a majority and this judge's scores
            continue
    return dict(sorted(found.items(), key=lambda item: -(item[1].with_ties.value or 0.0)))


def _plan(store: StudyStore, study: str, name: str) -> StoredPlan | None:
    """A plan of the study; None where only its name is known."""
    try:
        return store.plan(study, name)
    except InputError:
        return None


def _query(store: StudyStore, study: str, plan: StoredPlan, world: Sandbox) -> Query:
    """What was asked, as its text says. Raises InputError where that is not enough."""
    request = store.request(study, plan.uid)
    text = request.text if request is not None else ""
    return from_text(Query(uid=plan.uid, text=text), world)
