"""Clauses of a request in free words, and which of their words are wanted or unwanted."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from core.understand.text import script
from core.understand.text.spans import Span

CLAUSE = re.compile(r"(?:[^,。;!?\n.]|(?<=\d),(?=\d{3}(?!\d))|\.(?=\d)){1,300}")
"""A clause; a longer stretch without punctuation is no sentence and is cut."""
_NEVER_VERBS = (
    r"(?:\s+(?:really|particularly|want|wants|like|love|wish|need|care|interested|going|eat|eating|drink|take|taking|"
    r"use|using|visit|visiting|see|seeing|stay|staying|try|trying|go|do|enjoy|prefer|any|an?|the|to|in|at|for|by|on|with)(?![a-z]))*"
)
_TURN = re.compile(
    r"(?P<no>(?:不(?!错|仅|光|但|止|只|同|少|过|太?辣|限|论|管|妨|好(?!去|看)|便|方便|舒服|行|然|一定|知道|[超高多低大]|(?:能|可|容|想|要)错过|能少|可或缺)|"
    r"别(?!墅|的)|避免|拒绝|除了?(?!此)|无需|没有|讨厌|跳过)(?:太)?(?:希望|想要?|打算|准备|考虑|要|愿意?|爱|喜欢|能|可以|需要)?(?:再)?"
    r"(?:吃|去|看|住|坐|逛|游览?|玩|安排)?)|"
    rf"(?P<never>(?:\b(?:no(?= +\w)(?! (?:more|less|later|earlier|sooner|fewer|wait|problem|matter)\b)|not(?! (?:only|more|less|later|too|earlier)\b)|dont|"
    rf"without|w/o|avoid(?:s|ing)?|except(?: for)?|skip(?:ping)?|hates?|dislikes?|rather than|than(?= (?:fly|flying|the (?:plane|train)|tak|driv|by ))|instead of|other than|nor)(?![a-z])|n't(?![a-z]))"
    rf"{_NEVER_VERBS})|"
    r"(?P<over>\bover\b)|"
    r"(?P<but>\b(?:but|so|therefore|just|only|wants?|visits?|try|tries|prefers?|loves?|likes?|enjoys?|sees?|eats?|looks? for|needs?|with|at an?|in an?|"
    r"visiting|trying|preferring|loving|enjoying|seeing|eating|looking for|needing|wanting|exploring|staying)\b)|"
    r"(?P<yes>但|而|希望|想|要|吃|去|看|住|坐|逛|游|喜欢|爱|找|品尝|尝试?|体验|打卡|参观|选择)"
)
_NO_AFTER = re.compile(
    r"\s*(?:(?:[、和及与跟]|以及|还有)[^,不没但而要想去吃住]{1,12}){0,4}(?:这种|这类|那种|之类的?|什么的)?(?:我们?|咱们?)?(?:(?:有点|实在|又|真)?太[^,、]{1,4}?了?|人(?:太|很)?多)?(?:就|都|也|倒|可以|所以)*"
    r"(?:不(?!错|仅|只|过|能少|可少|(?:能|可|容)错过)(?:是?很|太|怎么|大)?(?:想|要|打算|准备|用)?"
    r"(?:去|吃|坐|看|逛|住|玩|了|要|安排|考虑|感兴趣|喜欢|爱)|过敏|没(?:有|什么|啥|多大)?(?:兴趣|意思)|算了|免了|跳过)(?=$|[了的吧啊哦、\s(]|因为)"
)
_ALSO = re.compile(r"还(?!可以|行|好)|也(?!行|可以|好|成)|另外|再去|再加")
_ONE_OF_THEM = re.compile(
    r"(?:选|挑|去|逛|玩|看|爬)(?:其中)?(?:的)?一(?:个|家|处|座)|[二两三]选一|任选|任意一个|其中(?:之)?一|都(?:可以|行)(?=$|[的吧啊])|随便(?:选|去|挑)?(?:一|哪)个|哪个都行|\bwhichever\b|\beither one\b|\b(?:pick|choose|just) one\b",
    re.IGNORECASE,
)
_EITHER = re.compile(r"\beither\b", re.IGNORECASE)
_INDIFFERENT_BEFORE = re.compile(
    r"(?:\b(?:care (?:much )?(?:about|for)|mind)|不在乎|不在意|无所谓)[\w\s'-]{0,24}$", re.IGNORECASE
)
_INDIFFERENT_AFTER = re.compile(
    r"\s*(?:[^,]{0,3}?无所谓|(?:is|are|would be)\s+(?:fine|ok|okay|acceptable|enough)\b(?! if))"
)
_NEXT = re.compile(r"(?:,([^。;!?\n.]{0,40}))?")
_NO_LATER = re.compile(
    r"(?:[^,]{0,4}(?:听说|不过|但|可是|就是|感觉)[^,]{0,12},)?\s*(?:那|所以|我们|那我们|那里)?(?:还是|就|也就|都)?(?:不去了|不看了|不吃了|不住了|算了|不考虑了|免了|放弃)"
)
_OR = re.compile(r"或|要么|还是(?!要|想)|\bor\b", re.IGNORECASE)
_PREFERS = re.compile(r"\bprefer", re.IGNORECASE)
_JOINED = re.compile(r"\b(?:and|or)\b", re.IGNORECASE)
_ITEM = re.compile(r"\s*[\w'/-]+(?:\s+[\w'/-]+){0,3}\s*", re.IGNORECASE)
_LAST_ITEM = re.compile(r"\s*[\w'/-]+(?:\s+[\w'/-]+){0,3}\s+(?:and|or)\s", re.IGNORECASE)


@dataclass(frozen=True)
class Clause:
    """A clause of the folded text.

    `carried` is the English clause before it whose refusal reaches into it, if any; `after` what the sentence says next.
    """

    text: str
    start: int
    carried: Span | None = None
    after: str = ""

    @cached_property
    def span(self) -> Span:
        """Where it is in the text."""
        return self.start, self.start + len(self.text)

    @cached_property
    def lower(self) -> str:
        """Its words in lower case."""
        return script.lower(self.text)

    @cached_property
    def _turns(self) -> list[tuple[int, int, bool]]:
        """Where its words turn to what is wanted or unwanted: the span of the turning words, and whether they refuse."""
        prefers = _PREFERS.search(self.lower) is not None
        return [
            (
                match.start(),
                match.end(),
                (match["no"] or match["never"] or match["over"]) is not None and not self._adds(match),
            )
            for match in _TURN.finditer(self.lower)
            if match["over"] is None or prefers
        ]

    def _adds(self, match: re.Match[str]) -> bool:
        """Whether `除了` names what comes besides, and not what is left out: 除了西湖还想去灵隐寺."""
        rest = self.text[match.end() :] or self.after
        return match[0].startswith("除") and bool(_ALSO.search(rest) or _ALSO.match(self.after))

    def indifferent(self, at: int, end: int) -> bool:
        """Whether the traveller says that words of the whole text, between two indices, do not matter."""
        first, last = at - self.start, end - self.start
        if _EITHER.search(self.text):
            return False
        return bool(
            _INDIFFERENT_BEFORE.search(self.text[:first]) or _INDIFFERENT_AFTER.match(self.text, last)
        )

    def unwanted(self, at: int, end: int | None = None) -> bool:
        """Whether words of the whole text, from an index (to an end), are refused by what stands before or after them."""
        words = at - self.start
        before = (
            refused for start, stop, refused in reversed(self._turns) if self._reaches(start, stop, words)
        )
        if next(before, self.carried is not None):
            return True
        if end is None:
            return False
        return bool(_NO_AFTER.match(self.text, max(0, end - self.start)) or _NO_LATER.match(self.after))

    def borrows(self, at: int) -> bool:
        """Whether only a refusal in an earlier clause reaches what stands at an index of the whole text."""
        return self.carried is not None and not any(
            self._reaches(*turn[:2], at - self.start) for turn in self._turns
        )

    def _reaches(self, start: int, stop: int, words: int) -> bool:
        """Whether turning words stand before others, and not in brackets that close between them."""
        return start < words and not (")" in self.text[stop:words] and "(" not in self.text[stop:words])

    def joins_by_or(self, start: int, end: int) -> bool:
        """Whether the words between two indices of the whole text join alternatives, or one of all is asked for."""
        return self._one_is_enough or _OR.search(self.text, start - self.start, end - self.start) is not None

    @cached_property
    def _one_is_enough(self) -> bool:
        """Whether it says that one of what it names will do: 周庄同里选一个."""
        return bool(_ONE_OF_THEM.search(self.text) or _ONE_OF_THEM.match(self.after.lstrip()))

    @property
    def ends_refusing(self) -> bool:
        """Whether it ends in a refusal of one thing, so that a list may follow: `without saunas` (`, spas or pools`)."""
        if not self._turns:
            return False
        _, stop, refused = self._turns[-1]
        return (
            refused
            and not _JOINED.search(self.text, stop)
            and self.text[stop:].isascii()
            and ")" not in self.text[stop:]
        )

    def is_item(self, last: bool) -> bool:
        """Whether it can be the next, or the last, of a list in English."""
        if last:
            match = _LAST_ITEM.match(self.text)
            return match is not None and not any(start < match.end() for start, _, _ in self._turns)
        return _ITEM.fullmatch(self.text) is not None and not self._turns and not _JOINED.search(self.text)


def clauses(folded: str, start: int, end: int) -> Iterator[Clause]:
    """The clauses between two indices, in order."""
    found = [
        Clause(match[0], match.start(), after="".join(_NEXT.findall(folded, match.end(), end)[:1]))
        for match in CLAUSE.finditer(folded, start, end)
    ]
    for index, clause in enumerate(found):
        if clause.ends_refusing:
            last = index + 1
            while (
                last < len(found)
                and _follows(folded, found[last - 1], found[last])
                and found[last].is_item(False)
            ):
                last += 1
            if (
                last < len(found)
                and _follows(folded, found[last - 1], found[last])
                and found[last].is_item(True)
            ):
                found[index + 1 : last + 1] = [
                    replace(one, carried=clause.span) for one in found[index + 1 : last + 1]
                ]
    yield from found


def _follows(folded: str, first: Clause, second: Clause) -> bool:
    return folded[first.span[1] : second.start].strip() == ","
