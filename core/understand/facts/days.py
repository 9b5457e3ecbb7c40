"""How long the trip is, in calendar days."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from core.understand.dates.single_days import is_a_day_of_it, is_each_day, is_night_out, may_be_one_of_several
from core.understand.dates.spans_of_days import days_between
from core.understand.dates.told_days import told_span
from core.understand.facts.days_at_places import days_of_places, is_at_a_place
from core.understand.facts.days_in_parts import days_in_parts
from core.understand.facts.last_word import LAST_WORD, ONCE_MEANT, REFUSED, is_last_word
from core.understand.patterns.pattern import Pattern, compiled
from core.understand.text.numerals import COUNT_EN, COUNT_ZH, RANGE_EN, RANGE_ZH, between, count_of
from core.understand.text.spans import Reading, holds, overlaps

_ZH, _EN = RANGE_ZH, RANGE_EN
_ONE_MORE_DAY = re.compile(r"[、,，和]\s*[一-鿿]{2,8}?[一1]天")
_ONE_DAY_BEFORE = re.compile(r"[一1]天[、,，和]\s*[一-鿿]{2,8}$")
_DAYS = r"(?:天|日(?!本))"
_NIGHT = r"(?:夜|晚上?|宿)"
_NIGHTS = ("夜", "晚", "宿")


class _Rule(NamedTuple):
    """A way to say how long the trip is: a pattern, how sure it is, and words of which it has one."""

    kind: str
    pattern: Pattern
    confidence: float
    needs: tuple[str, ...]


# Days that are a part of the trip, not its length: with one free day, and two lazy days.
_OF_THE_TRIP = (
    r"(?:(?<=with )|(?<=plus )|(?<=and )|(?<=keep )|(?<=leave )|(?<=including )|(?<=want )|(?<=like )|(?<!have )(?<!got )(?<!only )(?<!'ve )(?=(?:one|1)\b))"
    rf"{_EN}(?:\s+(?:completely|totally|entirely|full|whole))?[\s-]+(?:free|spare|rest|lazy|blank|empty|unplanned|idle|beach|pool|shopping|museum)[\s-]+days?\b"
)
# Strongest first; the first that occurs is the answer. `days`, `nights`, `weeks` are counts, `fixed` needs none.
_RULES = tuple(
    _Rule(kind=kind, pattern=compiled(pattern, re.IGNORECASE), confidence=confidence, needs=needs)
    for kind, pattern, confidence, needs in (
        (
            "days",
            rf"(?:(?:旅行|旅游|出行|游玩)?天数\s*[::]?|(?:几|多少)天\s*[:?])\s*({_ZH})(?!\d)",
            1.0,
            ("天数", "几天", "多少天"),
        ),
        (
            "days",
            rf"(?<!\d )(?<![a-z] )(?:\b(?:number of )?(?:(?:travel(?:ing|ling)?|trip) )?(?:days|duration|length)\s*[:=]\s*)({_EN})(?:\s*days?\s*(?:/|,|and|&)\s*{_EN}\s*nights?)?(?![^\S\n]*(?:of us|adults?|parents|people|persons|pax|ppl|kids|children|friends|rooms?)\b)",
            1.0,
            ("days", "duration", "length"),
        ),
        ("days", rf"({_ZH})\s*{_DAYS}\s*,?{_ZH}\s*个?{_NIGHT}", 1.0, ("天", "日")),
        (
            "days",
            rf"(?<![\d第每一二两三四五六七八九十]){_ZH}\s*个?{_NIGHT}(?:玩|[,、]?)({_ZH})\s*{_DAYS}(?!日?[早晚])",
            1.0,
            ("天", "日"),
        ),
        (
            "days",
            rf"({_EN})[\s-]*d(?:ays?)?\s*(?:,|and|&|/)?\s*(?P<nights>{_EN})[\s-]*n(?:ights?)?(?![a-z\d])",
            1.0,
            ("d",),
        ),
        (
            "days",
            rf"(?:(?<=前后)|(?<![第每前后提周到至空闲另~头\dDd-]))(?<!(?<![停逗])留)(?<!另外)(?:(?<!过)|(?<=[京海州圳都汉庆边里]过))(?<!(?<!蜜)月)(?<!提前)({_ZH})[^\S\n]*(?:个)?(?:整天|天|日(?!元|本|[早晚]|[上下]午|中午|凌晨|傍晚|\d{{1,2}}[点:])(?!(?<=[一1]日)游)(?!(?<=\d\d日)(?:午后|返|回|走|出发|到|离|全天|白天|为|去|飞)))(?:(?<![一1每][天日])|(?!\s*(?:最多|顶多|只|就|不超过|控制|花|别|逛|去|看|安排|走|跑|玩|排|得|要|换|喝|洗|吃|抽|打|哭|睡)*\s*(?:(?:[一二两三四五六七八九俩\d](?:景点|地方)|[一二两三四五六七八九\d]|半)\s*(?:(?<=景点)|(?<=地方)|个(?!人|大|小|孩|老|朋|同|月|男|女|成|闺|室|娃)|处|顿|身|套(?!票)|杯|瓶|片|针|遍|到[一二两三四五\d]个)|\d{{2,}}|[一二两三四五六七八九]+[百千]|[俩仨](?![人个]))|一个(?!人)|一人[一二两三四五六七八九\d]+[十百千]))(?![前内票卡]|后(?!.{{0,6}}(?:回|直接|离|走)))(?!\d(?!\d{{2,}}|\d?\s*[人个位大晚夜名口千万kKwW]))(?!均)",
            0.95,
            ("天", "日"),
        ),
        (
            "days",
            rf"(?<!day )(?<!every )(?<!\bother )(?<!(?<!it )\bin )(?<!\d)(?<!\d:)(?!{_OF_THE_TRIP})({_EN})(?:\s*|-)(?:(?!(?:on|at|in|of|for|by|from|to|and|or|the|am|pm|every|each|per|sharp)\b|full\b|sights?\b|museums?\b|places?\b|things?\b|a\b|per\b|each\b)(?<=\s)\w+\s+)?da?ys?\b(?!\s*(?:ago|later|after(?! (?:an?|my|our|the) (?:conference|meeting|congress|fair|course|wedding|exam)s?\b)|before (?:the|my|our|departure)|in advance|pass))",
            0.95,
            ("day", "dy"),
        ),
        (
            "days",
            rf"(?:(?<![一-鿿])|(?<=[要想]))过上?({_ZH})\s*{_DAYS}(?!\s*(?:再|就|才|后|之|以|去|来|走|出发|动身|要|是))",
            0.9,
            ("过",),
        ),
        ("days", rf"(?<![a-z\d.])({COUNT_EN})\s?d(?![a-z\d])", 0.9, ("d",)),
        # of those that are free: seven days of leave, five of them in Beijing
        ("days", rf"\b({_EN}) of (?:them|these|those|it)\b(?= (?:in|at|there|for)\b)", 0.97, (" of ",)),
        (
            "days",
            rf"(?<!leaving )(?<!leave )(?<!starting )(?<!going )(?<!back )(?<!returning )(?<!return )(?<!departing )(?<!off )(?<!travel )(?<!travelling )\bin ({_EN}) days?\b(?!'|\s*(?:time\b|from now|we\b|i\b))",
            0.9,
            ("day",),
        ),
        (
            "day",
            r"当[天日](?:往返|来回|(?:早上|中午|下午|傍晚|晚上|夜里)?[^,。;第次隔]{0,6}?就?[要得想]?(?:赶|返)?回(?!酒店|住|宾馆|民宿|来?不)|返回|去当天回)|一天(?:来回|往返)|早去晚回|一日游|\bday[\s-](?:trip|out)\b|\b(?:back|return) (?:on )?(?:the )?same day\b|\b(?:there )?and back in (?:a|one) day\b",
            0.9,
            ("天", "一日", "早去", "day"),
        ),
        (
            "days",
            rf"第({_ZH})天(?=[^,。;!?]{{0,6}}?(?:走|离开|返程|返回|回程|[飞就要]?回(?:去|来|家)?)(?=$|[,。;!?\s了吧的]))",
            0.75,
            ("第",),
        ),
        (
            "nights",
            rf"(?<![第每周期拜前省])(?<!最后)({_ZH})\s*个?(?:{_NIGHT})(?![前内饭餐])(?!\s*也(?:行|可以|成))(?!\s*(?:最多|顶多|[不别莫甭]要?能?超|预算|控制|\d{{2}}|\d[百千万]|[一二两三四五六七八九]+[百千万]))(?!(?<=[一1]晚),\d{{2,3}}(?!\d))",
            0.8,
            _NIGHTS,
        ),
        ("nights", rf"(?<!per )(?<!a )({_EN})[\s-]*nights?\b", 0.8, ("night",)),
        (
            "weeks",
            rf"(?<![孕\d一二两三四五六七八九十])(?<!孕[了期有着早中晚后])({_ZH})\s*个?(?:星期|礼拜|周)(?![一二三四五六日天末几边围年]|的?(?:孕妇|身孕))",
            0.9,
            ("星期", "礼拜", "周"),
        ),
        (
            "weeks",
            rf"\b({_EN}|a)[\s-]+(?:(?!next|last|per|each|every|day)[a-z]+\s+)?weeks?\b(?!\s*(?:ago|before|in advance|end))",
            0.9,
            ("week",),
        ),
        ("hours", r"(?<!\d)(24|48|72|96)[\s-]*(?:个?小时|hours?\b)", 0.8, ("小时", "hour")),
        (
            "day",
            r"\b(?<!\d )(?<!yuan )(?<!rmb )(?<![a-z]s )(?<!sight )(?<!place )(?<!thing )(?<!stop )(?<!museum )(?<!meal )(?<!hour )(?<!activity )(?<!outing )(?<!walk )(?<!temple )(?<!park )(?:a|single|whole)[\s-]day\b|\bfor (?:just |only )?the day\b",
            0.7,
            ("day",),
        ),
        (
            "overnight",
            r"\b(?:back|fly|leave|return|out|home)\b[^.;]{0,24}\b(?P<said>the (?:next|following) day)\b",
            0.75,
            ("next day", "following day"),
        ),
        (
            "overnight",
            r"(?<!\bno )(?<!\bnot )(?<!\bwithout )(?<!\bwithout an )(?<!\bnever )(?<!\bno need for )(?<!n't stay )(?<!\bnot stay )\bovernight\b(?! (?:train|bus|sleeper))|过一夜|住一宿",
            0.7,
            ("overnight", "一夜", "一宿"),
        ),
        (
            "long weekend",
            r"\bweekend,? (?:plus|and|with|\+|&) (?:a |an |the |one |extra )*(?:fri(?:day)?|mon(?:day)?|day)\b|\b(?:fri(?:day)?|mon(?:day)?),? (?:plus|and|with|\+|&) (?:a |the |that |this |next )?weekend\b",
            0.8,
            ("weekend",),
        ),
        (
            "weekend",
            r"(?<![避非])(?<!避开)(?<!不要)周末(?!人|出发|走|高峰|除外|不)|(?<!long )(?<!avoid the )(?<!not at the )\bweekend\b",
            0.7,
            ("周末", "weekend"),
        ),
        ("long weekend", r"\blong weekend\b", 0.6, ("weekend",)),
    )
)
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
_OF_A_PLACE = compiled(r"逛[上个]?[一二两三\d][天日][一-鿿]$")
"""Days in one place: 逛一天故宫."""
# how sure a number is that is none of the trip
_SET_ASIDE = 0.0
# how sure a single day is that may be one of several
_MAY_BE_ONE_OF_SEVERAL = 0.5
_WHOLE_TRIP = compiled(r"(?:共|总共|行程|一共|就|只有|只)$")
_IN_TOTAL = re.compile(r"\s*(?:in total|in all|altogether|all told|total)\b", re.IGNORECASE)
"""What says that days are those of the whole trip, whatever its dates make."""


def read_days(text: str) -> Reading[int] | None:
    """Number of days of the trip as the (folded) text says, or None. Nights count one less than days.

    Of a range (三四天) and of counts that contradict each other the reading has the choices.
    """
    dated = days_between(text)
    halves = [half.span() for half in _AND_A_HALF.finditer(text)]
    # 1天 is but a part of 1天半
    every = [one for one in _readings(text) if not any(holds(half, one.span) for half in halves)]
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
    sure = dated.confidence if dated is not None else 0.0
    best = max((one for one in found if one.confidence > sure), key=lambda one: one.confidence, default=dated)
    if best is None or best.choices:
        return best
    if best.value == 1 and best is not dated and may_be_one_of_several(text, best):
        return replace(best, confidence=_MAY_BE_ONE_OF_SEVERAL)
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


def _readings(text: str) -> Iterator[Reading[int]]:
    for match in _AND_A_HALF.finditer(text):
        whole = 1 if match["one"] else count_of(match["zh"] or match["en"])
        if whole:
            yield Reading(whole, match.span(), 0.96, choices=(whole, whole + 1))
    lowered = text.lower()
    for kind, pattern, confidence, needs in _RULES:
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
