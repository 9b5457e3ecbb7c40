"""Changes in Chinese of where one sets out, and of when one is home: from here and not from there, others who come from elsewhere."""

import pytest

from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, follow_up
from core.understand.follow_ups.answer import FollowUpChange


@pytest.fixture
def query(chinatravel_sandbox: Sandbox) -> Query:
    return understand(
        "两个人从上海去苏州玩3天，预算4000，想去拙政园和虎丘", sandbox=chinatravel_sandbox
    ).query


def _changes(text: str, query: Query, sandbox: Sandbox) -> list[FollowUpChange]:
    answer = follow_up(text, query, None, sandbox)
    assert isinstance(answer, ChangedRequest), answer
    return list(answer.changes)


@pytest.mark.parametrize(
    "said",
    [
        "我那周人在南京不在上海，从南京走",
        "不从上海出发了，改从南京出发",
        "这周临时在南京，没法从上海走，从南京走",
    ],
)
def test_one_sets_out_from_here_and_not_from_there(
    said: str, query: Query, chinatravel_sandbox: Sandbox
) -> None:
    (change,) = _changes(said, query, chinatravel_sandbox)
    assert (change.kind, change.value) == ("start", "南京")


@pytest.mark.parametrize("said", ["苏州孩子去过了，还是这几天，换成杭州吧", "苏州算了，改去杭州"])
def test_where_it_went_is_no_new_start(said: str, query: Query, chinatravel_sandbox: Sandbox) -> None:
    (change,) = _changes(said, query, chinatravel_sandbox)
    assert (change.kind, change.value) == ("target", "杭州")


@pytest.mark.parametrize("said", ["我妈也想来，但她得从武汉过来", "再加一个朋友，他从武汉飞"])
def test_where_others_come_from_is_not_where_it_starts(
    said: str, query: Query, chinatravel_sandbox: Sandbox
) -> None:
    changes = _changes(said, query, chinatravel_sandbox)
    assert "start" not in {one.kind for one in changes}
    assert [one.value for one in changes if one.kind == "people"] == [3]


@pytest.mark.parametrize("said", ["晚上七点前到家", "最后一天晚上七点前要到家"])
def test_by_when_one_is_home_is_of_the_ride(said: str, query: Query, chinatravel_sandbox: Sandbox) -> None:
    (change,) = _changes(said, query, chinatravel_sandbox)
    assert change.kind == "ride"
    assert "19:00" in change.text.zh


@pytest.mark.parametrize("said", ["早上十点之前别给我排东西", "上午十点前不要给我们安排景点"])
def test_before_an_hour_nothing_is_planned(said: str, query: Query, chinatravel_sandbox: Sandbox) -> None:
    (change,) = _changes(said, query, chinatravel_sandbox)
    assert change.kind == "time"
    assert "10:00" in change.text.zh


@pytest.mark.parametrize("said", ["虎丘人挤人的，上回去过，这次就不去了", "虎丘去年爬过，今年也不去了"])
def test_a_sight_seen_before_is_left_out(said: str, query: Query, chinatravel_sandbox: Sandbox) -> None:
    (change,) = _changes(said, query, chinatravel_sandbox)
    assert (change.kind, change.value) == ("remove", "虎丘山风景名胜区")


def test_the_hotel_is_moved_beside_a_sight(query: Query, chinatravel_sandbox: Sandbox) -> None:
    (change,) = _changes("酒店换成拙政园边上的", query, chinatravel_sandbox)
    assert change.kind == "hotel"
    assert "拙政园边上" in str(change.value)
