"""A sentence in both languages of the studio, and how a text of anybody's is shown as nothing but its characters."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Literal, NamedTuple, NewType

Language = Literal["zh", "en"]
Markdown = NewType("Markdown", str)
"""What a Markdown reader shows as the characters of a text; `plain` makes it."""

_BREAKS = re.compile(r"[\t\n\v\f\r\x1c-\x1f\x85\u2028\u2029]+")
# What turns the writing direction of all that follows: marks, embeddings, overrides and isolates (UAX #9, 2).
_TURNS = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
# Format characters that nothing shows any more, and what is no character at all (XML may not hold the last two).
_ODD = "\u206a-\u206f\ufff9-\ufffb\ufffe\uffff\U000e0000-\U000e007f"
_ACTS = re.compile(
    rf"[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f{_TURNS}\u206a-\u206f\ufff9-\ufffb\ufffe\uffff\U000e0000-\U000e007f]"
)
_HALF = re.compile(r"[\ud800-\udfff]")
_FROM_RIGHT = re.compile(
    r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]+"
    r"(?:\s+[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]+)*"
)
# nearly no text has any of these: it is looked for once before each of them is
_TO_MEND = re.compile("|".join(one.pattern for one in (_BREAKS, _ACTS, _HALF, _FROM_RIGHT)))


# between digits a dot and a colon mean nothing: 08:30, 0.3
_MARKDOWN = re.compile(r"([\\`*_{}\[\]()#+\-!|<>~$^=&]|(?<!\d)[.:]|[.:](?!\d))")
# What Markdown makes a link of even where it is escaped: it looks for addresses in the text that is left.
_ADDRESS = re.compile(r"(?i)(?<=http)(?=s?:)|(?<=https)(?=:)|(?<=www)(?=\.)|(?<=\S)(?=@)")
WORD_JOINER = "\u2060"
"""Takes no room and forbids a break: it parts two characters that would mean something together."""


class Name(str):
    """A name as a sandbox has it (of a place, a city, a kind of place), as a part of a sentence."""

    __slots__ = ()


Naming = Callable[[str], str]
"""Turns a name of a sandbox into the reader's own word for it; one that it does not know stays as it is."""


_BEGINS_SMALL = re.compile(r"[a-z]+ ")


class Text(NamedTuple):
    """The same sentence in Chinese and in English; what people read is always a `Text` until it is shown."""

    zh: str
    en: str

    def says(self, language: Language, names: Naming = str) -> str:
        """The sentence in the wanted language, with the names of a sandbox in it said by `names`."""
        return self.zh if language == "zh" else self.en

    def stands(self, language: Language) -> str:
        """The sentence where it stands alone: an English one begins with a capital letter, if with a word of ours."""
        said = self.says(language)
        return f"{said[0].upper()}{said[1:]}" if _BEGINS_SMALL.match(said) else said


class _Sentence(Text):
    """A text that keeps what it was made of, since the names in it may be wanted in the reader's words."""

    patterns: Text
    parts: Mapping[str, object]

    def says(self, language: Language, names: Naming = str) -> str:
        return _filled(self.patterns.says(language), self.parts, language, names)


def sentence(zh: str, en: str, **parts: object) -> Text:
    """A text from two patterns (`str.format`) and what stands in them: `Name`s, texts, and values as they are.

    A `Name` is written as it is in `zh` and `en`; `Text.says` can put the reader's word in its place. The patterns
    are the program's own words: what comes from data is always a part.
    """
    made = _Sentence(
        zh.format_map({key: part.zh if isinstance(part, Text) else part for key, part in parts.items()}),
        en.format_map({key: part.en if isinstance(part, Text) else part for key, part in parts.items()}),
    )
    made.patterns, made.parts = Text(zh, en), parts
    return made


def joined(said: Iterable[Text | Name], between: Text) -> Text:
    """Texts and names in a row, with a word or sign between two; empty where there are none."""
    parts = {f"part_{number}": one for number, one in enumerate(said)}
    places = [f"{{{part}}}" for part in parts]
    return sentence(between.zh.join(places), between.en.join(places), **parts)


def _filled(pattern: str, parts: Mapping[str, object], language: Language, names: Naming) -> str:
    return pattern.format_map({key: _said(part, language, names) for key, part in parts.items()})


def _said(part: object, language: Language, names: Naming) -> object:
    if isinstance(part, Name):
        return names(part)
    return part.says(language, names) if isinstance(part, Text) else part


def shown(text: str) -> str:
    """The text in one line, without what acts on its surroundings instead of being seen.

    Control characters and those that turn the writing direction are left out, half a character (a lone surrogate)
    becomes the replacement character, and words written from right to left are isolated (UAX #9), so that the words
    and numbers around them stay where they are.
    """
    if _TO_MEND.search(text) is None:
        return text
    quiet = _HALF.sub("\ufffd", _ACTS.sub("", _BREAKS.sub(" ", text)))
    return _FROM_RIGHT.sub(lambda words: f"\u2067{words[0]}\u2069", quiet)


def plain(text: str) -> Markdown:
    """The text as Markdown that shows just its characters: no emphasis, links, pictures, tables or headings, and none of
    Streamlit's icons, colours and formulas."""
    words = " ".join(shown(text).split())
    return Markdown(_MARKDOWN.sub(r"\\\1", _ADDRESS.sub(WORD_JOINER, words)))


def short(value: object) -> str:
    """A value as Python writes it, cut where it is long: for sentences that name what was given."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def quiet_json(written: str) -> str:
    """A JSON document in which what acts on a terminal is written as `\\uXXXX`; it means the same."""
    return _NEEDS_CODE.sub(_coded, written)


_NEEDS_CODE = re.compile(rf"[\x7f-\x9f{_TURNS}{_ODD}\u2028\u2029\ud800-\udfff]")


def _coded(sign: re.Match[str]) -> str:
    units = sign[0].encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at]:02x}{units[at + 1]:02x}" for at in range(0, len(units), 2))
