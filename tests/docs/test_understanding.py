"""The page on how a text becomes a reading shows what the code does."""

import doctest

from tests.docs.walk import ROOT


def test_the_examples_read_as_the_page_says() -> None:
    found = doctest.testfile(str(ROOT / "docs" / "understanding.md"), module_relative=False)
    assert found.attempted > 0
    assert found.failed == 0
