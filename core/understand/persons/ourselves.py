"""Persons of whom those who write are some: we are two grandparents, the two of us and our toddler, a family with its children."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from core.understand.patterns.pattern import Pattern, compiled
from core.understand.persons.parts import PersonWords
from core.understand.persons.told_twice import YOUNG

FAMILY = compiled(r"口|\b(?:family|household)\b", re.IGNORECASE)
"""Words for a company that holds its own children."""
_FAMILY_OF = compiled(r"\bfamily of\b", re.IGNORECASE)
_GRAND = compiled(r"\b(?:grand(?:ma|pa|mother|father|parents?|dad)|gran|granny|nana)\b", re.IGNORECASE)
"""Whom a number of the family holds, in English, beside its children: a family of five with grandma."""
_ADULTS = compiled(r"\badults?\b|大人|成人|成年人", re.IGNORECASE)
"""Persons of whom those who write are some: we are two adults and a toddler."""
_BEING = re.compile(r"\s*(?:'re|re|are|will be|would be)\s+(?:all |just |only )?", re.IGNORECASE)
"""What makes the persons that follow those who write: we are two grandparents with our grandchildren."""
_OF_THEM = compiled(r"incl", re.IGNORECASE)
"""What leads to persons whom the number before them holds: a family of 6 (including 2 senior citizens)."""
_WITH = re.compile("with", re.IGNORECASE)
# who say we and are two hold nobody whom they bring
_TWO_OF_US = 2
_COMMA = compiled(r"\s*[,、]\s*(?:and\s+)?|\s+and\s+")


def of_company(parts: Sequence[PersonWords], text: str, joins: Pattern) -> Iterator[PersonWords]:
    """The parts, with a number of us that others are added to (加上我们俩, and the two of us) as one group of the company."""
    for number, part in enumerate(parts):
        added = (
            part.role == "total"
            and part.noun == "us"
            and (
                any(_adds(parts[at : at + 3], text, joins) for at in (number - 2, number) if at >= 0)
                or _is_listed(
                    [part for part in parts[max(0, number - 2) : number + 3] if part.role != "with"], text
                )
            )
            and not _with_its_children(parts[number : number + 3], text)
            and not _with_one_of_us(parts, number)
            and not _with_some_of_them(parts[number : number + 3], text)
        )
        ourselves = number > 0 and _are_we(parts[number - 1], part, text)
        yield replace(part, role="collective") if added or ourselves else part


def _are_we(before: PersonWords, persons: PersonWords, text: str) -> bool:
    """Whether persons are those who say we right before: we are two grandparents, we two adults and a toddler."""
    if (before.role, before.noun) != ("speaker", "us") or persons.role not in ("group", "kin"):
        return False
    said = _BEING.fullmatch(text, before.span[1], persons.span[0]) is not None and persons.low > 1
    return said or (persons.role == "group" and _ADULTS.search(text, *persons.span) is not None)


def _with_its_children(parts: Sequence[PersonWords], text: str) -> bool:
    """Whether a family is said with its own children, who are counted already: 一家三口带5岁孩子, a family of four with two kids."""
    said = [text[slice(*part.span)] for part in parts]
    if len(said) < 3:
        return False
    return bool(FAMILY.search(said[0]) and YOUNG.search(said[2])) or bool(
        _FAMILY_OF.search(said[0]) and _GRAND.search(said[2])
    )


def _with_one_of_us(parts: Sequence[PersonWords], number: int) -> bool:
    """Whether a pronoun is all that is added to a number of us, of whom it is one where nobody else was named: 就我俩，带她去."""
    added = parts[number + 2 : number + 3]
    others = {part.noun for part in parts[:number] if part.role == "kin"} - {"couple"}
    return not others and [part.noun for part in added] == ["her"]


def _with_some_of_them(parts: Sequence[PersonWords], text: str) -> bool:
    """Whether English says of more than a pair whom it holds: three of us with an elderly person, five of us with two kids."""
    if len(parts) < 3 or parts[0].low <= _TWO_OF_US or parts[2].high >= parts[0].low:
        return False
    return _WITH.fullmatch(text, *parts[1].span) is not None


def _is_listed(parts: Sequence[PersonWords], text: str) -> bool:
    """Whether a number of us stands in a list, between persons: my folks, us two, and our toddler."""
    if len(parts) != 3 or not all(part.role in ("kin", "group") for part in (parts[0], parts[2])):
        return False
    return all(
        _COMMA.fullmatch(text, one.span[1], other.span[0]) is not None for one, other in pairwise(parts)
    )


def _adds(parts: Sequence[PersonWords], text: str, joins: Pattern) -> bool:
    """Whether three parts are persons, a word that adds, and persons, side by side."""
    if len(parts) < 3 or parts[1].role != "with" or _OF_THEM.match(text, parts[1].span[0]):
        return False
    persons = {"kin", "group", "collective", "total"}
    return {parts[0].role, parts[2].role} <= persons and all(
        joins.fullmatch(text, one.span[1], other.span[0]) for one, other in pairwise(parts)
    )
