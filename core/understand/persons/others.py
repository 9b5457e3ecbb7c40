"""Who may be of a company beside those whom it names: the parents of its children, a person who is told of apart."""

import re
from collections.abc import Sequence

from core.understand.persons.ourselves import FAMILY
from core.understand.persons.parts import ANY_OLD, CHILDREN, ELDERLY, PARENTS, PARENTS_TOGETHER, PersonWords
from core.understand.persons.told_twice import YOUNG

_WE_ALONE = re.compile(r"(?s)(?!.*\bI\b)(?!.*\b[Mm]y\b).*\b[Ww]e\b")
"""A text whose writers speak of themselves as several."""


def is_family_with_children(chains: Sequence[Sequence[PersonWords]], text: str) -> bool:
    """Whether all that is said is a family with so many children, whom two parents bring, or one."""
    family = any(
        FAMILY.match(text, part.span[0]) for chain in chains for part in chain if part.role == "with"
    )
    return family and _are_children(chains, text)


def are_our_children(chains: Sequence[Sequence[PersonWords]], text: str) -> bool:
    """Whether writers who say we, and never I, tell of none but children: with these they are two more, or one."""
    return _WE_ALONE.match(text) is not None and _are_children(chains, text)


def _are_children(chains: Sequence[Sequence[PersonWords]], text: str) -> bool:
    """Whether all who are told of, but for the one who writes, are children."""
    persons = [part for chain in chains for part in chain if part.role not in ("with", "speaker")]
    return all(YOUNG.search(text[slice(*part.span)]) for part in persons)


def names_another(spoken: list[PersonWords], chains: list[list[PersonWords]], seen: set[str]) -> bool:
    """Whether somebody is told of beside a company of named persons, who may be one more of them.

    As in: Wife vegetarian, me not, ... my sister and I. Of parents, children and an uncounted group one may be told of.
    """
    if any(part.role in ("group", "collective") for chain in chains for part in chain):
        return False
    others = {part.noun for part in spoken if part.role == "kin" and part.noun} - seen
    if "her" in seen and len(others) == 1:
        # 我妈坐轮椅，我推她
        return False
    if seen & PARENTS_TOGETHER:
        others -= PARENTS
    if any(ELDERLY.search(one) for one in seen):
        others -= ANY_OLD
    if seen & CHILDREN or any(one.endswith("old") for one in seen):
        others = {one for one in others - CHILDREN if not one.endswith("old")}
    return bool(others)
