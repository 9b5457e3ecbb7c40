"""Trains and flights that a text names by number; whoever does asks for that ride, and for no kind of rides.

Whether the data have it, and which way it goes, is told where a trip is changed (`follow_ups.changes.of_rides`).
"""

import re
from collections.abc import Iterator

from core.understand.text.spans import Span
from core.understand.text.writing.script import fold

RIDE_NUMBER = re.compile(
    r"(?:坐|乘|搭|改签?|换|订|买|要)(?:成|到|了)?(?:那?[趟班])?(?:列车|火车|高铁|动车|航班|飞机)?\s*(?P<number>[GCDZTKYL]\d{1,4}|[A-Z]{2}\d{3,4})(?!\d)(?:次|号)?的?(?:列车|火车|高铁|动车|航班|飞机)?(?:[去回](?:程|来|去)?)?|"
    r"\b(?:take|catch|by|on|use|book|with|switch to|change to|prefer|want)(?: (?:the|a))?(?: (?:train|flight))?(?: (?:no\.?|number))? (?P<en>[GCDZTKYL]\d{1,4}|[A-Z]{2}\d{3,4})\b(?: (?:train|flight))?",
    re.IGNORECASE,
)
"""A train or a flight by its number: 坐G4次去, take train G4."""


def number_of_ride(match: re.Match[str]) -> str:
    """The number that a match of `RIDE_NUMBER` names."""
    return (match["number"] or match["en"]).upper()


def rides_named(text: str) -> Iterator[tuple[str, str]]:
    """The numbers of trains and flights that a text names, each with the words that do."""
    return ((number_of_ride(match), match[0]) for match in RIDE_NUMBER.finditer(fold(text)))


def names_of_rides(folded: str) -> tuple[Span, ...]:
    """Where a folded text names a train or a flight by its number, with the words about it."""
    return tuple(match.span() for match in RIDE_NUMBER.finditer(folded))
