"""Holding a plan against the request's reference plan: route ratio, final pass, final surpassing."""

from collections.abc import Mapping
from statistics import fmean

from core.errors import PlanFormatError
from core.evaluate.judge import Judge
from core.evaluate.triptailor.matching import names_of
from core.evaluate.triptailor.outline import PlanOutline, read_outline
from core.evaluate.triptailor.route import STOPS, average_distance, mean_leg, visited, ways_of
from core.evaluate.triptailor.rules import TripTailorCase
from core.evaluate.triptailor.typed import typed_plan
from core.model.query import Query
from core.model.report import MetricValue
from core.sandbox.sandbox import Sandbox
from core.text import Name, Text, sentence

MOST_RATIO = 1.5
REFERENCE_KEY = "reference_plan"
"""Where a request's record holds the plan that people wrote for it, in any format that the suite reads."""

NOT_RATED = Text("计划无法交给评判者", "the plan cannot be put before a judge")
_NO_REFERENCE = Text("请求没有参考计划", "the request has no reference plan")
_NO_ROUTE = Text("没有一天有两个以上沙盒认识的地点", "no day has two places or more that the sandbox knows")


def case_of(outline: PlanOutline, query: Query, sandbox: Sandbox) -> TripTailorCase | Text:
    """The plan with the cities of the request, or of the plan where the request leaves them open; why not, where it cannot be."""
    start = query.start_city or (outline.plan.start_city if outline.plan else "")
    target = query.target_city or (outline.plan.target_city if outline.plan else "")
    city_name = sandbox.chinese_name(target)
    if city_name not in sandbox.city_names:
        return sentence("沙盒没有城市 {city}", "the sandbox has no city {city}", city=Name(target or "?"))
    names = names_of(sandbox.city(city_name))
    return TripTailorCase(
        outline=outline,
        query=query,
        sandbox=sandbox,
        start_city=sandbox.chinese_name(start),
        target_city=city_name,
        names=names,
    )


def read_reference(query: Query, sandbox: Sandbox) -> TripTailorCase | Text:
    """The request's reference plan, or why there is none."""
    document = query.record.get(REFERENCE_KEY)
    if document is None:
        return _NO_REFERENCE
    try:
        return case_of(read_outline(document, sandbox), query, sandbox)
    except PlanFormatError as error:
        return Text(
            f"参考计划无法读取：{error.text.zh}", f"the reference plan cannot be read: {error.text.en}"
        )


def measure_route(case: TripTailorCase, reference: TripTailorCase | Text) -> Mapping[str, MetricValue]:
    """The average distances by day and over all ways, and the ratio of that by day to the reference plan's."""
    city = case.sandbox.city(case.target_city)
    forms = {form: ways_of(days, city) for form, days in visited(case.outline, city, case.names).items()}
    by_day = {f"route_{form}": average_distance(days) for form, days in forms.items()}
    by_leg = {f"legs_{form}": mean_leg(days) for form, days in forms.items()}
    values: dict[str, MetricValue] = {
        name: _NO_ROUTE if km is None else km for name, km in (by_day | by_leg).items()
    }
    return {**values, "route_ratio": _ratio(by_day[f"route_{STOPS}"], reference)}


def _ratio(km: float | None, reference: TripTailorCase | Text) -> MetricValue:
    if isinstance(reference, Text):
        return reference
    city = reference.sandbox.city(reference.target_city)
    other = average_distance(ways_of(visited(reference.outline, city, reference.names)[STOPS], city))
    return km / other if km is not None and other else _NO_ROUTE


def passes_with_route(sound: bool, ratio: MetricValue) -> MetricValue:
    """TourPlanner's pass; open without a ratio, so that its mean is over the requests that have a reference plan."""
    return ratio if isinstance(ratio, Text) else float(sound and ratio <= MOST_RATIO)


def surpasses(
    passed: bool, case: TripTailorCase, reference: TripTailorCase | Text, judge: Judge
) -> MetricValue:
    """Passes and is rated higher than the reference plan, by the mean of two ratings with the order swapped."""
    if isinstance(reference, Text):
        return reference
    if not passed:
        return 0.0
    plan, other = typed_plan(case), typed_plan(reference)
    if plan is None or other is None:
        return NOT_RATED
    first = judge.rate("personalisation", case.query, (plan, other), case.sandbox)
    second = judge.rate("personalisation", case.query, (other, plan), case.sandbox)
    own = [rating.value for rating in (first[0], second[1]) if rating.value is not None]
    theirs = [rating.value for rating in (first[1], second[0]) if rating.value is not None]
    if len(own) < 2 or len(theirs) < 2:
        return next(rating.reason for rating in (*first, *second) if rating.value is None)
    return float(fmean(own) > fmean(theirs))
