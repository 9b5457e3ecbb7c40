"""The tables of the store of runs; a change here needs a revision under `migrations/versions`."""

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, ForeignKey, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from core.database import UtcTime


class RunTables(DeclarativeBase):
    """All tables of the store."""


class RunRow(RunTables):
    """A run. `request` is the whole query as JSON; the process of the id `process` on the machine `host` works on it.

    A run of a team has none of the two: it is the attempt's whose name is `taker`, and `looked` says when somebody looked.
    """

    __tablename__ = "runs"

    id: Mapped[str] = mapped_column(primary_key=True)
    created: Mapped[datetime] = mapped_column(UtcTime, index=True)
    text: Mapped[str] = mapped_column(Text)
    request: Mapped[dict[str, Any]] = mapped_column(JSON)
    agent: Mapped[str]
    agent_version: Mapped[str]
    locks: Mapped[dict[str, Any]] = mapped_column(JSON)
    parameters: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[int]
    time_limit: Mapped[float]
    sandbox: Mapped[str]
    sandbox_checksum: Mapped[str]
    status: Mapped[str] = mapped_column(index=True)
    document: Mapped[Any] = mapped_column(JSON)
    reason_zh: Mapped[str | None] = mapped_column(Text)
    reason_en: Mapped[str | None] = mapped_column(Text)
    conflict: Mapped[list[str]] = mapped_column(JSON)
    seconds: Mapped[float | None]
    versions: Mapped[dict[str, str]] = mapped_column(JSON)
    commit: Mapped[str | None]
    offered_as: Mapped[str | None]
    llm: Mapped[dict[str, str] | None] = mapped_column(JSON)
    usage: Mapped[dict[str, Any]] = mapped_column(JSON)
    former: Mapped[str | None] = mapped_column(index=True)
    change_zh: Mapped[str | None] = mapped_column(Text)
    change_en: Mapped[str | None] = mapped_column(Text)
    process: Mapped[int | None]
    host: Mapped[str | None]
    taker: Mapped[str | None]
    looked: Mapped[datetime | None] = mapped_column(UtcTime)


class EditsRow(RunTables):
    """The changes of what a run was asked for that are not planned yet."""

    __tablename__ = "edits"

    run_id: Mapped[str] = mapped_column(ForeignKey("runs.id", ondelete="CASCADE"), primary_key=True)
    body: Mapped[dict[str, Any]] = mapped_column(JSON)


class EventRow(RunTables):
    """One event of a run; `number` counts from 1, `seconds` is the time since the run began."""

    __tablename__ = "events"

    run_id: Mapped[str] = mapped_column(ForeignKey("runs.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seconds: Mapped[float]
    kind: Mapped[str]
    body: Mapped[dict[str, Any]] = mapped_column(JSON)


class ShelfRow(RunTables):
    """How a run is kept: what people call it, and when it was thrown away, if it was."""

    __tablename__ = "shelf"

    run_id: Mapped[str] = mapped_column(ForeignKey("runs.id", ondelete="CASCADE"), primary_key=True)
    name: Mapped[str] = mapped_column(Text, default="")
    tags: Mapped[list[str]] = mapped_column(JSON, default=list)
    note: Mapped[str] = mapped_column(Text, default="")
    binned: Mapped[datetime | None] = mapped_column(UtcTime)
