"""How people are told of what is liked or disliked."""

import pytest

from core.model.query import Thing
from core.text import Text


def _typed(words: str, about: str = "hotel", *, refused: bool = False) -> Thing:
    return Thing(Text(words, words), about, "never" if refused else "must")


@pytest.mark.parametrize(
    ("thing", "zh", "en"),
    [
        (_typed("hotel has to look cute"), "酒店：“has to look cute”", "Hotel: “has to look cute”"),
        (_typed("酒店要长得可爱"), "酒店：“要长得可爱”", "Hotel: “要长得可爱”"),
        (_typed("床垫必须硬一些"), "酒店：“床垫必须硬一些”", "Hotel: “床垫必须硬一些”"),
        (_typed("三餐要准时", "meal"), "用餐：“三餐要准时”", "Meals: “三餐要准时”"),
    ],
)
def test_what_was_typed_is_quoted_behind_what_it_is_about(thing: Thing, zh: str, en: str) -> None:
    assert thing.said == Text(zh, en)


def test_what_is_refused_in_own_words_is_quoted_alone() -> None:
    assert _typed("breakfast", "meal", refused=True).said == Text("“breakfast”", "“breakfast”")


def test_what_a_lexicon_has_a_word_for_is_said_with_it() -> None:
    name = Text("游船", "boat trips")
    assert Thing(name, "sight", "like").said == name
