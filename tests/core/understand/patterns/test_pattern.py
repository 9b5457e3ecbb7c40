"""What a pattern needs never hides a match of it."""

import importlib
import json
import pkgutil
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import core.understand
from core.understand.patterns.beginning import beginning, one_of_these
from core.understand.patterns.necessary import necessary
from core.understand.patterns.pattern import Pattern, compile_all, compiled

T = TypeVar("T")
_CASES = Path(__file__).parents[4] / "benchmarks" / "cases"
# one of so many requests
_EACH = 12


def _within(value: object) -> Iterator[Pattern]:
    """The patterns in a value of a module: itself, or those of a table or a rule."""
    if isinstance(value, Pattern):
        yield value
    elif isinstance(value, dict):
        yield from _within(list(value.values()))
    elif isinstance(value, (tuple, list)):
        for one in value:
            yield from _within(one)
    elif isinstance(pattern := getattr(value, "pattern", None), Pattern):
        yield pattern


@cache
def _patterns() -> list[Pattern]:
    """Every pattern that a module of the readers holds; when they are asked for, as putting all together takes seconds."""
    names = [module.name for module in pkgutil.walk_packages(core.understand.__path__, "core.understand.")]
    values = [value for name in names for value in vars(importlib.import_module(name)).values()]
    return list({id(one): one for value in values for one in _within(value)}.values())


@cache
def _plain() -> list[re.Pattern[str]]:
    """The same without what spares a search: more than the library keeps compiled."""
    return [re.compile(one.pattern, one.flags) for one in _patterns()]


@cache
def _words() -> list[str]:
    """What one of them needs."""
    return sorted({word for one in _patterns() for word in one.words or ()})


@cache
def _requests() -> list[str]:
    """Some of the requests of the cases."""
    texts = (
        json.loads(line).get("text")
        for path in sorted(_CASES.glob("*.jsonl"))
        for line in path.read_text("utf-8").splitlines()
    )
    return [text for text in texts if text][::_EACH]


def _one_of(values: Callable[[], list[T]]) -> st.SearchStrategy[T]:
    """One of the values, which are made when the first is drawn."""
    return st.deferred(lambda: st.sampled_from(values()))


def _hidden(text: str) -> list[str]:
    """The patterns that match somewhere in the text, and of which it is said that they cannot."""
    return [
        one.pattern
        for one, plain in zip(_patterns(), _plain(), strict=True)
        if not one.may_stand(text) and plain.search(text)
    ]


def test_who_compiles_all_of_them_leaves_none_for_the_first_request() -> None:
    held = {id(one) for one in _patterns()}
    assert {id(one) for one in compile_all()} >= held


def test_most_patterns_tell_what_they_need() -> None:
    assert len([one for one in _patterns() if one.words]) > 150


@pytest.mark.parametrize("change", [str, str.upper, str.title])
def test_nothing_that_people_write_is_hidden(change: type[str]) -> None:
    assert [hidden for text in _requests() for hidden in _hidden(change(text))] == []


@settings(max_examples=40, deadline=None)
@given(st.lists(_one_of(_words), min_size=1, max_size=12), st.sampled_from(["", " ", ", "]))
def test_nothing_in_a_text_of_needed_words_is_hidden(words: list[str], between: str) -> None:
    assert _hidden(between.join(words)) == []


@pytest.mark.parametrize(
    ("source", "needed"),
    [
        ("abc", {"abc"}),
        ("a|bc", {"a", "bc"}),
        ("a|b?", None),
        (r"\bno(?! way)where\b", {"nowhere"}),
        ("(?<=x)y*", {"x"}),
        ("[abc]+", {"a", "b", "c"}),
        ("[^abc]+", None),
        (r"\d\s", None),
        ("(?:long|longer) trip", {"long"}),
        # most requests have a day in them
        (r"\b(?:mon|tues)days?", {"mon", "tues"}),
        ("ab{0,2}c", {"a"}),
        (r"a\.b", {"a.b"}),
        ("(?:ab)?c+", {"c"}),
        ("(?P<a>x)(?P=a)", None),
        ("(?i:x)", None),
    ],
)
def test_what_a_source_needs(source: str, needed: set[str] | None) -> None:
    assert necessary(source) == needed


@pytest.mark.parametrize("text", ["SKİRT", "ſkirt", "\N{KELVIN SIGN}irt", "SKIRT", "skırt", "skort"])
def test_letters_that_count_as_plain_ones_are_found(text: str) -> None:
    pattern = compiled("s?kirt", re.IGNORECASE)
    assert bool(pattern.search(text)) == bool(re.search("s?kirt", text, re.IGNORECASE))


@pytest.mark.parametrize(
    ("source", "letters"),
    [
        ("abc|d", "[ad]"),
        ("a?bc", "[ab]"),
        ("a*", None),
        ("a|b?", None),
        ("[^a]b", None),
        (".b", None),
        (r"\b(?<=x)(?!no)[b-d]\d", "[b-d]"),
        (r"\s*(?P<n>\d)", r"[\d\s]"),
        (r"[-+]x|\]", r"[\+\-\]]"),
        ("(?:a|b?)c", "[abc]"),
        ("(?P<a>x)(?P=a)", None),
    ],
)
def test_letters_that_a_source_begins_with(source: str, letters: str | None) -> None:
    assert beginning(source) == letters


@settings(max_examples=60, deadline=None)
@given(_one_of(_patterns), _one_of(_requests))
def test_a_look_at_the_first_letter_hides_no_match(one: Pattern, text: str) -> None:
    led = re.compile(one_of_these(one.pattern), one.flags)
    assert [match.span() for match in led.finditer(text)] == [
        match.span() for match in re.finditer(one.pattern, text, one.flags)
    ]


def test_a_source_that_takes_long_is_put_together_at_the_first_search_alone() -> None:
    asked: list[str] = []

    def source() -> str:
        asked.append("once")
        return r"\d+ days"

    pattern = compiled(source)
    assert asked == []
    assert [pattern.search(text) is not None for text in ("for 3 days", "for a week")] == [True, False]
    assert asked == ["once"]
