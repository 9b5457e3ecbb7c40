"""A dish that English names is wished, or not, for itself: it demands no whole cuisine, and refuses none."""

import pytest

from core.dsl.families.places import Types
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand


def read(text: str, sandbox: Sandbox) -> Understanding:
    return understand(f"Two of us, Shanghai to Hangzhou, 2 days. {text}", sandbox=sandbox)


@pytest.mark.parametrize(
    ("text", "dish", "wanted"),
    [
        ("I want hotpot twice and mapo tofu once.", "麻婆豆腐", True),
        ("Peking duck the first evening.", "烤鸭", True),
        ("Dim sum one morning.", "早茶", True),
        ("We'd love salted duck.", "盐水鸭", True),
        ("Hot dry noodles for breakfast.", "热干面", True),
        ("No zhajiangmian please.", "炸酱面", False),
        ("I don't eat dongpo pork.", "东坡肉", False),
    ],
)
def test_a_dish_is_itself(text: str, dish: str, wanted: bool, sandbox: Sandbox) -> None:
    found = read(text, sandbox)
    assert {(one.thing.zh, one.wanted) for one in found.likings if one.thing.zh == dish} == {(dish, wanted)}
    cuisines = {name for one in found.wishes if isinstance(one.meaning, Types) for name in one.meaning.types}
    assert cuisines <= {"火锅"}


@pytest.mark.parametrize(
    "text",
    [
        "Five-star hotel near West Lake.",
        "A five-star hotel within 2 km of West Lake.",
        "Hostel close to West Lake.",
        "A quiet hotel beside West Lake.",
        "We want a boutique hotel by West Lake.",
    ],
)
def test_what_stands_before_the_place_of_a_hotel_is_read(text: str, sandbox: Sandbox) -> None:
    assert {one.about for one in read(text, sandbox).likings} == {"hotel"}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Hot pot every night.", "every night"),
        ("I want to see the lake twice.", "twice"),
        ("Roast duck at least once.", "at least once"),
        ("Roast duck each evening.", "each evening"),
        ("Boat trips three times.", "three times"),
    ],
)
def test_how_often_is_listed(text: str, words: str, sandbox: Sandbox) -> None:
    found = read(text, sandbox)
    assert any(words in found.query.text[start:end] for start, end in found.not_understood)
