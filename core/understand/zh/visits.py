"""When to be at a place, in free Chinese: 下午两点前到达西湖, 在灵隐寺停留至少90分钟, 先去故宫再去天坛."""

import re
from collections.abc import Iterator
from itertools import pairwise

from core.dsl.families.visits import StayAt, TimeAt, VisitOrder
from core.dsl.normal.values import Normal
from core.understand.dates.clock import clock_of, time_pattern
from core.understand.patterns.pattern import Pattern, compiled
from core.understand.text.clauses.clauses import Clause
from core.understand.text.numerals import AMOUNT, between, number_of
from core.understand.text.spans import Span
from core.understand.wishes.wish import Scene, Wish

# letters of the next clause, where the second of two places may stand
_SECOND_PLACE = 24
_TIME_1, _TIME_2 = time_pattern("1"), time_pattern("2")
_PLACE = r"(?P<place>[^,。]{2,20}?)"
_ARRIVE = compiled(rf"{_TIME_1}\s*(?:之?前|以前)\s*(?:到达?|抵达|去|赶到)\s*{_PLACE}(?:$|[,。]|看|玩|游)")
_ARRIVE_BY = compiled(rf"(?:不晚于|最晚)\s*{_TIME_1}\s*(?:到达?|抵达)\s*{_PLACE}$")
_BETWEEN = compiled(
    rf"{_TIME_1}\s*(?:到|至|-|~)\s*{_TIME_2}\s*(?:之?间)?\s*(?:我们?|想|要|在)*(?:去|逛|游览|参观|玩|看|待在|呆在)\s*{_PLACE}$"
)
_LEAVE = compiled(rf"(?:不早于\s*{_TIME_1}|{_TIME_2}\s*(?:之?后|以后)(?:再|才)?)\s*离开\s*{_PLACE}$")
_ARRIVE_AT = compiled(
    rf"^\s*{_PLACE}\s*(?:我们?|想|要|得|必须|希望|计划|最好|打算)*\s*{_TIME_1}\s*(?:之?前|以前)\s*(?:就|要|能|必须|得)*(?:到达?|抵达|去|赶到|进)(?:$|[,。])"
)
_BE_THERE = r"(?:停留|玩|逛|待|呆|留|参观|游览|看|泡|给(?=[足够满]))"
_LEAST = r"(?:至少|不少于|最少|起码|(?<![不别能])超过)"
_HOW_LONG = rf"\s*(?P<amount>{AMOUNT}|半)\s*(?P<unit>分钟|个?半?小时|个?半?钟头|[hH](?![a-zA-Z]))"
_STAY = compiled(
    rf"(?:在|去|想|要)*\s*{_PLACE}\s*(?:想|要|得|里面?|我们?|必须|请|麻烦|给我们?|帮我们?)*(?:{_BE_THERE}(?:上|够|满|足|出|个)?{_LEAST}?|{_LEAST}(?:要|得)?(?:{_BE_THERE}(?:上|够|满)?)?){_HOW_LONG}"
)
_LONG_ENOUGH = (
    rf"(?:{_BE_THERE}(?:上|够|满|足|出|个)?{_LEAST}?|{_LEAST}(?:要|得)?(?:{_BE_THERE}(?:上|够|满)?)?)"
)
_EACH = r"(?:每[个座家处]?(?:馆|地方|景点|园子|园林|寺庙?|处|地|店)?|各(?:自|处)?|分别)"
_STAY_THEN = compiled(
    rf"\s*(?P<each>{_EACH})?(?:都|也|我们?|要|想|得|希望|请|最好|能|给我们?|帮我们?|安排|里面)*{_LONG_ENOUGH}{_HOW_LONG}(?:以上|左右|吧|就行|就够|才够|的?时间)*\s*"
)
"""A clause that says how long one would be at what the one before it names: 想去故宫，至少三个小时."""
_STAY_EACH = compiled(rf"(?P<each>{_EACH})(?:都|要|想|得|希望|最好|能)*{_LONG_ENOUGH}?{_HOW_LONG}")
"""How long one would be at each of the places that stand before it: 故宫和天坛各两小时."""
_GO = r"(?:去|到|逛|游览|参观|看|玩|爬|登)?"
_ORDER = compiled(
    rf"先{_GO}(?P<place>[^,。]{{2,20}}?)\s*(?:,|然后|之后|后面)?\s*[再后]{_GO}(?P<then>[^,。]{{2,20}}?)(?:$|[,。])"
)
_AFTER_IT = compiled(r"最后|然后|接着|之后|再|后去")

_OF_PLACES = (_BETWEEN, _ARRIVE, _ARRIVE_BY, _ARRIVE_AT, _LEAVE, _STAY, _ORDER)
VISIT_CUES = (_STAY_EACH, _STAY_THEN, *_OF_PLACES)


def visit_wishes(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """Times and lengths of visits. Only of places that the sandbox knows: a place must be sure to be timed."""
    stays = list(_stays(scene, clause))
    if stays:
        yield from stays
        return
    for pattern in _OF_PLACES:
        match = pattern.search(clause.text)
        # 先去故宫，再去天坛 is said over two clauses
        if pattern is _ORDER:
            match = _ORDER.search(scene.folded[clause.start : clause.span[1] + _SECOND_PLACE])
            match = match if match and match.start() < len(clause.text) else None
        meaning = _meant(scene, clause, match, pattern) if match else None
        if match and meaning is not None:
            end = match.end("then") if pattern is _ORDER else match.end()
            yield Wish(meaning, (clause.start + match.start(), clause.start + end), 0.8)
            if pattern is _ORDER:
                yield from _further(scene, clause.start + match.start("then"), clause.start + end)


def _further(scene: Scene, start: int, end: int) -> Iterator[Wish]:
    """The visits that follow one another behind the second of an order: 先去故宫再去天坛，最后去王府井."""
    places = [
        one
        for one in scene.names.find(scene.lower, start, end)
        if one.kind == "attraction" and len(one.names) == 1
    ]
    for one, other in pairwise(places):
        if _AFTER_IT.search(scene.folded, one.span[1], other.span[0]):
            yield Wish(VisitOrder(one.names[0], other.names[0]), (one.span[0], other.span[1]), 0.8)


def _stays(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """How long one would be at each of several places, or at what the clause before names."""
    each = _STAY_EACH.search(clause.text)
    then = None if each else _STAY_THEN.fullmatch(clause.text)
    said = each or then
    minutes = _minutes(said["amount"], said["unit"]) if said else None
    if said is None or not minutes:
        return
    places = _single(scene, clause.start, clause.start + said.start()) if each else []
    if not places:
        before = scene.said_before(clause.start)
        start = scene.lower.rfind(before, 0, clause.start) if before else clause.start
        places = _single(scene, start, clause.start)
    if then is not None and not then["each"] and len(places) != 1:
        return
    span = clause.start + said.start(), clause.start + said.end()
    for place in places:
        yield Wish(StayAt(place, minutes), span, 0.8)


def _single(scene: Scene, start: int, end: int) -> list[str]:
    """The sights named between two indices that are one place each."""
    found = scene.names.find(scene.lower, start, end)
    return list(
        dict.fromkeys(one.names[0] for one in found if one.kind == "attraction" and len(one.names) == 1)
    )


def _meant(scene: Scene, clause: Clause, match: re.Match[str], pattern: Pattern) -> Normal | None:
    place = _known(scene, clause, match.span("place"))
    if place is None:
        return None
    if pattern is _ORDER:
        then = _known(scene, clause, match.span("then"))
        return VisitOrder(place, then) if then else None
    if pattern is _STAY:
        minutes = _minutes(match["amount"], match["unit"])
        return StayAt(place, minutes) if minutes else None
    if pattern is _BETWEEN:
        first, last = clock_of(match, "1"), clock_of(match, "2")
        # 下午3点到5点: the afternoon is said once
        if first and last and last < first:
            last = f"{int(last[:2]) + 12:02d}{last[2:]}"
        return TimeAt(place, starts_by=first, ends_from=last) if first and last else None
    if pattern is _LEAVE:
        return TimeAt(place, ends_from=clock_of(match, "1") or clock_of(match, "2"))
    return TimeAt(place, starts_by=clock_of(match, "1"))


def _known(scene: Scene, clause: Clause, span: Span) -> str | None:
    found = next(scene.names.find(scene.lower, clause.start + span[0], clause.start + span[1]), None)
    return found.names[0] if found and len(found.names) == 1 else None


def _minutes(amount: str, unit: str) -> int | None:
    # 两三个小时 are at least two
    value = 0.5 if amount == "半" else between(amount)[0] or number_of(amount)
    if value is None:
        return None
    return int(value) if unit == "分钟" else int(value * 60) + (30 if "半" in unit else 0)
