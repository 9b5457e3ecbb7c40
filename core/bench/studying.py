"""Plans of several agents made into the pairs of a study, with the features that weights are learned over."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from core.bench.files import PlanRecord
from core.evaluate import registry
from core.labels.drawing import Drawing, candidates, draw
from core.labels.judgement import Pair, Scores
from core.labels.study import StoredPlan, StudyRequest
from core.labels.weights.reward import PREFERENCE, SOFT
from core.model.query import Query
from core.model.report import Report
from core.sandbox.sandbox import Sandbox

_FEATURES = frozenset((*SOFT, *PREFERENCE))
_SUITE = "tripscore"


@dataclass(frozen=True, slots=True)
class Drawn:
    """What is put into a study."""

    pairs: tuple[Pair, ...]
    plans: tuple[StoredPlan, ...]
    requests: tuple[StudyRequest, ...]


def drawn_pairs(
    queries: Iterable[Query],
    records: Iterable[PlanRecord],
    sandbox: Sandbox,
    *,
    count: int,
    how: Drawing = "uniform",
    only_passing: bool = True,
    strengths: Mapping[str, float] | None = None,
    seed: int = 0,
) -> Drawn:
    """Judge the plans by TripScore, draw pairs among them, and keep its sub-scores as their features.

    `only_passing` leaves out plans that fail format or commonsense, as TripScore's study did (Appendix C.1); plans
    whose request is not among the queries are left out always.
    """
    asked = {query.uid: query for query in queries}
    judged = [
        (record, registry.judge(_SUITE, asked[record.uid], record.plan, sandbox))
        for record in records
        if record.uid in asked and record.plan is not None
    ]
    usable = [(record, report) for record, report in judged if report.passed or not only_passing]
    plans = {_name(record): _stored(record, sandbox) for record, _ in usable}
    reports = {_name(record): report for record, report in usable}
    cities = {uid: query.target_city or "" for uid, query in asked.items()}
    agents = {plan.name: plan.agent for plan in plans.values()}
    chosen = draw(
        candidates(plans.values(), cities), count, how, agents=agents, strengths=strengths, seed=seed
    )
    named = {name for pair in chosen for name in (pair.a, pair.b)}
    return Drawn(
        pairs=tuple(replace(pair, features=_features(reports[pair.a], reports[pair.b])) for pair in chosen),
        plans=tuple(plan for plan in plans.values() if plan.name in named),
        requests=_requests(asked, chosen),
    )


def _name(record: PlanRecord) -> str:
    return f"{record.uid}@{record.agent}"


def _stored(record: PlanRecord, sandbox: Sandbox) -> StoredPlan:
    return StoredPlan(
        name=_name(record),
        uid=record.uid,
        agent=record.agent,
        document=record.plan,
        sandbox=sandbox.manifest.name,
    )


def _features(a: Report, b: Report) -> dict[str, Scores]:
    values = [{metric.name: metric.value for metric in report.metrics} for report in (a, b)]
    return {
        name: Scores(values[0].get(name), values[1].get(name))
        for name in sorted(_FEATURES)
        if values[0].get(name) is not None or values[1].get(name) is not None
    }


def _requests(asked: Mapping[str, Query], pairs: Sequence[Pair]) -> tuple[StudyRequest, ...]:
    return tuple(
        StudyRequest(uid, asked[uid].text, asked[uid].target_city or "")
        for uid in dict.fromkeys(pair.uid for pair in pairs)
    )
