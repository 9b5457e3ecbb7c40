"""Names that look like some words, among many: only those are compared that share letters with them."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import chain

from rapidfuzz import fuzz, process

from core.understand.names.calls import Kind

_IN_A_ROW = 3  # Latin letters that names which are alike share; of Chinese characters, one
_BY_CHANCE = 50  # of 100: what names have in common that are not alike


class Calls:
    """What places are called, by their kind, each with the name of the place."""

    def __init__(self, called: Mapping[Kind, Mapping[str, str]]) -> None:
        self._called = called
        self._with: dict[str, list[str]] = defaultdict(list)
        for call in {call for calls in called.values() for call in calls}:
            for letters in _parts(call):
                self._with[letters].append(call)

    def alike(self, words: str, kinds: Sequence[Kind], limit: int, at_least: float) -> list[str]:
        """The names of places whose calls look like the words (of 100, by rapidfuzz's weighted ratio), best first."""
        parts = _parts(words)
        shared = Counter(chain.from_iterable(self._with.get(letters, ()) for letters in parts))
        least = len(parts) * (at_least - _BY_CHANCE) / 100
        near = {call for call, count in shared.items() if count >= least}
        choices = sorted({call for kind in kinds for call in near & self._called[kind].keys()})
        found = process.extract(words, choices, scorer=fuzz.WRatio, limit=2 * limit, score_cutoff=at_least)
        names = [
            self._called[kind][call] for call, _, _ in found for kind in kinds if call in self._called[kind]
        ]
        return list(dict.fromkeys(names))[:limit]


def _parts(call: str) -> set[str]:
    length = _IN_A_ROW if call.isascii() else 1
    return {call[at : at + length] for at in range(len(call) - length + 1)}
