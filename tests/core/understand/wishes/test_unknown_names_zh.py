"""What the data have no name of is kept in the words of the text: sights, dishes and where the hotel is to be."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand


def liked(sandbox: Sandbox, said: str, target: str) -> set[tuple[str, str]]:
    found = understand(f"两个人从武汉去{target}，三天。{said}。", sandbox=sandbox)
    return {(one.about, one.thing.zh) for one in found.likings if one.wanted}


@pytest.mark.parametrize(
    ("said", "target", "thing"),
    [
        ("想去看看梧桐", "南京", ("sight", "梧桐")),
        ("必去：南京博物院、明孝陵、江南贡院", "南京", ("sight", "江南贡院")),
        ("想吃一次酸菜鱼", "重庆", ("cuisine", "酸菜鱼")),
    ],
)
def test_what_one_would_see_or_eat_is_liked(
    chinatravel_sandbox: Sandbox, said: str, target: str, thing: tuple[str, str]
) -> None:
    assert thing in liked(chinatravel_sandbox, said, target)


@pytest.mark.parametrize("said", ["想去看看我姨妈", "想去厦门", "不想看梧桐", "如果下雨就去看梧桐"])
def test_whom_one_sees_and_what_one_need_not_is_no_sight(chinatravel_sandbox: Sandbox, said: str) -> None:
    assert not any(about == "sight" for about, _ in liked(chinatravel_sandbox, said, "南京"))


@pytest.mark.parametrize(
    ("said", "target", "area"),
    [
        ("请给我订国贸附近的酒店", "北京", "国贸附近"),
        ("酒店安排在南山科技园附近", "深圳", "南山科技园附近"),
        ("五道口附近的青旅", "北京", "五道口附近"),
        ("住的要有洗衣机，玉林那片", "成都", "玉林附近"),
        ("要两间标间，离起点两公里内", "上海", "离起点两公里内"),
    ],
)
def test_a_hotel_is_near_what_no_data_name(
    chinatravel_sandbox: Sandbox, said: str, target: str, area: str
) -> None:
    assert ("hotel", area) in liked(chinatravel_sandbox, said, target)
