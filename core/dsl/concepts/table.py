"""All concept functions by name. The language reference and the editor are made from this table."""

from core.dsl.concepts import activities, places, plans, ways
from core.dsl.concepts.card import Concept
from core.text import Text

_PLAN, _ACTIVITY, _TRANSPORTS = ("plan",), ("activity",), ("transports",)

CONCEPTS: dict[str, Concept] = {
    "day_count": Concept(
        meaning=Text("行程的天数", "days of the trip"),
        source="Table 9",
        parameters=_PLAN,
        function=plans.day_count,
    ),
    "people_count": Concept(
        meaning=Text("出行人数", "travellers"),
        source="Table 9",
        parameters=_PLAN,
        function=plans.people_count,
    ),
    "start_city": Concept(
        meaning=Text("出发城市", "city of departure"),
        source="Table 9",
        parameters=_PLAN,
        function=plans.start_city,
    ),
    "target_city": Concept(
        meaning=Text("目的城市", "city of the trip"),
        source="Table 9",
        parameters=_PLAN,
        function=plans.target_city,
    ),
    "allactivities": Concept(
        meaning=Text("行程中的全部活动，按顺序", "all activities in order"),
        source="Table 9",
        parameters=_PLAN,
        function=plans.allactivities,
        trip=True,
        aliases=("all_activities",),
    ),
    "allactivities_count": Concept(
        meaning=Text("活动的数目", "number of activities"),
        source="Table 9",
        parameters=_PLAN,
        function=plans.allactivities_count,
        trip=True,
        aliases=("all_activities_count",),
    ),
    "dayactivities": Concept(
        meaning=Text("第 day 天的活动，从 1 数起", "activities of a day, counted from 1"),
        source="Table 9",
        parameters=("plan", "day"),
        function=plans.dayactivities,
        aliases=("day_activities",),
    ),
    "activity_cost": Concept(
        meaning=Text(
            "活动本身的总花费（元），不含交通", "cost of the activity itself, CNY, without the way there"
        ),
        source="Table 9",
        parameters=_ACTIVITY,
        function=activities.activity_cost,
    ),
    "activity_position": Concept(
        meaning=Text("活动所在地点的名称", "name of the place"),
        source="Table 9",
        parameters=_ACTIVITY,
        function=activities.activity_position,
    ),
    "activity_price": Concept(
        meaning=Text("单价（元）：每张票、每人或每间房", "price of one ticket, person or room, CNY"),
        source="Table 9",
        parameters=_ACTIVITY,
        function=activities.activity_price,
    ),
    "activity_type": Concept(
        meaning=Text(
            "活动类型：attraction、breakfast、lunch、dinner、accommodation、train、airplane",
            "kind of activity: attraction, breakfast, lunch, dinner, accommodation, train, airplane",
        ),
        source="Table 9",
        parameters=_ACTIVITY,
        function=activities.activity_type,
    ),
    "activity_tickets": Concept(
        meaning=Text("票数", "tickets"),
        source="Table 9",
        parameters=_ACTIVITY,
        function=activities.activity_tickets,
    ),
    "activity_transports": Concept(
        meaning=Text("前往该活动的各段交通", "legs of the way to the activity"),
        source="Table 9",
        parameters=_ACTIVITY,
        function=activities.activity_transports,
    ),
    "activity_start_time": Concept(
        meaning=Text("开始时间，如 '09:30'", "start, such as '09:30'"),
        source="Table 9",
        parameters=_ACTIVITY,
        function=activities.activity_start_time,
        aliases=("activity_starttime",),
    ),
    "activity_end_time": Concept(
        meaning=Text("结束时间，如 '11:00'", "end, such as '11:00'"),
        source="Table 9",
        parameters=_ACTIVITY,
        function=activities.activity_end_time,
        aliases=("activity_endtime",),
    ),
    "activity_time": Concept(
        meaning=Text(
            "活动时长（分钟），缺少时间时为 -1", "minutes from start to end; -1 where a time is missing"
        ),
        source="Table 10",
        parameters=_ACTIVITY,
        function=activities.activity_time,
    ),
    "poi_recommend_time": Concept(
        meaning=Text("景点的建议游玩时长（分钟）", "recommended minutes at a sight"),
        source="Table 10",
        parameters=("city", "poi"),
        function=places.poi_recommend_time,
        trip=True,
    ),
    "poi_distance": Concept(
        meaning=Text(
            "两地距离（公里）；可给出发时间和方式 walk、metro、taxi，取第一段的距离",
            "km between two places; with a start time and a way (walk, metro, taxi) that of its first leg",
        ),
        source="Table 10",
        parameters=("city", "poi1", "poi2", "start_time", "transport_type"),
        function=places.poi_distance,
        optional=2,
        trip=True,
        aliases=("dist",),
        work=1_000,
    ),
    "innercity_transport_cost": Concept(
        meaning=Text(
            "各段市内交通的总花费（元）；给出方式时为 0，与公开的程序一致",
            "cost of all legs, CNY; 0 where a mode is given, as in the released program",
        ),
        source="Table 10",
        parameters=("transports", "mode"),
        function=ways.innercity_transport_cost,
        optional=1,
        work=3,
    ),
    "innercity_transport_price": Concept(
        meaning=Text("各段市内交通的单价之和（元）", "price of all legs, a person or car, CNY"),
        source="Table 10",
        parameters=_TRANSPORTS,
        function=ways.innercity_transport_price,
        work=3,
    ),
    "innercity_transport_distance": Concept(
        meaning=Text(
            "各段市内交通的总距离（公里）；给出方式时为 0，与公开的程序一致",
            "km of all legs; 0 where a mode is given, as in the released program",
        ),
        source="Table 10",
        parameters=("transports", "mode"),
        function=ways.innercity_transport_distance,
        optional=1,
        work=3,
    ),
    "innercity_transport_time": Concept(
        meaning=Text("市内交通用时（分钟）", "minutes from departure to arrival"),
        source="Table 10",
        parameters=_TRANSPORTS,
        function=ways.innercity_transport_time,
    ),
    "metro_tickets": Concept(
        meaning=Text("地铁票数", "metro tickets"),
        source="Table 11",
        parameters=_TRANSPORTS,
        function=ways.metro_tickets,
    ),
    "taxi_cars": Concept(
        meaning=Text("出租车数", "taxis"), source="Table 11", parameters=_TRANSPORTS, function=ways.taxi_cars
    ),
    "room_count": Concept(
        meaning=Text("房间数", "rooms of a stay"),
        source="Table 11",
        parameters=_ACTIVITY,
        function=activities.room_count,
    ),
    "room_type": Concept(
        meaning=Text("每间房的床数", "beds in a room of a stay"),
        source="Table 11",
        parameters=_ACTIVITY,
        function=activities.room_type,
    ),
    "restaurant_type": Concept(
        meaning=Text(
            "餐厅的菜系；不是餐厅时为 'empty'", "cuisine; 'empty' for a place that is no restaurant"
        ),
        source="Table 11",
        parameters=("activity", "target_city"),
        function=places.restaurant_type,
        trip=True,
    ),
    "attraction_type": Concept(
        meaning=Text("景点的类型；不是景点时为空", "kind of sight; nothing for another place"),
        source="Table 11",
        parameters=("activity", "target_city"),
        function=places.attraction_type,
        trip=True,
    ),
    "accommodation_type": Concept(
        meaning=Text("酒店的特色；不是酒店时为空", "feature of the hotel; nothing for another place"),
        source="Table 11",
        parameters=("activity", "target_city"),
        function=places.accommodation_type,
        trip=True,
    ),
    "innercity_transport_type": Concept(
        meaning=Text(
            "市内交通方式：metro、taxi、walk，没有时为 'empty'",
            "metro, taxi, walk, or 'empty' where there is no way",
        ),
        source="Table 11",
        parameters=_TRANSPORTS,
        function=ways.innercity_transport_type,
    ),
    "intercity_transport_type": Concept(
        meaning=Text("城际交通方式：train、airplane", "way between cities: train, airplane"),
        source="Table 11",
        parameters=_ACTIVITY,
        function=activities.intercity_transport_type,
    ),
    "innercity_transport_start_time": Concept(
        meaning=Text("市内交通的出发时间", "departure of the first leg"),
        source="Table 12",
        parameters=_TRANSPORTS,
        function=ways.innercity_transport_start_time,
    ),
    "innercity_transport_end_time": Concept(
        meaning=Text("市内交通的到达时间", "arrival of the last leg"),
        source="Table 12",
        parameters=_TRANSPORTS,
        function=ways.innercity_transport_end_time,
    ),
    "intercity_transport_origin": Concept(
        meaning=Text("城际交通的出发城市", "city that a ride between cities starts from"),
        source="Table 12",
        parameters=_ACTIVITY,
        function=activities.intercity_transport_origin,
        trip=True,
        aliases=("transport_origin",),
    ),
    "intercity_transport_destination": Concept(
        meaning=Text("城际交通的到达城市", "city that a ride between cities goes to"),
        source="Table 12",
        parameters=_ACTIVITY,
        function=activities.intercity_transport_destination,
        trip=True,
        aliases=("transport_destination",),
    ),
}
