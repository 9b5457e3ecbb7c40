"""What some places forbid is not refused by who writes; what is asked of hotel and sights is asked of both."""

import pytest

from core.dsl.families.places import Types
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand


def read(said: str, sandbox: Sandbox) -> Understanding:
    return understand(f"从北京去上海，两个人，三天，{said}", sandbox=sandbox)


@pytest.mark.parametrize(
    "said", ["带着猫，不许带猫的公园略过", "家里狗也去，谢绝宠物的景点别安排", "带狗去，不让带狗的店就不吃了"]
)
def test_a_place_that_forbids_pets_makes_nobody_refuse_pets(said: str, demo: Sandbox) -> None:
    found = read(said, demo)
    refused = [one for one in found.likings if not one.wanted and "宠物" in one.thing.zh]
    assert refused == []
    assert not any(isinstance(one.meaning, Types) and one.meaning.rule == "none" for one in found.wishes)


def test_a_hotel_that_forbids_pets_is_refused_by_who_brings_one(demo: Sandbox) -> None:
    found = read("带着狗，不接受宠物的酒店不要", demo)
    (wish,) = (one for one in found.wishes if isinstance(one.meaning, Types))
    assert wish.meaning.rule == "all"


def test_where_a_pet_cannot_get_on_is_no_place(demo: Sandbox) -> None:
    assert not [one for one in read("别推荐飞机，猫上不去", demo).likings if "猫" in one.thing.zh]


@pytest.mark.parametrize("said", ["景点和酒店都要能推轮椅", "民宿跟景点必须无障碍"])
def test_what_is_asked_of_both_is_asked_of_both(said: str, demo: Sandbox) -> None:
    asked = {one.about for one in read(said, demo).likings if one.thing.zh == "无障碍"}
    assert asked == {"hotel", "sight"}


def test_what_is_asked_of_the_hotel_alone_is_asked_of_no_sight(demo: Sandbox) -> None:
    found = read("酒店要无障碍，景点少排几个", demo)
    assert [one.about for one in found.likings if one.thing.zh == "无障碍"] == ["hotel"]
