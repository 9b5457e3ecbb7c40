"""What ChinaTravel's evaluation is, for lists, checks and scores."""

from core.evaluate.chinatravel.codes import RULES
from core.evaluate.chinatravel.preference_cards import PREFERENCES
from core.evaluate.chinatravel.wishes import RULES as WISH_RULES
from core.evaluate.protocol import Dimension, ScoreView, SuiteCard
from core.text import Text

GROUPS = {
    "intercity": Text("城际交通", "Intercity"),
    "attraction": Text("景点", "Sights"),
    "accommodation": Text("住宿", "Hotels"),
    "restaurant": Text("餐饮", "Meals"),
    "transport": Text("市内交通", "Local transport"),
    "time": Text("时间", "Time"),
    "space": Text("空间", "Space"),
}
DIMENSIONS = {
    "preference": Dimension(Text("偏好", "Preferences"), "each"),
    "competition": Dimension(Text("竞赛得分", "Competition")),
}
FACTS = {
    "attraction.closed": "hours",
    "attraction.repeated": "sight twice",
    "restaurant.repeated": "restaurant twice",
    "restaurant.meal_time": "mealtime",
    "intercity.information": "service",
    "intercity.unavailable": "service",
    "accommodation.unavailable": "unknown place",
    "attraction.unavailable": "unknown place",
    "restaurant.unavailable": "unknown place",
    "time.order": "order",
    "accommodation.missing": "bed",
    "logical.budget": "budget",
    "logical.days": "days",
}
"""Codes that tell of a fact which other suites look at too."""

CARD = SuiteCard(
    name="chinatravel",
    title=Text("事实、时间与费用", "Facts, times and costs"),
    about=Text(
        "车次、景点、餐厅、酒店和市内路线都来自数据，时间和价格与数据一致。",
        "Trains, sights, meals, hotels and ways are those of the data, at their hours and prices.",
    ),
    summary=Text(
        "ChinaTravel 基准：格式、25 条环境约束、请求的逻辑约束与偏好",
        "The ChinaTravel benchmark: format, 25 environment constraints, the request's constraints and preferences",
    ),
    audience="traveller",
    source="ChinaTravel, Tables 5 to 7, appendices D and G",
    version="1",
    metrics=tuple(PREFERENCES),
    dimensions=DIMENSIONS,
    rules={**RULES, **WISH_RULES},
    groups=GROUPS,
    facts=FACTS,
    views=(
        ScoreView("rules", Text("事实与规则", "Facts and rules"), "rules", listed=False),
        ScoreView("preferences", Text("偏好", "Preferences"), "dimensions"),
    ),
)
