"""What a constraint may use at most. Each limit ends a program with a DslError that names it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds of one program.

    `source` characters of text and `depth` levels of nesting are checked before it runs. While it runs: `steps`
    (one for each piece of syntax that a loop goes over, more for work on whole collections), `collection` elements
    of a set or list that it makes, `text` characters of a string that it makes, `integer` the largest magnitude of
    a whole number, `seconds` of the processor's time as the last resort.
    """

    source: int = 8_000
    depth: int = 40
    steps: int = 500_000
    collection: int = 20_000
    text: int = 10_000
    integer: int = 10**15
    seconds: float = 2.0


DEFAULT_LIMITS = Limits()

STEPS_OF_ALL = 2_000_000
"""Of all constraints of a request on one plan."""
