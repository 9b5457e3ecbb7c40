"""Runs as rows of the store, and back."""

import os
import platform
from collections.abc import Sequence
from dataclasses import asdict

from pydantic import TypeAdapter, ValidationError

from core.bench.store.tables import RunRow
from core.model.locks import Locks
from core.model.query import MOST_DAYS, MOST_PEOPLE, Query
from core.model.run import Run
from core.text import Text

HOST = platform.node()
"""The name of this machine."""

_QUERY = TypeAdapter(Query)
_LOCKS = TypeAdapter(Locks)
_RUN = TypeAdapter(Run)
UNREADABLE = Text(
    "数据库中的这条记录被改动或损坏，无法读取；请删除它，或从备份恢复",
    "the database's record of this was changed or is damaged and cannot be read: delete it, or restore it from a backup",
)


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
    """The run of a row; of one that holds what no run does, a failed run that says so: others are found and shown beside it."""
    values = {
        "id": row.id,
        "created": row.created,
        "query": row.request,
        "agent": row.agent,
        "agent_version": row.agent_version,
        "locks": row.locks,
        "parameters": row.parameters,
        "seed": row.seed,
        "time_limit": row.time_limit,
        "sandbox": row.sandbox,
        "sandbox_checksum": row.sandbox_checksum,
        "status": row.status,
        "document": row.document,
        "reason": _text(row.reason_zh, row.reason_en),
        "conflict": row.conflict,
        "seconds": row.seconds,
        "versions": row.versions,
        "commit": row.commit,
        "offered_as": row.offered_as,
        "llm": row.llm,
        "usage": row.usage,
        "former": row.former,
        "change": _text(row.change_zh, row.change_en),
    }
    try:
        run = _RUN.validate_python(values)
    except ValidationError:
        return _unreadable(row)
    return run if _is_within_limits(run.query) else _unreadable(row)


def _is_within_limits(query: Query) -> bool:
    return (query.days or 0) <= MOST_DAYS and (query.people_number or 0) <= MOST_PEOPLE


def _unreadable(row: RunRow) -> Run:
    return Run(
        id=str(row.id),
        created=row.created,
        query=Query(uid="", text=str(row.text)),
        agent=str(row.agent),
        sandbox=str(row.sandbox),
        sandbox_checksum=str(row.sandbox_checksum),
        status="failed",
        reason=UNREADABLE,
    )


def texts(value: object) -> Sequence[str]:
    """The texts of a list that is kept as JSON; none where somebody else wrote something else there."""
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []


def _text(zh: str | None, en: str | None) -> Text | None:
    return Text(zh, en or zh) if zh is not None else None
