"""Cities that a request names only to leave them out, or as a trip of former days: anywhere but Shanghai, 今年不去广州了."""

import re
from collections.abc import Iterator, Sequence

from core.understand.cities.named_cities import CITY, MarkedText
from core.understand.patterns.pattern import compiled
from core.understand.text.spans import Reading

_REFUSED = (
    r"除了?\s*{a}(?:以外|之外)?(?=[^,。;]{{0,6}}(?:都|哪|其他|随便|任何))",
    r"(?:都行|都可以|都好|随便|哪里都|哪儿都)[^。;]{{0,3}}[,\s]*除了?\s*{a}",
    r"(?<!是)不是(?:从|去|到|在)?\s*{a}(?![人本的])",
    r"(?:本来|原来|原本|原打算|原计划|本想|原定)(?:是|想|要|打算|计划|说好|说)*(?:去|到|飞)?\s*{a}(?:的)?",
    r"不(?:想|要|打算|准备|愿意?)?(?:再)?去\s*{a}(?:了)?",
    r"别去\s*{a}",
    r"(?:去)?{a}(?:方向)?(?:就|都|也)?(?:不考虑|算了|不去|不想去|免了|(?:留到?)?(?:下[次回]|改天|以后|明年|有机会)(?:再|吧))",
    r"{a}\s*(?:我们?|都|已经|早就|去年|前年|上次|上回|之前|以前|刚|上个?月)*(?:去|玩|逛)过",
    r"{a}[^,。;!?]{{0,6}}?(?:不行|不合适|没意思|[太有好]点?(?:远|贵|热|冷|挤|累|赶|吵|堵|晒|潮))[^。;!]{{0,16}}?(?:(?:就|那|改|换|不如|还是)(?:还是|去|到|待|在|选|成|我们|就)*|,(?:我们)?(?:想|要|打算)?去)(?={any})",
    r"{a}\s*(?:都|已经|早就|实在|真的)*(?:去|玩|逛|待|呆|住|看)(?:够|腻|烦|厌)了?",
    r"\b(?:enough of|had enough of|done with|sick of|tired of|bored of|bored with|fed up with|had my fill of|over)\s+{a}",
    r"(?:(?<!没)(?<!没有)(?<!从未)(?:去过|玩过)|刚从)\s*{a}(?:回来|玩回来)?",
    r"\b(?:just |only just |recently )?(?:back|returned|home) from {a}",
    r"(?:去年|前年|上次|上回|之前|以前|上个?月|那次)[^,。;!?说想要打算]{{0,10}}?(?:去|在|到|玩)(?:了|过|的)?(?:一?[趟次回])?\s*{a}",
    r"\b(?:anywhere|everywhere|anything|any city) (?:but|except|other than)\s+{a}",
    r"\b(?:except(?: for)?|other than|instead of|rather than|not(?: to| from)?|no|never|avoid|skip)\s+{a}(?:\s+again)?",
    r"\b(?:don't|do not|won't) (?:want to )?(?:go|come|travel) to\s+{a}",
    r"\b(?:don't|do not|please not|never) (?:send|take|bring|put|fly) (?:us|me) (?:back )?(?:to|in)\s+{a}",
    r"{a}(?:'s| is) (?:out|off the list|not happening|ruled out|a no)(?=\s*(?:$|[,.;!?]|and\b))",
    r"\b(?:don't|do not|wouldn't) (?:want|fancy|need)\s+{a}(?=\s*[,.;!?]|\s+(?:again|because|as|since)\b)",
    r"{a}(?:'s| is| gets| would be| will be)(?: (?:just|far|way|much|a bit|a little|probably|really|simply))* too (?:cold|hot|far|crowded|expensive|humid|wet|rainy|big|touristy|busy)\b(?=[^!?]{{0,80}}?{any})",
    r"\b(?:last (?:year|time|month|summer|winter|spring|autumn)|in 20\d\d)[^,.;]{{0,24}}?{a}",
    r"\b(?:we|i|they)(?:'ve)?\s+(?:have )?(?:already |just |all )?(?:did|done|went to|were in|was in|visited|saw)\s+{a}",
    r"\b(?:flew|went|took|drove|travell?ed|rode|brought|sailed)\b[^,.;!?]{{0,40}}?\bto\s+{a}",
    r"\b(?:used to (?:live|work|study)|stayed|lived|worked)\b[^,.;!?]{{0,40}}?\bin\s+{a}(?! (?:for|since|all))",
    r"(?<!ever )\b(?:been to|already (?:did|saw|visited)|have seen)\s+{a}",
)
_REFUSES = compiled(
    r"下[次回]|改天|以后|明年|有机会|除|本来|原来|原本|原打算|原计划|本想|原定|不|别|算了|免了|过|够|腻|烦|厌|没意思|[太有好]点?[远贵热冷挤累赶吵堵晒潮]|去年|前年|上次|上回|之前|以前|上个?月|那次|"
    r"\b(?:too|wouldn't|fancy|enough|done|sick|tired|bored|fed up|my fill|over|back|returned|home from|but|except|other than|instead|rather|not|no|never|"
    r"avoid|skip|don't|won't|last|in 20\d\d|did|went|were|was|visited|saw|have|been|already|is out|is off|'s out|ruled out|flew|took|drove|travell?ed|rode|brought|sailed|used|stayed|lived|worked|'ve)\b",
    re.IGNORECASE,
)
"""Some of what every refusal above has: most texts have none of it."""


def refused_cities(marked: MarkedText) -> Iterator[Reading[str]]:
    """The cities that a text rules out, where they stand with the words that do so."""
    for pattern in _PATTERNS if _REFUSES.search(marked.text) else ():
        for match in pattern.finditer(marked.text):
            yield Reading(_name(marked, match), match.span())
            yield from _listed(marked, match.end())


def refused_elsewhere(marked: MarkedText, others: Sequence[Reading[str]]) -> tuple[Reading[str], ...]:
    """Those of other cities that a text rules out, with the words that do so: 本来想去三亚的……去广州吧."""
    if not others:
        return ()
    starts = {one.span[0] for one in others}
    found = refused_cities(marked.also(others))
    return tuple(one for one in found if any(one.span[0] <= at < one.span[1] for at in starts))


def _listed(marked: MarkedText, end: int) -> Iterator[Reading[str]]:
    """The cities that go on the list of one that is ruled out: anywhere except Beijing or Shanghai."""
    while match := _ANOTHER.match(marked.text, end):
        yield Reading(_name(marked, match), match.span())
        end = match.end()


def _name(marked: MarkedText, match: re.Match[str]) -> str:
    city = marked.city(match["a"])
    return city if isinstance(city, str) else city.value


_ANOTHER = compiled(rf"\s*(?:或者?|和|跟|与|、|,?\s*\b(?:or|and|nor)\b)\s*(?P<a>{CITY})", re.IGNORECASE)
_PATTERNS = tuple(compiled(rule.format(a=f"(?P<a>{CITY})", any=CITY), re.IGNORECASE) for rule in _REFUSED)
