"""What the clauses of a text say against what was read of them: a refusal, a condition, words beside it that were not read."""

from collections.abc import Iterator, Sequence

from core.understand.belief.phrasing.conditions import OF_NOW, conditional
from core.understand.belief.phrasing.halves import is_a_judgement, is_half_of_refused
from core.understand.belief.phrasing.part_of_another import is_hearsay, is_of_few
from core.understand.belief.phrasing.refusing import (
    is_unanswered,
    refuses,
    refuses_after,
    spoken_against,
    unread_refusals,
)
from core.understand.belief.phrasing.speaking import (
    GIVEN_UP_AFTER,
    GOVERNS,
    JOINS,
    LEFT_OPEN,
    SERVES,
    WANTED_AFTER,
    WHEN_OR_HOW,
)
from core.understand.belief.phrasing.told_zh import COUNTS_THEM, is_asked
from core.understand.belief.qualifying import qualifies
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.leftover import marked
from core.understand.text.spans import Span, overlaps
from core.understand.text.writing.script import HAN_SIGN
from core.understand.wishes.wish import Scene


class DoubtedClauses:
    """What the clauses of a request say against what was read of them, whatever that is."""

    def __init__(
        self, scene: Scene, read: Sequence[Span], unread: Sequence[Span], things: Sequence[Span]
    ) -> None:
        self._text, self._city = scene.folded, scene.target_city or "\n"
        self._clauses = list(clauses(scene.folded, 0, len(scene.folded)))
        self._unread = unread
        self._weighty = [
            words for words in unread if not WHEN_OR_HOW.fullmatch(scene.folded[slice(*words)].strip())
        ]
        self._is_read = is_read = marked(scene.folded, read)
        self._things = things
        self._averse = [clause for clause in self._clauses if refuses(clause, is_read)]
        self._before_averse = list(
            spoken_against(self._text, self._clauses, self._averse, things, self._weighty)
        )
        self._conditional = list(conditional(scene.folded, self._clauses))

    def refusals(self) -> Iterator[Span]:
        """Words of refusal with all that follows them in their clause, where none of it was read."""
        return unread_refusals(self._averse, self._is_read)

    def of_condition(self, span: Span) -> bool:
        """Whether what was read from some words is one of a condition or of a former trip."""
        return any(overlaps(span, clause.span) for clause in self._conditional)

    def of_former(self, span: Span) -> bool:
        """Whether it is one of a clause of these that says nothing of now: 上次一天暴走三万步."""
        return any(overlaps(span, one.span) and not OF_NOW.search(one.text) for one in self._conditional)

    def averse(self, span: Span) -> bool:
        """Whether a refusal of the same clause may reach what was read from some words."""
        return any(
            overlaps(span, clause.span) and not refuses_after(clause, self._is_read, span[1])
            for clause in self._averse
        )

    def _averse_next(self, span: Span) -> bool:
        """Whether the next clause refuses without naming what: 川菜太辣，我老公受不了."""
        return any(overlaps(span, clause.span) for clause in self._before_averse) or any(
            clause.is_answered_no(*span)
            or is_unanswered(clause, span, self._clauses, self._things, self._unread)
            for clause in self._around(span)
        )

    def _is_half_of_refused(self, span: Span) -> bool:
        return any(is_half_of_refused(self._text, one, span, self._things) for one in self._around(span))

    def _around(self, span: Span) -> tuple[Clause, ...]:
        return tuple(clause for clause in self._clauses if overlaps(span, clause.span))

    def of_phrase(self, span: Span) -> bool:
        """Whether Chinese goes on by unread words that are no verb: 天安门升旗, 司机单独一间."""
        end = span[1]
        while (beside := next((one for one in self._things if one[0] == end < one[1]), None)) is not None:
            end = beside[1]
        return any(
            end == words[0]
            and not any(
                one.match(self._text, words[0]) for one in (GOVERNS, JOINS, WANTED_AFTER, SERVES, COUNTS_THEM)
            )
            for words in self._weighty
            if HAN_SIGN.match(self._text, words[0])
        )

    def of(self, span: Span, *, named: bool = False) -> bool:
        """Whether what was read from some words is in doubt."""
        return (
            self.averse(span)
            or self._averse_next(span)
            or is_hearsay(self._clauses, span)
            or is_a_judgement(self._text, span)
            or any(one.match(self._text, span[1]) for one in (LEFT_OPEN, GIVEN_UP_AFTER))
            or is_of_few(self._text, span)
            or is_asked(self._text, self._around(span), span)
            or self._is_half_of_refused(span)
            or self.of_condition(span)
            or any(
                qualifies(self._text, self._is_read, clause, words, span, named=named)
                for clause in self._around(span)
                for words in self._weighty
                if overlaps(words, clause.span)
            )
        )
