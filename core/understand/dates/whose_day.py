"""Whether a day that is named is one on which the trip begins, or one of a visit, of an event or of the way home."""

import re
from collections.abc import Collection
from functools import cache

from core.understand.dates.named_days import (
    DAY_EN,
)
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span

SETS_OFF = re.compile(
    r"日期|时间|出发|走|动身|启程|开始|去|飞|到|起|\b(?:leav\w+|depart\w*|set(?:ting)? off|start\w*|from|fly\w*|go(?:ing)?|arriv\w+|begin\w*|outbound|land\w*|out)\b",
    re.IGNORECASE,
)
_HOMEWARD = re.compile(
    r"\b(?:fly|flight|train|head|come|go|drive|travel|be|get|arrive)(?:ing|s)? (?:back|home)\b|\b(?:up|down|over|out) again\b|^\s*(?:(?:back|safely) )*(?:back|home)(?: (?:by|on|before|at)\b|\s*$)|\breturn(?:ing)?\b|\bcheck(?:ing|ed)?[- ]?out\b",
    re.IGNORECASE,
)
"""What the day is of that follows, where it is the last one: fly home on Sunday."""
_AFTER_THE_WEEKEND = re.compile(
    r"\bweekend,? (?:and|plus|with|\+|&) (?:a |an |the |one |extra )*\s*mon(?:day)?\s*$", re.IGNORECASE
)
_COMES_BACK = re.compile(
    r"(?:早上|上午|中午|下午|傍晚|晚上|晚)?\s*(?:[\d一二三四五六七八九十]{1,3}[点:]\d{0,2}半?)?(?:之?前|以前)?(?:再|就|要|得|必须|坐[^,。]{1,4}|飞)?\s*(?:回(?!酒店|民宿)|返|到家)|\s*(?:morning|afternoon|evening|night)?,?\s*(?:(?:is|are|we're|i'm|he's|she's|they're)\s+)?(?:back|home|return)\b",
    re.IGNORECASE,
)
"""What makes a day the one on which one comes home."""
TRAVELS = re.compile(
    r"玩|旅|游|行程|待|住|回|返|放假|休假|年假|调休|请了?假|假期|有空|有时间|\b(?:trip|travel\w*|visit\w*|stay\w*|until|till|back|home|return\w*|holiday|weekend|to|how long|when|dates?)\b",
    re.IGNORECASE,
)
_WEEKDAY_ALONE = re.compile(rf"\s*(?:on\s+)?(?:the\s+)?{DAY_EN}\s*", re.IGNORECASE)
_REFUSES_IT = re.compile(r"\b(?:no|not|never|skip|avoid|cannot)\b|n't\b", re.IGNORECASE)
_NAMED_BEFORE = re.compile(r"(?<![.!?] )(?<!^)\b([A-Z][a-z]+)\s*$")
"""A name right before a day of the week: the Temple of Heaven on Sunday."""
_WEEKDAY_ZH = re.compile("周|星期|礼拜")
LEFT_BEFORE_IT = re.compile(
    r"[^.!?\n]{0,60}\b(?:go|leave|leaving|travel\w*|arriv\w+|fly|flying|get (?:there|in)|set off|start\w*|come|be there|head\w*)\b[^.!?\n]{0,16}\bthe (?:day|night|evening|afternoon) before\b(?! (?:yesterday|we|i|the|that|our|my)\b)",
    re.IGNORECASE,
)
"""What says behind a day that one sets off the day before it: the match is on Saturday, so we go the day before."""
_PLANNED = re.compile(
    r"(?:早上|上午|中午|下午|晚上)?(?:就|再|想|要|才|可以|给我们?)*(?:安排|排|看|逛|爬|参观|打卡|吃)(?!看)"
)
"""What is done on a weekday that need not be the first: 博物馆周一不开，周一就安排中山陵."""
_DAY_ALONE = re.compile(r"[\s\d]*(?:st|nd|rd|th)?\s*")
"""What may stand beside the name of a day in a clause that says nothing else."""
_OTHER_EVENT = re.compile(
    r"陪(?!我|你)(?:孩子|他|她|爸|妈|老|女儿|儿子|朋友|客户)[^,。]{0,6}(?:吃|过|看|逛|玩)|约了?(?:人|客户|朋友|医生|同学)|开[完个]?会|有[个一场]{0,2}会|参展|会议|婚礼|跨年|考试|答辩|面试|演唱会|生日|比赛|\b(?:term (?:ends|finishes|is over|starts)|(?:school|uni|college|classes|lectures|exams?|finals) (?:ends?|breaks? up|finish\w*|(?:is|are) over)|visa (?:runs out|expires|ends)|conference|meeting|wedding|exam|interview|concert|birthday|deadline|graduation|(?:trade )?fair|expo|hearing|appointment|funeral|marathon|match|(?:her|his|their) (?:flight|train|plane))\b",
    re.IGNORECASE,
)
"""Something else that is on a day that is named, so that the trip need not begin on it."""


_PLACED = re.compile(r"\b(?:in|at)\s+(?P<city>[A-Z][\w']+)[^.;!?]{0,16}$")
_GOES_ON = re.compile(
    r"[^.;!?]{0,16}?(?:,|\band\b|[.;])?\s*(?:and )?\b(?:after (?:this|that|which|it)|afterwards|then|from there|followed by)\b",
    re.IGNORECASE,
)
"""How a text goes on behind the days of one city to the next one."""


def is_of_event(text: str, day: Span) -> bool:
    """Whether something else is on a day, as its clause says, or the clause right before one of the day alone; or one leaves the day before it."""
    if LEFT_BEFORE_IT.match(text, day[1]):
        return True
    start, end = clause_bounds(text, day)
    alone = _DAY_ALONE.fullmatch(text[start : day[0]] + text[day[1] : end]) and text[start - 1 : start] == ","
    first = clause_bounds(text, (start - 1, start - 1))[0] if alone else start
    return _OTHER_EVENT.search(text, first, end) is not None


def is_of_visit(text: str, day: Span) -> bool:
    """Whether a day of the week is the one on which a place is visited, or is not: no Forbidden City on Saturday."""
    if _WEEKDAY_ZH.search(text, *day) and _PLANNED.match(text, day[1]):
        return True
    if not _WEEKDAY_ALONE.fullmatch(text, *day) or SETS_OFF.search(clause := clause_of(text, day)):
        return False
    before = text[clause_bounds(text, day)[0] : day[0]]
    named = _NAMED_BEFORE.search(before)
    return _REFUSES_IT.search(before) is not None or (
        named is not None and not TRAVELS.search(clause) and named[1].lower() not in _city_names()
    )


@cache
def _city_names() -> frozenset[str]:
    """The English names of cities, in small letters."""
    return frozenset(word.lower() for entry in lexicon("cities").values() for word in entry.get("en", ()))


def is_of_another_city(text: str, days: Span, own: Collection[str]) -> bool:
    """Whether days are those of a stay in another city, behind which one goes on: in Xi'an from the 3rd to the 6th and after that.

    `own` are the words for the city of the trip, in small letters.
    """
    start, _ = clause_bounds(text, days)
    placed = _PLACED.search(text, start, days[0])
    named = placed["city"].lower() if placed else ""
    return named in _city_names() and named not in own and bool(_GOES_ON.match(text, days[1]))


def is_homeward(text: str, day: Span) -> bool:
    """Whether a day is the one on which one comes home: 周日晚上8点前到家, be back on Sunday."""
    return bool(
        _AFTER_THE_WEEKEND.search(text[: day[1]])
        or _COMES_BACK.match(text, day[1])
        or _HOMEWARD.search(text[clause_bounds(text, day)[0] : day[0]].lstrip())
    )


def clause_of(text: str, span: Span) -> str:
    """The clause that some words stand in."""
    return text[slice(*clause_bounds(text, span))]


def clause_bounds(text: str, span: Span) -> Span:
    """Where the clause begins and ends that some words stand in."""
    start = max(text.rfind(mark, 0, span[0]) for mark in ",.;!?\n。") + 1
    ends = [at for mark in ",.;!?\n。" if (at := text.find(mark, span[1])) >= 0]
    return start, min(ends, default=len(text))
