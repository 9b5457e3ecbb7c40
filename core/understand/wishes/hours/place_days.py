"""On which day of the trip one would be at a place: 第二天去颐和园, 故宫放在最后一天, the palace on day 2."""

import re
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from core.model.spells import LAST_DAY, SPELLS_BY_DAY, Spell
from core.understand.dates.days_of_trip import NAMED_DAY_ZH, day_number, weekday_number
from core.understand.dates.named_days import DAY_EN, ONE_EN, weekday_en
from core.understand.names.place_names import PlaceMention
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import clauses
from core.understand.text.numerals import count_of
from core.understand.text.spans import Span
from core.understand.wishes.hours.at_place import is_one_visit, spells_there
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene

_NTH, _CARDINAL = r"first|second|third|fourth|fifth|sixth|seventh", r"[1-9]|one|two|three|four|five|six|seven"
_PART_EN = r"(?P<part{0}>morning|afternoon|evening|night)"
_DAY_OF_TRIP = compiled(
    r"第\s?(?P<zh>[一二三四五六七八九1-9])\s?[天日]|(?P<zh_first>头一?天(?![两二三四]))|(?P<zh_then>当天?晚上?(?=(?:就|再|先|想|要|可以)*(?:去|逛|看(?!演)|游)))|(?P<zh_last>最后(?:一|那)?天)|第\s?(?P<zh_night>[一二三四五六七])个?晚|(?P<zh_last_night>最后(?:一|那)?个?晚)|"
    rf"\bday\s?(?P<en>{_CARDINAL})\b|\b(?:the |our |my )(?P<nth>{_NTH}) (?:(?P<full>full )?day|{_PART_EN.format(1)})\b|\b(?P<en_last>(?:the |our |my )?(?:last|final) (?:day|{_PART_EN.format(2)}))\b"
)
_WEEKDAY = compiled(
    rf"\b(?:all of |the whole of |on )?(?:the )?(?P<day>{DAY_EN})\b(?!['-]|s\b|,? (?:the )?\d)(?: (?=morning|afternoon|evening|night|lunch))?"
)
_ANY_WEEKDAY = re.compile(rf"\b(?P<day>{DAY_EN})\b")
_RIDES = re.compile(
    r"\b(?:leav\w*|depart\w*|arriv\w*|land\w*|back|home|return\w*|from|to(?! (?:see|visit|go to|explore|do|spend|walk|take)\b)|until|till|through|flight|train|fly\w*|get in|gets in|closed|not|except|before|after)\b[^,.;]*$"
)
"""What makes a weekday one of a ride, of a span of days, or one on which nobody goes."""
# letters before a weekday in which it is said what it is of
_BEFORE_A_WEEKDAY = 24
_DAY_THEN = re.compile(
    r"(?:[\s,:]|\b(?:is|are|for|at|to|the|a|we|i|we'd|i'd|he|she|they|hopes?|hoping|plans?|planning|wants?|wishes|likes?|loves|like|would|love|fancy|see|seeing|visit|visiting|go|going|do|doing|will|we'll|morning|afternoon|evening|night|then|it's|in|around|maybe|perhaps)\b)*"
)
_RIDES_ZH = re.compile(
    r"\s*(?:\([^)]{1,4}\))?\s*(?:一?早|早上|上午|中午|下午|傍晚|晚上?|夜里)?\s*(?:我们?)?(?:出发|动身|启程|走(?!走|一走|路|到|进)|回|返|离开|从|飞|坐|到(?=$|[,。的就])|抵达|[上下]班|至|的?(?:高铁|火车|飞机|航班|动车|早机|夜机))"
)
"""How it goes on after a date that is one of a ride."""
_BEFORE_RIDE_ZH = re.compile(r"(?:出发|从|除了|不是|别|玩到|待到|住到|截止)[^,。]{0,4}$|[-~—到至和、]\s*$")
_DAY_THEN_ZH = re.compile(
    r"\s*(?:\([^)]{1,4}\))?(?:\s|一大早|一早|早上|上午|中午|下午|傍晚|晚上|白天|全天|一?整天|我们?|咱们?|孩子们?|有空|有时间|没事|空着|,|想要?|要|打算|计划|安排在?|就|先|再|都|可以|能|去|到|逛|看|游览?|玩|参观|打卡|爬|登|留给|给|的|是|:)*"
)
_ARRIVED = re.compile(r"(?:到(?!了?第)|抵达|落地)[^去第号]{0,10}$")
"""What makes the same evening that of the day on which one comes: 下午到，当晚去夫子庙."""
_SENTENCE = re.compile(r"[^。;!?\n.]+")
# a day of a list of days is of none of them, nor is one that is counted from something else
_NOT_ONE = re.compile(
    r"\s*(?:[和或、到至\-~]|或者|以后|之后|起|and (?:day|the)|or (?:day|the)|to (?:day|the))"
)
_WHEN_EN = r"(?:first thing|all day|(?:for )?the (?:whole|full) day|(?:very )?early|late|(?:(?:at|in|by|before|around|for)\s+)?(?:the |an? )?(?:early |late )?(?:sunrise|sunset|dawn|dusk|night|morning|afternoon|evening|noon|lunchtime|\d{1,2}(?:[:.]\d\d)?(?:\s*(?:am|pm))?))"
_AFTER_PLACE = re.compile(
    r"\s*(?:的话|呢,?)?(?:请|麻烦|最好|一定|必须|想|要|就|都|也|可以|能|冲|玩|逛|待|一?整天|半天|\(|留到?|放到?在?|排到?在?|安排在?|定在|是|在|去|给|等到?)*\s*"
    rf"|(?:[\s,(]*(?:is|should be|must be|to be|has to be|comes?|goes|best|preferably|ideally|only|on|for|kept|saved|left|please|maybe|perhaps|{_WHEN_EN})\b)*\s*\(?"
)
_LISTS_PLACES = re.compile(r"\s*(?:[、和跟与及]|以及|还有|and|,\s*(?:and)?)\s*")
_NOT_GOING = re.compile(
    r"(?:住在?|住到|入住|下榻|回到?|离开|从|酒店在|靠近|附近|stay(?:ing)? (?:at|in|by)|hotel (?:at|in|by|near)|from|near)\s*(?:the )?$"
)
_STROLLS = re.compile(r"(?:里面?)?(?:走走|走一走|看看|看一看|逛逛?|转转|转一转|玩|拍|坐坐)")
"""What tells of a visit, whatever stands before the name of the place: 回武汉大学走走."""
AT_WORK_ZH = r"\s*(?:附近|旁边|那边|那里|一带)?(?:的?(?:酒店|公司|写字楼|办公室|会议室))?(?:[跟和与][^,、]{1,4}|有个?|要)?(?:开[个场]?会(?!馆)|参会|见客户|谈(?:事|业务|客户|生意)|培训|考试|面试|上班|彩排|排练|演出(?!票|厅)|表演(?!区)|比赛|集训|调琴|录节目|办事(?!处))"
"""What makes a place, right before it, one where somebody works, and no sight: 在静安寺附近开会."""
_NOT_A_VISIT = re.compile(
    rf"{AT_WORK_ZH}|"
    r"\s*(?:里面?|那边|那里)?(?:附近|旁边|边上|一带)?(?:吃|用餐|住|过夜|下榻|坐车|上车|出发)|醋鱼|醋魚|莼菜|藕粉|牛肉羹|烤鸭|烤肉|小吃店|\s*(?:area|nearby|hotel|station|fish|vinegar|duck|noodles)\b"
)


class _Day(NamedTuple):
    """A day that is said, where in the text, and whether by the name of its weekday."""

    spell: Spell
    span: Span
    named: bool = False


def days_of(scene: Scene) -> Iterator[Liking]:
    """The days that a text wishes for visits of the places that it names: what is said after a day until the next one, or right before it."""
    text = scene.folded.lower()
    for sentence in _SENTENCE.finditer(text):
        said = (
            _days(scene, text, sentence.span()),
            _weekdays(scene, text, sentence.span()),
            _dates(scene, text, sentence.span()),
        )
        days = sorted(chain.from_iterable(said), key=_begins)
        places = _sights(scene, sentence.span()) if days else []
        for at, day in enumerate(days):
            until = days[at + 1].span[0] if at + 1 < len(days) else sentence.end()
            before = _before(text, day, places)
            if day.named:
                next_day = _before(text, days[at + 1], places) if at + 1 < len(days) else []
                right_after = _right_after(text, day, places, until)
                # what stands right before the next day is that day's
                places_then = before or [one for one in right_after if one not in next_day]
                for place in places_then:
                    yield from spells_there(place, day.spell, "like", day.span)
                continue
            after = [one for one in places if day.span[1] <= one.span[0] < until]
            # what stands right before the next day is that day's
            following = _before(text, days[at + 1], after) if at + 1 < len(days) else []
            for place in before or [one for one in after if one not in following]:
                yield from spells_there(place, day.spell, "like", day.span)


def _days(scene: Scene, text: str, within: Span) -> Iterator[_Day]:
    for match in _DAY_OF_TRIP.finditer(text, *within):
        number = _number(match, scene.days)
        then = match["zh_then"] and not _ARRIVED.search(text, within[0], match.start())
        if number is not None and number in SPELLS_BY_DAY and not (then or _NOT_ONE.match(text, match.end())):
            # what else is said of a day need not be in the evening of it
            of_part = (
                match["part1"]
                or match["part2"]
                or match["zh_night"]
                or match["zh_last_night"]
                or match["zh_then"]
            )
            yield _Day(SPELLS_BY_DAY[number], match.span(), named=bool(of_part))


def _weekdays(scene: Scene, text: str, within: Span) -> Iterator[_Day]:
    """The days of a dated trip that English names by their weekdays, but those of its dates and its rides."""
    if scene.first_day is None:
        return
    named = {weekday_en(match["day"]) for match in _ANY_WEEKDAY.finditer(text)}
    if len(named) < 2 and ONE_EN.search(scene.folded) is None:
        # that one weekday is all that dates the trip
        return
    for match in _WEEKDAY.finditer(text, *within):
        number = weekday_number(weekday_en(match["day"]), scene.first_day, scene.last_day)
        of_ride = _RIDES.search(text, max(within[0], match.start() - _BEFORE_A_WEEKDAY), match.start())
        if (
            number is not None
            and number in SPELLS_BY_DAY
            and not (of_ride or _NOT_ONE.match(text, match.end()))
        ):
            yield _Day(SPELLS_BY_DAY[number], match.span(), named=True)


def _dates(scene: Scene, text: str, within: Span) -> Iterator[_Day]:
    """The days of a dated trip that Chinese names by date or weekday, but those of its rides: 7号逛陈家祠."""
    for match in NAMED_DAY_ZH.finditer(text, *within) if scene.first_day is not None else ():
        if not (match["date"] or match["date2"] or match["weekday"]):
            continue
        number = day_number(match, scene.first_day, scene.last_day)
        of_ride = _RIDES_ZH.match(text, match.end()) or _BEFORE_RIDE_ZH.search(text, within[0], match.start())
        if (
            number is not None
            and number in SPELLS_BY_DAY
            and not (of_ride or _NOT_ONE.match(text, match.end()))
        ):
            yield _Day(SPELLS_BY_DAY[number], match.span(), named=True)


def _begins(day: _Day) -> int:
    return day.span[0]


def _right_after(text: str, day: _Day, places: Sequence[PlaceMention], until: int) -> list[PlaceMention]:
    """The places that stand right behind a day, and those that are listed with them."""
    found: list[PlaceMention] = []
    english = text[slice(*day.span)].isascii()
    end, between = day.span[1], _DAY_THEN if english else _DAY_THEN_ZH
    for place in (one for one in places if day.span[1] <= one.span[0] < until):
        if not between.fullmatch(text, end, place.span[0]):
            break
        found.append(place)
        end, between = place.span[1], _LISTS_PLACES
    return found


def _number(match: re.Match[str], days: int | None) -> int | None:
    """The number of the day that a match of `_DAY_OF_TRIP` says, on a trip of so many `days`: the last night is that of the day before the last."""
    if match["zh_last_night"] or match["part2"] in ("evening", "night"):
        return max(1, days - 1) if days else None
    if match["zh_last"] or match["en_last"]:
        return LAST_DAY
    if match["zh_first"] or match["zh_then"]:
        return 1
    if match["nth"]:
        # on the day that one arrives there is no whole day left, nor a morning
        after_arrival = bool(match["full"] or match["part1"] == "morning")
        return max(_NTH.split("|").index(match["nth"]) + 1, 1 + after_arrival)
    return count_of(match["zh"] or match["zh_night"] or match["en"])


def _sights(scene: Scene, within: Span) -> list[PlaceMention]:
    """The sights that one would see and that a stretch of the text names, one by one, in their order."""
    text, found = scene.folded.lower(), {}
    for clause in clauses(scene.folded, *within):
        for one in scene.places(*clause.span):
            start, end = one.span
            is_seen = is_one_visit(one) and not clause.unwanted(start, end)
            goes = _STROLLS.match(text, end) or not _NOT_GOING.search(text, within[0], start)
            if is_seen and goes and not _NOT_A_VISIT.match(text, end):
                found[one.span] = one
    return [
        found[span]
        for span in sorted(found)
        if not any(other != span and other[0] <= span[0] and span[1] <= other[1] for other in found)
    ]


def _before(text: str, day: _Day, places: Sequence[PlaceMention]) -> list[PlaceMention]:
    """The places right before a day, and those that are listed with them."""
    found: list[PlaceMention] = []
    end, between = day.span[0], _AFTER_PLACE
    for place in reversed([one for one in places if one.span[1] <= day.span[0]]):
        joining = text[place.span[1] : end]
        if not between.fullmatch(joining):
            break
        found.append(place)
        end, between = place.span[0], _LISTS_PLACES
    return found[::-1]
