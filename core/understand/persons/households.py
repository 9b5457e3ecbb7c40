"""Numbers that are those of a part of the company: 姐姐一家三口跟我, 两大一小还有外婆, 外公外婆, 我们两口, 宝宝."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from core.understand.patterns.pattern import compiled
from core.understand.persons.ourselves import FAMILY
from core.understand.persons.parts import PersonWords

_THEIR_HOME = re.compile(r"(?:(?:[他她]们?)?家?的?一家(?:子|人)?(?:老小)?[\s,]*(?:共|一共|总共)?)?")
"""What stands between somebody and the number of a home, which is that of another one's: 姐姐一家三口, 表弟两口子."""
_MORE = compiled(
    r"(?<!一共)(?<!总共)[\s,、]*(?:还有|还要?(?=加)|再(?=加)|外(?=加)|另外?(?=加)|以及)?(?:加上?|\+|(?<=还有)|(?<=以及))\s*(?:[我他她]们?(?:家)?的?|一[对个位名]|两[个位])*"
)
"""What adds others to the number before it: 两大一小，还有外婆."""
_NEXT_TO = compiled(
    r"(?:[\s(]*[\d一二两三四五六七八九十]{1,3}(?:周?岁半?|个月大?|\+|多岁?|几岁?))?[\s),、;]*(?:(?:和|还有|再?加上?)\s*)?"
)
"""What stands between two items of a list of persons, the first with its age: 外公外婆70+，我们两口."""
_ITEM_ENDS = compiled(
    r"[\s(]*(?:[\d一二两三四五六七八九十]{1,3}(?:周?岁半?|个月大?|\+))?\)?(?:$|[,、。;!?\s和还从去])"
)
"""How an item of a list ends, and no clause begins that tells of somebody: 我俩，她妈留家."""
_PERSONS = ("kin", "group", "collective", "total")
# a pair that says we, which holds nobody else of a list
_PAIR = 2


def with_households(parts: Sequence[PersonWords], text: str) -> Iterator[PersonWords]:
    """The parts, with the numbers of some of the company as groups of it, to which the others are added."""
    merged = list(_of_others(parts, text))
    for at, part in enumerate(merged):
        if part.role != "total":
            yield part
            continue
        before, after = _persons_beside(merged, at)
        if _is_added_to(part, after, text) or _is_item(part, before, after, text):
            family = part.noun == "us" and part.high > _PAIR and FAMILY.search(text, *part.span)
            yield replace(part, role="collective", noun="parent and child" if family else "")
        elif before is not None and _is_added_to(before, part, text):
            yield replace(part, role="group")
        else:
            yield part


def _of_others(parts: Sequence[PersonWords], text: str) -> Iterator[PersonWords]:
    """The parts, the home of somebody named right before its number as one group."""
    homes = {
        id(one): other
        for one, other in pairwise(parts)
        if one.role == "kin"
        and (other.role == "total" or other.noun == "couple")
        and FAMILY.search(text, *other.span)
        # 爸妈四口 is all of them
        and (one.span[1] < other.span[0] or other.high == _PAIR)
        and _THEIR_HOME.fullmatch(text, one.span[1], other.span[0]) is not None
    }
    numbers = {id(one) for one in homes.values()}
    for part in parts:
        home = homes.get(id(part))
        if home is not None:
            yield replace(home, role="group", span=(part.span[0], home.span[1]), noun="")
        elif id(part) not in numbers:
            yield part


def _persons_beside(parts: Sequence[PersonWords], at: int) -> tuple[PersonWords | None, PersonWords | None]:
    """The persons named next before and after a part."""
    before = next((one for one in reversed(parts[:at]) if one.role in _PERSONS), None)
    after = next((one for one in parts[at + 1 :] if one.role in _PERSONS), None)
    return before, after


def _is_added_to(part: PersonWords, other: PersonWords | None, text: str) -> bool:
    """Whether words that add persons stand between a number of some and these."""
    return (
        part.role == "total"
        and other is not None
        and _MORE.fullmatch(text, part.span[1], other.span[0]) is not None
    )


def _is_item(part: PersonWords, before: PersonWords | None, after: PersonWords | None, text: str) -> bool:
    """Whether a pair that says we is an item of a list of persons, none of whom is one of the pair."""
    if part.noun != "us" or part.high != _PAIR:
        return False
    beside = (
        before is not None and _is_next(text, before.span[1], _begins(part, text)),
        after is not None
        and _is_next(text, part.span[1], after.span[0])
        and _ITEM_ENDS.match(text, after.span[1]) is not None,
    )
    named = [one for one, near in zip((before, after), beside, strict=True) if near and one is not None]
    return bool(named) and all(one.role in ("kin", "group") and one.noun != "couple" for one in named)


def _is_next(text: str, end: int, start: int) -> bool:
    """Whether what stands between two indices parts two items of a list."""
    return bool(text[end:start].strip()) and _NEXT_TO.fullmatch(text, end, start) is not None


def _begins(part: PersonWords, text: str) -> int:
    """Where a number begins with the word for those who say it: 我们两口."""
    start = part.span[0]
    return next(
        (start - len(we) for we in ("我们", "咱们", "咱", "我") if text.endswith(we, 0, start)), start
    )
