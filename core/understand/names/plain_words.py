"""Names of hotels and restaurants that are plain English words: who asks for a nice hotel means none of that name."""

import re
from functools import cache

from core.understand.names.calls import NameKind
from core.understand.text.lexicon import lexicon

_WORD = re.compile(r"[A-Za-z]+")


def is_plainly_said(words: str, kind: NameKind) -> bool:
    """Whether words of a text, as they are typed, are plain speech rather than the name of a hotel or a restaurant.

    Capitals make a name of several plain words (Garden Hotel); of one alone nobody can tell (Solo).
    """
    found = _WORD.findall(words)
    if kind == "attraction" or not found or any(one.lower() not in _plain() for one in found):
        return False
    return len(found) == 1 or words.islower()


@cache
def _plain() -> frozenset[str]:
    return frozenset(lexicon("plain_words")["words"].split())
