"""What a request takes back: 坐高铁，不，还是飞机吧; 3 days, sorry, 4 days."""

import re
from collections.abc import Iterator
from functools import lru_cache

from core.understand.facts.cities import city_words
from core.understand.text.numerals import AMOUNT
from core.understand.text.spans import Span

_MARK = (
    r"[\s,。.…!~-]{1,4}(?:哦|啊|呃|额|噢|诶|oh|um|er)?[\s,]{0,2}"
    r"(?:不对|不不|不(?=,)|哦不|算了(?=,)|说错了?|打错了?|等等|等一下|no wait|wait|no(?=[,.!])|sorry|i mean|scratch that|make that|actually)"
    r"[\s,.!]{0,3}(?:no[\s,]{1,2})?"
)
_SAYS_SO = re.compile(_MARK, re.IGNORECASE)
_LEAD = (
    r"(?:(?:还是|应该|改|换|成|是|去|到|坐|乘|it's|make it|actually|let's|say|go|to|by|take|the|a)\s*){0,3}"
)
_MODES = (
    r"火车|高铁|动车|列车|飞机|地铁|打车|出租车|步行",
    r"(?:high[- ]speed )?train|plane|flight|fly|metro|subway|taxi",
)
_UNIT = r"(?:个?人|天|日|晚|间|元|块钱?|people|persons?|adults|days?|nights?|rooms?|yuan|rmb)"
_COUNT = rf"{AMOUNT}\s*{_UNIT}?"


def taken_back(folded: str, cities: tuple[str, ...]) -> list[Span]:
    """Where the (folded) text names a way, a number or a city that it then replaces by another: that, and what says so."""
    if not _SAYS_SO.search(folded):
        return []
    return [
        span
        for pattern in _patterns(cities)
        for match in pattern.finditer(folded)
        if _alike(match)
        for span in (match.span("old"), match.span("mark"))
    ]


def without(folded: str, spans: list[Span]) -> str:
    """The text with those parts blank, every index where it was."""
    for start, end in spans:
        folded = folded[:start] + " " * (end - start) + folded[end:]
    return folded


@lru_cache(maxsize=32)
def _patterns(cities: tuple[str, ...]) -> tuple[re.Pattern[str], ...]:
    return tuple(
        re.compile(
            rf"(?P<old>{words})(?:(?!{words})[^,。.;!?\n]){{0,4}}(?P<mark>{_MARK}\s*{_LEAD})(?=(?P<new>{words}))",
            re.IGNORECASE,
        )
        for words in _replaceable(cities)
    )


def _replaceable(cities: tuple[str, ...]) -> Iterator[str]:
    yield "|".join(_MODES)
    yield _COUNT
    named = sorted((re.escape(word) for city in cities for word in city_words(city)), key=len, reverse=True)
    if named:
        yield "|".join(named)


def _alike(match: re.Match[str]) -> bool:
    """Whether both numbers count the same, as far as is said; and nothing is replaced by itself."""
    old, new = (re.search(rf"{_UNIT}$", match[name].strip()) for name in ("old", "new"))
    same = old is None or new is None or old[0].rstrip("s")[-1] == new[0].rstrip("s")[-1]
    return same and match["old"] != match["new"]
