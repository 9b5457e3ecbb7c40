"""By what one comes back, in everyday Chinese: of the way there it says nothing, or another thing."""

import pytest

from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.understand import understand

PLANE_BACK, TRAIN_OUT = "去程乘飞机或火车，返程乘飞机", "去程乘火车，返程乘飞机"


@pytest.mark.parametrize(
    ("said", "wished"),
    [
        ("飞回来", PLANE_BACK),
        ("飞机回来", PLANE_BACK),
        ("最后坐飞机回南京", PLANE_BACK),
        ("高铁去，飞回来", TRAIN_OUT),
        ("高铁过去，飞回南京", TRAIN_OUT),
        ("飞机去，最后坐高铁回来", "去程乘飞机，返程乘火车"),
        ("坐飞机去，再坐飞机回来", "城际交通只乘飞机"),
        ("去程回程都坐飞机", "城际交通只乘飞机"),
        ("坐高铁往返", "城际交通只乘火车"),
    ],
)
def test_the_way_back_is_by_what_is_said_of_it_alone(said: str, wished: str) -> None:
    found = understand(f"两个人从南京去北京玩3天，{said}。")
    assert [one.constraint().gloss.zh for one in found.wishes] == [wished]
    assert not found.not_understood


def test_another_train_may_be_taken_than_the_one_that_is_refused() -> None:
    found = understand("一个人从上海到成都六天，别买高铁票，硬座卧铺都成。")
    assert not any("不乘火车" in one.constraint().gloss.zh for one in found.wishes)


@pytest.mark.parametrize("said", ["不急，慢慢来", "不急慢慢来", "不着急慢慢逛"])
def test_who_is_in_no_hurry_goes_slowly(said: str) -> None:
    found = understand(f"两个人从苏州去南京，2天，{said}。")
    assert {(one.thing.zh, one.wanted) for one in found.likings} == {("慢游", True)}


@pytest.mark.parametrize(
    "said",
    [
        "四天，上海到成都，两个人，头等舱过去。",
        "四天，上海到成都，两个人，过去坐头等舱。",
    ],
)
def test_a_way_there_says_nothing_of_the_way_home(said: str) -> None:
    ways = [
        one.meaning for one in understand(said).wishes if isinstance(one.meaning, IntercityModes | OutAndBack)
    ]
    either = frozenset({"train", "airplane"})
    assert ways == [OutAndBack("any", frozenset({"airplane"}), either)]


@pytest.mark.parametrize(
    ("said", "ride"),
    [
        ("第三天晚上7点以后坐高铁回", RideTime("back", "departs", "earliest", "19:00")),
        ("最后一天下午四点前乘火车回家", RideTime("back", "departs", "latest", "16:00")),
        ("早上九点以后坐飞机去", RideTime("out", "departs", "earliest", "09:00")),
    ],
)
def test_the_hour_of_a_ride_that_is_named_by_its_means(said: str, ride: RideTime) -> None:
    found = understand(f"两个人从南京去北京玩3天，{said}。")
    assert ride in [one.meaning for one in found.wishes]
