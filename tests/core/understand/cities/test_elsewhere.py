"""Where to plan from for one who comes from a city that the data lack."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("我和老婆从合肥去苏州玩三天", "南京"),
        ("从义乌去上海玩两天，两个人", "杭州"),
        ("Three friends from Hong Kong to Guangzhou for 3 days", "深圳"),
        ("one person, 2 days, from Leshan to Chongqing", "成都"),
    ],
)
def test_the_nearest_city_is_offered_first(text: str, first: str, demo: Sandbox) -> None:
    (asked,) = [one for one in understand(text, sandbox=demo).ask if one.about == "start"]
    assert asked.choices[0].value == first


def test_the_city_of_the_trip_is_never_where_it_starts(demo: Sandbox) -> None:
    (asked,) = [
        one for one in understand("从扬州去南京玩两天，一个人", sandbox=demo).ask if one.about == "start"
    ]
    assert "南京" not in [choice.value for choice in asked.choices]


def test_from_another_continent_one_arrives_at_a_large_airport(demo: Sandbox) -> None:
    read = understand("two of us, flying from London to Beijing, 5 days", sandbox=demo)
    (asked,) = [one for one in read.ask if one.about == "start"]
    assert [choice.value for choice in asked.choices] == ["上海", "广州"]
