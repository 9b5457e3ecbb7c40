"""Cities and places that people travel to and that a sandbox does not have."""

import re
from collections.abc import Iterator
from functools import lru_cache

from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Reading, Span

_OF_A_NAME = r"(?![路街菜道]|烤|料理|拉面|小吃|风味|\s*(?:road|street|food|cuisine|style|restaurant|hotel|university|noodles|beer))"


def elsewhere(text: str, city_names: tuple[str, ...]) -> Iterator[Reading[str]]:
    """Places of the wide world that the (folded) text names, as it names them."""
    small = text.lower()
    taken: list[Span] = []
    for name, pattern in _patterns():
        if name not in small or name in city_names:
            continue
        for match in pattern.finditer(text):
            if not any(start < match.end() and match.start() < end for start, end in taken):
                taken.append(match.span())
                yield Reading(match[0], match.span())


@lru_cache(maxsize=1)
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The names in small letters, the longest first, each with the pattern that finds it as a word."""
    names = {name for line in lexicon("elsewhere")["names"].split("\n") for name in line.split("|") if name}
    return tuple(
        (
            name.lower(),
            re.compile(
                (rf"\b{re.escape(name)}\b" if name.isascii() else re.escape(name)) + _OF_A_NAME, re.IGNORECASE
            ),
        )
        for name in sorted(names, key=len, reverse=True)
    )
