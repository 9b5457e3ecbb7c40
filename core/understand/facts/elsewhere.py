"""Cities and places that people travel to and that a sandbox does not have."""

import re
from collections.abc import Iterator
from functools import lru_cache

from core.understand.text.lexicon import lexicon
from core.understand.text.script import lower
from core.understand.text.spans import Reading

_OF_A_NAME = r"(?![路街菜道]|烤|料理|拉面|小吃|风味|\s*(?:road|street|food|cuisine|style|restaurant|hotel|university|noodles|beer))"


def elsewhere(text: str, city_names: tuple[str, ...]) -> Iterator[Reading[str]]:
    """Places of the wide world that the (folded) text names, as it names them."""
    for match in _names().finditer(lower(text)):
        if match[0] not in city_names:
            yield Reading(text[slice(*match.span())], match.span())


@lru_cache(maxsize=1)
def _names() -> re.Pattern[str]:
    """What finds the names in a text of small letters, the longest at each place."""
    names = {name for line in lexicon("elsewhere")["names"].split("\n") for name in line.split("|") if name}
    words = sorted((name.lower() for name in names), key=len, reverse=True)
    return re.compile(
        "|".join(
            (rf"\b{re.escape(word)}\b" if word.isascii() else re.escape(word)) + _OF_A_NAME for word in words
        )
    )
