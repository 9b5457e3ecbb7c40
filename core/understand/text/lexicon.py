"""The lexicons under assets/lexicons: one entry a concept, with its ways of being said."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any


@cache
def lexicon(name: str) -> dict[str, Any]:
    """The entries of one lexicon file, such as `cities`, by concept."""
    return tomllib.loads(resources.files("assets").joinpath("lexicons", f"{name}.toml").read_text("utf-8"))
