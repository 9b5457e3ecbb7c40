"""Likes and dislikes that no constraint holds: a quiet hotel, no peanuts, no crowds, a slow pace."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from core.understand.text.clauses.strength import strength
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span, holds
from core.understand.text.vocabulary import Mention, Topic
from core.understand.wishes.hotels.areas import areas_of
from core.understand.wishes.hotels.near import views_of
from core.understand.wishes.hours.early_back import early_back_of
from core.understand.wishes.hours.early_en import early_starts_en
from core.understand.wishes.hours.meals.meal_days import meal_days_of
from core.understand.wishes.hours.meals.meal_hours_en import meal_hours_en
from core.understand.wishes.hours.meals.meal_hours_zh import meal_hours_zh
from core.understand.wishes.hours.place_days import days_of
from core.understand.wishes.hours.rests import rests_of
from core.understand.wishes.hours.spells import night_views, spells_of
from core.understand.wishes.hours.thing_hours import meals_once, thing_days, thing_hours
from core.understand.wishes.hours.thing_hours_en import thing_hours_en
from core.understand.wishes.hours.windows import windows_of
from core.understand.wishes.liking import About, Liking
from core.understand.wishes.preferences import SaidKind
from core.understand.wishes.things.asked_of_both import asked_of_both
from core.understand.wishes.things.foods import foods_refused
from core.understand.wishes.things.local_ways import local_likings_en
from core.understand.wishes.things.things_said import EATEN, thing_named, things_said
from core.understand.wishes.wish import Scene

_TRAIN = re.compile(r"(?:er|est)? (?:trains?|boats?|ferry|ferries|one)\b")
_REFUSES = re.compile("[不别没莫勿免]")
_ABOUT: dict[Topic, About] = {
    "rhythm": "pace",
    "attraction_types": "sight",
    "cuisines": "cuisine",
    "hotel_features": "hotel",
}


def likings_of(
    scene: Scene, said: Iterable[SaidKind], told: Iterable[Liking], taken: Iterable[Span]
) -> tuple[Liking, ...]:
    """Likes and dislikes outside of the spans taken by constraints: time kept free and beds as `told`, kinds that no constraint holds, and things."""
    found: list[Liking] = []
    spans = list(taken)
    # several places may share the words of one day
    days = [one for one in days_of(scene) if not _is_in(one.span, spans)]
    said, things = tuple(said), tuple(things_said(scene))
    hours = (*thing_hours(scene), *thing_hours_en(scene))
    # as a dish and its cooking share those of one meal
    meals = tuple(meal_days_of(scene, _foods(said, things)))
    hours, meals = meals_once(hours, meals)
    days += (*meals, *thing_days(hours))
    # several days may have the words of one block
    found += [one for one in told if not _is_in(one.span, spans)]
    spans += [one.span for one in found]
    for liking in (
        *windows_of(scene),
        *early_back_of(scene),
        *early_starts_en(scene),
        *rests_of(scene),
        *meal_hours_en(scene),
        *meal_hours_zh(scene),
        *spells_of(scene),
        *areas_of(scene),
        *(one for one in _kinds(said) if not _is_told_closer(scene, one, things)),
        *things,
        *local_likings_en(scene),
        *foods_refused(scene),
        *(one for one in hours if one not in days),
    ):
        if not _is_in(liking.span, spans):
            spans.append(liking.span)
            found.append(liking)
    found = [*_refused_together(scene, found), *days, *night_views(scene), *views_of(scene)]
    every = (*found, *_besides(things, found))
    return tuple(asked_of_both(scene, (one for liking in every for one in _meant(liking, every))))


def _foods(said: Iterable[SaidKind], things: Iterable[Liking]) -> Iterator[tuple[Topic, Mention]]:
    """What the text speaks of to eat: the dishes, and the cookings where no dish is named."""
    dishes = [one for one in things if one.about in EATEN and one.wanted]
    yield from (("things", Mention(one.thing.zh, one.span)) for one in dishes)
    spans = [one.span for one in dishes]
    cookings = [one for one in said if one.topic == "cuisines" and one.wanted]
    yield from (("cuisines", one.mention) for one in cookings if not _is_in(one.mention.span, spans))


def _is_told_closer(scene: Scene, kind: Liking, things: Iterable[Liking]) -> bool:
    """Whether a thing of its own is named by more words than that for a kind: in English a tea garden, of hotels 四星级以上, 酒吧街附近."""
    return any(
        one.span != kind.span
        and holds(one.span, kind.span)
        and (scene.lower[slice(*one.span)].isascii() or one.about == "hotel")
        for one in things
    )


def _is_in(span: Span, spans: Iterable[Span]) -> bool:
    """Whether a span shares letters with one of others."""
    return any(start < span[1] and span[0] < end for start, end in spans)


def _refused_together(scene: Scene, likings: Sequence[Liking]) -> Iterator[Liking]:
    """The likings, with things that stand in one word with one that is refused refused too: 香菜葱姜蒜不放.

    What is refused by a word before it has that for itself: 清淡点不要辣.
    """
    after = {one.span[0]: one for one in likings}
    for one in likings:
        beside = after.get(one.span[1])
        little = one.thing.zh.startswith("少")
        together = (
            beside is not None
            and one.wanted
            and not (little or beside.wanted)
            and _is_alike(one, beside)
            and not _REFUSES.match(scene.lower, beside.span[0])
        )
        yield replace(one, strength=beside.strength) if together and beside else one


def _is_alike(one: Liking, other: Liking) -> bool:
    """Whether two likings are of one part of the trip: a dish and a taste are both of what one eats."""
    return one.about == other.about or (one.about in EATEN and other.about in EATEN)


def _besides(things: Iterable[Liking], found: Iterable[Liking]) -> Iterator[Liking]:
    """Dishes by name: the constraint that their words make holds only their cuisine, and one wants the dish.

    So it is with the best hotel, whose words are a like of its stars too.
    """
    known = {liking.thing.zh for liking in found}
    for liking in things:
        entry = lexicon("things")[liking.thing.zh]
        if (entry.get("dish") or entry.get("besides")) and liking.thing.zh not in known:
            yield liking


def _meant(liking: Liking, said: Iterable[Liking]) -> Iterator[Liking]:
    """The liking, or those that its word means at once and that nothing else says: a luxury weekend, of beds and tables."""
    means = lexicon("things").get(liking.thing.zh, {}).get("means", ())
    if not means:
        yield liking
    named = {one.thing.zh for one in said}
    for thing in (one for one in means if one not in named):
        about: About = lexicon("things")[thing]["about"]
        yield replace(liking, about=about, thing=thing_named("things", Mention(thing, liking.span)))


def _kinds(said: Iterable[SaidKind]) -> Iterator[Liking]:
    for one in said:
        about = _ABOUT.get(one.topic)
        # a slow train is no slow pace
        train = one.topic == "rhythm" and _TRAIN.match(
            one.clause.lower, one.mention.span[1] - one.clause.start
        )
        if about is not None and not train:
            how = strength(one.clause, wanted=one.wanted, default="like")
            yield Liking(
                about=about, thing=thing_named(one.topic, one.mention), strength=how, span=one.mention.span
            )
