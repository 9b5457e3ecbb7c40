"""Changes in Chinese as they are chatted: what comes in, what goes, when a day begins and ends."""

import pytest

from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand.follow_ups import ChangedRequest, follow_up
from core.understand.follow_ups.answer import FollowUpChange


def _changes(text: str, query: Query, sandbox: Sandbox) -> tuple[FollowUpChange, ...]:
    answer = follow_up(text, query, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    return answer.changes


@pytest.mark.parametrize("said", ["{}也捎上", "再把{}捎带上", "{}算上", "{}也别落下", "顺路把{}也塞进去"])
def test_every_way_to_let_a_kind_of_sight_come_in(said: str, open_trip: Query, sandbox: Sandbox) -> None:
    (change,) = _changes(said.format("博物馆"), open_trip, sandbox)
    assert (change.kind, change.wanted) == ("add", True)


@pytest.mark.parametrize(
    "said", ["火锅撤了", "火锅撤掉吧，有人上火", "火锅就甭吃了", "火锅砍掉", "有个人不吃辣，火锅撤了吧"]
)
def test_every_way_to_let_a_dish_go(said: str, open_trip: Query, sandbox: Sandbox) -> None:
    found = _changes(said, open_trip, sandbox)
    assert [one.wanted for one in found if "火锅" in str(one.value)] == [False]


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("第二天早点出门", "第 2 天早些开始"),
        ("第二天想早起", "第 2 天早些开始"),
        ("第二天早点回酒店", "第 2 天早些结束"),
        ("第二天早点结束", "第 2 天早些结束"),
        ("第二天晚点出门", "第 2 天晚些开始"),
        ("第二天别早起", "第 2 天晚些开始"),
        ("第二天别安排早起的", "第 2 天晚些开始"),
        ("第二天晚点回酒店", "第 2 天晚些结束"),
    ],
)
def test_a_day_begins_or_ends_earlier_or_later(
    said: str, shown: str, open_trip: Query, sandbox: Sandbox
) -> None:
    (change,) = _changes(said, open_trip, sandbox)
    assert change.text.zh == shown


def test_scenery_on_the_way_is_no_sight(open_trip: Query, sandbox: Sandbox) -> None:
    (change,) = _changes("返程我们想坐高铁，路上看看风景", open_trip, sandbox)
    assert (change.kind, change.way) == ("ride", "back")
