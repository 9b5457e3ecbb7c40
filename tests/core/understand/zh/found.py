"""What was understood of a request, as the tests ask for it."""

from core.dsl.normal.values import Normal
from core.understand import Understanding


def meanings(found: Understanding) -> list[Normal]:
    """The constraints, by what they mean."""
    return [wish.meaning for wish in found.wishes]


def likes(found: Understanding) -> dict[str, bool]:
    """The likes by name; whether they are wanted."""
    return {one.thing.zh: one.wanted for one in found.likings}


def listed(found: Understanding) -> str:
    """The words that were not understood, and those that are asked about."""
    asked = [question.span for question in found.ask if question.span]
    return "|".join(found.query.text[start:end] for start, end in (*found.not_understood, *asked))
