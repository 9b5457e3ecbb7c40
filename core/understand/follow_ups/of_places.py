"""Changes of where the trip goes in the city: one sight for another, a sight on another day, another hotel."""

import re
from collections.abc import Sequence

from core.dsl.families.places import Names, Types
from core.dsl.requirements import requirements_of
from core.model.plan import Visit
from core.model.query import Thing
from core.text import Text
from core.understand import editing
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import FollowUpChange
from core.understand.follow_ups.effects import (
    OpenTrip,
    with_other_hotel,
    with_place_on_day,
    with_swap,
    with_thing,
    with_wish,
)
from core.understand.follow_ups.step import FollowUpStep, day_of
from core.understand.text.spans import Span
from core.understand.text.vocabulary import mentions
from core.understand.wishes.wish import Scene

_ITS_KIND = re.compile(
    r"\b(?:the|that)\s+(?P<en>[a-z]+)\b(?!\s+of\b)|(?:那个|这个|那座|这座)(?P<zh>[一-鿿]{1,3}?)(?=就|不|算|去|删|$)"
)
"""A place named by what it is: the shrine, 那个祠."""


def swap(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """One sight in place of another."""
    match = words.SWAP.search(scene.folded)
    if match is None:
        return None
    groups = match.groupdict()
    old_name = next(name for name in words.SWAPPED if groups[name])
    new_name = old_name.replace("old", "new")
    old = _sight(scene, match.span(old_name)) or _named_by_kind(scene, trip, match[old_name])
    new = _sight(scene, match.span(new_name))
    kind = _kind(scene, match.span(new_name)) if new is None else None
    after: Names | Types | None = Types("attraction", "all", frozenset({kind})) if kind else None
    after = Names("attraction", "all", frozenset({new})) if new else after
    if old is None or after is None or old == new:
        return None
    said = editing.wish(after).gloss if kind else Text(str(new), str(new))
    change = FollowUpChange(
        "swap", Text(f"{old}换成{said.zh}", f"{said.en} instead of {old}"), new or kind, old=old
    )
    before = Names("attraction", "all", frozenset({old}))
    return FollowUpStep(change, with_swap(trip, before, after), match.span())


def as_swap(scene: Scene, changes: Sequence[FollowUpChange]) -> Sequence[FollowUpChange]:
    """The changes, as one where they take out what the text says to swap and add what comes in its place."""
    if words.SWAP.search(scene.folded) is None or sorted(one.kind for one in changes) != ["add", "remove"]:
        return changes
    new, old = sorted(changes, key=lambda one: one.kind)
    said = Text(f"{old.text.zh}，{new.text.zh}", f"{new.text.en}; {old.text.en}")
    return (FollowUpChange("swap", said, new.value, old=str(old.value)),)


def _sight(scene: Scene, span: Span) -> str | None:
    """The one sight that some words name."""
    found = [one for one in scene.places(*span) if one.kind == "attraction"]
    return found[0].names[0] if found else None


def _kind(scene: Scene, span: Span) -> str | None:
    """The kind of sight that some words name, where the city has it: a park."""
    known = scene.names.kinds.get("attraction", ())
    said = (one.concept for one in mentions("attraction_types", scene.lower, *span))
    return next((one for one in said if one in known), None)


def drop(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """A sight of the trip that is left out and named by what it is alone: forget about the shrine."""
    named = _named_by_kind(scene, trip, scene.lower) if words.REMOVE.search(scene.lower) else None
    if named is None:
        return None
    change = FollowUpChange("remove", Text(f"不去{named}", f"Without {named}"), named, wanted=False)
    refused = Names("attraction", "none", frozenset({named}))
    return FollowUpStep(change, with_wish(trip, refused), (0, len(scene.folded)))


def _named_by_kind(scene: Scene, trip: OpenTrip, said: str) -> str | None:
    """The one sight of the trip of a kind that some words name: the shrine."""
    for kind in _ITS_KIND.finditer(said):
        named = scene.names.ends_with(kind["en"] or kind["zh"], _wished_sights(trip))
        if len(named) == 1 and scene.names.resolve(kind[0], "attraction").name not in named:
            return named[0]
    return None


def _wished_sights(trip: OpenTrip) -> frozenset[str]:
    """The sights that the trip asks for, and those of its plan."""
    wished = (one.meaning for one in requirements_of(trip.query))
    named = [one.names for one in wished if isinstance(one, Names) and one.rule != "none"]
    planned = (
        [activity.position for _, _, activity in trip.plan.activities() if isinstance(activity, Visit)]
        if trip.plan
        else []
    )
    return frozenset(planned).union(*named)


def move(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """A sight on a day of the trip."""
    day, verb = words.DAY.search(scene.folded), words.MOVE.search(scene.folded)
    first = day is None and words.FIRST.search(scene.folded) is not None
    if not (day or first) or words.CALMER.search(scene.folded):
        return None
    place = _sight(scene, (0, len(scene.folded))) or _named_by_kind(scene, trip, scene.lower)
    if place is None or (first and place not in _wished_sights(trip)):
        return None
    if verb is None and not re.search(
        r"去|看|玩|逛|排|on day|to day|on the|to the|\bnot where|\bday \w+,? (?:pls|please|instead)\b",
        scene.lower,
    ):
        return None
    number = day_of(day, trip) if day else 1
    comes = words.COMES_IN.search(scene.folded) is not None and place not in _wished_sights(trip)
    said = Text(f"{place}放到第 {number} 天", f"{place} on day {number}")
    change = FollowUpChange("add" if comes else "move", said, place, day=number)
    return FollowUpStep(change, with_place_on_day(trip, place, number), (0, len(scene.folded)))


def hotel(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """Another hotel than the plan has."""
    match = re.search(
        r"换(?:一)?(?:个|家)(?:别的)?(?:酒店|宾馆|民宿|旅馆)|\b(?:another|different|change (?:the )?|new|other) hotel\b",
        scene.lower,
    )
    after = with_other_hotel(trip) if match else None
    if match is None or after is None:
        return None
    return FollowUpStep(
        FollowUpChange("hotel", Text("换一家酒店", "Another hotel"), "another"), after, match.span()
    )


def comfort(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """A more comfortable trip: a better hotel, at no other budget than the one that was said."""
    match = words.COMFORT.search(scene.folded)
    if match is None or words.DAY.search(scene.folded):
        return None
    better = Text("舒适的住处", "comfortable hotel")
    said = Text("更舒适：住得好些", "More comfortable: a better hotel")
    return FollowUpStep(
        FollowUpChange("hotel", said, "comfortable 舒适"),
        with_thing(trip, Thing(better, "hotel", "like")),
        match.span(),
    )
