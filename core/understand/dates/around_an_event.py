"""Days that Chinese counts from what one travels for: 提前一天到，比完第二天走 are three, the day of the match among them."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta

from core.understand.dates.named_days import named_days
from core.understand.dates.whose_day import clause_of, is_of_event
from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import count_of
from core.understand.text.spans import Reading, overlaps

_OF_AN_EVENT = 0.85
_BEFORE = compiled(
    r"(?:提前|提早|早|前)(?P<before>[一二两三1-3])天(?:就|先|要|得|想|早上|上午|中午|下午|傍晚|晚上|坐[^,。;!?]{1,4})*"
    r"(?:到(?![一-鿿]{0,8}[玩逛看])|去|过去|出发|走|抵达|飞|入住|过来)"
)
"""How long before it one is there: 提前一天到."""
_THE_DAY_BEFORE = compiled(
    r"(?:提前|提早|前)[一两二1-2]天(?![^,。;!?]{0,6}?(?:订|预约|买|通知|告诉|约|抢|确认|联系|下单))(?:就|先|要|得|想|晚上|下午)*[一-鿿]"
)
"""A day before a day that is named, on which something is done."""
_AFTER = compiled(
    r"(?P<over>(?:[比考赛跑听看开办忙参吃完讲面展演谈]|结束|散场|婚礼|典礼|活动|会议|颁奖)[^,。;!?天]{0,4}?(?:完了?|结束|[之以]?后|散场)了?,?的?)"
    r"(?:(?P<next>第二天|次日|隔天|转天|隔日|后一天)|(?P<same>当天|当晚|当日)|(?P<at_once>就|直接|马上))(?:就|再|一早|早上|上午|中午|下午|晚上|直接|马上|坐[^,。;!?]{1,4})*"
    r"(?:走(?!走)|回(?!酒店|宾馆|民宿)|返|离开|撤)"
)
"""When one leaves once it is over: 比完第二天走, 考完就回."""
_EVENT = compiled("比赛|马拉松|赛|考|会|婚礼|演唱会|音乐节|典礼|面试|答辩|展|活动|演出|仪式|路演|年会")
"""What a day may be of, beside what makes it no day of setting off anyway."""


def with_days_around(text: str, found: Sequence[Reading[int]]) -> list[Reading[int]]:
    """The counts of days, with that which a (folded) text makes of the day of an event, those before and those after it.

    Beside another count the reading has both as choices, unless they are the same.
    """
    before, after = _BEFORE.search(text), _AFTER.search(text)
    if after is None:
        return list(found)
    # the second day after it is not that of the trip
    others = [one for one in found if not overlaps(one.span, after.span())]
    if before is None:
        return others
    days = (count_of(before["before"]) or 0) + 1 + bool(after["next"])
    span = min(before.start(), after.start()), max(before.end(), after.end())
    others = [one for one in others if not overlaps(one.span, before.span())]
    counts = {days, *(one.value for one in others), *(one.value + days - 1 for one in others)}
    if not others:
        return [Reading(days, span, _OF_AN_EVENT)]
    if {one.value for one in others} == {days}:
        return others
    return [replace(others[0], choices=tuple(sorted(counts)))]


def there_before(text: str, today: date) -> Reading[date] | None:
    """The day of setting off so many days before that of an event, where one day alone is named."""
    before = _BEFORE.search(text)
    every = list(named_days(text, today)) if before is not None else []
    if before is None or len({one.value for one in every}) != 1:
        return None
    day = every[0]
    if not is_of_event(text, day.span) and not _EVENT.search(clause_of(text, day.span)):
        return None
    first = day.value - timedelta(days=count_of(before["before"]) or 0)
    return Reading(first, before.span(), 0.8) if first > today else None


def is_there_before(text: str) -> bool:
    """Whether something is done the day before one that is named, so that this need not be the first: 14号求婚，前一天布置."""
    return _THE_DAY_BEFORE.search(text) is not None
