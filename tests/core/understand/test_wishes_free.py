"""Wishes in free Chinese, with a small city's own names."""

import pytest

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Beds, Rooms
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack
from core.dsl.families.visits import StayAt, TimeAt, VisitOrder
from core.dsl.families.ways import InnerModes
from core.dsl.normal.values import Normal
from core.sandbox.sandbox import Sandbox
from core.understand import understand

TRAIN, PLANE = frozenset({"train"}), frozenset({"airplane"})


def some(*names: str) -> frozenset[str]:
    return frozenset(names)


def meanings(text: str, sandbox: Sandbox) -> set[Normal]:
    return {wish.meaning for wish in understand(f"从上海去杭州玩两天，{text}", sandbox=sandbox).wishes}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "先灵隐寺后雷峰塔",
            {VisitOrder("灵隐寺", "雷峰塔"), Names("attraction", "all", some("灵隐寺", "雷峰塔"))},
        ),
        (
            "不要去灵隐寺雷峰塔可以慢慢看",
            {Names("attraction", "none", some("灵隐寺")), Names("attraction", "all", some("雷峰塔"))},
        ),
        ("住两间双床房", {Rooms(2), Beds(2)}),
        ("开一间房间就行", {Rooms(1)}),
        ("坐高铁往返", {IntercityModes(TRAIN)}),
        ("选择飞机出行", {IntercityModes(PLANE)}),
        ("坐高铁去飞机回", {OutAndBack("any", TRAIN, PLANE)}),
        ("去程坐飞机，返程坐高铁", {OutAndBack("any", PLANE, TRAIN)}),
        ("酒店每晚400-500元", {CostCap("accommodation", 500, "night")}),
        ("晚餐人均不超过80元", {CostCap("dinner", 80, "person_meal")}),
        ("想逛灵隐和雷峰塔", {Names("attraction", "all", some("灵隐寺", "雷峰塔"))}),
        ("不坐飞机", {OutAndBack("none", PLANE, PLANE)}),
        ("市内交通使用地铁", {InnerModes("only", some("metro"))}),
        ("市内主要使用出租车", {InnerModes("all", some("taxi"))}),
        ("酒店每晚不超过500元", {CostCap("accommodation", 500, "night")}),
        ("人均每顿饭不超过60元", {CostCap("restaurant", 60, "person_meal")}),
        ("门票不超过200元", {CostCap("attraction", 200)}),
        ("预算四千五", {CostCap("total", 4500)}),
        ("想吃火锅和湘菜，不吃海鲜", {Types("restaurant", "all", some("火锅", "湘菜")), Types("restaurant", "none", some("海鲜"))}),
        ("想尝尝当地的特色菜", {Types("restaurant", "all", some("江浙菜"))}),
        ("酒店要有泳池", {Types("accommodation", "all", some("泳池"))}),
        ("想看看历史古迹但不去博物馆", {Types("attraction", "all", some("历史古迹")), Types("attraction", "none", some("博物馆/纪念馆"))}),
        ("想去西湖和雷峰塔", {Names("attraction", "all", some("西湖风景名胜区", "雷峰塔"))}),
        ("想去动物园", {Names("attraction", "all", some("杭州动物园"))}),
        ("不想去雷峰塔", {Names("attraction", "none", some("雷峰塔"))}),
        ("想吃乔村二十八道，钱江世纪城附近", {Names("restaurant", "all", some("乔村二十八道(钱江世纪城店)"))}),
        ("想吃乔村二十八道", {Names("restaurant", "any", some("乔村二十八道(未来科技城店)", "乔村二十八道(钱江世纪城店)"))}),
        ("住瑾馨酒店", {Names("accommodation", "all", some("瑾馨酒店"))}),
        ("在灵隐寺停留至少两小时", {StayAt("灵隐寺", 120)}),
        ("想去灵隐寺，至少三个小时", {Names("attraction", "all", some("灵隐寺")), StayAt("灵隐寺", 180)}),
        ("想去灵隐寺，至少留两个半小时", {Names("attraction", "all", some("灵隐寺")), StayAt("灵隐寺", 150)}),
        ("灵隐寺请留出三小时", {StayAt("灵隐寺", 180)}),
        ("灵隐寺和雷峰塔各两小时", {StayAt("灵隐寺", 120), StayAt("雷峰塔", 120), Names("attraction", "all", some("灵隐寺", "雷峰塔"))}),
        ("想去灵隐寺、雷峰塔，每个地方至少两小时", {StayAt("灵隐寺", 120), StayAt("雷峰塔", 120), Names("attraction", "all", some("灵隐寺", "雷峰塔"))}),
        ("灵隐寺和雷峰塔都想看，至少三个小时", {Names("attraction", "all", some("灵隐寺", "雷峰塔"))}),
        ("下午两点前到达雷峰塔", {TimeAt("雷峰塔", starts_by="14:00")}),
        ("行程不要太赶", set()),
        ("请给我一个旅行规划", set()),
    ],
)  # fmt: skip
def test_free_wish(text: str, expected: set[Normal], sandbox: Sandbox) -> None:
    assert meanings(text, sandbox) == expected


def test_names_the_city_lacks_are_marked_and_alike_names_offered(sandbox: Sandbox) -> None:
    found = understand("从上海去杭州，要求如下：\n希望游览雷锋塔", sandbox=sandbox)
    assert found.wishes[0].unknown == ("雷锋塔",)
    assert "雷峰塔" in found.did_you_mean["雷锋塔"]
    assert found.wishes[0].confidence < 1


def test_english_names_are_the_sandboxs_own_places(sandbox: Sandbox) -> None:
    found = understand(
        "From Shanghai to Hangzhou for 2 days. We want to visit West Lake and Lingyin Temple.",
        sandbox=sandbox,
    )
    assert {wish.meaning for wish in found.wishes} == {
        Names("attraction", "all", some("西湖风景名胜区", "灵隐寺"))
    }


def test_what_no_rule_reads_is_listed_and_politeness_is_not(sandbox: Sandbox) -> None:
    text = "从上海去杭州玩两天，希望遇见一只会说话的猫，请给我一个旅行规划。"
    left = [text[slice(*span)] for span in understand(text, sandbox=sandbox).not_understood]
    assert left == ["希望遇见一只会说话的猫"]


def test_likes_and_dislikes_by_subject(sandbox: Sandbox) -> None:
    text = "坐高铁不要骑行，住宿不要温泉SPA，爱吃火锅但不吃辣的，慢游园林但不去游乐园"
    preferences = understand(text, sandbox=sandbox).preferences
    assert preferences["transportation"] == (some("高铁"), some("骑行"))
    assert preferences["accommodations"] == (some(), some("温泉", "SPA"))
    assert preferences["attractions"] == (some("园林"), some("游乐园/体育娱乐"))
    assert preferences["rhythm"] == (some("慢游"), some())
