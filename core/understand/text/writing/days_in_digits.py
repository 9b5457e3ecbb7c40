"""Days of a month in Chinese numerals, in the digits by which they are read: 十二月十号, 12月10号."""

import re
from collections.abc import Sequence

from core.understand.text.numerals import number_of

_MONTH = r"(?:十[一二]?|[一二三四五六七八九])"
_DAY_OF_MONTH = r"(?:三十一?|二?十[一二三四五六七八九]?|[一二三四五六七八九])"
_OF_MONTH = re.compile(
    rf"(?<![第\d一二三四五六七八九十]){_MONTH}月{_DAY_OF_MONTH}[日号](?:[到至~-]+(?:{_MONTH}月)?{_DAY_OF_MONTH}[日号])?|"
    rf"(?<![第\d一二三四五六七八九十月]){_DAY_OF_MONTH}号[到至~-]+{_DAY_OF_MONTH}号(?!线|楼|院)|"
    rf"(?<=[这个本下]月){_DAY_OF_MONTH}[日号]|"
    rf"(?<![第\d一二三四五六七八九十月]){_DAY_OF_MONTH}号(?=出发|走(?=$|[,，。;；!！\s])|回|返)"
)
"""A day with its month, a span of days, or a day on which one sets out or comes back."""
_NUMERAL = re.compile(r"[一二三四五六七八九十]+")


def in_digits(text: str, was_at: Sequence[int]) -> tuple[str, tuple[int, ...]]:
    """The text with such days in digits, and where each index of it was before; `was_at` has an entry for the end of the text."""
    letters: list[str] = []
    places: list[int] = []
    end = 0
    for day in _OF_MONTH.finditer(text) if "月" in text or "号" in text else ():
        for numeral in _NUMERAL.finditer(text, *day.span()):
            start, stop = numeral.span()
            number = f"{number_of(numeral[0]) or 0:g}"
            letters += [text[end:start], number]
            places += [*was_at[end:start], *(was_at[min(start + at, stop - 1)] for at in range(len(number)))]
            end = stop
    return "".join([*letters, text[end:]]), (*places, *was_at[end:])
