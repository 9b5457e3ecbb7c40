"""Foods that somebody does not eat or bear, by any name; what only sounds so names no food."""

from datetime import date

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand


def refused(sandbox: Sandbox, said: str) -> set[str]:
    found = understand(
        f"我们两个人12月5日从上海去成都玩三天，高铁往返，预算5000元。{said}。",
        sandbox=sandbox,
        today=date(2026, 11, 21),
    )
    return {one.thing.zh for one in found.likings if not one.wanted}


@pytest.mark.parametrize(
    ("said", "foods"),
    [
        ("有人对花椒过敏", {"花椒"}),
        ("老婆对花椒、蜂蜜和菠萝过敏", {"花椒", "蜂蜜", "菠萝"}),
        ("孩子猕猴桃过敏", {"猕猴桃"}),
        ("我花粉过敏", {"花粉"}),
        ("不吃折耳根", {"折耳根"}),
        ("我妈不吃茄子和苦瓜", {"茄子", "苦瓜"}),
        ("不能吃榴莲，味道受不了", {"榴莲"}),
        ("别给我吃皮蛋", {"皮蛋"}),
        ("对芒果严重过敏", {"芒果"}),
        ("花生是绝对的雷区", {"花生"}),
        ("对麸质敏感", {"麸质"}),
        ("他对虾过敏", {"虾蟹"}),
        ("生的不能吃", {"生食"}),
        ("有一个人不吃兔子", {"兔肉"}),
        ("有高血压，要少盐少油", {"高血压"}),
    ],
)
def test_what_one_does_not_eat_is_refused(chinatravel_sandbox: Sandbox, said: str, foods: set[str]) -> None:
    assert foods == refused(chinatravel_sandbox, said)


@pytest.mark.parametrize(
    "said",
    [
        "别吃太多",
        "容易过敏",
        "皮肤过敏",
        "想吃生煎",
        "先生生日",
        "要少盐少油",
        "不吃苦",
        "别吃亏",
    ],
)
def test_what_names_no_food_refuses_none(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert refused(chinatravel_sandbox, said) == set()


def test_coffee_that_was_given_up_is_not_wished_for(chinatravel_sandbox: Sandbox) -> None:
    found = understand(
        "我们两个人从上海去成都玩三天，咖啡奶茶都戒了。",
        sandbox=chinatravel_sandbox,
        today=date(2026, 11, 21),
    )
    assert not any(wish.constraint().gloss.zh.startswith("去咖啡店") for wish in found.wishes)


@pytest.mark.parametrize("said", ["不吃毛血旺", "毛血旺不吃", "毛血旺麻烦换成别的", "毛血旺就别安排了"])
def test_who_refuses_a_dish_refuses_no_cuisine(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = understand(f"武汉去重庆3天，两个人，{said}", sandbox=chinatravel_sandbox)
    assert (found.wishes, [one.wanted for one in found.likings]) == ((), [False])


@pytest.mark.parametrize("said", ["吃饭嘛清淡点不要辣", "吃清淡点不要辣的"])
def test_what_comes_before_a_refusal_of_its_own_is_wished(said: str, chinatravel_sandbox: Sandbox) -> None:
    found = understand(f"两个人从南京去北京玩5天，{said}", sandbox=chinatravel_sandbox)
    told = {one.thing.zh: one.strength for one in found.likings}
    assert (told["清淡"], told["辣菜"]) == ("like", "never")
