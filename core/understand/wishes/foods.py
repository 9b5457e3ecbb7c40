"""Foods that a single letter names: 对虾过敏, 葱蒜不要, 奶吃不了.

Such a letter stands in many words that are none (酒店, 奶奶, 鱼缸, 糖尿病), so it counts only in a clause about eating, and
only where the letters about it belong to other words for sure.
"""

import re
from collections.abc import Iterator
from functools import cache

from core.understand.text.clauses import Clause
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span

_EATING = re.compile(
    r"不能少|吃|喝|尝|碰|沾|忌|戒|过敏|不耐受|食|口味|菜|饭|不行|受不了|(?:不|别|少|免)(?:要|用|给|能)?放|(?:不要|别要|免|去|不加|别加)(?=[葱蒜辣糖])|[葱蒜](?:[都也就]|一律|通通)?[不别]"
)
_BEFORE = r"(?:^|(?<=[吃碰沾喝忌戒对放加要食和跟与及或、/\s,;:(怕爱嗜没带了点免去不用是]))"
_AFTER = r"(?=$|[\s,、。;!?)/]|过敏|不耐受|严重|轻[微度]|重度|[也都类一统坚绝不就的吃喝过了受别免算太戒忌]|和|跟|与|及|或|什么|之类|这类|这些)"
_WORDS = re.compile("牛奶|羊奶|[鸡鸭鹅]蛋")
"""Words of several such letters that name one food."""
_AFTER_MEAT = "牛羊猪鸡鸭鱼虾蟹"
"""Letters behind which 肉 says nothing more: 牛羊肉."""


def foods(clause: Clause) -> Iterator[tuple[str, Span, Span]]:
    """The things of the lexicon that single letters of a clause name: each with its place, and that of the list it is in."""
    if clause.text.isascii() or not _EATING.search(clause.text):
        return
    for run in _lists().finditer(clause.text):
        whole = clause.start + run.start(), clause.start + run.end()
        named = {at for word in _WORDS.finditer(run[0]) for at in range(*word.span())}
        for at, letter in enumerate(run[0]):
            meat = letter == "肉" and at > 0 and run[0][at - 1] in _AFTER_MEAT
            if letter in _things() and not meat and at not in named:
                yield _things()[letter], (whole[0] + at, whole[0] + at + 1), whole


@cache
def _things() -> dict[str, str]:
    """The letters, each with the thing that it names."""
    return {
        letter: thing
        for thing, entry in lexicon("things").items()
        for letter in entry.get("alone", "").split()
    }


@cache
def _lists() -> re.Pattern[str]:
    one = f"[{''.join(_things())}]"
    return re.compile(rf"{_BEFORE}(?P<first>{one})(?!(?P=first))(?:[、和跟与及或/]?{one}){{0,5}}{_AFTER}")
