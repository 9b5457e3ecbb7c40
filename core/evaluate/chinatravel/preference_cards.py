"""The cards of ChinaTravel's preferences and of its competition's scores, each with what computes it."""

from collections.abc import Callable, Mapping

from core.evaluate.chinatravel.preferences import (
    FULL_DAY_ATTRACTIONS,
    Counted,
    att,
    daily_attractions,
    dav,
    ddr,
    food_cost_ratio,
    hotel_cost,
    or_reason,
    poi_distance,
    restaurant_minutes,
    restaurant_minutes_of_all,
    transport_minutes,
)
from core.evaluate.protocol import MetricCard
from core.evaluate.scales import Linear
from core.model.report import Metric, MetricValue
from core.text import Text

TABLE_7 = "ChinaTravel, Table 7"
"""Source of the six preferences."""
_RELEASED = "ChinaTravel, released evaluator"
_COMPETITION = "ChinaTravel competition (TPC)"
_WAYS = Linear(120, 15)
"""15 to 120 minutes are the competition's own ends (ATT)."""

PREFERENCES: Mapping[MetricCard, Callable[[Counted], MetricValue]] = {
    MetricCard(
        name="daily_attractions",
        meaning=Text("每天游览的景点数", "Attractions visited a day"),
        direction="higher",
        unit="1/day",
        dimension="preference",
        source=TABLE_7,
        scale=Linear(0, FULL_DAY_ATTRACTIONS),
        label=Text("每天景点数", "Sights a day"),
    ): daily_attractions,
    MetricCard(
        name="transport_minutes",
        meaning=Text("每段路程的平均时间", "Mean time of the ways between places"),
        direction="lower",
        unit="min",
        dimension="preference",
        source=TABLE_7,
        scale=_WAYS,
        label=Text("路上时间", "Time on the way"),
    ): transport_minutes,
    MetricCard(
        name="restaurant_minutes",
        meaning=Text("去用餐的路程平均时间", "Mean time of the ways to a meal"),
        direction="lower",
        unit="min",
        dimension="preference",
        source=TABLE_7,
        scale=_WAYS,
        label=Text("用餐路程", "Way to meals"),
    ): restaurant_minutes,
    MetricCard(
        name="restaurant_minutes_of_all",
        meaning=Text("去用餐的路程平均时间，按全部用餐计", "Mean time of the ways to a meal, over all meals"),
        direction="lower",
        unit="min",
        dimension="competition",
        source=_RELEASED,
        scale=_WAYS,
    ): restaurant_minutes_of_all,
    MetricCard(
        name="food_cost_ratio",
        meaning=Text("餐费占总费用的比例", "Share of the meals in the cost of the trip"),
        direction="higher",
        unit="1",
        dimension="preference",
        source=TABLE_7,
        label=Text("餐费占比", "Spent on meals"),
    ): food_cost_ratio,
    MetricCard(
        name="hotel_cost",
        meaning=Text("住宿总费用", "Cost of all nights"),
        direction="lower",
        unit="CNY",
        dimension="preference",
        source=TABLE_7,
        label=Text("住宿费用", "Hotel cost"),
    ): hotel_cost,
    MetricCard(
        name="poi_distance",
        meaning=Text(
            "各处到指定地点的平均直线距离",
            "Mean straight distance from the wanted place to all places of the trip",
        ),
        direction="lower",
        unit="km",
        dimension="preference",
        source=TABLE_7,
        label=Text("离指定地点", "Nearness"),
    ): poi_distance,
    MetricCard(
        name="dav",
        meaning=Text(
            "每日景点得分：每天 4 个为满分", "Daily attractions score: four a day are the full score"
        ),
        direction="higher",
        unit="1",
        dimension="competition",
        source=_COMPETITION,
    ): dav,
    MetricCard(
        name="att",
        meaning=Text(
            "平均路程时间得分：15 分钟得 1 分，120 分钟得 0 分",
            "Transport time score: 1 for 15 minutes on average, 0 for 120",
        ),
        direction="higher",
        unit="1",
        dimension="competition",
        source=_COMPETITION,
    ): att,
    MetricCard(
        name="ddr",
        meaning=Text("每日用餐得分：每天 3 餐为满分", "Daily meals score: three a day are the full score"),
        direction="higher",
        unit="1",
        dimension="competition",
        source=_COMPETITION,
    ): ddr,
}


def measure(subject: Counted) -> tuple[Metric, ...]:
    """All preferences of a plan."""
    return tuple(card.measured(or_reason(function, subject)) for card, function in PREFERENCES.items())


def unmeasured(reason: Text) -> tuple[Metric, ...]:
    """All preferences without a value, for one reason."""
    return tuple(card.measured(reason) for card in PREFERENCES)
