"""How long the trip is, in calendar days."""

import re
from collections.abc import Callable, Iterator

from core.understand.facts.dates import days_between
from core.understand.text.numerals import COUNT_EN, COUNT_ZH, count_of
from core.understand.text.spans import Reading

_EN = COUNT_EN
# Strongest first; the first that occurs is the answer. `days`, `nights`, `weeks` are counts, `fixed` needs none.
_RULES: tuple[tuple[str, re.Pattern[str], float], ...] = tuple(
    (kind, re.compile(pattern, re.IGNORECASE), confidence)
    for kind, pattern, confidence in (
        ("days", r"(?:旅行|旅游|出行|游玩)天数\s*[::]?\s*(\d+)", 1.0),
        ("days", rf"(?:number of )?(?:travel(?:ing|ling)?|trip) days\s*:\s*({_EN})", 1.0),
        ("days", rf"({COUNT_ZH})\s*[天日]\s*,?{COUNT_ZH}\s*[夜晚]", 1.0),
        ("days", rf"({_EN})[\s-]*days?\s*(?:,|and|&|/)?\s*{_EN}[\s-]*nights?", 1.0),
        (
            "days",
            rf"(?<![第每前后提过月周到])(?<!提前)({COUNT_ZH})\s*(?:整天|天|日)(?![前后内票卡])(?!\d(?!\s*[人个位大晚夜名口]))(?!均)",
            0.95,
        ),
        (
            "days",
            rf"(?<!day )(?<!every )({_EN})(?:\s+|-)(?:\w+\s+)?days?\b(?!\s*(?:ago|before (?:the|my|our|departure)|in advance|pass))",
            0.95,
        ),
        ("nights", rf"(?<![第每])({COUNT_ZH})\s*个?(?:晚上?|夜)(?![前内])", 0.8),
        ("nights", rf"({_EN})[\s-]*nights?\b", 0.8),
        ("weeks", rf"({COUNT_ZH})\s*个?(?:星期|礼拜|周)(?![一二三四五六日天末几边围])", 0.9),
        ("weeks", rf"\b({_EN}|a)[\s-]*weeks?\b(?!\s*(?:ago|before|in advance|end))", 0.9),
        (
            "day",
            r"\b(?:a|single|whole)[\s-]day\b|\bfor (?:just |only )?the day\b|\bday[\s-]trip\b|当天(?:往返|来回|去当天回)",
            0.8,
        ),
        ("weekend", r"周末|\bweekend\b", 0.6),
    )
)
_COUNTED: dict[str, Callable[[int], int]] = {
    "days": lambda count: count,
    "nights": lambda count: count + 1,
    "weeks": lambda count: count * 7,
}
_FIXED = {"day": 1, "weekend": 2}


def read_days(text: str) -> Reading[int] | None:
    """Number of days of the trip as the (folded) text says, or None. Nights count one less than days."""
    dated = days_between(text)
    return next((one for one in _readings(text) if dated is None or one.confidence > dated.confidence), dated)


def _readings(text: str) -> Iterator[Reading[int]]:
    for kind, pattern, confidence in _RULES:
        for match in pattern.finditer(text):
            if kind in _FIXED:
                yield Reading(_FIXED[kind], match.span(), confidence)
            else:
                count = 1 if match[1].lower() == "a" else count_of(match[1])
                if count is not None:
                    yield Reading(_COUNTED[kind](count), match.span(), confidence)
