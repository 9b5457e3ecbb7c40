"""The words for persons that a request is cut into: what each says of the company, and the nouns that say it twice."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from core.understand.patterns.pattern import Pattern
from core.understand.text.numerals import between
from core.understand.text.spans import Span

PersonRole = Literal["total", "sum", "group", "kin", "collective", "speaker", "with", "absent"]
"""What words for persons say.

`total`  all travellers (三个人, two of us); `sum` the same, said to be the sum (一共8口人, 4 in total)
`group`  counted persons (四个同学, 2 kids); `kin` persons of the traveller, counted by what they are (老公, my sister)
`collective`  persons of whom the traveller is one (夫妻, a couple); `speaker` the traveller
`with`   words that add who comes along (带, with); `absent` persons who stay at home (老公不去, my wife isn't coming)
"""

CHILDREN = frozenset(
    [
        "孩子",
        "小孩",
        "小朋友",
        "宝宝",
        "宝贝",
        "大宝",
        "二宝",
        "三宝",
        "小宝",
        "娃",
        "娃娃",
        "闺女",
        "女儿",
        "儿子",
        "son",
        "daughter",
        "boy",
        "girl",
        "kid",
        "child",
        "baby",
    ]
)
"""Who is counted already where the text speaks of a parent and a child together."""
A_CHILD = frozenset(["孩子", "小孩", "小朋友", "宝宝", "宝贝", "娃", "娃娃", "kid", "child", "baby"])
"""Words for any child, which tell once more of one that was told of apart: 带娃 ... 我+老公+3岁的宝宝."""
PARENTS = frozenset(
    [
        "father",
        "mother",
        "mum",
        "mom",
        "mam",
        "dad",
        "爸",
        "妈",
        "爸爸",
        "妈妈",
        "父亲",
        "母亲",
        "老爸",
        "老妈",
    ]
)
PARENTS_TOGETHER = frozenset(
    ["parents", "folks", "in-laws", "parents-in-law", "父母", "爸妈", "爸爸妈妈", "双亲", "二老"]
)
"""Of whom one parent who is told of elsewhere is one: my wife's parents ... her mother is diabetic."""
ELDERS = PARENTS_TOGETHER | {
    "爷爷",
    "奶奶",
    "爷爷奶奶",
    "外公",
    "外婆",
    "外公外婆",
    "姥姥",
    "姥爷",
    "姥姥姥爷",
    "公婆",
    "公公婆婆",
    "岳父母",
    "岳父岳母",
    "grandparents",
}
"""Who is no part of a family of three or four: that is parents with their children."""

ANY_OLD = frozenset(["老人", "老人家", "老的", "长辈", "elderly", "elders", "old folks"])
"""What the old of a company are called who were named before: 带奶奶去，老人怕晒."""
ELDERLY = re.compile(
    r"[爸妈爹娘]|父母|父亲|母亲|爷爷|奶奶|姥|外[公婆]|公婆|岳|\b(?:mum|mom|dad|mother|father|parents|grand(?:ma|pa|mother|father|parents)|in-laws)\b"
)
"""Persons who may be called so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonWords:
    """Words for persons, how many they are at least and at most, and the noun, by which a second mention is known."""

    role: PersonRole
    span: Span
    low: int
    high: int
    noun: str = ""


def parts_of(
    text: str, pattern: Pattern, part: Callable[[re.Match[str]], PersonWords | None]
) -> list[PersonWords]:
    """The parts that a grammar's one pattern finds, in order; what it passes over (每人, a person) gives none."""
    return [found for found in map(part, pattern.finditer(text)) if found is not None]


def some_persons(words: str) -> tuple[int, int]:
    """How many `几个` or a number of persons are."""
    if words in ("几", "数"):
        return 3, 5
    if words[0] in "十几一" and words[-1] not in "十百一二两三四五六七八九" and not words[0].isdigit():
        return (11, 19) if words == "十几" else (5, 9)
    return between(words)
