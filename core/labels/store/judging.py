"""What raters say of the pairs in their hands: rows that are only ever added, and the same press counts once."""

from collections.abc import Sequence
from datetime import UTC, datetime

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from core.errors import InputError
from core.labels.judgement import Choice, Judgement
from core.labels.store import rows, statements
from core.labels.store.store import StudyStore
from core.labels.study import Assignment


def judge(
    store: StudyStore,
    given: Assignment,
    choice: Choice,
    *,
    seconds: float | None = None,
    reasons: Sequence[str] = (),
    note: str = "",
    confidence: float | None = None,
) -> Judgement:
    """Keep what a rater says of the pair in hand; the row before, if any, is corrected.

    The same answer twice is one judgement. Raises InputError where another answer was given to the same showing of the
    pair, such as in a second tab, or where the study has gone.
    """
    said = Judgement(
        pair=given.pair.pair,
        rater=given.rater,
        choice=choice,
        uid=given.pair.uid,
        a=given.pair.a,
        b=given.pair.b,
        seconds=seconds,
        reasons=tuple(reasons),
        note=note,
        confidence=confidence,
        at=datetime.now(UTC),
    )

    values = rows.judgement_values(said, given.token, given.revision or None)

    def kept(connection: sa.Connection) -> None:
        if not connection.execute(statements.keep_assigned, {"assignment": given.id, **values}).rowcount:
            raise rows.gone(given)
        done = {"assignment": given.id, "as": statements.DONE, "why": ""}
        if not connection.execute(statements.settle_reserved, done).rowcount:
            _take_again(connection, given, done)

    try:
        store.write(kept)
    except IntegrityError:
        return _already(store, given, choice)
    return said


def _take_again(connection: sa.Connection, given: Assignment, done: dict[str, object]) -> None:
    """Count the rater of a pair that was skipped or had expired; one that was judged before counts already."""
    row = rows.assigned(connection, given)
    if row.state in (statements.SKIPPED, statements.EXPIRED):
        connection.execute(statements.take, {"pair": row.pair_id, "raters": 1})
        connection.execute(statements.settle, done)


def _already(store: StudyStore, given: Assignment, choice: Choice) -> Judgement:
    with store.reading() as connection:
        row = connection.execute(statements.said_by_token, {"token": given.token}).one()
    kept = rows.judgement(row, given.pair, given.rater)
    if kept.choice != choice:
        raise InputError(
            f"这一对已经在另一处评过（{kept.choice}），那次评判有效；按 u 可以修改",
            f"this pair was judged elsewhere already ({kept.choice}), and that counts; press u to change it",
        )
    return kept
