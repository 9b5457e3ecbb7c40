"""Words that are but a part of what is meant: a sort of a kind, the end of one name, what is seen somewhere, where one eats, what others say."""

import re
from collections.abc import Iterable, Sequence

from core.understand.belief.phrasing.phrases import is_sought
from core.understand.belief.phrasing.speaking import (
    AT_A_TABLE,
    AT_TIMES,
    HEARSAY,
    LIMITED,
    LIMITS,
    MADE_OF_IT,
    OF_SOME_SORT,
    SENTENCE_ENDS,
    SET_BY,
)
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause
from core.understand.text.numerals import COUNT_EN
from core.understand.text.spans import Span, overlaps
from core.understand.text.writing.script import HAN_SIGN

_NO_SORT = compiled(
    r"(?:[想要用吃喝尝去看坐住点来是的了都也就受虑荐排]|老[大二三四幺小]|[一二两三四五六七八九十几半\d][一-鿿])$"
)
"""How unread words end that are a verb, somebody or a number, and name no sort of what follows: 老二海鲜不能碰."""
_MAKES_ILL = compiled("过敏|不耐受|不能[碰沾吃喝]|[碰沾]不得|起疹|休克|忌口?|戒|中毒|拉肚子")
"""What is refused for one's health, of whatever sort."""
_OF_ONE_NAME = compiled(r"(?:[馆园院塔寺庙]|中心|书店|图书城)$")
"""How words for a kind end with which, behind a city, one place is named."""
_VIEW = compiled(r"景的(?=$|[\s,。;!?])")
"""How a view ends that is one of something unnamed, as a room."""

_FEW_DO = compiled(
    rf"\b(?:only|just) (?:{COUNT_EN})(?: of (?:us|them))? (?:eats?|drinks?|likes?|loves?|wants?|can(?: \w+)?)\s+(?:the |any |some )?$",
    re.IGNORECASE,
)
"""What leads to a thing that some of the travellers alone are for: only five eat meat."""
_HAS_IN_IT = compiled(
    r"的[一-鿿]{1,5}?(?:[城店街馆寺庙园楼塔桥巷铺房厂场社坊]|市场|公园)(?![一-鿿]?[景边里])(?=想|要|一定|必|也|都|得|就|可以|逛|去|看|走|$|[,。;!?、\s])"
)
"""How a name goes on that only says where another place is, of which nothing is known: 西关的古玩城."""


def is_of_few(text: str, span: Span) -> bool:
    """Whether only some of the travellers are said to eat, to like or to do a thing."""
    return _FEW_DO.search(text, max(0, span[0] - 48), span[0]) is not None


def says_where_another_is(text: str, name: Span, things: Iterable[Span]) -> bool:
    """Whether a name only says where something else lies, the end of whose name was not read."""
    inside = _HAS_IN_IT.match(text, name[1])
    return inside is not None and not any(one[0] < inside.end() <= one[1] for one in things)


def names_a_sort(text: str, unread: Span, clause: str) -> bool:
    """Whether unread words that stand right before what a clause refuses may say of what sort it is: 网红火锅一律pass."""
    return (
        _NO_SORT.search(text, *unread) is None
        and HAN_SIGN.match(text, unread[0]) is not None
        and _MAKES_ILL.search(clause) is None
    )


def is_of_one_name(text: str, kind: Span, city: str) -> bool:
    """Whether words for a kind end a name that begins with the city, as 上海科技馆: one that the data lack."""
    return _OF_ONE_NAME.search(text, *kind) is not None and text[: kind[0]].endswith(city)


def is_seen_in_another(text: str, name: Span, things: Iterable[Span]) -> bool:
    """Whether a name is said of what is seen at a place named right before it: 野生动物世界的考拉."""
    return text.startswith("的", name[0] - 1) and any(one[1] == name[0] - 1 for one in things)


def is_view_of_another(text: str, view: Span) -> bool:
    """Whether a view, named alone, is one of something that is not named: 海景的，两间."""
    alone = text[: view[0]].rstrip()[-1:] in ("", ",", "。", ";") or text[view[0] - 1].isspace()
    return alone and _VIEW.match(text, view[1] - 1) is not None


def is_of_a_table(text: str, place: Span) -> bool:
    """Whether a place only says where one wants to eat or sleep: one group dinner, by the canal."""
    if SET_BY.search(text, max(0, place[0] - 40), place[0]) is None:
        return False
    before = max((end.end() for end in SENTENCE_ENDS.finditer(text, 0, place[0])), default=0)
    return AT_A_TABLE.search(text, before, place[0]) is not None


def is_hearsay(every: Iterable[Clause], span: Span) -> bool:
    """Whether only others are said to think well of what was read: the guidebook says 'never miss Hongcun'."""
    return any(
        overlaps(span, clause.span) and HEARSAY.search(clause.text[: max(0, span[0] - clause.start)])
        for clause in every
    )


def is_of_some(text: str, clause: Clause, span: Span, unread: Sequence[Span]) -> bool:
    """Whether unread words say when, how or of what sort what is refused is refused: no metro at rush hour, 商业化的古镇不去."""
    of_sort = OF_SOME_SORT.search(text, max(0, span[0] - 2), span[0])
    if of_sort or LIMITED.match(text, span[1]) or is_sought(text, span):
        return True
    if any(AT_TIMES.search(text, *words) for words in unread if clause.start <= words[0] < span[0]):
        return True
    only, made = (one.match(text, span[1]) for one in (LIMITS, MADE_OF_IT))
    return any(
        (only is not None and only.end() <= words[0])
        or (made is not None and made.end() == words[0])
        or text[words[1] : span[0]] == "的"
        or (words[1] == span[0] and names_a_sort(text, words, clause.text))
        for words in unread
        if overlaps(words, clause.span)
    )
