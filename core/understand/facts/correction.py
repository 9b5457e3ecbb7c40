"""A correction: words that a text takes back, and the text without them."""

from dataclasses import dataclass

from core.understand.text.numerals import AMOUNT, COUNT_EN
from core.understand.text.spans import Span

UNIT = r"(?:个?人|[个位口天日号晚间元]|块钱?|people|persons?|adults|of us|days?|nights?|rooms?|yuan|rmb)"
"""What a number that is corrected may count."""
NUMBER = rf"(?:{AMOUNT}|{COUNT_EN})"
"""A number that is corrected."""
_SAME = str.maketrans({"个": "人", "位": "人", "口": "人", "日": "天"})


@dataclass(frozen=True, slots=True)
class Correction:
    """Words taken back, the words that say so, those that stand for them, and what these mean where the unit is not said again.

    As in: two of us, sorry, three. There `meant` is `3 of us`.
    """

    old: Span
    mark: Span
    new: Span
    meant: str | None = None


def without(folded: str, corrections: list[Correction]) -> str:
    """The text as corrected, every index where it was: what is taken back is blank, and so are the words that say so.

    A number that is said anew without its unit gets it where these stood, as far as there is room.
    """
    for one in corrections:
        for start, end in (one.old, one.mark):
            folded = folded[:start] + " " * (end - start) + folded[end:]
        start, end = one.mark[0], one.new[1]
        if one.meant and len(one.meant) <= end - start:
            folded = folded[:start] + one.meant.rjust(end - start) + folded[end:]
    return folded


def kind_of(unit: str) -> str:
    """What a unit counts, by its last letter: 个人 and 位 count persons."""
    return unit.lower().rstrip("s")[-1].translate(_SAME)
