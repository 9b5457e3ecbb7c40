"""A text as it was typed and as rules see it, with the way back from one to the other."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from core.text import Language
from core.understand.text.spans import Span
from core.understand.text.writing.days_in_digits import in_digits
from core.understand.text.writing.script import fold, language_of, without_gaps
from core.understand.text.writing.signs import spelt_out
from core.understand.text.writing.typos import respelt

LONGEST = 2000
"""Characters of a request that are read; what follows is listed as not understood."""
_LATIN_END = r"(?<=[\d一-鿿][a-zA-Z])|(?<=[一-鿿][a-zA-Z]{2})|(?<=[一-鿿][a-zA-Z]{3})"
_BLANK = re.compile(
    rf"(?:(?<=[一-鿿\d)…~])|{_LATIN_END})(?<!禁止)(?<!严禁)(?<!拒绝)(?<!不要)(?<!不吃)(?<![ ,\n]不去)(?<!^不去)(?<!避开)(?<!忌口)[ \n](?=[一-鿿¥\d])"
)
"""A blank behind a Chinese word, a number, or one of a few Latin letters that ends a Chinese phrase: 2w, 带KTV.

Behind a refusal comes its thing (禁止 火锅), unless that stands before it: 国庆不去 下周末去."""
_ASKED = re.compile(
    r"(?:几个?人|多少人|[去到]哪[儿里]?|哪[儿里]?出发|从哪[儿里]?(?:出发|走)|[几多少]+天|预算(?:多少)?|[想要爱能]?(?:干|吃|玩|看)(?:[嘛啥]|什么)|忌口)(?P<mark>\?)(?=[一-鿿\d])"
)
"""A question that the writer answers: it is the label of what follows."""
_TENTHS = re.compile(r"(?<=(?<![\d,.])\d),(?=\d ?[kK]\b)")
"""The comma by which much of Europe parts tenths, where no thousands can follow: 1,2k."""
_THOUSANDS = re.compile(
    r"(?<![\d.,])(?<!\d )(?P<head>\d{1,3})[ \u00a0\u202f](?P<tail>\d{3})(?=\s*(?:rmb|yuan|cny|kuai|元|块)(?![a-z]))",
    re.IGNORECASE,
)
"""The blank by which much of Europe parts thousands: 15 000 RMB."""
_MISHEARD = re.compile("预蒜|予算|遇算|预祘")
"""How a machine that listens, or a hurried writer, may spell a budget."""
_HALF_OF_DAY = re.compile(r"(?<=\d)(?P<gap> ?)(?P<half>[aApP])\. ?[mM]\.(?P<ends>(?=\s+[A-Z]|\s*$))?")
"""Half a day with stops after its letters, of which the last may end a sentence too: 7 p.m."""
_LEADERS = re.compile(r"(?<=[A-Za-z.)]) (?:\.{4,}|_{3,}|…{2,}) (?=\S)")
"""The dots of a form between a label and what is filled in: Dest. ........ Suzhou."""
_LABELLED = re.compile(
    r"(?:(?<=[\s,。;])|^)(?P<label>天数|人数|总?预算|目的地|出发地|出发城市|(?:(?<=\n)|^)出发) (?=[^\s,。;])"
)
"""The label of a form with a blank before what is filled in: 人数 3 天数 4."""
_STOP = re.compile(r"[,。;!?]")
_STRETCH = re.compile(r"[^,。;!?\n]+")
_LISTS = re.compile(r" [和或] ")
"""What joins things of a list between blanks."""
_ITEM = re.compile(r"(?<=[^\s,.;:!?]) (?=\([b-j]\) )")
"""A blank before a later item of a list within a sentence: (a) from Nanjing (b) 5 days."""
_SLASH = re.compile(r"(?<=\s)/(?=\s)")
"""A stroke between blanks, with which some part what they say."""
# blanks between Chinese words from which they stand for commas: in a text without any, between two marks of another, and
# in one that has more of them than of commas
_FEWEST = 3
_FEWEST_BETWEEN = 5
_FEWEST_AMONG_FEW = 6
_FEWEST_SLASHES = 2
_FACE = re.compile(
    "(?<=[a-zA-Z\\d!)] )[\U0001f600-\U0001f64f\U0001f493-\U0001f49f\U0001f910-\U0001f92f\U0001f970-\U0001f97a\U0001f44a-\U0001f44f\u2728]"
    "(?= [a-zA-Z\\d])"
)
"""A face, hand or heart between English words, which parts what they say: no museums 🙏 beach please."""


_SHORTENED = re.compile(
    r"\b(incl(?:uding)?|excl(?:uding)?|approx(?:imately)?|appr|pers)\.(?=\s+[a-z0-9¥])", re.IGNORECASE
)
"""Short forms whose point ends no sentence: 3000 incl. trains."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A text, its beginning without gaps and pictures and its folded form (same indices), and where each index was."""

    text: str
    packed: str
    folded: str
    was_at: tuple[int, ...]
    language: Language

    def span(self, span: Span) -> Span:
        """Where the text has what stands between two indices of the folded form."""
        return self.was_at[span[0]], self.was_at[span[1]]

    def spans(self, spans: Iterable[Span]) -> tuple[Span, ...]:
        """Where the text has what stands at spans of the folded form."""
        return tuple(map(self.span, spans))

    @property
    def beyond(self) -> tuple[Span, ...]:
        """What of the text is too far from its beginning to be read."""
        return ((LONGEST, len(self.text)),) if len(self.text) > LONGEST else ()


def typed(text: str) -> Typed:
    """A text made ready to be read."""
    packed, was_at = without_gaps(text[:LONGEST])
    language = language_of(packed)
    packed, places = spelt_out(packed, was_at, language)
    packed, places = in_digits(packed, places)
    packed, places = respelt(packed, places)
    return Typed(
        text=text,
        packed=packed,
        folded=_stopped(
            fold(
                _LEADERS.sub(
                    _as_label, _HALF_OF_DAY.sub(_half_of_day, _SHORTENED.sub(r"\1 ", _amounts(packed)))
                )
            )
        ),
        was_at=places,
        language=language,
    )


def _amounts(packed: str) -> str:
    """The text with amounts of money as most write them."""
    return _MISHEARD.sub("预算", _TENTHS.sub(".", _THOUSANDS.sub(r"\g<head>\g<tail> ", packed)))


def _as_label(match: re.Match[str]) -> str:
    """The colon of a label, and as many blanks as dots were typed."""
    return ":".ljust(len(match[0]))


def _half_of_day(match: re.Match[str]) -> str:
    """The letters of half a day without their stops, but for one that ends a sentence; as long as they were typed."""
    said = match["half"] + "m" + ("." if match["ends"] is not None else " ")
    return match["gap"] + said.rjust(len(match[0]) - len(match["gap"]))


def _stopped(folded: str) -> str:
    """The text with commas for its blanks, where a Chinese writer divides by blanks alone: 去上海 2天 外滩 迪士尼不去."""
    folded = _ITEM.sub(";", folded)
    if "?" in folded:
        folded = _ASKED.sub(lambda match: match[0][:-1] + ":", folded)
    if folded.isascii():
        return folded
    folded = _FACE.sub(",", folded)
    folded = _LABELLED.sub(r"\g<label>:", folded)
    if len(_SLASH.findall(folded)) >= _FEWEST_SLASHES:
        folded = _SLASH.sub(",", folded)
    if not _STOP.search(folded):
        return _divided(folded, _FEWEST)
    by_blanks = len(_BLANK.findall(folded)) >= max(_FEWEST_AMONG_FEW, folded.count(",") + 1)
    fewest = 2 if by_blanks else _FEWEST_BETWEEN
    return _STRETCH.sub(
        lambda stretch: stretch[0] if _LISTS.search(stretch[0]) else _divided(stretch[0], fewest), folded
    )


def _divided(words: str, fewest: int) -> str:
    return _BLANK.sub(",", words) if len(_BLANK.findall(words)) >= fewest else words
