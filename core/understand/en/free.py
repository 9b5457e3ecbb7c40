"""Wishes in free English: by train, two twin rooms, hotel under 500 a night, no spicy food, must see West Lake."""

import re
from collections.abc import Iterator

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Beds, Rooms
from core.dsl.families.places import Names
from core.dsl.families.rides import IntercityModes, OutAndBack
from core.dsl.families.visits import StayAt, TimeAt
from core.understand.en.rides.legs import each_ride_by_its_own, there_and_back
from core.understand.en.rides.rides import ride_wishes
from core.understand.en.rooms import rooms_of_all, rooms_of_clause
from core.understand.en.visits import order_wishes, visit_wishes_en
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.spans import Span, overlaps
from core.understand.wishes.hotels.near import near_wishes
from core.understand.wishes.places import place_wishes
from core.understand.wishes.wish import Scene, Wish

_FREE_ONLY = compiled(
    r"\bonly (?:(?:want|wish|like|would like|plan) to )?(?:visit|see|go to|do) free (?:attractions|sights|sites|places|things)\b"
)


def free_wishes_en(scene: Scene, taken: list[Span]) -> list[Wish]:
    """The wishes of the clauses that no listed requirement was read from."""
    return each_ride_by_its_own(list(_wishes(scene, taken)))


def _wishes(scene: Scene, taken: list[Span]) -> Iterator[Wish]:
    yield from order_wishes(scene)
    rooms = list(rooms_of_all(scene, taken))
    yield from rooms
    both_ways = list(there_and_back(scene))
    yield from both_ways
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        if not any(start < clause.span[1] and clause.span[0] < end for start, end in taken):
            found = list(_of_clause(scene, clause))
            if any(isinstance(one.meaning, Rooms) and overlaps(one.span, clause.span) for one in rooms):
                found = [wish for wish in found if not isinstance(wish.meaning, (Rooms, Beds))]
            if both_ways:
                found = [wish for wish in found if not isinstance(wish.meaning, (IntercityModes, OutAndBack))]
            timed = {wish.meaning.place for wish in found if isinstance(wish.meaning, (TimeAt, StayAt))}
            yield from (
                wish
                for wish in found
                if not (timed and isinstance(wish.meaning, Names) and wish.meaning.names <= timed)
            )


def _of_clause(scene: Scene, clause: Clause) -> Iterator[Wish]:
    free = _FREE_ONLY.search(clause.lower)
    if free:
        yield Wish(CostCap("attraction", 0), _at(clause, free), 0.85)
    yield from ride_wishes(scene, clause)
    yield from rooms_of_clause(clause)
    yield from near_wishes(scene, clause)
    yield from visit_wishes_en(scene, clause)
    yield from place_wishes(scene, clause)


def _at(clause: Clause, match: re.Match[str]) -> Span:
    return clause.start + match.start(), clause.start + match.end()
