"""How many rooms, and which beds, as Chinese says it."""

import pytest

from core.dsl.families.counts import Beds, Rooms
from core.dsl.normal.values import Normal
from core.understand.names.place_names import PlaceNames
from core.understand.text.clauses import clauses
from core.understand.wishes.wish import Scene
from core.understand.zh.rooms import room_wishes


def rooms(text: str) -> list[Normal]:
    scene = Scene(text=text, folded=text, lower=text, target_city=None, names=PlaceNames())
    return [wish.meaning for clause in clauses(text, 0, len(text)) for wish in room_wishes(scene, clause)]


@pytest.mark.parametrize(
    ("text", "meanings"),
    [
        ("订两间房", [Rooms(2)]),
        ("两间大床房", [Rooms(2), Beds(1)]),
        ("一间大床两间双床", [Rooms(3)]),
        ("别住一间大床房,订两间", [Rooms(2)]),
        ("要大床", [Beds(1)]),
        ("住标间", [Beds(2)]),
    ],
)
def test_rooms_are_read(text: str, meanings: list[Normal]) -> None:
    assert rooms(text) == meanings


@pytest.mark.parametrize(
    "text", ["住宿400一晚一间", "每间不超过500", "不要大床房", "期间别打扰", "两个人一间"]
)
def test_other_words_are_none(text: str) -> None:
    assert rooms(text) == []
