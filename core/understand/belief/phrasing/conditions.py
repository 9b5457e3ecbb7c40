"""Clauses of a condition, and those of a former trip: what they name need not be wished for now."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from core.understand.belief.phrasing.speaking import ANSWERED, PAST, UNLESS
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause
from core.understand.text.clauses.conditions import CONDITION

_ONE_OF_US = re.compile(
    r"(?:[他她我]们?|老公|老婆|孩子|娃)(?:想|要|爱)?(?P<does>[吃喝去看坐住玩逛爬])[,、]?(?:但|可)?(?:[他她我]们?|老公|老婆|孩子|娃)(?:就|可|却|倒)?不(?:想|要|爱)?(?P=does)"
)
"""What some of the travellers want and others do not: 豆汁儿他喝我不喝."""


_ONE = r"(?:我?(?:老公|老婆|爸妈|爸爸?|妈妈?|哥哥?|姐姐?|弟弟?|妹妹?|男友|女友|男朋友|女朋友|媳妇|孩子|娃|闺蜜|室友|朋友|同事)|[他她])"
_SAYS = re.compile(rf"\s*(?:但|可|不过)?(?:我|{_ONE})(?:说|想|要|非要|偏要|坚持|主张)")
_BUT_I = re.compile(rf"[,，]\s*(?:但|可|不过)?(?:我|{_ONE})(?:说|想|要|偏要|主张|坚持)(?!也)")
"""Who would one thing, and who writes another: 他说坐飞机，我说高铁."""
_RIDE = re.compile(r"飞|高铁|火车|动车|自驾|开车|打车|地铁|酒店|民宿")
_FORMER = re.compile(
    r"\s*(?:你们?(?:给|排|做|出|写)的?|那个)?(?:上个|上一个|上一?版|之前(?:的|那个|那版)|原来的|前一版)的?(?:方案|行程|攻略|安排|计划|版本)|\s*(?:我们?|咱们?)?(?:上次|上回|前年|去年|以前|之前那次)(?:我们?|咱们?)?(?:跟|和|去|来|报|坐|住|在|玩|是)"
)
"""How the story of a former trip begins: 上次跟你们去西安，四天进了三个购物店."""
_FORMER_PLAN = re.compile("上个|上一|上版|之前|原来|前一版")
_CHOSEN = re.compile(
    r"(?:[选挑去]一个|二选一|[选挑]一样|取舍)(?:的话)?[,\s]*(?:那?就|我们?|肯定|还是)*(?:[选去要挑留保])"
)
"""What one would choose of several if one had to: 只能选一个的话选长城."""
_AND_DONE = re.compile(
    r"(?:去|看|玩|爬|逛|吃|坐|住)过了?(?:[一两三好几]+[次回趟遍])?了?[,，]?\s*(?:所以|这[次回趟]|今年|就|也|那|我们?)*(?:不|别|甭|免|跳过|略过|算了)|"
    r"(?:去|看|玩|爬|逛|吃|坐|住)过?了[一-鿿]{2,8}?,?(?:所以|那)?(?:这[次回趟]|今年)(?:就|也|我们?)*(?:不|别|甭|免)(?:想|用|必)?(?:去|看|玩|爬|逛|吃|坐|住)"
)
"""A place seen before, and refused for that: it is said of now. 灵隐寺上次去过了，这次不去了."""
_BRACKET = re.compile(r"\([^()]*\)")
_WISHES = re.compile("想|要|必|一定|希望|打算")
OF_NOW = re.compile(r"这[次回趟]|今年|想|要|希望|打算|别|不要|现在|所以|没|错过")
_ENDS = re.compile(r"[。;!?\n]")


_ASKS = compiled(
    r"(?:^|(?<=[.;!?\n]))\s*(?:(?:and|also|so|btw|by the way|hi|hey|hello)[, ]+)*(?:which (?:is|are|one|of|would)|what(?:'s| is) (?:better|nicer|best|more)|how (?:long|much|far|often|expensive|crowded|busy)|what time|when (?:do|does|is|are)|is it (?:better|worth|quicker|cheaper)|(?:is|are) there (?:even |still |also |actually )?(?:an? |any )?(?:[a-z-]+ ){0,2}(?:trains?|flights?|planes?|hsr|buses|bus|coach|sleepers?|connections?)|(?:is|are) the (?:trains?|flights?|planes?) |do(?:es)? (?:the |any )?(?:trains?|flights?|planes?) )\b[^.;!?\n]*\?",
    re.IGNORECASE,
)
"""A question to be answered, which wishes for nothing that it names: how long does the train take?"""


def conditional(folded: str, every: Sequence[Clause]) -> Iterator[Clause]:
    """The clauses of a former trip or a condition, and those that follow from a condition: if it rains, museums.

    A condition that has its answer in its own clause leads no further, but to another answer: 贵就坐高铁，便宜就飞.
    """
    yield from _contested(folded, every)
    yield from _asking(folded, every)
    if not (
        _FORMER_PLAN.search(folded)
        or _CHOSEN.search(folded)
        or any(pattern.may_stand(folded) for pattern in (CONDITION, UNLESS, PAST))
    ):
        return
    led = past = False
    for clause, before in zip(every, [None, *every], strict=False):
        said = CONDITION.search(clause.text)
        begins = said is not None and not clause.text[: said.start()].strip(" ,")
        begins = begins or UNLESS.search(clause.text) is not None
        led = begins or (led and _follows(folded, before, clause))
        past = _of_former_trip(folded, before, clause) if past else _FORMER.match(clause.text) is not None
        clause, told = _told_aside(clause)
        told = told and not _AND_DONE.search(folded, clause.start)
        if (
            led
            or past
            or said is not None
            or told
            or _CHOSEN.search(clause.text)
            or _ONE_OF_US.search(clause.text)
        ):
            yield clause
        led = begins


def _told_aside(clause: Clause) -> tuple[Clause, bool]:
    """What of a clause tells of a former trip, and whether any does: but the bracket of one that wishes for something outside of it."""
    if PAST.search(clause.text) is None:
        return clause, False
    outside = _BRACKET.sub("", clause.text)
    aside = _BRACKET.search(clause.text)
    if aside is None or PAST.search(outside) or not _WISHES.search(outside):
        return clause, True
    begin, end = aside.span()
    span = clause.start + begin, clause.start + end
    return replace(clause, text=aside[0], lower=clause.lower[begin:end], start=span[0], span=span), True


def _asking(folded: str, every: Sequence[Clause]) -> Iterator[Clause]:
    """The clauses of questions that are to be answered."""
    for question in _ASKS.finditer(folded):
        yield from (one for one in every if question.start() <= one.start and one.span[1] <= question.end())


def _contested(folded: str, every: Sequence[Clause]) -> Iterator[Clause]:
    """The clauses of two travellers of whom each would ride, or sleep, in another way: which it is, the text may not say."""
    for clause, after in pairwise(every):
        goes_on = folded[clause.span[1] :]
        if (
            _SAYS.match(clause.text)
            and _BUT_I.match(goes_on)
            and _RIDE.search(clause.text)
            and _RIDE.search(after.text)
        ):
            yield from (clause, after)


def _of_former_trip(folded: str, before: Clause | None, clause: Clause) -> bool:
    """Whether a clause goes on, in the same sentence, with a trip that was made before."""
    same = before is not None and not _ENDS.search(folded, before.span[1], clause.start)
    return same and OF_NOW.search(clause.text) is None


def _follows(folded: str, before: Clause | None, clause: Clause) -> bool:
    """Whether a clause goes on, after a comma, with what follows from the condition before it."""
    if before is None or folded[before.span[1] : clause.start].strip() != ",":
        return False
    return not ANSWERED.search(before.text) or ANSWERED.search(clause.text) is not None
