"""In which part of the day a ride is that its way or its train names, in Chinese: 回程最好是晚上的火车, 去程上午, 早班高铁去.

Each phrase is put together of a way (去程), words that carry (最好是), a time (晚上, 17点左右, 早一点) and a ride (的火车).
"""

import re
from collections.abc import Iterator

from core.dsl.families.rides import RideTime, RideWay, TimeBound
from core.understand.dates.clock import clock_of, time_pattern
from core.understand.dates.days_of_trip import DAY_ZH
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause
from core.understand.wishes.wish import Scene, Wish

Bounds = tuple[str | None, str | None]
"""From and until when a ride departs."""

PARTS: tuple[tuple[str, Bounds], ...] = (
    (r"(?:避开|别|不要|不想|不坐)(?:坐|订|选|要|买|赶)*(?:晚上|夜里|夜间|晚班)", (None, "18:00")),
    (r"(?:避开|别|不要|不想|不坐)(?:坐|订|选|要|买|赶)*(?:早上|清晨|凌晨|一?大早|早班)", ("09:00", None)),
    (r"(?:中午|正午)(?:之?后|以后|过后)", ("12:00", None)),
    (r"(?:中午|正午)(?:之?前|以前)", (None, "12:00")),
    (r"(?:下午|午后|傍晚|天黑)(?:之?前|以前)", (None, "17:00")),
    (r"傍晚(?:之?后|以后)", ("17:00", None)),
    (r"最?早一?[点些]儿?|尽早|越早越好|早班|一?大早|一早|清晨", (None, "10:00")),
    (r"早上|早晨|上午|午前", (None, "12:00")),
    (r"中午|正午", ("11:00", "14:00")),
    (r"下午|午后", ("12:00", "18:00")),
    (r"傍晚|黄昏", ("16:30", "20:00")),
    (r"晚上|晚间|夜里|夜间|晚班", ("17:00", None)),
    (r"晚一?[点些]儿?|尽量晚|越晚越好", ("16:00", None)),
    (r"白天", ("07:00", "17:00")),
    (r"(?:别|不要|不想|不用|不能|不宜)(?:坐|订|安排|走|出发|选|起飞|赶|搞|弄)*太早", ("08:00", None)),
    (r"(?:别|不要|不想|不用|不能|不宜)(?:坐|订|安排|走|出发|选|起飞|赶|搞|弄)*太晚", (None, "20:00")),
)
"""Parts of the day as people say them of a ride, and between which hours it departs."""
_RIDE = r"(?:高铁|动车|火车|飞机|航班|机票|班机|班次|车次|车票|列车|卧铺|车(?![站程位去])|票(?!价)|班)"
_GO = r"去程(?:的时候)?|去的?时候|去的?(?=高铁|火车|飞机|航班|动车|票|车)|过去的时候|出发的?(?:那|当)天"
_COME = r"返程(?:的时候)?|回程(?:的时候)?|归程|回来(?:的时候|的那天|那天|的)?|回去(?:的时候|的那天|那天|的)?|返回的?时候|回的(?=高铁|火车|飞机|航班|动车|票|车)"
_WAY = rf"(?:(?P<go>{_GO})|(?P<come>{_COME}))"
_CARRY = rf"(?:都|就|最好|尽量|希望|想|要|能|可以|麻烦|请|帮我们?|给我们?|是|的|在|选择?|挑|改[成为到]?|换[成为到]?|订|买|坐|乘|搭|安排|定|排|有|:|个|一趟|一班|趟|{_RIDE}|\s)*"
_PART_OF_DAY = "|".join(f"(?P<p{at}>{words})" for at, (words, _) in enumerate(PARTS))
_TIME = rf"(?:{time_pattern('t')}(?!\s*(?:之?前|以前|之?后|以后|多?小时))(?P<about>\s*(?:左右|前后|上下))?|{_PART_OF_DAY}(?![餐饭茶]))"
_LEAVES = r"(?:出发|走|起飞|发车|开)?"
_ENDS = r"(?=$|[\s,。;!?、/~)]|吧|就|为好|为佳|比较)"
_OF_WAY = compiled(rf"{_WAY}{_CARRY}(?:{DAY_ZH}\s*)?{_CARRY}{_TIME}{_LEAVES}的?{_RIDE}?{_ENDS}")
"""去程上午, 回程最好是晚上的火车, 回来要晚上的."""
_OF_RIDE = compiled(rf"{_TIME}{_LEAVES}的(?:{_RIDE}|车)(?:坐|乘)?(?:过去|去(?![看玩逛吃哪])|出发|走){_ENDS}")
"""早上的高铁去."""
_GOES = compiled(rf"(?:{_PART_OF_DAY})(?:就|再)?去\s*$")
_COMES = re.compile(r"[,、\s]*(?:清晨|早|上午|中午|下午|傍晚|晚)[^,。]{0,3}[回返]")
"""What follows a going that is a ride: 早上去，晚上回."""
_GOES_ON = compiled(rf"\s*{_CARRY}{_TIME}{_LEAVES}的{_RIDE}{_ENDS}")
"""A clause that says of the ride named before it when it is: 回程坐高铁，尽量选白天的车."""
_BY_AN_HOUR = rf"(?:{time_pattern('t')}\s*(?:(?P<until>之?前|以前)|之?后|以后){_LEAVES}的?{_RIDE}?|(?:别|不要|不能|不得|不|勿)(?:晚于|早于){time_pattern('s')})"
_OF_WAY_FROM = compiled(rf"{_WAY}{_CARRY}(?:{DAY_ZH}\s*)?{_CARRY}{_BY_AN_HOUR}{_ENDS}")
"""返程航班安排在20点以后, 去的票不能早于13点."""
_GOES_ON_FROM = compiled(rf"\s*{_CARRY}{_BY_AN_HOUR}{_ENDS}")
"""The same with a bound: 回来要晚一点的车，最好晚上七点以后."""
_GOES_BY = compiled(rf"{_RIDE}(?:就|再)?(?:(?P<go>过?去)|(?P<come>[回返]))[来程去]?\s*$")
"""A clause that ends with the ride that the next one tells of: 动车去，别早于十点."""
_NEITHER = re.compile(
    r"\s*(?:都|最好|尽量|时间)*(?:别|不要|不)太早(?:也|都|、|又|和)*(?:别|不要|不)?太晚(?:就[行好])?\s*"
)
"""That neither ride is at an extreme hour, in a clause behind the rides: 来回飞机，别太早也别太晚."""
_A_RIDE = compiled(rf"(?:来回|往返)[^,。;!?]{{0,4}}{_RIDE}|{_RIDE}(?:来回|往返)")
_EARLY_LATE = compiled(r"早[去走](?:程)?晚[回归](?:程)?")
_VAGUE = re.compile(r"[早晚]一?[点些]|尽早|尽量晚|太[早晚]")
"""A part of the day by no hour of its own, which one that follows tells: 回来那天想早点，下午三点前往回走."""
_HOUR_FOLLOWS = re.compile(
    r"[,、][^。;!?\n点]{0,12}?(?:\d{1,2}|[一二两三四五六七八九十]{1,3})(?:点半?钟?|:\d\d)\s*(?:之|以)?[前后]"
)
_THERE, _HOME = re.compile(_GO), re.compile(_COME)
_ROUND_AN_HOUR = 60
"""Minutes before and after an hour that is about so."""

RIDE_PART_CUES = (_A_RIDE, _EARLY_LATE, _OF_WAY, _OF_WAY_FROM, _OF_RIDE, _GOES, _GOES_ON, _GOES_ON_FROM)


def ride_part_wishes(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """When the rides are, of what is said by a part of the day or an hour without a bound."""
    for match in _EARLY_LATE.finditer(clause.text):
        span = clause.start + match.start(), clause.start + match.end()
        yield Wish(RideTime(way="out", moment="departs", bound="latest", time="12:00"), span, 0.75)
        yield Wish(RideTime(way="back", moment="departs", bound="earliest", time="17:00"), span, 0.75)
    for match in _OF_WAY.finditer(clause.text) if _OF_WAY.may_stand(clause.text) else ():
        yield from _wishes(clause, match, "out" if match["go"] else "back")
    for match in _OF_RIDE.finditer(clause.text) if _OF_RIDE.may_stand(clause.text) else ():
        yield from _wishes(clause, match, "out")
    goes = _GOES.search(clause.text) if "去" in clause.text[-2:] else None
    if goes and _COMES.match(scene.folded, clause.span[1]):
        yield from _wishes(clause, goes, "out")
    neither = _NEITHER.fullmatch(clause.text)
    if neither and _A_RIDE.search(scene.said_before(clause.start)):
        span = clause.start + neither.start(), clause.start + neither.end()
        yield Wish(RideTime(way="out", moment="departs", bound="earliest", time="08:00"), span, 0.75)
        yield Wish(RideTime(way="back", moment="departs", bound="latest", time="20:00"), span, 0.75)
    goes_on = _GOES_ON.match(clause.text)
    if goes_on:
        before = scene.said_before(clause.start)
        there, home = _THERE.search(before), _HOME.search(before)
        if (there is None) is not (home is None):
            yield from _wishes(clause, goes_on, "out" if there else "back")
    told: re.Match[str] | None
    told = bounded = _OF_WAY_FROM.search(clause.text) if _OF_WAY_FROM.may_stand(clause.text) else None
    if bounded is None and (bounded := _GOES_ON_FROM.fullmatch(clause.text.rstrip())) is not None:
        before = scene.said_before(clause.start)
        told = (_OF_WAY.search(before) if _OF_WAY.may_stand(before) else None) or _GOES_BY.search(before)
    hour = clock_of(bounded, "t") or clock_of(bounded, "s") if bounded else None
    if bounded and told and hour is not None:
        span = clause.start + bounded.start(), clause.start + bounded.end()
        if "晚" in told[0] and hour < "12:00":
            hour = f"{int(hour[:2]) + 12}{hour[2:]}"
        bound: TimeBound = "latest" if bounded["until"] or "晚于" in bounded[0] else "earliest"
        way: RideWay = "out" if told["go"] else "back"
        yield Wish(RideTime(way=way, moment="departs", bound=bound, time=hour), span, 0.75)


def _wishes(clause: Clause, match: re.Match[str], way: RideWay) -> Iterator[Wish]:
    told = clause.text[match.end() :] + clause.following
    if _VAGUE.search(match[0]) and _HOUR_FOLLOWS.match(told):
        return
    since, until = _bounds(match, way)
    span = clause.start + match.start(), clause.start + match.end()
    if since is not None:
        yield Wish(RideTime(way=way, moment="departs", bound="earliest", time=since), span, 0.75)
    if until is not None:
        yield Wish(RideTime(way=way, moment="departs", bound="latest", time=until), span, 0.75)


def _bounds(match: re.Match[str], way: RideWay) -> Bounds:
    """Between which hours a ride departs; an hour that is not about so bounds the side that the trip feels."""
    hour = clock_of(match, "t") if "halft" in match.re.groupindex else None
    if hour is None:
        return next(bounds for at, (_, bounds) in enumerate(PARTS) if match[f"p{at}"])
    if match["about"]:
        minute = int(hour[:2]) * 60 + int(hour[3:])
        return _clock(minute - _ROUND_AN_HOUR), _clock(minute + _ROUND_AN_HOUR)
    return (hour, None) if way == "out" else (None, hour)


def _clock(minute: int) -> str:
    minute = min(max(minute, 0), 24 * 60)
    return f"{minute // 60:02d}:{minute % 60:02d}"
