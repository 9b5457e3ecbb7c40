"""Where the clauses of a text stand: by its marks, and by the words that begin a new sentence where none does."""

import re
from collections.abc import Iterator
from functools import lru_cache

from core.understand.patterns.pattern import compiled
from core.understand.text.spans import Span

_WITHIN_A_CLAUSE = r"(?:[^,。;!?\n.]|(?<=\d),(?=\d{3}(?!\d))|\.(?=\d)|(?<=\b[Ii]ncl)\.|(?<=\b[Aa]pprox)\.|(?<=\b[Mm]ax)\.(?= ?\d)|(?<=\b[Mm]in)\.(?= ?\d)|(?<=\b[Mm]t)\.|(?<=\b[Ss]t)\.)"
CLAUSE = re.compile(
    r"[^,。;!?\n.]{1,300}+(?=[,。;!?\n.]|$)(?!(?<=\d),\d|\.(?=\d)|(?<=[lxnt])\.)|"
    rf"{_WITHIN_A_CLAUSE}{{1,300}}(?=[,。;!?\n.]|$|\s(?:and|so|but|oh|then|also|because|plus)\b)|{_WITHIN_A_CLAUSE}{{1,300}}(?![a-zA-Z])|{_WITHIN_A_CLAUSE}{{1,300}}"
)
"""A clause, at once where no mark inside of a number or an abbreviation may follow; a longer one is cut where a word joins more to it."""
_BEGINS = compiled(
    r"(?<=[\w'!)])\s+(?:-{1,2}|[–—])\s+(?=(?i:i|we|he|she|they|it|that|there|but|because|since|so)\b)|(?<=[一-鿿\w…])(?:(?<!不)但(?![是愿凡])(?=[一-鿿]{2})|所以(?![我咱就都也不没别这那他她直干])(?=[一-鿿]{2,6}(?:都|也|就|全)?[不勿别])|然后|但是|不过(?!敏)|可是|另外|而且|还有就是|再就是|最后(?!一))|(?<=[就都]不[去上看逛吃坐玩爬要]了)(?=[一-鿿]{2})(?![的吧啊呢])|(?<=[一-鿿]{2}要得)(?=[走坐吃住看玩][一-鿿])|(?<=[^酒网水氧陶][吧呢])\s?(?=[一-鿿]{2})(?!台|的)|(?<=[一-鿿☀-➿🌀-🫿])\s(?=(?:不|别|避开)[一-鿿])|(?<=[一-鿿\d☀-➿🌀-🫿])\s(?=求[住别给带推安避])|(?:(?<=就行)|(?<=就好)|(?<=就成)|(?<=就可以)|(?<=即可))\s+(?=[一-鿿])|(?:(?<=[那这]些都不[要吃去看喝坐逛])|(?<=什么的都不[要吃去看喝坐逛]))(?=[一-鿿])(?![了的吧啊想])"
)
"""Words that begin a new sentence where no mark does."""
_TERSE_REFUSAL = compiled(
    r"(?<![^\s])(?:不|别|忌|勿|免谈|拒绝|谢绝|避开)(?!(?:想|要|用)*(?:去|看|逛|玩|来|到))[^\s,:]{2,8}\s+(?=[一-鿿])|(?:拉倒|算了|免谈|作罢|就免了|不考虑|绝对不坐)[了吧啊]*\s+(?=[一-鿿])|(?:别|不要|不用|甭)(?:再|给|帮|替|我们?|咱们?|安排|排|塞|弄|搞)+[^\s,:]{1,8}\s+(?=[一-鿿\d])"
)
"""A refusal with its thing, in a text whose blanks divide it."""
# characters of a clause, English ones counted by four, that was hardly written in one breath
_LONG = 24
_BEGINS_ANEW = re.compile(
    r"(?<=[一-鿿])(?:(?<![不没别也都还很最又就只非特们我])想要?(?=[去吃看玩住坐逛尝喝泡])|(?<![给带帮让为和跟陪请])(?:我们|咱们?|我)(?=去过|想|要|不|都|还|也|预算|住|坐|就)|(?<![总均的])预算(?=[大是的就\d一二三四五六七八九])|(?<=就行了|就好了|走远路|可以了)(?=[一-鿿])|对了(?=[一-鿿])|酒店(?=要|想|得|最好|离)|(?<![找订有个的要挑选看])(?:[睡住]的?(?:地方|酒店|宾馆)|住宿)(?=[一-鿿]{2})(?!的))|"
    r"(?<=[\w'])\s+(?=(?:and |so |but )?(?:we|i)(?:'d| would)? (?:really |also |just |both )?(?:want|need|love|hate|don't|do not|can't|prefer|have)\b)|(?<=[\w'])\s+(?=(?:and )?please (?:no|don't|avoid)\b)|"
    r"(?<=[\w'])(?<! an)(?<! a)(?<! the)(?<! our)(?<! my)(?<! no)(?<! in)(?<! of)(?<! at)\s+(?=hotel (?:near|in|with|under|close|by|on)\b|and (?:the|a|by) (?:[a-z-]+ )?(?:train|flight|plane|sleeper|hotel)\b|(?:and )?the whole (?:thing|lot|trip)\b)|"
    r"(?<=[\w'])\s+(?=(?:and|but|so|oh|er|also)\s+(?:and\s+)?(?:my \w+|our \w+|the (?:kids|boys|girls|children)|he|she|they|we|i)\s+(?:want|wants|needs?|loves?|likes?|hates?|can't|cannot|don't|doesn't|would|won't|fly|go|take|only|eats?)\b)",
    re.IGNORECASE,
)
"""Words that begin a new sentence in a long clause, as one that was spoken and not typed."""


@lru_cache(maxsize=64)
def clause_spans(folded: str) -> tuple[Span, ...]:
    """Where the clauses of a text stand, by its marks alone; kept for a while, as all that count letters ask for them."""
    return tuple(match.span() for match in CLAUSE.finditer(folded))


def sentences_of(match: re.Match[str]) -> Iterator[Span]:
    """The parts of a clause that was spoken without a stop, by the words that begin a new sentence: ...然后..."""
    words = match[0]
    # in ASCII but a dash begins one
    may_begin = not words.isascii() or "-" in words
    found = [word.start() for word in _BEGINS.finditer(words)] if may_begin else []
    # after a refused thing between blanks: 不吃辣 酒店300; of places, several may be refused
    found += [terse.end() for terse in _TERSE_REFUSAL.finditer(words)]
    if len(words) >= (_LONG * 4 if words.isascii() else _LONG):
        found += [word.start() for word in _BEGINS_ANEW.finditer(words)]
    begins = [match.start(), *(match.start() + at for at in sorted(set(found)))]
    yield from zip(begins, [*begins[1:], match.end()], strict=True)
