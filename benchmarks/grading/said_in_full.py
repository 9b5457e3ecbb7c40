"""Wishes whose very words in the text were all read, whatever a lexicon calls what was read from them."""

import re

from benchmarks.grading.items import ReadItem
from benchmarks.grading.matching import agrees, is_of_subject
from core.understand.text.leftover import not_understood
from core.understand.text.writing.script import fold

_FIGURE = re.compile(r"\d|[一二两三四五六七八九十百千]\s*(?:点|元|块|间|张|小时|分钟)")


def said_in_full(wish: dict[str, str], items: list[ReadItem]) -> set[int]:
    """The readings from which all telling words of a wish were read, all of its subject and its polarity; none where a word was left.

    What a wish says in figures, and places by their names, are compared by what they are, and never by their words alone.
    """
    said = wish.get("said", "").lower()
    if not said or _FIGURE.search(wish["is"]) or _FIGURE.search(said):
        return set()
    within = {
        at
        for at, item in enumerate(items)
        if (item.meaning is None or item.kind) and all(typed and typed in said for typed in item.typed)
    }
    if not within or not all(is_of_subject(wish, items[at]) and agrees(wish, items[at]) for at in within):
        return set()
    spans = [
        (begins, begins + len(typed))
        for at in within
        for typed in items[at].typed
        for begins in [said.index(typed)]
    ]
    return set() if not_understood(fold(said), spans) else within
