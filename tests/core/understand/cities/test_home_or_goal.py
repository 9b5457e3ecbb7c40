"""A city where one goes home to may be where the trip starts: with another city in the text it is asked."""

import pytest

from core.understand import understand

CITIES = ["上海", "北京", "杭州", "苏州"]


@pytest.mark.parametrize(
    "text",
    [
        "A concert in Hangzhou on Saturday, then we go home to Beijing on Sunday. 2 of us, 3 days.",
        "Three days, two of us: my cousin's party in Suzhou, and we travel home to Shanghai.",
    ],
)
def test_which_city_is_home_is_asked(text: str) -> None:
    assert {"target"} <= {one.about for one in understand(text, CITIES).ask}


def test_who_says_from_where_goes_home_there() -> None:
    found = understand("From Beijing, 2 students going home to Hangzhou, 3 days", CITIES)
    assert (found.query.start_city, found.query.target_city) == ("北京", "杭州")
    assert not {"start", "target"} & {one.about for one in found.ask}


@pytest.mark.parametrize(
    ("text", "start"),
    [
        (
            "I teach in Suzhou so the trip begins there although my flat is in Beijing. 3 days in Hangzhou.",
            "苏州",
        ),
        ("3 days in Hangzhou for two. We are lodging in Suzhou at present.", "苏州"),
        ("带我对象去杭州玩三天，他在苏州我也在苏州", "苏州"),
    ],
)
def test_where_one_is_now_is_the_start(text: str, start: str) -> None:
    assert understand(text, CITIES).query.start_city == start
