"""A plan file that a batch fills: what is finished is never planned again, and nothing of another batch gets into it."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

from core.bench.execution import new_run
from core.bench.files.journal import Journal, Record, open_journal
from core.bench.files.records import plan_record
from core.bench.preparing import as_recorded
from core.bench.runner import Batch
from core.errors import InputError
from core.llm.connect import replay
from core.model.query import Query
from core.model.run import Run
from core.sandbox.sandbox import Sandbox

_SETTINGS = ("agent", "version", "parameters", "seed", "sandbox", "time_limit", "llm", "oracle")


class PlanFile:
    """The plans that a batch has made of requests, and what is left to do."""

    def __init__(
        self, journal: Journal, batch: Batch, queries: Sequence[Query], failed: Sequence[str]
    ) -> None:
        self._journal = journal
        self._oracle = batch.prepare is as_recorded
        self._requests = {query.uid: request_digest(query) for query in queries}
        self.left = tuple(query for query in queries if query.uid not in journal)
        self.failed = list(failed)

    def add(self, run: Run) -> Record:
        """Keep what came of a request; when this returns, it is written."""
        uid = run.query.uid
        record = {**plan_record(run), "oracle": self._oracle, "request": self._requests[uid]}
        self._journal.add(record)
        if run.status == "failed":
            self.failed.append(uid)
        return record

    def sort(self) -> None:
        """Bring the records into the order of the requests."""
        self._journal.sort(list(self._requests))


@contextmanager
def open_plan_file(
    path: Path, batch: Batch, queries: Sequence[Query], sandbox: Sandbox
) -> Iterator[PlanFile]:
    """The plan file of a batch, new or begun before.

    Raises InputError where it holds plans that were made otherwise or for other requests, or is no plan file, and
    FileError where it cannot be written.
    """
    expected = _settings(batch, sandbox)
    requests = {query.uid: request_digest(query) for query in queries}
    failed: list[str] = []

    def accept(record: Record) -> None:
        for name, value in expected.items():
            if record.get(name) != value:
                raise _other(path, name, record.get(name), value)
        uid = str(record["uid"])
        if uid in requests and record.get("request") != requests[uid]:
            raise InputError(
                f"{path} 中 {uid} 的计划是为另一个请求做的；请换一个文件名，或先移走它",
                f"{path} holds a plan for another request of the uid {uid}: name another file, or move it away",
            )
        if uid in requests and record.get("status") == "failed":
            failed.append(uid)

    with open_journal(path, lambda record: str(record["uid"]), accept) as journal:
        yield PlanFile(journal=journal, batch=batch, queries=queries, failed=failed)


def request_digest(query: Query) -> str:
    """What tells a request from another one of the same uid."""
    told = [dict(query.record), query.text] if query.record else query.text
    return sha256(json.dumps(told, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:16]


def _settings(batch: Batch, sandbox: Sandbox) -> Mapping[str, Any]:
    """What every record of a batch says alike."""
    profile = batch.profile
    if profile is not None and profile.replay is not None:
        profile = replay(Path(profile.replay)).profile
    run = new_run(
        batch.make_agent(),
        Query("any"),
        sandbox,
        seed=batch.seed,
        time_limit=batch.time_limit,
        profile=profile,
    )
    record = {**plan_record(run), "oracle": batch.prepare is as_recorded}
    settings: Mapping[str, Any] = json.loads(json.dumps({name: record.get(name) for name in _SETTINGS}))
    return settings


def _other(path: Path, name: str, kept: object, wanted: object) -> InputError:
    return InputError(
        f"{path} 中的计划是在另一种设置下做的（{name}：{kept}，现在是 {wanted}）；请换一个文件名，或先移走它",
        f"{path} holds plans that were made otherwise ({name} {kept}, now {wanted}): "
        "name another file, or move it away",
    )
