"""The day on which one sets off, told by its number alone beside the day of what one travels for."""

from datetime import date, timedelta

from core.understand.dates.named_days import ONE_EN, named_days
from core.understand.patterns.pattern import compiled
from core.understand.text.spans import Reading

_SETS_OFF = compiled(
    r"\b(?:leav|depart|set(?:ting)? off|start|fly|go|travel|arriv|land|get(?:ting)? (?:there|in)|check(?:ing)? in|be there)\w*(?: (?!back|home)\w+){0,3}? (?:on |from |by )?(?P<en>the (?P<nth>\d{1,2})(?:st|nd|rd|th))\b|"
    r"(?P<zh>(?P<nth_zh>\d{1,2})[号日])(?:就|要|得|提前|先|早上|一早|上午|中午|下午|傍晚|晚上|我们?)*(?:出发|动身|启程|走(?!走)|过去|飞(?!回)|到(?![达]?\d)|去)",
)
_AHEAD = 10
"""Days that one may be there before what one travels for."""


def setting_off(text: str, today: date) -> Reading[date] | None:
    """The day of setting off that has the month of another day of the (folded) text: the concert is on 24 December, arriving on the 23rd."""
    told = _SETS_OFF.search(text)
    of_a_month = [
        one
        for one in named_days(text, today)
        if ONE_EN.search(text, *one.span) or "月" in text[slice(*one.span)]
    ]
    if told is None or not of_a_month:
        return None
    span = told.span("en" if told["en"] else "zh")
    if any(start <= span[0] < end for start, end in (one.span for one in of_a_month)):
        return None
    event = min(one.value for one in of_a_month)
    ahead = (event - timedelta(days=days) for days in range(_AHEAD + 1))
    day = next((one for one in ahead if one.day == int(told["nth"] or told["nth_zh"]) and one > today), None)
    return Reading(day, span, 0.8) if day else None
