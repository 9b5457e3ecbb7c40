"""Sights that may have been meant by words that nobody understood."""

import pytest

from core.sandbox.city import City
from core.sandbox.sandbox import Sandbox
from core.understand.names.meant import meant


@pytest.fixture(scope="module")
def beijing(demo: Sandbox) -> City:
    """A city whose sights have English names."""
    return demo.city("北京")


def test_a_name_with_a_letter_wrong_is_found_in_its_words(beijing: City) -> None:
    assert meant("the Sumer Palace by boat", beijing)[0] == "颐和园"


def test_a_name_with_a_character_wrong_is_found_in_its_words(beijing: City) -> None:
    assert "天坛公园" in meant("去天坦公园看看", beijing)


def test_words_that_name_nothing_mean_nothing(beijing: City) -> None:
    assert meant("asdf qwerty", beijing) == ()
