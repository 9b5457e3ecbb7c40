"""The suite: the typed plan of a document, on one time axis, through all rules."""

from collections.abc import Iterator

from core.errors import PlanFormatError
from core.evaluate.common_sense.days import check_days
from core.evaluate.common_sense.meals import check_meals
from core.evaluate.common_sense.nights import check_beds, check_changes, check_rooms, check_sleep
from core.evaluate.common_sense.places import check_places, check_prices
from core.evaluate.common_sense.rules import MINDED, RULES
from core.evaluate.common_sense.timing import check_idle, check_order, check_overlaps, check_small_hours
from core.evaluate.common_sense.transfers import check_legs, check_margins, check_speed, check_ways
from core.evaluate.common_sense.visits import check_visits
from core.evaluate.common_sense.wishes import check_wishes
from core.evaluate.plan_document import read_plan
from core.evaluate.protocol import Dimension, MetricCard, ScoreView, SuiteCard
from core.evaluate.trip import JudgedTrip
from core.knowledge.travellers import legs_in
from core.model.plan import Plan
from core.model.query import Query
from core.model.report import Report, Violation
from core.sandbox.sandbox import Sandbox
from core.text import Name, Text, sentence

_KEPT = MetricCard(
    name="rules_kept",
    meaning=Text("遵守的常识规则所占比例", "Share of the rules of common sense that hold"),
    direction="higher",
    unit="ratio",
    dimension="common_sense",
    source="tripstudio",
)

GROUPS = {
    "time": Text("时间", "Time"),
    "transfer": Text("路途", "Transfers"),
    "visit": Text("游览", "Visits"),
    "day": Text("一天", "Days"),
    "meal": Text("用餐", "Meals"),
    "night": Text("夜间", "Nights"),
    "hotel": Text("客房", "Rooms"),
    "place": Text("地点", "Places"),
    "wish": Text("说过的话", "What was said"),
}
FACTS = {
    "place.wrong_city": "unknown place",
    "time.overlap": "order",
    "visit.long": "length",
    "visit.short": "length",
    "night.no_bed": "bed",
    "meal.hours": "mealtime",
}
"""Codes that tell of a fact which other suites look at too."""


class CommonSenseSuite:
    """Stricter than the benchmarks: each rule has a code, a threshold in one table and a reason."""

    card = SuiteCard(
        name="common_sense",
        title=Text("常识", "Common sense"),
        about=Text(
            "别的标准放过、旅客却不会接受或会介意的问题。",
            "What a traveller would refuse or mind though the other yardsticks pass it.",
        ),
        summary=Text(
            "旅行常识：基准放过、旅客不会接受的问题",
            "Common sense: what benchmarks pass and a traveller would refuse",
        ),
        audience="traveller",
        source="tripstudio",
        version="2",
        metrics=(_KEPT,),
        dimensions={"common_sense": Dimension(Text("常识", "Common sense"))},
        rules={code: rule.text for code, rule in RULES.items()},
        groups=GROUPS,
        facts=FACTS,
        would_mind=MINDED,
        views=(ScoreView("sense", Text("常识", "Common sense"), "rules"),),
    )

    def judge(self, query: Query, plan: object, sandbox: Sandbox) -> Report:
        """Judge a plan document of ChinaTravel's or TravelEval's format."""
        try:
            typed = read_plan(plan, sandbox)
        except PlanFormatError as error:
            return self._report(query, (Violation("plan.format", error.text),), readable=False)
        return self._report(query, tuple(_check(query, typed, sandbox)), readable=True)

    def _report(self, query: Query, violations: tuple[Violation, ...], *, readable: bool) -> Report:
        broken = {violation.code for violation in violations}
        share = 1 - len(broken) / len(RULES)
        kept = _KEPT.measured(share if readable else violations[0].message)
        return Report(
            uid=query.uid,
            suite=self.card.name,
            passed=broken <= MINDED,
            delivered=readable,
            violations=violations,
            metrics=(kept,),
        )


def _check(query: Query, plan: Plan, sandbox: Sandbox) -> Iterator[Violation]:
    asked, city_name = query.target_city or plan.target_city, sandbox.chinese_name(plan.target_city)
    if city_name not in sandbox.city_names or sandbox.chinese_name(asked) != city_name:
        text = sentence(
            "行程去的是{city}，请求是{asked}",
            "the plan goes to {city}, the request to {asked}",
            city=Name(plan.target_city),
            asked=Name(asked),
        )
        yield Violation("place.wrong_city", text, observed=plan.target_city, allowed=asked)
    if city_name not in sandbox.city_names:
        return
    trip = JudgedTrip(query, plan, sandbox)
    city, placed = trip.city, trip.placed
    yield from check_order(plan)
    yield from check_overlaps(placed)
    yield from check_idle(trip)
    yield from check_small_hours(placed)
    yield from check_visits(trip)
    yield from check_meals(trip)
    yield from check_days(trip)
    yield from check_legs(placed)
    yield from check_speed(placed)
    yield from check_ways(placed, city)
    yield from check_margins(placed)
    yield from check_beds(plan, placed)
    yield from check_sleep(placed)
    yield from check_changes(placed)
    yield from check_rooms(plan, placed, city, legs_in(query.text))
    yield from check_wishes(trip)
    yield from check_prices(trip)
    yield from check_places(plan, placed, city, sandbox)
