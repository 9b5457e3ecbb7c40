"""How long the trip is, in calendar days."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from core.understand.dates.around_an_event import with_days_around
from core.understand.dates.named_days import without_days_given_up
from core.understand.dates.single_days import is_a_day_of_it, is_each_day, is_night_out, may_be_one_of_several
from core.understand.dates.spans_of_days import days_between
from core.understand.dates.told_days import told_span
from core.understand.facts.day_rules import DAY_RULES
from core.understand.facts.days_at_places import days_of_places, is_at_a_place
from core.understand.facts.days_in_parts import days_in_parts
from core.understand.facts.last_word import LAST_WORD, ONCE_MEANT, REFUSED, is_last_word
from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import COUNT_EN, COUNT_ZH, between, count_of
from core.understand.text.spans import Reading, holds, overlaps

_ONE_MORE_DAY = re.compile(r"[、,，和]\s*[一-鿿]{2,8}?[一1]天")
_ONE_DAY_BEFORE = re.compile(r"[一1]天[、,，和]\s*[一-鿿]{2,8}$")
_WORKDAY = compiled(
    r"(?:周|星期|礼拜)[一二三四](?!起|开始上班)|\b(?:mon|tues?|wednes|wed|thurs?|thu)(?:day)?\b(?! off)",
    re.IGNORECASE,
)
"""A day beside a weekend that the trip may have too: Thursday morning ... and stay the weekend."""
_AND_A_HALF = compiled(
    rf"(?P<zh>{COUNT_ZH})\s*天半|\b(?P<en>{COUNT_EN})(?: and a half|\.5) days?\b|\b(?P<one>a) day and a half\b",
    re.IGNORECASE,
)
_MORE = compiled(
    r"(?:多|再|加)(?:留|待|呆|玩|住|停)?\s*$|先(?:住|在|凑合|对付|将就|歇|待)[^,。;!?]{0,6}$|\b(?:stay(?:ing)? on|extra|another)\s*$",
    re.IGNORECASE,
)
_COUNTED: dict[str, Callable[[int], int]] = {
    "days": lambda count: count,
    "nights": lambda count: count + 1,
    "weeks": lambda count: count * 7,
    "hours": lambda count: count // 24,
}
# weeks beyond which a number of them is that of a pregnancy
_WEEKS = 8
_FIXED = {"day": 1, "weekend": 2, "long weekend": 3, "overnight": 2}
_ON_FRIDAY = compiled(
    r"(?:周|星期|礼拜)五(?:就|下了?班(?:以?后)?|晚上?|傍晚|下午|夜里)+(?:再|就|直接|马上)*(?:走|出发|动身|去|过去|坐|飞|到|赶)(?!.{0,20}(?:周|星期|礼拜)[日天一])"
)
"""Who leaves on the evening before a weekend, which may be a day more of the trip: 周末两天，周五晚上走."""
_OF_A_PLACE = compiled(r"逛[上个]?[一二两三\d][天日][一-鿿]$")
"""Days in one place: 逛一天故宫."""
# how sure a number is that is none of the trip
_SET_ASIDE = 0.0
# how sure a single day is that may be one of several
_MAY_BE_ONE_OF_SEVERAL = 0.5
_LEAVE_BEFORE = compiled(r"(?:假期?(?:还|总共|一共|只)*(?:剩下?|有|是)?|放了?|休了?|请了?)\s*$")
_LEAVE_AFTER = compiled(r"\s*的?(?:年|婚|长|小长|病|事)?假(?!期?[去玩来到])")
_WHOLE_TRIP = compiled(r"(?:共|总共|行程|一共|就|只有|只)$")
_AHEAD = re.compile(r"s?\s+from (?:now|today)\b", re.IGNORECASE)
"""What makes days those until the trip begins: three days from now."""
_IN_TOTAL = re.compile(r"\s*(?:in total|in all|altogether|all told|total)\b", re.IGNORECASE)
"""What says that days are those of the whole trip, whatever its dates make."""


def read_days(text: str) -> Reading[int] | None:
    """Number of days of the trip as the (folded) text says, or None. Nights count one less than days.

    Of a range (三四天) and of counts that contradict each other the reading has the choices.
    """
    text = without_days_given_up(text)
    dated = days_between(text)
    halves = [half.span() for half in _AND_A_HALF.finditer(text)]
    # 1天 is but a part of 1天半
    every = [
        one
        for one in _readings(text)
        if not any(holds(half, one.span) for half in halves) and not _AHEAD.match(text, one.span[1])
    ]
    # who is off for seven days may travel for five of them
    every = [one for one in every if not _is_of_leave(text, one)] or every
    found = [
        one
        for one in every
        if one.confidence > _SET_ASIDE and (dated is None or not is_at_a_place(text, one))
    ]
    told = told_span(text)
    if told is not None:
        found = [one for one in found if not any(overlaps(one.span, span) for span in told.every)]
    if any(one.value is not None and one.value > 1 for one in (*found, *([dated] if dated else ()))):
        found = [one for one in found if not is_a_day_of_it(text, one)]
    wished = [one for one in found if not REFUSED.match(text, one.span[1])]
    # of a number that is refused another stands beside it: 3天太赶，5天
    set_aside = any(one.confidence == _SET_ASIDE for one in every)
    if any(not one.choices for one in wished) and len(wished) < len(found):
        found, set_aside = wished, True
    parts = days_in_parts(text) or days_of_places(text, every)
    if parts is not None and dated is None:
        found = [one for one in found if not overlaps(one.span, parts.span)] or [parts]
    found = with_days_around(text, found)
    sure = dated.confidence if dated is not None else 0.0
    best = max((one for one in found if one.confidence > sure), key=lambda one: one.confidence, default=dated)
    if best is None or best.choices:
        return best
    if (open_ := _left_open(text, best)) is not None and best is not dated:
        return open_
    rivals = {one.value for one in found if one.confidence == best.confidence and not one.choices} | {
        best.value
    }
    longest = max(one for one in rivals if one is not None)
    others = [one for one in found if one.confidence == best.confidence and one.value != longest]
    if len(rivals) > 1 and best.value == longest and all(is_at_a_place(text, one) for one in others):
        return best
    if dated is not None and any(_IN_TOTAL.match(text, one.span[1]) for one in found):
        rivals |= {dated.value}
    if len(rivals) > 1:
        return Reading(best.value, best.span, 0.3, choices=tuple(sorted(rivals)))
    if set_aside and dated is None:
        return replace(best, confidence=LAST_WORD)
    if dated is not None and dated.value not in (None, best.value):
        # 4 days, so that's the 5th till the 7th
        return replace(best, confidence=_MAY_BE_ONE_OF_SEVERAL)
    return best


def _left_open(text: str, best: Reading[int]) -> Reading[int] | None:
    """A weekend for which one may leave on the evening before, or a single day that may be one of several, as what is not sure."""
    if best.value == _FIXED["weekend"] and "周末" in text and _ON_FRIDAY.search(text):
        return Reading(best.value, best.span, _MAY_BE_ONE_OF_SEVERAL, choices=(best.value, best.value + 1))
    if best.value == 1 and may_be_one_of_several(text, best):
        return replace(best, confidence=_MAY_BE_ONE_OF_SEVERAL)
    return None


def _is_of_leave(text: str, days: Reading[int]) -> bool:
    """Whether Chinese says of days that one is off for so long, of which the trip may take some: 婚假还剩6天."""
    return (
        _LEAVE_BEFORE.search(text, 0, days.span[0]) is not None
        or _LEAVE_AFTER.match(text, days.span[1]) is not None
    )


def _readings(text: str) -> Iterator[Reading[int]]:
    for match in _AND_A_HALF.finditer(text):
        whole = 1 if match["one"] else count_of(match["zh"] or match["en"])
        if whole:
            yield Reading(whole, match.span(), 0.96, choices=(whole, whole + 1))
    lowered = text.lower()
    for kind, pattern, confidence, needs in DAY_RULES:
        for match in pattern.finditer(text) if any(one in lowered for one in needs) else ():
            if kind in _FIXED:
                if kind == "weekend" and _WORKDAY.search(text):
                    continue
                if match[0].lower() == "a day" and is_each_day(text, match.start()):
                    continue
                said = "said" if "said" in match.re.groupindex else 0
                yield Reading(_FIXED[kind], match.span(said), confidence)
                continue
            yield from _counted(text, match, kind, confidence)


def _counted(text: str, match: re.Match[str], kind: str, confidence: float) -> Iterator[Reading[int]]:
    """The days that a count is, where it is one of the trip; one of no trip of theirs is set aside."""
    low, high = (1, 1) if match[1].lower() == "a" else between(match[1])
    if not low or _is_of_visit(text, match) or (kind == "weeks" and low > _WEEKS):
        return
    if kind == "nights" and low == high == 1 and is_night_out(text, match.start(1)):
        return
    if ONCE_MEANT.search(text[: match.start(1)]):
        yield Reading(low, match.span(), _SET_ASIDE)
        return
    low, high = _COUNTED[kind](low), _COUNTED[kind](high)
    longer = _nights_more(match)
    if longer is not None and low == high and longer > low:
        yield Reading(low, match.span(), confidence, choices=(low, longer))
    elif low == high:
        before = text[: match.start()]
        sure = 0.5 if _MORE.search(before) else LAST_WORD if is_last_word(text, match) else confidence
        yield Reading(low, match.span(), sure)
    elif kind != "weeks":
        yield Reading(low, match.span(), confidence, choices=tuple(range(low, min(high, low + 9) + 1)))


def _nights_more(match: re.Match[str]) -> int | None:
    """The days that the nights make which are said beside the days: 2 of one day and one night."""
    nights = match.groupdict().get("nights")
    return between(nights)[0] + 1 if nights else None


def _is_one_of_list(text: str, match: re.Match[str]) -> bool:
    """Whether several places are listed with a day for each: 环球影城1天、长城1天."""
    after, before = _ONE_MORE_DAY.match(text, match.end()), _ONE_DAY_BEFORE.search(text[: match.start(1)])
    return after is not None or before is not None


def _is_of_visit(text: str, match: re.Match[str]) -> bool:
    """Whether the days are those of one place: 去迪士尼玩一整天, one full day at Disneyland."""
    said = match[0]
    return bool(
        _OF_A_PLACE.search(text[max(0, match.start() - 2) : match.end() + 1])
        or (match[1] in ("一", "1") and _is_one_of_list(text, match))
        or ("整天" in said and not _WHOLE_TRIP.search(text[: match.start()]) and match[1] in ("一", "1"))
        or ("full" in said.lower() and match[1].lower() in ("one", "1", "a"))
    )
