"""Changes of where the trip starts and goes."""

import re
from typing import Literal

from core.text import Text
from core.understand.cities.cities import read_cities
from core.understand.cities.named_cities import naming
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import FollowUpChange
from core.understand.follow_ups.effects import OpenTrip, with_fact
from core.understand.follow_ups.step import FollowUpStep
from core.understand.persons.kin_zh import KIN
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span
from core.understand.wishes.wish import Scene

# how sure a city is that is only named
_NAMED = 0.5
_UNIVERSITY = re.compile(r"\b[A-Z][a-z]+ University\b|[一-鿿]{2}大学")
"""A university, which has the name of its city and is not the trip's."""


_HOUSE = re.compile(
    r"(?<=[住到去在订成])(?:[一-鿿]{2}|[一-鿿]{3,4})(?:大?酒店|饭店|宾馆|大厦|公寓|国际青年旅舍|青旅)"
)
"""A hotel, which may have the name of a city and is not the trip's: 改住北京饭店."""
_COMES_FROM = re.compile(
    rf"(?:[她他]们?|我的?(?:{KIN})|(?:{KIN}))(?:自己|那边|得|要|会|是|就|也|可以|人|直接)*从[一-鿿]{{2,3}}?(?:过来|来|出发|走|飞|坐)"
)
"""Where another traveller comes from, which is not where the trip starts: 我妈也来，但她得从上海过来."""
_OUTING = re.compile(
    r"(?:去|到)?一天[一-鿿]{2}|[去到]?[一-鿿]{2}(?:一日游|玩一天)|\b(?:an?|one|half an?) day(?: trip| out)? (?:in|to|at|around) [A-Z][a-z']+",
)
"""A day's outing to another city, which is none that the trip goes to."""


_OF_KIN = re.compile(rf"(?!我们|咱们)(?:那|但是?|因为|对了)?我?(?:的)?(?:{KIN})(?!我)")
_ALSO = re.compile(r"(?:再|还|多|顺便|顺路|顺道)?(?:加(?:上|个|一站)?|顺便去?|顺路去?|顺道去?)\s*$")
"""What makes a city one more of the trip, which goes to one."""


_AT = re.compile(r"在\s*$")
_ARE = re.compile(
    r"(?:^|[,。;!?\s]|对了|那|[那这](?:几?天|时候?|会儿?|阵子?|周)|到(?:时候?|那时候?)|届时|当时|临时|因为|但是?|可是?|其实)(?:我们?|咱们?|大家|全家|一家人?|人)"
    r"(?:那(?:会儿?|时候?|几?天|阵子?)|到(?:时候?|那时候?)|当时|届时|现在|目前|[这下]周|这几天|应该|可能|大概|估计|肯定|刚好|正好|临时|先|还|就|都|会|已经|要|[俩仨]|[一二两三四五六]个人?|人|其实|,)*在\s*$"
)
"""What says of the travellers that they are in the city named next: 我们那会儿人已经在."""
_ALONE = re.compile(r"(?:^|[,。;!?\s])在\s*$")
"""What says so of nobody, beside words of setting out: 在苏州，改从这边走."""
_THERE = re.compile(
    r"(?:那边|这边)?(?:出差|开会|上班|办事|探亲|培训|实习|上课|玩着)?(?:了|呢|的|吧|啊)*(?=[,。;!?\s]|$)"
)
_STAYS = re.compile(r"(?:那边|市区|市里|城里)?(?:[玩逛待呆住过转]|多)")
"""What makes a city in which one is the one to which the trip goes: 改在苏州玩三天."""


def _blank(match: re.Match[str]) -> str:
    return " " * len(match[0])


def cities(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """Another city to start from, or to go to."""
    here = tuple(city for city in (trip.query.start_city, trip.query.target_city) if city)
    masked = _COMES_FROM.sub(_blank, _UNIVERSITY.sub(_blank, words.without_said(scene.folded)))
    for city in here:
        masked = naming(city).sub(_blank, masked)
    masked = _OUTING.sub(_blank, _HOUSE.sub(_blank, masked))
    found = read_cities(masked, tuple(lexicon("cities")))
    if found.start is not None and found.target is None:
        if _is_where_others_are(masked, found.start.span):
            return None
        return _of_city("start", trip, found.start.value, found.start.span)
    if (
        found.target is not None
        and not one_more_city(scene)
        and found.start is None
        and found.target.confidence > _NAMED
    ):
        starts = words.SETS_OFF.search(scene.folded) is not None
        if _AT.search(masked, 0, found.target.span[0]) and not _STAYS.match(masked, found.target.span[1]):
            before = masked[: found.target.span[0]]
            starts = bool(_ARE.search(before) or (starts and _ALONE.search(before)))
            if not starts or not _THERE.match(masked, found.target.span[1]):
                # where somebody else is: 我妹在苏州
                return None
        return _of_city("start" if starts else "target", trip, found.target.value, found.target.span)
    return None


def _is_where_others_are(text: str, city: Span) -> bool:
    """Whether it is family alone that is in a city: 老婆孩子都在苏州."""
    begins = max(text.rfind(mark, 0, city[0]) for mark in ",。;!? ") + 1
    before = text[begins : city[0]]
    return bool(_AT.search(before)) and _OF_KIN.match(before) is not None


def one_more_city(scene: Scene) -> bool:
    """Whether another city is to come to the trip, which goes to one: 加苏州两天."""
    named = (one for city in lexicon("cities") for one in naming(city).finditer(scene.folded))
    return any(_ALSO.search(scene.folded, 0, one.start()) for one in named)


def _of_city(kind: Literal["start", "target"], trip: OpenTrip, city: str, span: Span) -> FollowUpStep:
    name = str(lexicon("cities").get(city, {}).get("en", (city,))[0])
    if kind == "start":
        text = Text(f"改从{city}出发", f"Start from {name}")
        return FollowUpStep(FollowUpChange("start", text, city), with_fact(trip, start_city=city), span)
    text = Text(f"改去{city}", f"Go to {name}")
    return FollowUpStep(FollowUpChange("target", text, city), with_fact(trip, target_city=city), span)
