"""Kinds of places that English only names as what the places are that it names right behind: the gardens - Lingering, Lion Grove."""

from collections.abc import Iterable, Iterator

from core.dsl.families.places import Names, Types
from core.understand.patterns.pattern import compiled
from core.understand.text.spans import Span
from core.understand.wishes.wish import Scene, Wish, is_refusal

_NAMELY = compiled(
    r"(?:,? (?:naturally|obviously|of course|especially|please|too|first|yes))?(?: *(?::| [–—-]+ |\()|,? (?:such as|namely|i\.e\.|that is)) *(?:(?:the|so|i mean) )?"
)
"""What stands between a kind and the names of those that are meant."""


_TOLD_OF = compiled(
    r"\s+(?:is|are) (?:(?:only|mainly|mostly|really|more|just) )*for\b|\s+(?:opens?|closes?)\b"
)
"""How one goes on to tell of a place that was named before: Disneyland on day 2; the park is for the kids."""


def without_kinds_named(scene: Scene, wishes: Iterable[Wish]) -> Iterator[Wish]:
    """The wishes without those for a kind of which the text goes on to name the very places."""
    wishes = tuple(wishes)
    places = [span for one in wishes if isinstance(one.meaning, Names) for span in one.spans]
    named, told = {start for start, _ in places}, [end for _, end in places]
    for wish in wishes:
        sight = isinstance(wish.meaning, Types) and wish.meaning.kind == "attraction"
        if not (
            sight
            and not is_refusal(wish.meaning)
            and all(
                _is_followed(scene, end, named) or _is_told_of(scene, (start, end), told)
                for start, end in wish.spans
            )
        ):
            yield wish


def _is_followed(scene: Scene, end: int, named: set[int]) -> bool:
    namely = _NAMELY.match(scene.lower, end)
    return namely is not None and namely.end() in named


def _is_told_of(scene: Scene, kind: Span, named: Iterable[int]) -> bool:
    """Whether a kind with its article is but the place that was named before it, of which the text goes on to tell."""
    return (
        scene.lower.endswith("the ", 0, kind[0])
        and _TOLD_OF.match(scene.lower, kind[1]) is not None
        and any(end <= kind[0] for end in named)
    )
