"""What English asks for in words of its own: a clause that is nothing but these words about a thing is read, any other is listed."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TRIP = "2 people, Shanghai to Hangzhou, 3 days. "


def own(words: str, sandbox: Sandbox) -> dict[str, tuple[str, bool]]:
    """The things that are read in their own words, each with its part of the trip and whether it is wanted."""
    return {one.thing.en: (one.about, one.wanted) for one in read(words, sandbox).likings if not one.held}


def read(words: str, sandbox: Sandbox) -> Understanding:
    return understand(TRIP + words, sandbox=sandbox)


def listed(found: Understanding) -> str:
    return " ".join(found.query.text[start:end] for start, end in found.not_understood)


@pytest.mark.parametrize(
    ("words", "thing"),
    [
        ("He wants to see the Taiping Kingdom museum.", "Taiping Kingdom museum"),
        ("My wife would love the old arcades of Shangxia.", "old arcades of Shangxia"),
        ("The Porcelain Gate and the Bell Gallery are a must.", "Bell Gallery"),
        ("The Porcelain Gate and the Bell Gallery are a must.", "Porcelain Gate"),
        ("Lily has to see the Ludlow Mosque.", "Ludlow Mosque"),
        ("The tea village of Dragonwell would interest my wife.", "tea village of Dragonwell"),
        ("Must go: Bailey Mall.", "Bailey Mall"),
    ],
)
def test_what_a_clause_wants_is_read_in_its_own_words(words: str, thing: str, sandbox: Sandbox) -> None:
    assert own(words, sandbox)[thing] == ("sight", True)


@pytest.mark.parametrize(
    ("words", "thing"),
    [
        ("No boring art galleries.", "boring art galleries"),
        ("Please skip the Porcelain Gate.", "Porcelain Gate"),
        ("Pagodas with steps obviously not.", "Pagodas with steps"),
    ],
)
def test_what_a_clause_refuses_is_refused_as_a_whole(words: str, thing: str, sandbox: Sandbox) -> None:
    assert own(words, sandbox)[thing] == ("sight", False)


def test_what_one_eats_is_no_sight(sandbox: Sandbox) -> None:
    assert own("We want to try smoked heron dumplings.", sandbox)["smoked heron dumplings"] == (
        "cuisine",
        True,
    )


@pytest.mark.parametrize(
    "words",
    [
        "We must collect the tickets at the Bell Gallery.",
        "The Bell Gallery reminds me of home.",
        "Nothing before my first coffee.",
        "At most two museums.",
        "Hiking on the Great Wall NO.",
        "Our house is by the Bell Gallery.",
        "A boat if it is dry, otherwise the Bell Gallery.",
        "The Bell Gallery? Not sure.",
    ],
)
def test_a_clause_that_says_more_is_left_to_be_listed(words: str, sandbox: Sandbox) -> None:
    assert own(words, sandbox) == {}


def test_when_one_would_see_it_stays_listed(sandbox: Sandbox) -> None:
    found = read("We want to see the Bell Gallery one evening.", sandbox)
    assert "one evening" in listed(found) and "Bell" not in listed(found)


def test_a_kind_that_is_only_a_part_of_it_is_not_asked_about(sandbox: Sandbox) -> None:
    found = read("He wants to see the natural history museum.", sandbox)
    assert not [one for one in found.ask if one.about == "wish"]
    assert not [one for one in found.wishes if "博物馆" in one.constraint().gloss.zh]


def test_a_kind_of_which_the_places_are_named_is_no_wish_for_more(chinatravel_sandbox: Sandbox) -> None:
    text = "2 people, Shanghai to Suzhou, 3 days. The gardens naturally - Lion Grove Garden."
    found = understand(text, sandbox=chinatravel_sandbox)
    assert [one.constraint().gloss.en for one in found.wishes] == ["Visit 狮子林"]


def test_a_name_that_is_only_misspelt_is_asked_about(sandbox: Sandbox) -> None:
    found = read("We want to visit Lingyn Temple.", sandbox)
    assert "灵隐寺" in [name for names in found.did_you_mean.values() for name in names]
    assert not found.likings


@pytest.mark.parametrize("thing", ["Lingyin cave", "West Lake boardwalk"])
def test_a_thing_is_no_misspelt_name_by_a_part_of_it(thing: str, sandbox: Sandbox) -> None:
    assert own(f"We want to see the {thing}.", sandbox)[thing] == ("sight", True)


@pytest.mark.parametrize(
    "words",
    [
        "Fast and full please.",
        "Hangzhou for a Dutch friend please.",
        "Temples by day and duck by night.",
        "Never been to Tibet.",
        "Is it worth going into town?",
        "Apart from that all is settled.",
    ],
)
def test_what_is_no_name_is_no_sight(words: str, sandbox: Sandbox) -> None:
    assert own(words, sandbox).keys() <= {"climbing", "temples", "temples by day", "duck"}
