"""One dish or cuisine in place of another: 火锅换成串串, swap the duck for noodles."""

import re
from dataclasses import dataclass, replace

from core.dsl.families.places import Types
from core.dsl.requirements import Requirement, requirements_of, with_requirements
from core.model.query import Query, Thing
from core.text import Text
from core.understand import editing
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import FollowUpChange
from core.understand.follow_ups.effects import OpenTrip, with_thing, with_wish
from core.understand.follow_ups.step import FollowUpStep
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span
from core.understand.text.vocabulary import mentions
from core.understand.wishes.wish import Scene


@dataclass(frozen=True, slots=True)
class _Dish:
    """Something to eat: its name, where it stands, and the cuisine or the thing (by name) that it is."""

    name: Text
    span: Span
    cuisine: str | None
    thing: str | None


_OTHERS = re.compile(r"其他|其它|别的|其余|\b(?:other|rest)\b", re.IGNORECASE)
"""What makes the dishes that go no dish of a name."""
_NOT_IT = re.compile(r"[不没]\s*$|\b(?:not|no|non|without|less)[ -](?:too |so )?$")
"""What stands before something of which the new dish shall have nothing: 换成不辣的."""


def old_dish(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """What is eaten no more: its cuisine is refused, but where the new dish is of the same one."""
    swapped = _swapped(scene)
    if swapped is None:
        return None
    old, new = swapped
    after = replace(trip, query=_unwished(trip.query, old))
    if old.cuisine is not None and old.cuisine != new.cuisine:
        after = with_wish(after, Types("restaurant", "none", frozenset({old.cuisine})))
    if old.thing is not None and old.thing != new.thing:
        after = with_thing(after, Thing(old.name, "meal", "never"))
    no = Text(f"不要{old.name.zh}", f"No {old.name.en}")
    return FollowUpStep(FollowUpChange("cuisine", no, old.name.zh, wanted=False), after, old.span)


def new_dish(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """What is eaten instead."""
    swapped = _swapped(scene)
    if swapped is None:
        return None
    old, new = swapped
    after = trip
    if new.cuisine in scene.names.kinds.get("restaurant", ()):
        after = with_wish(after, Types("restaurant", "all", frozenset({str(new.cuisine)})))
    if new.thing is not None or after is trip:
        after = with_thing(after, Thing(new.name, "meal", "like"))
    said = Text(f"{old.name.zh}换成{new.name.zh}", f"{new.name.en} instead of {old.name.en}")
    return FollowUpStep(FollowUpChange("swap", said, new.name.zh, old=old.name.zh), after, new.span)


def _swapped(scene: Scene) -> tuple[_Dish, _Dish] | None:
    """The dish that goes and the one that comes, where a text puts one in the place of the other."""
    match = words.SWAP.search(scene.folded)
    if match is None:
        return None
    gone = next(name for name in words.SWAPPED if match[name])
    old = _dish(scene, match.span(gone))
    new = _dish(scene, match.span(gone.replace("old", "new")))
    if old is None or new is None or old.name == new.name or _OTHERS.search(match[gone]):
        return None
    refused = _NOT_IT.search(scene.lower, match.start(gone.replace("old", "new")), new.span[0])
    return None if refused else (old, new)


def _dish(scene: Scene, span: Span) -> _Dish | None:
    """The dish or cuisine that some words name."""
    cuisine = next(iter(mentions("cuisines", scene.lower, *span)), None)
    eaten = (one for one in mentions("things", scene.lower, *span) if _is_eaten(one.concept))
    thing = next(eaten, None)
    named = thing or cuisine
    if named is None:
        return None
    english = lexicon("things" if thing else "cuisines").get(named.concept, {}).get("en", ())
    typed = scene.text[slice(*named.span)]
    # a dish that only its cuisine knows is called as it was typed
    zh = named.concept if thing or typed.isascii() else typed
    en = typed if typed.isascii() else str(english[0]) if english else zh
    return _Dish(
        name=Text(zh, en),
        span=named.span,
        cuisine=cuisine.concept if cuisine else None,
        thing=thing.concept if thing else None,
    )


def _is_eaten(thing: str) -> bool:
    return bool(lexicon("things")[thing].get("about") in ("meal", "cuisine"))


def _unwished(query: Query, dish: _Dish) -> Query:
    """The request without the wish for a dish."""
    held = []
    for one in requirements_of(query):
        meaning = one.meaning
        if isinstance(meaning, Types) and meaning.kind == "restaurant" and meaning.rule != "none":
            left = meaning.types - {dish.cuisine}
            if not left:
                continue
            if left != meaning.types:
                meaning = replace(meaning, types=left)
                one = Requirement(editing.wish(meaning, one.constraint.span), meaning)
        held.append(one)
    things = tuple(one for one in query.things if one.name.zh != dish.name.zh)
    return replace(with_requirements(query, held), things=things)
