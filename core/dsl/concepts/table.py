"""All concept functions by name. The language reference and the editor are made from this table."""

from core.dsl.concepts import activities, places, plans, ways
from core.dsl.concepts.card import Concept
from core.text import Text

_PLAN, _ACTIVITY, _TRANSPORTS = ("plan",), ("activity",), ("transports",)

CONCEPTS: dict[str, Concept] = {
    "day_count": Concept(Text("行程的天数", "days of the trip"), "Table 9", _PLAN, plans.day_count),
    "people_count": Concept(Text("出行人数", "travellers"), "Table 9", _PLAN, plans.people_count),
    "start_city": Concept(Text("出发城市", "city of departure"), "Table 9", _PLAN, plans.start_city),
    "target_city": Concept(Text("目的城市", "city of the trip"), "Table 9", _PLAN, plans.target_city),
    "allactivities": Concept(
        Text("行程中的全部活动，按顺序", "all activities in order"),
        "Table 9",
        _PLAN,
        plans.allactivities,
        trip=True,
        aliases=("all_activities",),
    ),
    "allactivities_count": Concept(
        Text("活动的数目", "number of activities"),
        "Table 9",
        _PLAN,
        plans.allactivities_count,
        trip=True,
        aliases=("all_activities_count",),
    ),
    "dayactivities": Concept(
        Text("第 day 天的活动，从 1 数起", "activities of a day, counted from 1"),
        "Table 9",
        ("plan", "day"),
        plans.dayactivities,
        aliases=("day_activities",),
    ),
    "activity_cost": Concept(
        Text("活动本身的总花费（元），不含交通", "cost of the activity itself, CNY, without the way there"),
        "Table 9",
        _ACTIVITY,
        activities.activity_cost,
    ),
    "activity_position": Concept(
        Text("活动所在地点的名称", "name of the place"), "Table 9", _ACTIVITY, activities.activity_position
    ),
    "activity_price": Concept(
        Text("单价（元）：每张票、每人或每间房", "price of one ticket, person or room, CNY"),
        "Table 9",
        _ACTIVITY,
        activities.activity_price,
    ),
    "activity_type": Concept(
        Text(
            "活动类型：attraction、breakfast、lunch、dinner、accommodation、train、airplane",
            "kind of activity: attraction, breakfast, lunch, dinner, accommodation, train, airplane",
        ),
        "Table 9",
        _ACTIVITY,
        activities.activity_type,
    ),
    "activity_tickets": Concept(Text("票数", "tickets"), "Table 9", _ACTIVITY, activities.activity_tickets),
    "activity_transports": Concept(
        Text("前往该活动的各段交通", "legs of the way to the activity"),
        "Table 9",
        _ACTIVITY,
        activities.activity_transports,
    ),
    "activity_start_time": Concept(
        Text("开始时间，如 '09:30'", "start, such as '09:30'"),
        "Table 9",
        _ACTIVITY,
        activities.activity_start_time,
        aliases=("activity_starttime",),
    ),
    "activity_end_time": Concept(
        Text("结束时间，如 '11:00'", "end, such as '11:00'"),
        "Table 9",
        _ACTIVITY,
        activities.activity_end_time,
        aliases=("activity_endtime",),
    ),
    "activity_time": Concept(
        Text("活动时长（分钟），缺少时间时为 -1", "minutes from start to end; -1 where a time is missing"),
        "Table 10",
        _ACTIVITY,
        activities.activity_time,
    ),
    "poi_recommend_time": Concept(
        Text("景点的建议游玩时长（分钟）", "recommended minutes at a sight"),
        "Table 10",
        ("city", "poi"),
        places.poi_recommend_time,
        trip=True,
    ),
    "poi_distance": Concept(
        Text(
            "两地距离（公里）；可给出发时间和方式 walk、metro、taxi，取第一段的距离",
            "km between two places; with a start time and a way (walk, metro, taxi) that of its first leg",
        ),
        "Table 10",
        ("city", "poi1", "poi2", "start_time", "transport_type"),
        places.poi_distance,
        optional=2,
        trip=True,
        aliases=("dist",),
        work=1_000,
    ),
    "innercity_transport_cost": Concept(
        Text(
            "各段市内交通的总花费（元）；给出方式时为 0，与公开的程序一致",
            "cost of all legs, CNY; 0 where a mode is given, as in the released program",
        ),
        "Table 10",
        ("transports", "mode"),
        ways.innercity_transport_cost,
        optional=1,
        work=3,
    ),
    "innercity_transport_price": Concept(
        Text("各段市内交通的单价之和（元）", "price of all legs, a person or car, CNY"),
        "Table 10",
        _TRANSPORTS,
        ways.innercity_transport_price,
        work=3,
    ),
    "innercity_transport_distance": Concept(
        Text(
            "各段市内交通的总距离（公里）；给出方式时为 0，与公开的程序一致",
            "km of all legs; 0 where a mode is given, as in the released program",
        ),
        "Table 10",
        ("transports", "mode"),
        ways.innercity_transport_distance,
        optional=1,
        work=3,
    ),
    "innercity_transport_time": Concept(
        Text("市内交通用时（分钟）", "minutes from departure to arrival"),
        "Table 10",
        _TRANSPORTS,
        ways.innercity_transport_time,
    ),
    "metro_tickets": Concept(Text("地铁票数", "metro tickets"), "Table 11", _TRANSPORTS, ways.metro_tickets),
    "taxi_cars": Concept(Text("出租车数", "taxis"), "Table 11", _TRANSPORTS, ways.taxi_cars),
    "room_count": Concept(Text("房间数", "rooms of a stay"), "Table 11", _ACTIVITY, activities.room_count),
    "room_type": Concept(
        Text("每间房的床数", "beds in a room of a stay"), "Table 11", _ACTIVITY, activities.room_type
    ),
    "restaurant_type": Concept(
        Text("餐厅的菜系；不是餐厅时为 'empty'", "cuisine; 'empty' for a place that is no restaurant"),
        "Table 11",
        ("activity", "target_city"),
        places.restaurant_type,
        trip=True,
    ),
    "attraction_type": Concept(
        Text("景点的类型；不是景点时为空", "kind of sight; nothing for another place"),
        "Table 11",
        ("activity", "target_city"),
        places.attraction_type,
        trip=True,
    ),
    "accommodation_type": Concept(
        Text("酒店的特色；不是酒店时为空", "feature of the hotel; nothing for another place"),
        "Table 11",
        ("activity", "target_city"),
        places.accommodation_type,
        trip=True,
    ),
    "innercity_transport_type": Concept(
        Text(
            "市内交通方式：metro、taxi、walk，没有时为 'empty'",
            "metro, taxi, walk, or 'empty' where there is no way",
        ),
        "Table 11",
        _TRANSPORTS,
        ways.innercity_transport_type,
    ),
    "intercity_transport_type": Concept(
        Text("城际交通方式：train、airplane", "way between cities: train, airplane"),
        "Table 11",
        _ACTIVITY,
        activities.intercity_transport_type,
    ),
    "innercity_transport_start_time": Concept(
        Text("市内交通的出发时间", "departure of the first leg"),
        "Table 12",
        _TRANSPORTS,
        ways.innercity_transport_start_time,
    ),
    "innercity_transport_end_time": Concept(
        Text("市内交通的到达时间", "arrival of the last leg"),
        "Table 12",
        _TRANSPORTS,
        ways.innercity_transport_end_time,
    ),
    "intercity_transport_origin": Concept(
        Text("城际交通的出发城市", "city that a ride between cities starts from"),
        "Table 12",
        _ACTIVITY,
        activities.intercity_transport_origin,
        trip=True,
        aliases=("transport_origin",),
    ),
    "intercity_transport_destination": Concept(
        Text("城际交通的到达城市", "city that a ride between cities goes to"),
        "Table 12",
        _ACTIVITY,
        activities.intercity_transport_destination,
        trip=True,
        aliases=("transport_destination",),
    ),
}
