"""Changes against what there was: so much less, grandparents who come too, one sight for another that is shut."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, follow_up

BASE = "Three days in Hangzhou from Shanghai for two people, budget 5000 yuan, with Lingyin Temple."


def changes(text: str, sandbox: Sandbox) -> list[tuple[str, object, object]]:
    answer = follow_up(text, understand(BASE, sandbox=sandbox).query, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    return [(one.kind, one.value, one.old) for one in answer.changes]


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("let's spend a thousand less", 4000),
        ("knock 500 off the budget", 4500),
        ("we want to pay 1500 yuan less in total", 3500),
    ],
)
def test_a_budget_is_less_by_an_amount(text: str, budget: int, sandbox: Sandbox) -> None:
    assert [(kind, value) for kind, value, _ in changes(text, sandbox)] == [("budget", budget)]


@pytest.mark.parametrize(
    "text", ["my nan and grandad are coming too", "Nan and grandad want to come as well"]
)
def test_grandparents_are_two_more(text: str, sandbox: Sandbox) -> None:
    assert [(kind, value) for kind, value, _ in changes(text, sandbox)] == [("people", 4)]


@pytest.mark.parametrize(
    "text",
    [
        "Lingyin Temple was shut last time, see Leifeng Pagoda instead of that",
        "Lingyin Temple is closed on Monday, so let's do Leifeng Pagoda rather than that",
        "Enough of Lingyin Temple - give us Leifeng Pagoda in its place",
    ],
)
def test_one_sight_takes_the_place_of_another(text: str, sandbox: Sandbox) -> None:
    ((kind, new, old),) = changes(text, sandbox)
    assert kind == "swap"
    assert "雷峰塔" in str(new)
    assert "灵隐寺" in str(old)


@pytest.mark.parametrize(
    "text", ["nothing till 11 in the morning", "I sleep badly, so nothing until 10 please"]
)
def test_nothing_is_before_an_hour(text: str, sandbox: Sandbox) -> None:
    ((kind, value, _),) = changes(text, sandbox)
    assert kind == "time"
    assert "11:00" in str(value) or "10:00" in str(value)


@pytest.mark.parametrize(
    ("text", "budget"),
    [("预算还可以再多800", 5800), ("钱不够的话还能多出600", 5600), ("预算最多加到6000", 6000)],
)
def test_a_budget_that_may_be_so_much_more_grows_by_it(text: str, budget: int, sandbox: Sandbox) -> None:
    assert [(kind, value) for kind, value, _ in changes(text, sandbox)] == [("budget", budget)]
