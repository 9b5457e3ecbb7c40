"""Words with one slip of the fingers are read, their facts asked about, and all stays where it was typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.understand import understand
from core.understand.text.writing.typos import respelt


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("4 dyas", "4 days"),
        ("3 poeple", "3 people"),
        ("our 2 daugthers", "our 2 daughters"),
        ("a buget", "a budget"),
        ("4 nites", "4 nights"),
        ("flyin", "flying"),
    ],
)
def test_a_slip_is_read(typed: str, meant: str) -> None:
    assert respelt(typed, range(len(typed) + 1))[0] == meant


@pytest.mark.parametrize("words", ["fried rice", "the diner", "a hotel", "Dyas road", "x-poeple"])
def test_other_words_stay(words: str) -> None:
    assert respelt(words, range(len(words) + 1))[0] == words


def test_a_mistyped_count_is_taken_and_not_asked_about() -> None:
    found = understand("Shanghai to Beijing, 3 dyas, 2 poeple")
    assert (found.query.days, found.query.people_number) == (3, 2)
    assert not found.ask


@given(words=st.lists(st.sampled_from(["dyas", "poeple", "frends", "plain", "北京", "2"]), max_size=6))
def test_every_index_has_its_place(words: list[str]) -> None:
    text = " ".join(words)
    spelt, places = respelt(text, range(len(text) + 1))
    assert len(places) == len(spelt) + 1
    assert list(places) == sorted(places)
    assert places[-1] == len(text)
