"""The tables of the store of studies; a change here needs a revision under `migrations/versions`."""

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, Text, UniqueConstraint, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from core.database import UtcTime


class StudyTables(DeclarativeBase):
    """All tables of the store."""


def _study() -> Mapped[int]:
    return mapped_column(ForeignKey("studies.id", ondelete="CASCADE"), index=True)


class StudyRow(StudyTables):
    """A study."""

    __tablename__ = "studies"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(unique=True)
    created: Mapped[datetime] = mapped_column(UtcTime)
    rules: Mapped[dict[str, Any]] = mapped_column(JSON)


class RequestRow(StudyTables):
    """A request of a study."""

    __tablename__ = "study_requests"
    __table_args__ = (UniqueConstraint("study_id", "uid"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    study_id: Mapped[int] = _study()
    uid: Mapped[str]
    text: Mapped[str] = mapped_column(Text)
    city: Mapped[str]


class PlanRow(StudyTables):
    """A plan that a pair may name; `document` is the plan object, `sandbox` the sandbox that its names are of."""

    __tablename__ = "study_plans"
    __table_args__ = (UniqueConstraint("study_id", "name"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    study_id: Mapped[int] = _study()
    name: Mapped[str]
    uid: Mapped[str]
    agent: Mapped[str]
    sandbox: Mapped[str]
    document: Mapped[Any] = mapped_column(JSON)


class PairRow(StudyTables):
    """Two plans of one request; `gold` is the known answer.

    `taken` counts the raters who have judged it or hold it, `place` is its random place among those with as many.
    """

    __tablename__ = "study_pairs"
    __table_args__ = (
        UniqueConstraint("study_id", "name"),
        Index("ix_study_pairs_next", "study_id", "taken", "place"),
        Index(
            "ix_study_pairs_gold",
            "study_id",
            "place",
            sqlite_where=text("gold IS NOT NULL"),
            postgresql_where=text("gold IS NOT NULL"),
        ),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    study_id: Mapped[int] = _study()
    name: Mapped[str]
    uid: Mapped[str]
    city: Mapped[str]
    a: Mapped[str]
    b: Mapped[str]
    features: Mapped[dict[str, Any]] = mapped_column(JSON)
    gold: Mapped[str | None]
    taken: Mapped[int] = mapped_column(default=0)
    place: Mapped[float]


class RaterRow(StudyTables):
    """A person who judges; `cities` are those that the person knows, empty where that is not asked."""

    __tablename__ = "raters"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(unique=True)
    cities: Mapped[list[str]] = mapped_column(JSON)


class AssignmentRow(StudyTables):
    """A pair handed to a rater. `state` is reserved, done, skipped, or expired: given back, though an answer still counts.

    After a pair of the `training` its known answer is told.
    """

    __tablename__ = "assignments"
    __table_args__ = (
        UniqueConstraint("pair_id", "rater_id"),
        Index("ix_assignments_open", "state", "expires"),
        Index("ix_assignments_hand", "study_id", "rater_id", "state"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    study_id: Mapped[int] = _study()
    pair_id: Mapped[int] = mapped_column(ForeignKey("study_pairs.id", ondelete="CASCADE"))
    rater_id: Mapped[int] = mapped_column(ForeignKey("raters.id", ondelete="CASCADE"), index=True)
    flipped: Mapped[bool]
    training: Mapped[bool] = mapped_column(default=False)
    state: Mapped[str]
    expires: Mapped[datetime] = mapped_column(UtcTime)
    reason: Mapped[str] = mapped_column(Text, default="")


class JudgementRow(StudyTables):
    """A judgement; rows are only ever added. `token` is the same for the same click, `corrects` the row it replaces."""

    __tablename__ = "judgements"

    id: Mapped[int] = mapped_column(primary_key=True)
    study_id: Mapped[int] = _study()
    pair_id: Mapped[int] = mapped_column(ForeignKey("study_pairs.id", ondelete="CASCADE"), index=True)
    rater_id: Mapped[int] = mapped_column(ForeignKey("raters.id", ondelete="CASCADE"), index=True)
    token: Mapped[str] = mapped_column(unique=True)
    choice: Mapped[str]
    seconds: Mapped[float | None]
    reasons: Mapped[list[str]] = mapped_column(JSON)
    note: Mapped[str] = mapped_column(Text)
    confidence: Mapped[float | None]
    at: Mapped[datetime | None] = mapped_column(UtcTime)
    corrects: Mapped[int | None] = mapped_column(ForeignKey("judgements.id"))


class StudyEventRow(StudyTables):
    """What happened in a study beside judgements: pairs skipped, undone, handed out again."""

    __tablename__ = "study_events"

    id: Mapped[int] = mapped_column(primary_key=True)
    study_id: Mapped[int] = _study()
    rater: Mapped[str]
    pair: Mapped[str]
    kind: Mapped[str]
    at: Mapped[datetime] = mapped_column(UtcTime)
    body: Mapped[dict[str, Any]] = mapped_column(JSON)
