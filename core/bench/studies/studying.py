"""Plans of several agents made into the pairs of a study, with the features that weights are learned over."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from core.bench.files.records import PlanRecord
from core.bench.studies.objective import objective_terms
from core.errors import PlanFormatError, SandboxError
from core.evaluate import registry
from core.evaluate.plan_document import read_plan
from core.labels.drawing import Drawing, Odds, candidates, draw, even
from core.labels.judgement import Choice, Pair, PairScores
from core.labels.study import StoredPlan, StudyRequest
from core.labels.weights.reward import PREFERENCE, SOFT
from core.model.query import Query
from core.sandbox.sandbox import Sandbox

_FEATURES = frozenset((*SOFT, *PREFERENCE))
_SUITE = "tripscore"

MetricValues = Mapping[str, float | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class PairSampling:
    """How the pairs of a study are drawn.

    `only_passing` leaves out plans that fail format or commonsense, as TripScore's study did (Appendix C.1). `gold`
    pairs of known answer are added: a plan that passes against one that fails.
    """

    count: int
    how: Drawing = "uniform"
    only_passing: bool = True
    gold: int = 0
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Drawn:
    """What is put into a study; `gold` are the pairs of known answer."""

    pairs: tuple[Pair, ...]
    plans: tuple[StoredPlan, ...]
    requests: tuple[StudyRequest, ...]
    gold: tuple[tuple[str, Choice], ...] = ()


@dataclass(frozen=True, slots=True)
class _Judged:
    plan: StoredPlan
    passed: bool
    features: MetricValues


Likely = Callable[[Mapping[str, str]], Odds]
"""The odds of a pair, once the agents of the plans are known by the plans' names."""


def drawn_pairs(
    queries: Iterable[Query],
    records: Iterable[PlanRecord],
    sandbox: Sandbox,
    sampling: PairSampling,
    likely: Likely | None = None,
    has: Collection[str] = (),
) -> Drawn:
    """Judge the plans by TripScore, draw pairs among them, and keep its sub-scores and the planner's terms as features.

    Plans whose request is not among the queries are left out, and pairs that the study `has`. `likely` says for active
    drawing who would win.
    """
    asked = {query.uid: query for query in queries}
    judged = [
        _judge(record, asked[record.uid], sandbox)
        for record in records
        if record.uid in asked and record.plan is not None
    ]
    by_name = {one.plan.name: one for one in judged}
    agents = {name: one.plan.agent for name, one in by_name.items()}
    cities = {uid: query.target_city or "" for uid, query in asked.items()}
    every = [
        _described(pair, by_name)
        for pair in candidates((one.plan for one in judged), cities)
        if pair.pair not in has
    ]
    usable = [pair for pair in every if not sampling.only_passing or _passing(pair, by_name) == 2]
    odds = even if likely is None else likely(agents)
    chosen = draw(usable, sampling.count, sampling.how, agents=agents, odds=odds, seed=sampling.seed)
    plain = [pair for pair in every if _passing(pair, by_name) == 1 and pair not in chosen]
    gold = draw(plain, sampling.gold, seed=sampling.seed)
    pairs = (*chosen, *gold)
    named = {name for pair in pairs for name in (pair.a, pair.b)}
    return Drawn(
        pairs=pairs,
        plans=tuple(one.plan for name, one in by_name.items() if name in named),
        requests=_requests(asked, pairs),
        gold=tuple((pair.pair, "a" if by_name[pair.a].passed else "b") for pair in gold),
    )


def _judge(record: PlanRecord, query: Query, sandbox: Sandbox) -> _Judged:
    report = registry.judge(_SUITE, query, record.plan, sandbox)
    features: dict[str, float | None] = {
        metric.name: metric.value for metric in report.metrics if metric.name in _FEATURES
    }
    # a plan that cannot be read, or of a city that is not here, has no terms
    with suppress(PlanFormatError, SandboxError):
        features |= objective_terms(read_plan(record.plan, sandbox), sandbox)
    plan = StoredPlan(
        name=f"{record.uid}@{record.agent}",
        uid=record.uid,
        agent=record.agent,
        document=record.plan,
        sandbox=sandbox.manifest.name,
    )
    return _Judged(plan, report.passed, features)


def _described(pair: Pair, by_name: Mapping[str, _Judged]) -> Pair:
    a, b = by_name[pair.a].features, by_name[pair.b].features
    features = {
        name: PairScores(a.get(name), b.get(name))
        for name in sorted({*a, *b})
        if a.get(name) is not None or b.get(name) is not None
    }
    return replace(pair, features=features)


def _passing(pair: Pair, by_name: Mapping[str, _Judged]) -> int:
    """How many of the two plans pass."""
    return by_name[pair.a].passed + by_name[pair.b].passed


def _requests(asked: Mapping[str, Query], pairs: Sequence[Pair]) -> tuple[StudyRequest, ...]:
    return tuple(
        StudyRequest(uid, asked[uid].text, asked[uid].target_city or "")
        for uid in dict.fromkeys(pair.uid for pair in pairs)
    )
