"""Every constraint as a sentence in both languages."""

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Beds, Days, People
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import OutAndBack, RideTime
from core.dsl.families.visits import StayAt, TimeAt, VisitOrder
from core.dsl.families.ways import InnerModes, TaxiBeyond
from core.dsl.normal.gloss import gloss
from core.dsl.normal.recognition import parse_normal
from core.dsl.normal.values import And, Normal, Not, Opaque, Or

ENGLISH = {"西湖": "West Lake"}
TRAIN, PLANE = frozenset({"train"}), frozenset({"airplane"})


@pytest.mark.parametrize(
    ("constraint", "zh", "en"),
    [
        (CostCap("total", 3000), "全程花费不超过 ¥3,000", "Total cost at most ¥3,000"),
        (
            CostCap("accommodation", 499.5, "person_night"),
            "平均每人每晚住宿费用不超过 ¥499.5",
            "Hotels at most ¥499.5 per person and night",
        ),
        (People(1), "1 人出行", "1 traveller"),
        (Days(2), "行程共 2 天", "The trip lasts 2 days"),
        (Beds(2), "每间房 2 张床", "2 beds in every room"),
        (Names("attraction", "all", frozenset({"B", "A"})), "游览A、B", "Visit A and B"),
        (Names("dinner", "none", frozenset({"A"})), "不在A吃晚餐", "Do not have dinner at A"),
        (
            Types("restaurant", "any", frozenset({"粤菜", "火锅"})),
            "用餐包括火锅、粤菜中的至少一种",
            "Eat 火锅 or 粤菜",
        ),
        (Types("accommodation", "all", frozenset({"湖畔美居"})), "湖边的酒店", "A hotel by the lake"),
        (Types("accommodation", "any", frozenset({"健身室"})), "有健身房的酒店", "A hotel with a gym"),
        (
            Types("accommodation", "all", frozenset({"湖畔美居", "健身室", "泳池"})),
            "湖边、有健身房、有泳池的酒店",
            "A hotel by the lake with a gym and a pool",
        ),
        (
            Types("accommodation", "any", frozenset({"湖畔美居", "健身室", "泳池"})),
            "湖边或有健身房或有泳池的酒店",
            "A hotel by the lake or with a gym or a pool",
        ),
        (
            Types("accommodation", "all", frozenset({"民宿", "厨房"})),
            "有厨房的民宿",
            "A guesthouse with a kitchen",
        ),
        (
            Types("accommodation", "any", frozenset({"民宿", "厨房"})),
            "民宿或有厨房的酒店",
            "A guesthouse or a hotel with a kitchen",
        ),
        (
            Types("accommodation", "none", frozenset({"民宿", "青年旅舍"})),
            "不住民宿或青年旅舍",
            "Not a guesthouse or a youth hostel",
        ),
        (
            Types("accommodation", "none", frozenset({"棋牌室"})),
            "不住有棋牌室的酒店",
            "Not a hotel with a mahjong room",
        ),
        (
            Types("accommodation", "all", frozenset({"Boss推荐"})),
            "标有“Boss推荐”的酒店",
            "A hotel with Boss推荐",
        ),
        (Types("accommodation", "all", frozenset()), "酒店", "A hotel"),
        (Types("restaurant", "all", frozenset({"茶馆/茶室"})), "去茶馆", "A teahouse"),
        (
            Types("restaurant", "any", frozenset({"茶馆/茶室", "咖啡店"})),
            "去咖啡店或茶馆",
            "A café or a teahouse",
        ),
        (Types("restaurant", "none", frozenset({"酒吧/酒馆"})), "不去酒吧", "Not a bar"),
        (OutAndBack("none", PLANE, PLANE), "往返都不乘飞机", "No plane either way"),
        (OutAndBack("any", TRAIN, PLANE), "去程乘火车，返程乘飞机", "Train there, plane back"),
        (
            RideTime(way="out", moment="arrives", bound="latest", time="12:00"),
            "去程不晚于 12:00 到达",
            "The ride there arrives at 12:00 at the latest",
        ),
        (InnerModes("only", frozenset({"metro"})), "市内交通只用地铁", "Only metro inside the city"),
        (TaxiBeyond(2.8), "市内超过 2.8 公里的路程都打车", "A taxi for every way longer than 2.8 km"),
        (HotelNear("西湖", 0.5192679), "酒店距西湖不超过 0.52 公里", "A hotel within 0.52 km of West Lake"),
        (
            TimeAt("西湖", starts_by="09:00", ends_from="10:30"),
            "09:00 至 10:30 期间在西湖",
            "Be at West Lake from 09:00 to 10:30",
        ),
        (TimeAt("西湖", ends_from="13:50"), "不早于 13:50 离开西湖", "Do not leave West Lake before 13:50"),
        (StayAt("西湖", 90), "在西湖停留至少 90 分钟", "Spend at least 90 minutes at West Lake"),
        (VisitOrder("A", "西湖"), "先去A，再去西湖", "A before West Lake"),
        (
            Or(frozenset({Days(1), And(frozenset({Days(2), People(3)}))})),
            "至少满足一项：行程共 1 天；（同时满足：3 人出行；行程共 2 天）",
            "At least one of: The trip lasts 1 day; (All of: 3 travellers; The trip lasts 2 days)",
        ),
        (Not(Days(1)), "以下不成立：行程共 1 天", "Not so: The trip lasts 1 day"),
    ],
)
def test_says_it_plainly(constraint: Normal, zh: str, en: str) -> None:
    said = gloss(constraint)
    assert (said.says("zh"), said.says("en", lambda name: ENGLISH.get(name, name))) == (zh, en)


def test_without_the_readers_words_names_stay_as_the_sandbox_has_them() -> None:
    assert gloss(StayAt("西湖", 90)).en == "Spend at least 90 minutes at 西湖"


def test_an_unknown_condition_shows_its_code() -> None:
    said = gloss(parse_normal("result = day_count(plan) > 3"))
    assert said.zh == "由代码判定的条件：result = day_count(plan) > 3"
    assert said.en == "A condition that is decided by its code: result = day_count(plan) > 3"


def test_an_unreadable_text_says_so() -> None:
    said = gloss(Opaque("result = (1 <"))
    assert said.zh.startswith("无法读取的约束，按不满足计（第 1 行")
    assert "counts as not met (line 1" in said.en


def test_every_real_constraint_is_said_in_both_languages(snippets: list[str]) -> None:
    for source in snippets[::3]:
        said = gloss(parse_normal(source))
        assert said.zh
        assert said.en
        assert said.zh != said.en
