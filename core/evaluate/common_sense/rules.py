"""The rules in one table: code, threshold, sentence and reason. Times are minutes, distances km."""

from collections.abc import Mapping
from dataclasses import dataclass

from core.text import Text


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. `threshold` is in the unit of its sentence, None where there is nothing to set; `reason` says why."""

    text: Text
    reason: str
    threshold: float | None = None


RULES: Mapping[str, Rule] = {
    "plan.format": Rule(Text("计划可以读懂", "The plan can be read"), "nothing can be judged otherwise"),
    "time.overlap": Rule(
        Text("活动互不重叠", "Activities do not overlap"), "nobody is in two places at once"
    ),
    "time.early_departure": Rule(
        Text("上一项活动结束后才出发", "A transfer leaves after the last activity has ended"),
        "the benchmark compares only arrivals (ChinaTravel, Table 5, time)",
    ),
    "time.day_order": Rule(
        Text("日期与活动按先后排列", "Days and activities are in order"),
        "the benchmark never looks at day numbers",
    ),
    "transfer.metro_closed": Rule(
        Text("地铁只在 05:30 到 23:30 乘坐", "Metros are ridden between 05:30 and 23:30"),
        "usual service hours of Chinese metros",
    ),
    "transfer.train_margin": Rule(
        Text("开车前 30 分钟到站", "At the station 30 minutes before a train"),
        "security, ticket gates, finding the platform; gates close some minutes before departure",
        30,
    ),
    "transfer.flight_margin": Rule(
        Text("起飞前 90 分钟到机场", "At the airport 90 minutes before a flight"),
        "check-in closes 45 minutes before domestic departures, security comes after it",
        90,
    ),
    "transfer.long_walk": Rule(
        Text("步行不超过 3 公里", "No walk is longer than 3 km"), "more than half an hour with bags", 3
    ),
    "visit.short": Rule(
        Text("在一个地方至少停留 20 分钟", "At least 20 minutes at a place"), "less is passing by", 20
    ),
    "visit.long": Rule(
        Text("游览不超过建议时长的两倍", "No visit is over twice the recommended time"),
        "recommended lengths of the sandbox",
        2,
    ),
    "meal.gap": Rule(
        Text("两餐间隔至少 3 小时", "Meals are at least 3 hours apart"),
        "lunch after 14:00 and dinner before 17:00 would be one meal",
        180,
    ),
    "time.idle": Rule(
        Text("白天空闲不超过 3 小时", "No idle gap of over 3 hours in daytime"),
        "a plan that leaves half a day empty is not one; daytime is 08:00 to 20:00",
        180,
    ),
    "time.small_hours": Rule(
        Text("凌晨 00:30 到 05:30 不安排游览和用餐", "No sight or meal between 00:30 and 05:30"),
        "places that never close on paper are empty and dark",
    ),
    "night.no_bed": Rule(
        Text("每晚都有住处", "There is a bed for every night"),
        "the benchmark is content with one night in the whole trip",
    ),
    "night.short": Rule(
        Text("晚睡之后不早于 05:00 起床", "No wake-up before 05:00 after a bed-time past 24:00"),
        "less than five hours of sleep",
        5 * 60,
    ),
    "hotel.beds": Rule(
        Text("房间住得下所有人", "The rooms hold everybody"), "the benchmark leaves rooms to the request"
    ),
    "hotel.stock": Rule(
        Text("预订间数不超过库存", "No more rooms than the hotel has"),
        "TravelEval, section 3.2: limited rooms",
    ),
    "place.wrong_city": Rule(
        Text("地点在行程所在的城市", "Places are in the cities of the trip"), "the names of a plan must exist"
    ),
}
SMALL_HOURS = (30, 5 * 60 + 30)
DAYTIME = (8 * 60, 20 * 60)
METRO_HOURS = (5 * 60 + 30, 23 * 60 + 30)


def threshold(code: str) -> float:
    """The threshold of a rule that has one."""
    value = RULES[code].threshold
    assert value is not None
    return value
