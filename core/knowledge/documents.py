"""The TOML documents under `assets/knowledge`, whose lists of words are written with blanks between them."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any


def read_document(name: str) -> Mapping[str, Any]:
    """One document, such as `beijing`."""
    return tomllib.loads(files("assets").joinpath("knowledge", f"{name}.toml").read_text(encoding="utf-8"))


def words(row: Mapping[str, Any], key: str) -> tuple[str, ...]:
    """The words of one key of a row; none where it does not have the key."""
    return tuple(str(row.get(key, "")).split())


def in_fives(minutes: float) -> int:
    """Minutes as people say them: in fives."""
    return round(minutes / 5) * 5
