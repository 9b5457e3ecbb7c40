"""Pictures instead of words: 广州✈️北京, no 🌶, a room that is 🚭."""

import re
from collections.abc import Sequence
from functools import cache

from core.text import Language
from core.understand.text.lexicon import lexicon

_DRESS = "[\ufe0e\ufe0f\U0001f3fb-\U0001f3ff]*"
"""What changes how a picture looks, and not what it means."""

_REFUSES = "不要"
_BEHIND, _ENDS = re.compile(r"[一-鿿]\s?$"), re.compile(r"\s|(?=太|人|没|听说|都|怕|去过)")
_TIMES = frozenset("×xX✕✖")
_CLOSES = re.compile(r"\s*(?:$|[,，。;；、!！?？（(\n])|\s")
"""What follows a cross that refuses the thing before it, as in 香菜×，内脏×, and multiplies none: 大床房×2."""


def spelt_out(text: str, was_at: Sequence[int], language: Language) -> tuple[str, tuple[int, ...]]:
    """The text with each known picture as the word for it, and where each index of it was before.

    `was_at` says that of the text as it comes, with an entry for its end. English words stand apart from what is beside.
    """
    if text.isascii():
        return text, tuple(was_at)
    letters: list[str] = []
    places: list[int] = []
    end = 0
    for match in _signs().finditer(text):
        if match[1] in _TIMES and not (
            _BEHIND.search(text, 0, match.start()) and _CLOSES.match(text, match.end())
        ):
            continue
        word = lexicon("signs")[match[1]][language]
        if word == _REFUSES and match.start() == end and text[end - 1 : end] == match[1]:
            # 香菜❌❌❌ is said once
            word = ""
        elif word == _REFUSES and _BEHIND.search(text, 0, match.start()) and _ENDS.match(text, match.end()):
            # 特种兵❌ 火锅✅, 迪士尼❌太贵: it refuses what stands before it
            word += ","
        letters += [text[end : match.start()], word if language == "zh" else f" {word} "]
        places += [*was_at[end : match.start()], *[was_at[match.start()]] * len(letters[-1])]
        if language == "en":
            places[-1] = was_at[match.end()]
        end = match.end()
    return "".join([*letters, text[end:]]), (*places, *was_at[end:])


@cache
def _signs() -> re.Pattern[str]:
    known = sorted(map(re.escape, lexicon("signs")), key=len, reverse=True)
    return re.compile(rf"({'|'.join(known)}){_DRESS}")
