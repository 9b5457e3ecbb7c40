"""English for stations, whose names a sandbox has in Chinese alone: from a table, else by sounds and the kind of place."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files

_KINDS = (
    ("国际机场", "International Airport"),
    ("机场", "Airport"),
    ("火车站", "Railway Station"),
    ("站", "Railway Station"),
    ("博物院", "Museum"),
    ("博物馆", "Museum"),
    ("图书馆", "Library"),
    ("动物园", "Zoo"),
    ("体育中心", "Sports Center"),
    ("大学", "University"),
    ("医院", "Hospital"),
    ("体育馆", "Stadium"),
    ("公园", "Park"),
    ("广场", "Square"),
    ("大道", "Avenue"),
    ("大街", "Street"),
    ("路", "Road"),
)
"""Endings that say what a place is, the longer before the shorter."""

_SIDES = {"东": "East", "西": "West", "南": "South", "北": "North", "中": "Middle"}
_SIDED = ("Railway Station", "Road")
"""Kinds whose names end with the side of the city they lie on: 西藏南路 is Xizang South Road."""
_CITIES = ("北京", "上海", "深圳", "广州", "重庆", "苏州", "成都", "杭州", "武汉", "南京")
_KNOWN = {"首都": "Capital"}
_LINE_NUMBER = re.compile(r"([A-Z]?\d+)(?:号)?线")
_TERMINAL = re.compile(r"T?(?:\d号?)*\d号?航站楼$")


def is_terminal(name: str) -> bool:
    """Whether a name is that of a railway station or an airport."""
    return name.endswith(("站", "机场"))


@lru_cache(maxsize=4096)
def station_in_english(name: str) -> str:
    """A station's name in English: `北京南站` is Beijing South Railway Station, `天府广场` Tianfu Square."""
    if name in _on_signs():
        return _on_signs()[name]
    terminal = _TERMINAL.search(name)
    if terminal is not None:
        numbers = re.findall(r"\d", terminal[0])
        said = f"Terminal{'s' if len(numbers) > 1 else ''} {' and '.join(numbers)}"
        return f"{station_in_english(name[: terminal.start()])} {said}".strip()
    ending = next(((sign, kind) for sign, kind in _KINDS if name.endswith(sign)), None)
    stem, kind = (name.removesuffix(ending[0]), ending[1]) if ending is not None else (name, "")
    words = [*_words(stem, is_sided=kind in _SIDED), kind]
    return " ".join(word for word in words if word)


def line_in_english(name: str) -> str:
    """A metro line's name in English: `4号线大兴线` is Line 4, `首都机场线` Capital Airport Line."""
    numbered = _LINE_NUMBER.match(name)
    if numbered is not None:
        return f"Line {numbered[1]}"
    stem = name.removesuffix("线")
    return f"{station_in_english(stem) if stem.endswith('机场') else sounds(stem)} Line"


def _words(stem: str, *, is_sided: bool) -> list[str]:
    """The city, the name proper, and the side of the city where the kind of place tells it."""
    city = city_before(stem)
    rest = stem.removeprefix(city)
    side = rest[-1:] if is_sided and rest[-1:] in _SIDES and len(stem) > 2 else ""
    proper = rest.removesuffix(side) if side else rest
    return [sounds(city), _KNOWN.get(proper) or sounds(proper), _SIDES.get(side, "")]


@cache
def _on_signs() -> Mapping[str, str]:
    """The names that neither sounds nor endings give."""
    return tomllib.loads(files("assets").joinpath("stations.toml").read_text(encoding="utf-8"))


def city_before(name: str) -> str:
    """The city that a name begins with; empty where it names none."""
    return next((city for city in _CITIES if name.startswith(city)), "")


def sounds(chinese: str) -> str:
    """The Pinyin of a word, with the apostrophes that keep its syllables apart (Xi'an); what is not Chinese as it is."""
    # here, since its dictionary is slow to load
    from pypinyin import lazy_pinyin

    syllables = lazy_pinyin(chinese, v_to_u=True)
    joined = "".join(
        f"'{syllable}" if at and syllable[:1] in "aoe" and syllables[at - 1].isalpha() else syllable
        for at, syllable in enumerate(syllables)
    )
    return joined[:1].upper() + joined[1:]
