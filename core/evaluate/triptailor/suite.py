"""The suite: criteria, route, the reference plan, and TourPlanner's rewards."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from core.errors import PlanFormatError
from core.evaluate.judge import Judge, RuleJudge
from core.evaluate.protocol import ScoreView, SuiteCard
from core.evaluate.triptailor import rules
from core.evaluate.triptailor.cards import ASKED_FOR, DIMENSIONS, FACTS, METRICS, RULES
from core.evaluate.triptailor.outline import read_outline
from core.evaluate.triptailor.reference import (
    MOST_RATIO,
    case_of,
    measure_route,
    passes_with_route,
    read_reference,
    surpasses,
)
from core.evaluate.triptailor.reports import measured, undelivered
from core.evaluate.triptailor.rules import Faults, TripTailorCase
from core.evaluate.triptailor.scoring import score
from core.model.query import Query
from core.model.report import MetricValue, Report, Violation
from core.sandbox.sandbox import Sandbox
from core.text import Text

_CRITERIA: Mapping[str, Callable[[TripTailorCase], Faults]] = {
    "within_sandbox": rules.within_sandbox,
    "complete": rules.complete,
    "diverse_restaurants": rules.diverse_restaurants,
    "diverse_attractions": rules.diverse_attractions,
    "meal_prices": rules.meal_prices,
    "visit_duration": rules.visit_duration,
    "within_budget": rules.within_budget,
    "visit_time": rules.visit_time,
}
_BESIDE = "visit_time"
"""TourPlanner's sixth criterion: told, but no part of the released verdict."""


class TripTailorSuite:
    """TripTailor's evaluation with TourPlanner's averages and rewards; the judge is given."""

    def __init__(self, judge: Judge | None = None) -> None:
        self.judge_of_plans = judge or RuleJudge()
        self.card = SuiteCard(
            name="triptailor",
            title=Text("可行与合理（TripTailor）", "Feasible and rational (TripTailor)"),
            about=Text(
                "完整、不重复、时长合适、不超预算；依据 TripTailor 的程序。",
                "Complete, varied, of suitable length and within the budget; as TripTailor's program judges.",
            ),
            summary=Text(
                "TripTailor：可行性、合理性、路线与参考计划之比，以及 TourPlanner 的奖励",
                "TripTailor: feasibility, rationality, the route against a reference plan, and TourPlanner's rewards",
            ),
            audience="benchmark",
            source="TripTailor, released evaluator; TourPlanner, appendix C",
            version="1",
            metrics=METRICS,
            dimensions=DIMENSIONS,
            rules=RULES,
            facts=FACTS,
            asked_for=ASKED_FOR,
            parameters={"judge": self.judge_of_plans.name.en},
            views=(ScoreView("reference", Text("与参考行程相比", "Against a reference"), "dimensions"),),
        )

    def rated_by(self, judge: Judge) -> "TripTailorSuite":
        """The same suite with a judge of its own."""
        return TripTailorSuite(judge)

    def judge(self, query: Query, plan: object, sandbox: Sandbox) -> Report:
        """Judge a plan document of TripTailor's, ChinaTravel's or TravelEval's format.

        The report passes where the plan is feasible and rational; what needs a reference plan is open without one.
        """
        try:
            case = case_of(read_outline(plan, sandbox), query, sandbox)
        except PlanFormatError as error:
            return undelivered(self.card, query, Violation("plan.format", error.text), self.judge_of_plans)
        if isinstance(case, Text):
            return undelivered(self.card, query, Violation("request.unusable", case), self.judge_of_plans)
        findings = {name: check(case) for name, check in _CRITERIA.items()}
        verdicts = {name: _verdict(finding) for name, finding in findings.items()}
        sound = all(verdict != 0.0 for name, verdict in verdicts.items() if name != _BESIDE)
        reference = read_reference(query, sandbox)
        route = measure_route(case, reference)
        values: dict[str, MetricValue] = {
            **verdicts,
            **route,
            "final_pass": float(sound),
            "pass_with_route": passes_with_route(sound, route["route_ratio"]),
            "final_surpassing": surpasses(sound, case, reference, self.judge_of_plans),
            **score(case, verdicts, route["route_ratio"], self.judge_of_plans),
        }
        return Report(
            uid=query.uid,
            suite=self.card.name,
            passed=sound,
            delivered=True,
            violations=(*_all(findings.values()), *_detour(route["route_ratio"])),
            metrics=measured(self.card, values, self.judge_of_plans),
        )


def _verdict(faults: Faults) -> MetricValue:
    return faults if isinstance(faults, Text) else float(not faults)


def _all(found: Iterable[Faults]) -> Iterator[Violation]:
    for faults in found:
        if not isinstance(faults, Text):
            yield from faults


def _detour(ratio: MetricValue) -> Iterator[Violation]:
    if not isinstance(ratio, Text) and ratio > MOST_RATIO:
        message = Text(
            f"平均路段距离是参考计划的 {ratio:.2f} 倍", f"mean way {ratio:.2f} times the reference plan's"
        )
        yield Violation("final.route_ratio", message, observed=ratio, allowed=MOST_RATIO)
