"""The facts of a trip that a text states, and how sure each of them is."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from core.understand.cities.cities import read_cities
from core.understand.cities.trip_cities import TripCities
from core.understand.facts.days import read_days
from core.understand.facts.last_word import LAST_WORD
from core.understand.facts.people import read_people
from core.understand.money.budget import Money, read_money
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.lines import alternatives_from, either_or
from core.understand.text.numerals import COUNT_EN, COUNT_ZH, count_of
from core.understand.text.spans import Reading, Span

ABOUT = 0.6
"""How sure a count is that the text gives as about so many (三天左右, maybe three days)."""
# how sure the days are where several cities are named: they may be those in one of them
_OF_ONE_CITY = 0.6
_ORDER = ("start_city", "target_city", "days", "people_number", "budget")
_FAMILIES = compiled(
    rf"({COUNT_ZH})\s*(?:个)?家(?!庭?房|酒店|餐|店|宾馆|(?<![两二三四五六七八九十\d]家)人)|({COUNT_EN})\s+families\b",
    re.IGNORECASE,
)
_ABOUT_BEFORE = compiled(
    r"(?:大概|大约|差不多|约莫|约|估计|可能|也许|或许|应该|大致|我猜|我想想)\s*(?:玩|待|去|呆|有|是|就|要)*\s*$|"
    r"\b(?:about|around|roughly|approximately|maybe|perhaps|probably|possibly|say|reckon|guess|think|figure|suppose)\s+(?:for\s+)?(?:the\s+)?$",
    re.IGNORECASE,
)
_ABOUT_AFTER = compiled(
    r"\s*(?:左右|上下|的样子)|[\s,]*(?:or so|or thereabouts|ish|say|give or take|-ish|more or less)\b",
    re.IGNORECASE,
)
_EXACTLY = compiled(
    rf"(?:正好|刚好|恰好|整整)({COUNT_ZH})|\b(?:exactly|precisely) ({COUNT_EN})\b", re.IGNORECASE
)
"""What says that a count is no other, whatever was said before: 3 days or so, let's say exactly 3."""


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts of a trip: those stated with one value, those with several, and where they come from.

    `hinted` are those of which only words that were not read speak.
    """

    said: Mapping[str, Reading[Any]]
    open: Mapping[str, Reading[Any]]
    trip: TripCities
    money: Money
    hinted: frozenset[str] = frozenset()

    @property
    def days(self) -> int | None:
        """How many days the trip has, where the text says."""
        return self.said["days"].value if "days" in self.said else None

    def going_to(self, city: Reading[str] | None) -> "Facts":
        """The facts with a target that something else than its name tells; as they are where nothing does."""
        if city is None:
            return self
        return replace(
            self, trip=replace(self.trip, target=city), said=_ordered({**self.said, "target_city": city})
        )

    @property
    def spans(self) -> dict[str, Span]:
        """Where each fact that has one value is said."""
        return {name: reading.span for name, reading in self.said.items()}


def read_facts(folded: str, cities: tuple[str, ...]) -> Facts:
    """What a (folded) text states of a trip, its cities being among those."""
    trip = read_cities(folded, cities)
    counts = {"people_number": read_people(folded), "days": read_days(folded)}
    said: dict[str, Reading[Any]] = {
        name: _if_about(folded, reading)
        for name, reading in counts.items()
        if reading and not reading.choices
    }
    open_ = {name: reading for name, reading in counts.items() if reading is not None and reading.choices}
    if len(trip.target_choices) > 1 and "days" in said:
        said["days"] = replace(said["days"], confidence=min(said["days"].confidence, _OF_ONE_CITY))
    money = _money(folded, said)
    for name, reading in (("start_city", trip.start), ("target_city", trip.target), ("budget", money.budget)):
        if reading is not None:
            said[name] = reading
    return Facts(said=_ordered(said), open=open_, trip=trip, money=money)


def _ordered(said: Mapping[str, Reading[Any]]) -> dict[str, Reading[Any]]:
    return {name: said[name] for name in _ORDER if name in said}


def _if_about(text: str, reading: Reading[int]) -> Reading[int]:
    """The reading, less sure where the text gives it as about so many."""
    start, end = reading.span
    exactly = (count_of(one[1] or one[2]) for one in _EXACTLY.finditer(text))
    if reading.confidence >= LAST_WORD or reading.value in exactly:
        return reading
    if _ABOUT_BEFORE.search(text[:start]) or _ABOUT_AFTER.match(text, end):
        return replace(reading, confidence=min(reading.confidence, ABOUT))
    return reading


def _money(folded: str, said: Mapping[str, Reading[Any]]) -> Money:
    """What is said of money; a budget among alternatives is one of them, and not the trip's."""
    people, days = (said[name].value if name in said else None for name in ("people_number", "days"))
    families = (count_of(one[1] or one[2]) for one in _FAMILIES.finditer(folded))
    homes = max((count for count in families if count and count > 1), default=None)
    travellers = said.get("people_number")
    are_sure = travellers is None or travellers.confidence >= ABOUT
    found = read_money(folded, people, days, homes, are_sure=are_sure)
    first, choice = alternatives_from(folded), either_or(folded)
    if first is None and choice is None:
        return found
    start, end = choice or (first or 0, len(folded))
    firm = folded[:start] + " " * (end - start) + folded[end:]
    if first is not None:
        firm = firm[:first] + " " * (len(firm) - first)
    return replace(found, budget=read_money(firm, people, days, homes).budget)
