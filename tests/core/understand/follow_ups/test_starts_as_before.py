"""Another city to go to, with the start said once more: a change of the trip and no request of its own."""

import pytest

from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand.follow_ups import ChangedRequest, NewRequest, follow_up


@pytest.mark.parametrize(
    ("said", "target"),
    [
        ("还是别去杭州了，改到苏州，照旧从上海走", "苏州"),
        ("杭州算了，去南京吧，还是上海出发", "南京"),
        ("换成成都，起点不变", "成都"),
        ("改主意了，去北京，从上海出发", "北京"),
        ("Wuhan instead, still leaving from Shanghai", "武汉"),
    ],
)
def test_the_start_said_again_leaves_a_change_of_the_goal(
    said: str, target: str, open_trip: Query, sandbox: Sandbox
) -> None:
    answer = follow_up(said, open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert [(one.kind, one.value) for one in answer.changes] == [("target", target)]
    assert (answer.query.start_city, answer.query.target_city) == ("上海", target)


def test_why_the_old_goal_is_given_up_is_no_wish(open_trip: Query, sandbox: Sandbox) -> None:
    answer = follow_up("不去杭州了 他们说人太挤 改去南京", open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert [one.kind for one in answer.changes] == ["target"]


def test_another_way_without_a_word_of_change_is_a_request_of_its_own(
    open_trip: Query, sandbox: Sandbox
) -> None:
    assert isinstance(follow_up("从上海去南京，四个人，五天", open_trip, None, sandbox), NewRequest)


@pytest.mark.parametrize("said", ["有点贵啊，能不能省着点", "挺贵的，抠一点吧", "太费钱了"])
def test_what_is_said_to_be_dear_is_to_be_cheaper(said: str, open_trip: Query, sandbox: Sandbox) -> None:
    answer = follow_up(said, open_trip, None, sandbox)
    assert isinstance(answer, ChangedRequest)
    assert [one.kind for one in answer.changes] == ["cheaper"]
