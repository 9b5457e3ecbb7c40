"""What no lexicon has a word for is kept in the writer's own words, where it is plain what it is about and whether it is wished."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

ZH, EN = "两个人从南京去北京玩三天，", "Two of us, Nanjing to Beijing, 3 days. "


def _own(found: Understanding) -> set[tuple[str, str, str]]:
    return {(one.about, one.strength, one.thing.zh) for one in found.likings}


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (ZH + "酒店要能熨衣服。", ("hotel", "like", "酒店要能熨衣服")),
        (ZH + "床垫必须硬一些。", ("hotel", "must", "床垫必须硬一些")),
        (ZH + "三餐要热乎。", ("meal", "like", "三餐要热乎")),
        (ZH + "不吃早饭。", ("meal", "never", "吃早饭")),
        (ZH + "不坐黑车。", ("local_transport", "never", "坐黑车")),
        (EN + "The hotel has to look cute.", ("hotel", "must", "hotel has to look cute")),
        (EN + "My hotel has to look cute.", ("hotel", "must", "hotel has to look cute")),
        (EN + "Please find us dinner somewhere with outdoor seats.", ("meal", "like", "dinner somewhere with outdoor seats")),
        (EN + "We skip breakfast.", ("meal", "never", "breakfast")),
    ],
)  # fmt: skip
def test_a_quality_is_kept_as_it_was_typed(demo: Sandbox, said: str, expected: tuple[str, str, str]) -> None:
    found = understand(said, sandbox=demo)
    wanted = found.likings[-1].span
    assert any(expected[2] in one[2] and one[:2] == expected[:2] for one in _own(found))
    assert not any(start < wanted[1] and wanted[0] < end for start, end in found.not_understood)


@pytest.mark.parametrize(
    "said",
    [
        ZH + "上次住的酒店床垫很软。",
        ZH + "酒店要不要带书桌你看着办？",
        ZH + "如果酒店能熨衣服就住。",
        EN + "Last year the hotel had a parrot.",
        EN + "A hotel with a parrot or a rabbit hutch.",
        EN + "Should the hotel have a parrot?",
    ],
)
def test_what_is_told_asked_or_left_open_is_no_wish(demo: Sandbox, said: str) -> None:
    words = ("床垫", "书桌", "熨", "parrot", "rabbit")
    assert not any(word in one[2] for one in _own(understand(said, sandbox=demo)) for word in words)


def test_what_is_kept_is_told_as_not_in_the_data(demo: Sandbox) -> None:
    found = understand(ZH + "酒店要能熨衣服。", sandbox=demo)
    assert [one.held for one in found.likings if one.thing.zh == "酒店要能熨衣服"] == [False]


@pytest.mark.parametrize(
    ("said", "name", "strength"),
    [
        ("一定要住丽晶酒店", "丽晶酒店", "must"),
        ("我们想住在外滩悦榕庄", "外滩悦榕庄", "like"),
        ("非要住半岛酒店不可", "半岛酒店", "must"),
        ("最好住瑰丽", "瑰丽", "like"),
    ],
)
def test_a_hotel_that_nobody_knows_is_called_by_its_name_alone(
    demo: Sandbox, said: str, name: str, strength: str
) -> None:
    assert ("hotel", strength, name) in _own(understand(ZH + said, sandbox=demo))
