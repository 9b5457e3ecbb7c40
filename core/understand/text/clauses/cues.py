"""Words that may turn a wish round, wherever they stand: what stands by them is not taken at face value."""

import re
from functools import cache, lru_cache

from core.understand.patterns.one_of import one_of
from core.understand.text.clauses.refusals import BOUND_TO, BOUND_TO_EN
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span
from core.understand.text.writing.script import lower

_LATIN = re.compile("[a-z]")
_FAILED = r"没(?:有)?[一-鿿]{1,2}(?:到|下来|成|上|完|着|定)(?!想)"
"""What was tried in vain, which says nothing against anything: 没抢到票, 假没批下来."""


_NO_LESS = r"(?:至|最|不|多)少[一-鿿]?"
"""What only sounds like a wish for less."""
_ASKS_ZH = r"(?:(?<=可以)|(?<=合适)|(?<=方便)|(?<=[行成够])|(?<=[^不]好))不(?=$|[\s,。;?!吧啊呀])"
"""What makes a clause a question: 可以不, 合适不."""
_UN = r"un(?!forg|miss|hurr|rush|crowd|discov|spoil|touch|limit|relat|beat|disput|usual|accompan|hind|interrupt|match|rival|parallel|spoken|derst|veil|wind|box)(?:[a-z]{3,}(?:ed|able|ible|ing|ly)|fit|necessary|safe|well|happy|pleasant|attractive|sure)"
"""Words that say by how they begin that something is not: unwanted, unsuitable."""


@lru_cache(maxsize=256)
def cues(words: str) -> tuple[Span, ...]:
    """Where words stand that may turn a wish round, read or not: what they stand by is not taken at face value."""
    zh, en = _aversion()
    words = lower(words)
    found = [] if words.isascii() else list(zh.finditer(words))
    if _LATIN.search(words):
        found = sorted([*found, *en.finditer(words)], key=re.Match.start)
    spared = [match.span() for match in _spared().finditer(words)] if found else []
    return tuple(
        match.span()
        for match in found
        if not any(start <= match.start() and match.end() <= end for start, end in spared)
    )


@cache
def _aversion() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What finds words of refusal in Chinese and in English, in a text of small letters."""
    zh, en = (lexicon("aversions")[language]["words"].split() for language in ("zh", "en"))
    zh += lexicon("aversions")["zh"]["after"].split()
    en += lexicon("aversions")["en"]["phrases"].strip().split("|")
    plain = [word for word in en if word[0].isalpha() and word not in ("n't", "instead")]
    english = one_of([*plain, "instead of", "dont", "cant", "wont", "doesnt", "isnt"])
    return re.compile(one_of(zh)), re.compile(rf"\b(?:{english}|{_UN})\b|n't\b")


_LEFT_AS_IT_IS = r"\bleav(?:e|ing) (?:[\w']+ ){1,6}?(?:as (?:it|they|that) (?:is|are|stands?)|as is|alone|unchanged|untouched|the same)\b"
"""What is to stay as it is, which refuses nothing."""


_RATHER = r"^\s*(?:(?:so|but|and) )?rather(?= (?:the|an?|some|see|do|try|visit|go to)\b)"
"""What leads to a thing that is wished in the place of another."""


_TIRED_THEN = r"\b(?:(?:we|i|they|he|she|everyone|everybody|my \w+|the \w+)(?:'ll| will|'s going to|'re going to|'m going to| might| may))(?: (?:probably|surely|all|both|definitely|likely))* (?:be|get|feel) (?:(?:too|so|very|really|pretty|quite|rather|dead) )*tired\b(?! of\b)"
"""What will be so later, and is a reason and no refusal: fly back because we'll be tired by then."""


@cache
def _spared() -> re.Pattern[str]:
    """What finds words that only sound like a refusal, in a text of small letters."""
    zh, en = (
        re.split(r"[|\n]|\s(?=[一-鿿])", lexicon("aversions")[language]["but"]) for language in ("zh", "en")
    )
    turns = one_of(turn.strip().lower() for turn in (*zh, *en) if turn.strip())
    # the whole turn before the words of it that are one by themselves: 非得去长城不可, 非得
    return re.compile(
        "|".join(
            (
                BOUND_TO.pattern,
                BOUND_TO_EN,
                _LEFT_AS_IT_IS,
                _TIRED_THEN,
                _RATHER,
                _ASKS_ZH,
                turns,
                _FAILED,
                _NO_LESS,
            )
        )
    )
