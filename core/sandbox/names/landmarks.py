"""What is written about a city's well-known places, and their English out of it."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

DOCUMENTS: Mapping[str, str] = {
    "北京": "beijing",
    "上海": "shanghai",
    "深圳": "shenzhen",
    "广州": "guangzhou",
    "重庆": "chongqing",
    "苏州": "suzhou",
    "成都": "chengdu",
    "杭州": "hangzhou",
    "武汉": "wuhan",
    "南京": "nanjing",
}
"""The document under `assets/knowledge` for a city's Chinese name."""


@lru_cache(maxsize=len(DOCUMENTS))
def city_document(city: str) -> Mapping[str, Any]:
    """What is written about a city of `DOCUMENTS`."""
    return tomllib.loads(
        files("assets").joinpath("knowledge", f"{DOCUMENTS[city]}.toml").read_text(encoding="utf-8")
    )


@lru_cache(maxsize=256)
def known_in_english(city: str) -> Mapping[str, str]:
    """English for the well-known sights of a city, by their full Chinese names; none for a city nobody wrote about.

    Other names and parts of a sight are left out: they can be places of their own.
    """
    if city not in DOCUMENTS:
        return {}
    return {row["name"]: row["english"] for row in city_document(city)["places"]}
