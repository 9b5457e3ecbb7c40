"""What is judged by the words of the whole text: rooms, ages, walking, and the hour at a place."""

from types import SimpleNamespace

import pytest

from core.dsl.families.counts import Rooms
from core.dsl.families.places import Names


def test_who_is_at_a_place_at_some_time_visits_it_in_the_words_of_the_text(grader: SimpleNamespace) -> None:
    item = grader.ReadItem(
        about=frozenset({"sight"}),
        words=("",),
        wanted=True,
        span=(0, 1),
        binds=True,
        typed=("shenzhen bay park",),
        meaning=Names("attraction", "all", frozenset({"深圳湾公园"})),
    )
    wishes = [
        {"about": "time", "is": f"sunrise: {name}"} for name in ("Shenzhen Bay Park", "Window of the World")
    ]
    assert [grader.is_visit_of([wish], item) for wish in wishes] == [True, False]


@pytest.mark.parametrize(
    ("said", "rooms", "same"),
    [
        (["住一间双床房"], 1, True),
        (["两间无障碍房", "一间大床房"], 3, True),
        (["two twin rooms"], 2, True),
        (["住一间双床房"], 2, False),
        (["双床房"], 1, False),
        (["一人一间大床房"], 1, False),
    ],
)
def test_rooms_are_counted_by_the_words_of_the_text_where_a_case_lists_their_beds(
    grader: SimpleNamespace, said: list[str], rooms: int, same: bool
) -> None:
    wishes = [{"about": "room", "is": "twin", "polarity": "want", "said": one} for one in said]
    assert grader.counts_rooms(wishes, grader.measure_of(Rooms(rooms))) is same


def test_rooms_that_are_refused_or_of_another_wish_are_not_counted(grader: SimpleNamespace) -> None:
    one = grader.measure_of(Rooms(1))
    refused = {"about": "room", "is": "twin", "polarity": "avoid", "said": "不要一间双床房"}
    of_hotel = {"about": "hotel", "is": "餐厅", "polarity": "want", "said": "酒店有一间餐厅"}
    assert not grader.counts_rooms([refused, of_hotel], one)
    assert not grader.counts_rooms([refused | {"polarity": "want", "said": "一间双床房"}], None)


@pytest.mark.parametrize(
    ("said", "read", "same"),
    [
        ("孩子6岁", (6,), True),
        ("孩子五岁和八岁", (5, 8), True),
        ("老的72小的3岁", (72, 3), True),
        ("kids aged 4 and 9", (4, 9), True),
        ("孩子6岁", (5,), False),
        ("孩子五岁和八岁", (5,), False),
        ("我妈70膝盖不好走不动", (70,), False),
        ("退休", (70,), False),
    ],
)
def test_ages_are_compared_by_their_value_where_no_more_is_said(
    grader: SimpleNamespace, said: str, read: tuple[int, ...], same: bool
) -> None:
    item = grader.ReadItem(
        about=frozenset({"company"}),
        words=("", ""),
        wanted=True,
        span=(0, 0),
        binds=False,
        measure=grader.Measure(ages=read),
    )
    wish = {"about": "company", "is": said, "polarity": "want"}
    assert bool(grader.same_items(wish, [item], grader.Trip(people=3))) is same


@pytest.mark.parametrize(("said", "misread"), [("走路少一点", False), ("走路", True)])
def test_who_wants_little_walking_wants_what_is_read_so(
    grader: SimpleNamespace, said: str, misread: bool
) -> None:
    item = grader.ReadItem(
        about=frozenset({"pace"}),
        words=("少走路", "little walking", "走路少一点"),
        wanted=True,
        span=(0, 5),
        binds=False,
    )
    assert grader.agrees({"about": "pace", "is": said, "polarity": "want"}, item) is not misread


def test_the_cuisine_of_a_dish_is_not_invented_where_the_case_gives_no_words(grader: SimpleNamespace) -> None:
    cuisine = grader.ReadItem(
        about=frozenset({"meal", "cuisine"}),
        words=("粤菜", "Cantonese"),
        wanted=True,
        span=(0, 2),
        binds=True,
        typed=("早茶",),
        kind=True,
    )
    assert grader.restates([{"about": "meal", "is": "早茶", "polarity": "want"}], cuisine)
    assert not grader.restates([{"about": "meal", "is": "烤鸭", "polarity": "want"}], cuisine)
