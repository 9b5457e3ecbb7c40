"""When the trip is: dates, weekdays and holidays that a request names, relative to a given day, in both languages."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from core.understand.facts.holidays_named import NAMES, begins
from core.understand.text.spans import Reading, Span

_YEAR = r"(?P<y{0}>20\d{{2}})\s*[-/.年]\s*(?P<m{0}>\d{{1,2}})\s*[-/.月]\s*(?P<d{0}>\d{{1,2}})\s*[日号]?"
_WHOLE = re.compile(_YEAR.format(1) + r"(?:\s*(?:-|到|至|~|to|until|through)\s*" + _YEAR.format(2) + ")?")
_DAY_RANGE = re.compile(
    r"(?P<month>\d{1,2})\s*(?:月|\.|/)\s*(?P<first>\d{1,2})\s*[日号]?[^。;!?\n\d]{0,14}?(?:-|到|至|~|,|回|返)\s*(?:(?P<month2>\d{1,2})\s*(?:月|\.|/)\s*)?(?P<last>\d{1,2})\s*(?:[日号]|(?<=[./]\d)(?!\d)|(?<=[./]\d\d)(?!\d))"
)
_ONE_DAY = re.compile(r"(?P<month>\d{1,2})\s*月\s*(?P<day>\d{1,2})\s*[日号]?")
_WEEKDAYS_ZH = "一二三四五六日一二三四五六天"
_WEEKDAYS_EN = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_DAY_EN = r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thu(?:rs)?|fri|sat(?! (?:on|in|down))|sun(?![ -]?(?:yat|rise|set|shine|ny|moon|bath|screen)))"
_WEEK_RANGE = re.compile(
    r"(?:这|本|下)?个?(?:周|星期|礼拜)(?P<first>[一二三四五六日天])(?!起来)[^。;!?\n]{0,14}?(?:到|至|-|~|,|去|走|飞|出发)\s*(?:下?个?(?:周|星期|礼拜))(?P<last>[一二三四五六日天])(?=$|[^。;!?\n]{0,8}(?:回|返|结束|走|离开)|[,。;!?\n]|的)|"
    r"(?:周|星期|礼拜)(?P<first2>[一二三四五六日天])(?:早上|上午|中午|下午|晚上|晚)?\s*(?:出发)?\s*(?:到|至|-|~)\s*(?:下?个?(?:周|星期|礼拜))?(?P<last2>[一二三四五六日天])|"
    rf"\b(?P<first_en2>{_DAY_EN})\b[^.;!?\n]{{0,30}}?\b(?:back|return\w*|home)\s+(?:on\s+)?(?P<last_en2>{_DAY_EN})\b|"
    rf"\b(?P<first_en>{_DAY_EN})(?:\s+(?:morning|afternoon|evening|night))?\s*(?:to|-|through|until|till)\s*(?:next\s+)?(?P<last_en>{_DAY_EN})\b",
    re.IGNORECASE,
)
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_MONTH_EN = r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)"
_NTH = r"\d{1,2}(?:st|nd|rd|th)?"
_RANGE_EN = re.compile(
    rf"\b(?P<m1>{_MONTH_EN})\.?\s+(?P<d1>{_NTH})\s*(?:to|-|through|until|till|and|,?\s*(?:and )?(?:fly\w* |com\w+ |head\w* |get\w* )?(?:back|return\w*|home|leav\w+)(?: on)?(?: the)?)\s*(?:(?P<m2>{_MONTH_EN})\.?\s+)?(?P<d2>{_NTH})\b(?!\s*(?:days?|people|nights?))|"
    rf"\b(?P<d3>{_NTH})\s*(?:to|-|through|until)\s*(?P<d4>{_NTH})(?:\s+of)?\s+(?P<m3>{_MONTH_EN})\b",
    re.IGNORECASE,
)
_ONE_EN = re.compile(
    rf"\b(?P<m1>{_MONTH_EN})\.?\s+(?P<d1>{_NTH})\b(?!\s*(?:days?|people|nights?))|\b(?P<d2>{_NTH})(?:\s+of)?\s+(?P<m2>{_MONTH_EN})\b",
    re.IGNORECASE,
)
_RELATIVE = re.compile(
    r"(?P<zh_day>大后天|后天|明天|今天|今晚|明早|明晚)|(?P<en_day>\b(?:the day after tomorrow|tomorrow|today|tonight)\b)|"
    r"(?P<week>这个?|本|下个?|下下个?)?(?:周|星期|礼拜)(?P<weekday>[一二三四五六日天])(?![间边围年]|闭馆|不开|休息)|"
    rf"\b(?P<which>this|next|on|coming)?\s*(?P<day_en>{_DAY_EN})\b(?!['-]|s? (?:is|are) closed)|"
    r"(?P<weekend>(?P<weekend_of>这个?|本|下个?)?(?:周末)|\b(?P<weekend_en>this|next|the coming)\s+weekend\b)|"
    rf"(?P<holiday>{NAMES})(?:节|假期|长假|期间|小长假)*",
    re.IGNORECASE,
)
_EXCEPTED = re.compile(
    r"(?:别|不|避开|除|每个?|\b(?:not|n't|never|avoid|except|every|no))[^,。;.]{0,6}$|\b(?:until|till|before)\s*$",
    re.IGNORECASE,
)
_NEAR_IT = re.compile(
    r"\s*(?:假期|节)?(?:前后|左右|之?前|以前|之?后|以后|过后|前一|后一|那阵|那几天)|\s*(?:or so|or thereabouts)\b"
)
"""What makes a day only about when the trip is."""
_NEAR_IT = re.compile(
    r"\s*(?:假期|节)?(?:前后|左右|之?前|以前|之?后|以后|过后|前一|后一|那阵|那几天)|\s*(?:or so|or thereabouts)\b"
)
"""What makes a day only about when the trip is."""
_CLOSED = re.compile(
    r"[^,。;.]{0,3}(?:闭馆|关门|休息|不开|限行)|s?\s*(?:is|are|it's|being)?\s*closed", re.IGNORECASE
)
_SETS_OFF = re.compile(
    r"出发|走|动身|启程|去|飞|到|起|\b(?:leav\w+|depart\w*|set(?:ting)? off|start\w*|from|fly\w*|go(?:ing)?|arriv\w+|begin\w*)\b",
    re.IGNORECASE,
)
_BARE_DAY = re.compile(r"(?<![\d月.:第])\d{1,2}\s*[号日](?![线楼院店馆门])")
"""A day of a month that is not said with it: beside another date, one of them is not the day of leaving."""
_OTHER_EVENT = re.compile(
    r"开[完个]?会|会议|婚礼|跨年|考试|答辩|面试|演唱会|生日|比赛|\b(?:conference|meeting|wedding|exam|interview|concert|birthday|deadline|graduation)\b",
    re.IGNORECASE,
)
"""Something else that is on a day that is named, so that the trip need not begin on it."""
_HOME = re.compile(r"回(?!酒店|民宿)|返|到家|\b(?:back|return\w*|home)\b", re.IGNORECASE)
_UNTIL = re.compile(r"到|至|-|~|回|返|离开|\b(?:to|until|till|back|return\w*|home)\b", re.IGNORECASE)
_DAYS_AHEAD = {
    "今天": 0, "今晚": 0, "明天": 1, "明早": 1, "明晚": 1, "后天": 2, "大后天": 3, "today": 0, "tonight": 0, "tomorrow": 1, "the day after tomorrow": 2,
}  # fmt: skip
_MENTION = re.compile(
    r"(?:20\d{2}\s*年)?\s*(?:\d{1,2}|十[一二]?|[一二三四五六七八九](?!个))\s*月(?!饼|亮|台|光|牙|子|嫂|薪|票|卡|入)(?:\s*\d{1,2}\s*[日号]|份|初|中旬?|底|末|上旬|下旬)?|"
    rf"\b(?:(?:this|next|on)\s+)?{_DAY_EN}\b(?!['-])|"
    r"(?:这|本|下|上)?个?(?:周|星期|礼拜)[一二三四五六日天末](?![间边])|下个?(?:周|月|星期|礼拜)|(?:明|后|今)天|月底|月初|年底|年初|年末|"
    r"(?:国庆|五一|十一(?![点月日号个人天岁位名元块层楼路]|\d)|元旦|春节|过年|清明|端午|中秋|圣诞|暑假|寒假|劳动节|情人节|跨年|小长假|黄金周)(?:节|假期|长假|期间)?|(?:春|夏|秋|冬)(?:天|季)|"
    rf"\b{_NTH}(?:\s+of)?\s+{_MONTH_EN}\b|\b(?:(?:early|mid|late|end of)[- ])?{_MONTH_EN}\b\.?(?:\s+\d{{1,2}}(?:st|nd|rd|th)?)?|"
    r"\b(?:national day|christmas|new year(?:'s)?(?: eve| day)?|spring festival|labou?r day|may day|mid-autumn|golden week|"
    r"next (?:week|month|weekend)|this (?:week|weekend|month)|tomorrow|today|tonight|summer (?:vacation|holiday)|winter (?:vacation|break)|year-end)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class TripDates:
    """The first day of the trip, the last where it is known, and the words that say so."""

    first: date
    last: date | None
    span: Span


def read_dates(text: str, days: int | None, today: date | None) -> TripDates | None:
    """First and last day of the trip as the (folded) text says, or None.

    What names no year (五一, 下周五, Dec 3 to 6) is the next such day from `today` on, and is not read without one. A
    lone date is the first day, and `days` gives the last.
    """
    found = _with_year(text)
    if found is None and today is not None:
        found = _range(text, today) or _week_range(text, today) or _lone(text, today)
    if found is None or (found.last is not None and found.last < found.first):
        return None
    last = found.last or (found.first + timedelta(days=days - 1) if days else None)
    return TripDates(found.first, last, found.span)


def _with_year(text: str) -> TripDates | None:
    match = _WHOLE.search(text)
    if match is None:
        return None
    try:
        first = date(int(match["y1"]), int(match["m1"]), int(match["d1"]))
        last = date(int(match["y2"]), int(match["m2"]), int(match["d2"])) if match["y2"] else None
    except ValueError:
        return None
    return TripDates(first, last, match.span())


def _range(text: str, today: date) -> TripDates | None:
    """From one day of a month to another: 12月5号到8号, Dec 3 to 6."""
    match = _DAY_RANGE.search(text)
    if match:
        month, month2 = int(match["month"]), int(match["month2"] or match["month"])
        ends = (month, int(match["first"])), (month2, int(match["last"]))
    else:
        match = _RANGE_EN.search(text)
        if match is None:
            return _there_and_back(text, today)
        if match["m1"]:
            month = _month(match["m1"])
            month2 = _month(match["m2"]) if match["m2"] else month
            ends = (month, _nth(match["d1"])), (month2, _nth(match["d2"]))
        else:
            month = _month(match["m3"])
            ends = (month, _nth(match["d3"])), (month, _nth(match["d4"]))
    first = _next(*ends[0], today)
    last = _next(*ends[1], first) if first else None
    return TripDates(first, last, match.span()) if first and last else None


def _there_and_back(text: str, today: date) -> TripDates | None:
    """From a day to another on which one comes home: on December 3, going home Sunday December 6."""
    named = list(_named_days(text, today)) if len(_ONE_EN.findall(text)) == 2 else []
    if len(named) != 2 or not _HOME.search(text, named[0].span[1], named[1].span[0]):
        return None
    return TripDates(named[0].first, named[1].first, (named[0].span[0], named[1].span[1]))


def _week_range(text: str, today: date) -> TripDates | None:
    match = _WEEK_RANGE.search(text)
    if match is None:
        return None
    ends = _weekdays(match)
    first = today + timedelta(days=(ends[0] - today.weekday()) % 7 or 7)
    if match[0].startswith("下"):
        first = _of_week(today, ends[0], 1)
    return TripDates(first, first + timedelta(days=(ends[1] - ends[0]) % 7), _named(match))


def _lone(text: str, today: date) -> TripDates | None:
    """One day on which the trip begins: a date, a weekday, a holiday, or tomorrow."""
    named = list(_named_days(text, today))
    if any(
        one
        for one in _BARE_DAY.finditer(text)
        if not any(a <= one.start() < b for a, b in (day.span for day in named))
    ):
        return None
    if len({one.first for one in named}) > 1:
        named = [one for one in named if _SETS_OFF.search(_clause_of(text, one.span))][:1]
    return next((one for one in named if not _OTHER_EVENT.search(_clause_of(text, one.span))), None)


def _named_days(text: str, today: date) -> Iterator[TripDates]:
    """All days that a text names, those of a month where there are such."""
    dated = [*_ONE_DAY.finditer(text), *_ONE_EN.finditer(text)]
    for match in dated:
        groups = match.groupdict()
        if groups.get("day"):
            first = _next(int(match["month"]), int(match["day"]), today)
        else:
            first = _next(_month(match["m1"] or match["m2"]), _nth(match["d1"] or match["d2"]), today)
        if first:
            yield TripDates(first, None, match.span())
    if dated:
        return
    for match in _RELATIVE.finditer(text):
        day = _relative(match, today)
        if day is not None and not _is_excepted(text, match) and not _NEAR_IT.match(text, match.end()):
            yield TripDates(day, None, match.span())


def _clause_of(text: str, span: Span) -> str:
    """The clause that some words stand in."""
    start = max(text.rfind(mark, 0, span[0]) for mark in ",.;!?\n。") + 1
    ends = [at for mark in ",.;!?\n。" if (at := text.find(mark, span[1])) >= 0]
    return text[start : min(ends, default=len(text))]


def _is_excepted(text: str, match: re.Match[str]) -> bool:
    """Whether a day is named to be left out, or as one that comes every week: 周一闭馆, not on Monday."""
    return bool(_EXCEPTED.search(text[: match.start()]) or _CLOSED.match(text, match.end()))


def _relative(match: re.Match[str], today: date) -> date | None:
    groups = match.groupdict()
    if ahead := groups["zh_day"] or groups["en_day"]:
        return today + timedelta(days=_DAYS_AHEAD[ahead.lower()])
    if groups["weekday"]:
        weeks = (groups["week"] or "").count("下")
        return _of_week(
            today, _WEEKDAYS_ZH.index(groups["weekday"]) % 7, weeks, dated=groups["week"] is not None
        )
    if groups["day_en"]:
        which = (groups["which"] or "").lower()
        weekday = _WEEKDAYS_EN.index(groups["day_en"][:3].lower())
        return _of_week(today, weekday, 1 if which == "next" else 0, dated=which == "next")
    if groups["weekend"]:
        said = groups["weekend_of"] or groups["weekend_en"]
        weeks = 1 if said and (said.startswith("下") or said.lower() == "next") else 0
        return _of_week(today, 5, weeks, dated=weeks > 0) if said else None
    return begins(groups["holiday"].lower(), today) if groups["holiday"] else None


def _of_week(today: date, weekday: int, weeks: int, *, dated: bool = True) -> date:
    """A weekday so many calendar weeks from now; the next one where no week is named or it has passed."""
    monday = today - timedelta(days=today.weekday())
    day = monday + timedelta(days=weekday + 7 * weeks)
    return day if day >= today and (dated or day > today) else day + timedelta(days=7)


def _next(month: int, day: int, today: date) -> date | None:
    """The next such day of the year, from today on; None for a day that there is not."""
    for year in (today.year, today.year + 1):
        try:
            found = date(year, month, day)
        except ValueError:
            continue
        if found >= today:
            return found
    return None


def _month(word: str) -> int:
    return _MONTHS.index(word[:3].lower()) + 1


def _nth(word: str) -> int:
    return int(re.sub(r"\D", "", word))


def days_between(text: str) -> Reading[int] | None:
    """How many days two dates of a month, or of two in a row, span: 6月18号…20号 are three."""
    match = _DAY_RANGE.search(text)
    if match is not None:
        first, last = int(match["first"]), int(match["last"])
        month, month2 = int(match["month"]), int(match["month2"] or match["month"])
    else:
        match = _RANGE_EN.search(text)
        if match is None:
            return _weekdays_between(text)
        first, last = _nth(match["d1"] or match["d3"]), _nth(match["d2"] or match["d4"])
        month = _month(match["m1"] or match["m3"])
        month2 = _month(match["m2"]) if match["m2"] else month
    if month != month2:
        last += 28 if month == 2 else 30 if month in (4, 6, 9, 11) else 31
    count = last - first + 1
    return Reading(count, match.span(), 0.85) if 1 <= count <= 31 and 1 <= month <= 12 else None


def _weekdays_between(text: str) -> Reading[int] | None:
    """How many days two days of the week span: 周五到周日, Friday to Sunday are three."""
    match = _WEEK_RANGE.search(text)
    if match is None:
        return _days_ahead_between(text)
    first, last = _weekdays(match)
    return Reading((last - first) % 7 + 1, _named(match), 0.8)


def _days_ahead_between(text: str) -> Reading[int] | None:
    """How many days two days counted from today span, of which one is the way back: 今晚出发，明晚回."""
    week = [one for one in _RELATIVE.finditer(text) if one["weekday"] or one["day_en"]]
    if len(week) == 2 and _comes_back(text, week[1].span()):
        first, last = (_weekday(one) for one in week)
        return Reading((last - first) % 7 + 1, week[1].span(), 0.75)
    found = [one for one in _RELATIVE.finditer(text) if one["zh_day"] or one["en_day"]]
    if len(found) != 2 or not _UNTIL.search(text, found[0].end(), found[1].end() + 8):
        return None
    first, last = (_DAYS_AHEAD[(one["zh_day"] or one["en_day"]).lower()] for one in found)
    return Reading(last - first + 1, found[1].span(), 0.8) if first <= last else None


def _comes_back(text: str, span: Span) -> bool:
    """Whether the words about a day of the week say that one comes back on it."""
    before = re.split(r"[,.;。;!?\n]", text[: span[0]])[-1]
    after = re.split(r"[,.;。;!?\n]", text[span[1] :])[0]
    return bool(_HOME.search(before) or _HOME.search(after))


def _weekday(match: re.Match[str]) -> int:
    if match["weekday"]:
        return _WEEKDAYS_ZH.index(match["weekday"]) % 7
    return _WEEKDAYS_EN.index(match["day_en"][:3].lower())


def _named(match: re.Match[str]) -> Span:
    """Where the first of two weekdays stands: what lies between them says something else."""
    group = next(name for name in ("first", "first2", "first_en", "first_en2") if match[name])
    return match.start(), match.end(group)


def _weekdays(match: re.Match[str]) -> tuple[int, int]:
    if match["first_en"] or match["first_en2"]:
        first, last = match["first_en"] or match["first_en2"], match["last_en"] or match["last_en2"]
        return _WEEKDAYS_EN.index(first[:3].lower()), _WEEKDAYS_EN.index(last[:3].lower())
    first, last = match["first"] or match["first2"], match["last"] or match["last2"]
    return _WEEKDAYS_ZH.index(first) % 7, _WEEKDAYS_ZH.index(last) % 7


def date_mentions(text: str) -> Iterator[Span]:
    """Where the (folded) text names a date, a holiday or a season."""
    for match in (*_WHOLE.finditer(text), *_MENTION.finditer(text)):
        yield match.span()


def unsettled_days(text: str, dates: TripDates | None) -> Iterator[Span]:
    """The days, months and seasons that the (folded) text names where none of them dates the trip."""
    if dates is not None:
        return
    taken: list[Span] = []
    for start, end in date_mentions(text):
        if not any(first < end and start < last for first, last in taken):
            taken.append((start, end))
            yield start, end
