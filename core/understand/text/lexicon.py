"""The lexicons under assets/lexicons: one entry a concept, with its ways of being said."""

import tomllib
from functools import lru_cache
from importlib import resources
from typing import Any


@lru_cache(maxsize=64)
def lexicon(name: str) -> dict[str, Any]:
    """The entries of one lexicon file, such as `cities`, by concept."""
    return tomllib.loads(resources.files("assets").joinpath("lexicons", f"{name}.toml").read_text("utf-8"))
