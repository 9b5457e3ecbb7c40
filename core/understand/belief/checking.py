"""Names in constraints held against the sandbox: what it does not have, and what may have been meant.

Any translator's constraints go through here, whether rules or a model wrote them.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from core.dsl.families.place_names import places_named
from core.dsl.families.places import Types
from core.dsl.normal.values import Normal
from core.understand.names.place_names import NameKind, PlaceNames
from core.understand.wishes.wish import Wish

ALL_KINDS: tuple[NameKind, ...] = ("attraction", "restaurant", "hotel")
_KIND_OF: dict[str, NameKind] = {"attraction": "attraction", "accommodation": "hotel"}
_WITH_THE_UNKNOWN = 0.5


def checked(wish: Wish, names: PlaceNames) -> Wish:
    """The wish with the names that the city does not have marked, and less sure for it; as it is without a city."""
    if not names.kinds:
        return wish
    unknown = tuple(
        sorted(name for name, kinds in _named(wish.meaning) if not names.resolve(name, *kinds).known)
    )
    return (
        replace(wish, unknown=unknown, confidence=min(wish.confidence, _WITH_THE_UNKNOWN))
        if unknown
        else wish
    )


def as_data_allow(wishes: Iterable[Wish], names: PlaceNames) -> Iterator[Wish]:
    """The wishes, no more than likes where they ask for a feature of which no hotel of the city is told.

    What the data do not tell of is no proof that a trip is impossible. What hotels are known to be by their names (five stars) is a like's
    own, and no constraint, which they would all break.
    """
    for wish in wishes:
        asked = wish.meaning
        if not isinstance(asked, Types) or asked.kind != "accommodation" or asked.rule == "none":
            yield wish
            continue
        told = names.kinds.get("hotel", asked.types) & asked.types
        if told == asked.types if asked.rule == "all" else told:
            yield wish
        elif told or not names.are_hotels_known_as(asked.types):
            yield replace(wish, strength="like", confidence=min(wish.confidence, _WITH_THE_UNKNOWN))


def did_you_mean(wish: Wish, names: PlaceNames) -> dict[str, tuple[str, ...]]:
    """For each name of a wish that the city does not have, names it has that look like it, best first."""
    kinds_of = dict(_named(wish.meaning))
    return {name: names.alike.near_misses(name, *kinds_of[name]) for name in wish.unknown}


def _named(meaning: Normal) -> Iterator[tuple[str, tuple[NameKind, ...]]]:
    for name, kind in places_named(meaning):
        yield name, ALL_KINDS if kind is None else (_KIND_OF.get(kind, "restaurant"),)
