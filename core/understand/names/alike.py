"""Names that look like some words, among many: only those are compared that share letters with them."""

from collections import defaultdict
from collections.abc import Iterator, Mapping

from rapidfuzz import fuzz, process

_IN_A_ROW = 3  # Latin letters that names which are alike share; of Chinese characters, one


class Calls:
    """What places are called, each with the name of the place."""

    def __init__(self, name_of: Mapping[str, str]) -> None:
        self._name_of = name_of
        self._with: dict[str, list[str]] = defaultdict(list)
        for call in name_of:
            for letters in set(_parts(call)):
                self._with[letters].append(call)

    def alike(self, words: str, limit: int, at_least: float) -> list[str]:
        """The names of places whose calls look like the words (of 100, by rapidfuzz's weighted ratio), best first."""
        near = sorted({call for letters in set(_parts(words)) for call in self._with.get(letters, ())})
        found = process.extract(words, near, scorer=fuzz.WRatio, limit=2 * limit, score_cutoff=at_least)
        return list(dict.fromkeys(self._name_of[call] for call, _, _ in found))[:limit]


def _parts(call: str) -> Iterator[str]:
    length = _IN_A_ROW if call.isascii() else 1
    return (call[at : at + length] for at in range(len(call) - length + 1))
