"""A city that only its well-known sights name."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.names.city_of_sight import city_of_sight


@pytest.mark.parametrize(
    ("text", "city"),
    [
        ("去西湖边住两晚", "杭州"),
        ("想看洪崖洞", "重庆"),
        ("two nights by west lake", "杭州"),
        ("我要爬长城", "北京"),
    ],
)
def test_a_sight_of_one_city_names_it(text: str, city: str, demo: Sandbox) -> None:
    reading = city_of_sight(text, demo, ())
    assert reading is not None
    assert reading.value == city
    assert reading.confidence < 0.8


@pytest.mark.parametrize("text", ["去海边住两晚", "去瘦西湖", "西湖和洪崖洞都想去", "a night cruise"])
def test_no_sight_another_sight_and_sights_of_several_name_none(text: str, demo: Sandbox) -> None:
    assert city_of_sight(text, demo, ()) is None


def test_where_the_trip_starts_is_not_where_it_goes(demo: Sandbox) -> None:
    assert city_of_sight("西湖", demo, ("杭州",)) is None


def test_a_request_goes_to_the_city_of_its_sight(demo: Sandbox) -> None:
    understood = understand("我们仨从成都去西湖边住两晚", sandbox=demo)
    assert understood.query.target_city == "杭州"
    assert "target" not in {one.about for one in understood.ask}
