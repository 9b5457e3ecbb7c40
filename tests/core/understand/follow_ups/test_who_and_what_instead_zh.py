"""Changes in Chinese: who comes and who does not, money a head, what comes in the place of a sight, questions."""

import pytest

from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, follow_up
from core.understand.follow_ups.answer import FollowUpChange


@pytest.fixture(scope="module")
def trip(chinatravel_sandbox: Sandbox) -> Query:
    text = "五个人从上海去重庆玩四天,预算10000元,想去磁器口古镇和洪崖洞"
    return understand(text, sandbox=chinatravel_sandbox).query


def changes(text: str, query: Query, sandbox: Sandbox) -> tuple[FollowUpChange, ...]:
    answer = follow_up(text, query, None, sandbox)
    return answer.changes if isinstance(answer, ChangedRequest) else ()


@pytest.mark.parametrize(
    ("said", "people"),
    [
        ("我弟也要一起去,他女朋友就不去了", 6),
        ("我老婆的妹妹也要来", 6),
        ("老李说他不来了,小陈也去不了", 3),
        ("一个人不来了", 4),
    ],
)
def test_who_comes_and_who_does_not(
    trip: Query, chinatravel_sandbox: Sandbox, said: str, people: int
) -> None:
    assert [one.value for one in changes(said, trip, chinatravel_sandbox)] == [people]


@pytest.mark.parametrize("said", ["五一就不去了", "十一不去了"])
def test_a_holiday_that_is_given_up_takes_nobody_out(
    trip: Query, chinatravel_sandbox: Sandbox, said: str
) -> None:
    assert "people" not in {one.kind for one in changes(said, trip, chinatravel_sandbox)}


def test_money_a_head_is_added_for_each(trip: Query, chinatravel_sandbox: Sandbox) -> None:
    assert [one.value for one in changes("每人再加200", trip, chinatravel_sandbox)] == [11000]


@pytest.mark.parametrize("said", ["这家酒店带早餐吗", "这个民宿能停车吗", "洪崖洞需要预约吗"])
def test_questions_change_nothing(trip: Query, chinatravel_sandbox: Sandbox, said: str) -> None:
    assert not changes(said, trip, chinatravel_sandbox)


def test_to_eat_well_is_no_dearer_trip(trip: Query, chinatravel_sandbox: Sandbox) -> None:
    found = changes("住便宜点,省出来的吃好点", trip, chinatravel_sandbox)
    assert "dearer" not in {one.kind for one in found}


@pytest.mark.parametrize(
    "said",
    [
        "磁器口上回来过了啊,换成鹅岭二厂吧",
        "磁器口都是卖特产的,没意思,给我换鹅岭二厂",
        "磁器口据说全是人,那还是去鹅岭二厂好了",
    ],
)
def test_what_is_found_fault_with_is_swapped(trip: Query, chinatravel_sandbox: Sandbox, said: str) -> None:
    (change,) = changes(said, trip, chinatravel_sandbox)
    assert (change.kind, change.old) == ("swap", "磁器口古镇")


def test_a_day_that_is_corrected_is_the_later_named(trip: Query, chinatravel_sandbox: Sandbox) -> None:
    (change,) = changes("第一天去洪崖洞太累,挪到第二…不对第三天", trip, chinatravel_sandbox)
    assert (change.kind, change.day) == ("move", 3)
