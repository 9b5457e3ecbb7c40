"""Cities of which more is told: where travellers meet before they go on, and where they come from who live elsewhere."""

import re

from core.understand.cities.city_rules import GONE_TO
from core.understand.cities.named_cities import MarkedText, Named

_ONWARD = re.compile(
    r"\s*(?:见面?|会合|汇合|碰头|碰面|集合|相聚|团聚|聚齐?|了)*[,\s]*(?:(?:然后|再|接着|之后|一起|一道|一块儿?|统一|就|出发|坐[高动]铁|坐火车|飞|开)\s*)*[去到往赴]\s*|[\s,]*(?:(?:and|then|to|from there|before|we|we'll|we're|will|are|all|together|on|off|bound|leaving|setting|set|for|going|go|heading|head|travel|travelling|traveling|continuing|continue|taking|take|the|a|train|flight|flying|fly)\s+)+",
    re.IGNORECASE,
)
"""What stands between a city where travellers meet and the one that they go to from there."""
_PEOPLE_FROM = re.compile(
    r"\b(?:couple|family|friends?|students?|tourists?|teachers?|people|guys?|girls?|lads?|am|are|is|i'm|we're|originally|come) from\s+$",
    re.IGNORECASE,
)
"""What goes before the country that people are of: a couple from Germany."""


def goes_on(told: MarkedText, met: Named) -> bool:
    """Whether those who meet in a city go on from there to another: meeting in Chengdu and going to Wuhan together."""
    return any(
        one.span[0] >= met.span[1]
        and one.value != met.value
        and _ONWARD.fullmatch(told.text, met.span[1], one.span[0]) is not None
        for one in told.readings(GONE_TO)
    )


def is_ones_country(told: MarkedText, city: Named) -> bool:
    """Whether a place that the sandbox does not have is only the one that people are of."""
    return not isinstance(city.value, str) and _PEOPLE_FROM.search(told.text[: city.span[0]]) is not None
