"""The facts of a trip that a text states, and how sure each of them is."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from core.understand.cities.cities import Trip, read_cities
from core.understand.facts.ages import ages
from core.understand.facts.budget import Money, read_money
from core.understand.facts.days import read_days
from core.understand.facts.people import company_spans, read_people
from core.understand.text.lines import alternatives_from, either_or
from core.understand.text.numerals import COUNT_EN, COUNT_ZH, count_of
from core.understand.text.spans import Reading, Span

ABOUT = 0.6
"""How sure a count is that the text gives as about so many (三天左右, maybe three days)."""
_SHAKEN = 0.5  # how sure a fact is beside unread words of its kind
_OF_ONE_CITY = 0.6  # how sure the days are where several cities are named: they may be those in one of them
_ORDER = ("start_city", "target_city", "days", "people_number", "budget")
_FAMILIES = re.compile(
    rf"({COUNT_ZH})\s*(?:个)?家(?!庭?房|酒店|餐|店|宾馆|人)|({COUNT_EN})\s+families\b", re.IGNORECASE
)
_ABOUT_BEFORE = re.compile(
    r"(?:大概|大约|差不多|约莫|约|估计|可能|也许|或许|应该|大致|我猜|我想想)\s*(?:玩|待|去|呆|有|是|就|要)*\s*$|"
    r"\b(?:about|around|roughly|approximately|maybe|perhaps|probably|possibly|say|reckon|guess|think|figure|suppose)\s+(?:for\s+)?(?:the\s+)?$",
    re.IGNORECASE,
)
_ABOUT_AFTER = re.compile(
    r"\s*(?:左右|上下|的样子)|[\s,]*(?:or so|or thereabouts|ish|say|give or take|-ish|more or less)\b",
    re.IGNORECASE,
)
_MONEY_MEANT = re.compile(
    r"(?:预算|经费|人均)(?!不限|没有|没上限|充足|无所谓|随意|有限|紧|不多|不是问题|够)[^,。;!?]{0,6}[\d一二两三四五六七八九十几]|\bbudget\s*(?:is|of|:|around|about)?\s*\d",
    re.IGNORECASE,
)
"""A number that is said to be money, read or not."""
_SAID_ANEW = re.compile(r"不对|说错|打错|\b(?:sorry|no wait|scratch that|oops)\b", re.IGNORECASE)
"""A correction of which it was not read what it corrects."""
_FAMILY = re.compile(r"一家|全家|口之家|\bfamily of\b", re.IGNORECASE)
"""Words for a company that holds its own children, wherever these are told of."""
_SPEAKER = re.compile(r"(?:我|本人|\bat|\bI'm|\bI am)\s*(?:今年|都|已经)?$|I'm|I am", re.IGNORECASE)
_UNREAD: Mapping[str, re.Pattern[str]] = {
    "people_number": re.compile(
        r"^(?:带|陪|领)[着上了]?[一-鿿]{2}|爸|妈|爷爷|奶奶|姥|外婆|公婆|舅|阿姨|叔|伯|姑|哥|弟|姐|妹|儿子|女儿|闺女|娃|孩|宝宝|婴|老人|朋友|同学|同事|闺蜜|学生|员工|客人|保姆|月嫂|护工|"
        r"(?:\d|[一二两三四五六七八九十])\s*(?:个|位|名|口)?人(?!均)|来不了|一起来|也来|也去|(?:外加|加上|再加|还有|另外)\s*(?:\d|[一二两三四五六七八九十])\s*[个位名]|"
        r"\b(?:year-olds?|it(?:'d| would|'ll| will) be (?:her|him|them)|twins|triplets|newborns?|carers?|caregivers?|nanny|infants?|baby|babies|toddlers?|(?<!as a )kids?|child(?:ren)?|sons?|daughters?|mum|mom|dad|mother|father|teens?|teenagers?|nana?|grand(?:ad|dad|ma|pa|mother|father|parents?|kids?|son|daughter)|"
        r"friends?|girlfriends?|boyfriends?|colleagues?|wife|husband|brothers?|sisters?|cousins?|aunts?|uncles?|in-laws|pupils?|students?|guests?|joins?|joining|dropped out|(?:two|three|four|five|six|\d) of us)\b",
        re.IGNORECASE,
    ),
    "days": re.compile(
        rf"(?<![第每])(?<![第每]\s)(?!(?<=[玩逛待呆])[一1][天日])(?:{COUNT_ZH}\s*(?:个)?(?:天|晚|夜|周|星期)|半个(?:周|星期|月)|(?:还有|外加|加上|多)半天)(?!的|一个)|\b{COUNT_EN}[\s-]*(?:days?|nights?|weeks?)\b",
        re.IGNORECASE,
    ),
    "budget": re.compile(
        r"[¥$€£]\s*\d|\d{3,}\s*(?:元|块|yuan|rmb|cny|each|apiece|per)|\d\s*[kK]\b|[一二两三四五六七八九][百千万]|\b(?:hundred|thousand|grand)\b|(?<![\d.])\d{3,5}(?![\d.]|\s*(?:米|m\b|km))",
        re.IGNORECASE,
    ),
}
"""Words that say a fact of each kind: unread, they make it uncertain what the fact is."""


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts of a trip: those stated with one value, those with several, and where they come from.

    `hinted` are those of which only words that were not read speak.
    """

    said: Mapping[str, Reading[Any]]
    open: Mapping[str, Reading[Any]]
    trip: Trip
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


def uncounted(text: str) -> Iterator[Span]:
    """Ages that the (folded) text gives of nobody whom the company counts: of one more traveller, perhaps."""
    if _FAMILY.search(text):
        return
    company = list(company_spans(text))
    for age in ages(text):
        start, end = age.span
        spoken = _SPEAKER.search(text[:start]) or _SPEAKER.match(text, start)
        if not spoken and not any(first - 2 <= end and start <= last + 2 for first, last in company):
            yield age.span


def shaken(facts: Facts, text: str, unread: Iterable[Span], guessed: Sequence[Span] = ()) -> Facts:
    """The facts, less sure where words of their kind were not read: an unread person may be one more traveller.

    So are those of words that were `guessed`, as they were mistyped.
    """
    left = [text[slice(*span)] for span in unread]
    unsure = {"people_number"} if any(True for _ in uncounted(text)) else set()
    if not (facts.money.caps or "budget" in facts.said) and _MONEY_MEANT.search(text):
        unsure.add("budget")
    unsure |= {name for name, pattern in _UNREAD.items() if any(pattern.search(words) for words in left)}
    if any(_SAID_ANEW.search(words) for words in left):
        unsure |= {"people_number", "days"}
    unsure |= {
        name
        for name, one in facts.said.items()
        if one.also or any(start < one.span[1] and one.span[0] < end for start, end in guessed)
    }
    if unsure & facts.money.counts or any(name in facts.open for name in facts.money.counts):
        unsure.add("budget")
    return replace(
        facts,
        hinted=frozenset(unsure - facts.said.keys()),
        said={
            name: replace(one, confidence=min(one.confidence, _SHAKEN)) if name in unsure else one
            for name, one in facts.said.items()
        },
    )


def _if_about(text: str, reading: Reading[int]) -> Reading[int]:
    """The reading, less sure where the text gives it as about so many."""
    start, end = reading.span
    if _ABOUT_BEFORE.search(text[:start]) or _ABOUT_AFTER.match(text, end):
        return replace(reading, confidence=min(reading.confidence, ABOUT))
    return reading


def _money(folded: str, said: Mapping[str, Reading[Any]]) -> Money:
    """What is said of money; a budget among alternatives is one of them, and not the trip's."""
    people, days = (said[name].value if name in said else None for name in ("people_number", "days"))
    families = _FAMILIES.search(folded)
    homes = count_of(families[1] or families[2]) if families else None
    found = read_money(folded, people, days, homes)
    first, choice = alternatives_from(folded), either_or(folded)
    if first is None and choice is None:
        return found
    start, end = choice or (first or 0, len(folded))
    firm = folded[:start] + " " * (end - start) + folded[end:]
    if first is not None:
        firm = firm[:first] + " " * (len(firm) - first)
    return replace(found, budget=read_money(firm, people, days, homes).budget)
