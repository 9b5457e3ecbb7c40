"""From when until when, by the words of a clause: `from 10 am to noon`, `下午2点到6点`, `after 4 pm`. Minutes of the day."""

import re
from collections.abc import Iterator
from functools import cache

NEVER = 24 * 60
_NUMBERS = {word: number for number, word in enumerate("一二三四五六七八九十", 1)} | {
    "两": 2,
    "十一": 11,
    "十二": 12,
}
_LATER = ("下午", "晚上", "傍晚", "晚")
# who says an hour below this without the half of the day means the afternoon
_DAY_BEGINS = 8
_EN = r"(?P<hour{n}>\d{{1,2}})(?:[:.](?P<minute{n}>\d\d))?(?: ?(?P<half{n}>am|pm|a\.m\.?|p\.m\.?|o'clock))?|(?P<noon{n}>noon|midday)"
_ZH = (
    r"(?P<part{n}>上午|早上|中午|下午|晚上|傍晚|晚)?\s?"
    r"(?:(?P<hour{n}>\d{{1,2}}|十[一二]?|[一二两三四五六七八九])(?:点钟?|时|[:：])(?P<minute{n}>半|\d\d)?)"
)


def span_in(clause: str) -> tuple[int, int] | None:
    """The minutes between which a clause in small letters speaks; the day begins at 0 and ends at 24:00 where it says one end alone."""
    for pattern, is_range in _patterns():
        found = pattern.search(clause)
        if found is None:
            continue
        if is_range:
            since, until = _range(found)
            if 0 <= since < until <= NEVER:
                return since, until
            continue
        minute = _minute(found, 1)
        minute += 12 * 60 * (minute < _DAY_BEGINS * 60 and not _half(found, 1))
        return (0, minute) if found["before"] else (minute, NEVER)
    return None


def _range(found: re.Match[str]) -> tuple[int, int]:
    since, until = _minute(found, 1), _minute(found, 2)
    afternoon = 12 * 60
    one, other = _half(found, 1), _half(found, 2)
    if one and not other and until < since:
        until += afternoon
    elif other == "later" and not one and since + afternoon < until:
        since += afternoon
    elif not one and not other and since < _DAY_BEGINS * 60:
        since, until = since + afternoon, until + afternoon
    elif not other and until <= since:
        until += afternoon
    return since, until


def _half(found: re.Match[str], number: int) -> str:
    """Which half of the day is said of an hour; nothing where none is."""
    said = _group(found, f"half{number}") + _group(found, f"part{number}")
    if _group(found, f"noon{number}") or said in ("上午", "早上", "中午") or said.startswith("a"):
        return "early"
    return "later" if said in _LATER or said.startswith("p") else ""


def _minute(found: re.Match[str], number: int) -> int:
    if _group(found, f"noon{number}"):
        return 12 * 60
    word = _group(found, f"hour{number}")
    hour = int(word) if word.isdigit() else _NUMBERS[word]
    minute = _group(found, f"minute{number}")
    late = hour < 12 and _half(found, number) == "later"
    return (hour + 12 * late) * 60 + (30 if minute == "半" else int(minute or 0))


def _group(found: re.Match[str], name: str) -> str:
    return found.groupdict().get(name) or ""


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], bool], ...]:
    """The ranges and then the single hours, of both languages."""
    return tuple(_compiled())


def _compiled() -> Iterator[tuple[re.Pattern[str], bool]]:
    en, other_en = (_EN.format(n=number) for number in (1, 2))
    zh, other_zh = (_ZH.format(n=number) for number in (1, 2))
    yield (
        re.compile(
            rf"(?<![\d:.a-z])(?:{en})(?: ?(?:-|–|—|~) ?| (?:to|until|till|and) )(?:{other_en})(?![\da-z])"
        ),
        True,
    )
    yield re.compile(rf"{zh}\s?(?:到|至|-|–|—|~)\s?{other_zh}"), True
    yield re.compile(rf"\b(?:after|from|(?P<before>until|till|before)) (?:{en})\b"), False
    yield re.compile(rf"{zh}(?:以后|之后|后|起|开始|(?P<before>以前|之前|前))"), False
