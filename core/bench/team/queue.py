"""The queue in which the runs of a team wait: in the database beside the runs, so that any process's workers take any run.

Its jobs are procrastinate's, handed out with `SKIP LOCKED`. A run and its job are kept in one transaction; the job goes when
the run is over. All times are the database's own.
"""

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager

import sqlalchemy as sa
from procrastinate import SyncPsycopgConnector
from procrastinate.exceptions import ConnectorException
from procrastinate.jobs import Job
from procrastinate.manager import JobManager
from sqlalchemy.orm import Session

from core.bench.execution import STOPPED
from core.bench.store.rows import run_row
from core.bench.store.runs import RunStore
from core.bench.store.tables import RunRow
from core.bench.team.tables import JOBS, lay_tables
from core.errors import StoreError
from core.model.run import Run
from core.text import Text

QUEUE = "runs"
TASK = "plan"
_NOW = sa.func.timezone("utc", sa.func.now())


class TeamQueue:
    """The queue beside a store of runs. Safe between threads and processes; every call may raise StoreError."""

    def __init__(self, store: RunStore) -> None:
        self.store = store
        lay_tables(store.engine)
        # it is never opened: what it does, it does on connections of the store
        self._jobs = JobManager(SyncPsycopgConnector())

    def put(self, run: Run, owner: str) -> None:
        """Keep a run and let it wait for its turn; the owner's older ones that still wait are stopped."""
        row = run_row(run)
        row.process = row.host = None
        job = Job(
            queue=QUEUE,
            lock=None,
            queueing_lock=run.id,
            task_name=TASK,
            task_kwargs={"run_id": run.id, "owner": owner},
        )
        older = sa.select(JOBS.c.queueing_lock).where(
            JOBS.c.status == "todo", JOBS.c.args["owner"].as_string() == owner
        )
        with self._session() as session:
            waiting = list(session.scalars(older))
            # what was only asked for until now is there already
            session.merge(row)
            session.flush()
            self._jobs.defer_job(job, connection=_driver(session))
        for run_id in waiting:
            self.stop(run_id)

    def stop(self, run_id: str) -> None:
        """Take a run that waits away, and ask one that is being done to end; nothing where it is over."""
        self.end(run_id, "stopped", STOPPED, unless_taken=True)
        open_jobs = sa.select(JOBS.c.id).where(JOBS.c.queueing_lock == run_id)
        with self._session() as session:
            for job in session.scalars(open_jobs):
                self._jobs.cancel_job_by_id(job, abort=True, delete_job=True, connection=_driver(session))

    def end(self, run_id: str, status: str, reason: Text, *, unless_taken: bool = False) -> None:
        """Let a run that goes on be over without a plan; `unless_taken`: only where no process has taken it up."""
        goes_on = [RunRow.id == run_id, RunRow.status == "running"]
        if unless_taken:
            goes_on.append(RunRow.taker.is_(None))
        with self._session() as session:
            session.execute(
                sa.update(RunRow)
                .where(*goes_on)
                .values(status=status, reason_zh=reason.zh, reason_en=reason.en, seconds=0.0, taker=None)
            )

    def place(self, run_id: str) -> int | None:
        """The place of a run among those that wait, from 1; None where it does not wait."""
        mine = sa.select(JOBS.c.id).where(JOBS.c.queueing_lock == run_id, JOBS.c.status == "todo")
        before = sa.select(sa.func.count()).where(
            JOBS.c.status == "todo", JOBS.c.id <= mine.scalar_subquery()
        )
        with self._session() as session:
            return session.scalar(before) or None

    def is_over(self, run_id: str) -> bool:
        """Whether a run is over, or not there."""
        with self._session() as session:
            status = session.scalar(sa.select(RunRow.status).where(RunRow.id == run_id))
            return status != "running"

    def look(self, run_ids: Collection[str]) -> None:
        """Note that somebody looks at runs now."""
        goes_on = [RunRow.id.in_(run_ids), RunRow.status == "running"]
        with self._session() as session:
            session.execute(sa.update(RunRow).where(*goes_on).values(looked=_NOW))

    def unseen(self, run_ids: Collection[str]) -> Mapping[str, float]:
        """Those of the runs that go on, with the seconds since somebody looked at them, in whichever process."""
        seconds = sa.func.extract("epoch", _NOW - sa.func.coalesce(RunRow.looked, RunRow.created))
        wanted = sa.select(RunRow.id, seconds).where(RunRow.id.in_(run_ids), RunRow.status == "running")
        with self._session() as session:
            return {run_id: float(unseen) for run_id, unseen in session.execute(wanted)}

    def reach(self) -> None:
        """Ask the database for nothing; it is there where this returns."""
        with self._session() as session:
            session.execute(sa.select(1))

    @contextmanager
    def _session(self) -> Iterator[Session]:
        try:
            with Session(self.store.engine) as session, session.begin():
                yield session
        except ConnectorException as error:
            raise StoreError(
                f"任务队列无法读写（{error.__cause__}）：请检查数据库",
                f"the queue of runs cannot be used ({error.__cause__}): look after the database",
            ) from error


def _driver(session: Session) -> object:
    return session.connection().connection.driver_connection
