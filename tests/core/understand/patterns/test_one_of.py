"""One pattern for many words."""

import re

from core.understand.patterns.one_of import one_of


def test_the_longest_word_that_stands_there_is_found() -> None:
    assert re.findall(one_of(["杭", "杭州", "杭州湾", "苏州"]), "杭州湾和苏州，杭") == [
        "杭州湾",
        "苏州",
        "杭",
    ]


def test_a_shorter_word_is_found_where_the_longer_one_does_not_end() -> None:
    pattern = one_of(["can", "can't", "cannot"])
    assert re.findall(rf"\b{pattern}\b", "can cannot can't canned") == [
        "can",
        "cannot",
        "can't",
    ]


def test_letters_that_mean_something_in_a_pattern_are_plain() -> None:
    assert re.findall(one_of(["a.b", "a+", "(c)"]), "axb a.b aa+ (c)") == ["a.b", "a+", "(c)"]


def test_of_no_words_none_is_found() -> None:
    assert not re.search(rf"x{one_of([])}y", "xzy")
