"""Where the trip starts and where it goes."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Reading

# Strongest first: (role, pattern, confidence). {a} stands for any city; a pattern of both roles names them.
_START = (
    (r"当前位置\s*:?\s*{a}", 1.0),
    (r"\bcurrent (?:location|position|city)\s*(?:is|:)?\s*{a}", 1.0),
    (r"出发(?:地|城市)\s*(?:是|为|:)?\s*{a}", 1.0),
    (r"(?:departure|origin|start(?:ing)?)(?: city| point)?\s*(?:is|:)\s*{a}", 1.0),
    (r"从\s*[^,。;!?、]{{0,6}}?{a}(?!回)", 0.95),
    (r"{a}\s*(?:这边|这里)?(?:出发|过来|动身|启程|起飞)", 0.95),
    (r"(?<![a-z])(?:start(?:ing)?|based|coming) (?:in|out of|from)\s+{a}", 0.95),
    (r"(?<![a-z])(?:from|leav(?:e|ing)|depart(?:ing)?(?: from)?)\s*{a}", 0.95),
    (r"(?:坐标|目前在|现在在|我在|我们在|人在|身在|住在|家在|来自|由)\s*:?\s*{a}", 0.9),
    (r"\b(?:(?:currently|now|based|live|living|located) in|(?:i'm|i am|we are|we're) in)\s+{a}", 0.9),
    (r"{a}\s*(?:(?:坐|乘)[^,。]{{1,6}})?(?:到|至|飞往|飞|去|前往|->|→|—+|-+)\s*(?:{any})", 0.9),
    (r"\b{a}\s*(?:to|2|-+>?|→)\s*(?:{any})", 0.9),
    (r"(?<!看){a}(?:本地)?人(?=[,。、\s]|想|要|计划|打算|$)", 0.6),
    (r"^\W*{a}[\s,]+(?={any})", 0.7),
    (r"(?:^|[,.;:!?]\s*){a}\s+to\s+\w", 0.5),
)
_TARGET = (
    (r"目标位置\s*:?\s*{a}", 1.0),
    (r"目的地\s*(?:是|为|:)?\s*{a}", 1.0),
    (r"\bdestination(?: city)?\s*(?:is|:)?\s*{a}", 1.0),
    (r"(?<!不)(?:到达|抵达|前往|飞往|飞到|飞去|去往|去到|去|到|赴|往|至)\s*{a}", 0.95),
    (r"(?<![a-z])to\s*(?:visit\s+)?{a}", 0.95),
    (r"(?<![a-z])spend(?:ing)?\s+[\w\s-]{{1,24}}?\b(?:in|at)\s+{a}", 0.9),
    (r"(?:飞|来|游玩|游览|游|逛|玩|在|->|→|—+|-+)\s*{a}", 0.85),
    (r"\b(?:visit(?:ing)?|explor(?:e|ing)|tour(?:ing)?|around|through|in|for|into|at)\s+{a}", 0.8),
    (r"{a}[^,。;!?、]{{0,4}}?(?:[\d一两二三四五六七八九十]+\s*[天日]|游|旅游|旅行|之旅|玩|行程|攻略)", 0.8),
    (r"\b{a}(?:'s)?\s+(?:trip|tour|itinerary|getaway|vacation|holiday|weekend)", 0.8),
    (r"{a}", 0.5),
)
_ANY = 0.5  # how sure a city is that is only named
_NOT_OF_THE_CITY = r"(?![路街菜话东西南北中大本]|烤鸭|料理|小吃|火锅|风味|\s*(?:road|street|east|west|university|cuisine|food|duck|style|noodles|hot ?pot))"


class Trip(NamedTuple):
    """Origin and destination, each None where the text does not say."""

    start: Reading[str] | None
    target: Reading[str] | None


class _Rules(NamedTuple):
    start: tuple[tuple[re.Pattern[str], float], ...]
    target: tuple[tuple[re.Pattern[str], float], ...]
    any_city: re.Pattern[str]
    city_of: dict[str, str]


def read_cities(text: str, city_names: tuple[str, ...]) -> Trip:
    """Origin and destination among the cities, by their Chinese names, as the (folded) text says."""
    rules = _rules(city_names)
    start = next(_readings(text, rules.start, rules.city_of), None)
    elsewhere = (
        reading
        for reading in _readings(text, rules.target, rules.city_of)
        if start is None or reading.value != start.value
    )
    target = next(elsewhere, None)
    if start is None and target is not None:
        return _the_other(text, rules, target)
    return Trip(start, target)


def _the_other(text: str, rules: "_Rules", target: Reading[str]) -> Trip:
    """The trip where one other city is named before, and nothing says what it is: the one set off from.

    Where nothing tells the two apart, the first one named is.
    """
    named = [
        Reading(rules.city_of[match["a"].lower()], match.span("a"), 0.5)
        for match in rules.any_city.finditer(text)
    ]
    others = [one for one in named if one.value != target.value]
    if len({one.value for one in others}) != 1:
        return Trip(None, target)
    if others[0].span < target.span:
        return Trip(others[0], target)
    return Trip(target, others[0]) if target.confidence <= _ANY and len(named) == 2 else Trip(None, target)


def city_words(city: str) -> tuple[str, ...]:
    """The words for a city, in small letters."""
    entry = lexicon("cities").get(city, {})
    return tuple(word.lower() for word in (city, *entry.get("zh", ()), *entry.get("en", ())))


def _readings(
    text: str, rules: tuple[tuple[re.Pattern[str], float], ...], city_of: dict[str, str]
) -> Iterator[Reading[str]]:
    for pattern, confidence in rules:
        for match in pattern.finditer(text):
            yield Reading(city_of[match["a"].lower()], match.span("a"), confidence)


@lru_cache(maxsize=32)
def _rules(city_names: tuple[str, ...]) -> _Rules:
    city_of: dict[str, str] = {}
    for name in city_names:
        entry = lexicon("cities").get(name, {})
        for word in (name, *entry.get("zh", ()), *entry.get("en", ())):
            city_of[word.lower()] = name
    words = sorted(city_of, key=len, reverse=True)
    either = (
        "|".join(
            rf"(?<![a-z]){re.escape(word)}(?![a-z])" if word.isascii() else re.escape(word) for word in words
        )
        or r"(?!)"
    )

    def compiled(rules: tuple[tuple[str, float], ...]) -> tuple[tuple[re.Pattern[str], float], ...]:
        named = f"(?P<a>{either})市?"
        return tuple(
            (re.compile(rule.format(a=named, any=either), re.IGNORECASE), sure) for rule, sure in rules
        )

    any_city = re.compile(rf"(?P<a>{either}){_NOT_OF_THE_CITY}", re.IGNORECASE)
    return _Rules(compiled(_START), compiled(_TARGET), any_city, city_of)
