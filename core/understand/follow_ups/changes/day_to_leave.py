"""The day to which a change in Chinese puts the trip by its number alone, and the days of which it says that they will not do."""

import re
from collections.abc import Iterator
from datetime import date, timedelta

from core.understand.dates.named_days import date_mentions
from core.understand.text.spans import Reading

_BARE_DAY = re.compile(r"(?<![\d月.:第])(?P<day>[12]\d|3[01]|[1-9])\s*[号日](?![线楼院店馆门])")
_WILL_NOT_DO = re.compile(
    r"(?:那天|当天|那个?早上)?[^,。;!?\d\s]{0,8}?(?:[走去来动赶]不[了成开]|不(?:行|方便|合适)|没(?:空|票|假|时间)|(?:请|抢|买|订)不(?:了|到)|加班|开会|考试|值班|出差|(?:要|得|有)(?:上班|事|会|课|考))"
)
"""What follows a day on which one cannot leave: 5号走不了了."""
_NEAR = timedelta(days=21)
"""How far such a day lies at most from the one of before."""
_LEADS = re.compile(
    r"(?:^|[,。;!?\s]|(?<=[号日]))(?:那|就|还是|干脆|只能|只好|得|要|想|咱们?|我们?|把|将|日期|时间|行程|出发|全部|都|整个|能不能|可以|麻烦|帮我?|往[前后]|,)*"
    r"(?:(?P<later>推迟?|延[后期]?|顺延)|(?P<sooner>提前)|改|挪|移|换|调整?)[到至成为]?\s*$"
)
"""What leads to the day on which the trip is to begin: 挪到."""
_LEAVES = re.compile(r"(?:一早|早上|上午|下午|晚上)?(?:再|才)?(?:能)?(?:出发|动身|启程|走(?![不路]))")
"""What follows such a day: 8号走."""
_ENDS = re.compile(r"(?:一早|早上|上午|再|去|那天|行不行?|吧|好了|可以吗|得了)*(?=[,。;!?\s]|$)")


def without_days_that_fail(text: str) -> str:
    """The text with blanks for the days on which one cannot leave: 5号走不了了，推到下周六."""
    every = [*date_mentions(text), *(one.span() for one in _BARE_DAY.finditer(text))]
    for start, end in every:
        if _WILL_NOT_DO.match(text, end):
            text = f"{text[:start]}{' ' * (end - start)}{text[end:]}"
    return text


def day_by_number(text: str, first: date | None, today: date | None) -> Reading[date] | None:
    """The day to leave on that a text tells by its number alone, in the month in which it is nearest to the first day of before."""
    days = [one for one in _BARE_DAY.finditer(text) if first is None or int(one["day"]) != first.day]
    if len({int(one["day"]) for one in days}) != 1 or date_mentions(text):
        return None
    # 6号才请到假，改6号走: what is said last leads to it
    day = days[-1]
    led = _LEADS.search(text, 0, day.start())
    if not _LEAVES.match(text, day.end()) and not (led and _ENDS.match(text, day.end())):
        return None
    begins = first or today
    found = [
        one
        for one in (_near(begins, int(day["day"])) if begins else ())
        if (today is None or one >= today)
        and (first is None or abs(one - first) <= _NEAR)
        and (first is None or not led or not led["later"] or one > first)
        and (first is None or not led or not led["sooner"] or one < first)
    ]
    nearest = min(found, key=lambda one: abs((one - (first or one)).days), default=None)
    return Reading(nearest, day.span(), 1.0) if nearest else None


def _near(begins: date, day: int) -> Iterator[date]:
    """The days of that number in the month of a day, the one before and the one after."""
    this = begins.replace(day=1)
    for month in (this - timedelta(days=1), this, this + timedelta(days=31)):
        try:
            yield month.replace(day=day)
        except ValueError:
            continue
