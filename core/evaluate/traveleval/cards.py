"""What each metric of TravelEval means; names and order are those of the report file."""

from core.evaluate.protocol import Dimension, MetricCard
from core.evaluate.scales import Halving, Linear, Scale, Target
from core.model.report import Direction
from core.text import Text

_ACCURACY, _COMPLIANCE, _TIME = "accuracy", "compliance", "temporality"
_SPACE, _ECONOMY, _UTILITY = "spatiality", "economy", "utility"

_ROWS: tuple[tuple[str, Text, Direction, str, str, str], ...] = (
    (
        "ccd",
        Text("费用计算偏差", "Deviation of the plan's own cost figures"),
        "lower",
        "ratio",
        _ACCURACY,
        "A.1, eq. 1",
    ),
    (
        "far",
        Text("虚构景点率", "Share of sights that do not exist"),
        "lower",
        "ratio",
        _ACCURACY,
        "A.1, eq. 2",
    ),
    (
        "vroh",
        Text("闭馆时间安排", "Visits outside opening hours"),
        "lower",
        "visits",
        _ACCURACY,
        "A.1, eq. 3",
    ),
    (
        "frtc",
        Text("不可行的交通衔接", "Transfers that cannot be made"),
        "lower",
        "transfers",
        _ACCURACY,
        "A.1, eq. 4",
    ),
    (
        "itd",
        Text("城际交通时间偏差", "Deviation of travel times between cities"),
        "lower",
        "ratio",
        _ACCURACY,
        "A.1, eq. 5",
    ),
    (
        "pd",
        Text("人数偏差", "Deviation of beds, vehicles and tickets from the people"),
        "lower",
        "ratio",
        _ACCURACY,
        "A.1, eq. 6",
    ),
    ("bcs", Text("预算达标", "Within the budget"), "higher", "0/1", _COMPLIANCE, "A.1"),
    ("tcs", Text("天数达标", "As many days as asked for"), "higher", "0/1", _COMPLIANCE, "A.1"),
    ("hcs", Text("人数适配", "Room for everybody"), "higher", "0/1", _COMPLIANCE, "eqs. 7 and 8"),
    ("pas_a", Text("住宿偏好达成", "Hotel as wished"), "higher", "0/1", _COMPLIANCE, "A.1"),
    ("pas_t", Text("交通偏好达成", "Travel between cities as wished"), "higher", "0/1", _COMPLIANCE, "A.1"),
    ("pas_c", Text("餐饮偏好达成", "Cuisines as wished"), "higher", "0/1", _COMPLIANCE, "A.1"),
    (
        "ttcs",
        Text("游览时长合理", "All visits of the recommended length"),
        "higher",
        "0/1",
        _COMPLIANCE,
        "A.1, eq. 9",
    ),
    (
        "str",
        Text("有效游览占比", "Effective share of the time at sights"),
        "higher",
        "ratio",
        _TIME,
        "A.1, eq. 10",
    ),
    ("dtu", Text("每日时间利用率", "Effective share of the day"), "higher", "ratio", _TIME, "A.1, eq. 11"),
    ("otu", Text("全程时间利用率", "Effective share of the trip"), "higher", "ratio", _TIME, "A.1, eq. 12"),
    (
        "ssr",
        Text("路线绕行率", "Route penalty against the shortest order"),
        "lower",
        "ratio",
        _SPACE,
        "A.1, eq. 13",
    ),
    (
        "csm_p90",
        Text("跨日空间错配（90 分位）", "Cross-day mismatch, 90th percentile"),
        "lower",
        "ratio",
        _SPACE,
        "A.1, eq. 14",
    ),
    (
        "csm_p95",
        Text("跨日空间错配（95 分位）", "Cross-day mismatch, 95th percentile"),
        "lower",
        "ratio",
        _SPACE,
        "A.1, eq. 14",
    ),
    ("be", Text("预算效率", "Experience for the money"), "higher", "%", _ECONOMY, "A.1, eq. 15"),
    ("acd", Text("住宿费用占比", "Share of cost: hotel"), "neutral", "ratio", _ECONOMY, "A.1"),
    ("atd", Text("门票费用占比", "Share of cost: sights"), "neutral", "ratio", _ECONOMY, "A.1"),
    (
        "etd",
        Text("城际交通费用占比", "Share of cost: travel between cities"),
        "neutral",
        "ratio",
        _ECONOMY,
        "A.1",
    ),
    (
        "rtd",
        Text("市内交通费用占比", "Share of cost: travel in the city"),
        "neutral",
        "ratio",
        _ECONOMY,
        "A.1",
    ),
    ("med", Text("餐饮费用占比", "Share of cost: meals"), "neutral", "ratio", _ECONOMY, "A.1"),
    ("otc", Text("其他费用占比", "Share of cost: other"), "neutral", "ratio", _ECONOMY, "A.1"),
    (
        "edi",
        Text("体验多样性", "Diversity of experiences"),
        "higher",
        "ratio",
        _UTILITY,
        "A.1, eqs. 16 to 21",
    ),
    (
        "ads",
        Text("景点密度", "Sights a day against the style of travel"),
        "neutral",
        "ratio",
        _UTILITY,
        "A.1, eq. 22",
    ),
    (
        "aqe",
        Text("优质景点时间效率", "Time given to well-rated sights"),
        "higher",
        "stars",
        _UTILITY,
        "A.1, eq. 23",
    ),
    (
        "profit",
        Text("偏好加权体验值", "Rating weighted by preference, a sight"),
        "higher",
        "stars",
        _UTILITY,
        "A.1, eq. 24",
    ),
)
_RELEASED_UNITS = {"vroh": "ratio", "be": "‰"} | dict.fromkeys(
    ("acd", "atd", "etd", "rtd", "med", "otc"), "CNY"
)

_SCALES: dict[str, Scale] = {
    # mean distance to the own day's places over that to the nearest other day's (eq. 14): has no upper end
    "csm_p90": Halving(1, lower=True),
    "csm_p95": Halving(1, lower=True),
    # sights a day over the target of the style of travel (eq. 22)
    "ads": Target(1, 1),
    # stars, twice for a sight of a wanted type (eq. 24)
    "profit": Linear(0, 10),
}

PAPER_METRICS = tuple(
    MetricCard(
        name=name,
        meaning=meaning,
        direction=direction,
        unit=unit,
        dimension=dimension,
        source=f"TravelEval, Appendix {source}",
        scale=_SCALES.get(name),
    )
    for name, meaning, direction, unit, dimension, source in _ROWS
)
RELEASED_METRICS = tuple(
    MetricCard(
        name=name,
        meaning=meaning,
        direction=direction,
        unit=_RELEASED_UNITS.get(name, unit),
        dimension=dimension,
        source="TravelEval, released evaluator",
        scale=_SCALES.get(name),
    )
    for name, meaning, direction, unit, dimension, _ in _ROWS
)

RULES = {
    f"{_ACCURACY}.ccd": Text("写明的费用与数据一致", "The costs that the plan tells are right"),
    f"{_ACCURACY}.far": Text("景点都存在", "Every sight exists"),
    f"{_ACCURACY}.vroh": Text("在开放时间内参观", "Visits lie within opening hours"),
    f"{_ACCURACY}.frtc": Text("各段交通都走得通", "Every transfer can be made"),
    f"{_ACCURACY}.itd": Text("城际交通用时与数据一致", "Travel times between the cities are right"),
    f"{_ACCURACY}.pd": Text("床位、车辆与门票够所有人用", "Beds, vehicles and tickets match the people"),
    f"{_COMPLIANCE}.bcs": Text("不超预算", "Within the budget"),
    f"{_COMPLIANCE}.tcs": Text("天数与请求一致", "As many days as asked for"),
    f"{_COMPLIANCE}.hcs": Text("房间住得下所有人", "The rooms hold everybody"),
    f"{_COMPLIANCE}.pas_a": Text("住宿符合偏好", "The hotel is as wished"),
    f"{_COMPLIANCE}.pas_t": Text("城际交通符合偏好", "Travel between the cities is as wished"),
    f"{_COMPLIANCE}.pas_c": Text("餐饮符合偏好", "Cuisines are as wished"),
    f"{_COMPLIANCE}.ttcs": Text("游览时长都在建议范围内", "All visits are of the recommended length"),
}
"""What a plan must keep: accuracy that is not off, and compliance that is reached."""
DIMENSIONS = {
    "accuracy": Dimension(Text("准确", "Accuracy")),
    "compliance": Dimension(Text("合乎要求", "Wishes")),
    "temporality": Dimension(Text("时间", "Time")),
    "spatiality": Dimension(Text("路线", "Routes")),
    "economy": Dimension(Text("花费", "Economy")),
    "utility": Dimension(Text("体验", "Experience")),
}
FACTS = {
    "compliance.bcs": "budget",
    "compliance.tcs": "days",
}
"""Codes that tell of a fact which other suites look at too."""
ASKED_FOR = frozenset(f"{_COMPLIANCE}.{name}" for name in ("bcs", "tcs", "pas_a", "pas_t", "pas_c"))
"""Rules that repeat what the request asks for."""
