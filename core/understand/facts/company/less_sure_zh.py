"""What makes a number of travellers less sure in Chinese: somebody who comes from elsewhere, or whom one meets there, a number of all beside it."""

import re
from dataclasses import replace

from core.understand.patterns.pattern import compiled
from core.understand.persons.kin_zh import KIN
from core.understand.text.numerals import count_of
from core.understand.text.spans import Reading

_NOT_COUNTED_YET = compiled(
    r"\s*(?:[个位名口]?人?)?(?:吧|嘛)?[,\s(]*(?:左右|上下|的样子|(?:具体)?(?:人数)?(?:还|暂时)?(?:没|未|待)(?:数|定|统计|确定|凑|算)|(?:还)?不(?:太)?确定)"
)
"""What says behind a number of travellers that it is but about so many: 十个左右，还没数清."""
_COMES_TOO = compiled(
    rf"(?:{KIN})[^,。;!?]{{0,4}}从[^,。;!?]{{1,6}}(?:过来|出发|来|到|去|飞|坐)[^,。;!?]{{0,10}}?(?:汇合|会合|碰头|碰面|集合|见面|一起)"
)
"""One of the family who comes from another city, whom the others may not have counted."""
_WITH_THEM = compiled(
    rf"(?:加上?|连上?|算上|带上)(?:我们?|咱们?)?家?(?:{KIN})(?:一共|就|是)*(?P<n>[三四五六3-6])个(?![一-鿿]|\d)"
)
"""One more of the family, and the number of them all: 我和她爸，加孩子三个."""
_ONLY_A_ROOM = re.compile(r"[住睡挤]?[一1](?:间|个房|屋)")
"""What makes a number one of those who share a room, who need not be all: 两个人一间就行."""
_US = re.compile(r"(?:我们|咱们?|俺们)[^,。;!?]{0,2}$")
_JOINED_THERE = compiled(
    rf"(?:陪|带着?|[跟和与])(?!客户|甲方|领导|老板)(?:[她他]们?|我?(?:{KIN}))(?:俩|一起|一块儿?|在[^,。;!?]{{2,4}}|[^,。;!?]{{0,2}})(?:玩|逛|转|待|住|吃|游|看)"
)
"""Who comes alone, and does there what he does with somebody: 一个人飞过去，在那边陪她玩三天."""


def less_sure(found: Reading[int], text: str) -> Reading[int]:
    """The number of travellers, less sure where the (folded) text leaves it open."""
    if _NOT_COUNTED_YET.match(text, found.span[1]):
        found = replace(found, confidence=min(found.confidence, 0.3))
    if _ONLY_A_ROOM.match(text, found.span[1]) and not _US.search(text, 0, found.span[0]):
        found = replace(found, confidence=min(found.confidence, 0.5))
    of_all = _WITH_THEM.search(text)
    number = count_of(of_all["n"]) if of_all else None
    if number and number != found.value:
        likely, other = sorted((number, found.value))
        found = replace(found, value=likely, confidence=0.5, also=(other,))
    if found.value == 1 and _JOINED_THERE.search(text):
        found = replace(found, confidence=min(found.confidence, 0.5), also=(2,))
    if _COMES_TOO.search(text):
        found = replace(found, confidence=min(found.confidence, 0.5))
    return found
