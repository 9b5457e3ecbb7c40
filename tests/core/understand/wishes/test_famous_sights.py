"""The famous sights, all or none of them, and the part of the Great Wall where fewer people are."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand


@pytest.mark.parametrize(
    ("said", "strength"),
    [
        ("Two of us from Shanghai to Beijing for 4 days. We want to see the famous sights.", "like"),
        ("Two of us from Shanghai to Beijing for 4 days. Skip the tourist sights.", "never"),
        (
            "Two of us, Shanghai to Beijing, 4 days. Third visit, so I don't need the big-ticket sights.",
            "never",
        ),
        ("Two of us, Shanghai to Beijing, 4 days. We've done the main sights already.", "never"),
        ("两个人从上海去北京玩4天，经典景点都想看。", "like"),
        ("两个人从上海去北京玩4天，第三次来了，热门景点都去过了。", "never"),
        ("两个人从上海去北京玩4天，大景点不用安排。", "never"),
        ("两个人从上海去北京玩4天，热门景点人太多，不去。", "never"),
    ],
)
def test_all_famous_sights_or_none(said: str, strength: str, chinatravel_sandbox: Sandbox) -> None:
    found = understand(said, sandbox=chinatravel_sandbox)
    assert [one.strength for one in found.likings if one.thing.zh == "热门景点"] == [strength]


@pytest.mark.parametrize(
    "said",
    [
        "Two of us from Shanghai to Beijing for 4 days. We'd like a quieter section of the Great Wall.",
        "Two of us, Shanghai to Beijing, 4 days. The Great Wall (a less crowded part, if possible) is a must.",
        "两个人从上海去北京玩4天，想爬人少一点的长城。",
        "两个人从上海去北京玩4天，长城要去人少的那段。",
    ],
)
def test_where_fewer_people_are_on_the_wall(said: str, chinatravel_sandbox: Sandbox) -> None:
    glosses = [one.gloss.zh for one in understand(said, sandbox=chinatravel_sandbox).query.constraints]
    assert glosses == ["游览慕田峪长城"]


@pytest.mark.parametrize(
    ("said", "wall"),
    [
        ("三个人从上海去北京玩4天，带爸妈，想去长城。", "慕田峪长城"),
        ("Two adults, grandma and a boy of 6, Shanghai to Beijing, 4 days. The Great Wall!", "慕田峪长城"),
        ("Two adults and our boys aged 6 and 9, Shanghai to Beijing, 4 days. The Great Wall!", "八达岭长城"),
        ("两个人从上海去北京玩4天，想去长城。", "八达岭长城"),
        ("三个人从上海去北京玩4天，带爸妈，想去八达岭。", "八达岭长城"),
    ],
)
def test_the_old_go_up_the_wall_by_cable_car(said: str, wall: str, chinatravel_sandbox: Sandbox) -> None:
    glosses = [one.gloss.zh for one in understand(said, sandbox=chinatravel_sandbox).query.constraints]
    assert glosses == [f"游览{wall}"]


def test_the_old_who_refuse_the_wall_refuse_all_of_it(chinatravel_sandbox: Sandbox) -> None:
    said = "我和妈妈从苏州去北京，五天四晚，天坛必去，妈妈膝盖不好不爬长城。"
    (told,) = (
        one.gloss.zh
        for one in understand(said, sandbox=chinatravel_sandbox).query.constraints
        if "长城" in one.gloss.zh
    )
    assert told.startswith("不游览") and "八达岭长城" in told
