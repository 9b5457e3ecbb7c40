"""Days that a text names: dates of a month, weekdays, holidays and tomorrow, in both languages, after a given day."""

import re
from collections.abc import Iterator, Mapping
from datetime import date, timedelta
from functools import lru_cache

from core.model.clock import WEEK_DAYS
from core.understand.dates.holidays_named import LUNAR_DAY, NAMES, begins
from core.understand.patterns.beginning import one_of_these
from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import count_of
from core.understand.text.spans import Reading, Span
from core.understand.text.writing.script import WORD_BEGINS

_YEAR = r"(?P<y{0}>20\d{{2}})\s*[-/.年]\s*(?P<m{0}>\d{{1,2}})\s*[-/.月]\s*(?P<d{0}>\d{{1,2}})\s*[日号]?"
WHOLE = compiled(_YEAR.format(1) + r"(?:\s*(?:-|到|至|~|to|until|through)\s*" + _YEAR.format(2) + ")?")
"""A date with its year, or two of them."""
DAY_OF_MONTH = compiled(r"(?P<month>\d{1,2})\s*月\s*(?P<day>\d{1,2})\s*[日号]?")
"""A day with its month in Chinese."""
_OF_A_NEAR_MONTH = compiled(r"(?P<which>这个?|本|下下?个?)月\s*(?P<day>[12]?\d|3[01])\s*[日号]")
_SLASHED = compiled(
    r"(?<![\d./¥-])(?<!\d:)(?P<month>1[0-2]|0?[1-9])(?:/|\.(?=\d\d(?!\d)))(?P<day>[12]\d|3[01]|0?[1-9])(?![\d./:]|\s*(?:[万千百kKwW元块米折分星%倍层岁斤人天晚夜]|个|公里|km|小时))"
)
"""A day of a month with a stroke or a point, as Chinese writes it: 12/18."""
_WEEKDAYS_ZH = "一二三四五六日一二三四五六天"
_WEEKDAYS_EN = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
DAY_EN = r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thu(?:rs)?|fri|sat(?! (?:on|in|down))|sun(?![ -]?(?:yat|rise|set|shine|ny|moon|bath|screen)))"
"""A day of the week in English."""
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
MONTH_EN = r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may(?! (?:go|be|have|need|want|also|not|come|only|take|do|even|well|like|as well|seem|look|prefer|join|bring|cost|i|we|she|he|they|you|it)\b)|june?|july?|aug(?:ust)?|sept?(?:ember)?(?! (?:rooms?|beds?)\b)|oct(?:ober)?(?! (?:loft|east|bay|harbou?r))|nov(?:ember)?|dec(?:ember)?)"
"""A month in English."""
NTH = r"\d{1,2}(?:st|nd|rd|th)?"
"""A day of a month in English."""
_TENS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
_NTH_WORDS = {
    **{word: number for number, word in enumerate(_TENS, 1)},
    **dict(zip(("tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth", "twentieth"), range(10, 21), strict=True)),
    **{f"twenty-{word}": 20 + number for number, word in enumerate(_TENS, 1)},
    "thirtieth": 30,
    "thirty-first": 31,
}  # fmt: skip
"""The days of a month in words: the third of December."""
ONE_EN = compiled(
    rf"\b(?P<m1>{MONTH_EN})\.?\s+(?P<d1>{NTH})\b(?!\s*(?:days?|people|nights?))|\b(?P<d2>{NTH}(?=\s)|(?:{'|'.join(_NTH_WORDS)})(?=\s+of\s))(?:\s+of)?\s+(?P<m2>{MONTH_EN})\b",
    re.IGNORECASE,
)
"""A day with its month in English."""
FEASTS: Mapping[str, tuple[int, int]] = {
    "元旦": (1, 1), "圣诞": (12, 25), "平安夜": (12, 24), "国庆": (10, 1), "五一": (5, 1), "劳动节": (5, 1), "情人节": (2, 14),
}  # fmt: skip
"""The very day, by month and day, of holidays that have one: 圣诞节那天 is no day of those around it."""
_VERY_DAY = r"(?:那一?天|当[天日])"
_RELATIVE = compiled(
    WORD_BEGINS
    + "(?:"
    + one_of_these(
        r"(?P<zh_day>大后天|后天|明天|今天|今晚|明早|明晚)",
        r"\b(?P<ahead>an?|one|two|three|four|five|six|ten|\d{1,2})\s+(?P<ahead_in>day|week)s?\s+from\s+(?:today|now)\b",
        r"\b(?P<en_day>the day after tomorrow|tomorrow|today|tonight)\b(?P<week_later>\s+week\b)?",
        r"(?P<week>这个?|本|下个?|下下个?)?(?:周|星期|礼拜)(?P<weekday>[一二三四五六日天])(?![间边围年]|闭馆|不开|休息)",
        rf"\b(?P<which>this|next|on|coming)?\s*(?P<day_en>{DAY_EN})\b(?!['-]|s? (?:is|are) closed)(?P<week_on>\s+week\b(?!-))?(?:,? the (?P<nth_en>\d{{1,2}})(?:st|nd|rd|th)\b(?! (?:of )?{MONTH_EN}\b))?",
        r"(?P<weekend>(?P<weekend_of>这个?|本|下个?)?(?:周末)|\b(?P<weekend_en>this|next|the coming)\s+weekend\b)",
        rf"(?P<holiday>{NAMES})(?:(?:节|假期|长假|期间|小长假)+(?P<itself>{_VERY_DAY})?|(?P<itself2>{_VERY_DAY}))?",
    )
    + ")",
    re.IGNORECASE,
)
"""A day by how far it is from today, by its weekday or by its holiday."""
_EXCEPTED = compiled(
    r"\bon the\s*$|\b(?:since|last)\s*$|-(?:to|till?|until|through)-\s*$|\b(?:(?:he|she|they|who|boss|mum|mom|dad|husband|wife|boyfriend|girlfriend|partner|mate|friend)(?:'s|'re| is| are| has| gets)|kids are) off(?: on)?\s*$|(?:别|不|避开|除|每个?|去年|前年|上次|上回|往年|\b(?:last year|not|n't|never|avoid|except|every|no))[^,。;.]{0,6}$|\b(?:until|till|before)\s*$",
    re.IGNORECASE,
)
_REFUSED = compiled(
    r"(?:节|假期|期间|长假|那几天|那天|的时候)*(?:我们?|咱们?|可|人[太挺]?多|人挤人|肯定|是|就|都|也|绝对)*"
    r"(?:(?:太[挤贵忙堵远]|没?[抢买订]到?票|请不到假)?[就也都]?没(?:去|走|出|玩)(?:成|了)|不(?:去|出|走|行|想|要|凑|方便|考虑)|别|没(?:空|假|时间|法|票)|算了|除外|要?(?:值班|加班|上班))"
)
"""What is said after a day on which one does not travel: 国庆不去."""
_NEAR_IT = compiled(
    r"\s*(?:假期|节)?(?:前后|左右|之?前|以前|之?后|以后|过后|前一|后一|那阵|那几天|的?(?:最后|中间|末尾|尾巴|后)[一两二三四五六\d]天)|\s*(?:or so|or thereabouts)\b"
)
"""What makes a day only about when the trip is."""
_IS_ABOUT = re.compile(r"\s*(?:前后|上下|那阵子?|那几天)")
"""What makes a day of a month in Chinese but about that day."""
_CLOSED = compiled(
    r"[^,。;.]{0,3}(?:闭馆|关门|休息|不开|限行)|s?\s*(?:is|are|it's|being)?\s*closed", re.IGNORECASE
)
DAYS_AHEAD = {
    "今天": 0, "今晚": 0, "明天": 1, "明早": 1, "明晚": 1, "后天": 2, "大后天": 3, "today": 0, "tonight": 0, "tomorrow": 1, "the day after tomorrow": 2,
}  # fmt: skip
"""How many days ahead the words for a day near today mean."""
_MENTION = compiled(
    WORD_BEGINS
    + "(?:"
    + one_of_these(
        r"(?:20\d{2}\s*年)?\s*(?:\d{1,2}|十[一二]?|[一二三四五六七八九](?!个))\s*月(?!饼|亮|台|光|牙|子|嫂|薪|票|卡|入)(?:\s*\d{1,2}(?:\s*[日号]|(?![\d:.,]|\s*[点人天个万千元块]))|份|初|中旬?|底|末|上旬|下旬)?",
        rf"\b(?:the\s+)?{NTH}\s*(?:/|-|~|,|and|&|to|until|till)\s*(?:the\s+)?(?:{DAY_EN}\s+(?:the\s+)?)?{NTH}(?:\s+of)?\s+{MONTH_EN}\b",
        rf"\b(?:(?:this|next|on)\s+)?{DAY_EN},?\s+(?:the\s+)?{NTH}(?=\s*(?:$|[,.;!?)&/-]|and\b|to\b|until\b|till\b))",
        rf"\b(?:(?:this|next|on)\s+)?{DAY_EN}\b(?!['-])",
        r"(?:这|本|下{1,2}|(?<!加)上)?个?(?:周|星期|礼拜)[一二三四五六日天末](?![间边])|下个?(?:周|月|星期|礼拜)|(?:明|后|今)天|月底|月初|年底|年初|年末",
        rf"(?:国庆|五一|(?<![二三四五六七八九])十一(?![张点月日号个人天岁位名元块层楼路]|\d)|元旦|春节|过年|清明|端午|中秋|圣诞|平安夜|除夕|{LUNAR_DAY}|暑假|寒假|劳动节|情人节|跨年|小长假|黄金周)(?:节|假期|长假|期间)?(?:那一?天|当[天日](?!来回|往返))?|(?:春|夏|秋|冬)(?:天|季)",
        rf"\b(?:{NTH}\s*(?:to|-|–|/|and|&)\s*(?:{DAY_EN},?\s+(?:the\s+)?)?)?{NTH}(?:\s+of)?\s+{MONTH_EN}\b|\b(?:(?:early|mid|late|end of)[- ])?{MONTH_EN}\b\.?(?:\s+\d{{1,2}}(?:st|nd|rd|th)?)?",
        r"\b(?:national day|christmas|new year(?:'s)?(?: eve| day)?|spring festival|labou?r day|may day|mid-autumn|golden week|(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth) day of (?:the )?)?(?:chinese|lunar) new year|"
        r"(?:next|this) (?:week|month)|(?<!long )(?:(?:next|this) )?weekend|tomorrow|today|tonight|summer (?:vacation|holiday)|winter (?:vacation|break)|year-end)\b",
    )
    + ")",
    re.IGNORECASE,
)


_INSTEAD = compiled(
    rf"\b(?:instead of|rather than) (?:on )?(?:the )?{DAY_EN}(?= *(?:$|[,.;:!?)]|(?:and|to|until|till|because|as|so)\b))|"
    rf"\b(?:won't|can't|cannot|didn't|doesn't|couldn't|not) (?:give|get|have|take)(?: me| us| him| her)? (?:the )?{DAY_EN} off\b",
    re.IGNORECASE,
)
"""A day that another one takes the place of, or of which no leave is got: leaving Thursday instead of Friday."""


def without_days_given_up(text: str) -> str:
    """The text with blanks for days that are none of the trip's, as another one is meant or nobody gets leave."""
    return _INSTEAD.sub(lambda other: " " * len(other[0]), text)


def named_days(text: str, today: date) -> Iterator[Reading[date]]:
    """All days that a text names, those of a month where there are such."""
    yield from _of_next_month(text, today)
    dated = [*DAY_OF_MONTH.finditer(text), *_slashed(text), *ONE_EN.finditer(text)]
    for match in (one for one in dated if not _IS_ABOUT.match(text, one.end())):
        groups = match.groupdict()
        if groups.get("day"):
            first = next_day(int(match["month"]), int(match["day"]), today)
        else:
            first = next_day(month_of(match["m1"] or match["m2"]), nth_of(match["d1"] or match["d2"]), today)
        if first:
            yield Reading(first, match.span())
    if dated:
        return
    for match in relative_days(text):
        day = _relative(match, today)
        if day is not None and not _is_excepted(text, match) and not _NEAR_IT.match(text, match.end()):
            yield Reading(day, match.span())


def _of_next_month(text: str, today: date) -> Iterator[Reading[date]]:
    """Days of this month or the next, as they are counted from today: 下个月12号."""
    for match in _OF_A_NEAR_MONTH.finditer(text):
        month = today.month + (match["which"].startswith("下")) * match["which"].count("下")
        first = next_day((month - 1) % 12 + 1, int(match["day"]), today)
        if first and not _IS_ABOUT.match(text, match.end()):
            yield Reading(first, match.span())


def _slashed(text: str) -> Iterator[re.Match[str]]:
    """Days with a stroke; in English it may be the day or the month that stands first."""
    return iter(()) if text.isascii() else _SLASHED.finditer(text)


@lru_cache(maxsize=64)
def relative_days(text: str) -> tuple[re.Match[str], ...]:
    """Where a text names days by how far they are from today, by their weekday or by their holiday."""
    return tuple(_RELATIVE.finditer(text))


def _is_excepted(text: str, match: re.Match[str]) -> bool:
    """Whether a day is named to be left out, or as one that comes every week: 周一闭馆, not on Monday."""
    return _CLOSED.match(text, match.end()) is not None or is_refused(text, match.span())


def is_refused(text: str, day: Span) -> bool:
    """Whether a day is named as one on which one does not travel: 避开五一, 国庆不去."""
    return bool(_EXCEPTED.search(text[: day[0]]) or _REFUSED.match(text, day[1]))


def _relative(match: re.Match[str], today: date) -> date | None:
    groups = match.groupdict()
    if ahead := groups["zh_day"] or groups["en_day"]:
        return today + timedelta(days=DAYS_AHEAD[ahead.lower()] + 7 * bool(groups["week_later"]))
    if groups["ahead"]:
        count = 1 if groups["ahead"].lower() in ("a", "an") else count_of(groups["ahead"]) or 0
        return today + timedelta(days=count * (WEEK_DAYS if groups["ahead_in"].lower() == "week" else 1))
    if groups["weekday"]:
        weeks = (groups["week"] or "").count("下")
        return of_week(today, weekday_zh(groups["weekday"]), weeks, dated=groups["week"] is not None)
    if groups["day_en"]:
        which = (groups["which"] or "").lower()
        weekday = weekday_en(groups["day_en"])
        if groups["nth_en"]:
            return _next_alike(today, weekday, int(groups["nth_en"]))
        named = of_week(today, weekday, 1 if which == "next" else 0, dated=which == "next")
        # as the British say it: Saturday week
        return named + timedelta(days=7 * bool(groups["week_on"]))
    if groups["weekend"]:
        said = groups["weekend_of"] or groups["weekend_en"]
        weeks = 1 if said and (said.startswith("下") or said.lower() == "next") else 0
        return of_week(today, 5, weeks, dated=weeks > 0) if said else None
    if not groups["holiday"]:
        return None
    itself = FEASTS.get(groups["holiday"]) if groups["itself"] or groups["itself2"] else None
    return next_day(*itself, today) if itself else begins(groups["holiday"].lower(), today)


def of_week(today: date, weekday: int, weeks: int, *, dated: bool = True) -> date:
    """A weekday so many calendar weeks from now; the next one where no week is named or it has passed."""
    monday = today - timedelta(days=today.weekday())
    day = monday + timedelta(days=weekday + 7 * weeks)
    return day if day >= today and (dated or day > today) else day + timedelta(days=7)


def _next_alike(today: date, weekday: int, nth: int) -> date | None:
    """The next day that is of that weekday and has that number in its month: Saturday the 17th."""
    days = (today + timedelta(days=(weekday - today.weekday()) % 7 + 7 * weeks) for weeks in range(53))
    return next((day for day in days if day.day == nth), None)


def next_day(month: int, day: int, today: date) -> date | None:
    """The next such day of the year, from today on; None for a day that there is not."""
    for year in (today.year, today.year + 1):
        try:
            found = date(year, month, day)
        except ValueError:
            continue
        if found >= today:
            return found
    return None


def month_of(word: str) -> int:
    """The number of a month by its English name."""
    return _MONTHS.index(word[:3].lower()) + 1


def nth_of(word: str) -> int:
    """The number of a day such as `3rd` or `third`."""
    return _NTH_WORDS.get(word.lower()) or int(re.sub(r"\D", "", word))


def weekday_zh(letter: str) -> int:
    """The weekday, from Monday as 0, by the character that ends its Chinese name."""
    return _WEEKDAYS_ZH.index(letter) % 7


def weekday_en(word: str) -> int:
    """The weekday, from Monday as 0, by its English name."""
    return _WEEKDAYS_EN.index(word[:3].lower())


@lru_cache(maxsize=64)
def date_mentions(text: str) -> tuple[Span, ...]:
    """Where the (folded) text names a date, a holiday or a season."""
    found = (*WHOLE.finditer(text), *_MENTION.finditer(text), *_slashed(text))
    return tuple(match.span() for match in found)
