"""A pattern for any of many words."""

import re
from collections import defaultdict
from collections.abc import Iterable


def one_of(words: Iterable[str]) -> str:
    """A pattern for the longest of some words that stands at a place; what several begin with is looked at once."""
    rests: dict[str, set[str]] = defaultdict(set)
    whole = False
    for word in words:
        if word:
            rests[word[0]].add(word[1:])
        whole = whole or not word
    if not rests:
        return "" if whole else r"(?!)"
    choices = "|".join(re.escape(first) + one_of(rests[first]) for first in sorted(rests))
    return f"(?:{choices})" + "?" * whole if whole or len(rests) > 1 else choices
