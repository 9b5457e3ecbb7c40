"""Clauses of a condition, and those of a former trip: what they name need not be wished for now."""

import re
from collections.abc import Iterator, Sequence

from core.understand.belief.speaking import ANSWERED, PAST, UNLESS
from core.understand.text.clauses import CONDITION, Clause

_ONE_OF_US = re.compile(
    r"(?:[他她我]们?|老公|老婆|孩子|娃)(?:想|要|爱)?(?P<does>[吃喝去看坐住玩逛爬])[,、]?(?:但|可)?(?:[他她我]们?|老公|老婆|孩子|娃)(?:就|可|却|倒)?不(?:想|要|爱)?(?P=does)"
)
"""What some of the travellers want and others do not: 豆汁儿他喝我不喝."""


def conditional(folded: str, every: Sequence[Clause]) -> Iterator[Clause]:
    """The clauses of a former trip or a condition, and those that follow from a condition: if it rains, museums.

    A condition that has its answer in its own clause leads no further, but to another answer: 贵就坐高铁，便宜就飞.
    """
    if not any(pattern.may_stand(folded) for pattern in (CONDITION, UNLESS, PAST)):
        return
    led = False
    for clause, before in zip(every, [None, *every], strict=False):
        said = CONDITION.search(clause.text)
        begins = said is not None and not clause.text[: said.start()].strip(" ,")
        begins = begins or UNLESS.search(clause.text) is not None
        led = begins or (led and _follows(folded, before, clause))
        if led or said is not None or PAST.search(clause.text) or _ONE_OF_US.search(clause.text):
            yield clause
        led = begins


def _follows(folded: str, before: Clause | None, clause: Clause) -> bool:
    """Whether a clause goes on, after a comma, with what follows from the condition before it."""
    if before is None or folded[before.span[1] : clause.start].strip() != ",":
        return False
    return not ANSWERED.search(before.text) or ANSWERED.search(clause.text) is not None
