"""Rows of the store to values and back."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from pydantic import TypeAdapter, ValidationError
from sqlalchemy.orm import Session

from core.errors import InputError, StoreError
from core.labels.judgement import Choice, Judgement, Pair, PairScores
from core.labels.store import statements
from core.labels.store.tables import JudgementRow, PairRow, PlanRow, RaterRow, StudyRow
from core.labels.study import Assignment, Rules, StoredPlan, Study
from core.text import Text

_CHOICE: TypeAdapter[Choice] = TypeAdapter(Choice)
_REASONS: TypeAdapter[tuple[str, ...]] = TypeAdapter(tuple[str, ...])
_FEATURES: TypeAdapter[Mapping[str, PairScores]] = TypeAdapter(Mapping[str, PairScores])


def found(session: Session, name: str) -> StudyRow:
    """The row of a study. Raises InputError where there is none of that name."""
    row = session.scalar(sa.select(StudyRow).where(StudyRow.name == name))
    if row is None:
        raise unknown_study(name)
    return row


def unknown_study(name: str) -> InputError:
    """What is said of a study that there is not."""
    return InputError(
        f"没有名为 {name!r} 的研究；`tripstudio labels studies` 列出所有研究",
        f"there is no study named {name!r}; `tripstudio labels studies` lists them",
    )


@contextmanager
def _of_a_row(what: Text) -> Iterator[None]:
    """Raises StoreError where a row holds what the studio never writes: figures over the others alone would be wrong."""
    try:
        yield
    except (ValidationError, TypeError) as error:
        raise StoreError(
            f"{what.zh}的记录被改动或损坏，无法读取；请从备份恢复",
            f"the record of {what.en} was changed or is damaged and cannot be read: restore it from a backup",
        ) from error


def study(row: StudyRow) -> Study:
    """A study from its row. Raises StoreError for a row that somebody else wrote otherwise."""
    return Study(row.name, row.created, rules(row.name, row.rules))


def rules(name: str, written: object) -> Rules:
    """The rules of the study of that name, as they are kept. Raises StoreError for what are none."""
    with _of_a_row(Text(f"研究 {name!r} ", f"the study {name!r}")):
        return Rules.model_validate(written)


def choice(text: str) -> Choice:
    """A choice from the database. Raises StoreError for one that is none."""
    with _of_a_row(Text("一条评判", "a judgement")):
        return _CHOICE.validate_python(text)


def pair(row: PairRow | sa.Row[Any]) -> Pair:
    """A pair from its row. Raises StoreError for a row that somebody else wrote otherwise."""
    with _of_a_row(Text(f"方案对 {row.name!r} ", f"the pair {row.name!r}")):
        return Pair(
            pair=row.name,
            uid=row.uid,
            a=row.a,
            b=row.b,
            city=row.city,
            features=_FEATURES.validate_python(row.features),
        )


def pair_row(study_id: int, given: Pair, gold: Choice | None, place: float) -> PairRow:
    """The row of a pair."""
    return PairRow(
        study_id=study_id,
        name=given.pair,
        uid=given.uid,
        city=given.city,
        a=given.a,
        b=given.b,
        features=_FEATURES.dump_python(given.features, mode="json"),
        gold=gold,
        taken=0,
        place=place,
    )


def plan(row: PlanRow) -> StoredPlan:
    """A plan from its row."""
    return StoredPlan(name=row.name, uid=row.uid, agent=row.agent, document=row.document, sandbox=row.sandbox)


def judgement(row: JudgementRow | sa.Row[Any], of: Pair, rater: str) -> Judgement:
    """A judgement from its row, its pair and its rater's name. Raises StoreError for a row that somebody else wrote otherwise."""
    with _of_a_row(Text(f"{rater} 对 {of.pair!r} 的评判", f"{rater}'s judgement of {of.pair!r}")):
        return Judgement(
            pair=of.pair,
            rater=rater,
            choice=choice(row.choice),
            uid=of.uid,
            a=of.a,
            b=of.b,
            seconds=row.seconds,
            reasons=_REASONS.validate_python(row.reasons),
            note=row.note,
            confidence=row.confidence,
            at=row.at,
        )


def judgement_values(given: Judgement, token: str, corrects: int | None) -> dict[str, Any]:
    """What the row of a judgement holds beside whose it is and of what."""
    return {
        "token": token,
        "choice": given.choice,
        "seconds": given.seconds,
        "reasons": list(given.reasons),
        "note": given.note,
        "confidence": given.confidence,
        "at": given.at,
        "corrects": corrects,
    }


def said(connection: sa.Connection, given: Assignment) -> Judgement:
    """The judgement in force of a pair that was handed out."""
    row = connection.execute(statements.said, {"judgement": given.revision}).one()
    return judgement(row, given.pair, given.rater)


def assigned(connection: sa.Connection, given: Assignment) -> sa.Row[*tuple[Any, ...]]:
    """The row of a pair that was handed out. Raises InputError where its study has gone."""
    row = connection.execute(statements.assigned, {"assignment": given.id}).first()
    if row is None:
        raise gone(given)
    return row


def gone(given: Assignment) -> InputError:
    """What is said of a pair that its study has no longer."""
    return InputError(
        f"研究 {given.study!r} 里已经没有这一对", f"the study {given.study!r} has this pair no longer"
    )


def event(study_id: int, rater: str, pair: str, kind: str, reason: str = "") -> dict[str, Any]:
    """The row of what happened beside judgements."""
    return {
        "study_id": study_id,
        "rater": rater,
        "pair": pair,
        "kind": kind,
        "at": datetime.now(UTC),
        "body": {"reason": reason},
    }


def numbers(session: Session, table: type[PairRow], study_id: int) -> dict[str, int]:
    """The numbers of a study's rows by name."""
    wanted = sa.select(table.name, table.id).where(table.study_id == study_id)
    return dict(session.execute(wanted).all())


def rater_numbers(session: Session, names: Sequence[str]) -> dict[str, int]:
    """The numbers of raters by name; those that are new are added."""
    known = dict(session.execute(sa.select(RaterRow.name, RaterRow.id)).all())
    new = [RaterRow(name=name, cities=[]) for name in names if name not in known]
    session.add_all(new)
    session.flush()
    return known | {row.name: row.id for row in new}


def latest(session: Session, study_id: int) -> dict[tuple[int, int], int]:
    """The number of the last judgement of each rater on each pair, by pair and rater."""
    wanted = (
        sa.select(JudgementRow.pair_id, JudgementRow.rater_id, sa.func.max(JudgementRow.id))
        .where(JudgementRow.study_id == study_id)
        .group_by(JudgementRow.pair_id, JudgementRow.rater_id)
    )
    return {(pair_id, rater_id): number for pair_id, rater_id, number in session.execute(wanted)}
