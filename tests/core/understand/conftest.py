"""A city small enough to know by heart, and a sandbox of it."""

import pytest

from core.sandbox.city import City
from core.sandbox.places import Attraction, Hotel, Position, Restaurant, RoomOffer
from core.sandbox.sandbox import Manifest, Sandbox

HERE = Position(30.0, 120.0)


def _sight(name: str, kind: str, name_en: str | None = None) -> Attraction:
    return Attraction(
        name=name,
        types=(kind,),
        position=HERE,
        opens=540,
        closes=1080,
        price=50,
        recommended_min=60,
        recommended_max=120,
        name_en=name_en,
    )


def _table(name: str, cuisine: str) -> Restaurant:
    return Restaurant(name=name, cuisine=cuisine, position=HERE, opens=600, closes=1320, price=80)


def _bed(name: str, feature: str) -> Hotel:
    return Hotel(name=name, features=(feature,), position=HERE, offers=(RoomOffer(1, 2, 400),))


@pytest.fixture(scope="session")
def sandbox() -> Sandbox:
    """One city, 杭州, with branches, a zoo, and two sights of like names."""
    hangzhou = City(
        "杭州",
        name_en="Hangzhou",
        attractions=[
            _sight("西湖风景名胜区", "自然风光", "West Lake (Xihu)"),
            _sight("雷峰塔", "历史古迹"),
            _sight("灵隐寺", "历史古迹", "Lingyin Temple"),
            _sight("杭州动物园", "公园"),
            _sight("浙江省博物馆", "博物馆/纪念馆"),
        ],
        restaurants=[
            _table("乔村二十八道(未来科技城店)", "江浙菜"),
            _table("乔村二十八道(钱江世纪城店)", "江浙菜"),
            _table("外婆家(湖滨店)", "江浙菜"),
        ],
        hotels=[_bed("瑾馨酒店", "泳池"), _bed("杭州西湖东智选假日酒店", "免费停车")],
        lines=[],
        positions={},
    )
    manifest = Manifest(
        name="small", version="1", source="by hand", licence="none", coordinates="BD-09", checksum="0"
    )
    return Sandbox(
        manifest=manifest,
        city_names=("上海", "杭州"),
        load_city=lambda _: hangzhou,
        load_services=lambda *_: (),
    )
