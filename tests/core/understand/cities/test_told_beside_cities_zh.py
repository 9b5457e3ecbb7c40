"""Cities that Chinese names for other ends: the only one, two to choose from, one by the way, one given up for the next."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

CITIES = ["北京", "上海", "南京", "苏州", "杭州", "成都", "重庆", "深圳", "广州", "武汉"]


def read(said: str) -> Understanding:
    return understand(said, CITIES)


def asked(found: Understanding) -> set[str]:
    return {question.about for question in found.ask}


@pytest.mark.parametrize(
    "said", ["成都2晚 2大1小", "南京,父母要单独一间房", "武汉看樱花 闺蜜四人", "杭州,3天,2人"]
)
def test_the_only_city_is_where_the_trip_goes(said: str) -> None:
    found = read(said)
    assert found.query.target_city is not None
    assert "target" not in asked(found)


def test_a_city_that_somebody_is_of_may_be_none_of_the_trip() -> None:
    assert "target" in asked(read("上海的朋友推荐,三天,2人"))


@pytest.mark.parametrize(
    ("said", "start", "target"),
    [
        ("上海两个人去深圳,三天,想顺便过关去香港半天", "上海", "深圳"),
        ("南京大学城的三个女生去苏州一日游", "南京", "苏州"),
        ("苏州一日游,晚上十点前得回到上海虹桥", "上海", "苏州"),
        ("北京出发,南京苏州选苏州吧,四天,俩人", "北京", "苏州"),
        ("我是武汉的,长沙太热,去苏州两天", "武汉", "苏州"),
        ("西安太远了就北京吧 三天", None, "北京"),
        ("四月的北京是不是不合适?那就换成都", None, "成都"),
        ("本来想去三亚的 机票太贵了 那去广州吧", None, "广州"),
    ],
)
def test_what_is_said_about_a_city_tells_its_role(said: str, start: str | None, target: str) -> None:
    found = read(said)
    assert (found.query.start_city, found.query.target_city) == (start, target)
    assert "target" not in asked(found)


@pytest.mark.parametrize(
    "said", ["南京或者苏州选一个 两个人 三天", "苏州上海连着玩,三天", "广州深圳两个城市五天"]
)
def test_cities_side_by_side_are_chosen_from(said: str) -> None:
    found = read(said)
    assert (found.query.start_city, found.query.target_city) == (None, None)
    assert "target" in asked(found)


def test_where_one_comes_from_is_not_where_one_goes(chinatravel_sandbox: Sandbox) -> None:
    found = understand("想去洪崖洞,我们俩从贵阳过来,就住一晚", sandbox=chinatravel_sandbox)
    assert found.query.target_city == "重庆"
    assert "start" in asked(found)
