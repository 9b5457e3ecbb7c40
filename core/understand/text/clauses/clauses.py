"""Clauses of a request in free words, and which of their words are wanted or unwanted."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from core.understand.text.clauses.answers import FROM_AFAR, awaits_answer, refusing_answer
from core.understand.text.clauses.clause_words import (
    ALL_BUT_IT,
    AND_SUCH,
    ANOTHER_THING,
    LABEL,
    NEXT_CLAUSE,
    ONE_OF_THEM,
    OR,
    OUT_ZH,
    SOME_PLACES,
)
from core.understand.text.clauses.left_out import is_left_out, leaving_out
from core.understand.text.clauses.reach import (
    ALL_BUT_ZH,
    ASIDE_IN_COMMAS,
    EXCEPTED_ZH,
    GIVEN_UP,
    REFUSED_BY,
    REFUSING_SUBJECT,
    is_less_gladly,
    reaches,
)
from core.understand.text.clauses.refusals import (
    ASIDE,
    HEADS_A_LIST,
    NO_AFTER,
    NO_AFTER_EN,
    NO_LATER,
    NO_TOPIC,
    SO_TOO,
    SUCH_AS,
    is_bound_to,
    is_refused_en,
    refused_behind,
)
from core.understand.text.clauses.refused_lists import is_item, is_last_item, leads_list
from core.understand.text.clauses.sentences import CLAUSE, sentences_of
from core.understand.text.clauses.turns import (
    FINE,
    WANTED_AFTER,
    Turn,
    is_indifferent,
    is_of_another,
    turns_of,
)
from core.understand.text.spans import Span
from core.understand.text.writing import script

# characters behind a clause in which a thing that it names as a question is answered
_ANSWERED_WITHIN = 80


@dataclass(frozen=True, eq=False)
class Clause:
    """A clause of the folded text, itself alone alike: what is found of it is kept by it.

    `carried` is the English clause before it whose refusal reaches into it, if any, and `resumes` whether that is its subject; `after` what the sentence says next;
    `following` what stands behind it, from its mark on.
    """

    text: str
    start: int
    lower: str
    """Its words in lower case."""
    span: Span
    """Where it is in the text."""
    carried: Span | None = None
    resumes: bool = False
    after: str = ""
    following: str = ""

    @cached_property
    def _turns(self) -> tuple[Turn, ...]:
        """Where its words turn to what is wanted or unwanted, and whether they refuse."""
        return turns_of(self.text, self.lower, self.after)

    def indifferent(self, at: int, end: int) -> bool:
        """Whether the traveller says that words of the whole text, between two indices, do not matter."""
        return is_indifferent(self.text, at - self.start, end - self.start)

    def is_answered_no(self, at: int, end: int) -> bool:
        """Whether what stands between two indices of the whole text is named and then refused: Songcheng? Heavens no."""
        return self._answer(at, end) is not None

    def awaits_answer(self, at: int, end: int) -> bool:
        """Whether it asks for nothing but what stands between two indices of the whole text."""
        return awaits_answer(self.text, *self._within(at, end), self.following)

    def _answer(self, at: int, end: int) -> int | None:
        return refusing_answer(self.text, *self._within(at, end), self.following)

    def _within(self, at: int, end: int) -> Span:
        return max(0, at - self.start), max(0, end - self.start)

    def accepts(self, end: int) -> bool:
        """Whether what ends at an index of the whole text is said to do well enough: hostels are fine."""
        return FINE.match(self.text, end - self.start) is not None

    def unwanted(self, at: int, end: int | None = None) -> bool:
        """Whether words of the whole text, from an index (to an end), are refused by what stands before or after them."""
        if (at, end) not in self._unwanted:
            self._unwanted[at, end] = self._is_unwanted(at, end)
        return self._unwanted[at, end]

    @cached_property
    def _unwanted(self) -> dict[tuple[int, int | None], bool]:
        """What was asked for so far of which words are refused, as several rules ask for the same."""
        return {}

    def _is_unwanted(self, at: int, end: int | None) -> bool:
        words = at - self.start
        if is_less_gladly(self.text, words):
            return True
        wanted = end is not None and WANTED_AFTER.match(self.text, max(0, end - self.start))
        alone = end is not None and ALL_BUT_IT.match(self.text, max(0, end - self.start))
        if wanted or alone or is_bound_to(self.text, words) or self._is_left_alone(words):
            return False
        if end is not None and GIVEN_UP.match(self.text + self.following, max(0, end - self.start)):
            return True
        before = (
            refused != self.resumes
            for start, stop, refused in self._turns[::-1]
            if reaches(self.text, self.lower, start, stop, words)
        )
        if next(before, self.carried is not None and not ASIDE.search(self.text[:words])):
            return True
        if end is None:
            return False
        last = max(0, end - self.start)
        if self.is_answered_no(at, end):
            return True
        if self.text.isascii() or re.search("[A-Za-z]$", self.text[:last]):
            told = self.text, self.after, self.following
            return is_left_out(*told, words, last) or is_refused_en(self.text, words, last)
        after = NO_AFTER.match(self.lower, last)
        if after is not None and FROM_AFAR.match(self.text + self.following, after.end()):
            return False
        return bool(after or NO_LATER.match(self.after) or self._refused_topic(last) is not None)

    def _is_left_alone(self, at: int) -> bool:
        """Whether it is all that is wanted, where the rest is refused: 除了外滩都不去."""
        return any(one.start("but") <= at < one.end("but") for one in ALL_BUT_ZH.finditer(self.text))

    def _refused_topic(self, end: int) -> int | None:
        """Where the clause begins to refuse what it spoke of: nothing turns between words that end there and its end."""
        refusal = NO_TOPIC.search(self.text, end)
        if refusal is None or is_of_another(self.text, end, refusal, self.following):
            return None
        such = AND_SUCH.search(self.text, end, refusal.start())
        turned = any(not refused and end <= start < refusal.start() for start, _, refused in self._turns)
        return refusal.start() if such or not turned else None

    def refusing_words(self, at: int, end: int) -> Iterator[Span]:
        """Where the words stand, before or after those between two indices of the whole text, that refuse these."""
        for start, stop, refused in self._turns:
            if refused and start < at - self.start:
                yield self.start + start, min(self.start + stop, at)
        last = max(0, end - self.start)
        for left in leaving_out(self.text, self.following, max(0, at - self.start), last):
            yield self.start + left[0], self.start + left[1]
        after = refused_behind(self.text, self.lower, max(0, at - self.start), last)
        if after:
            yield self.start + _begins(after), self.start + after.end()
        elif (topic := self._refused_topic(last)) is not None:
            # another thing between them is refused too, and not read by that: 面条包子都不行
            other = ANOTHER_THING.fullmatch(self.text, last, topic)
            yield (self.start + topic if other else end), self.span[1]
        if (answered := self._answer(at, end)) is not None:
            yield end, self.span[1] + answered
        elif self.after and (later := NO_LATER.match(self.after)) is not None:
            yield self.span[1], self.span[1] + 1 + later.end()

    def borrows(self, at: int) -> bool:
        """Whether only a refusal in an earlier clause reaches what stands at an index of the whole text."""
        return self.carried is not None and not any(
            reaches(self.text, self.lower, *turn[:2], at - self.start) for turn in self._turns
        )

    def lists_refused(self, at: int) -> bool:
        """Whether what stands at an index of the whole text is of a list that is refused as a whole: things we don't want: early starts."""
        return self.borrows(at) or (HEADS_A_LIST.match(self.text) is not None and self.unwanted(at))

    def joins_by_or(self, start: int, end: int) -> bool:
        """Whether the words between two indices of the whole text join alternatives, or one of all is asked for."""
        return self.wants_but_one or OR.search(self.text, start - self.start, end - self.start) is not None

    @cached_property
    def wants_but_one(self) -> bool:
        """Whether it says that one of what it names will do: 周庄同里选一个."""
        return bool(ONE_OF_THEM.search(self.text) or ONE_OF_THEM.match(self.after.lstrip()))

    @property
    def refuses_last(self) -> bool:
        """Whether its last turn is a refusal: 台阶多的地方一概不去."""
        some = SOME_PLACES.search(self.text)
        of_some = some is not None and any(refused for *_, refused in self._turns[:1])
        return bool(NO_TOPIC.search(self.text) or of_some or (self._turns and self._turns[-1][2]))

    @property
    def begins_refusing(self) -> bool:
        """Whether a refusal is the first that it says, or says behind a colon: `no taxis`."""
        if not self._turns:
            return False
        start, _, refused = self._turns[0]
        return refused and self.text[:start].rstrip()[-1:] in ("", ":")

    @property
    def ends_refusing(self) -> bool:
        """Whether it ends in a refusal of one thing, so that a list may follow: `without saunas` (`, spas or pools`)."""
        return leads_list(self.text, self.lower, self._turns)

    def is_item(self, last: bool) -> bool:
        """Whether it can be the next, or the last, of a list in English."""
        return (is_last_item if last else is_item)(self.text, self._turns)


def _begins(refusal: re.Match[str]) -> int:
    """Where a refusal begins: behind the other things of the list that it ends (西湖和缆车都别安排)."""
    return refusal.end("list") if refusal.groupdict().get("list") else refusal.start()


@lru_cache(maxsize=256)
def clauses(folded: str, start: int, end: int) -> tuple[Clause, ...]:
    """The clauses between two indices, in order; kept for a while, as all rules ask for them."""
    lowered = script.lower(folded)
    found = [
        Clause(
            text=folded[first:last],
            start=first,
            lower=lowered[first:last],
            span=(first, last),
            after=_said_next(folded, last, end),
            following=folded[last : min(end, last + _ANSWERED_WITHIN)],
        )
        for match in CLAUSE.finditer(folded, start, end)
        for first, last in sentences_of(match)
    ]
    for index, clause in enumerate(found):
        before = found[index - 1] if index else None
        so_too = before and (
            (
                SO_TOO.match(clause.text)
                and (NO_AFTER_EN if clause.text.isascii() else OUT_ZH).search(before.text)
            )
            or (SUCH_AS.match(clause.text) and before.refuses_last)
        )
        found[index] = replace(clause, carried=found[index - 1].span) if so_too else clause
        if before and not clause.after and before.refuses_last and EXCEPTED_ZH.fullmatch(clause.text):
            found[index] = replace(clause, carried=before.span, resumes=True)
        if before and (resumed := _resumed_by(found, index)) is not None:
            found[index] = replace(found[index], carried=resumed, resumes=True)
        heads, last = HEADS_A_LIST.match(clause.text) is not None, index + 1
        if heads or clause.ends_refusing:
            while (
                last < len(found)
                and _follows(folded, found[last - 1], found[last])
                and (found[last].is_item(False) or (heads and not found[last]._turns))
                and not LABEL.match(found[last].text)
            ):
                last += 1
            ends = (
                last < len(found)
                and _follows(folded, found[last - 1], found[last])
                and found[last].is_item(True)
            )
            if ends or heads:
                found[index + 1 : last + ends] = [
                    replace(one, carried=clause.span) for one in found[index + 1 : last + ends]
                ]
    return tuple(found)


def _resumed_by(found: list[Clause], index: int) -> Span | None:
    """The refusing subject of which a clause is the rest, with an aside between: nobody, I repeat nobody, is to book a bus."""
    if not REFUSED_BY.match(found[index].lower):
        return None
    at = index - 1 - (ASIDE_IN_COMMAS.fullmatch(found[index - 1].lower) is not None)
    return found[at].span if at >= 0 and REFUSING_SUBJECT.search(found[at].lower) else None


def _said_next(folded: str, start: int, end: int) -> str:
    """What the sentence says after the comma that stands at an index; empty where none does."""
    comma = NEXT_CLAUSE.match(folded, start, end)
    return comma[1] if comma else ""


def _follows(folded: str, first: Clause, second: Clause) -> bool:
    return folded[first.span[1] : second.start].strip() == ","
