"""Cities and places that people travel to and that a sandbox does not have."""

import re
from collections.abc import Iterator
from functools import lru_cache

from core.understand.text.lexicon import lexicon
from core.understand.text.one_of import one_of
from core.understand.text.script import lower
from core.understand.text.spans import Reading

_OF_A_NAME = r"(?![路街菜道]|烤|料理|拉面|小吃|风味|\s*(?:road|street|food|cuisine|style|restaurant|hotel|university|noodles|beer|park|lake|garden|temple|tower|museum|square|gate))"


def elsewhere(text: str, city_names: tuple[str, ...]) -> Iterator[Reading[str]]:
    """Places of the wide world that the (folded) text names, as it names them, in its order."""
    lowered = lower(text)
    found = (match.span() for pattern in _names() for match in pattern.finditer(lowered))
    for start, end in sorted(found):
        if text[start:end] not in city_names:
            yield Reading(text[start:end], (start, end))


@lru_cache(maxsize=1)
def _names() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What finds Chinese and English names in a text of small letters, the longest at each place."""
    names = {name for line in lexicon("elsewhere")["names"].split("\n") for name in line.split("|") if name}
    words = [name.lower() for name in names]
    chinese = one_of(word for word in words if not word.isascii())
    english = one_of(word for word in words if word.isascii())
    return re.compile(rf"{chinese}{_OF_A_NAME}"), re.compile(rf"\b{english}\b{_OF_A_NAME}")
