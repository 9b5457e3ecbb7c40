"""Prices of beds and rooms where the text does not say by what they are counted: a hotel, max 900; 民宿500以内."""

import re

from core.understand.money.money_words import (
    IN_ALL,
    Per,
)
from core.understand.money.purposes import NOT_PAID

_A_NIGHT_UNSAID = re.compile(
    r"\b(?:hotels?|rooms?|guest ?house|place to stay|(?:[345]|three|four|five)[- ]?stars?|(?P<bed>(?:dorm |hostel )?beds?|hostels?|dorms?))\b(?!.*\b(?:budget|total|altogether|in all|for all|overall|costs?)\b)"
    r"[\w '-]{0,24}?\b(?:under|below|max|maximum|up to|at most|no more than|not more than|less than|around|about)\s*(?:¥|rmb )?$",
    re.IGNORECASE,
)
"""What leads to the price of a room, which is that of a night where nothing else is said: hotel under 400."""
_ENDS_WITH_A_ROOM = re.compile(
    r"\b(?:hotels?|rooms?|guest ?house|place to stay|hostels?|dorms?)$", re.IGNORECASE
)
"""How a clause ends that an amount alone follows: decent hotel, 600ish."""
_A_ROOM_ZH = r"(?:酒店|宾馆|民宿|客栈|旅馆|旅店|招待所|青旅|公寓|房价|房间|客房|大床房|双床房|标间|家庭房)(?:(?![费总花共]|预算|合计|加起来|餐|饭|票)[^,。;\d]){0,14}"
_A_NIGHT_UNSAID_ZH = re.compile(rf"{_A_ROOM_ZH}$")
_SAYS_NO_PART_ZH = re.compile(
    r"\s*(?:大概|大约|价格|价位|预算|最好|控制|要|得|在|就|每间|别|不|能|可以|超过?|最多|上限)*\s*"
)
"""The same in Chinese: 酒店300以内, 住普通宾馆200左右, 酒店要近地铁，三百左右; not what all nights cost (住宿费600)."""
# CNY that a night in a plain room may cost, and up to which an amount may be of a night or of all
_A_NIGHT_AT_MOST, _MAY_BE_A_NIGHT = 800, 2_000
_SHARED_ROOM = re.compile(
    r"(?:[\d一二两三四五六七八九]个?|每个?)人[住睡挤]?[一1](?:间|个)(?:客?房间?|屋)?(?:就[好行]|即可|的?话?)*(?=[\s,]*(?:总?预算|总共|一共|总价|总的|费用|花费|花销|经费|钱))"
)
"""Who share a room, right before the money of all: 两个人一间预算三千."""


def without_shared_room(before: str, value: float) -> str:
    """The words before an amount that no room costs a night, without who share one: 两个人一间预算三千."""
    return _SHARED_ROOM.sub("", before) if value > _A_NIGHT_AT_MOST else before


def counted_unsaid(before: str, after: str, value: float, said_before: str) -> frozenset[Per]:
    """By what the price of a bed or a room is counted where nothing says it."""
    own_room = _A_NIGHT_UNSAID_ZH.search(before) or (
        _SAYS_NO_PART_ZH.fullmatch(before)
        and _A_NIGHT_UNSAID_ZH.search(said_before)
        and not NOT_PAID.search(said_before)
    )
    if value <= _A_NIGHT_AT_MOST and own_room and not IN_ALL.match(after):
        return frozenset({"night"})
    led = _A_NIGHT_UNSAID.search(before)
    if led is None or value > _A_NIGHT_AT_MOST or IN_ALL.match(after):
        return frozenset()
    return frozenset({"night", "person"}) if led["bed"] else frozenset({"night"})


def may_be_a_night(before: str, after: str, pers: frozenset[Per], value: float) -> bool:
    """Whether nothing tells if the price of a room is that of a night or of all of them: hotel max 900."""
    is_between = _A_NIGHT_AT_MOST < value <= _MAY_BE_A_NIGHT and not pers
    return is_between and _A_NIGHT_UNSAID.search(before) is not None and not IN_ALL.match(after)


def is_behind_a_room(said_before: str, before: str, after: str, pers: frozenset[Per], value: float) -> bool:
    """Whether an amount is a clause of its own behind a room, whose price it may be: a river view room, max 700."""
    alone = not pers and value <= _MAY_BE_A_NIGHT and not IN_ALL.match(after)
    names_room = not before.strip() and _ENDS_WITH_A_ROOM.search(said_before.rstrip()) is not None
    return alone and (names_room or _A_NIGHT_UNSAID.search(said_before.rstrip() + before) is not None)
