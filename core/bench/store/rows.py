"""Runs as rows of the store, and back."""

import os
import platform
from dataclasses import asdict

from pydantic import TypeAdapter

from core.bench.store.tables import RunRow
from core.model.locks import Locks
from core.model.query import Query
from core.model.run import AskedModel, Run, RunStatus, RunUsage
from core.text import Text

HOST = platform.node()
"""The name of this machine."""

_QUERY = TypeAdapter(Query)
_LOCKS = TypeAdapter(Locks)
_STATUS: TypeAdapter[RunStatus] = TypeAdapter(RunStatus)


def run_row(run: Run) -> RunRow:
    """The row of a run; one that is not over belongs to this process on this machine."""
    zh, en = run.reason or (None, None)
    change_zh, change_en = run.change or (None, None)
    return RunRow(
        id=run.id,
        created=run.created,
        text=run.query.text,
        request=_QUERY.dump_python(run.query, mode="json"),
        agent=run.agent,
        agent_version=run.agent_version,
        locks=_LOCKS.dump_python(run.locks, mode="json", exclude_unset=True),
        parameters=dict(run.parameters),
        seed=run.seed,
        time_limit=run.time_limit,
        sandbox=run.sandbox,
        sandbox_checksum=run.sandbox_checksum,
        status=run.status,
        document=run.document,
        reason_zh=zh,
        reason_en=en,
        conflict=list(run.conflict),
        seconds=run.seconds,
        versions=dict(run.versions),
        commit=run.commit,
        offered_as=run.offered_as,
        llm=None if run.llm is None else asdict(run.llm),
        usage=asdict(run.usage),
        former=run.former,
        change_zh=change_zh,
        change_en=change_en,
        process=None if run.is_over else os.getpid(),
        host=None if run.is_over else HOST,
    )


def run_of(row: RunRow) -> Run:
    """The run of a row."""
    return Run(
        id=row.id,
        created=row.created,
        query=_QUERY.validate_python(row.request),
        agent=row.agent,
        agent_version=row.agent_version,
        locks=_LOCKS.validate_python(row.locks),
        parameters=row.parameters,
        seed=row.seed,
        time_limit=row.time_limit,
        sandbox=row.sandbox,
        sandbox_checksum=row.sandbox_checksum,
        status=_STATUS.validate_python(row.status),
        document=row.document,
        reason=_text(row.reason_zh, row.reason_en),
        conflict=tuple(row.conflict),
        seconds=row.seconds,
        versions=row.versions,
        commit=row.commit,
        offered_as=row.offered_as,
        llm=None if row.llm is None else AskedModel(**row.llm),
        usage=RunUsage(**row.usage),
        former=row.former,
        change=_text(row.change_zh, row.change_en),
    )


def _text(zh: str | None, en: str | None) -> Text | None:
    return Text(zh, en or zh) if zh is not None else None
