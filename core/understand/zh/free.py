"""Wishes in free Chinese: 想去故宫, 喜欢吃湘菜, 住一间双床房, 坐高铁往返, 酒店每晚不超过500元."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from core.dsl.families.counts import Beds, Rooms
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import RideTime
from core.dsl.families.visits import StayAt, TimeAt
from core.dsl.families.ways import InnerModes
from core.dsl.normal.values import Normal
from core.understand.patterns.pattern import Pattern, one_may_stand
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.spans import Span, overlaps
from core.understand.wishes.hotels.near import near_wishes
from core.understand.wishes.places import place_wishes
from core.understand.wishes.wish import Scene, Wish
from core.understand.zh.modes import WAY_CUES, way_wishes
from core.understand.zh.moments import MOMENT_CUES, moment_wishes
from core.understand.zh.ride_parts import RIDE_PART_CUES, ride_part_wishes
from core.understand.zh.ride_times import RIDE_TIME_CUES, ride_time_wishes
from core.understand.zh.rooms import ROOM_CUES, room_wishes
from core.understand.zh.visits import VISIT_CUES, visit_wishes

_Reader = Callable[[Scene, Clause], Iterator[Wish]]
_READERS: tuple[tuple[_Reader, tuple[Pattern, ...]], ...] = (
    (room_wishes, ROOM_CUES),
    (way_wishes, WAY_CUES),
    (ride_time_wishes, RIDE_TIME_CUES),
    (ride_part_wishes, RIDE_PART_CUES),
    (near_wishes, ()),
    (visit_wishes, VISIT_CUES),
    (place_wishes, ()),
)
"""The readers of clauses in their order, each with the patterns of which a text has one where it finds anything."""


def free_wishes(scene: Scene, span: Span) -> Iterator[Wish]:
    """The wishes of a stretch of free text, clause by clause."""
    readers = [reader for reader, cues in _READERS if not cues or one_may_stand(cues, scene.folded)]
    may_have_moments = one_may_stand(MOMENT_CUES, scene.folded)
    for clause in clauses(scene.folded, *span):
        found = [wish for reader in readers for wish in reader(scene, clause)]
        if may_have_moments:
            bounded = [wish.span for wish in found if isinstance(wish.meaning, RideTime)]
            found += [
                wish
                for wish in moment_wishes(scene, clause)
                if not any(overlaps(wish.span, span) for span in bounded)
            ]
        timed = [wish.span for wish in found if isinstance(wish.meaning, (TimeAt, StayAt))]
        # a place that is to be visited at a time is not to be visited once more
        for wish in found:
            if not (isinstance(wish.meaning, Names) and any(a <= wish.span[0] < b for a, b in timed)):
                yield wish


def merged(wishes: Iterable[Wish], apart: Span | None = None) -> list[Wish]:
    """The wishes with those of one kind of place put together, and what is said twice said once.

    Within `apart` are alternatives, each of which stays by itself.
    """
    together: dict[tuple[object, ...], Wish] = {}
    for wish in wishes:
        alone = apart is not None and apart[0] <= wish.span[0] < apart[1]
        key = (wish.meaning,) if alone else _key(wish.meaning)
        together[key] = _both(together[key], wish) if key in together else wish
    only = any(
        isinstance(wish.meaning, InnerModes) and wish.meaning.rule == "only" for wish in together.values()
    )
    return [wish for wish in together.values() if not (only and _is_refused_mode(wish.meaning))]


def _is_refused_mode(meaning: Normal) -> bool:
    """Whether it refuses a mode in the city, which needs no saying beside `only` others."""
    return isinstance(meaning, InnerModes) and meaning.rule == "none"


def _key(meaning: Normal) -> tuple[object, ...]:
    if isinstance(meaning, (Names, Types)) and meaning.rule != "any":
        return type(meaning), meaning.kind, meaning.rule
    if isinstance(meaning, (Rooms, Beds)):
        return (type(meaning),)
    if isinstance(meaning, RideTime):
        return RideTime, meaning.way, meaning.moment, meaning.bound
    return (meaning,)


def _both(first: Wish, second: Wish) -> Wish:
    """Two wishes for one kind of place as one; how much is wished is the stronger of the two."""
    both = replace(
        first,
        span=(min(first.span[0], second.span[0]), max(first.span[1], second.span[1])),
        confidence=min(first.confidence, second.confidence),
        strength=first.strength if first.strength in ("must", "never") else second.strength,
        parts=(*first.spans, *second.spans),
    )
    match first.meaning, second.meaning:
        case Names(kind, rule, names), Names(_, _, more):
            return replace(both, meaning=Names(kind, rule, names | more))
        case Types(kind, rule, types), Types(_, _, more):
            return replace(both, meaning=Types(kind, rule, types | more))
        case RideTime(bound=bound) as one, RideTime() as other if one != other:
            # 下午出发，两点以后: the later bound of two that say since when
            strict = max if bound == "earliest" else min
            return replace(both, meaning=strict((one, other), key=lambda ride: ride.time))
        case one, other if one == other:
            return replace(both, span=first.span)
        case _:
            return first
