"""Roles of cities: from where, to where, refused, and where travellers meet."""

import pytest

from core.understand.facts.cities import read_cities

CITIES = ("北京", "上海", "广州", "武汉", "杭州", "南京", "成都", "深圳", "苏州")


@pytest.mark.parametrize(
    ("text", "start", "target"),
    [
        ("从上海去杭州", "上海", "杭州"),
        ("去武汉,成都走", "成都", "武汉"),
        ("给我安排杭州最好的酒店,深圳飞过去", "深圳", "杭州"),
        ("本来要去上海,改成杭州了,从南京走", "南京", "杭州"),
        ("Enough of Beijing; this time Shanghai, from Nanjing", "南京", "上海"),
        ("We did Shanghai in spring, so this year it's Guangzhou, leaving from Hangzhou", "杭州", "广州"),
        ("anywhere but Shanghai, from Wuhan", "武汉", None),
        ("哪儿都行只要不是上海,武汉出发", "武汉", None),
        ("哪儿都行,除了上海,武汉出发", "武汉", None),
        ("老公说要去深圳,我说要去上海,最后定了广州,从杭州走", "杭州", "广州"),
        ("she thinks we're going to Hangzhou but it's Wuhan, from Shanghai", "上海", "武汉"),
        ("上海周边自驾两天,苏州就行", "上海", "苏州"),
        ("想吃北京烤鸭,杭州去,三天", "杭州", "北京"),
        ("去的不是上海是杭州,北京出发", "北京", "杭州"),
    ],
)
def test_from_where_to_where(text: str, start: str | None, target: str | None) -> None:
    trip = read_cities(text, CITIES)
    assert (trip.start and trip.start.value, trip.target and trip.target.value) == (start, target)


@pytest.mark.parametrize(
    "text", ["我在北京他在广州,约在武汉见面", "I'm in Beijing, he's in Guangzhou, we meet in Wuhan"]
)
def test_who_comes_from_two_cities_is_asked_where_to_start(text: str) -> None:
    trip = read_cities(text, CITIES)
    assert trip.target is not None
    assert trip.target.value == "武汉"
    assert trip.start is None
    assert set(trip.start_choices) == {"北京", "广州"}


@pytest.mark.parametrize("text", ["广州走,深圳或者珠海都可以", "from Guangzhou, Shenzhen or Xiamen"])
def test_a_city_beside_one_outside_of_the_data_is_asked_about(text: str) -> None:
    trip = read_cities(text, CITIES)
    assert trip.target is None
    assert trip.target_choices == ("深圳",)


def test_cities_in_a_line_are_all_gone_to() -> None:
    trip = read_cities("Guangzhou-Shenzhen? 6 days from Chengdu", CITIES)
    assert (trip.start and trip.start.value, trip.target_choices) == ("成都", ("广州", "深圳"))
