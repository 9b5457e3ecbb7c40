"""When the trip is: dates, holidays and seasons that a request names, in both languages."""

import re
from collections.abc import Iterator
from datetime import date, timedelta

from core.understand.text.spans import Reading, Span

_YEAR = r"(?P<y{0}>20\d{{2}})\s*[-/.年]\s*(?P<m{0}>\d{{1,2}})\s*[-/.月]\s*(?P<d{0}>\d{{1,2}})\s*[日号]?"
_WHOLE = re.compile(_YEAR.format(1) + r"(?:\s*(?:-|到|至|~|to|until|through)\s*" + _YEAR.format(2) + ")?")
_DAY_RANGE = re.compile(
    r"(?P<month>\d{1,2})\s*月\s*(?P<first>\d{1,2})\s*[日号]?[^。;!?\n\d]{0,14}?(?:-|到|至|~|,|回|返)\s*(?:(?P<month2>\d{1,2})\s*月\s*)?(?P<last>\d{1,2})\s*[日号]"
)
_WEEKDAYS_ZH = "一二三四五六日一二三四五六天"
_WEEKDAYS_EN = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_DAY_EN = r"(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?"
_WEEK_RANGE = re.compile(
    r"(?:周|星期|礼拜)(?P<first>[一二三四五六日天])(?:早上|上午|中午|下午|晚上|晚)?\s*(?:出发)?\s*(?:到|至|-|~)\s*(?:下?个?(?:周|星期|礼拜))?(?P<last>[一二三四五六日天])|"
    rf"\b(?P<first_en>{_DAY_EN})(?:\s+(?:morning|afternoon|evening|night))?\s*(?:to|-|through|until|till)\s*(?:next\s+)?(?P<last_en>{_DAY_EN})\b",
    re.IGNORECASE,
)
_MONTH_EN = r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)"
_MENTION = re.compile(
    r"(?:20\d{2}\s*年)?\s*\d{1,2}\s*月(?:\s*\d{1,2}\s*[日号]|份|初|中旬?|底|末|上旬|下旬)?|"
    rf"\b(?:(?:this|next|on)\s+)?{_DAY_EN}\b(?!['-])|"
    r"(?:这|本|下|上)?个?(?:周|星期|礼拜)[一二三四五六日天末](?![间边])|下个?(?:周|月|星期|礼拜)|(?:明|后|今)天|月底|月初|年底|年初|年末|"
    r"(?:国庆|五一|十一|元旦|春节|过年|清明|端午|中秋|圣诞|暑假|寒假|劳动节|情人节|跨年|小长假|黄金周)(?:节|假期|长假|期间)?|(?:春|夏|秋|冬)(?:天|季)|"
    rf"\b(?:(?:early|mid|late|end of)[- ])?{_MONTH_EN}\b\.?(?:\s+\d{{1,2}}(?:st|nd|rd|th)?)?|"
    r"\b(?:national day|christmas|new year(?:'s)?(?: eve| day)?|spring festival|labou?r day|mid-autumn|golden week|"
    r"next (?:week|month|weekend)|this (?:week|weekend|month)|tomorrow|summer (?:vacation|holiday)|winter (?:vacation|break)|year-end)\b",
    re.IGNORECASE,
)


def read_dates(text: str, days: int | None) -> Reading[tuple[date, date]] | None:
    """First and last day of the trip where the (folded) text dates it with the year, or None.

    A lone date is the first day, and `days` gives the last.
    """
    match = _WHOLE.search(text)
    if match is None:
        return None
    try:
        first = date(int(match["y1"]), int(match["m1"]), int(match["d1"]))
        last = date(int(match["y2"]), int(match["m2"]), int(match["d2"])) if match["y2"] else None
    except ValueError:
        return None
    if last is None and days:
        last = first + timedelta(days=days - 1)
    return Reading((first, last), match.span(), 0.95) if last and last >= first else None


def days_between(text: str) -> Reading[int] | None:
    """How many days two dates of a month, or of two in a row, span: 6月18号…20号 are three."""
    match = _DAY_RANGE.search(text)
    if match is None:
        return _weekdays_between(text)
    first, last = int(match["first"]), int(match["last"])
    if match["month2"] and match["month2"] != match["month"]:
        length = 28 if match["month"] == "2" else 30 if match["month"] in ("4", "6", "9", "11") else 31
        last += length
    count = last - first + 1
    return Reading(count, match.span(), 0.85) if 1 <= count <= 31 else None


def _weekdays_between(text: str) -> Reading[int] | None:
    """How many days two days of the week span: 周五到周日, Friday to Sunday are three."""
    match = _WEEK_RANGE.search(text)
    if match is None:
        return None
    zh = match["first"] is not None
    first, last = (_weekday(match[name] if zh else match[name + "_en"], zh) for name in ("first", "last"))
    return Reading((last - first) % 7 + 1, match.span(), 0.8)


def _weekday(word: str, zh: bool) -> int:
    return _WEEKDAYS_ZH.index(word) % 7 if zh else _WEEKDAYS_EN.index(word[:3].lower())


def date_mentions(text: str) -> Iterator[Span]:
    """Where the (folded) text names a date, a holiday or a season."""
    for match in (*_WHOLE.finditer(text), *_MENTION.finditer(text)):
        yield match.span()
