"""The lexicons under assets/lexicons: one entry a concept, with its ways of being said."""

import tomllib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib import resources
from itertools import product
from typing import Any


@lru_cache(maxsize=64)
def lexicon(name: str) -> dict[str, Any]:
    """The entries of one lexicon file, such as `cities`, by concept."""
    return tomllib.loads(resources.files("assets").joinpath("lexicons", f"{name}.toml").read_text("utf-8"))


def ways_of_saying(words: Iterable[str]) -> Iterator[str]:
    """The words of an entry, of a family of them every one: `早点,早些×睡,休息` is 早点睡, 早点休息, 早些睡 and 早些休息."""
    for word in words:
        if "×" in word:
            yield from map("".join, product(*(part.split(",") for part in word.split("×"))))
        else:
            yield word
