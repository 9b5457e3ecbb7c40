"""When to be at a place, in free Chinese: 下午两点前到达西湖, 在灵隐寺停留至少90分钟, 先去故宫再去天坛."""

import re
from collections.abc import Iterator

from core.dsl.families.visits import StayAt, TimeAt, VisitOrder
from core.dsl.normal.values import Normal
from core.understand.dates.clock import clock_of, time_pattern
from core.understand.text.clauses import Clause
from core.understand.text.numerals import AMOUNT, between, number_of
from core.understand.text.spans import Span
from core.understand.wishes.wish import Scene, Wish

# letters of the next clause, where the second of two places may stand
_NEXT = 24
_TIME_1, _TIME_2 = time_pattern("1"), time_pattern("2")
_PLACE = r"(?P<place>[^,。]{2,20}?)"
_ARRIVE = re.compile(rf"{_TIME_1}\s*(?:之?前|以前)\s*(?:到达?|抵达|去|赶到)\s*{_PLACE}(?:$|[,。]|看|玩|游)")
_ARRIVE_BY = re.compile(rf"(?:不晚于|最晚)\s*{_TIME_1}\s*(?:到达?|抵达)\s*{_PLACE}$")
_BETWEEN = re.compile(
    rf"{_TIME_1}\s*(?:到|至|-|~)\s*{_TIME_2}\s*(?:之?间)?\s*(?:我们?|想|要|在)*(?:去|逛|游览|参观|玩|看|待在|呆在)\s*{_PLACE}$"
)
_LEAVE = re.compile(rf"(?:不早于\s*{_TIME_1}|{_TIME_2}\s*(?:之?后|以后)(?:再|才)?)\s*离开\s*{_PLACE}$")
_ARRIVE_AT = re.compile(
    rf"^\s*{_PLACE}\s*(?:我们?|想|要|得|必须|希望|计划|最好|打算)*\s*{_TIME_1}\s*(?:之?前|以前)\s*(?:就|要|能|必须|得)*(?:到达?|抵达|去|赶到|进)(?:$|[,。])"
)
_BE_THERE = r"(?:停留|玩|逛|待|呆|留|参观|游览|看|泡)"
_LEAST = r"(?:至少|不少于|最少|起码|(?<![不别能])超过)"
_HOW_LONG = rf"\s*(?P<amount>{AMOUNT}|半)\s*(?P<unit>分钟|个?半?小时|个?半?钟头)"
_STAY = re.compile(
    rf"(?:在|去|想|要)*\s*{_PLACE}\s*(?:想|要|得|里面?|我们?|必须)*(?:{_BE_THERE}(?:上|够|满|个)?{_LEAST}?|{_LEAST}(?:要|得)?(?:{_BE_THERE}(?:上|够|满)?)?){_HOW_LONG}"
)
_GO = r"(?:去|到|逛|游览|参观|看|玩|爬|登)?"
_ORDER = re.compile(
    rf"先{_GO}(?P<place>[^,。]{{2,20}}?)\s*(?:,|然后|之后|后面)?\s*[再后]{_GO}(?P<then>[^,。]{{2,20}}?)(?:$|[,。])"
)


def visit_wishes(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """Times and lengths of visits. Only of places that the sandbox knows: a place must be sure to be timed."""
    for pattern in (_BETWEEN, _ARRIVE, _ARRIVE_BY, _ARRIVE_AT, _LEAVE, _STAY, _ORDER):
        match = pattern.search(clause.text)
        # 先去故宫，再去天坛 is said over two clauses
        if pattern is _ORDER:
            match = _ORDER.search(scene.folded[clause.start : clause.span[1] + _NEXT])
            match = match if match and match.start() < len(clause.text) else None
        meaning = _meant(scene, clause, match, pattern) if match else None
        if match and meaning is not None:
            end = match.end("then") if pattern is _ORDER else match.end()
            yield Wish(meaning, (clause.start + match.start(), clause.start + end), 0.8)


def _meant(scene: Scene, clause: Clause, match: re.Match[str], pattern: re.Pattern[str]) -> Normal | None:
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
