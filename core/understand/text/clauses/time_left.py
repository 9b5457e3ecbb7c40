"""Conditions that only say how much something is wished: if there's time left, time permitting, if it's not too dear."""

import re
from collections.abc import Iterator

from core.understand.patterns.pattern import compiled
from core.understand.text.spans import Span

_DEAR = r"(?:(?:too|crazy|so|very|that|insanely|ridiculously|super|overly|way) )*(?:expensive|pricey|costly|dear|crazy|much|steep|a fortune)"
_NOT_DEAR = (
    rf"(?:(?:it|that|this|they|the price)(?:'s|'re| is| are)? ?)?(?:\bnot|(?:is|are)n't) {_DEAR}\b|"
    rf"(?:it|that|they) (?:doesn't|does not|don't|do not|won't) cost {_DEAR}\b|the (?:price is (?:right|ok|okay|fair)|(?:budget|money) allows)\b"
)
TIME_LEFT = (
    r"(?:(?:there(?:'s| is| will be| happens to be)|(?:we|i|you)(?:'ve| still have| have| find)?|it leaves us(?: with)?)"
    r" (?:any |some |enough |still |the |a little |a bit of |an hour or |got )*(?:time|energy|hours?)\b"
    r"(?:,? (?:left(?: over)?|to spare|over|remaining|for it|at the end|to kill))*|"
    r"(?:he|she|they|we|i|(?:my|our) \w+|the (?:kids|children|baby))(?:'s|'re|'m| is| are| am| feels?)? (?:still )?"
    r"(?:up (?:to|for) it|well enough|not too tired|in the mood|feels? like it)\b|"
    r"(?:an? (?:spare )?(?:hour|half-hour|moment|few hours)|(?:some |any )?(?:time|hours?)) (?:is|are|'s) (?:left(?: over)?|to spare|remaining|free)\b|"
    rf"{_NOT_DEAR})"
)
"""What follows `if` in a condition of time, strength or price, in which a thing is a like: if she's up to it."""
_CONDITION = (
    rf"(?:\b(?:but |and )?(?:only )?(?:if|when|provided|as long as) {TIME_LEFT}|"
    r"\b(?:time|energy) (?:permitting|allowing)\b|\bif (?:time|energy) (?:permits|allows|remains)\b)"
)
_AS_IT_TURNS_OUT = r"(?:就|再|那就|到时候?再?)?(?:看(?:情况|时间|心情|天气|体力|当天|到时候)|视情况|随缘|再说|待定|再定)(?:吧|而定|再说|定|了|啦|咯)?(?=$|[,。;!?\s])"
"""What leaves it to the day itself whether something is done: 灵隐寺看情况."""
_FREE_ZH = r"(?<![没只才])有(?:空|时间|精力)(?:的话|的时候)|(?<![没只才])有空(?=[,想就再])"
_SAID = compiled(rf"{_CONDITION}|{_AS_IT_TURNS_OUT}|{_FREE_ZH}", re.IGNORECASE)
_LED_BY = compiled(rf"(?:^|[.,;!?\n])\s*{_CONDITION}\s*,\s*$", re.IGNORECASE)
_FOLLOWED_BY = compiled(rf"\s*,\s*{_CONDITION}\s*(?:$|[.;!?\n])", re.IGNORECASE)
# letters of such a condition before what it is of
_CONDITION_LETTERS = 64


def time_left(words: str) -> Iterator[Span]:
    """Where words make what they stand by a like, for the time that is left."""
    return (match.span() for match in _SAID.finditer(words))


def is_for_time_left(words: str, text: str, start: int) -> bool:
    """Whether words that begin at an index of a text wish for something only with the time that is left, as they say, or a
    condition right before or after them: if there's time, the zoo."""
    if not _SAID.may_stand(text):
        return False
    led = _LED_BY.search(text, max(0, start - _CONDITION_LETTERS), start) or _FOLLOWED_BY.match(
        text, start + len(words)
    )
    return led is not None or _SAID.search(words) is not None
