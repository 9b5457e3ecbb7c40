"""Whose legs a trip has to think of, whether two share a bed, and what sort of trip it is, by the words of its request."""

import re
from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from math import ceil
from typing import get_args

from core.knowledge.documents import read_document, words
from core.knowledge.places import Legs


@lru_cache(maxsize=256)
def legs_in(text: str) -> frozenset[Legs]:
    """The old and the young that a request speaks of; kept while it is planned and judged, as many rules ask.

    Teenagers walk, eat and stay up as the grown do.
    """
    said = text.lower()
    found = frozenset(legs for legs, pattern in _patterns().items() if pattern.search(said))
    # who only sits in a wheelchair may have strong arms
    if "old" not in found or _pattern_of("frail").search(_pattern_of("wheels").sub("", said)) is None:
        found -= {"frail"}
    return found - {"young", "little"} if have_teenagers(text) else found


def are_frail(text: str) -> bool:
    """Whether some of the old of whom a request speaks are over seventy, or walk with pains or not at all.

    Who only sits in a wheelchair may be of any age, and needs no bed after lunch.
    """
    said = text.lower()
    otherwise = _pattern_of("wheels").sub("", said)
    return "old" in legs_in(otherwise) and _pattern_of("frail").search(said) is not None


def are_napping(text: str) -> bool:
    """Whether some of those who travel sleep after lunch: children of up to three."""
    said = text.lower()
    return "young" in legs_in(text) and _pattern_of("napping").search(said) is not None


def share_a_bed(legs: Collection[Legs]) -> int:
    """How many of those who travel need no bed of their own, whoever counts the beds: a child of up to three sleeps with its parents."""
    return int(not _WITH_PARENTS.isdisjoint(legs))


def sleep_in_pairs(text: str, people: int) -> bool:
    """Whether those of whom a request speaks sleep two in a bed: a couple, and two or three couples."""
    if people == _TWO:
        return _pattern_of("couple").search(text.lower()) is not None
    return people == _TWO * _counted("couples", text)


def have_teenagers(text: str) -> bool:
    """Whether parents come with children of whom none is small: from thirteen on they have beds of their own."""
    said = text.lower()
    with_children, teens, small = (_pattern_of(who).search(said) for who in ("young", "teens", "small"))
    return with_children is not None and teens is not None and small is None


def households_in(text: str, people: int) -> int:
    """How many rooms a request speaks of by those who need one for themselves: couples, families, grandparents beside them,
    teenagers beside their parents.
    """
    counted = max(1, *(_counted(who, text) for who in ("couples", "families")))
    if counted > 1:
        return counted if _TWO * counted <= people else 1
    if have_teenagers(text) and people > _TWO:
        return ceil(people / _TWO)
    generations = {"old", "young"} <= legs_in(text)
    if not generations or people < _MANY:
        return 1
    # of so many the grandparents are two pairs
    old = 1 if people < _TWO * _MANY else _TWO
    return old + ceil((people - _TWO * old) / _FAMILY_IN_A_ROOM)


def _counted(who: str, text: str) -> int:
    """How many of such there are by the words of a request; 0 where it does not speak of them."""
    said = _pattern_of(who).search(text.lower())
    counted = (number for word, number in _COUNTS.items() if said is not None and said[0].startswith(word))
    return next(counted, 0)


def is_celebration(text: str) -> bool:
    """Whether a request speaks of an occasion: a honeymoon, an anniversary, a birthday."""
    return _pattern_of("celebrating").search(text.lower()) is not None


def are_friends(text: str) -> bool:
    """Whether those who travel would have a bed each: friends, colleagues, brothers, grown and their parents."""
    return _pattern_of("friends").search(text.lower()) is not None


def are_women(text: str) -> bool:
    """Whether all who travel say that they are women: of others nobody knows."""
    said = text.lower()
    women, men = (_pattern_of(who).search(said) for who in ("women", "men"))
    return women is not None and men is None


def is_frugal(text: str) -> bool:
    """Whether those who travel have to count their money: students, who go by metro."""
    return _pattern_of("frugal").search(text.lower()) is not None


def are_night_owls(text: str) -> bool:
    """Whether those who travel are out at night and in bed in the morning."""
    return _pattern_of("owls").search(text.lower()) is not None


def has_own_beds(text: str) -> bool:
    """Whether those who travel would have enough beds for each of them, the small children among them."""
    return _pattern_of("own-beds").search(text.lower()) is not None


def came_to_eat(text: str) -> bool:
    """Whether those who travel came for the food: few sights, quarters to stroll in, good tables."""
    return _pattern_of("gourmets").search(text.lower()) is not None


def would_dine_well(text: str) -> bool:
    """Whether those who travel would have one dinner that is better than the others."""
    return _pattern_of("fine-dinner").search(text.lower()) is not None


def mind_queues(text: str) -> bool:
    """Whether those who travel would not stand in line."""
    return _pattern_of("no-queues").search(text.lower()) is not None


def speak_of_every_morning(text: str) -> bool:
    """Whether those who travel would have the breakfast that they name every morning."""
    return _pattern_of("mornings").search(text.lower()) is not None


def is_content_with_little(text: str) -> bool:
    """Whether those who travel say that one sight, or few, are enough."""
    return _pattern_of("content").search(text.lower()) is not None


def eat_no_meat(text: str, people: int) -> bool:
    """Whether all who travel are vegetarians, who do more than once eat such a dish; of one traveller what is said of some is said of all."""
    if some_eat_no_meat(text, people):
        return False
    said = text.lower()
    return any(_pattern_of(who).search(said) for who in ("vegetarian", "some-vegetarian"))


def some_eat_no_meat(text: str, people: int) -> bool:
    """Whether some of those who travel are vegetarians, and others are not: they want houses for both."""
    return people > 1 and _pattern_of("some-vegetarian").search(text.lower()) is not None


def keep_halal(text: str) -> bool:
    """Whether some of those who travel keep to what is halal: then all of them eat there, as they eat together."""
    return _pattern_of("halal").search(text.lower()) is not None


_TWO = 2
_WITH_PARENTS = frozenset({"infant", "toddler"})
# With grandparents, so many are too many for one room; how many of a family with small children one takes.
_MANY, _FAMILY_IN_A_ROOM = 4, 3
_COUNTS = {"两": 2, "二": 2, "三": 3, "四": 4, "two": 2, "three": 3, "four": 4}


@cache
def _patterns() -> Mapping[Legs, re.Pattern[str]]:
    return {legs: _pattern_of(legs) for legs in get_args(Legs)}


@lru_cache(maxsize=32)
def _pattern_of(who: str) -> re.Pattern[str]:
    return re.compile("|".join(map(_pattern, words(read_document("travellers"), who))))


def _pattern(word: str) -> str:
    return rf"\b{word}\b" if word.isascii() else word
