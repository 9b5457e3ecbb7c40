"""Words of refusal of which it was not read what they refuse."""

from collections.abc import Iterator

from core.understand.belief.speaking import NO_MATTER
from core.understand.text.clauses import Clause
from core.understand.text.refusals import cues
from core.understand.text.spans import Span


def refuses(clause: Clause, is_read: bytearray) -> bool:
    """Whether a word of refusal in a clause refuses nothing that was read."""
    return any(True for _ in loose(clause, is_read)) and not NO_MATTER.search(clause.text)


def loose(clause: Clause, is_read: bytearray) -> Iterator[Span]:
    """Where words of refusal stand in a clause of which some letter was not read."""
    for start, end in cues(clause.text):
        if not all(is_read[clause.start + start : clause.start + end]):
            yield start, end
