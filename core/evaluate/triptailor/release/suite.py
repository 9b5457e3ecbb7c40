"""The suite `triptailor:release`: what the released program says of a plan, and nothing where it ends with an error."""

from collections.abc import Callable, Mapping

from core.errors import PlanFormatError
from core.evaluate.judge import Judge, RuleJudge
from core.evaluate.protocol import ScoreView, SuiteCard
from core.evaluate.triptailor.cards import (
    ASKED_FOR,
    DIMENSIONS,
    FACTS,
    RELEASED_CRITERIA,
    RELEASED_METRICS,
    RULES,
)
from core.evaluate.triptailor.outline import PlanOutline, read_outline
from core.evaluate.triptailor.reference import REFERENCE_KEY, case_of, read_reference, surpasses
from core.evaluate.triptailor.release import rules
from core.evaluate.triptailor.release.names import released_names_of
from core.evaluate.triptailor.release.plan_object import plan_object
from core.evaluate.triptailor.release.route import DayForm, mean_way
from core.evaluate.triptailor.release.rules import CRASHES, Broken, ReleasedCase
from core.evaluate.triptailor.reports import measured, undelivered
from core.model.query import Query
from core.model.report import MetricValue, Report, Violation
from core.sandbox.sandbox import Sandbox
from core.text import Text, joined, sentence

_CRITERIA: Mapping[str, Callable[[ReleasedCase], Broken]] = {
    "within_sandbox": rules.within_sandbox,
    "complete": rules.complete,
    "diverse_restaurants": rules.diverse_restaurants,
    "diverse_attractions": rules.diverse_attractions,
    "meal_prices": rules.meal_prices,
    "visit_duration": rules.visit_duration,
    "within_budget": rules.within_budget,
}
_NOTHING = PlanOutline(hotel="", rides=(), days=(), cost=None)
"""A plan that is read as it was delivered."""

_FORMS: tuple[DayForm, ...] = ("with_hotel", "stops", "sights")
_UNKNOWN_SIGHT = Text("有沙盒不认识的景点，没有路线", "a sight is not the sandbox's, so there is no route")
_NO_REFERENCE_WAY = Text("参考计划没有可比的路程", "the reference plan has no way to compare with")


class TripTailorReleaseSuite:
    """TripTailor's released evaluator; the judge of surpassing is given."""

    def __init__(self, judge: Judge | None = None) -> None:
        self.judge_of_plans = judge or RuleJudge()
        self.card = SuiteCard(
            name="triptailor:release",
            title=Text("可行与合理，按已发布的程序计算", "Feasible and rational, as the released program judges"),
            about=Text(
                "供研究使用：与 TripTailor 已发布的程序逐项一致。",
                "For research: criterion by criterion what TripTailor's released program says.",
            ),
            summary=Text(
                "TripTailor 的各项判定与路线，与已发布程序一致",
                "TripTailor's criteria and routes, as the released program has them",
            ),
            audience="research",
            source="TripTailor, released evaluator",
            version="1",
            metrics=RELEASED_METRICS,
            dimensions=DIMENSIONS,
            rules=RULES,
            facts=FACTS,
            asked_for=ASKED_FOR,
            views=(ScoreView("released", Text("按已发布的程序计算", "As the released program computes it"), "dimensions"),),
        )  # fmt: skip

    def rated_by(self, judge: Judge) -> "TripTailorReleaseSuite":
        """The same suite with a judge of its own."""
        return TripTailorReleaseSuite(judge)

    def judge(self, query: Query, plan: object, sandbox: Sandbox) -> Report:
        """Judge a plan document of TripTailor's, ChinaTravel's or TravelEval's format.

        A criterion at which the released program ends with an error has no verdict; the plan does not pass then.
        """
        try:
            case = _case(plan, query, sandbox)
        except PlanFormatError as error:
            return undelivered(self.card, query, Violation("plan.format", error.text), self.judge_of_plans)
        if isinstance(case, Text):
            return undelivered(self.card, query, Violation("request.unusable", case), self.judge_of_plans)
        found = {name: _found(check, case) for name, check in _CRITERIA.items()}
        verdicts = {
            name: broken if isinstance(broken, Text) else float(not broken) for name, broken in found.items()
        }
        passed = all(verdict == 1.0 for verdict in verdicts.values())
        crash = next((verdict for verdict in verdicts.values() if isinstance(verdict, Text)), None)
        ways = {form: _way(case, form) for form in _FORMS}
        values: dict[str, MetricValue] = {
            **verdicts,
            **{f"legs_{form}": way for form, way in ways.items()},
            **self._ratios(ways, query, sandbox),
            "final_pass": float(passed) if crash is None else crash,
            "final_surpassing": self._surpassing(passed, query, plan, sandbox),
        }
        violations = tuple(_violation(name, broken) for name, broken in found.items() if _is_broken(broken))
        return Report(
            uid=query.uid,
            suite=self.card.name,
            passed=passed,
            delivered=True,
            violations=violations,
            metrics=measured(self.card, values, self.judge_of_plans),
        )

    def _ratios(
        self, ways: Mapping[DayForm, MetricValue], query: Query, sandbox: Sandbox
    ) -> dict[str, MetricValue]:
        reference: object = query.record.get(REFERENCE_KEY)
        if reference is None:
            missing = Text("请求没有参考计划", "the request has no reference plan")
            return {f"legs_{form}_ratio": missing for form in _FORMS}
        try:
            case = _case(reference, query, sandbox)
        except PlanFormatError as error:
            case = error.text
        return {
            f"legs_{form}_ratio": _ratio(way, case if isinstance(case, Text) else _way(case, form))
            for form, way in ways.items()
        }

    def _surpassing(self, passed: bool, query: Query, plan: object, sandbox: Sandbox) -> MetricValue:
        reference = read_reference(query, sandbox)
        if isinstance(reference, Text):
            return reference
        case = case_of(read_outline(plan, sandbox), query, sandbox) if passed else None
        if case is None or isinstance(case, Text):
            return 0.0 if case is None else case
        return surpasses(passed, case, reference, self.judge_of_plans)


def _case(plan: object, query: Query, sandbox: Sandbox) -> ReleasedCase | Text:
    """The plan object with what it is held against. Raises PlanFormatError for what is of no known format."""
    own = isinstance(plan, Mapping) and not plan.keys().isdisjoint(("hotel", "transportation"))
    outline = _NOTHING if own else read_outline(plan, sandbox)
    held = case_of(outline, query, sandbox)
    if isinstance(held, Text):
        return held
    return ReleasedCase(
        plan=plan if outline.plan is None else plan_object(outline.plan),
        days=query.days,
        budget=query.budget,
        meal_price_range=query.record.get("meal_price_range"),
        sandbox=sandbox,
        start_city=held.start_city,
        target_city=held.target_city,
        names=released_names_of(sandbox.city(held.target_city)),
    )


def _found(check: Callable[[ReleasedCase], Broken], case: ReleasedCase) -> Broken | Text:
    """What a criterion finds broken, or that the released program ends with an error there."""
    try:
        return check(case)
    except CRASHES as error:
        return _crash(error)


def _way(case: ReleasedCase, form: DayForm) -> MetricValue:
    try:
        way = mean_way(case, form)
    except CRASHES as error:
        return _crash(error)
    return _UNKNOWN_SIGHT if way is None else way


def _crash(error: Exception) -> Text:
    told = f"{type(error).__name__}: {error}"[:200]
    return Text(f"已发布的程序在此出错：{told}", f"the released program ends with an error here: {told}")


def _ratio(way: MetricValue, reference: MetricValue) -> MetricValue:
    if isinstance(way, Text):
        return way
    if isinstance(reference, Text):
        return reference
    return way / reference if reference else _NO_REFERENCE_WAY


def _is_broken(broken: Broken | Text) -> bool:
    return not isinstance(broken, Text) and bool(broken)


def _violation(name: str, broken: Broken | Text) -> Violation:
    (card,) = (card for card in RELEASED_CRITERIA if card.name == name)
    listed = [] if isinstance(broken, Text) else broken
    text = sentence(
        "不成立：{rule}（{places}）",
        "does not hold: {rule} ({places})",
        rule=card.meaning,
        places=joined(listed[:5], Text("、", ", ")),
    )
    return Violation(f"{card.dimension}.{name}", text)
