"""Time of which a request says that nothing is to be planned in it: a meeting, free middays, a day for friends. Minutes of the day."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from core.knowledge.engagements.clock_spans import NEVER, span_in
from core.knowledge.engagements.meetings import days_in, free_after, meeting_words
from core.model.spells import MOST_DAYS
from core.text import Text

# The parts of a day: from, to, and the minutes at least that are wished for.
_PARTS = {
    "morning": (9 * 60, 12 * 60, 180),
    "midday": (11 * 60 + 30, 15 * 60, 120),
    "afternoon": (13 * 60 + 30, 17 * 60 + 30, 240),
    "evening": (19 * 60 + 30, 22 * 60, 90),
    "day": (8 * 60 + 30, 20 * 60 + 30, 720),
}
_OF_MEETINGS = {"afternoon": (14 * 60, 17 * 60 + 30, 210), "day": (9 * 60, 17 * 60 + 30, 510)}
# What is free from an hour on has an hour and a half of its own at least, and no sight after it.
REST_OF_THE_DAY, BEDTIME = 90, 22 * 60
_SHORTEST = 30
_ENGAGED, FREE = (
    Text("有事，不安排", "engaged, nothing planned"),
    Text("自由时间，不安排", "free, nothing planned"),
)
_CLAUSE = re.compile(
    r"[^，,。；;！!？?\n.\s](?:[^，,。；;！!？?\n]|(?<=\bday),)*?(?=[，。；;！!？?\n]|(?<!\bday),|\.(?:\s|$)|$)"
)
# its points end no sentence
_HALF = re.compile(r"\b([ap])\.m\.")
_SAME_TIME = re.compile(r"这段时间|那段时间")
_WORDS = {
    "day": re.compile(
        r"(?<!第)一整?天|整天|全天|白天|上下午|\bdaytime\b|\b(?:one|a|1) (?:whole |full |entire )?day\b|\ball day\b|\bwhole day\b|\bfree day\b"
    ),
    "midday": re.compile(r"中午|正午|午间|\bmid-?days?\b|\bmiddle of (?:the|each|every) day\b|\bnoons?\b"),
    "morning": re.compile(r"上午|早上|\bmornings?\b"),
    "afternoon": re.compile(r"下午|\bafternoons?\b"),
    "evening": re.compile(r"晚上|傍晚|\bevenings?\b|\bnights?\b"),
}
_IS_FREE = re.compile(
    r"留空|空出来|空着|留白|什么(?:都|也)不(?:干|做|安排|去)|(?:别|不要|不用|不)(?:给我们?)?(?:再)?安排(?:任何)?(?:东西|活动|行程|景点|事)?$"
    r"|(?:留|空)(?:出|给我们?)?.{0,6}(?:一整?天|半天|下午|上午|晚上|中午).{0,12}"
    r"|\b(?:keep|leave|kept|left|want)\b.{0,40}\bfree\b(?! of| entry| admission)|\bnothing (?:at all )?(?:planned |scheduled )?(?:after|from|between)\b"
    r"|\b(?:mornings?|afternoons?|evenings?|days?) (?:off|to (?:myself|ourselves))\b|\bdo(?:ing)? (?:absolutely )?nothing\b"
)
# Whoever has meetings tells with these when there is time for the city.
_IS_LEFT_OPEN = re.compile(
    r"自由活动|自由支配|自由时间|自由安排|\bfree (?:after|from|until|till|before|between)\b"
    r"|\b(?:mid-?days?|middle of the day|mornings?|afternoons?|evenings?|days?) (?:is |are |to be |kept |left |completely |all )*free\b(?! of)"
    r"|\bfree (?:mid-?days?|mornings?|afternoons?|evenings?|day)\b"
)
# after a meeting, in its clause
_THEN_FREE = re.compile(
    r"(?:,|\b(?:and|but|with|so)) (?:then )?(?:only )?(?:the )?(?:rest|mornings?|afternoons?|evenings?|nights?)\b.*"
)
_IS_AVAILABLE = re.compile(r"\b(?:have|i'm|i am|we're|we are|only)\b.{0,30}\bfree\b")
# What is free of these is so on each day, unless one of them is said.
_USUAL = ("midday", "evening")
_ONE = re.compile(r"[一1]个(?:晚上|中午)|\b(?:one|an) (?:evening|night)\b")
_EACH = re.compile(r"每天|天天|每日|\beach\b|\bevery\b|\bdaily\b|days\b|mornings\b|afternoons\b|evenings\b")
_LAST_DAY = re.compile(r"最后一天|\blast (?:day|morning|afternoon|evening)\b|\bfinal day\b")
_NTH = re.compile(r"\b(?P<nth>first|second|third|fourth|fifth) (?:morning|afternoon|evening)\b")
_ORDINALS = {word: number for number, word in enumerate(("first", "second", "third", "fourth", "fifth"), 1)}


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptBlock:
    """Time that stays free: `least` minutes between two of the day, `on_day` of the trip (0: one of the whole days).

    What is wished for on `each` day is kept on those that one spends in the city. Between the two minutes of `no_sights`, which may
    be more, one eats at most. It `is_thing` where a thing of the request says it.
    """

    name: Text
    on_day: int
    since: int
    until: int
    least: int
    engaged: bool = False
    rest: bool = False
    each: bool = False
    no_sights: tuple[int, int] | None = None
    is_thing: bool = False

    @property
    def is_exact(self) -> bool:
        """Whether all of it stays free."""
        return self.least == self.until - self.since


def blocks_in(text: str, days: int) -> tuple[KeptBlock, ...]:
    """The blocks of a request for a trip of so many days, in its order, none twice."""
    found = dict.fromkeys(block for _, blocks in _read(text, days) for block in blocks)
    free = free_after(text) if days == 1 else None
    return tuple(_until(one, free) for one in found)


def _until(block: KeptBlock, free: int | None) -> KeptBlock:
    """A block of a meeting that lasts until the hour after which one says to be free."""
    if not block.engaged or free is None or free <= block.since:
        return block
    return replace(block, until=free, least=free - block.since)


def words_of_blocks(text: str, days: int | None) -> tuple[tuple[int, int], ...]:
    """The clauses of a request that say them."""
    return tuple(span for span, _ in _read(text, days or MOST_DAYS))


@lru_cache(maxsize=64)
def _read(text: str, days: int) -> tuple[tuple[tuple[int, int], tuple[KeptBlock, ...]], ...]:
    return tuple(_clauses(text, days))


def _clauses(text: str, days: int) -> Iterator[tuple[tuple[int, int], tuple[KeptBlock, ...]]]:
    said, has_meetings = False, meeting_words().search(text.lower()) is not None
    for found in _CLAUSE.finditer(_HALF.sub(r"\1m  ", text.lower())):
        clause = found[0]
        engaged = meeting_words().search(clause) is not None
        if said and _SAME_TIME.search(clause):
            yield found.span(), ()
            continue
        said = engaged or _IS_FREE.search(clause) is not None or (not has_meetings and _is_left_open(clause))
        blocks = tuple(_blocks(clause, days, engaged=engaged)) if said else ()
        said = bool(blocks)
        if said:
            yield found.span(), blocks


def _is_left_open(clause: str) -> bool:
    return _IS_LEFT_OPEN.search(clause) is not None and _IS_AVAILABLE.search(clause) is None


def _blocks(clause: str, days: int, *, engaged: bool) -> Iterator[KeptBlock]:
    clause = _THEN_FREE.sub("", clause) if engaged else clause
    hours = span_in(clause)
    part = next((part for part, words in _WORDS.items() if words.search(clause)), "")
    if hours is None and not part and not engaged:
        return
    since, until, least = _minutes(hours, part, engaged=engaged)
    rest = not engaged and hours is not None and hours[1] == NEVER
    if least < _SHORTEST:
        return
    name = _ENGAGED if engaged else FREE
    on_days, each = _days(clause, days, engaged=engaged, usual=part in _USUAL or hours is not None)
    for day in on_days:
        yield KeptBlock(
            name=name,
            on_day=day,
            since=since,
            until=until,
            least=least,
            engaged=engaged,
            rest=rest,
            each=each,
            no_sights=(since, NEVER) if rest else None,
        )


def _minutes(hours: tuple[int, int] | None, part: str, *, engaged: bool) -> tuple[int, int, int]:
    if hours is None:
        of_part = _PARTS | _OF_MEETINGS if engaged else _PARTS
        return of_part[part or "day"]
    since, until = hours
    if until == NEVER:
        return since, max(BEDTIME, since), min(REST_OF_THE_DAY, BEDTIME - since)
    since = since or _PARTS["morning"][0]
    return since, until, until - since


def _days(clause: str, days: int, *, engaged: bool, usual: bool) -> tuple[tuple[int, ...], bool]:
    """The days of a block, and whether it is one of each: those that are named; else each, or one of them (0).

    A meeting on no day is nobody's.
    """
    named = sorted({*days_in(clause), *(_ORDINALS[one["nth"]] for one in _NTH.finditer(clause))})
    if _LAST_DAY.search(clause):
        named.append(days)
    if named or days == 1:
        return tuple(dict.fromkeys(day for day in named or (1,) if day <= days)), False
    if _EACH.search(clause) or (not engaged and usual and not _ONE.search(clause)):
        return tuple(range(1, days + 1)), True
    return () if engaged else (0,), False
