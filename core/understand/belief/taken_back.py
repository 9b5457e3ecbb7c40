"""What a request takes back of its own wishes: 灵隐寺想去，……还是把灵隐寺去掉吧."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from core.dsl.families.places import values_of, with_values
from core.dsl.families.rides import IntercityModes, OutAndBack, Ride
from core.dsl.normal.values import Normal
from core.understand.wishes.wish import Scene, Wish, is_refusal

# letters that end the names of places of one kind: 八达岭长城, 慕田峪长城
_NAME = 2


def settled(scene: Scene, wishes: Iterable[Wish]) -> tuple[list[Wish], list[Wish]]:
    """The wishes without what the text refuses elsewhere, and those that clash with a refusal in other words.

    What is refused counts, whichever is said first: 灵隐寺想去，……还是把灵隐寺去掉吧. Where other words name the same place
    (the Great Wall, but not Badaling), the wish is in doubt; so are the modes of travel that others follow.
    """
    wishes = list(wishes)
    kept: list[Wish] = []
    doubts: list[Wish] = []
    modes = [wish for wish in wishes if isinstance(wish.meaning, IntercityModes)]
    never = frozenset[Ride]().union(*(_refused_rides(wish.meaning) for wish in wishes))
    for wish in wishes:
        if wish in modes[:-1] or (isinstance(wish.meaning, IntercityModes) and wish.meaning.modes & never):
            doubts.append(wish)
            continue
        refusals = [other for other in wishes if is_refusal(other.meaning) and _shared(wish, other)]
        if is_refusal(wish.meaning) or not refusals:
            kept.append(wish)
            continue
        shared = frozenset().union(*(_shared(wish, other) for other in refusals))
        said = {scene.lower[slice(*span)].strip() for other in refusals for span in other.spans}
        left = _without(wish, shared)
        if left is not None:
            kept.append(left)
        if left is not None and _is_one_of_them(values_of(left.meaning), shared):
            # of several of one name, the text says which: the Great Wall (Mutianyu, not Badaling)
            continue
        if any(
            not any(words in one or one in words for one in said) for words in _words(scene, wish, shared)
        ):
            doubts.append(replace(wish, meaning=_only(wish, shared)))
    return kept, doubts


def _refused_rides(meaning: Normal) -> frozenset[Ride]:
    """The ways of travelling that a wish rules out for both rides."""
    match meaning:
        case OutAndBack("none", out, back):
            return out & back
        case _:
            return frozenset()


def _shared(wish: Wish, refusal: Wish) -> frozenset[str]:
    """The places or kinds that a wish and a refusal are both about."""
    return (
        values_of(wish.meaning) & values_of(refusal.meaning)
        if type(wish.meaning) is type(refusal.meaning)
        else frozenset()
    )


def _without(wish: Wish, shared: frozenset[str]) -> Wish | None:
    left = values_of(wish.meaning) - shared
    return replace(wish, meaning=with_values(wish.meaning, left)) if left else None


def _is_one_of_them(kept: Iterable[str], refused: Iterable[str]) -> bool:
    """Whether a place that stays and one that is refused are called by the same name."""
    return not {name[-_NAME:] for name in kept}.isdisjoint(name[-_NAME:] for name in refused)


def _only(wish: Wish, shared: frozenset[str]) -> Normal:
    return with_values(wish.meaning, values_of(wish.meaning) & shared)


def _words(scene: Scene, wish: Wish, shared: frozenset[str]) -> Iterator[str]:
    """The words by which a wish names the places that it shares with a refusal."""
    for span in wish.spans:
        named = {name for found in scene.places(*span) for name in found.names}
        if not named or named & shared:
            yield scene.lower[slice(*span)].strip()
