"""How cities stand beside each other: joined as goals of one trip, one of which is to be chosen, or one by the way of another."""

import re

from core.understand.cities.named_cities import MarkedText, Named
from core.understand.text.spans import Reading

JOINED = re.compile(
    r"\s*(?:和|与|跟|及|、|/|或者?|(?:比较)?(?:好|行|合适)?[呢呀吧]?[,?]?\s*还是|再去?|然后(?:再)?去?|接着去?|,?\s*(?:or|and|then|and then|&)(?: maybe| perhaps)?|,\s*(?:再|然后|接着)去?|,?\s*(?:and )?then(?: to)?)\s*",
    re.IGNORECASE,
)
"""What stands between two cities that one goes to, or between which one chooses."""
_BOTH = re.compile(
    r"\s*(?:两[个座]?(?:城市|地方?|城)|双城|连着|连玩|一起|都(?:想|要|去|玩)|各(?=[玩待住一两三\d])|[两二]选一|选(?:一|哪)|挑(?:一|哪)|哪个)"
)
"""What follows two cities, named with nothing between, that one goes to both, or chooses from."""
_BY_THE_WAY = re.compile(
    r"(?:顺便|顺路|顺道|顺带|过关|抽(?:空|出?[一半]天)|其中[一半]天|中间[一半]天|有空)[^,。;!?]{0,6}$"
)
"""What leads to a city that one sees from the one where the trip goes: 顺便过关去香港半天."""
_WHOSE = re.compile(
    r"\s*(?:本地|土生土长)?的?(?:人|户|妹|娃|女|男|姑娘|小伙|土著|朋友|同[事学]|客户|亲戚|老师)|\s*(?:[→>-]|至|飞|出发)"
)
"""What makes a city the one that somebody is of, or sets off from."""


def are_joined(told: MarkedText, first: Named, second: Named) -> bool:
    """Whether two cities, the first named before the second, are goals alike."""
    between = told.text[first.span[1] : second.span[0]]
    if JOINED.fullmatch(between):
        return True
    return not between.strip() and _BOTH.match(told.text, second.span[1]) is not None


def is_by_the_way(told: MarkedText, city: Named) -> bool:
    """Whether a city is no goal of the trip, but seen from there."""
    return _BY_THE_WAY.search(told.text, max(0, city.span[0] - 16), city.span[0]) is not None


def is_of_somebody(told: MarkedText, city: Reading[str]) -> bool:
    """Whether a city is named as the one that somebody is of, or leaves: 上海的朋友, 武汉→."""
    return _WHOSE.match(told.text, city.span[1]) is not None
