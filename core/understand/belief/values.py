"""The places or kinds that a wish is about, and which of them stand where in the text."""

from core.dsl.families.places import Names, Types
from core.dsl.normal.values import Normal
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span
from core.understand.text.vocabulary import Topic, mentions
from core.understand.wishes.wish import Scene, Wish

_TOPICS: tuple[Topic, ...] = ("attraction_types", "cuisines", "hotel_features")


def values_of(meaning: Normal) -> frozenset[str]:
    """The names or types of a constraint on places; none of another."""
    if isinstance(meaning, Names):
        return meaning.names
    return meaning.types if isinstance(meaning, Types) else frozenset()


def with_values(meaning: Normal, values: frozenset[str]) -> Normal:
    """The constraint on these names or types instead."""
    if isinstance(meaning, Names):
        from_names: Normal = Names(meaning.kind, meaning.rule, values)
        return from_names
    return Types(meaning.kind, meaning.rule, values) if isinstance(meaning, Types) else meaning


def values_at(scene: Scene, wish: Wish, span: Span) -> frozenset[str]:
    """Those of a wish's names or types that the words of a span say."""
    values = values_of(wish.meaning)
    if isinstance(wish.meaning, Names):
        return values & {name for found in scene.places(*span) for name in found.names}
    said = {mention.concept for topic in _TOPICS for mention in mentions(topic, scene.lower, *span)}
    wholes = {lexicon(topic).get(one, {}).get("part_of", one) for topic in _TOPICS for one in said}
    return values & (said | wholes)
