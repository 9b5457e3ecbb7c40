"""The 25 environment constraints by their stable codes, grouped as in ChinaTravel's Table 5."""

from collections.abc import Mapping

from core.text import Text

FAMILIES: Mapping[str, tuple[str, ...]] = {
    "intercity": ("intercity.missing", "intercity.unavailable", "intercity.information", "intercity.cost"),
    "attraction": (
        "attraction.unavailable",
        "attraction.closed",
        "attraction.repeated",
        "attraction.price",
        "attraction.cost",
    ),
    "accommodation": (
        "accommodation.unavailable",
        "accommodation.information",
        "accommodation.cost",
        "accommodation.missing",
    ),
    "restaurant": (
        "restaurant.unavailable",
        "restaurant.closed",
        "restaurant.repeated",
        "restaurant.price",
        "restaurant.cost",
        "restaurant.meal_time",
    ),
    "transport": ("transport.unavailable", "transport.information", "transport.cost"),
    "time": ("time.duration", "time.order"),
    "space": ("space.disconnected",),
}
ENVIRONMENT: tuple[str, ...] = tuple(code for codes in FAMILIES.values() for code in codes)

FORMAT = "plan.format"
"""The document does not follow the plan schema, so no plan counts as delivered."""
UNREADABLE = "plan.unreadable"
"""A check met a part that it cannot read and ended there; the codes of its family count as violated."""
REQUEST = "request.unusable"
"""The request leaves out what a plan is judged by, or asks for a city that the sandbox lacks."""

RULES: Mapping[str, Text] = {
    "intercity.missing": Text(
        "行程以城际交通开始，以城际交通结束", "The trip begins and ends with a train or flight"
    ),
    "intercity.unavailable": Text(
        "去程与返程的车次或航班在两城之间存在", "The trains and flights exist between the two cities"
    ),
    "intercity.information": Text(
        "车次或航班的时刻与票价和数据一致",
        "Times and prices of trains and flights are those of the timetable",
    ),
    "intercity.cost": Text("城际交通费用 = 票价 × 票数", "Intercity cost = price x tickets"),
    "attraction.unavailable": Text("景点在目的地城市", "The attraction is in the target city"),
    "attraction.closed": Text("在开放时间内参观", "The visit lies within the opening hours"),
    "attraction.repeated": Text("不重复游览同一景点", "No attraction is visited twice"),
    "attraction.price": Text("门票价格和数据一致", "The ticket price is that of the sandbox"),
    "attraction.cost": Text("门票费用 = 票价 × 票数", "Attraction cost = price x tickets"),
    "accommodation.unavailable": Text("酒店在目的地城市", "The hotel is in the target city"),
    "accommodation.information": Text(
        "房价和床位数是该酒店提供的房型", "Price and bed count are those of a room that the hotel offers"
    ),
    "accommodation.cost": Text("住宿费用 = 房价 × 间数", "Accommodation cost = price x rooms"),
    "accommodation.missing": Text("多日行程要有住宿", "A trip of more than one day has a hotel"),
    "restaurant.unavailable": Text("餐厅在目的地城市", "The restaurant is in the target city"),
    "restaurant.closed": Text("在营业时间内用餐", "The meal lies within the opening hours"),
    "restaurant.repeated": Text("不重复去同一餐厅", "No restaurant is visited twice"),
    "restaurant.price": Text("人均价格和数据一致", "The price per person is that of the sandbox"),
    "restaurant.cost": Text("餐费 = 人均价格 × 人数", "Meal cost = price x people"),
    "restaurant.meal_time": Text("在用餐时段内用餐", "The meal overlaps its usual hours"),
    "transport.unavailable": Text(
        "市内路线存在，方式为步行、出租车或地铁", "The way exists, on foot, by taxi or by metro"
    ),
    "transport.information": Text(
        "市内交通的时间、价格和距离和数据一致",
        "Times, price and distance of each leg are those of the sandbox",
    ),
    "transport.cost": Text(
        "市内交通费用 = 价格 × 票数或车数", "Leg cost = price x tickets or cars; walking is free"
    ),
    "time.duration": Text("每项活动都有开始和结束时间", "Every activity has a start and an end"),
    "time.order": Text("先到达再开始，先开始再结束", "Arrive before the start, start before the end"),
    "space.disconnected": Text(
        "换地点时有相连的市内交通", "A change of place has transport that joins the two"
    ),
}
