"""How many rooms, and which beds, as Chinese says it."""

import pytest

from core.dsl.families.counts import Beds, Rooms
from core.dsl.normal.values import Normal
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.names.place_names import PlaceNames
from core.understand.text.clauses.clauses import clauses
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


def test_who_share_rooms_take_as_many_as_all_need() -> None:
    assert rooms("我们八个人去北京,四人一间") == [Rooms(2)]
    assert rooms("去成都四天,两个人住一间双床") == [Rooms(1), Beds(2)]


def test_two_to_a_room_binds_nothing_and_counts_nobody(demo: Sandbox) -> None:
    found = understand("十二个粉丝从成都去上海三天，住两人一间", sandbox=demo)
    assert found.query.people_number == 12
    assert [(one.about, one.thing.zh) for one in found.likings] == [("room", "两人一间")]


@pytest.mark.parametrize(
    "text",
    [
        "一间三人房或者两间房",
        "两间标间或者一间四人间",
        "一间四人房还是两间双床房都行",
        "两间三人房，或三间双人房",
    ],
)
def test_one_number_of_rooms_or_another_demands_neither(text: str, demo: Sandbox) -> None:
    found = understand(f"四个人从成都去上海三天，要{text}", sandbox=demo)
    assert [one.meaning for one in found.wishes if isinstance(one.meaning, Rooms | Beds)] == []
    assert any(one.about == "room" and one.thing.zh.startswith(text[:3]) for one in found.likings)


def test_rooms_of_two_kinds_are_both_taken(demo: Sandbox) -> None:
    found = understand("三个人从成都去上海三天，要一间双床一间大床，还是住外滩", sandbox=demo)
    assert Rooms(2) in [one.meaning for one in found.wishes]


def test_rooms_told_kind_by_kind_are_not_added_to_their_number() -> None:
    found = understand("五个人，苏州去深圳，4天。订两间房：一间双床，一间三人间。")
    assert Rooms(3) not in {one.meaning for one in found.wishes}
