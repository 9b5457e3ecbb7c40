"""Days of a trip that are told one after another, and add up: 出差两天，再玩两天."""

import re

from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import COUNT_ZH, count_of
from core.understand.text.spans import Reading

_OF_PARTS = 0.9
# One may stay so many days for the weekend, or longer than it: 出差，周末多留两天.
_FOR_THE_WEEKEND = 0.5
_MORE = compiled(
    rf"(?<![第每最天晚])(?:(?P<weekend>周末)(?:两天)?|(?P<first>{COUNT_ZH})\s*个?(?P<unit>[天晚])(?![前内]))[^。;!?天晚日号]{{0,16}}?(?:再|外加|加上?|又|然后|接着|(?P<longer>多)(?=[待留玩住呆]))(?:去|在|留|换|住|玩|待|呆|逛|请|多|休|给)*[^,。;!?天晚日号]{{0,6}}?(?<![第每最])(?P<then>{COUNT_ZH})\s*个?(?(weekend)天|(?P=unit))(?![前内])"
)

_IN_ALL = re.compile(r"一共|总共|拢共|合计|凑|加起来|(?<=[,末假])共")


def days_in_parts(text: str) -> Reading[int] | None:
    """The sum of days, or of nights, of which the later are said to come on top, with the words from the first to the last."""
    match = _MORE.search(text)
    if match is None:
        return None
    first = 2 if match["weekend"] else count_of(match["first"])
    then = count_of(match["then"])
    if not first or not then:
        return None
    if match["weekend"] and match["longer"]:
        return Reading(then, match.span(), _FOR_THE_WEEKEND)
    if _IN_ALL.search(match[0]):
        # 请两天假加周末一共四天: what comes on top is in it
        return Reading(then + (match["unit"] == "晚"), match.span(), _OF_PARTS)
    return Reading(first + then + (match["unit"] == "晚"), match.span(), _OF_PARTS)
