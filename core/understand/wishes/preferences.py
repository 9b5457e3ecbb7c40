"""What travellers like and dislike, subject by subject: for preferences as much as for demands."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.kinds import PlaceKind
from core.dsl.families.places import Names
from core.model.query import Preference, Subject
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.numerals import COUNT_EN
from core.understand.text.spans import holds
from core.understand.text.vocabulary import Mention, Topic, mentions
from core.understand.wishes.kinds import is_unwanted, kinds_said
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene, Wish

SUBJECTS: tuple[Subject, ...] = ("transportation", "accommodations", "diet", "attractions", "rhythm")

# 园林文化游 names the trip, and not a kind of sight to see
_OF_TRAFFIC = re.compile(
    r"[- ]hours?\b|(?<=much) (?:of )?(?:the )?(?:spic\w+|chil[il]\w*|pepper\w*|oil\w*|salt\w*|sugar\w*|sweet\w*|meat|fish|garlic|fried|grease|greasy|noise|money|cash)\b"
)
"""What makes a rush one of the traffic, and too much that of something else, and no pace: no rush hour metro, not too much spicy."""
_THEME = compiled(r"文化[^,。;]{0,4}游")
_PARTS: tuple[Subject, ...] = ("transportation", "attractions")
"""What may be a part of another thing's name."""
_OF_SIDE: dict[PlaceKind, Subject] = {
    "attraction": "attractions",
    "restaurant": "diet",
    "accommodation": "accommodations",
}


_IS_CROWDED = compiled(
    r"\b(?:(?:meant|supposed|going|bound|said|known) to be|is|are|gets?|be|was|were)\s+(?:so |too |very |always |absolutely |really )*$"
)
_COUNTED = re.compile(rf"\b(?:{COUNT_EN}) $")
"""What makes full days a number of whole ones, and no pace: three full days."""
_OF_DAYS = compiled(
    r"\bdays?\b|schedule|itinerary|programme|program|trip|\bit\b|pace|plan|everything|things|\bwe\b|\bi\b"
)
"""What a pace is of; a place that is packed is crowded, and asks for no full days."""


@dataclass(frozen=True, slots=True)
class SaidKind:
    """A kind that a clause speaks of, for or against it."""

    subject: Subject
    topic: Topic
    mention: Mention
    clause: Clause
    wanted: bool


def kinds_of_clauses(scene: Scene) -> tuple[SaidKind, ...]:
    """All kinds of places, ways and paces that the text speaks of, in the words of the lexicons."""
    return tuple(
        SaidKind(
            subject=subject,
            topic=topic,
            mention=mention,
            clause=clause,
            wanted=not is_unwanted(scene, topic, clause, mention),
        )
        for clause in clauses(scene.folded, 0, len(scene.folded))
        for subject, topic, mention in _said(scene, clause)
    )


def said_by_themselves(
    said: Iterable[SaidKind], wishes: Iterable[Wish], likings: Iterable[Liking]
) -> tuple[SaidKind, ...]:
    """The kinds without the ways and sights that are but a part of what is wished for: the train that goes through a building."""
    wholes = [span for wish in wishes if isinstance(wish.meaning, (Names, HotelNear)) for span in wish.spans]
    # nor is a red-eye flight any plane, or a hotel near the station a train
    wholes += [one.span for one in likings if one.about in ("sight", "hotel") or not one.wanted]
    return tuple(
        one
        for one in said
        if one.subject not in _PARTS or not any(holds(whole, one.mention.span) for whole in wholes)
    )


def preferences_of(said: Iterable[SaidKind]) -> dict[Subject, Preference]:
    """Likes and dislikes by subject; empty where there are none."""
    sides: dict[Subject, tuple[set[str], set[str]]] = {subject: (set(), set()) for subject in SUBJECTS}
    for one in said:
        sides[one.subject][not one.wanted].add(one.mention.concept)
    return {subject: Preference(frozenset(yes), frozenset(no)) for subject, (yes, no) in sides.items()}


def _said(scene: Scene, clause: Clause) -> Iterator[tuple[Subject, Topic, Mention]]:
    for side, kinds in kinds_said(scene, clause).items():
        for mention in kinds:
            if _THEME.match(scene.lower, mention.span[1]):
                continue
            yield _OF_SIDE[side.kind], side.topic, mention
    for mention in mentions("transport", scene.lower, *clause.span):
        yield "transportation", "transport", mention
    for mention in mentions("rhythm", scene.lower, *clause.span):
        if _OF_TRAFFIC.match(scene.lower, mention.span[1]):
            continue
        if _IS_CROWDED.search(clause.lower, 0, mention.span[0] - clause.start) and not _OF_DAYS.search(
            clause.lower
        ):
            continue
        full = scene.lower[slice(*mention.span)] == "full days"
        if not (full and _COUNTED.search(clause.lower, 0, mention.span[0] - clause.start)):
            yield "rhythm", "rhythm", mention
