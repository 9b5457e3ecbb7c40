"""An hour of the clock as a text says it: 晚上九点半, half past nine, noon; and what says no more of it behind."""

import re

from core.understand.text.numerals import COUNT_EN, COUNT_ZH, count_of

NOON = 12
CLOCK_ZH = rf"(?P<half>大?清早|清晨|早晨|早上|上午|中午|下午|傍晚|晚上|夜里|晚)?\s*(?:(?P<h>\d{{1,2}}):(?P<m>\d{{2}})|(?P<hour>{COUNT_ZH})\s*点(?P<thirty>半|多)?(?:钟)?)(?:左右|上下|前后|的样子)?"
HOUR_EN = rf"(?P<thirty>half (?:past )?)?(?:(?P<h>\d{{1,2}})(?:[:.](?P<m>\d{{2}}))?(?:\s*(?P<half>am|pm))?|(?P<word>{COUNT_EN}))|(?P<noon>noon)|(?P<midnight>midnight)"
TAIL_EN = r"(?:\s+(?:in the (?:morning|evening)|at night|(?:every|each) (?:single )?(?:day|morning|evening|night)|at the (?:very )?(?:latest|(?P<least>earliest))))*"


def hour_zh(match: re.Match[str], *, late: bool) -> str | None:
    """The hour that a match says, one of the evening where it does not say which and that is `late`."""
    value = int(match["h"]) if match["h"] else count_of(match["hour"])
    half = match["half"] or match.groupdict().get("pre")
    at_noon = half == "中午" and (value or NOON) < NOON - 1
    late = at_noon or half in ("下午", "傍晚", "晚上", "夜里", "晚") or (late and not half)
    return _clock(value, int(match["m"] or 0) + 30 * bool(match["thirty"]), late=late)


def hour_en(match: re.Match[str], *, late: bool) -> str | None:
    """The hour that a match says, one of the evening where it does not say which and that is `late`."""
    if match["noon"] or match["midnight"]:
        return "12:00" if match["noon"] else "24:00"
    value = int(match["h"]) if match["h"] else count_of(match["word"])
    half = (match["half"] or "").lower()
    minute = 30 if match["thirty"] else int(match["m"] or 0)
    return _clock(value, minute, late=half == "pm" or (late and half != "am"))


def _clock(hour: int | None, minute: int, *, late: bool) -> str | None:
    if hour is None or hour > 2 * NOON or minute >= 60:
        return None
    return f"{hour + NOON if late and hour < NOON else hour:02d}:{minute:02d}"
