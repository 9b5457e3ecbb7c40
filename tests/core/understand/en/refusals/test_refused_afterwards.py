"""English that refuses a thing after naming it, needs it by a double refusal, or refuses what is none of a list."""

import pytest

from core.dsl.families.places import Names, Types
from core.dsl.families.rides import OutAndBack
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand
from core.understand.wishes.wish import is_refusal

TRIP = "Shanghai to Hangzhou, 3 days, 2 people."


def read(text: str, sandbox: Sandbox) -> Understanding:
    return understand(f"{TRIP} {text}", sandbox=sandbox)


@pytest.mark.parametrize(
    "text",
    [
        "Museums, hard pass.",
        "Museums a firm no.",
        "Museums - a hard no.",
        "Museums: a definite no, thanks.",
        "Museums nah.",
        "Museums nah, too stuffy.",
        "Museums never.",
        "Museums cannot lah.",
        "Museums don't want ah.",
        "Museums no need.",
        "Museums can be skipped.",
        "Museums could happily be left out.",
        "Museums are not required.",
        "Museums I can live without.",
        "Museums we'd rather skip.",
        "Museums I could do without.",
        "Museums we've had our fill of.",
        "Museums I've had my share of, thanks.",
        "We basically live in museums so museums, hard pass.",
    ],
)
def test_a_kind_is_refused_by_words_behind_it(text: str, sandbox: Sandbox) -> None:
    found = read(text, sandbox)
    kinds = [wish for wish in found.wishes if isinstance(wish.meaning, Types)]
    assert kinds
    assert all(is_refusal(wish.meaning) for wish in kinds)


@pytest.mark.parametrize(
    "text",
    [
        "Museums can be any size.",
        "Museums I can live with.",
        "Museums, never the same one twice.",
        "Museums we have had on our list for years.",
        "Museums are required.",
    ],
)
def test_what_only_looks_like_a_refusal_refuses_nothing(text: str, sandbox: Sandbox) -> None:
    assert not any(is_refusal(wish.meaning) for wish in read(text, sandbox).wishes)


@pytest.mark.parametrize(
    "who",
    [
        "My husband is useless",
        "He goes funny",
        "I'm grumpy",
        "She gets quite cranky",
        "Dad is a monster",
        "I am not human",
        "My wife is unbearable",
        "I'm no good",
    ],
)
def test_what_somebody_is_lost_without_is_wanted(who: str, sandbox: Sandbox) -> None:
    found = read(f"{who} without hotpot.", sandbox)
    assert not any(is_refusal(wish.meaning) for wish in found.wishes)


def test_what_one_does_is_no_item_of_a_refused_list(sandbox: Sandbox) -> None:
    found = read("I drive and trains are out.", sandbox)
    assert OutAndBack("none", frozenset({"train"}), frozenset({"train"})) in {w.meaning for w in found.wishes}
    assert [one.wanted for one in found.likings if one.thing.zh == "自驾"] == [True]


@pytest.mark.parametrize("dash", [" - and", " – and", " — but"])
def test_a_refusal_ends_at_a_dash_that_begins_something_else(dash: str, sandbox: Sandbox) -> None:
    found = read(f"No museums{dash} Lingyin Temple.", sandbox)
    named = [wish.meaning for wish in found.wishes if isinstance(wish.meaning, Names)]
    assert named
    assert not any(is_refusal(meaning) for meaning in named)


def test_a_sentence_that_begins_with_otherwise_is_no_condition(sandbox: Sandbox) -> None:
    found = read("We need a lift. Otherwise we'd like to see Lingyin Temple.", sandbox)
    assert any(isinstance(wish.meaning, Names) for wish in found.wishes)


def test_otherwise_within_a_sentence_is_one(sandbox: Sandbox) -> None:
    found = read("A boat if it is dry, otherwise Lingyin Temple.", sandbox)
    assert not any(isinstance(wish.meaning, Names) for wish in found.wishes)
