"""Which wishes are taken at face value: those of clauses in which nothing is left unread that could turn them round."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Beds, Rooms
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.dsl.families.visits import StayAt, TimeAt, VisitOrder
from core.dsl.families.ways import InnerModes
from core.model.daily import day_hour, free_block
from core.understand.belief.doubting import Doubt
from core.understand.belief.doubts import of_part, parted, refused_kinds
from core.understand.belief.roles import has_another_role, is_of_the_hotel
from core.understand.text.spans import Span
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene, Wish, is_refusal

_WITHHELD = (
    Names, Types, IntercityModes, OutAndBack, InnerModes, HotelNear, RideTime, TimeAt, StayAt, VisitOrder, Rooms, Beds, CostCap,
)  # fmt: skip
"""Wishes that unread words may turn round."""
_QUALIFIED = (Names, Types, IntercityModes, OutAndBack, InnerModes, HotelNear)
"""Those of them that any unread word of their clause may qualify; times are read with all their words."""
_MEALS = ("restaurant", "breakfast", "lunch", "dinner")
_NUMBERED = (Rooms, Beds, CostCap)
"""Those held by their own numbers, which only words in one phrase with them qualify: 司机单独一间."""


@dataclass(frozen=True, slots=True)
class Belief:
    """What is believed of what was read, and what is not: the wishes to be asked about, the likings to be listed.

    `refusing` are words that refuse something which was not read: they are listed whole.
    """

    wishes: tuple[Wish, ...]
    likings: tuple[Liking, ...]
    doubts: tuple[Wish, ...]
    unsure: tuple[Liking, ...]
    refusing: tuple[Span, ...] = ()


def believed(
    scene: Scene,
    wishes: Iterable[Wish],
    likings: Iterable[Liking],
    read: Sequence[Span],
    unread: Sequence[Span],
) -> Belief:
    """What of the wishes and likings may be taken at face value.

    `read` is all that was read, what refuses included; `unread` are the weighty words that were not.
    """
    wishes, likings = tuple(wishes), tuple(likings)
    things = [*(span for wish in wishes for span in wish.spans), *(one.span for one in likings)]
    doubt = Doubt(scene, read, unread, things)
    kept: list[Wish] = []
    doubts: list[Wish] = []
    for wish in wishes:
        sure: Wish | None = wish
        if isinstance(wish.meaning, _WITHHELD):
            sure, unsure = parted(scene, wish, _test(scene, doubt, wish))
            doubts += [unsure] if unsure else []
        kept += [sure] if sure else []
    never = refused_kinds(wishes, likings)
    unsure_likings = tuple(
        one
        for one in likings
        if one.about != "company"
        and (one.about != "pace" or doubt.of_former(one.span))
        # who is engaged, or why, does not matter to time that is kept free, nor to when one goes out
        and free_block(one.thing.zh) is None
        and day_hour(one.thing.zh) is None
        and (
            is_of_the_hotel(scene, one)
            or (doubt.of_liking(one) or of_part(one) in never if one.wanted else _of_refused(doubt, one))
        )
    )
    sure_likings = tuple(one for one in likings if one not in unsure_likings)
    return Belief(
        wishes=tuple(kept),
        likings=sure_likings,
        doubts=tuple(doubts),
        unsure=unsure_likings,
        refusing=tuple(doubt.refusals()),
    )


def _of_refused(doubt: Doubt, liking: Liking) -> bool:
    """What casts doubt on a dislike; one of food holds, whatever is said of it."""
    if liking.about == "sight" and doubt.is_of_a_hotel(liking.span):
        return True
    if liking.about == "local_transport" and doubt.is_last_one(liking.span):
        return True
    eaten = liking.about in ("meal", "cuisine")
    return doubt.of_refusal(liking.span) if eaten else doubt.of_some_of_them(liking.span)


def _is_eaten(wish: Wish) -> bool:
    return isinstance(wish.meaning, (Names, Types)) and wish.meaning.kind == "restaurant"


def _test(scene: Scene, doubt: Doubt, wish: Wish) -> Callable[[Span], bool]:
    """What casts doubt on a wish: on those of its kind, and what gives its words another part in the trip."""
    of_kind = _test_of_kind(doubt, wish)
    return lambda span: has_another_role(scene, wish, span) or of_kind(span)


def _test_of_kind(doubt: Doubt, wish: Wish) -> Callable[[Span], bool]:
    if is_refusal(wish.meaning):
        if isinstance(wish.meaning, Types) and wish.meaning.kind != "accommodation":
            by_kind = doubt.of_refusal if _is_eaten(wish) else doubt.of_some_of_them
            return lambda span: doubt.is_of_a_hotel(span) or by_kind(span)
        # what one must not eat is refused in any case
        return doubt.of_refusal if _is_eaten(wish) else doubt.of_some_of_them
    if isinstance(wish.meaning, CostCap) and wish.meaning.category in _MEALS:
        return lambda span: doubt.of_number(span) or doubt.is_of_one_meal(span)
    if isinstance(wish.meaning, _NUMBERED):
        return doubt.of_number
    if not isinstance(wish.meaning, _QUALIFIED):
        return doubt.of_time
    if isinstance(wish.meaning, Names):
        alone = wish.meaning.rule == "all"
        return lambda span: doubt.of_name(span) or (alone and doubt.is_one_of_two(span))
    if isinstance(wish.meaning, Types):
        return {"attraction": doubt.of_kind_of_sight, "accommodation": doubt.of_feature}.get(
            wish.meaning.kind, doubt.of_kind
        )
    if isinstance(wish.meaning, HotelNear):
        return doubt.of_place_of_hotel
    return doubt.of
