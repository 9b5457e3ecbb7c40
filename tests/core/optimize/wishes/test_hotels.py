"""What is wished for of a hotel: near what one would sleep, and what suits those who sleep there."""

from core.dsl.families.hotel_near import HotelNear
from core.dsl.normal.writing import to_dsl
from core.model.constraint import Constraint
from core.model.query import Query, Thing
from core.optimize.wishes.hotels import further_beds, wished_hotels
from core.sandbox.sandbox import Sandbox
from core.text import Text


def _wishing(name: str, text: str = "") -> Query:
    thing = Thing(Text(name, name), "hotel", "like")
    return Query(uid="q", text=text, people_number=2, things=(thing,))


def test_a_hotel_near_the_metro_is_some_minutes_from_a_station(chinatravel_sandbox: Sandbox) -> None:
    city = chinatravel_sandbox.city("苏州")
    (near,) = wished_hotels(_wishing("靠近地铁"), city)
    stations = [city.network.nearest_station(name) for name in near]
    assert stations and all(one is not None and one.distance <= 0.5 for one in stations)


def test_a_couple_in_the_mood_for_romance_would_look_on_the_lake(chinatravel_sandbox: Sandbox) -> None:
    query = _wishing("浪漫", "我和女朋友想去杭州过得浪漫一点")
    assert any("浙江宾馆" in names for names in wished_hotels(query, chinatravel_sandbox.city("杭州")))


def test_each_km_from_the_lake_beyond_the_first_is_disliked(chinatravel_sandbox: Sandbox) -> None:
    source = to_dsl(HotelNear("西湖风景名胜区", 3.0))
    query = Query(uid="q", text="", constraints=(Constraint("near", source, Text("", "")),))
    further = further_beds(query, chinatravel_sandbox.city("杭州"))
    assert "浙江宾馆" not in further and further["天港漫非酒店(杭州西湖区店)"] > 0


def test_who_would_sleep_on_the_bund_does_not_sleep_across_the_river(chinatravel_sandbox: Sandbox) -> None:
    source = to_dsl(HotelNear("外滩", 2.0))
    query = Query(uid="q", text="", constraints=(Constraint("near", source, Text("", "")),))
    further = further_beds(query, chinatravel_sandbox.city("上海"))
    assert further["上海浦东香格里拉大酒店"] > further["上海和平饭店"] + 100
