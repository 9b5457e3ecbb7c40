"""What demands and what only likes: kinds that are named in passing can be done without, what 要 asks for cannot."""

import pytest

from core.understand import understand


@pytest.mark.parametrize(
    ("said", "strength"),
    [
        ("慢游自然风光和园林", "like"),
        ("住设计师酒店", "like"),
        ("主要看历史古迹和园林", "like"),
        ("要家庭房", "must"),
        ("必须吃火锅", "must"),
        ("我们吃素，吃素食", "must"),
        ("不要火锅", "must"),
    ],
)
def test_a_kind_is_demanded_only_where_the_words_do(said: str, strength: str) -> None:
    query = understand(f"两个人从上海去成都玩3天，{said}").query
    assert {one.strength for one in query.constraints if one.family == "types"} == {strength}


@pytest.mark.parametrize(
    ("request_", "strength"),
    [
        ("三个人从成都去重庆玩3天，青旅或者便宜的三人间都行", "like"),
        ("三个人从成都去重庆玩3天，三人间就挺好", "like"),
        ("三个人从成都去重庆玩3天，住三人间", "must"),
        ("Three of us from Chengdu to Chongqing for 3 days; a hostel or a triple room would do.", "like"),
        ("Three of us from Chengdu to Chongqing for 3 days; we need a triple room.", "must"),
    ],
)
def test_a_room_that_is_one_of_several_that_will_do_is_no_demand(request_: str, strength: str) -> None:
    assert [one.strength for one in understand(request_).query.constraints if "room_type" in one.dsl] == [
        strength
    ]


@pytest.mark.parametrize(
    ("city", "said", "river"),
    [("广州", "晚上想看看珠江", "珠江"), ("成都", "想去锦江边走走", "锦江"), ("武汉", "想看长江", "长江")],
)
def test_a_river_is_the_river_and_no_place_named_after_it(city: str, said: str, river: str) -> None:
    found = understand(f"两个人从上海去{city}玩3天，{said}")
    assert [one.thing.zh for one in found.likings if one.about == "sight"] == [river]
    assert not [one for one in found.wishes if one.strength == "must"]
