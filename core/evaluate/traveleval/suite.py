"""The suites `traveleval` (Appendix A of the paper) and `traveleval:release` (the released evaluator)."""

from collections.abc import Callable, Iterator, Mapping
from math import isfinite

from core.errors import PlanFormatError
from core.evaluate.protocol import MetricCard, ScoreView, SuiteCard
from core.evaluate.traveleval.cards import (
    ASKED_FOR,
    DIMENSIONS,
    FACTS,
    PAPER_METRICS,
    RELEASED_METRICS,
    RULES,
)
from core.evaluate.traveleval.distance import DistanceProvider, Geodesic, ReleasedDistance
from core.evaluate.traveleval.document import UNREADABLE, PlanPart, TravelPlan
from core.evaluate.traveleval.paper import accuracy as paper_accuracy
from core.evaluate.traveleval.paper import compliance as paper_compliance
from core.evaluate.traveleval.paper import spatiality as paper_spatiality
from core.evaluate.traveleval.paper import temporality as paper_temporality
from core.evaluate.traveleval.paper import value as paper_value
from core.evaluate.traveleval.release import accuracy, compliance, spatiality, temporality, value
from core.evaluate.traveleval.release.visits import ReleaseVisits
from core.model.plan import Plan
from core.model.query import Query
from core.model.report import Metric, Report, Violation
from core.sandbox.sandbox import Sandbox
from core.sandbox.traveleval_plan import to_traveleval
from core.text import Text

PartValues = Mapping[str, float | None] | Mapping[str, float | Text] | Mapping[str, float]
SuitePart = tuple[str, Callable[[], PartValues]]

_NO_VALUE = Text("沙盒或计划缺少计算所需的数据", "the sandbox or the plan lacks what this needs")
_MUST_BE_ZERO = {"ccd", "far", "vroh", "frtc", "itd", "pd"}
_MUST_BE_ONE = {"bcs", "tcs", "hcs", "pas_a", "pas_t", "pas_c", "ttcs"}


class TravelEvalSuite:
    """Six dimensions by the paper's definitions; distances come from a provider."""

    def __init__(self, provider: DistanceProvider | None = None) -> None:
        self.provider = provider or Geodesic()
        self.card = SuiteCard(
            name="traveleval",
            title=Text("六个维度（TravelEval）", "Six dimensions (TravelEval)"),
            about=Text(
                "行程写明的内容属实，请求得到满足；依据 TravelEval 论文。",
                "What the plan says of itself is true, and the request is met; by the TravelEval paper.",
            ),
            audience="benchmark",
            views=(ScoreView("dimensions", Text("六个维度", "Six dimensions"), "dimensions"),),
            dimensions=DIMENSIONS,
            facts=FACTS,
            asked_for=ASKED_FOR,
            summary=Text(
                "六个维度的行程质量，按论文定义", "Six dimensions of quality, as the paper defines them"
            ),
            source="TravelEval, Appendix A",
            version="1",
            metrics=PAPER_METRICS,
            rules=RULES,
        )

    def judge(self, query: Query, plan: object, sandbox: Sandbox) -> Report:
        """Judge a plan object of TravelEval's or ChinaTravel's format."""
        return _judge(self.card, query, plan, sandbox, self._dimensions)

    def _dimensions(self, trip: TravelPlan) -> Iterator[SuitePart]:
        yield "accuracy", lambda: paper_accuracy.accuracy(trip)
        yield "compliance", lambda: paper_compliance.compliance(trip)
        yield "temporality", lambda: paper_temporality.temporality(trip)
        yield "spatiality", lambda: paper_spatiality.spatiality(trip, self.provider)
        yield "economy", lambda: paper_value.economy(trip)
        yield "utility", lambda: paper_value.utility(trip)


class TravelEvalReleaseSuite:
    """The released evaluator, quirk by quirk; `queue_base` fixes base minutes that there depend on a set's order."""

    def __init__(self, queue_base: Mapping[str, float] | None = None) -> None:
        self.queue_base = queue_base or {}
        self.card = SuiteCard(
            name="traveleval:release",
            title=Text(
                "六个维度，按已发布的程序计算", "Six dimensions, as the released program computes them"
            ),
            about=Text(
                "供研究使用：按 TravelEval 已发布的程序评判，与论文有出入。",
                "For research: the same as the TravelEval program judges it, where it differs from the paper.",
            ),
            audience="research",
            views=(
                ScoreView(
                    "released",
                    Text("按已发布的程序计算", "As the released program computes it"),
                    "dimensions",
                ),
            ),
            dimensions=DIMENSIONS,
            facts=FACTS,
            asked_for=ASKED_FOR,
            summary=Text(
                "六个维度的行程质量，与已发布程序一致",
                "Six dimensions of quality, as the released program computes them",
            ),
            source="TravelEval, released evaluator",
            version="1",
            metrics=RELEASED_METRICS,
            rules=RULES,
        )

    def judge(self, query: Query, plan: object, sandbox: Sandbox) -> Report:
        """Judge a plan object of TravelEval's or ChinaTravel's format."""
        return _judge(self.card, query, plan, sandbox, self._dimensions)

    def _dimensions(self, trip: TravelPlan) -> Iterator[SuitePart]:
        visits, provider = ReleaseVisits(trip, self.queue_base), ReleasedDistance()
        yield "accuracy", lambda: accuracy.accuracy(trip)
        yield "compliance", lambda: compliance.compliance(trip, visits)
        yield "temporality", lambda: temporality.temporality(trip, visits)
        yield "spatiality", lambda: spatiality.spatiality(trip, provider)
        yield "economy", lambda: value.economy(trip)
        yield "utility", lambda: value.utility(trip)


def _judge(
    card: SuiteCard,
    query: Query,
    plan: object,
    sandbox: Sandbox,
    dimensions: Callable[[TravelPlan], Iterator[SuitePart]],
) -> Report:
    document = _as_traveleval(query, plan, sandbox)
    if isinstance(document, Text):
        fault = Violation("format.plan", document)
        metrics = tuple(_metric(metric, document) for metric in card.metrics)
        return Report(
            query.uid, card.name, passed=False, delivered=False, violations=(fault,), metrics=metrics
        )
    values: dict[str, object] = {}
    faults: list[Violation] = []
    for name, measure in dimensions(TravelPlan(document, query, sandbox)):
        try:
            values.update(measure())
        except UNREADABLE as error:
            # as in the released program, the dimensions after one that cannot be computed stay blank
            told = f"{type(error).__name__}: {error}"
            faults.append(
                Violation(
                    f"{name}.unreadable",
                    Text(f"计划内容有误，无法计算：{told}", f"the plan is malformed: {told}"),
                )
            )
            break
    blank = faults[0].message if faults else _NO_VALUE
    metrics = tuple(_metric(metric, values.get(metric.name), blank) for metric in card.metrics)
    found = (*faults, *_violations(metrics, card))
    return Report(
        query.uid, card.name, passed=not found, delivered=not faults, violations=found, metrics=metrics
    )


def _as_traveleval(query: Query, plan: object, sandbox: Sandbox) -> PlanPart | Text:
    """The plan object of TravelEval's format, made from ChinaTravel's where it is one; why not, where it is neither."""
    if isinstance(plan, Mapping) and isinstance(plan.get("itinerary"), Mapping):
        plan = plan["itinerary"]
    if isinstance(plan, Mapping) and "daily_plans" in plan:
        return plan
    try:
        return to_traveleval(Plan.from_json(plan), query, sandbox)
    except PlanFormatError as error:
        return error.text


def _metric(card: MetricCard, value: object, blank: Text = _NO_VALUE) -> Metric:
    # a plan may tell of costs without end
    if isinstance(value, int | float) and isfinite(value):
        return card.measured(value)
    return card.measured(value if isinstance(value, Text) else blank)


def _violations(metrics: tuple[Metric, ...], card: SuiteCard) -> Iterator[Violation]:
    """Accuracy that is off and compliance that is not reached; a metric that cannot be computed violates nothing."""
    meanings = {metric.name: metric.meaning for metric in card.metrics}
    for metric in metrics:
        allowed = 0.0 if metric.name in _MUST_BE_ZERO else 1.0 if metric.name in _MUST_BE_ONE else None
        if allowed is None or metric.value is None or abs(metric.value - allowed) <= _TOLERANCE[allowed]:
            continue
        meaning = meanings[metric.name]
        message = (
            Text(
                f"{meaning.zh}：{metric.value:.3g}，应为 {allowed:g}",
                f"{meaning.en}: {metric.value:.3g} instead of {allowed:g}",
            )
            if allowed == 0
            else Text(f"未达成：{meaning.zh}", f"Not met: {meaning.en}")
        )
        yield Violation(f"{metric.dimension}.{metric.name}", message, observed=metric.value, allowed=allowed)


_TOLERANCE = {0.0: 0.01, 1.0: 0.0}
"""Deviations up to 1 % come from the sandbox's own rounding of hours and prices."""
