"""Wishes whose very words in the text were all read, whatever a lexicon calls what was read from them."""

import re

from benchmarks.grading.items import ReadItem
from benchmarks.grading.matching import agrees
from benchmarks.grading.subjects import is_of_subject
from core.understand.text.leftover import not_understood
from core.understand.text.writing.script import fold

_DIGITS = re.compile(r"\d+")
_FIGURE = re.compile(r"\d|[一二两三四五六七八九十百千]\s*(?:点|元|块|间|张|小时|分钟)")


def said_in_full(wish: dict[str, str], items: list[ReadItem]) -> set[int]:
    """The readings of the subject and polarity of a wish, where all its telling words were read; none where a word was left.

    Others may have read words of it too: the place at which one would be at dusk, the cuisine of the first evening's dinner. They must
    not contradict it, but for company, of which one also tells what it dreads. A wish in figures is only read by what has the same, and
    places by their names are compared by what they are, never by their words alone.
    """
    said = wish.get("said", "").lower()
    if not said:
        return set()
    within = {
        at
        for at, item in enumerate(items)
        if item.typed and all(one and one in said for one in item.typed) and _is_as_much(wish, item)
    }
    meant = {
        at
        for at in within
        if is_of_subject(wish, items[at]) and (items[at].meaning is None or items[at].kind)
    }
    agreeing = within if wish["about"] != "company" else meant
    if not meant or not all(agrees(wish, items[at]) for at in agreeing):
        return set()
    spans = [
        (begins, begins + len(typed))
        for at in within
        for typed in items[at].typed
        for begins in [said.index(typed)]
    ]
    return set() if not_understood(fold(said), spans) else meant


def _is_as_much(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether a reading has the figures that its wish has, in whatever words: rest 13:00-15:00, read as kept free 13:00-15:00."""
    if not _FIGURE.search(wish["is"]) and not any(map(_FIGURE.search, item.typed)):
        return True
    stated = set(_DIGITS.findall(wish["is"]))
    return bool(stated) and any(stated == set(_DIGITS.findall(words)) for words in item.words[:2])
