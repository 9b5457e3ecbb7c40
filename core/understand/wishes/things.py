"""Likes and dislikes that no constraint holds: a quiet hotel, no peanuts, no crowds, a slow pace."""

from collections.abc import Iterable, Iterator
from typing import cast

from core.text import Text
from core.understand.text.clauses import Clause, clauses
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span
from core.understand.text.strength import strength
from core.understand.text.vocabulary import Mention, Topic, mentions
from core.understand.wishes.liking import About, Liking
from core.understand.wishes.wish import Scene, Strength

_TOPICS: tuple[Topic, ...] = ("things", "rhythm")
_HELD: dict[Topic, About] = {"rhythm": "pace"}


def thing_likings(scene: Scene, taken: Iterable[Span]) -> Iterator[Liking]:
    """What each clause says of things in the lexicon, outside of the spans taken by constraints."""
    taken = list(taken)
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        of_clause: list[Span] = []
        for topic in _TOPICS:
            for mention in mentions(topic, scene.lower, *clause.span):
                if any(a < mention.span[1] and mention.span[0] < b for a, b in (*taken, *of_clause)):
                    continue
                if clause.indifferent(*mention.span):
                    continue
                of_clause.append(mention.span)
                yield _liking(topic, clause, mention)


def _liking(topic: Topic, clause: Clause, mention: Mention) -> Liking:
    entry = lexicon(topic)[mention.concept]
    about = _HELD.get(topic) or entry["about"]
    wanted = mention.refused or not clause.unwanted(*mention.span)
    if topic == "rhythm":
        wanted = True
    english = entry["en"][0] if entry.get("en") else mention.concept
    how = cast(Strength, strength(clause, wanted=wanted, default="like"))
    return Liking(about, Text(mention.concept, english), how, mention.span, held=topic in _HELD)
