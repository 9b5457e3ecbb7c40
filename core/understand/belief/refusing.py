"""Words of refusal of which it was not read what they refuse."""

import re
from collections.abc import Iterator

from core.understand.belief.speaking import NO_MATTER
from core.understand.text.clauses import Clause
from core.understand.text.refusals import cues
from core.understand.text.spans import Span

_AN_ITEM = re.compile(
    r"\b(?:and|but)\s+(?:absolutely\s+|definitely\s+)?(?:no|zero|nothing)(?=\s+(?!thank|way|more\b|need|point|time|one\b)\w)",
    re.IGNORECASE,
)
"""What leads to a further thing of a list, which is refused: it says nothing of those before."""


def refuses(clause: Clause, is_read: bytearray) -> bool:
    """Whether a word of refusal in a clause refuses nothing that was read."""
    return any(True for _ in loose(clause, is_read)) and not NO_MATTER.search(clause.text)


def refuses_after(clause: Clause, is_read: bytearray, end: int) -> bool:
    """Whether a clause refuses nothing but further things, named after an index: hot springs and no alarm clocks."""
    items = {item.end() for item in _AN_ITEM.finditer(clause.text, max(0, end - clause.start))}
    return all(stop in items for _, stop in loose(clause, is_read))


def loose(clause: Clause, is_read: bytearray) -> Iterator[Span]:
    """Where words of refusal stand in a clause of which some letter was not read."""
    for start, end in cues(clause.text):
        if not all(is_read[clause.start + start : clause.start + end]):
            yield start, end
