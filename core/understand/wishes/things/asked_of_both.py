"""What a text asks of the hotel and of the sights at once: 酒店和景点都要无障碍."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import clauses
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import overlaps
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene

_BOTH = compiled(
    r"(?:酒店|宾馆|民宿|住宿|房间|住的地方|住的)(?:、|和|跟|与|还有|以及|加)[^,。;!?]{0,6}?(?:景点|景区|地方|路线|馆)|"
    r"(?:景点|景区|玩的地方|路线|馆)(?:、|和|跟|与|还有|以及|加)[^,。;!?]{0,6}?(?:酒店|宾馆|民宿|住宿|房间|住的)|"
    r"\bhotels?,? (?:and|&|plus) (?:(?:all|the|our|any) )*(?:sights?|attractions?|places?|museums?)\b|"
    r"\b(?:sights?|attractions?|places?|museums?),? (?:and|&|plus) (?:(?:the|our|all) )*(?:hotels?|rooms?)\b"
)
"""The hotel and the sights, named side by side."""


def asked_of_both(scene: Scene, likings: Iterable[Liking]) -> Iterator[Liking]:
    """The likings, with those for the sights that are asked of them beside the hotel."""
    for one in likings:
        yield one
        entry = lexicon("things").get(one.thing.zh, {})
        if (entry.get("about"), entry.get("also"), one.about) != ("hotel", "sight", "hotel"):
            continue
        around = (
            clause
            for clause in clauses(scene.folded, 0, len(scene.folded))
            if overlaps(clause.span, one.span)
        )
        if any(_BOTH.search(clause.lower) for clause in around):
            yield replace(one, about="sight")
