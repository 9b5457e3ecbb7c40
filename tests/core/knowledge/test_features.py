"""What is read of a hotel is few and in proper words."""

import pytest

from core.knowledge.features import features_meant, telling_features
from core.sandbox.places import Hotel, Position
from core.sandbox.sandbox import Sandbox


def test_the_view_tells_more_than_the_front_desk() -> None:
    features = ("24小时前台", "空调", "三星级", "湖景房", "洗衣房", "健身室")
    hotel = Hotel(name="湖边小筑", features=features, position=Position(30.0, 120.0), offers=())
    assert [one.en for one in telling_features(hotel)] == ["lake view", "three stars", "gym", "laundry"]


def test_every_hotel_of_the_demo_has_something_to_tell(demo: Sandbox) -> None:
    hotels = [hotel for name in demo.city_names for hotel in demo.city(name).hotels]
    assert all(telling_features(hotel) for hotel in hotels)


@pytest.mark.parametrize(
    ("city", "view", "shore", "km"),
    [
        ("杭州", "湖景房", "湖滨步行街", 2.5),
        ("上海", "江河景房", "外滩", 2.5),
        ("重庆", "江河景房", "朝天门广场", 4.0),
    ],
)
def test_a_view_is_only_beside_the_water(demo: Sandbox, city: str, view: str, shore: str, km: float) -> None:
    found = demo.city(city)
    seen = [one.name for one in found.hotels if view in one.features and "千岛湖" not in one.name]
    assert seen
    assert all(found.network.distance(name, shore) <= km for name in seen)


def test_a_hotel_by_the_river_is_one_with_its_view() -> None:
    assert features_meant("江边") == {"江河景房"}
    assert features_meant("泳池") == {"泳池"}
