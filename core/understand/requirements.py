"""All wishes of a request: its requirements one by one, alternatives joined."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from core.dsl.families.costs import CostCap
from core.dsl.families.kinds import PlaceKind
from core.dsl.families.places import Types
from core.dsl.families.visits import StayAt, TimeAt
from core.dsl.normal.values import Or
from core.text import Language
from core.understand.belief.checking import checked
from core.understand.en.free import free_wishes_en
from core.understand.en.listed.listed import listed_requirements
from core.understand.money.budget import Cap, read_budget
from core.understand.text.clauses.clauses import clauses
from core.understand.text.clauses.cues import cues
from core.understand.text.clauses.lines import alternatives_from, either_or, lines_of
from core.understand.text.spans import Span
from core.understand.text.vocabulary import Topic, mentions
from core.understand.wishes.wish import Scene, Wish, is_refusal
from core.understand.zh.free import free_wishes, merged
from core.understand.zh.listed import listed_requirement

_LIST = re.compile(
    r"\brequirements?\b|\bfollowing\b|\bconditions?\b|\bat least one\b|\bany one\b|\b(?:need|meet|satisfy|want) either\b|\beither:"
)

_TOPIC_OF: dict[PlaceKind, Topic] = {
    "attraction": "attraction_types",
    "restaurant": "cuisines",
    "accommodation": "hotel_features",
}


def read_wishes(scene: Scene, language: Language, caps: Sequence[Cap]) -> Iterator[Wish]:
    """The wishes in the order of the text, limits on parts of the cost among them; alternatives are one wish."""
    limits = [Wish(cap.cost, cap.span, 0.85, strength="like" if cap.about else "must") for cap in caps]
    wishes = _in_chinese(scene, limits) if language == "zh" else _in_english(scene, limits)
    start, choice = alternatives_from(scene.folded), either_or(scene.folded)
    alternatives: list[Wish] = []
    for wish in wishes:
        if _within(wish.span, choice) or (start is not None and wish.span[1] > start):
            alternatives.append(wish)
        else:
            yield wish
    alternatives += _caps_in(scene, choice)
    if alternatives:
        span = alternatives[0].span[0], alternatives[-1].span[1]
        parts = tuple(part for wish in alternatives for part in wish.spans)
        yield Wish(Or(frozenset(wish.meaning for wish in alternatives)), span, parts=parts)


def _caps_in(scene: Scene, choice: Span | None) -> Iterator[Wish]:
    """Caps on the whole trip among alternatives; elsewhere they are read as the budget."""
    for clause in clauses(scene.folded, *choice) if choice else ():
        budget = read_budget(clause.text, None)
        if budget is not None:
            span = clause.start + budget.span[0], clause.start + budget.span[1]
            yield Wish(CostCap("total", budget.value), span, budget.confidence)


def _within(span: Span, whole: Span | None) -> bool:
    return whole is not None and whole[0] <= span[0] and span[1] <= whole[1]


def _in_english(scene: Scene, limits: list[Wish]) -> Iterator[Wish]:
    """Listed requirements first where the text is such a list; free words first elsewhere."""
    listed = list(listed_requirements(scene, lines_of(scene.folded)))
    if _LIST.search(scene.lower) or not scene.names.kinds:
        yield from listed
        yield from merged(free_wishes_en(scene, [wish.span for wish in listed]))
        yield from (wish for wish in limits if not _overlaps(wish, listed))
        return
    timed = [wish for wish in listed if isinstance(wish.meaning, (StayAt, TimeAt))]
    free = [wish for wish in merged(free_wishes_en(scene, [])) if not _overlaps(wish, timed)] + limits
    yield from free
    for wish in listed:
        if not is_refusal(wish.meaning) and any(cues(scene.folded[slice(*wish.span)])):
            # free words that refuse are no list of requirements
            continue
        if wish in timed or (
            not _overlaps(wish, free) and not _is_cap(wish) and not checked(wish, scene.names).unknown
        ):
            yield _at_its_words(scene, wish)


def _at_its_words(scene: Scene, wish: Wish) -> Wish:
    """A wish for kinds of places where their words stand: what else its line says was not read with it."""
    if not isinstance(wish.meaning, Types):
        return wish
    topic = _TOPIC_OF[wish.meaning.kind]
    said = (one for one in mentions(topic, scene.lower, *wish.span) if one.concept in wish.meaning.types)
    parts = tuple(one.span for one in said)
    return replace(wish, parts=parts) if parts else wish


def _is_cap(wish: Wish) -> bool:
    return isinstance(wish.meaning, CostCap)


def _overlaps(wish: Wish, others: Iterable[Wish]) -> bool:
    """Whether the wish is read from some of the words that another is."""
    start, end = wish.span
    return any(start < one.span[1] and one.span[0] < end for one in others)


def _in_chinese(scene: Scene, limits: list[Wish]) -> Iterator[Wish]:
    choice = either_or(scene.folded)
    for span in lines_of(scene.folded):
        wish = listed_requirement(scene, span)
        if wish is not None:
            yield wish
            continue
        within = [limit for limit in limits if _within(limit.span, span)]
        yield from merged([*free_wishes(scene, span), *within], choice)
