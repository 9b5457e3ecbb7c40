"""What each metric means; names and order are those of the report file."""

from core.evaluate.protocol import Dimension, MetricCard
from core.evaluate.scales import Linear, Scale
from core.text import Text


def _card(
    name: str,
    zh: str,
    en: str,
    dimension: str,
    source: str,
    unit: str = "ratio",
    scale: Scale | None = None,
    label: Text | None = None,
) -> MetricCard:
    return MetricCard(
        name=name,
        meaning=Text(zh, en),
        direction="higher",
        unit=unit,
        dimension=dimension,
        source=f"TripScore, {source}",
        scale=scale,
        label=label,
    )


SOFT_METRICS = (
    _card("schedule_density", "日程松紧合适的天数占比", "Days neither overfull nor empty", "soft", "eq. 11"),
    _card(
        "hotel_consistency", "同城不换酒店的夜数占比", "Nights without a change of hotel", "soft", "eq. 12"
    ),
    _card(
        "daytime_utilization",
        "白天有安排的天数占比",
        "Days with something to do in daylight",
        "soft",
        "eq. 13",
    ),
    _card("unique_attractions", "景点不重复", "No sight twice", "soft", "eq. 14"),
    _card("location_clustering", "同日景点相近", "Sights of a day lie close together", "soft", "eq. 15"),
    _card(
        "iconic_landmarks",
        "包含著名景点（评判）",
        "Renowned sights are included (judged)",
        "soft",
        "eq. 16, H.1",
    ),
    _card(
        "attraction_diversity",
        "景点类型多样（评判）",
        "Sights of varied kinds (judged)",
        "soft",
        "eq. 16, H.2",
    ),
)
PREFERENCE_METRICS = (
    _card(
        "budget",
        "住宿档次符合预算的夜数占比",
        "Nights in a hotel of the budget's class",
        "preference",
        "eq. 17",
    ),
    _card("pacing", "节奏符合要求的程度", "How well the days keep the wanted pace", "preference", "eq. 18"),
    _card("attraction", "符合偏好类型的景点占比", "Sights of a wanted type", "preference", "eq. 19"),
    _card(
        "effort", "体力强度符合要求的天数占比", "Days of the wanted physical effort", "preference", "eq. 20"
    ),
    _card(
        "user_request",
        "满足请求的程度（评判）",
        "How far the request is met (judged)",
        "preference",
        "eq. 21, H.3",
    ),
)
# the points of section 3.4, and the reward's ends with the weights of Table 5
TOTALS = (
    _card("format_score", "格式分：+1 或 -3", "Format: +1 or -3", "reward", "section 3.4", "points", Linear(-3, 1), Text("格式", "Format")),
    _card("commonsense_score", "常识分：+1 或 -1", "Commonsense: +1 or -1", "reward", "section 3.4", "points", Linear(-1, 1), Text("合理性", "Soundness")),
    _card("soft_score", "软约束加权平均", "Weighted mean of the soft constraints", "reward", "eq. 2, Table 5", "ratio", None, Text("舒适", "Comfort")),
    _card("preference_score", "偏好加权平均", "Weighted mean of the preferences", "reward", "eq. 2, Table 5", "ratio", None, Text("偏好", "Preferences")),
    _card("reward", "总奖励", "The unified reward", "reward", "eq. 2 with the gate of section 3.4", "points", Linear(-3, 4.4), Text("总奖励", "Reward in all")),
)  # fmt: skip
METRICS = (*SOFT_METRICS, *PREFERENCE_METRICS, *TOTALS)
DIMENSIONS = {
    "soft": Dimension(Text("舒适", "Comfort"), "summed up"),
    "preference": Dimension(Text("偏好", "Preferences"), "summed up"),
    "reward": Dimension(Text("奖励", "Reward"), "each"),
}
FACTS = {
    "commonsense.hours": "hours",
    "format.accuracy": "service",
    "commonsense.location": "unknown place",
    "format.verification": "unknown place",
    "commonsense.chronology": "order",
}
"""Codes that tell of a fact which other suites look at too."""
