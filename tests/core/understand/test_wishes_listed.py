"""Requirements in lists: one line states one constraint, and alternatives are one constraint together."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Beds
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import OutAndBack
from core.dsl.families.visits import StayAt, TimeAt, VisitOrder
from core.dsl.families.ways import InnerModes, TaxiBeyond
from core.dsl.normal.logic import canonical
from core.dsl.normal.recognition import parse_normal
from core.dsl.normal.values import Normal, Or
from core.understand import understand

TRAIN, PLANE = frozenset({"train"}), frozenset({"airplane"})


def some(*names: str) -> frozenset[str]:
    return frozenset(names)


def meanings(text: str) -> set[Normal]:
    return {canonical(wish.meaning) for wish in understand(text).wishes}


CHINESE = [
    ("在住宿上的预算为1700.0", CostCap("accommodation", 1700)),
    ("跨城市交通的预算为900", CostCap("intercity", 900)),
    ("在旅行上的总预算为5400.0", CostCap("total", 5400)),
    ("希望只游览免费景点", CostCap("attraction", 0)),
    ("希望游览公园 和 大学校园", Types("attraction", "all", some("公园", "大学校园"))),
    ("希望游览公园 或 大学校园", Types("attraction", "any", some("公园", "大学校园"))),
    ("不希望游览平湖秋月 和 断桥", Names("attraction", "none", some("平湖秋月", "断桥"))),
    ("希望尝试以下餐厅之一： 甲(东店) 或 乙", Names("restaurant", "any", some("甲(东店)", "乙"))),
    ("希望尝试以下餐厅：甲 和 乙", Names("restaurant", "all", some("甲", "乙"))),
    ("不希望尝试以下类型的餐厅川菜 和 火锅", Types("restaurant", "none", some("川菜", "火锅"))),
    ("不希望尝试以下类型的餐厅 ", Types("restaurant", "none", some(" "))),
    ("希望入住以下类型的酒店免费停车", Types("accommodation", "all", some("免费停车"))),
    ("希望入住双床房", Beds(2)),
    ("不希望以walk 和 taxi方式在城市内出行", InnerModes("none", some("walk", "taxi"))),
    ("希望乘坐train前往目的地，乘坐airplane返回", OutAndBack("any", TRAIN, PLANE)),
    ("不希望乘坐airplane前往目的地，不希望乘坐airplane返回", OutAndBack("none", PLANE, PLANE)),
    ("若两地点间交通距离超过6.63千米，则打车出行", TaxiBeyond(6.63)),
    ("希望住宿地在湖心亭（西门）周围9.41千米内", HotelNear("湖心亭（西门）", 9.41)),
    ("希望不早于9:50离开断桥", TimeAt("断桥", ends_from="09:50")),
    ("希望不晚于08:00到达断桥", TimeAt("断桥", starts_by="08:00")),
    ("希望在14:10到15:40之间游览断桥", TimeAt("断桥", starts_by="14:10", ends_from="15:40")),
    ("希望在断桥停留不少于90分钟", StayAt("断桥", 90)),
    ("希望先去断桥，再去和平广场", VisitOrder("断桥", "和平广场")),
]
ENGLISH = [
    ("the accommodation budget is 600.0", CostCap("accommodation", 600)),
    ("intra-city transportation budget of 70", CostCap("innercity", 70)),
    ("a total travel budget of 3200.0", CostCap("total", 3200)),
    ("only visit free attractions", CostCap("attraction", 0)),
    ("we want to visit Long Bridge, Broken Bridge, and Su Causeway", Names("attraction", "all", some("Long Bridge", "Broken Bridge", "Su Causeway"))),
    ("we do not want to visit red tourism sites", Types("attraction", "none", some("红色景点"))),
    ("want to visit a park or a university campus", Types("attraction", "any", some("公园", "大学校园"))),
    ("want to try one of the following restaurants: Aunt May (East Branch)", Names("restaurant", "all", some("Aunt May (East Branch)"))),
    ("do not want to try Korean cuisine restaurants", Types("restaurant", "none", some("韩国料理"))),
    ("prefer to stay at a hotel that offers free parking", Types("accommodation", "all", some("免费停车"))),
    ("stay at one of these hotels: Lake Inn or Hill Lodge", Names("accommodation", "any", some("Lake Inn", "Hill Lodge"))),
    ("prefer a twin room", Beds(2)),
    ("do not want to use walking or taxi for transportation within the city", InnerModes("none", some("walk", "taxi"))),
    ("take a train to the destination, and take an airplane back", OutAndBack("any", TRAIN, PLANE)),
    ("do not want to fly to the destination and do not want to fly back", OutAndBack("none", PLANE, PLANE)),
    ("if the distance between two locations exceeds 4.88 km, then take a taxi", TaxiBeyond(4.88)),
    ("accommodation should be within 9.71 km of the Broken Bridge", HotelNear("Broken Bridge", 9.71)),
    ("leave Broken Bridge no earlier than 13:50", TimeAt("Broken Bridge", ends_from="13:50")),
    ("arrive at Broken Bridge no later than 8:30", TimeAt("Broken Bridge", starts_by="08:30")),
    ("visit Broken Bridge between 09:00 and 10:30", TimeAt("Broken Bridge", starts_by="09:00", ends_from="10:30")),
    ("stay at Broken Bridge for at least 90 minutes", StayAt("Broken Bridge", 90)),
]  # fmt: skip


@pytest.mark.parametrize(("line", "meaning"), CHINESE, ids=[line for line, _ in CHINESE])
def test_chinese_requirement(line: str, meaning: Normal) -> None:
    assert meanings(f"我们3人，从上海出发，到杭州旅行2天，要求如下：\n{line}") == {canonical(meaning)}


@pytest.mark.parametrize(("words", "meaning"), ENGLISH, ids=[words for words, _ in ENGLISH])
def test_english_requirement(words: str, meaning: Normal) -> None:
    text = f"We are 3 people traveling from Shanghai to Hangzhou for 2 days, with the following requirement: {words}."
    assert meanings(text) == {canonical(meaning)}


@settings(deadline=None)
@given(st.lists(st.sampled_from(CHINESE), min_size=2, max_size=4, unique=True))
def test_chinese_alternatives_are_one_wish(chosen: list[tuple[str, Normal]]) -> None:
    lines = "\n".join(f"{number}. {line}" for number, (line, _) in enumerate(chosen, 1))
    text = f"我们3人，从上海出发，到杭州旅行2天，要求满足以下任意一个：\n{lines}"
    assert meanings(text) == {canonical(Or(frozenset(meaning for _, meaning in chosen)))}


@settings(deadline=None)
@given(st.lists(st.sampled_from(ENGLISH), min_size=2, max_size=3, unique=True))
def test_english_alternatives_are_one_wish(chosen: list[tuple[str, Normal]]) -> None:
    lines = "\n".join(
        f"{number}. {words[0].upper()}{words[1:]}" for number, (words, _) in enumerate(chosen, 1)
    )
    text = f"We are 3 people traveling from Shanghai to Hangzhou for 2 days and must meet any one of the following:\n{lines}"
    assert meanings(text) == {canonical(Or(frozenset(meaning for _, meaning in chosen)))}


def test_budget_among_alternatives_is_not_the_trips_budget() -> None:
    found = understand("要求满足以下任意一个：\n1. 在旅行上的总预算为5900.0\n2. 希望入住双床房")
    assert found.query.budget is None


def test_constraints_carry_dsl_of_the_same_meaning_a_gloss_and_their_words() -> None:
    text = "要求如下：\n在住宿上的预算为600元\n希望入住双床房"
    found = understand(text)
    for wish, constraint in zip(found.wishes, found.query.constraints, strict=True):
        assert parse_normal(constraint.dsl) == wish.meaning
        assert constraint.gloss.zh and constraint.gloss.en
        assert constraint.span == wish.span
    assert [text[slice(*wish.span)] for wish in found.wishes] == ["在住宿上的预算为600元", "希望入住双床房"]
