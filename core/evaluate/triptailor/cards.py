"""What each metric means; names and order are those of the report file.

Metrics of the unit `pass` are parts of their dimension, from which micro and macro rates are made.
"""

from core.evaluate.protocol import Dimension, MetricCard
from core.evaluate.scales import Halving, Linear, Scale
from core.model.report import Direction
from core.text import Text

_SCALES: dict[str, Scale] = {
    # a ratio of 1.5 is the most that passes (TourPlanner, C.2)
    **dict.fromkeys(
        ("route_ratio", "legs_with_hotel_ratio", "legs_stops_ratio", "legs_sights_ratio"),
        Halving(1.5, lower=True),
    ),
    "hard_reward": Linear(0, 2),
    "preference_score": Linear(-1, 1),
    "soft_reward": Linear(-1, 3),
    "reward": Linear(-1, 5),
    "reward_known": Linear(-1, 5),
}


def _card(
    name: str, zh: str, en: str, dimension: str, source: str, unit: str, direction: Direction = "higher"
) -> MetricCard:
    return MetricCard(
        name=name,
        meaning=Text(zh, en),
        direction=direction,
        unit=unit,
        dimension=dimension,
        source=source,
        scale=_SCALES.get(name),
    )


_RELEASED, _TOUR = "TripTailor, released evaluator", "TourPlanner"

CRITERIA = (
    _card("within_sandbox", "都在沙盒之内", "All names are the sandbox's", "feasibility", _RELEASED, "pass"),
    _card("complete", "信息完整", "Hotel and both services are complete", "feasibility", _RELEASED, "pass"),
    _card("diverse_restaurants", "餐厅不重复", "No restaurant twice", "rationality", _RELEASED, "pass"),
    _card("diverse_attractions", "景点不重复", "No sight twice", "rationality", _RELEASED, "pass"),
    _card(
        "meal_prices", "餐价在范围内", "Meals within the range of prices", "rationality", _RELEASED, "pass"
    ),
    _card("visit_duration", "游览时长合适", "Visits of a suitable length", "rationality", _RELEASED, "pass"),
    _card("within_budget", "不超预算", "Within the budget", "rationality", _RELEASED, "pass"),
    _card(
        "visit_time", "在开放时间内", "Visits inside opening hours", "rationality", f"{_TOUR}, C.2", "0 or 1"
    ),
)
ROUTE = (
    _card(
        "route_with_hotel",
        "每日平均路段距离（含酒店往返）",
        "Mean way of a day, from and to the hotel",
        "route",
        f"{_TOUR}, eq. 7",
        "km",
        "lower",
    ),
    _card(
        "route_stops",
        "每日平均路段距离（不含酒店）",
        "Mean way of a day between its stops",
        "route",
        f"{_TOUR}, eq. 7",
        "km",
        "lower",
    ),
    _card(
        "route_sights",
        "每日平均路段距离（仅景点）",
        "Mean way of a day between its sights",
        "route",
        f"{_TOUR}, eq. 7",
        "km",
        "lower",
    ),
    _card(
        "route_ratio",
        "路段距离与参考计划之比",
        "Mean way over the reference plan's",
        "route",
        f"{_TOUR}, C.2",
        "ratio",
        "lower",
    ),
)
LEGS = (
    _card(
        "legs_with_hotel",
        "全程平均路段距离（含酒店往返）",
        "Mean way of the trip, from and to the hotel",
        "route",
        _RELEASED,
        "km",
        "lower",
    ),
    _card(
        "legs_stops",
        "全程平均路段距离（不含酒店）",
        "Mean way of the trip between its stops",
        "route",
        _RELEASED,
        "km",
        "lower",
    ),
    _card(
        "legs_sights",
        "全程平均路段距离（仅景点）",
        "Mean way of the trip between its sights",
        "route",
        _RELEASED,
        "km",
        "lower",
    ),
)
_RATIOS = tuple(
    _card(
        f"{card.name}_ratio",
        f"{card.meaning.zh}与参考计划之比",
        f"{card.meaning.en}, over the reference plan's",
        "route",
        _RELEASED,
        "ratio",
        "lower",
    )
    for card in LEGS
)
FINAL = (
    _card("final_pass", "最终通过", "Feasible and rational", "final", _RELEASED, "0 or 1"),
    _card(
        "final_surpassing",
        "优于参考计划（评判）",
        "Passes and is rated higher than the reference (judged)",
        "final",
        _RELEASED,
        "0 or 1",
    ),
)
PASS_WITH_ROUTE = _card(
    "pass_with_route",
    "通过且路程不过长",
    "Passes with a ratio of ways up to 1.5",
    "final",
    f"{_TOUR}, C.2",
    "0 or 1",
)
REWARDS = (
    _card("hard_reward", "硬约束奖励", "Hard reward", "reward", f"{_TOUR}, eqs. 8 to 10", "points"),
    _card("gate", "软约束门控", "Gate of the soft reward", "reward", f"{_TOUR}, eq. 4", "ratio"),
    _card("budget_score", "预算利用", "Use of the budget", "reward", f"{_TOUR}, eq. 12", "points"),
    _card("route_score", "路线效率", "Efficiency of the route", "reward", f"{_TOUR}, C.5.2", "points"),
    _card("preference_score", "偏好契合（评判）", "Fit with the request (judged)", "reward", f"{_TOUR}, eq. 13", "points"),
    _card("soft_reward", "软约束奖励", "Soft reward", "reward", f"{_TOUR}, eq. 11", "points"),
    _card("reward_known", "门控奖励中已知的部分", "The gated reward, of the parts that can be told", "reward", f"{_TOUR}, eq. 4", "points"),
    _card("reward", "门控总奖励", "The gated reward", "reward", f"{_TOUR}, eq. 4", "points"),
)  # fmt: skip
METRICS = (*CRITERIA, *ROUTE, *LEGS, *FINAL, PASS_WITH_ROUTE, *REWARDS)
RELEASED_CRITERIA = tuple(card for card in CRITERIA if card.unit == "pass")
RELEASED_METRICS = (*RELEASED_CRITERIA, *LEGS, *_RATIOS, *FINAL)
RULES = {
    f"{card.dimension}.{card.name}" if card.unit == "pass" else card.name: card.meaning for card in CRITERIA
} | {
    "plan.format": Text("计划可以读懂", "The plan can be read"),
    "request.unusable": Text("请求写明沙盒里的城市", "The request names cities of the sandbox"),
    "final.route_ratio": Text(
        "平均路段距离不超过参考计划的 1.5 倍", "Mean way at most 1.5 times the reference's"
    ),
}
JUDGED = frozenset({"final_surpassing", "preference_score", "soft_reward", "reward", "reward_known"})
"""Metrics that a judge's ratings enter."""
DIMENSIONS = {
    "feasibility": Dimension(Text("可行", "Feasible")),
    "rationality": Dimension(Text("合理", "Rational")),
    "route": Dimension(Text("路线", "Route")),
    "final": Dimension(Text("最终结论", "Final verdict")),
    "reward": Dimension(Text("奖励", "Reward")),
}
FACTS = {
    "visit_time": "hours",
    "rationality.diverse_attractions": "sight twice",
    "rationality.diverse_restaurants": "restaurant twice",
    "feasibility.within_sandbox": "unknown place",
    "rationality.visit_duration": "length",
    "rationality.within_budget": "budget",
}
"""Codes that tell of a fact which other suites look at too."""
ASKED_FOR = frozenset({"rationality.meal_prices", "rationality.within_budget"})
"""Rules that repeat what the request asks for."""
