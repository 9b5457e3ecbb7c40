"""Kinds of sights in English that only speak again of a place that was named before: three hours in the museum."""

import re

from core.understand.text.spans import Span
from core.understand.wishes.wish import Scene

_THAT_ONE = re.compile(
    r"\b(?:the|that|this|said)\s+$|(?:^|[,.;:!?–—-])\s*(?:(?:hmm+|and|but|so|then|or),?\s+)*$"
)
"""What stands before a kind that is one told of already; a kind alone may be it too: museum for sure."""
_ANOTHER = re.compile(r"\s+(?:of|in|at|near|called|with|that|which|where|about)\b")


def speaks_again(scene: Scene, span: Span) -> bool:
    """Whether a word for one sight of a kind means the place of that kind that the text named before."""
    word = scene.lower[slice(*span)]
    if not word.isascii() or word.endswith("s") or _THAT_ONE.search(scene.lower, 0, span[0]) is None:
        return False
    if _ANOTHER.match(scene.lower, span[1]):
        return False
    return any(
        one.kind == "attraction" and one.words.endswith(f" {word}") for one in scene.english(0, span[0])
    ) or bool(re.search(rf"[A-Z][\w'-]* {word.capitalize()}\b", scene.folded[: span[0]]))
