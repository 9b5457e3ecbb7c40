"""Changes in Chinese that name a day, or a number, which is not the one that is meant."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, follow_up

_TRIP = "从上海到杭州玩4天，8个人，想看西湖、灵隐寺，来回坐高铁。"


def told(text: str, sandbox: Sandbox) -> list[tuple[str, object, int | None]]:
    """Kind, value and day of the changes of a text."""
    answer = follow_up(text, understand(_TRIP, sandbox=sandbox).query, None, sandbox)
    return (
        [(one.kind, one.value, one.day) for one in answer.changes]
        if isinstance(answer, ChangedRequest)
        else []
    )


@pytest.mark.parametrize(
    "text",
    [
        "我妈膝盖扛不住一天跑这么多，松快些",
        "一天走两万步谁受得了，慢一点",
        "一天安排这么多，减一点",
        "一天逛三个景点太累了，松一点",
    ],
)
def test_what_one_day_holds_is_no_length_of_the_trip(text: str, sandbox: Sandbox) -> None:
    assert {kind for kind, *_ in told(text, sandbox)} == {"pace"}


@pytest.mark.parametrize("text", ["改成一天吧", "只玩一天"])
def test_one_day_may_be_the_length_all_the_same(text: str, sandbox: Sandbox) -> None:
    assert told(text, sandbox) == [("days", 1, None)]


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("灵隐寺别排在头一天，第三天看", 3),
        ("灵隐寺不要放第一天，放第二天", 2),
        ("灵隐寺挪到最后那天去吧，我想压轴烧香", 4),
        ("灵隐寺放第二天", 2),
    ],
)
def test_a_sight_goes_to_the_day_that_is_wanted(text: str, day: int, sandbox: Sandbox) -> None:
    assert [(kind, at) for kind, _, at in told(text, sandbox)] == [("move", day)]


def test_a_day_that_is_only_refused_is_asked_about(sandbox: Sandbox) -> None:
    assert told("灵隐寺别放第二天", sandbox) == []


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("有俩人请假去不成，按六个重新算", 6),
        ("两个人来不了了，按6个人算", 6),
        ("人数按10个算", 10),
        ("两个人去不成了", 6),
    ],
)
def test_the_company_is_the_one_it_is_counted_as(text: str, people: int, sandbox: Sandbox) -> None:
    assert told(text, sandbox) == [("people", people, None)]


@pytest.mark.parametrize(
    "text", ["灵隐寺小时候就爬过了，用雷峰塔顶上", "灵隐寺不要了拿雷峰塔顶上", "灵隐寺去过了，雷峰塔顶上吧"]
)
def test_what_steps_in_takes_the_place_of_what_goes(text: str, sandbox: Sandbox) -> None:
    assert told(text, sandbox) == [("swap", "雷峰塔", None)]
