"""When China's holidays are, by the names that people have for them (library `holidays`)."""

import re
from collections.abc import Mapping
from datetime import date, timedelta
from functools import lru_cache

import holidays

_CALLED: Mapping[str, str] = {
    "New Year's Day": r"元旦|跨年|new year(?:'s)?(?: eve| day)?(?! festival)",
    "Chinese New Year": r"春节|过年|新年|大年|spring festival|chinese new year|lunar new year",
    "Tomb-Sweeping Day": r"清明|qingming|tomb[- ]sweeping(?: day)?",
    "Labor Day": r"五一(?!路|广场)|劳动节|labou?r day|may day",
    "Dragon Boat Festival": r"端午|dragon boat(?: festival)?",
    "Mid-Autumn Festival": r"中秋|mid-autumn(?: festival)?|moon festival",
    "National Day": r"国庆|(?<![二三四五六七八九])十一(?=期间|假期|长假|黄金周|去|到|想|从|出|放假|,|玩)|黄金周|national day|golden week|october holiday",
}
_FIXED: Mapping[str, tuple[int, int]] = {
    r"new year'?s? eve|\bnye\b": (12, 31),
    r"圣诞|平安夜|christmas|xmas": (12, 24),
    r"(?<!七夕)情人节|valentine(?:'s)?(?: day)?": (2, 14),
}
_NTH_EN = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
LUNAR_DAY = r"(?:大年|正月)?(?<![上读念升])初[一二三四五六七八](?!(?<=初一)[、和跟]?十五|[中级次]|\s*\(?\d*\)?班|年级|的?(?:学生|孩子|娃|儿子|女儿|闺女|[弟妹])|毕业|党|狗|[男女]生)"
"""One of the first days of the lunar year, and no year of a school: 初三出发, beside 初三学生."""
_NEW_YEAR = (
    rf"(?:大年)?(?:除夕|年?三十(?=晚|夜|出|走|到|回))(?:夜)?|{LUNAR_DAY}"
    rf"|(?:the )?(?:{'|'.join(_NTH_EN)}) day of (?:the )?(?:chinese new year|cny|lunar new year|spring festival)"
)
"""The last day of the lunar year, and the first ones of the next."""
NAMES = "|".join((_NEW_YEAR, *_FIXED, *_CALLED.values()))
"""A pattern for the name of a holiday, in small letters."""


def begins(name: str, today: date) -> date | None:
    """The first day, from today on, of the holiday of that (lower-case) name; None for no holiday."""
    for pattern, (month, day) in _FIXED.items():
        if re.fullmatch(pattern, name):
            here = date(today.year, month, day)
            return here if here >= today else date(today.year + 1, month, day)
    if re.fullmatch(_NEW_YEAR, name):
        return _of_new_year(name, today)
    # what follows 十一 in the text told it to be the holiday
    name = "国庆" if name == "十一" else name
    official = next((key for key, pattern in _CALLED.items() if re.match(f"(?:{pattern})", name)), None)
    if official is None:
        return None
    days = (
        day
        for year in (today.year, today.year + 1)
        for day in _first_days(year)
        if _first_days(year)[day] == official
    )
    return next((day for day in sorted(days) if day + timedelta(days=1) > today), None)


def is_of_new_year(name: str) -> bool:
    """Whether a name is that of the Chinese New Year as a whole."""
    return re.match(_CALLED["Chinese New Year"], name) is not None


def lunar_day(name: str) -> int | None:
    """Which day of the lunar year a name is, the last one of the year before being 0; None for no such name."""
    if not re.fullmatch(_NEW_YEAR, name):
        return None
    if name.isascii():
        return _NTH_EN.index(name.removeprefix("the ").split()[0]) + 1
    return "一二三四五六七八".find(name[-1]) + 1 if "初" in name else 0


def _of_new_year(name: str, today: date) -> date | None:
    """The next such day of the lunar year, counted from its first."""
    ahead = timedelta(days=(lunar_day(name) or 0) - 1)
    firsts = (
        day
        for year in (today.year, today.year + 1)
        for day, said in sorted(holidays.country_holidays("CN", years=year, language="en_US").items())
        if str(said).startswith("Chinese New Year (")
    )
    years: dict[int, date] = {}
    for day in firsts:
        years.setdefault(day.year, day)
    return next((day + ahead for day in years.values() if day + ahead >= today), None)


@lru_cache(maxsize=8)
def _first_days(year: int) -> dict[date, str]:
    """The first day of each holiday of a year, and which it is."""
    firsts: dict[str, date] = {}
    for day, said in sorted(holidays.country_holidays("CN", years=year, language="en_US").items()):
        official = next((key for key in _CALLED if str(said).startswith(key)), None)
        if official is not None:
            firsts.setdefault(official, day)
    return {day: official for official, day in firsts.items()}
