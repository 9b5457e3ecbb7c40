"""Persons in Chinese: 两个人, 一家三口, 我和两个朋友, 夫妻带两个孩子, 2大1小, 爸妈加我和弟弟."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from core.understand.facts.company.counting import counted
from core.understand.facts.company.less_sure_zh import less_sure
from core.understand.facts.company.person_grammar_zh import OF_ANY_LETTER, PERSONS, USUAL_PERSONS
from core.understand.facts.company.person_words_zh import THEM, person_words
from core.understand.patterns.pattern import compiled
from core.understand.persons.households import with_households
from core.understand.persons.kin_zh import KIN
from core.understand.persons.parts import CHILDREN, PersonWords, parts_of
from core.understand.text.numerals import RANGE_ZH, count_of
from core.understand.text.spans import Reading

_ABSENT = compiled(
    rf"(?:我的?|咱|[她他]的?)?(?:{KIN})(?P<absent_too>[和跟与、](?:{KIN}))?(?:他们?|她们?)?(?:这次|这回|都|也|就|临时|突然|要?上班|要?加班|出差|有事|没空)*(?:不(?:去|来|跟|参加|一起|同行)|[来去]不了|没法[去来]|没空|走不开|脱不开身|抽不开身|要?值班|有班|留在?家|在家(?:带|看|陪|休息|待|呆)[^,。;]{{0,4}})(?:了)?(?=[,。;!\s]|$)"
)
_SHE_STAYS = compiled(
    rf"(?P<who>(?<!其)[她他](?:们|俩)?)(?!家|的|{KIN})[^,。;!?她他我]{{0,8}}?(?:不(?:去|来|跟|参加)|[去来]不(?:了|成))了?(?=[,。;!\s]|$)"
)
"""Who stays at home, by a pronoun for the one who was named last: 本来要带我妈，她血压高不去了."""
_LIVES_THERE = compiled(
    rf"(?:我的?|咱|[她他]的?)?(?:{KIN})(?P<absent_too>(?!))?(?:正|就|现在|目前)*在[^,。;]{{2,10}}?(?:[读上念](?:大学|书|研究?生?|博士?|高中|大[一二三四])|工作|上班|定居|打工|留学)"
)
"""One of the family who lives where the others go to see him or her."""
_IS_VISITED = compiled(r"[去来]看(?:看|望)?(?:[她他]|女儿|儿子|孩子|闺女)|探望|看望")
_SLEEPS_ALONE = re.compile(
    r"(?:我?自己|我?一个?人|我单独)(?:单独|就|要|想)*(?:住|睡|[一1]间|[一1]屋|[一1]个?房)"
)
"""Who has a room for himself, beside others: 我跟我弟，他住同学那，我一个人住."""
_STAYS_AWAY = re.compile(r"不(?:去|来|跟|参加|一起|同行|开身?)|[来去]不了|没[法空]|[留在]家|值班|有班")
_FOR_OTHERS = compiled(
    r"(?:不是我(?:自己|本人)?|我(?:自己|本人|们(?:小辈|晚辈|做?儿女的?|子女|年轻人|自己)?)?(?:这次|这回|就|是|都)*不)(?:去|来|玩|走|出行|跟着?去?)(?!过|了?故)(?:了|的)?(?=$|[,。;!\s])|我(?:自己|本人)?(?:这次|这回|就|是|实在)*(?:走不开|去不了|来不了|去不成|抽不开身|脱不开身|没空去?|没时间去?)(?=$|[,。;!\s])"
)
"""Who writes, and does not travel: 不是我去, 我自己不去."""
_SENDS = compiled(r"(?:送|请|资助|赞助)(?:[他她]们?俩?|二老|爸妈|父母|老两口|爷爷奶奶|外公外婆|公婆)")
"""Those whom others send on a trip: 我们兄妹凑钱送他俩去."""
_JOINS = compiled(
    r"[\s,、（(]*(?:还有|以及|再|另外|一起|个|想|要|打算|准备|计划|的|上|着|我家|家里的?|\s?[他她]们?俩|归|[4-9]\d\+|一[对个位名]|三口|[\d一二三四五六七八九十]{1,3}(?:个?月大|个月|岁)(?:半|多)?|两|双方|[()（）])*[\s,、]*"
)
# letters of a number and its measure word
_COUNT = 4
_COUNTED_BEFORE = re.compile(rf"(?P<n>{RANGE_ZH})[个位名]?$")
"""How many there are of those who stay away: 两个同事来不了."""
_IS_ONE = re.compile(r"一[枚名位]$")
_ADDED_BY = tuple("、和跟加+与")


def company_zh(text: str) -> Reading[int] | None:
    """Travellers by all that the (folded) text says of them; a lone 我 is one, which is not sure."""
    parts = tuple(_without_oneself(list(with_households(persons_zh(text), text)), text))
    found = counted(parts, text, _JOINS)
    found = less_sure(found, text) if found is not None else None
    if found is not None and _LIVES_THERE.search(text) and not _IS_VISITED.search(text):
        found = replace(found, confidence=min(found.confidence, 0.5))
    others = [part for part in parts if part.role not in ("speaker", "with", "absent")]
    sends = found is not None and _SENDS.search(text) is not None
    if (found is None or sends) and _FOR_OTHERS.search(text):
        # who is sent on a trip by those who stay at home: 给我父母办一趟旅行，我们不去
        ours = ("我们", "咱", "俺")
        others = [part for part in others if not text.startswith(ours, part.span[0])]
        most = max((one.high for one in others), default=0)
        sent = [part for part in others if part.low == part.high == most]
        return Reading(sent[0].low, sent[0].span, 0.8) if sent else None
    if found is not None or others or any(part.noun == "us" for part in parts):
        return found
    speaker = next((part for part in parts if part.role == "speaker"), None)
    return Reading(1, speaker.span, 0.6) if speaker else None


def _without_oneself(parts: list[PersonWords], text: str) -> Iterator[PersonWords]:
    """The parts without the writer alone, where others were counted with him: 母女俩去成都，我自己想去杜甫草堂."""
    others = any(part.role in ("total", "sum", "collective", "group") and part.high > 1 for part in parts)
    brought = others or any(part.role == "with" for part in parts)
    return (
        part
        for part in parts
        if not (
            part.role == "total"
            and (
                (others and text.startswith("我自己", part.span[0]))
                or (brought and _SLEEPS_ALONE.match(text, part.span[0]))
            )
        )
    )


@lru_cache(maxsize=64)
def persons_zh(text: str) -> tuple[PersonWords, ...]:
    """The words of a (folded) text that say who travels."""
    absent = list(map(_absent, _ABSENT.finditer(text))) if _STAYS_AWAY.search(text) else []
    visited = list(map(_absent, _LIVES_THERE.finditer(text))) if _IS_VISITED.search(text) else []
    absent += visited
    for part in absent:
        start, end = part.span
        text = text[:start] + " " * (end - start) + text[end:]
    grammar = PERSONS if OF_ANY_LETTER.search(text) else USUAL_PERSONS
    parts = list(_named_before(parts_of(text, grammar, person_words)))
    for stays in _SHE_STAYS.finditer(text):
        parts = list(_without_last(parts, stays))
    if visited:
        parts = [part for part in parts if part.noun not in CHILDREN and part.noun != "her"]
    if any(part.role == "with" for part in parts):
        # who says what he is, and brings others, is one of them: 程序员一枚，带老婆孩子
        parts = [
            replace(part, role="speaker", low=0, high=0)
            if _IS_ONE.search(text, *part.span) and not text.endswith(_ADDED_BY, 0, part.span[0])
            else part
            for part in parts
        ]
    if _FOR_OTHERS.search(text):
        parts = [part for part in parts if part.role != "speaker" or part.noun == "us"]
    return tuple(sorted([*absent, *parts], key=lambda part: part.span))


def _without_last(parts: list[PersonWords], stays: re.Match[str]) -> Iterator[PersonWords]:
    """The parts, of which the last of the family before a pronoun for who stays at home is absent."""
    several = len(stays["who"]) > 1
    told = [
        part
        for part in parts
        if part.role == "kin" and part.span[1] <= stays.start() and (part.high > 1) is several
    ]
    return (
        replace(part, role="absent") if told and part is told[-1] else part
        for part in parts
        if not stays.start() <= part.span[0] < stays.end()
    )


def _absent(match: re.Match[str]) -> PersonWords:
    """Persons of the traveller who stay at home."""
    counted = _COUNTED_BEFORE.search(match.string, max(0, match.start() - _COUNT), match.start())
    start = counted.start() if counted else match.start()
    count = (count_of(counted["n"]) if counted else None) or (2 if match["absent_too"] else 1)
    return PersonWords(role="absent", span=(start, match.end()), low=count, high=count)


def _named_before(parts: list[PersonWords]) -> Iterator[PersonWords]:
    """The parts, with a pronoun of several for those who were named before: 爸妈六十多岁，我陪他们."""
    several: PersonWords | None = None
    for part in parts:
        if part.noun != THEM:
            several = part if part.role == "kin" and part.low > 1 else several
            yield part
        elif several is not None:
            yield replace(part, low=several.low, high=several.high, noun=several.noun)
