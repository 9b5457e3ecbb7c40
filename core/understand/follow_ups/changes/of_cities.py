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


_ALSO = re.compile(r"(?:再|还|多|顺便|顺路|顺道)?(?:加(?:上|个|一站)?|顺便去?|顺路去?|顺道去?)\s*$")
"""What makes a city one more of the trip, which goes to one."""


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
        return _of_city("start", trip, found.start.value, found.start.span)
    if (
        found.target is not None
        and not one_more_city(scene)
        and found.start is None
        and found.target.confidence > _NAMED
    ):
        starts = words.SETS_OFF.search(scene.folded) is not None
        return _of_city("start" if starts else "target", trip, found.target.value, found.target.span)
    return None


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
