"""The script of a request: which language it is in, and its characters folded so that rules see one form."""

import re
from functools import cache

from core.text import Language
from core.understand.patterns.one_of import one_of
from core.understand.text.lexicon import lexicon

_FULL_WIDTH = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
_TRADITIONAL = "".join(lexicon("traditional")["pairs"].split())
_SIMPLIFIED = {ord(old): ord(new) for old, new in zip(_TRADITIONAL[::2], _TRADITIONAL[1::2], strict=True)}
# letters that mean nothing, which rules use as marks
_PRIVATE = dict.fromkeys(range(0xE000, 0xF900), ord(" "))
_FOLDED = (
    _SIMPLIFIED
    | _PRIVATE
    | _FULL_WIDTH
    | {
        0x3000: ord(" "),
        0xFFE5: ord("¥"),
        # 【出发】北京 is a label with what it holds
        0x3010: ord(","),
        0x3011: ord(":"),
        0x2019: ord("'"),
        0x2018: ord("'"),
        0x2013: ord("-"),
        # these four count as plain letters where case does not matter
        0x0130: ord("I"),
        0x0131: ord("i"),
        0x017F: ord("s"),
        0x212A: ord("K"),
    }
)
_SPOKEN = dict(pair.split("=") for pair in lexicon("spoken")["words"].split())
_HEARD: dict[str, str] = {
    re.sub(r"\(\?[^)]*\)", "", found): usual for found, usual in lexicon("spoken")["where"].items()
}
_FIELD = re.compile(r"(?<=[A-Za-z一-鿿])=(?=\s?[\w一-鿿])")
"""What stands between the name of a field and its value: days=3."""
_SPACED = re.compile(r"(?<![一-鿿])[一-鿿](?: +[一-鿿](?![一-鿿]))+")
_BLANKS = re.compile(r"\s{3,}")
# `甲 和 乙` lists two things
_PAIR = re.compile(r"[^和或]? *[和或] *[^和或]?")
HAN_SIGN = re.compile(r"[一-鿿]")
"""One sign of Chinese."""
_WORD = re.compile(r"[A-Za-z]+")
WORD_BEGINS = r"(?:(?<![A-Za-z])|(?![A-Za-z]))"
"""Where a word may begin: before a pattern of many words it spares the search most places."""


def fold(text: str) -> str:
    """The text with full-width letters, digits and punctuation made half-width and characters simplified.

    Words of dialects and those that the ear misspells are the usual ones of as many letters (唔好: 不要, 做高铁: 坐高铁).

    Every index stays where it was.
    """
    text = _FIELD.sub(":", text) if "=" in text else text
    return text if text.isascii() else _spoken().sub(_usual, text).translate(_FOLDED)


@cache
def _spoken() -> re.Pattern[str]:
    """What finds the words that are written as they are spoken."""
    return re.compile("|".join((one_of(_SPOKEN), *lexicon("spoken")["where"])))


def _usual(match: re.Match[str]) -> str:
    return _SPOKEN.get(match[0]) or _HEARD[match[0]]


def without_gaps(text: str) -> tuple[str, list[int]]:
    """The text without spaces between single Chinese characters (`北 京`) and long blanks, and where each index of it was before.

    The list has an entry for the end of the text too, so that both ends of a span can be looked up.
    """
    runs = (match for match in _SPACED.finditer(text) if not _PAIR.fullmatch(match[0]))
    gaps = {at for match in runs for at in range(*match.span()) if text[at] == " "}
    gaps.update(at for match in _BLANKS.finditer(text) for at in range(match.start() + 2, match.end()))
    if not gaps:
        return text, list(range(len(text) + 1))
    kept = [at for at in range(len(text)) if at not in gaps]
    return "".join(text[at] for at in kept), [*kept, len(text)]


def lower(text: str) -> str:
    """The text in lower case, every index where it was (a few letters, such as `İ`, have no such form and stay)."""
    lowered = text.lower()
    return (
        lowered
        if len(lowered) == len(text)
        else "".join(c.lower() if len(c.lower()) == 1 else c for c in text)
    )


def language_of(text: str) -> Language:
    """Chinese where Chinese characters carry the sentence, English otherwise (names may be in the other script)."""
    han = len(HAN_SIGN.findall(text))
    return "zh" if han and han >= len(_WORD.findall(text)) else "en"
