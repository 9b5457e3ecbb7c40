"""Whose legs a trip has to think of, by the words of its request."""

import re
from collections.abc import Mapping
from functools import cache
from typing import get_args

from core.knowledge.documents import read_document, words
from core.knowledge.places import Legs


def legs_in(text: str) -> frozenset[Legs]:
    """The old and the young that a request speaks of."""
    said = text.lower()
    return frozenset(legs for legs, pattern in _patterns().items() if pattern.search(said))


@cache
def _patterns() -> Mapping[Legs, re.Pattern[str]]:
    document = read_document("travellers")
    return {legs: re.compile("|".join(map(_pattern, words(document, legs)))) for legs in get_args(Legs)}


def _pattern(word: str) -> str:
    return rf"\b{word}\b" if word.isascii() else word
