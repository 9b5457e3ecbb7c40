"""When a day begins and ends, and how many sights it has: 每天十点以后出门, back at the hotel by nine, one sight a day."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from core.model.daily import EVERY_DAY, DayHour, FreeBlock, day_hour
from core.text import Text
from core.understand.dates.days_of_trip import NAMED_DAY_ZH, day_number
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.spans import overlaps
from core.understand.wishes.hours.rates import RATE, rates
from core.understand.wishes.hours.said_hours import CLOCK_ZH, HOUR_EN, NOON, TAIL_EN, hour_en, hour_zh
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene

_MORNING, _EVENING = "09:00", "17:00"
_DAYBREAK, _EARLY, _TEATIME = "07:00", "08:00", "16:00"
_A_REST = 120
"""Minutes of a rest of which nobody says how long it is."""
_RESTS = re.compile("休息|睡觉?")
# minutes of the day between which one is out at all
_DAWN, _MIDNIGHT = 6 * 60, 24 * 60
_EVERY = compiled(r"每天|天天|每晚|都")
_OF_A_RIDE = compiled(r"出发|动身|启程|从|飞|[回返]|抵达|[来去走到]$")
"""What makes a day one of a ride, and not of what the next clause says."""
_OUT_ZH = r"(?:再)?(?:出门|出行|起来|活动|动(?![车物作漫])|有安排|安排(?:活动|行程)?(?=$|[,。;])|出酒店|起床|起(?![跑飞步点码拍])|开始(?:玩|逛|行程|活动)?|集合|出去|在外(?!滩)(?:面|头)?(?:走动?|逛|玩|待着?|呆着?|晃|溜达|活动)?|(?P<off>出发))"
_IN_ZH = r"(?:回到?|返回|到)(?:酒店|宾馆|民宿|住处|房间|旅馆)|(?:上床|睡觉?|休息|收工|结束(?:行程)?)"
_LEAD_ZH = r"(?:(?P<least>(?:别|不要|不能|不得|不)早于|(?:别|不要|不能|不)早过|最早)|(?P<most>不晚于|最晚|最迟|不迟于|(?:别|不要|不能|不)(?:超过|晚过|晚于|迟于)))?"
_BOUND_ZH = r"(?P<bound>之?前|以前|之?后|以后)?\s*(?:再|才|就|都|要|得|必须|一定|务必|能|想|请|我们?|大家|所有人|全体|全员|全部|孩子们?|学生们?|老人)*"
_NOTHING_ZH = r"(?:别|不|不要|不用|请勿|勿)(?:再)?(?:[给帮](?:我们?|咱们?|大家))?(?:安排|排)(?:活动|行程|东西|景点|事情?)?"
_WAKE_ZH = r"(?:别|不要|不|请勿|勿|莫|甭)(?:再|来|想)?(?:叫|喊|吵|打扰|催|闹)(?:醒|起)?(?:我们?|咱们?|他们?|她们?|孩子|大家)?(?:起床|起来)?"
_ZH = compiled(
    rf"(?:(?P<pre>早上|晚上)|每天|天天|每日|每晚|都|最好|尽量|希望|想|要|得|能|可以)*{_LEAD_ZH}(?P<no>(?:别|不要|不想|不能|不喜欢|拒绝|讨厌|受不了)(?:再|安排|排|要|搞|有|[让叫给拉](?:我们?|咱们?|大家)|[那这]种|什么|每天|天天|都|在){{0,4}})?\s*(?<!点到)(?<!半到)(?<!点至)(?<!\d[-~到至]){CLOCK_ZH}\s*{_BOUND_ZH}(?P<no2>别|不要|不想|不能|没法|不用|不)?(?:安排|叫我们?|让我们?)*\s*(?:(?P<late>起不来|{_NOTHING_ZH}|{_WAKE_ZH})|(?P<out>{_OUT_ZH})|(?P<back>{_IN_ZH}))"
)
_IN_BY_ZH = compiled(
    rf"(?:每天|天天|晚上)*(?:回到?|返回|到)(?:酒店|宾馆|民宿|住处|房间|旅馆)(?:的?时间)?(?:最好|都|就|也|可|千万)*(?:(?:别|不要|不能|不)(?:超过|晚过|晚于|迟于)|最晚|最迟)\s*{CLOCK_ZH}"
)
"""What has the hour behind the place: 回民宿别超过十点."""
_DAILY = compiled(r"每天|天天|每日|每早|集合|起床|早起|闹钟|自然醒|懒觉|出门")
"""What tells that an hour of setting out is one of all days, and of no ride."""
"""What may follow the hour of a day: at nine at the earliest, by eight every morning."""
_OUT_EN = r"(?:(?:get|go|gets|going|be|being|head|heading|getting) )?(?:out(?: and about)?(?: of (?:bed|the (?:hotel|door|house|room)))?|up|going|started|moving|outside)|(?:start|begin)(?:ning|ting|ing|s)?(?: (?:(?:the|our|my|each|every) )?days?| anything| sightseeing| the sightseeing| touring)?|(?:(?:the|our|my|each|every) )?(?:days?|mornings?) (?:(?:should|to|can|must|will) )?(?:start|begin)s?|leav(?:e|ing) the (?:hotel|room)|wak(?:e|ing)(?: (?:up|us|me|them))?|set(?:ting)? (?:off|out)(?: each day)?|on the move"
_IN_EN = r"(?:everything|all of it|the sightseeing|the (?:day's )?programme) (?:(?:to|should|must|has to|needs to) )*(?:be )?(?:over|done|finished)|(?:back|home) (?:at|in|to) (?:the |our )?(?:hotel|room|hostel)|(?:in )?bed|tucked up|off the streets|in for the night|(?:the |our )?days? (?:to )?(?:be over|be done|end(?:s|ing)?)|end(?:ing)? (?:the|our|each|every) days?|wrap(?:ped|ping)? up|call(?:ing)? it a day|asleep|finish(?:ed|ing)?(?: the day)?|done(?: for the day)?|to (?:bed|sleep)|bed ?time(?:'s| is)?|lights out"
_REFUSED_EN = r"(?P<never>never|not|no|nothing|nobody(?:'s)?|no one(?:'s)?|none of us|hates?|refuses?|avoid|without|(?:(?:do|does|did)(?:n't|nt| not)|won't|can't|cannot)(?: want to)?)\s+(?:(?:that|having|have|wants?|likes?|expect|make|drag|get|ask|plan|count on|us|me|him|her|them|anyone|everyone|ever|even|to|do|is|will|be|being|anything|on)\s+){0,5}"
_EN = compiled(
    rf"(?:{_REFUSED_EN})?(?<!fly )(?<!flying )(?<!check )(?<!train )(?<!move )\b(?:(?P<out>{_OUT_EN})|(?P<back>{_IN_EN}))\s+(?:each (?:day|morning|night)\s+|every (?:day|morning|night)\s+)?(?P<bound>before|by|no later than|until|till|after|from|at|no earlier than|past)\s+(?:{HOUR_EN})\b{TAIL_EN}",
    re.IGNORECASE,
)
_OF_A_SHOW = re.compile(
    r"\b(?:shows?|performances?|operas?|concerts?|plays?|match(?:es)?|games?|meetings?|class(?:es)?|tours?|cruises?|ceremon(?:y|ies)|events?|part(?:y|ies)|weddings?|sessions?) (?:(?:that|which|is|are) )*$"
)
"""What begins at an hour, and is no day: a show starting at eight."""
_BEFORE_A_RIDE = re.compile(
    r"\b(?:flight|train|plane)\b[^.;!?]*\b(?:so|hence|therefore|which means)\b[^.;!?]*$"
)
"""What makes an hour one of the day of a ride alone: our flight back leaves at 18:40, so be done by 3."""
_BED_EN = compiled(rf"\b(?:bed ?time(?:'s| is| -|:)?|lights out(?: is|:)?)\s+(?:{HOUR_EN})\b", re.IGNORECASE)
"""The hour of going to bed without a word before it: bedtime is 8 pm."""
_NOTHING_EN = compiled(
    rf"\b(?:nothing|no (?:activities|plans|starts?|sightseeing|tours?)|(?:don't|do not|dont|can't|cannot|can not|won't|(?:rather|prefer) not(?: to)?) (?:plan|schedule|book|start|do|manage|have) anything)\s+(?:planned |scheduled |on |at all )?(?P<bound>before|until|till|after|past)\s+(?:{HOUR_EN})\b{TAIL_EN}",
    re.IGNORECASE,
)
_BOUND_FIRST_EN = compiled(
    rf"\b(?P<bound>before|after|past)\s+(?:{HOUR_EN})\b{TAIL_EN},?\s+(?:please\s+)?(?:nothing|no (?:activities|plans|starts?|sightseeing|tours?|outings?)|(?:we|i|they|he|she)(?:'d| would)?(?: really| all| both)? (?:don't|do not|dont|won't|can't|cannot|(?:rather|prefer) not|never)(?: (?:want|like|wish|to|have|need|plan|go|be|do|get|manage|leave|start))*(?: (?:out|up|anything|anywhere|the hotel|the day|moving|going))?)\b",
    re.IGNORECASE,
)
"""The hour said first: before ten, nothing please; after nine we don't go out."""
_NOT_BEFORE_EN = compiled(
    rf"\s*(?:and |but |so |just |please |ideally |definitely )*(?:not|never) (?:before|earlier than)\s+(?:{HOUR_EN})\b{TAIL_EN}(?: please| pls)?\s*",
    re.IGNORECASE,
)
_EARLIEST_EN = compiled(
    rf"\s*(?:and |but |so |make it |more like |say )*(?:{HOUR_EN}) (?:at )?(?:the )?(?:very |absolute )?earliest(?: please| pls| mate)?\s*",
    re.IGNORECASE,
)
_STARTS_EN = re.compile(r"\b(?:start|begin|morning|get(?:ting)? up|wake|sleep|lie[- ]in|late)", re.IGNORECASE)
"""What makes an hour alone one of setting out each day: late starts, not before ten."""
_USELESS = r"(?:useless|no (?:use|good)(?: to (?:anybody|anyone))?|hopeless|grumpy|(?:not|n't|never|barely|hardly) (?:really )?(?:human|awake|up|alive|myself|functional|function(?:ing)?|work(?:ing)?|move|moving)|asleep|a zombie|dead(?: to the world)?)"
_USELESS_BEFORE_EN = compiled(rf"\b{_USELESS} before\s+(?:{HOUR_EN})\b{TAIL_EN}", re.IGNORECASE)
_BEFORE_USELESS_EN = compiled(
    rf"\bbefore\s+(?:{HOUR_EN})\b{TAIL_EN},?\s+(?:my |the )?\w+(?:'m| am|'re| are| is|'s| do| does)?\s*{_USELESS}\b(?: to (?:anybody|anyone))?",
    re.IGNORECASE,
)
"""Before which hour somebody is good for nothing, so that a day begins after it."""
_SLEEP_ZH = compiled(
    rf"(?:(?:每天|天天|都|要|想|能|可以|让我们?|我们?|早上)*睡到|(?P<none>(?:别|不要?|勿)(?:给我们?)?(?:再)?(?:安排|排)))\s*{CLOCK_ZH}(?(none)(?:之?前|以前)的(?:任何)?(?:东西|活动|行程|景点|项目|安排)?|(?:以后|之后)?(?:再|才|就)?(?:{_OUT_ZH})?)"
)
_SLEEP_EN = compiled(
    rf"(?:\b(?:let (?:us|me|them) |want to |like to |(?:we|i|they|kids|children) )*\b(?:(?:a)?sleep(?:ing)?|lie|stay(?:ing)?|doze)(?: in| late| in bed)?\s+(?:until|till|til|to|past)\s+|"
    rf"\b(?:don't|do not|never|not|nobody) (?:to )?(?:wake|disturb|rouse|call)(?: (?:us|me|them))?(?: up)?\s+(?:before|until|till)\s+)(?:at least |about |around )?(?:{HOUR_EN})\b",
    re.IGNORECASE,
)
"""Who sleeps until an hour is out after it."""
_NAPS = compiled(
    r"午睡|午休|午觉|补[个一]?觉|小睡|中午.{0,8}[睡歇]|中午.{0,8}休息|\b(?:naps?|siesta)\b", re.IGNORECASE
)
"""What tells that who is out again in the afternoon was out before noon: 娃中午要睡觉，下午三点以后再出门."""
_INDOORS_EN = compiled(
    rf"\b(?:indoors|inside|at the hotel|in the hotel|in (?:my|our|the) room)\s+(?:after|from|by|before)\s+(?:{HOUR_EN})\b{TAIL_EN}",
    re.IGNORECASE,
)
"""Who would be indoors after an hour is back by it."""
_NOT_EARLIER_EN = compiled(
    rf"\b(?:until|till|til|up to|before)\s+(?:at least |about |around )?(?:{HOUR_EN})\b[^.;!?]{{0,12}}?\b(?:so|and|hence|therefore)?[\s,]*(?:please )?(?:don't|do not|dont|nothing|no need to|never|can't|cannot|won't|we don't)(?: (?:plan|schedule|book|start|do|put|go|leave|arrange))*(?: (?:anything|out|planned|on))?\s+(?:any )?(?:earlier|before (?:that|then)|sooner)\b",
    re.IGNORECASE,
)
"""What one does until an hour, with nothing planned earlier: she sleeps till nine, so nothing before that."""
_HOME_EN = compiled(
    rf"\b(?:home|in|back)\s+(?:by|before|no later than)\s+(?:{HOUR_EN})\s+(?:every|each)\s+(?:evening|night|day)\b",
    re.IGNORECASE,
)
_EVENINGS_IN = compiled(
    r"(?:夜里头?|夜间|半夜|晚上|天黑(?:以后|之后|后)?)(?:就|都|尽量|最好|我们?)*(?:别|不|莫)(?:要|想|再|能|敢|用|安排)*(?:出门|外出|出去)|"
    r"\b(?:no|nothing) (?:at night|after dark|in the evenings?)\b|\b(?:no|without(?: an?| any)?) (?:night-?(?:time)?|evening|late)[ -](?:programmes?|programs?|activit(?:y|ies)|outings?|tours?|sightseeing|entertainment)\b|\b(?:no|without(?: any)?) nightlife\b|\b(?:don't|do not|won't|never|not) (?:want to )?(?:go|going|be) out (?:at night|after dark|in the evenings?)\b",
    re.IGNORECASE,
)
_NOT_TOO_ZH = r"(?:都|就|也|最好|尽量|千万|请|我们?)*(?:别|不要|不想|不能|不用|不宜|勿)(?:安排|排|起|出门|出发|集合|活动|回酒店|回|玩|搞|弄|要|得|的)*[太那这]么?"
_TOO_ZH = compiled(
    rf"(?:早上|早晨|上午){_NOT_TOO_ZH}早(?!餐|饭|茶)|(?:晚上|夜里|晚间){_NOT_TOO_ZH}(?P<late>晚)(?!餐|饭)"
)
"""A part of the day that should not be too early, or too late: 早上别太早."""
_BOUNDED = compiled(
    r"点|bed ?time|早上|早晨|上午|夜里|半夜|晚上|天黑|night|dark|evening|\d:\d|\b(?:before|by|later|until|till|after|from|at|earlier|earliest|past)\b",
    re.IGNORECASE,
)
"""What every hour that bounds a day is said with."""


@lru_cache(maxsize=2)
def windows_of(scene: Scene) -> tuple[Liking, ...]:
    """The hours of all days, and how full they are, as a text wishes for them."""
    return tuple(_windows(scene))


def _windows(scene: Scene) -> Iterator[Liking]:
    bounded, rated = _BOUNDED.may_stand(scene.folded), RATE.may_stand(scene.folded)
    for clause in clauses(scene.folded, 0, len(scene.folded)) if bounded or rated else ():
        if bounded and _BOUNDED.search(clause.text):
            asleep = list(_sleeping(clause))
            yield from asleep
            for hour in filter(None, (_on_its_day(scene, clause, one) for one in _hours(scene, clause))):
                if not any(overlaps(hour.span, one.span) for one in asleep):
                    yield _as_rest(hour) if _NAPS.search(scene.folded) else hour
        if rated:
            yield from rates(clause)


def _on_its_day(scene: Scene, clause: Clause, hour: Liking) -> Liking | None:
    """The hour, or the time that is kept free where it is one of a day that Chinese names: 5号晚上九点前要回酒店.

    None where it is an hour of one day that no time kept free says, and so is none of every day: 第二天五点起床.
    """
    bound = day_hour(hour.thing.zh)
    if bound is None or _EVERY.search(scene.folded, *hour.span):
        return hour
    before = scene.said_before(clause.start).lstrip("所以那就而但是不过 ")
    named = list(NAMED_DAY_ZH.finditer(clause.text, 0, hour.span[0] - clause.start))
    if not named and not _OF_A_RIDE.search(before):
        named = [day for day in (NAMED_DAY_ZH.match(before),) if day]
    number = day_number(named[-1], scene.first_day, scene.last_day) if named else None
    if not named or number == EVERY_DAY:
        return hour
    if number is None or bound.later is not bound.out:
        return None
    since, until = (_DAWN, bound.minute) if bound.out else (bound.minute, _MIDNIGHT)
    begins = clause.start + named[-1].start() if named[-1].string is clause.text else hour.span[0]
    said = FreeBlock(day=number, since=since, until=until).said
    return replace(hour, thing=said, span=(begins, hour.span[1]))


def _hours(scene: Scene, clause: Clause) -> Iterator[Liking]:
    yield from _hours_zh(scene, clause)
    for match in _EVENINGS_IN.finditer(clause.text):
        said = Text("晚上不出门", "evenings in")
        yield Liking(about="time", thing=said, strength="must", span=_at(clause, match), held=False)
    for match in _TOO_ZH.finditer(clause.text):
        said = Text("晚归", "late nights") if match["late"] else Text("早起", "early starts")
        yield Liking(about="time", thing=said, strength="rather_not", span=_at(clause, match), held=False)
    for match in (*_NOTHING_EN.finditer(clause.text), *_BOUND_FIRST_EN.finditer(clause.text)):
        early = match["bound"].lower() in ("before", "until", "till")
        hour = hour_en(match, late=not early)
        if hour is not None:
            yield _window(clause, match, hour, out=early, later=early)
    alone = _NOT_BEFORE_EN.fullmatch(clause.text) or _EARLIEST_EN.fullmatch(clause.text)
    if alone is not None and _STARTS_EN.search(scene.said_before(clause.start)):
        hour = hour_en(alone, late=False)
        if hour is not None:
            yield _window(clause, alone, hour, out=True, later=True)
    for match in _EN.finditer(clause.text):
        hour = hour_en(match, late=match["back"] is not None)
        of_ride = match["back"] is not None and _BEFORE_A_RIDE.search(
            scene.sentence_before(clause.start + match.start())
        )
        if hour is not None and not (of_ride or _OF_A_SHOW.search(clause.lower, 0, match.start())):
            bound = match["bound"].lower()
            never = match["never"] is not None or clause.lists_refused(clause.start + match.start())
            if never and match["out"] and bound == "at":
                if hour < _MORNING:
                    said = Text("早起", "early starts")
                    yield Liking(
                        about="time", thing=said, strength="never", span=_at(clause, match), held=False
                    )
                continue
            # who goes out at an hour is not out before; who goes to bed then is back by it
            after = bound in ("after", "from", "no earlier than", "past") or (
                bound == "at" and match["back"] is None
            )
            after = after or (bound == "at" and match["least"] is not None)
            # days that start at seven are early ones: nobody is to wait until nine
            after = after and not (bound == "at" and match["out"] and hour < _EARLY and not match["least"])
            later = not after if never else after
            # who would not be out after nine in the evening is back by then
            out = match["out"] is not None and not (never and after and hour >= _EVENING)
            yield _window(clause, match, hour, out=out, later=later)


def sets_out_daily(scene: Scene, clause: Clause, at: int) -> bool:
    """Whether a setting out, at an index of a clause, is told of every day: 每天十点出发, 不要太早集合，九点半以后出发就行."""
    return bool(_DAILY.search(clause.text, 0, at) or _DAILY.search(scene.said_before(clause.start)))


def _hours_zh(scene: Scene, clause: Clause) -> Iterator[Liking]:
    by = ((match, hour_zh(match, late=True)) for match in _IN_BY_ZH.finditer(clause.text))
    yield from (_window(clause, match, hour, out=False, later=False) for match, hour in by if hour)
    for match in _ZH.finditer(clause.text):
        hour = hour_zh(match, late=bool(match["back"]))
        if hour is None or (match["off"] and not sets_out_daily(scene, clause, match.start("off"))):
            continue
        after = _is_after(match, hour)
        refused = bool(match["no"] or match["no2"] or match["late"])
        if match["late"] and after:
            # what is kept free from an hour on is no hour of going out
            continue
        if refused and not after and match["out"] and hour < _DAYBREAK:
            # who refuses to be called together at five minds any early start: 不要早上五点就集合的
            said = Text("早起", "early starts")
            yield Liking(about="time", thing=said, strength="never", span=_at(clause, match), held=False)
        elif after and hour < _TEATIME and _RESTS.fullmatch(match["back"] or ""):
            yield _rest_from(clause, match, hour)
        elif after and refused and match["out"] and hour >= _EVENING:
            # 晚上九点以后就不出去了
            yield _window(clause, match, hour, out=False, later=False)
        else:
            yield _window(clause, match, hour, out=match["back"] is None, later=after is not refused)


def _rest_from(clause: Clause, match: re.Match[str], hour: str) -> Liking:
    """The rest of every day from an hour of the afternoon on, which is none until midnight: 下午两点后休息."""
    since = int(hour[:2]) * 60 + int(hour[3:])
    block = FreeBlock(day=EVERY_DAY, since=since, until=since + _A_REST)
    return Liking(about="time", thing=block.said, strength="must", span=_at(clause, match), held=False)


def _is_after(match: re.Match[str], hour: str) -> bool:
    """Whether an hour in Chinese bounds what comes after it: 十点再出门 is not before ten, nor is 十点出门; 七点就出门 is by seven."""
    if match["bound"] or match["least"] or match["most"]:
        return bool(match["least"]) or (match["bound"] or "").endswith("后")
    if re.search("[才再]", match[0]):
        return True
    return match["out"] is not None and _MORNING <= hour < _EVENING and "就" not in match[0]


def _as_rest(hour: Liking) -> Liking:
    """The rest of every noon until one is out again in the afternoon; any other hour as it is."""
    bound = day_hour(hour.thing.zh)
    if bound is None or not (bound.out and bound.later) or bound.minute <= NOON * 60:
        return hour
    return replace(hour, thing=FreeBlock(day=EVERY_DAY, since=NOON * 60, until=bound.minute).said)


def _sleeping(clause: Clause) -> Iterator[Liking]:
    """Until when one sleeps, and when one is home every evening."""
    for match in _SLEEP_ZH.finditer(clause.text):
        hour = hour_zh(match, late=False)
        if hour is not None:
            yield _window(clause, match, hour, out=True, later=True)
    for pattern, out in (
        (_SLEEP_EN, True),
        (_USELESS_BEFORE_EN, True),
        (_BEFORE_USELESS_EN, True),
        (_NOT_EARLIER_EN, True),
        (_INDOORS_EN, False),
        (_HOME_EN, False),
        (_BED_EN, False),
    ):
        for match in pattern.finditer(clause.text):
            hour = hour_en(match, late=not out)
            if hour is not None:
                yield _window(clause, match, hour, out=out, later=out)


def _window(clause: Clause, match: re.Match[str], hour: str, *, out: bool, later: bool) -> Liking:
    """The wish to be out, or back at the hotel, before or after an hour on every day."""
    hours, minutes = hour.split(":")
    said = DayHour(out=out, later=later, minute=int(hours) * 60 + int(minutes)).said
    return Liking(about="time", thing=said, strength="must", span=_at(clause, match), held=False)


def _at(clause: Clause, match: re.Match[str]) -> tuple[int, int]:
    return clause.start + match.start(), clause.start + match.end()
