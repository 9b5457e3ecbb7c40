"""English for sights and restaurants whose names a sandbox has in Chinese alone: from a table, else by sounds and kinds."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files

from core.sandbox.names.english import city_before, sounds

_CHINESE = re.compile(r"[\u4e00-\u9fff]+")
_BRANCH = re.compile(r"(?P<main>.+?)\s*[(（](?P<branch>[^()（）]+)[)）]\s*")
_PARTS = re.compile(r"[·•・\-—:：/\s]+")
_OWN_ENGLISH = re.compile(r"[A-Za-z][A-Za-z0-9'’&.\s]{2,}")
_LONGEST_WORD = 3
"""Syllables that are still read in one word: longer names are told in words of two."""


def is_chinese(name: str) -> bool:
    """Whether a name has Chinese in it."""
    return _CHINESE.search(name) is not None


@lru_cache(maxsize=8192)
def place_in_english(name: str) -> str:
    """What a place is called in English: `锦悦火锅(春熙路店)` is Jinyue Hotpot (Chunxi Road); what has no Chinese stays."""
    if not is_chinese(name):
        return name
    if name in _as_guides_say():
        return _as_guides_say()[name]
    found = _BRANCH.fullmatch(name)
    if found is None:
        return _whole(name)
    return f"{_whole(found['main'])} ({_branch(found['branch'])})"


def _whole(name: str) -> str:
    """A name without its branch; the English that it begins with says all of it."""
    own = _OWN_ENGLISH.match(name)
    if own is not None:
        return own[0].strip(" .")
    return " ".join(_part(part) for part in _PARTS.split(name) if part)


def _branch(branch: str) -> str:
    """Which house of several: where it is, or the hotel that it is in."""
    *_, last = _said(branch)
    return _whole(branch if last in _kinds() else branch.removesuffix("店"))


def _part(part: str) -> str:
    """The city, and in their order words with a meaning and what is a name proper, by its sounds."""
    city = city_before(part)
    named = part.removeprefix(city).removeprefix("市" if city else "") or part
    said = [_kinds()[word] if word in _kinds() else _spelled(word) for word in _said(named)]
    return " ".join(word for word in (sounds(city), *said) if word)


def _said(part: str) -> list[str]:
    """A part of a name, parted before and after the words that have a meaning; one syllable has it at the end alone."""
    words = [word for word in _meant().split(part) if word]
    last = words[-1] if words else ""
    if last not in _kinds() and len(last) > _LONGEST_WORD - 1 and last[-1] in _kinds():
        words[-1:] = [last[:-1], last[-1]]
    return words or [part]


def _spelled(proper: str) -> str:
    """A name proper by its sounds, in words that can be read; what is not Chinese as it stands."""
    return _CHINESE.sub(lambda found: f" {' '.join(map(sounds, _words(found[0])))} ", proper).strip()


def _words(proper: str) -> list[str]:
    """Words of two syllables, the last of three where one would be left."""
    return [proper] if len(proper) <= _LONGEST_WORD else [proper[:2], *_words(proper[2:])]


@cache
def _meant() -> re.Pattern[str]:
    """The words of more than one syllable that have a meaning, the longer before the shorter."""
    words = sorted((word for word in _kinds() if len(word) > 1), key=len, reverse=True)
    return re.compile(f"({'|'.join(map(re.escape, words))})")


@cache
def _as_guides_say() -> Mapping[str, str]:
    return tomllib.loads(files("assets").joinpath("sights.toml").read_text(encoding="utf-8"))


@cache
def _kinds() -> Mapping[str, str]:
    return tomllib.loads(files("assets").joinpath("kinds_of_places.toml").read_text(encoding="utf-8"))
