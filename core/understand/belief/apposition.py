"""Kinds of places that English only names as what the places are that it names right behind: the gardens - Lingering, Lion Grove."""

from collections.abc import Iterable, Iterator

from core.dsl.families.places import Names, Types
from core.understand.patterns.pattern import compiled
from core.understand.wishes.wish import Scene, Wish, is_refusal

_NAMELY = compiled(
    r"(?:,? (?:naturally|obviously|of course|especially|please|too|first|yes))?(?: *(?::| [–—-]+ |\()|,? (?:such as|namely|i\.e\.|that is)) *(?:(?:the|so|i mean) )?"
)
"""What stands between a kind and the names of those that are meant."""


def without_kinds_named(scene: Scene, wishes: Iterable[Wish]) -> Iterator[Wish]:
    """The wishes without those for a kind of which the text goes on to name the very places."""
    wishes = tuple(wishes)
    named = {start for one in wishes if isinstance(one.meaning, Names) for start, _ in one.spans}
    for wish in wishes:
        sight = isinstance(wish.meaning, Types) and wish.meaning.kind == "attraction"
        if not (
            sight
            and not is_refusal(wish.meaning)
            and all(_is_followed(scene, end, named) for _, end in wish.spans)
        ):
            yield wish


def _is_followed(scene: Scene, end: int, named: set[int]) -> bool:
    namely = _NAMELY.match(scene.lower, end)
    return namely is not None and namely.end() in named
