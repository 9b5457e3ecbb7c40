"""Chinese says one wish in many ways: a refusal in none of them becomes a demand, nor a demand a refusal."""

import pytest

from core.dsl.families.places import Names
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

REFUSED_SIGHT = [
    "{}不去",
    "{}就不去了",
    "别去{}",
    "{}算了",
    "{}pass",
    "{}不在考虑范围",
    "不想再去{}",
    "对{}无感",
    "{}不是我的菜",
    "{}没啥好看",
    "{}去过八百回",
    "{}看过好几次了",
    "{}刷过了",
    "{}留到下次",
    "{}下次再说",
    "{}劝退",
    "{}以外的都行",
    "把{}去掉",
    "{}拉倒",
    "放弃{}",
    "{}作罢",
    "{}审美疲劳",
    "{}避雷",
    "避雷{}",
    "no{}",
    "{}no",
    "❌{}",
    "{}✘",
    "{}犯不着",
    "{}不必",
    "{}可去可不去",
    "{}去不去都行",
    "{}谁爱去谁去",
    "{}没时间去",
    "{}来不及",
    "{}去不了",
    "{}爬不动",
    "唔去{}",
    "{}莫去",
    "{}伐去",
    "{}砍掉",
    "不包括{}",
]
REFUSED_FOOD = [
    "不吃{}",
    "{}忌口",
    "{}吃伤了",
    "{}吃怕了",
    "{}吃了拉肚子",
    "吃{}上火",
    "吃{}会吐",
    "吃{}起疹子",
    "{}反胃",
    "{}不爱吃",
    "{}不合胃口",
    "{}戒了",
    "{}不耐受",
    "{}会死",
    "{}以外都可以",
    "唯独{}不吃",
    "no{}",
    "{}no",
    "{}莫点",
    "唔食{}",
    "不食{}",
    "{}不得吃",
    "{}难吃",
    "{}踩雷",
    "对{}不感冒",
]
WISHED_SIGHT = [
    "想去{}",
    "{}必去",
    "{}走起",
    "{}不能错过",
    "不能不去{}",
    "少不了{}",
    "{}跑不了",
    "{}不能少",
    "心心念念{}",
    "惦记{}很久了",
    "奔着{}去",
    "{}种草了",
    "{}走一遭",
    "外加{}",
    "溜达{}",
    "{}白相相",
    "{}耍一哈",
    "{}二刷",
    "顺路{}",
    "{}✔",
]
WISHED_FOOD = [
    "想吃{}",
    "没{}不行",
    "无{}不欢",
    "非{}不可",
    "少不了{}",
    "{}不能少",
    "搞顿{}",
    "{}整起",
    "{}管够",
    "心心念念{}",
    "{}走起",
]


def _read(frame: str, thing: str, sandbox: Sandbox) -> Understanding:
    return understand(f"从上海去杭州，两个人三天，{frame.format(thing)}。", sandbox=sandbox)


def _polarities(found: Understanding, thing: str) -> set[bool]:
    """Whether what was read from the words of a thing is wanted."""
    start = found.query.text.index(thing)
    end = start + len(thing)
    of_constraints = {
        "none" not in getattr(wish.meaning, "rule", "all") and type(wish.meaning).__name__ != "Not"
        for wish in found.wishes
        if any(first < end and start < last for first, last in wish.spans)
    }
    return of_constraints | {one.wanted for one in found.likings if one.span[0] < end and start < one.span[1]}


@pytest.mark.parametrize("frame", REFUSED_SIGHT)
@pytest.mark.parametrize("thing", ["雷峰塔", "博物馆"])
def test_a_refused_sight_is_no_demand(frame: str, thing: str, sandbox: Sandbox) -> None:
    assert True not in _polarities(_read(frame, thing, sandbox), thing)


@pytest.mark.parametrize("frame", REFUSED_FOOD)
@pytest.mark.parametrize("thing", ["火锅", "海鲜"])
def test_a_refused_food_is_no_demand(frame: str, thing: str, sandbox: Sandbox) -> None:
    assert True not in _polarities(_read(frame, thing, sandbox), thing)


@pytest.mark.parametrize("frame", WISHED_SIGHT)
@pytest.mark.parametrize("thing", ["雷峰塔", "博物馆"])
def test_a_wished_sight_is_no_refusal(frame: str, thing: str, sandbox: Sandbox) -> None:
    assert False not in _polarities(_read(frame, thing, sandbox), thing)


@pytest.mark.parametrize("frame", WISHED_FOOD)
@pytest.mark.parametrize("thing", ["火锅", "海鲜"])
def test_a_wished_food_is_no_refusal(frame: str, thing: str, sandbox: Sandbox) -> None:
    assert False not in _polarities(_read(frame, thing, sandbox), thing)


@pytest.mark.parametrize(
    "frame", ["没{}不行", "无{}不欢", "少不了{}", "心心念念{}", "{}管够", "别错过{}", "别忘了{}"]
)
def test_what_must_not_be_missing_is_read_as_wished(frame: str, sandbox: Sandbox) -> None:
    assert _polarities(_read(frame, "火锅", sandbox), "火锅") == {True}


@pytest.mark.parametrize(
    "said",
    [
        "don't you dare leave out the Leifeng Pagoda",
        "don't you dare skip the Leifeng Pagoda",
        "don't leave the Leifeng Pagoda out",
        "under no circumstances skip the Leifeng Pagoda",
        "we can't go home without seeing the Leifeng Pagoda",
        "what I do insist on is the Leifeng Pagoda",
        "the Leifeng Pagoda is compulsory",
        "instead of West Lake take us to the Leifeng Pagoda",
    ],
)
def test_what_english_insists_on_is_read_as_wished(said: str, sandbox: Sandbox) -> None:
    read = understand(f"Shanghai to Hangzhou, 3 days, 2 people. {said}", sandbox=sandbox)
    wished = [one.meaning for one in read.wishes if isinstance(one.meaning, Names)]
    assert frozenset({"雷峰塔"}) in [one.names for one in wished if one.rule == "all"]


def test_a_number_in_a_list_of_sights_is_no_budget(sandbox: Sandbox) -> None:
    assert understand("从上海去杭州，两个人三天，逛胡同、798", sandbox=sandbox).query.budget is None


def test_a_number_in_a_list_of_facts_is_the_budget(sandbox: Sandbox) -> None:
    assert understand("上海去杭州，2人、3天、5000元", sandbox=sandbox).query.budget == 5000


def test_a_budget_a_head_of_an_unsure_company_is_asked(sandbox: Sandbox) -> None:
    found = understand("我从上海去杭州三天，预算人均1500", sandbox=sandbox)
    assert {"people", "budget"} <= {one.about for one in found.ask}


def test_hours_after_work_are_in_the_evening(sandbox: Sandbox) -> None:
    found = understand("从上海去杭州，两个人三天，下班六点以后出发", sandbox=sandbox)
    (wish,) = found.wishes
    assert wish.meaning.time == "18:00"  # type: ignore[attr-defined]


def test_what_is_taken_out_is_not_what_was_named_before(sandbox: Sandbox) -> None:
    found = understand("从上海去杭州，两个人三天，别错过雷峰塔，把灵隐寺去掉", sandbox=sandbox)
    assert False not in _polarities(found, "雷峰塔")
    assert True not in _polarities(found, "灵隐寺")


def test_what_was_climbed_before_is_no_demand(sandbox: Sandbox) -> None:
    found = understand("从上海去杭州，两个人三天，雷峰塔也登过", sandbox=sandbox)
    assert True not in _polarities(found, "雷峰塔")
