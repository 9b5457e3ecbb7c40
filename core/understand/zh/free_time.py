"""Time of a day that is kept free, in Chinese: 第一天上午别排, 16日14:00至17:00请勿安排活动, 第二天下午要开会."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from core.model.daily import ANY_DAY, EVERY_DAY, FreeBlock
from core.understand.dates.clock import clock_of, time_pattern
from core.understand.dates.days_of_trip import DAY_ZH, day_number
from core.understand.dates.parts_of_day import BUSY_BUT, HALF_A_DAY, HOURS, Part
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses import Clause, clauses
from core.understand.text.numerals import AMOUNT, count_of, number_of
from core.understand.text.spans import Span
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene

_PART = r"(?P<part>一?整?个?上午|早上|一?整?个?中午|一?整?个?下午|午后|傍晚|一?整?个?晚上|夜里|白天|全天|一?整天|一天(?=都)|(?:(?<=[留空])|(?<=[留空]出))(?:一天|半天))"
_PART_OF_DAY = re.compile(_PART)
_OF_PART: tuple[tuple[Part, re.Pattern[str]], ...] = (
    ("morning", re.compile("上午|早上")),
    ("noon", re.compile("中午")),
    ("afternoon", re.compile("下午|午后")),
    ("evening", re.compile("傍晚|晚上|夜里")),
    ("daytime", re.compile("白天|半天")),
    ("own day", re.compile("全天|整天|一天")),
)
_RANGE = compiled(rf"{time_pattern('1')}\s*(?:到|至|-|~)\s*{time_pattern('2')}")
_SINCE = compiled(rf"{time_pattern('1')}\s*(?P<after>以后|之后|后|起|开始)?")
_LASTS = re.compile(
    rf"(?:大约|大概|约|差不多|左右|要|得|开|就|共|一共)*(?P<amount>{AMOUNT}|半)\s*(?P<half>个半)?个?(?:小时|钟头)(?:左右)?"
)
_ENGAGED = compiled(
    r"开(?:个|一个|场|部门|项目|线上|视频|电话)*会(?!馆)|会议(?!中心)|有(?:个|场|一个|一场)?会(?=$|[,。;要])|(?:内部|业务)?座谈会?|(?:见|拜访|约见|去见)(?:个|一个|一下|几个)?客户|在?客户(?:那边|那里|公司)|面试|答辩|考试|参会|参展|展会|广交会|谈(?:客户|业务|生意)|论坛|培训|"
    r"(?:有|办|参加|吃)[^,。]{0,4}(?:婚礼|活动|聚会|聚餐|饭局|应酬|讲座|课|手术|体检|复查|彩排|演出任务|比赛)|(?:都是|是|参加)婚礼|约了(?:人|客户|医生|老?同学|朋友|老师)|加班|办公|要上班|得上班|要工作|处理工作|办(?:点)?(?:私|公)?事(?!处)|有(?:点)?(?:私|公)?事(?=$|[,。;要不])|走亲戚|上坟|看病"
)
_MAY_NOT = r"(?:先|请|都|就|千万|最好|尽量|统统|一律)*(?:别|不要|不用|勿|莫|不|无需|不需要|不能|不想|不给)(?:再|给我们?|给大家|帮我们?)*(?:安排|排|计划|设计)(?:任何|什么|别的|其他|太多|其它)?(?:活动|行程|东西|景点|事情?|节目|项目|内容)?"
_FREE = compiled(
    rf"(?:{_MAY_NOT}|留空|空出来|(?<!以后)(?<!之后)空着|空下来?|空置|留白|(?:什么|啥)(?:都|也)(?:不|别)(?:干|做|安排|排|去|要?安排)|不用管(?:我们?)?|不必管(?:我们?)?|自由活动|自由支配|自由安排|自己(?:安排|活动|支配)|自行安排|留给(?:我们?)?自己|(?:要|想)?(?:自己)?(?:休整|休息)|留出?(?:给|来)?一?(?:整?天|半天|个上午|个下午|个晚上)(?:时间)?(?:给|来|陪|见|跟|和|我们?)+(?:自己|老?朋友|老?同学|亲戚|家人|爸妈|父母|客户|同事))(?:时间)?(?=$|[,。;!?)了吧哈哦呢啊的])"
)
_FREED = compiled(rf"{time_pattern('1')}\s*(?:以后|之后|后)?(?:才|就)?(?:有空|有时间(?=$|[,。;])|空闲)")
"""An hour until which one is engaged: 下午三点以后才有空."""
_ONLY_FREE = re.compile(r"(?:只有|就|只)(?P<part>上午|下午|晚上)(?:才)?(?:有空|有时间(?=$|[,。;])|是?自由)")
_BARE = compiled(rf"\s*(?:这段时间|那段时间|这个时间|到时候?|期间|这时候|时间)?(?:{_FREE.pattern})\s*")
"""A clause that says nothing but that the time named before is kept free."""
_DAY = compiled(DAY_ZH)
_FIRST_DAYS = re.compile(r"[前头](?P<n>[两二三四])天(?!内)")
"""Several days from the first one on."""
_LASTS_ALONE = re.compile(rf"\s*{_LASTS.pattern}\s*")
_ENDS = compiled(
    rf"\s*(?:会议|开会|会|培训|活动|面试|应酬)?(?:大概|大约|差不多|预计|估计|应该|会|要|可能|一直|得|就|我们?)*"
    rf"(?:(?:开|忙|持续|进行|弄|搞)?(?:到|至)\s*{time_pattern('1')}(?:左右)?(?:结束|散会|完|才完|才结束)?|{time_pattern('2')}(?:左右)?(?:就|才|能)?(?:结束|散会|开完|完事|完))\s*"
)
"""Until when a meeting lasts that was named before: 下午两点开会，大概到六点; 六点结束."""
_ONE_MORE = re.compile(r"还有一?[场个]|又有一?[场个]")
"""A meeting after another: 上午还有一场九点到十一点半的."""
_PASSED = re.compile(r"\s*(?:之?前|以前|之?后|以后|结束|完|回来|的(?:地方|酒店|地点))")
"""What follows a meeting that only says when, or where, something else is."""
_NO_MEETING = re.compile(r"(?:不|别|没|取消|无需)[^,]{0,2}$")
_DIRECT = re.compile(
    r"\s*(?:到了|刚到|到达|抵达|先|好好|休息|歇歇?|一下|缓缓|我们?|咱们?|他|她|要|都|得|全|是|需要|有|去|在|因为|还|也|\s)*"
)
_WHERE = re.compile(r"[在去到]\s*$")
_MEETS = re.compile(
    r"(?:附近|旁边|边上|那边|那里|一带|周边)?(?:的?(?:酒店|公司|写字楼|办公室|会议室))?(?:跟|和|与)?[^,。]{0,4}$"
)
"""What stands between a place and the meeting that is had there."""
_SENTENCE = re.compile(r"[。;!?\n]")
_USUAL = 120
"""Minutes of what is said to begin at an hour and not how long it is."""
_LATE = HOURS["evening"][0]
_NOON = (11 * 60, 15 * 60)
_END = 24 * 60
# letters between the hours and what happens in them
_NEAR = 16


class _Time(NamedTuple):
    """Minutes of a day, where in their clause they are said, and whether they are hours or a part of the day."""

    since: int
    until: int
    span: Span
    exact: bool


class _Block(NamedTuple):
    """Time that is kept free, and where in the text."""

    block: FreeBlock
    span: Span
    exact: bool


def free_times_zh(scene: Scene) -> Iterator[Liking]:
    """The time that a Chinese text keeps free, by its day, and a part of it or hours."""
    if not any(pattern.may_stand(scene.folded) for pattern in (_ENGAGED, _FREE, _FREED)):
        return
    for one in _blocks(scene):
        first_days = _FIRST_DAYS.search(scene.folded, *one.span)
        for day in range(1, (count_of(first_days["n"]) or 1) + 1) if first_days else (one.block.day,):
            said = replace(one.block, day=day).said
            yield Liking(about="time", thing=said, strength="must", span=one.span, held=False)


def _blocks(scene: Scene) -> Iterator[_Block]:
    day: int | None = None
    last: _Block | None = None
    told: _Block | None = None
    ended = 0
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        if _SENTENCE.search(scene.folded, ended, clause.start):
            day = None
        named = _DAY.search(clause.text)
        first_days = _FIRST_DAYS.search(clause.text)
        day = day_number(named, scene.first_day, scene.last_day) if named else 1 if first_days else day
        named = named or first_days
        goes_on = last is not None and clause.start - ended <= 1
        if told is not None and clause.start - ended <= 1 and _BARE.fullmatch(clause.text):
            # 第一天晚上同学请吃饭，不用安排
            last, goes_on = told, True
        told = None
        if last is not None and goes_on and (more := _further(clause, last)) is not None:
            last = more
        else:
            found = _block(scene, clause, day, named, last if goes_on else None)
            if (
                found is not None
                and last is not None
                and goes_on
                and not named
                and not last.exact
                and found.exact
            ):
                engaged = last.block.engaged or found.block.engaged
                block = replace(found.block, engaged=engaged)
                last = _Block(block, (last.span[0], found.span[1]), exact=True)
            elif found is not None and last is not None and goes_on and found.block == last.block:
                last = last._replace(span=(last.span[0], found.span[1]))
            else:
                if last is not None:
                    yield last
                last = found
                told = _told(scene, clause, day) if found is None and named else None
        ended = clause.span[1]
    if last is not None:
        yield last


def _told(scene: Scene, clause: Clause, day: int | None) -> _Block | None:
    """The part of a day of which a clause tells something that is no place, as the next one may say that it is kept free."""
    part = _PART_OF_DAY.search(clause.text)
    if day is None or day == EVERY_DAY or part is None or any(scene.places(*clause.span)):
        return None
    since, until = HOURS[_part_of(part[0])]
    return _Block(FreeBlock(day=day, since=since, until=until, engaged=True), clause.span, exact=False)


def _further(clause: Clause, last: _Block) -> _Block | None:
    """The block with what the next clause says of it: how long it is, or once more that it is kept free."""
    end = clause.start + len(clause.text.rstrip())
    if _BARE.fullmatch(clause.text):
        return last._replace(span=(last.span[0], end))
    freed = _clock_at(_FREED.search(clause.text))
    if freed is not None and last.block.engaged and freed > last.block.since:
        return last._replace(block=replace(last.block, until=freed), span=(last.span[0], end))
    ends = _ENDS.fullmatch(clause.text)
    ended = _clock_at(ends)
    if ended is not None and last.block.engaged and ended > last.block.since:
        return _Block(replace(last.block, until=ended), (last.span[0], end), exact=True)
    lasts = _LASTS_ALONE.fullmatch(clause.text)
    if lasts is None:
        return None
    until = last.block.since + _minutes(lasts)
    return _Block(replace(last.block, until=min(until, _END)), (last.span[0], end), exact=True)


def _block(
    scene: Scene, clause: Clause, day: int | None, named: re.Match[str] | None, last: _Block | None
) -> _Block | None:
    engaged = _ENGAGED.search(clause.text) or (_ONE_MORE.search(clause.text) if last is not None else None)
    if engaged is not None and _PASSED.match(clause.text, engaged.end()):
        engaged = None
    busy = _busy(scene, clause, day, named)
    if busy is not None:
        return busy
    free = _FREE.search(clause.text)
    what = free or engaged
    if what is None or (engaged and not free and _NO_MEETING.search(clause.text, 0, engaged.start())):
        return None
    time = _time(clause, late=free is not None)
    if time is None:
        direct = named is not None and _DIRECT.fullmatch(clause.text, named.end(), what.start())
        if not direct or day in (None, EVERY_DAY):
            return None
        time = _Time(
            *HOURS["own day" if free else "daytime"], named.span() if named else what.span(), exact=False
        )
    on_day = _usual_day(scene, clause, time, free=free is not None) if day is None else day
    first = min(time.span[0], named.start() if named else time.span[0])
    end = max([time.span[1], what.end(), *([engaged.end()] if engaged else [])])
    apart = what.start() - max(time.span[1], named.end() if named else 0)
    if on_day is None or apart > _NEAR or _is_visited(scene, clause, (first, end), engaged):
        return None
    if first > what.end() and first - what.end() > _NEAR:
        return None
    block = FreeBlock(day=on_day, since=time.since, until=time.until, engaged=engaged is not None)
    if not time.exact and clause.text[slice(*time.span)].endswith("半天"):
        block = replace(block, least=HALF_A_DAY)
    return _Block(block, _at(clause, (min(first, what.start()), end)), time.exact)


def _is_visited(scene: Scene, clause: Clause, span: Span, engaged: re.Match[str] | None) -> bool:
    """Whether a stretch names a place that one would see; where one meets somebody is none: 两点到五点在静安寺附近开会."""
    return any(
        engaged is None
        or not _WHERE.search(clause.text, 0, one.span[0] - clause.start)
        or not _MEETS.match(clause.text, one.span[1] - clause.start, engaged.start())
        for one in scene.places(clause.start + span[0], clause.start + span[1])
    )


def _busy(scene: Scene, clause: Clause, day: int | None, named: re.Match[str] | None) -> _Block | None:
    """The time in which one is engaged who tells when one is free at last, or only: 第一天下午三点以后才有空, 只有晚上有空."""
    only, freed = _ONLY_FREE.search(clause.text), _FREED.search(clause.text)
    until = _clock_at(freed)
    said = only or freed
    if said is None:
        return None
    if only:
        since, until = BUSY_BUT[_part_of(only["part"])]
        # several days of which mornings alone are free are hardly all of them
        in_the_evening = EVERY_DAY if only["part"] == "晚上" else None
        day = 1 if day is None and (scene.days or 1) == 1 else in_the_evening if day is None else day
    else:
        since = HOURS["morning"][0]
        day = 1 if day is None and scene.days == 1 else day
    if day is None or until is None or until <= since:
        return None
    first, end = min(said.start(), named.start() if named else said.start()), said.end()
    block = FreeBlock(day=day, since=since, until=until, engaged=True)
    return _Block(block, _at(clause, (first, end)), exact=freed is not None)


def _usual_day(scene: Scene, clause: Clause, time: _Time, *, free: bool) -> int | None:
    """The day of what is kept free on none that is named: the one of the trip, one of all, every day for middays and evenings.

    A meeting on no day is nobody's.
    """
    if scene.days == 1:
        return 1
    if free and not time.exact and clause.text[slice(*time.span)].startswith(("一", "半")):
        return ANY_DAY
    at_noon = _NOON[0] <= time.since and time.until <= _NOON[1]
    return EVERY_DAY if free and (at_noon or time.since >= _LATE) else None


def _time(clause: Clause, *, late: bool) -> _Time | None:
    """The hours that a clause says, or the part of the day."""
    between = _RANGE.search(clause.text)
    if between:
        hours = _clock(clock_of(between, "1")), _clock(clock_of(between, "2"))
        if None not in hours:
            since, until = hours[0] or 0, hours[1] or 0
            # 下午三点到五点: the half of the day is said once
            until += 12 * 60 if until <= since and until <= 12 * 60 else 0
            if since < until <= _END:
                return _Time(since, until, between.span(), exact=True)
    begins = _SINCE.search(clause.text)
    if begins and (hour := _clock(clock_of(begins, "1"))) is not None:
        said_before = not begins["half1"] and late and 5 * 60 <= hour <= 11 * 60
        hour += 12 * 60 if said_before and begins["after"] else 0
        if begins["after"]:
            return _Time(hour, _END, begins.span(), exact=True) if hour < _END else None
        lasts = _LASTS.match(clause.text, begins.end())
        ahead = clause.text[begins.end() : begins.end() + 2]
        if not re.match(r"之?前|以前", ahead):
            until = hour + (_minutes(lasts) if lasts else _USUAL)
            return _Time(hour, min(until, _END), begins.span(), exact=lasts is not None)
        since = HOURS["morning"][0]
        # who has something on until three is engaged from the morning on
        return _Time(since, hour, begins.span(), exact=True) if not late and hour > since else None
    part = _PART_OF_DAY.search(clause.text)
    return _Time(*HOURS[_part_of(part[0])], part.span(), exact=False) if part else None


def _minutes(lasts: re.Match[str]) -> int:
    """How long it lasts: two and a half hours."""
    value = 0.5 if lasts["amount"] == "半" else number_of(lasts["amount"]) or 0
    return int(value * 60) + (30 if lasts["half"] else 0)


def _clock_at(said: re.Match[str] | None) -> int | None:
    """The minute of the first hour of a match; in the afternoon where its half of the day is not said."""
    for name in "12" if said else "":
        minute = _clock(clock_of(said, name)) if said and "half" + name in said.re.groupindex else None
        if said and minute is not None:
            return minute + 12 * 60 * (minute < 8 * 60 and not said["half" + name])
    return None


def _part_of(words: str) -> Part:
    return next(part for part, pattern in _OF_PART if pattern.search(words))


def _clock(hour: str | None) -> int | None:
    return None if hour is None else int(hour[:2]) * 60 + int(hour[3:])


def _at(clause: Clause, span: Span) -> Span:
    return clause.start + span[0], clause.start + span[1]
