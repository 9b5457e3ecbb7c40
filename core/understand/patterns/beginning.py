"""Which letters a match of a pattern may begin with: alternatives are tried only where one of theirs stands."""

import re

from core.understand.patterns.source import Alternatives, Edge, Letter, Sequence, UnknownError, tree

Beginnings = frozenset[str]
"""Letters, ranges and classes, as a class in a pattern has them."""


def one_of_these(*sources: str) -> str:
    """Alternatives, in their order, each tried only where a letter stands that it may begin with."""
    return "|".join(map(_led, sources))


def beginning(source: str) -> str | None:
    """The class of letters that a match begins with; None if it may be empty or begin with any."""
    try:
        kinds, may_be_empty = _of_choices(tree(source))
    except UnknownError:
        return None
    return f"[{''.join(map(_written, sorted(kinds)))}]" if kinds and not may_be_empty else None


def _led(source: str) -> str:
    letters = beginning(source)
    return f"(?={letters})(?:{source})" if letters else source


def _of_choices(group: Alternatives) -> tuple[Beginnings | None, bool]:
    """What one of the alternatives begins with (None: any letter), and whether one may be empty."""
    found = [_of_sequence(items) for items in group.choices]
    known = [kinds for kinds, _ in found if kinds is not None]
    every = frozenset().union(*known) if len(known) == len(found) else None
    return every, any(may_be_empty for _, may_be_empty in found)


def _of_sequence(items: Sequence) -> tuple[Beginnings | None, bool]:
    """The same of what follows one another."""
    begins: Beginnings = frozenset()
    for item in items:
        match item.what:
            case Edge() | Alternatives(looks=True):
                continue
            case Letter(kinds):
                first, may_be_empty = None if kinds is None else frozenset(kinds), False
            case Alternatives() as group:
                first, may_be_empty = _of_choices(group)
        if first is None:
            return None, False
        begins |= first
        if item.least and not may_be_empty:
            return begins, False
    return begins, True


def _written(kind: str) -> str:
    """A letter, class or range as it stands in a class."""
    if len(kind) == len(r"\d"):
        return kind
    return f"{re.escape(kind[0])}-{re.escape(kind[-1])}" if len(kind) == len("a-z") else re.escape(kind)
