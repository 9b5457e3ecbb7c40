"""Feasibility and rationality: each criterion with the violations that it finds."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from core.evaluate.triptailor.matching import CityNames
from core.evaluate.triptailor.outline import OutlineStop, PlanOutline, amount
from core.model.clock import Clock
from core.model.query import Query
from core.model.report import Violation, Where
from core.sandbox.places import Attraction, hours_of
from core.sandbox.sandbox import Sandbox
from core.text import Name, Text, sentence

SLACK_MINUTES = 60
"""By which a visit may be shorter or longer than recommended in hours."""


@dataclass(frozen=True, slots=True)
class TripTailorCase:
    """A plan, and what it is held against."""

    outline: PlanOutline
    query: Query
    sandbox: Sandbox
    start_city: str
    target_city: str
    names: CityNames

    def attraction(self, stop: OutlineStop) -> Attraction | None:
        """The sight that a stop names."""
        return self.names.attraction(stop.name)


Faults = tuple[Violation, ...] | Text
"""What a criterion finds wrong; or why it does not apply."""


def within_sandbox(case: TripTailorCase) -> Faults:
    """The hotel (none is needed on a day trip), both services in their directions, and every sight and restaurant are those of the sandbox."""
    return tuple(_unknown(case))


def _unknown(case: TripTailorCase) -> Iterator[Violation]:
    outline = case.outline
    if (outline.hotel or len(outline.days) > 1) and case.names.hotel(outline.hotel) is None:
        yield _foreign(outline.hotel or "?", Where())
    directions = ((case.start_city, case.target_city), (case.target_city, case.start_city))
    for direction, ride in zip(directions, outline.rides, strict=False):
        if not _numbers(ride.number) & service_numbers(case.sandbox, *direction):
            yield _foreign(ride.number or "?", Where())
    for stop in outline.stops("sightseeing"):
        if case.attraction(stop) is None:
            yield _foreign(stop.name or "?", Where(stop.day, stop.activity))
    for stop in outline.stops("dining"):
        if case.names.restaurant(stop.name) is None:
            yield _foreign(stop.name or "?", Where(stop.day, stop.activity))


def _foreign(name: str, where: Where) -> Violation:
    message = sentence("沙盒没有{place}", "the sandbox does not know {place}", place=Name(name))
    return Violation("feasibility.within_sandbox", message, where, observed=name)


def _numbers(number: str) -> frozenset[str]:
    """The numbers that a service goes by: several may be joined by a slash."""
    return frozenset(part for part in number.upper().replace(" ", "").split("/") if part)


@lru_cache(maxsize=256)
def service_numbers(sandbox: Sandbox, start_city: str, target_city: str) -> frozenset[str]:
    """The numbers of all services of a direction."""
    services = sandbox.services(start_city, target_city)
    return frozenset(part for service in services for part in _numbers(service.number))


def complete(case: TripTailorCase) -> Faults:
    """A hotel where a night is spent, and exactly two services, each with number, time and price."""
    outline, found = case.outline, []
    if not outline.hotel and len(outline.days) > 1:
        found.append(Text("没有酒店", "there is no hotel"))
    if len(outline.rides) != 2:
        count = len(outline.rides)
        found.append(
            Text(f"城际交通有 {count} 程，应为 2 程", f"{count} services between the cities instead of 2")
        )
    for ride in outline.rides[:2]:
        if not ride.number or not ride.time or ride.price is None:
            found.append(
                Text(
                    f"车次 {ride.number or '?'} 缺少号码、时间或价格",
                    f"service {ride.number or '?'} lacks its number, time or price",
                )
            )
    return tuple(Violation("feasibility.complete", text) for text in found)


def diverse_restaurants(case: TripTailorCase) -> Faults:
    """No restaurant twice."""
    return _repeated(case, "rationality.diverse_restaurants", list(case.outline.stops("dining")))


def diverse_attractions(case: TripTailorCase) -> Faults:
    """No sight twice."""
    return _repeated(case, "rationality.diverse_attractions", list(case.outline.stops("sightseeing")))


def _repeated(case: TripTailorCase, code: str, stops: list[OutlineStop]) -> Faults:
    seen: Counter[str] = Counter()
    found = []
    for stop in stops:
        name = stop.name.casefold()
        seen[name] += 1
        if seen[name] > 1:
            message = sentence(
                "第 {count} 次去{place}",
                "{place} for the {ordinal} time",
                count=seen[name],
                ordinal=_ordinal(seen[name]),
                place=Name(stop.name),
            )
            found.append(
                Violation(
                    code=code,
                    message=message,
                    where=Where(stop.day, stop.activity),
                    observed=seen[name],
                    allowed=1,
                )
            )
    return tuple(found)


def _ordinal(count: int) -> str:
    return {2: "second", 3: "third"}.get(count, f"{count}th")


def meal_prices(case: TripTailorCase) -> Faults:
    """Every price of a meal within the request's range, a person."""
    given = case.query.record.get("meal_price_range")
    bounds = [amount(value) for value in given] if isinstance(given, list | tuple) and len(given) == 2 else []
    low, high = bounds if bounds else (None, None)
    if low is None or high is None:
        return Text("请求没有用餐价格范围", "the request has no range of meal prices")
    return tuple(
        Violation(
            code="rationality.meal_prices",
            message=sentence(
                "{house}人均 ¥{price}，应在 ¥{low:g} 到 ¥{high:g} 之间",
                "{house} costs ¥{price} a person, not ¥{low:g} to ¥{high:g}",
                house=Name(stop.name),
                price="?" if stop.price is None else stop.price,
                low=low,
                high=high,
            ),
            where=Where(stop.day, stop.activity),
            observed=stop.price,
            allowed=f"{low:g}-{high:g}",
        )
        for stop in case.outline.stops("dining")
        if stop.price is None or not low <= stop.price <= high
    )


def visit_duration(case: TripTailorCase) -> Faults:
    """Every visit within the recommended time, give or take the slack; a visit without readable times fails."""
    found = []
    for stop in case.outline.stops("sightseeing"):
        sight = case.attraction(stop)
        allowed = allowed_minutes(sight) if sight is not None else None
        if stop.span is None:
            text = sentence(
                "{sight}的参观时间无法识别",
                "the time of the visit to {sight} cannot be read",
                sight=Name(stop.name),
            )
            found.append(Violation("rationality.visit_duration", text, Where(stop.day, stop.activity)))
        elif allowed is not None and not allowed[0] <= stop.span[1] - stop.span[0] <= allowed[1]:
            minutes, (low, high) = stop.span[1] - stop.span[0], (max(0.0, allowed[0]), allowed[1])
            text = sentence(
                "在{sight}停留 {minutes} 分钟，允许 {low:g} 到 {high:g} 分钟",
                "{minutes} minutes at {sight}, where {low:g} to {high:g} are allowed",
                sight=Name(stop.name),
                minutes=minutes,
                low=low,
                high=high,
            )
            where = Where(stop.day, stop.activity)
            found.append(
                Violation(
                    code="rationality.visit_duration",
                    message=text,
                    where=where,
                    observed=minutes,
                    allowed=f"{low:g}-{high:g}",
                )
            )
    return tuple(found)


def allowed_minutes(sight: Attraction) -> tuple[float, float] | None:
    """The rule for hours: [min - 60, max + 60], also where both are the same. None without a recommendation."""
    if sight.recommended_max <= 0:
        return None
    return float(sight.recommended_min - SLACK_MINUTES), float(sight.recommended_max + SLACK_MINUTES)


def within_budget(case: TripTailorCase) -> Faults:
    """Hotel, both services and every activity cost no more than the budget."""
    budget, cost = case.query.budget, case.outline.cost
    if budget is None:
        return Text("请求没有预算", "the request has no budget")
    if cost is None:
        text = Text("有的价格不是数字，无法核对预算", "a price is no number, so the budget cannot be checked")
        return (Violation("rationality.within_budget", text),)
    if cost <= budget:
        return ()
    text = Text(f"花费 ¥{cost:.0f}，预算 ¥{budget:.0f}", f"¥{cost:.0f} is over the budget of ¥{budget:.0f}")
    return (Violation("rationality.within_budget", text, observed=cost, allowed=budget),)


def visit_time(case: TripTailorCase) -> Faults:
    """Every visit inside the opening hours."""
    found = []
    for stop in case.outline.stops("sightseeing"):
        sight = case.attraction(stop)
        if sight is None or stop.span is None:
            continue
        opens, closes = hours_of(sight)
        if stop.span[0] < opens or stop.span[1] > closes:
            hours = f"{Clock(opens)}-{Clock(closes)}"
            text = sentence(
                "{sight}只在 {hours} 开放",
                "{sight} is open {hours} only",
                sight=Name(sight.name),
                hours=hours,
            )
            found.append(Violation("visit_time", text, Where(stop.day, stop.activity), allowed=hours))
    return tuple(found)
