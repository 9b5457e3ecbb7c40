"""Which day of a relaxed trip sees which of the great sites: all ways to share them out, each seen once at most.

Sets of great sites are told as the bits of a number.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

import numpy as np

from core.arrays import Floats

_NOBODY, _FIRST, _LAST, _BETWEEN = range(4)


@dataclass(frozen=True, slots=True)
class GreatShare:
    """What the first day sees, what the last one does, and what those days between them do that see something great."""

    first: int
    last: int
    between: tuple[int, ...] = ()

    @property
    def all(self) -> int:
        """What the whole trip sees."""
        return self.first | self.last | sum(self.between)


@lru_cache(maxsize=64)
def shares(great: int, between: int) -> tuple[GreatShare, ...]:
    """All ways to share so many great sites out to two days and so many between them."""
    found: dict[GreatShare, None] = {}
    days = (_NOBODY, _FIRST, _LAST, *range(_BETWEEN, _BETWEEN + min(between, great)))
    for owners in product(days, repeat=great):
        sets = [sum(1 << site for site, owner in enumerate(owners) if owner == day) for day in days]
        some = tuple(sorted(one for one in sets[_BETWEEN:] if one))
        found[GreatShare(sets[_FIRST], sets[_LAST], some)] = None
    return tuple(found)


@dataclass(frozen=True, slots=True)
class DayGains:
    """What days gain by the great sites that they see (columns): the first by service there, the last by service back, and one between."""

    first: Floats
    between: Floats
    last: Floats

    def best(self, times: int, asked: int) -> Floats:
        """What trips with so many days between gain that see what is asked for, by service there and back."""
        best = np.full((len(self.first), len(self.last)), -np.inf)
        for share, between in self._shares(times, asked):
            gain = self.first[:, share.first][:, None] + (self.last[:, share.last] + between)
            np.maximum(best, gain, out=best)
        return best

    def shared(self, out: int, back: int, times: int, asked: int) -> GreatShare:
        """How the best trip with these services shares the great sites out."""
        return max(
            self._shares(times, asked),
            key=lambda one: self.first[out, one[0].first] + self.last[back, one[0].last] + one[1],
        )[0]

    def _shares(self, times: int, asked: int) -> Iterator[tuple[GreatShare, float]]:
        """All ways to share, with what the days between gain."""
        great = self.first.shape[1].bit_length() - 1
        for share in shares(great, times):
            if share.all & asked == asked:
                usual = (times - len(share.between)) * float(self.between[0]) if times else 0.0
                yield share, usual + sum(float(self.between[one]) for one in share.between)
