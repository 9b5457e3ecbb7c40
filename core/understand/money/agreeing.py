"""Amounts that tell one budget in two ways: 人均2500（两个人一共5000）, 3200 + 2800 + 4000 = 1万, 2k a head i.e. 12k for all."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from core.understand.money.amounts import Amount
from core.understand.money.money_words import Per

_A_PART_OF_COST = frozenset({"night", "meal", "room", "ticket"})


@dataclass(frozen=True, slots=True)
class Agreed:
    """The amount that is of the whole trip, and those that tell it once more or add up to it."""

    whole: Amount
    others: tuple[Amount, ...]


def agreed(found: Sequence[Amount], counts: Mapping[Per, int | None]) -> Agreed | None:
    """The first two or more of some amounts that agree; `counts` is how many of each kind the trip has, where that is known."""
    candidates = [one for one in found if not one.foreign and one.bound != "least"]
    return next(_sums(candidates), None) or next(_multiples(candidates, counts), None)


def _sums(found: Sequence[Amount]) -> Iterator[Agreed]:
    """Amounts side by side of which the last, or the first, is the sum of the others."""
    for first in range(len(found)):
        for end in range(first + 3, len(found) + 1):
            *parts, last = found[first:end]
            head, *rest = found[first:end]
            if _is_sum(last, parts):
                yield Agreed(last, tuple(parts))
            if _is_sum(head, rest):
                yield Agreed(head, tuple(rest))


def _is_sum(whole: Amount, parts: Sequence[Amount]) -> bool:
    """Whether an amount is that of all parts together; one of a part of the trip is only so large by chance: 住600，吃400，玩200."""
    return whole.purpose in (None, "total", parts[0].purpose) and whole.value == sum(
        one.value for one in parts
    )


def _multiples(found: Sequence[Amount], counts: Mapping[Per, int | None]) -> Iterator[Agreed]:
    """Amounts of which one is that of each traveller or day, and the other that of all of them."""
    for each, whole in permutations(found, 2):
        if each.purpose not in (None, "total") or (each.pers | whole.pers) & _A_PART_OF_COST:
            continue
        for per in (each.pers | whole.pers) & counts.keys():
            count = counts[per]
            if count and count > 1 and each.value * count == whole.value:
                yield Agreed(whole, (each,))
