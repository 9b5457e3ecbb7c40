"""Ways of travelling, there, back and in the city, and the hours of rides, as free words say them in both languages."""

import pytest

from core.dsl.families.rides import IntercityModes, OutAndBack, Ride, RideTime
from core.dsl.families.ways import InnerModes
from core.dsl.normal.values import Normal
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.wishes.wish import Wish

BOTH: frozenset[Ride] = frozenset({"train", "airplane"})
TRAIN: frozenset[Ride] = frozenset({"train"})
PLANE: frozenset[Ride] = frozenset({"airplane"})


def ways(sandbox: Sandbox, said: str) -> list[Normal]:
    start = "从上海去杭州玩3天，2个人，" if not said.isascii() else "Shanghai to Hangzhou, 3 days, 2 people, "
    kinds = (IntercityModes, OutAndBack, RideTime, InnerModes)
    found = understand(start + said, sandbox=sandbox).wishes
    return [wish.meaning for wish in found if isinstance(wish.meaning, kinds)]


@pytest.mark.parametrize(
    ("said", "meaning"),
    [
        ("坐高铁", IntercityModes(TRAIN)),
        ("by train", IntercityModes(TRAIN)),
        ("我们飞过去", IntercityModes(PLANE)),
        ("去程高铁，回程飞机", OutAndBack("any", TRAIN, PLANE)),
        ("train down, plane back", OutAndBack("any", TRAIN, PLANE)),
        ("we were going to fly but now it's the train", IntercityModes(TRAIN)),
        ("train there, fly back", OutAndBack("any", TRAIN, PLANE)),
        ("不坐飞机", OutAndBack("none", PLANE, PLANE)),
        ("能不飞就不飞", OutAndBack("none", PLANE, PLANE)),
        ("no flights", OutAndBack("none", PLANE, PLANE)),
        ("九点以前的航班不要", RideTime(way="out", moment="departs", bound="earliest", time="09:00")),
        ("no flights before noon", RideTime(way="out", moment="departs", bound="earliest", time="12:00")),
        ("back by 5pm sharp", RideTime(way="back", moment="arrives", bound="latest", time="17:00")),
        ("home no later than nine", RideTime(way="back", moment="arrives", bound="latest", time="21:00")),
        ("home by 9 at night", RideTime(way="back", moment="arrives", bound="latest", time="21:00")),
        ("下午四点前坐车回家", RideTime(way="back", moment="departs", bound="latest", time="16:00")),
        ("不坐地铁", InnerModes("none", frozenset({"metro"}))),
        ("metro only", InnerModes("only", frozenset({"metro"}))),
    ],
)
def test_a_way_is_read(sandbox: Sandbox, said: str, meaning: Normal) -> None:
    assert ways(sandbox, said) == [meaning]


@pytest.mark.parametrize(
    "said",
    [
        "晚上八点以后回去写笔记",
        "不会用打车软件",
        "每天走路别超过一万步",
        "早班飞机就算了",
        "孩子喜欢飞机模型",
        "住地铁口附近",
        "a son who loves trains",
        "孩子喜欢火车",
        "the flights are on my parents",
        "my father once took the slow train here",
        "when I was a child we took the night train to Wuhan",
    ],
)
def test_other_words_are_no_way(sandbox: Sandbox, said: str) -> None:
    assert ways(sandbox, said) == []


def test_a_way_wished_for_and_refused_is_asked_about(sandbox: Sandbox) -> None:
    found = understand("从上海去杭州，坐飞机吧，还是不要坐飞机", sandbox=sandbox)
    assert not any(isinstance(wish.meaning, IntercityModes) for wish in found.wishes)


def test_what_must_not_leave_before_an_hour_leaves_at_it_at_the_earliest(sandbox: Sandbox) -> None:
    read = understand(
        "Shanghai to Hangzhou, 3 days, 2 people, the train there mustn't leave before 3 in the afternoon",
        sandbox=sandbox,
    )
    asked = [
        one.value.meaning for question in read.ask for one in question.choices if isinstance(one.value, Wish)
    ]
    hours = [one for one in (*asked, *(wish.meaning for wish in read.wishes)) if isinstance(one, RideTime)]
    assert hours == [RideTime(way="out", moment="departs", bound="earliest", time="15:00")]


@pytest.mark.parametrize(
    ("said", "hour"),
    [
        (
            "flight after 9 in the morning",
            RideTime(way="out", moment="departs", bound="earliest", time="09:00"),
        ),
        (
            "train home after 5 pm",
            RideTime(way="back", moment="departs", bound="earliest", time="17:00"),
        ),
        ("晚上八点以后的高铁回", RideTime(way="back", moment="departs", bound="earliest", time="20:00")),
    ],
)
def test_the_hour_of_a_named_ride_is_of_the_ride_that_is_meant(
    sandbox: Sandbox, said: str, hour: RideTime
) -> None:
    assert hour in ways(sandbox, said)
