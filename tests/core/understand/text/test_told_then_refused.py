"""A place that is named, told something of, and refused by the next clause is refused: 雷峰塔听说坑？那就别了."""

from datetime import date

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand


def dsl_of(sandbox: Sandbox, said: str) -> str:
    found = understand(
        f"我们两个人12月5日从上海去杭州玩三天，高铁往返，预算5000元。{said}。",
        sandbox=sandbox,
        today=date(2026, 11, 21),
    )
    return " ".join(wish.constraint().gloss.zh for wish in found.wishes)


@pytest.mark.parametrize(
    "said",
    [
        "雷峰塔听说坑?那就别了",
        "雷峰塔听说很坑，不去",
        "雷峰塔有人信有人不信，算了不去",
        "雷峰塔上不上？太贵了不上",
        "雷峰塔值得去吗？算了不去了",
        "雷峰塔太商业了，跳过",
        "雷峰塔人多得很，这次就不去了",
        "雷峰塔上次去过了，这次不去了",
        "雷峰塔以前去过，这次不去",
        "雷峰塔要爬坡，就不去了",
        "雷峰塔爬不动，别排",
        "雷峰塔就算啦",
        "雷峰塔算咯",
        "雷峰塔直接pass",
        "雷峰塔就别爬了",
    ],
)
def test_it_is_refused(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert "不游览雷峰塔" in dsl_of(chinatravel_sandbox, said)


@pytest.mark.parametrize(
    "said",
    [
        "雷峰塔想去，不爬山",
        "雷峰塔要去，不去宋城",
        "雷峰塔要去，别赶",
        "雷峰塔逛逛，不累就行",
        "雷峰塔上不上？不上，远远看看就好",
        "雷峰塔晚上看亮灯，不上去",
        "雷峰塔走走，不坐船",
    ],
)
def test_a_refusal_of_something_else_leaves_it_alone(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert "不游览雷峰塔" not in dsl_of(chinatravel_sandbox, said)


@pytest.mark.parametrize("said", ["博物馆看不进去，别排", "博物馆听说无聊，不去", "博物馆？算了不看"])
def test_a_kind_is_refused_so_too(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert "不游览博物馆" in dsl_of(chinatravel_sandbox, said)
