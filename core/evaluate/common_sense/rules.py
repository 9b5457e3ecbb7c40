"""The rules in one table: code, threshold, sentence and reason. Times are minutes, distances km."""

from collections.abc import Mapping
from dataclasses import dataclass

from core.text import Text


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. `threshold` is in the unit of its sentence, None where there is nothing to set; `reason` says why.

    What breaks a rule is refused; where `minded`, a traveller would only mind it.
    """

    text: Text
    reason: str
    threshold: float | None = None
    minded: bool = False


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
        Text("在酒店的夜晚至少 5.5 小时", "A night in the hotel lasts at least five and a half hours"),
        "less is no night's sleep",
        5 * 60 + 30,
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
    "transfer.missing": Rule(
        Text("相隔 300 米以上的地点之间有路可走", "There is a way between places over 300 m apart"),
        "nobody is carried from one place to the next",
        0.3,
    ),
    "transfer.speed": Rule(
        Text("各种交通的速度合乎常理", "Every way is as fast as people, cars and trains are"),
        "km an hour door to door: on foot 8, by metro 80, by taxi 100",
    ),
    "visit.cut": Rule(
        Text("不把景点看成走过场", "No sight is only run through"),
        "below a third of its natural length, and below half of the shortest recommended one, a sight is not seen",
    ),
    "visit.dark": Rule(
        Text(
            "天黑后没什么可看的地方在白天去",
            "What is nothing after dark is seen by day, a night market by night",
        ),
        "a garden at 22:00 is dark, a night market at 14:00 is not there",
    ),
    "visit.repeated": Rule(Text("不重复去同一个景点", "No sight is visited twice"), "there is more to see"),
    "visit.many": Rule(
        Text("一天不超过 8 处景点", "At most eight sights a day"), "more is a list and no day", 8
    ),
    "meal.hours": Rule(
        Text("三餐在吃饭的时候", "Meals are at their hours"),
        "breakfast until 10:30, lunch from 10:30 to 15:00, dinner from 16:30 to 21:30",
    ),
    "meal.many": Rule(Text("一天不超过三餐", "At most three meals a day"), "nobody is hungry five times", 3),
    "meal.none": Rule(
        Text("在当地的一天里有正餐", "A day on the spot has a lunch or a dinner"),
        "of a day that one spends there from 11:00 to 20:00, and of a trip with any mealtime in it",
    ),
    "meal.same_house": Rule(
        Text("同一家餐馆最多去两次", "No restaurant is eaten in more than twice"), "there are others", 2
    ),
    "day.long": Rule(
        Text("一天不超过 17 小时", "No day is longer than 17 hours"),
        "from the first way to the last place",
        17 * 60,
    ),
    "day.empty": Rule(Text("整天在当地就有景点", "A full day has a sight"), "it is a trip, and no stay"),
    "day.abandoned": Rule(
        Text("下午三点前不回酒店过夜", "Nobody goes to bed before 15:00"),
        "half a day is thrown away",
        15 * 60,
    ),
    "day.waits": Rule(
        Text("一天的空等不超过 5 小时", "No day has over five hours of waiting"),
        "two hours before every stop",
        5 * 60,
    ),
    "day.legs": Rule(
        Text("带老人孩子一天不到 6 处景点", "With the old or the young fewer than six sights a day"),
        "small legs and old ones need rest",
        5,
    ),
    "hotel.changes": Rule(
        Text("不必每晚换一家酒店", "Not another hotel every night"), "of three nights or more in one city", 3
    ),
    "wish.refused": Rule(
        Text("没有请求里不要的东西", "Nothing that the request refuses"),
        "by name, dish or nature, whatever the data call it (assets/knowledge/things.toml)",
    ),
    "place.no_price": Rule(
        Text("收费的景点都有票价", "What takes a ticket has its price"),
        "the data have some tickets at nothing; the sum says less than one pays",
        minded=True,
    ),
    "wish.unseen": Rule(
        Text("每个愿望都有数据可查", "There are data for every wish"),
        "what nobody can look at is said, and not taken for granted",
        minded=True,
    ),
    "meal.missed": Rule(
        Text("不漏掉午餐和晚餐", "No lunch or dinner is missed"),
        "where one is on the spot for its hours",
        minded=True,
    ),
    "meal.snack": Rule(
        Text("正餐不是小吃、甜品和咖啡", "A meal is no snack, dessert or coffee"),
        "assets/knowledge/meals.toml",
        minded=True,
    ),
    "meal.one_cuisine": Rule(
        Text("四餐以上不过半是同一种菜", "Of four meals or more not over half are of one cuisine"),
        "unless it is wished",
        4,
        minded=True,
    ),
    "day.full": Rule(
        Text("一天不超过 14.5 小时", "No day is longer than fourteen and a half hours"),
        "it tires",
        14 * 60 + 30,
        minded=True,
    ),
    "day.quiet_evening": Rule(
        Text("晚上不在 19:30 前就回酒店", "Nobody is in the hotel for the night before 19:30"),
        "cities are at their best in the evening",
        19 * 60 + 30,
        minded=True,
    ),
    "day.slack": Rule(
        Text("一天的空闲不超过 4 小时", "No day has over four idle hours"),
        "some of it could be a stroll",
        4 * 60,
        minded=True,
    ),
    "day.crowded": Rule(
        Text("一天不超过 6 处景点", "At most six sights a day"), "one remembers none", 6, minded=True
    ),
    "day.tiring": Rule(
        Text(
            "带老人孩子不去累人的地方，一天不超过 4 处",
            "With the old or the young nothing that tires, and at most four sights a day",
        ),
        "assets/knowledge says whose legs a place is hard on",
        4,
        minded=True,
    ),
    "day.early_start": Rule(
        Text("不在 06:30 前出门", "Nobody leaves the hotel before 06:30"),
        "it is a holiday",
        6 * 60 + 30,
        minded=True,
    ),
    "day.dark_departure": Rule(
        Text("不在 22:00 到 06:00 出发", "Nobody sets out between 22:00 and 06:00"),
        "the night is for sleeping",
        minded=True,
    ),
    "day.late_home": Rule(
        Text("23:00 前到家", "One is home by 23:00"), "the next day is a working day", 23 * 60, minded=True
    ),
    "visit.hurried": Rule(
        Text("重要景点有足够的时间", "A sight one comes for has the time it takes"),
        "three fifths of its natural length (assets/knowledge)",
        minded=True,
    ),
    "visit.wrong_hour": Rule(
        Text("景点在它好看的时候去", "A sight is seen at an hour when it is worth it"),
        "a lit street by day is half a sight",
        0.5,
        minded=True,
    ),
    "visit.shut": Rule(
        Text("景点当天开门", "A sight is open on that day of the week"),
        "most public museums rest on Mondays (assets/knowledge); a sandbox has hours and no days",
        minded=True,
    ),
    "visit.split": Rule(
        Text("同一处景点的各部分一次看完", "The parts of one site are seen in one visit"),
        "nobody goes twice",
        minded=True,
    ),
}
MINDED = frozenset(code for code, rule in RULES.items() if rule.minded)
MEALS_BEGIN = {
    "breakfast": (4 * 60, 10 * 60 + 30),
    "lunch": (10 * 60 + 30, 15 * 60),
    "dinner": (16 * 60 + 30, 21 * 60 + 30),
}
"""The minutes of the day between which people sit down to a meal; ChinaTravel's are in `core.model.mealtimes`."""
FASTEST = {"walk": 8.0, "metro": 80.0, "taxi": 100.0}
"""km/h."""
SMALL_HOURS = (30, 5 * 60 + 30)
"""Minutes of the day between which nobody does anything."""
DAYTIME = (8 * 60, 20 * 60)
"""Minutes of the day between which one does not wait for nothing."""
DARK = (6 * 60, 22 * 60)
"""An outbound service leaves between these, minutes after midnight."""
MORNING_AFTER = 29 * 60
"""Who comes home then, minutes after the midnight before the last day, has slept on the way."""


def threshold(code: str) -> float:
    """The threshold of a rule that has one."""
    value = RULES[code].threshold
    assert value is not None
    return value
