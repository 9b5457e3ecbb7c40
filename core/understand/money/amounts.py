"""Amounts of money: for what, per what, in which currency, and whether as a limit, a floor or about so much.

One grammar for both languages: an amount is found by its marks, and what it is for by the nearest words of its clause,
else of the clause before.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from core.understand.money.left_out import is_short_of, leaves_a_part_out
from core.understand.money.money_words import (
    ABOUT,
    ABOUT_AFTER,
    CUE,
    FIGURE,
    LEADS,
    LEAST,
    LEAST_AFTER,
    LISTS_PARTS,
    MONEY,
    NO_MORE,
    NOT_PER,
    OF_A_WHOLE,
    OF_ALL_AND_ANOTHER,
    OF_ONE_MEAL,
    OF_ONE_WAY,
    OF_THE_REST,
    ONE_MEAL,
    OTHER_UNIT,
    PERS,
    RACE,
    SOME_OF_IT,
    TAIL,
    THE_REST,
    TOGETHER,
    TOLD_CLOSER,
    Per,
    Purpose,
)
from core.understand.money.one_meal_zh import is_of_one_meal_zh
from core.understand.money.plain_numbers import LEAST_MONEY, is_money
from core.understand.money.prices_of_rooms import (
    counted_unsaid,
    is_behind_a_room,
    may_be_a_night,
    without_shared_room,
)
from core.understand.money.purposes import (
    is_apart,
    names_several,
    purpose_named,
    purpose_of,
    slept_in,
    told_by,
)
from core.understand.text.clauses.conditions import CONDITION
from core.understand.text.clauses.sentences import clause_spans
from core.understand.text.numerals import count_of, least_of, number_of
from core.understand.text.spans import Span

AmountBound = Literal["most", "least", "about", "over"]
# CNY that an amount is which is neither marked as money nor counted by anything
_LEAST_UNMARKED = 50
# CNY up to which an amount may be for what the clause before is about: hotel, under 400
_LARGEST_PART = 500
_BLANKS = re.compile(r" {2,}")
_UNCOUNTED = re.compile(r".*\d.*")
"""Words that count an amount of their own, and not the next one: 300/day, all in 6k."""
_IF_ALL_STAYS = re.compile(
    r"\b(?:if|as long as|so long as) (?:it|that|this|everything|all|the (?:whole )?(?:trip|total|lot|thing)|we|you)(?: can| could)? (?:all )?(?:stays?|comes?|comes? in|is|keeps?(?: it)?|remains?) (?:in )?(?:under|below|within|at)\s*$|"
    r"\bif (?:the|our|my) budget(?: of)?\s*$",
    re.IGNORECASE,
)
"""A condition that is a limit of all: if it stays under 7000 he won't grumble, if the budget of 18000 allows."""
_SAYS_NOTHING = re.compile(
    r"\s*(?:please|pls|plz|ideally|if possible|thanks|thank you|say|maybe|preferably)\s*", re.IGNORECASE
)
_SHARED_MEAL = re.compile(r"(?P<n>[俩两二三四五六2-9])个?人(?:一共|总共|加起来)?[^,。;]{0,6}$")
"""Who share what a meal costs: 一顿俩人不超二百."""
_WE_TWO = 2
_SHARED_MEAL_EN = re.compile(
    r"[^,.;]{0,24}?\bfor (?:(?:(?:all|the) )?(?P<n>two|three|four|five|six|[2-9])(?: of us)?|both)\b(?! (?:days|nights|meals))",
    re.IGNORECASE,
)
"""The same in English, behind the amount: under 200 per meal for the two of us."""
_IN_ANOTHER = re.compile(r"(?:算|包|含|放)(?:在|进|到)\s*$")
"""What leads to an amount that was told before, and of which something is no part: 门票别算在1500里."""
_NIGHTS = re.compile(
    r"\bnights? (?:(?:at|for|in|max|maximum|under|below|up to|around|about|no more than|not more than|a hotel|hotels?) )*$",
    re.IGNORECASE,
)
_EACH = re.compile(r" ?(?:yuan |rmb |kuai )?each\b", re.IGNORECASE)
"""What makes an amount that each of some nights may cost: two nights max 300 each."""
_INCOME = re.compile(
    r"(?:退休金|养老金|退休工资|工资|月薪|年薪|薪水|底薪|低保|生活费|零花钱?|房租|房贷|月供|(?<![\d一二三四五六七八九十个这下上本])月(?:收?入|预算|花费|开销))[^,。;!?\d]{0,6}$"
)
"""What one has, or pays, every month, which is no money of the trip: 退休金一个月五千多."""
# letters between an amount and the word for money that it is told by
_TO_ITS_CUE = 3
# letters about an amount that say what it is for
_AROUND = 56


@dataclass(frozen=True, slots=True)
class Amount:
    """An amount as the text says it.

    `purpose` is what it is for (None: not said), `pers` by what it is counted, `foreign` its currency where that is not
    CNY, `low` the lower end of a range, `together` whether it is said to be of all rooms
    at once, `partial` whether the text leaves something out of it (不含往返)
    or makes it a condition (要是机票低于500).
    """

    value: float
    span: Span
    purpose: Purpose | None
    pers: frozenset[Per]
    bound: AmountBound
    foreign: str | None = None
    low: float | None = None
    marked: bool = False
    together: bool = False
    partial: bool = False


_IS_LEFT = re.compile("剩下|剩余|其余|余下")
"""What makes an amount one of all but what was spoken of before: 路费我出，剩下每人500."""
_PARTICLE = re.compile(r"[吧嘛呢啊](?=[一-鿿]{2})(?!.?[\d一二两三四五六七八九十几])")
"""What ends a part of a spoken text before other words, and leads on to a number right behind it (钱嘛五千)."""


def amounts(text: str) -> Iterator[Amount]:
    """The amounts of money in a (folded) text."""
    for start, end in (part for span in clause_spans(text) for part in _spoken(text, span)):
        if not FIGURE.search(text, start, end):
            continue
        taken = start
        for match in MONEY.finditer(text, start, end):
            amount = _amount(text, (start, end), taken, match)
            if amount is not None:
                yield amount
            taken = amount.span[1] if amount is not None else taken


def _spoken(text: str, clause: Span) -> Iterator[Span]:
    """The parts of a clause that somebody spoke without a stop: what a particle ends says nothing of an amount behind it."""
    start, end = clause
    for particle in _PARTICLE.finditer(text, start, end):
        yield start, particle.end()
        start = particle.end()
    yield start, end


def _amount(text: str, clause: Span, taken: int, match: re.Match[str]) -> Amount | None:
    # 千把块 is about a thousand
    value = number_of(match["amount"]) or (
        number_of(f"一{match['amount']}") if match["more"] == "把" else None
    )
    if value is None or OTHER_UNIT.match(text, match.end("more") if match["more"] else match.end("amount")):
        return None
    begins = match.start() + len(match[0]) - len(match[0].lstrip())
    if RACE.match(text, begins) or any(one.search(text, clause[0], begins) for one in (_IN_ANOTHER, _INCOME)):
        return None
    # behind a blank stands no word that the amount is of: 6000 求住解放碑
    end = match.start() + len(match[0].rstrip())
    # a correction leaves blanks
    before = _BLANKS.sub(" ", text[max(taken, begins - _AROUND) : begins])
    after = text[end : min(clause[1], end + _AROUND)].split("其中")[0]
    before = without_shared_room(before, value)
    marked = bool(match["cny"] or match["cny_before"] or match["foreign"] or match["foreign_before"])
    if not marked and not is_money(text, match, before, after, value):
        return None
    of_the_rest = OF_THE_REST.match(after) or _IS_LEFT.search(before)
    said_before = "" if of_the_rest else _said_before(text, clause[0])
    pers, closer = _pers(before, after, text[end - 2 : end + 14]), TOLD_CLOSER.match(text, end)
    pers |= _pers("", closer["per"], "") if closer else frozenset()
    if _NIGHTS.search(before) and _EACH.match(after):
        pers = frozenset[Per]({"night"})
    if value < (LEAST_MONEY if marked or pers else _LEAST_UNMARKED):
        return None
    if "meal" in pers and "person" not in pers:
        value /= _sharing(before, after)
    may_be_a_part = value <= _LARGEST_PART if pers <= {"person"} else bool(pers)
    # a day's money is no fare, though rides were spoken of before: 高铁往返，一天500
    of_rides = "day" in pers and purpose_named(said_before) == "intercity"
    own = before if may_be_a_part else told_by(before, after)
    purpose = purpose_of(own, after, said_before if may_be_a_part and not of_rides else "")
    purpose = slept_in(purpose, pers, before)
    pers = pers or counted_unsaid(before, after, value, said_before)
    low = least_of(match["low"], match["amount"])
    return Amount(
        value=value,
        span=(_start(text, clause[0], taken, begins), closer.end() if closer else end + _tail(after)),
        purpose=purpose,
        pers=pers or _pers_said_before(before, said_before),
        bound=_bound(before, after, match["more"]),
        foreign=match["foreign"] or match["foreign_before"],
        low=low if low is not None and low < value else None,
        marked=marked,
        together=TOGETHER.search(before) is not None or TOGETHER.match(after) is not None,
        partial=_leaves_out(text, (clause[0], begins, end), before, pers, purpose)
        or _is_of_a_part(before, after, said_before, purpose)
        or LISTS_PARTS.match(text, end) is not None
        or (not pers and purpose not in (None, "total") and is_apart(own))
        or may_be_a_night(before, after, pers, value)
        or (purpose is None and is_behind_a_room(said_before, before, after, pers, value)),
    )


def _leaves_out(
    text: str, at: tuple[int, int, int], before: str, pers: frozenset[Per], purpose: Purpose | None
) -> bool:
    """Whether the text leaves something out of an amount, of which it tells where its clause and itself begin and where it ends."""
    clause, begins, end = at
    # what else is paid, and by whom, leaves nothing out of a night: 每晚600以内，其余自己出
    return "night" not in pers and (
        is_short_of(before, text[end : end + 44])
        or (purpose in (None, "total") and leaves_a_part_out(text, clause, begins, end))
    )


def _pers_said_before(before: str, said_before: str) -> frozenset[Per]:
    """By what an amount is counted that says it in the clause before: 人均, 500."""
    return frozenset() if purpose_named(before) else _pers(_UNCOUNTED.sub("", said_before[-8:]), "", "")


def _is_of_a_part(before: str, after: str, said_before: str, purpose: Purpose | None) -> bool:
    """Whether the words around an amount say that it is one of a part of what it seems to be of: of one meal, but for the rides."""
    of_all = purpose in (None, "total")
    return (
        names_several(before, after)
        or (of_all and OF_A_WHOLE.match(after) is not None)
        or ONE_MEAL.search(before) is not None
        or is_of_one_meal_zh(said_before, before, after, purpose)
        or SOME_OF_IT.search(before) is not None
        or OF_ONE_WAY.match(after) is not None
        or THE_REST.search(before) is not None
        or said_before.lstrip().startswith(("除", "不含", "不算"))
        or (CONDITION.search(before) is not None and _IF_ALL_STAYS.search(before) is None)
        or (purpose == "total" and OF_ONE_MEAL.search(said_before) is not None and not CUE.search(before))
    )


def _said_before(text: str, start: int) -> str:
    """The clause of the same sentence that ends before an index."""
    before = re.split(r"[。;!?\n]|\.(?:\s|$)", text[max(0, start - 2 * _AROUND) : start])[-1]
    parts = (part for part in reversed(before.split(",")) if part.strip())
    return next((part for part in parts if not _SAYS_NOTHING.fullmatch(part)), "")


def _pers(before: str, after: str, around: str) -> frozenset[Per]:
    before, after = NOT_PER.sub("", before), NOT_PER.sub("", after)
    near_after = re.split(r"[,。;]", after)[0][:24]
    another = OF_ALL_AND_ANOTHER.match(near_after)
    near_after = another["all"] if another else near_after
    return frozenset(
        per
        for per, pattern in PERS
        if pattern.search(before)
        or pattern.search(near_after)
        or pattern.match(around.lstrip("0123456789元块 "))
    )


def _sharing(before: str, after: str) -> int:
    """How many share what a meal costs, as the words before or after the amount say; one where they do not."""
    shared = _SHARED_MEAL.search(before)
    if shared is not None:
        return count_of(shared["n"]) or 1
    told = _SHARED_MEAL_EN.match(after)
    return 1 if told is None else count_of(told["n"]) or 1 if told["n"] else _WE_TWO


def _bound(before: str, after: str, more: str | None) -> AmountBound:
    if NO_MORE.search(before):
        return "most"
    if LEAST.search(before) or LEAST_AFTER.match(after):
        return "least"
    if more in ("多", "出头", "把"):
        return "over"
    return "about" if more == "左右" or ABOUT.search(before) or ABOUT_AFTER.match(after) else "most"


def _start(text: str, clause_start: int, taken: int, begins: int) -> int:
    """Where the words that belong to the amount begin."""
    first = max(clause_start, taken)
    lead = LEADS.search(text[first:begins])
    cues = (
        cue.start() for cue in CUE.finditer(text[first:begins]) if first + cue.end() >= begins - _TO_ITS_CUE
    )
    start = first + (lead.start() if lead else next(cues, begins - first))
    return start + len(text[start:begins]) - len(text[start:begins].lstrip(" ,"))


def _tail(after: str) -> int:
    return len(match[0].rstrip()) if (match := TAIL.match(after)) else 0
