"""What a change of where the trip goes tells beside it, in both languages: that it starts as before, and why it goes no longer where it did."""

import re
from collections.abc import Iterator
from itertools import chain

from core.model.query import Query
from core.understand.cities.named_cities import naming
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.sentences import clause_spans
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Reading, Span

_STILL = r"(?:还是|仍然?|仍旧|依然|依旧|照旧|照样|一样|同样|(?:出发地?|起点)(?:还是|不变|没变)?,?)(?:的)?(?:从|由|在|打)?"
_STILL_THERE = compiled(
    rf"{_STILL}\s*$|\bstill (?:(?:leav|start|depart|go|travel|com|fly)\w* )?(?:from|in|out of) $",
    re.IGNORECASE,
)
"""What says of a city right behind it that the trip starts there as before."""
_FROM_THERE = compiled(r"(?:从|由|打)\s*$|\b(?:from|leaving|starting in) $", re.IGNORECASE)
_LEAVES = compiled(r"(?:这边|那边|这里)?(?:出发|走(?!走)|起飞|动身|上车|坐车)?")
_SAME_START = compiled(
    r"(?:出发(?:地点?|城市|点)?|起点|始发地)(?:还是|都|也)?(?:一样|不变|不改|没变|照旧|还是原来的?)|\bsame (?:start|starting point|departure city)\b",
    re.IGNORECASE,
)
"""What says that the trip starts as before, and names no city."""
_GOES_ELSEWHERE = compiled(
    r"(?:改|换|变)(?:去|成|到|为)|改主意|\b(?:instead|change it to|make it|rather go to|switch to)\b",
    re.IGNORECASE,
)
_GIVEN_UP_BEFORE = compiled(r"(?:(?:还是|就|又|也)?算了,?\s*)?(?:不(?:想|要|用|打算)?(?:去|到)|别去)\s*$")
_GIVEN_UP_AFTER = compiled(
    r"(?:那边|这边)?(?:就|也|还是|我们?)*(?:不(?:想|要|用|打算)?去|算|作罢|pass)了?(?:吧|啦|啊)?"
)
_REASON = compiled(
    r"\s*(?:因为|听说|据说|(?:[她他]们?|朋友|老婆|老公|爸妈|孩子)(?:都|也)?(?:说|嫌|觉得|怕))*(?:那边|那里|那儿)?(?:的)?(?:人|游客|天气|天|路|机票|车票|酒店|东西)*(?:实在|真|有点|也)?(?:太|好|很|挺)?(?:多|挤|热|冷|远|贵|吵|潮|没意思|无聊)[了啊呀吧]*\s*"
)
"""A clause, or a part of one between blanks, that is but the reason of going elsewhere: 她们说人太多."""


def starts_as_before(folded: str, query: Query, start: Reading[str] | None) -> bool:
    """Whether a change of where the trip goes says only once more where it starts: 改去南京吧，还是武汉走."""
    if query.start_city is None:
        return False
    named = naming(query.start_city).finditer(folded)
    if any(_STILL_THERE.search(folded, 0, one.start()) for one in named):
        return True
    same = start is not None and start.value == query.start_city
    return same and _GOES_ELSEWHERE.search(folded) is not None


def without_what_was(folded: str, query: Query) -> str:
    """The text of a change to another city with blanks for what it tells of the cities that the trip had."""
    here = {query.start_city, query.target_city}
    others = (city for city in lexicon("cities") if city not in here and naming(city).search(folded))
    if next(others, None) is None:
        return folded
    for start, end in chain(_of_the_start(folded, query), _given_up(folded, query)):
        folded = f"{folded[:start]}{' ' * (end - start)}{folded[end:]}"
    return folded


def _of_the_start(folded: str, query: Query) -> Iterator[Span]:
    yield from (one.span() for one in _SAME_START.finditer(folded))
    for one in naming(query.start_city).finditer(folded) if query.start_city else ():
        led = _STILL_THERE.search(folded, 0, one.start()) or _FROM_THERE.search(folded, 0, one.start())
        leaves = _LEAVES.match(folded, one.end())
        end = leaves.end() if leaves else one.end()
        if led is not None or end > one.end():
            yield led.start() if led else one.start(), end


def _given_up(folded: str, query: Query) -> Iterator[Span]:
    """Where the city is given up to which the trip went, and the reasons beside that."""
    given_up: list[Span] = []
    for one in naming(query.target_city).finditer(folded) if query.target_city else ():
        before = _GIVEN_UP_BEFORE.search(folded, 0, one.start())
        after = _GIVEN_UP_AFTER.match(folded, one.end())
        if before or after:
            end = after.end() if after else one.end() + folded.startswith("了", one.end())
            given_up.append((before.start() if before else one.start(), end))
    yield from given_up
    for clause in clause_spans(folded) if given_up else ():
        at = clause[0]
        for words in folded[slice(*clause)].split(" "):
            if _REASON.fullmatch(words):
                yield at, at + len(words)
            at += len(words) + 1
