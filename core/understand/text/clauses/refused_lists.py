"""Lists of things that are refused together in English: without saunas, spas or pools."""

import re
from collections.abc import Sequence

from core.understand.text.clauses.reach import DONE_BEFORE
from core.understand.text.clauses.turns import OF_HOURS, Turn

_JOINED = re.compile(r"\b(?:and|or)\b", re.IGNORECASE)
_ITEM = re.compile(r"\s*[\w'/-]+(?:\s+[\w'/-]+){0,3}\s*", re.IGNORECASE)
_LAST_ITEM = re.compile(
    r"\s*(?:[\w'/-]+(?:\s+[\w'/-]+){0,3}\s+(?:and(?!\s+(?:one|an?|some|lots|plenty|maybe|good|great|nice|lovely)\b)|or)|n?or)\s",
    re.IGNORECASE,
)
"""What ends a list of things refused; `train not plane, history and one good dinner` is none."""
_WANTED_ITSELF = re.compile(
    r"\b(?:preferred|essential|appreciated|welcome|a (?:must|plus)|would (?:be|do|suit|help)|(?<!s )(?:needed|required|wanted))\b",
    re.IGNORECASE,
)
"""What makes a clause no end of a list of things refused, but one that is wanted: no stairs, ground floor or lift needed. Of several
alike as much may be refused: no museums, parks or gardens needed."""


def leads_list(text: str, lower: str, turns: Sequence[Turn]) -> bool:
    """Whether a clause ends in a refusal of one thing, so that a list may follow."""
    if not turns:
        return DONE_BEFORE.search(lower) is not None and ")" not in text
    _, stop, refused = turns[-1]
    return (
        refused
        and not OF_HOURS.match(text, stop)
        and not _JOINED.search(text, stop)
        and text[stop:].isascii()
        and ")" not in text[stop:]
    )


def is_item(text: str, turns: Sequence[Turn]) -> bool:
    """Whether a clause can be the next of a list."""
    return _ITEM.fullmatch(text) is not None and not turns and not _JOINED.search(text)


def is_last_item(text: str, turns: Sequence[Turn]) -> bool:
    """Whether a clause can be the last of a list."""
    match = _LAST_ITEM.match(text)
    turned = match is not None and any(start < match.end() for start, _, _ in turns)
    return match is not None and not turned and not _WANTED_ITSELF.search(text, match.end())
