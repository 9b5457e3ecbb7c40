"""Judgements that were given elsewhere, brought into a study."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from hashlib import sha256

import sqlalchemy as sa
from sqlalchemy.orm import Session

from core.errors import InputError
from core.labels.judgement import Judgement
from core.labels.store import rows, statements
from core.labels.store.store import StudyStore
from core.labels.store.tables import AssignmentRow, JudgementRow, PairRow

PairAndRater = tuple[int, int]
"""The numbers of a pair and of a rater."""


def import_judgements(store: StudyStore, study: str, judgements: Iterable[Judgement]) -> int:
    """Add judgements to a study, those that came before left out; how many were new.

    A later judgement of a rater on the same pair corrects the earlier one, and nobody is asked for a pair that the
    study has an answer to from the same rater. Raises InputError for an unknown pair.
    """
    given = tuple(judgements)
    with store.writing() as session:
        owner = rows.found(session, study).id
        pairs = rows.numbers(session, PairRow, owner)
        raters = rows.rater_numbers(session, sorted({one.rater for one in given}))
        unknown = next((one.pair for one in given if one.pair not in pairs), None)
        if unknown is not None:
            raise InputError(f"研究中没有对 {unknown!r}", f"the study has no pair {unknown!r}")
        tokens = set(session.scalars(sa.select(JudgementRow.token).where(JudgementRow.study_id == owner)))
        new = {
            token: one
            for one in given
            if (token := sha256(f"{owner}{one!r}".encode()).hexdigest()) not in tokens
        }
        keys = [(pairs[one.pair], raters[one.rater]) for one in new.values()]
        _add(session, owner, list(zip(keys, new.items(), strict=True)))
        _hand_out(session, owner, keys)
        return len(new)


def _add(session: Session, owner: int, new: Sequence[tuple[PairAndRater, tuple[str, Judgement]]]) -> None:
    """Add a row a judgement; one that corrects another of the same file waits until that has its number."""
    latest, waiting = rows.latest(session, owner), list(new)
    while waiting:
        first = dict(reversed([(key, (token, one)) for key, (token, one) in waiting]))
        session.execute(
            statements.keep,
            [
                {
                    "study_id": owner,
                    "pair_id": key[0],
                    "rater_id": key[1],
                    **rows.judgement_values(one, token, latest.get(key)),
                }
                for key, (token, one) in first.items()
            ],
        )
        added = {token for token, _ in first.values()}
        waiting = [(key, said) for key, said in waiting if said[0] not in added]
        if waiting:
            latest = rows.latest(session, owner)


def _hand_out(session: Session, owner: int, keys: Iterable[PairAndRater]) -> None:
    """Count the raters of each pair as if it had been handed to them here."""
    handed = sa.select(AssignmentRow.pair_id, AssignmentRow.rater_id).where(AssignmentRow.study_id == owner)
    held = {(pair, rater) for pair, rater in session.execute(handed)}
    new = [key for key in dict.fromkeys(keys) if key not in held]
    if not new:
        return
    done = {"study_id": owner, "flipped": False, "training": False, "state": statements.DONE, "reason": ""}
    expires = datetime.now(UTC)
    session.execute(
        sa.insert(AssignmentRow),
        [{**done, "pair_id": pair, "rater_id": rater, "expires": expires} for pair, rater in new],
    )
    session.execute(statements.take, [{"pair": pair, "raters": 1} for pair, _ in new])
