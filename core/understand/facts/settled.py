"""What is settled between several: 6天？还是5天吧; he says 4 days, I say 3. Fine, 3; 他想坐飞机我想坐高铁，最后听我的."""

import re
from collections.abc import Iterator

from core.understand.facts.correction import NUMBER, UNIT, Correction, kind_of
from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import number_of


def settled(folded: str) -> Iterator[Correction]:
    """Numbers and ways that were asked about or disputed, each with the one that it is in the end."""
    yield from _numbers(folded)
    yield from _ways(folded)
    yield from _disputed(folded)
    yield from _given_in(folded)


def _numbers(folded: str) -> Iterator[Correction]:
    """Numbers that a question names and that are then settled otherwise: 6天？还是5天吧."""
    for match in _SETTLED.finditer(folded):
        if kind_of(match["unit"]) == kind_of(match["unit2"]):
            yield Correction((match.start("old"), match.end("unit")), match.span("mark"), match.span("new"))


def _ways(folded: str) -> Iterator[Correction]:
    """A way of travelling with the one that it is settled on instead: 想自驾，但老婆说高铁，那就高铁吧."""
    for match in _SETTLED_WAY.finditer(folded):
        if match["old"] != match["new"]:
            yield Correction(match.span("old"), match.span("mark"), match.span("new"))


def _disputed(folded: str) -> Iterator[Correction]:
    """Numbers of which another is wished, that a later word then settles: he says 4 days, I say 3. Fine, 3."""
    for match in _DISPUTED.finditer(folded):
        final = _AGREED.search(folded, match.end(), match.end() + _SOON)
        value = number_of(match["new"])
        if final is not None and value is not None and number_of(final["final"]) == value:
            yield Correction(
                old=(match.start("old"), match.end("unit")),
                mark=match.span("mark"),
                new=match.span("new"),
                meant=f"{value:.0f} {match['unit']}",
            )


def _given_in(folded: str) -> Iterator[Correction]:
    """What one of two wishes who then gives way: 他想坐飞机我想坐高铁，最后听我的."""
    for match in _QUARREL.finditer(folded):
        first, second, heeded = match["who"], match["who2"], match["heeded"] or match["won"]
        if heeded is None:
            # who gives way is not heeded
            heeded = second if _is_meant(match["gave"], first, second) else first
        kept, lost, loser = ("a", "b", second) if _is_meant(heeded, first, second) else ("b", "a", first)
        # who is named with a word that tells who travels stays
        start = match.start(lost) + len(loser) * (loser[0] not in "我他她")
        yield Correction((start, match.end(lost)), match.span("mark"), match.span(kept))


def _is_meant(heeded: str, first: str, second: str) -> bool:
    """Whether the one of whom is told at the end is the first of two: himself, or the one of them who is not the writer."""
    return heeded == first or (heeded != second and "我" not in heeded and "我" in second)


_SETTLED = compiled(
    rf"(?P<old>{NUMBER})\s*(?P<unit>{UNIT})(?P<mark>[呢吧]?\s*\?+\s*(?:哦|呃|嗯|算了|那)?\s*,?(?:还是|就|不|要不|那就)[\s,]*|还是{NUMBER}\s*{UNIT}[呢啊好]*[\s,。?…]+(?:哦|呃|嗯|算了|那)?(?:还是|就|那就)?)(?P<new>{NUMBER})\s*(?P<unit2>{UNIT})(?=吧|好了|得了|算了)"
)
_WAY = r"(?:自驾|开车|坐?飞机|坐?高铁|坐?火车|坐?动车|坐?大巴)"
_SETTLED_WAY = compiled(
    rf"(?P<old>{_WAY})[^。;!?\n]{{0,30}}?(?P<mark>(?:但|可|不过)[^。;!?\n]{{1,12}}?(?:说|想|要|非要){_WAY},?\s*(?:那就|只好|那|最后)+)(?P<new>{_WAY})(?:吧|好了|算了|得了|呗)"
)
_DISPUTED = compiled(
    rf"(?P<old>{NUMBER})\s*(?P<unit>{UNIT})(?P<mark>[,;.]?\s*(?:but |and |while |whereas )?(?:i|we|she|he|they|my \w+|her)\s+(?:say|says|said|want|wants|think|thinks|prefer|prefers|vote for|votes for)\s+(?:only |just |for )?)(?P<new>{NUMBER})(?=\s*[.,;!?])",
    re.IGNORECASE,
)
_WHO = r"(?:我?(?:老公|老婆|对象|爱人|先生|太太|男朋友|女朋友|男友|女友|闺蜜|朋友|同学|同事|室友|[爸妈]妈?|老[爸妈]|儿子|女儿|孩子|[哥姐弟妹]+|爷爷|奶奶)|[他她]们?|我们?)"
_CLAIMS = r"(?:就|是|非|偏|却|倒|一直|死活|本来|一开始)*(?:想|要|说|嚷嚷着?|主张|坚持|提议|建议|吵着|闹着|惦记|更?喜欢|倾向于?)+"
_QUARREL = compiled(
    rf"(?P<a>(?P<who>{_WHO}){_CLAIMS}[^,。;!?\n我他她]{{1,10}}?)[,、;\s]*(?:而|但是?|可是?)?(?P<b>(?P<who2>{_WHO}){_CLAIMS}[^,。;!?\n]{{1,10}}?)"
    rf"(?P<mark>[,。;!\s…]+(?:[^,。;!?\n听依随按照]{{1,10}}[,\s]+)?(?:最后|最终|结果|还是|只好|那就|那|就|后来|决定|吵了?一?架|商量完?|[,\s])*(?:(?:听|依|随|顺着?|按照?|照|由)(?:了|着)?(?P<heeded>{_WHO})的?|(?P<won>{_WHO})(?:吵|猜拳)?(?:赢|胜)了|(?P<gave>{_WHO})(?:妥协|让步|输|认输|认怂|投降)了)(?:吧|啦|呗)?(?=$|[,。;!?\s]))"
)
"""Two who wish different things, and which of them is heeded."""
_AGREED = compiled(
    rf"\b(?:fine|ok(?:ay)?|all ?right|so|deal|agreed|settled|let's say|make it|we(?:'ll| will)? (?:settled?|go|went) (?:on|for|with)|compromise)[:,]?\s*(?:it's )?(?P<final>{NUMBER})",
    re.IGNORECASE,
)
# letters behind two numbers in which one of them is agreed on
_SOON = 32
