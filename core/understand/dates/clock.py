"""Clock times said in Chinese: 14:30, 下午两点半, 早上9点, 晚上八点."""

import re

from core.understand.text.numerals import number_of

_HALF = r"(?P<half{0}>上午|早上|早晨|清晨|凌晨|中午|下午|傍晚|晚上|夜里|晚)?"
_CLOCK_TIME = (
    r"(?:(?P<h{0}>(?<!\d)\d{{1,2}}):(?P<m{0}>\d{{2}})|(?P<o{0}>(?<!\d)\d{{1,2}}|(?<![周期拜十])(?!(?<=[早晚快慢好近远高低])一点)[一二两三四五六七八九十]{{1,3}})"
    r"点(?:(?P<q{0}>半)|(?P<n{0}>\d{{1,2}})分?|钟|整)?)"
)
_NOON, _NIGHT = 12, ("晚上", "夜里", "晚")
_LATE = ("下午", "傍晚", "晚上", "夜里", "晚")


# 两点, without more, is not at night
_AFTERNOON = range(1, 5)
_AFTER_WORK = re.compile(r"(?:(?:下班|放学|收工|下课)[^,。]{0,3}|(?:晚饭|晚餐)[以之]?后[^,。]{0,2})$")
"""What makes an hour one of the evening: 周五下班六点以后."""


def time_pattern(name: str) -> str:
    """A pattern for a time of day, its groups marked by a name of one letter or digit."""
    return (_HALF + r"\s*" + _CLOCK_TIME).format(name)


def clock_of(match: re.Match[str], name: str) -> str | None:
    """The time that the groups of that name hold as `HH:MM`, or None where they hold none."""
    hour, minute = match["h" + name], match["m" + name]
    if hour is None and match["o" + name] is None:
        return None
    if hour is None:
        hour, minute = match["o" + name], "30" if match["q" + name] else match["n" + name] or "0"
    value, half = int(number_of(hour) or 0), match["half" + name]
    late = (
        half in _LATE
        or (not half and _AFTER_WORK.search(match.string[: match.start()]) is not None)
        or (half == "中午" and value < 3)
        or (not half and not match["h" + name] and value in _AFTERNOON)
    )
    at_midnight = value == _NOON and half in _NIGHT
    value = value + 12 if (late and value < _NOON) or at_midnight else value
    return f"{value:02d}:{int(minute):02d}" if value <= 24 and int(minute) < 60 else None
