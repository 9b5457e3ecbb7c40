"""A process's own part in serving the queue of a team: as many runs at a time as it has workers, for as long as it lives.

Whoever serves tells the database every few seconds that it lives. The runs of one that has fallen silent wait anew, and go to
the first that is free. Where the database goes away, that is said in a line of the log, and serving goes on when it is back.
"""

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from threading import Event as Signal
from threading import Thread
from typing import Any
from uuid import uuid4

import psycopg
from procrastinate import App, JobContext, PsycopgConnector, RetryStrategy
from procrastinate.exceptions import ConnectorException
from procrastinate.job_context import AbortReason
from procrastinate.jobs import DeleteJobCondition
from procrastinate.manager import JobManager

from core.bench.execution import STOPPED
from core.bench.pool.queue import Ticket
from core.bench.pool.workers import Workers
from core.bench.team.queue import QUEUE, TASK, TeamQueue
from core.bench.team.work import take_up
from core.database import DatabaseAddress, server_address
from core.errors import StoreError
from core.text import Text

_PROCESSES_LOST = 5
"""So many processes may end over one run before it is given up; a job that is none of this program's is tried once more."""
_LIVES = 2.0
"""Seconds between two words to the database that this process lives."""
_SILENT = 15.0
"""Seconds of silence after which a process counts as gone; a busy one may be late with its word."""
_QUEUE_LOOK = 2.0
"""Seconds between two looks for runs to do, where the database has not told of one."""
_GRACE = 5.0
"""Seconds that runs have to end when the process is asked to."""
_GIVEN_UP = Text(
    f"规划这个请求的进程已 {_PROCESSES_LOST} 次意外结束，可能是内存不足；请求已保存，可以再次规划",
    f"the processes that planned this ended {_PROCESSES_LOST} times, perhaps for want of memory; the request is kept, plan it again",
)
_log = logging.getLogger(__name__)


class Serving:
    """Serves a queue with worker processes on the sandboxes of a data home, from the beginning until it is closed."""

    def __init__(self, queue: TeamQueue, home: Path, workers: Workers, at_once: int) -> None:
        self._queue, self._home, self._workers, self._at_once = queue, home, workers, at_once
        self._closed = Signal()
        self._loop = asyncio.new_event_loop()
        self._serving: asyncio.Task[None] | None = None
        self._is_there, self._said = True, ""
        self._thread = Thread(target=self._run, name="serving", daemon=True)
        # what the library tells of a database that is away is said once, in one line, below
        for name in ("procrastinate", "psycopg.pool"):
            logging.getLogger(name).setLevel(logging.CRITICAL)
        self._thread.start()

    def close(self) -> None:
        """Take no more runs; those at work have a moment to end, and go back into the queue else."""
        self._closed.set()
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._cancel)
        self._thread.join(timeout=2 * _GRACE)

    def _cancel(self) -> None:
        if self._serving is not None:
            self._serving.cancel()

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner, suppress(asyncio.CancelledError):
            runner.run(self._serve())

    async def _serve(self) -> None:
        self._serving = asyncio.current_task()
        self._loop.set_exception_handler(_tell)
        looking = asyncio.create_task(self._look_at_the_database())
        try:
            while not self._closed.is_set():
                await self._serve_while_there()
                await asyncio.sleep(_QUEUE_LOOK / 2)
        finally:
            looking.cancel()

    async def _look_at_the_database(self) -> None:
        """Say when the database goes away and when it is back: what serves waits half a minute before it gives up."""
        while True:
            try:
                await asyncio.to_thread(self._queue.reach)
            except StoreError as error:
                if self._is_there:
                    _log.warning("no runs are taken up until the database is back: %s", error)
                self._is_there = False
            else:
                if not self._is_there:
                    _log.warning("the database is back: runs are taken up again")
                self._is_there = True
            await asyncio.sleep(_QUEUE_LOOK / 2)

    async def _serve_while_there(self) -> None:
        """Serve until the database goes away, or this process is asked to end."""
        try:
            async with self._app().open_async() as app:
                await self._serve_with(app)
        except (ConnectorException, psycopg.Error, StoreError) as error:
            said = str(error.__cause__ or error)
            # that the database is away is said above
            if self._is_there and said != self._said:
                _log.warning("no runs are taken up, which is tried again every second: %s", said)
                self._said = said

    async def _serve_with(self, app: App) -> None:
        watch = asyncio.create_task(self._watch(app))
        try:
            await app.run_worker_async(
                queues=[QUEUE],
                concurrency=self._at_once,
                install_signal_handlers=False,
                delete_jobs=DeleteJobCondition.SUCCESSFUL,
                fetch_job_polling_interval=_QUEUE_LOOK,
                abort_job_polling_interval=_QUEUE_LOOK,
                update_heartbeat_interval=_LIVES,
                stalled_worker_timeout=_SILENT,
                shutdown_graceful_timeout=_GRACE,
            )
        finally:
            watch.cancel()

    async def _watch(self, app: App) -> None:
        """Look after what other processes left, again and again."""
        while True:
            await asyncio.sleep(_QUEUE_LOOK)
            # a database that is away for a moment is looked at again in the next
            with suppress(ConnectorException, StoreError):
                await self._look_after_the_others(app.job_manager)

    async def _look_after_the_others(self, jobs: JobManager) -> None:
        """Let the runs of processes that fell silent wait anew; those that were asked to end meanwhile are stopped."""
        for job in await jobs.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=_SILENT):
            assert job.id is not None
            # another process may have been faster
            with suppress(ConnectorException):
                await jobs.retry_job_by_id_async(job.id, retry_at=datetime.now(UTC))
        # one that is to end does not wait anew: the library calls it failed
        for job in await jobs.list_jobs_async(queue=QUEUE, status="failed"):
            await asyncio.to_thread(self._queue.end, str(job.queueing_lock), "stopped", STOPPED)
        await jobs.delete_old_jobs(nb_hours=1, queue=QUEUE, include_failed=True, include_cancelled=True)

    def _app(self) -> App:
        app = App(
            connector=PsycopgConnector(conninfo=_conninfo(self._queue.store.place), min_size=1, max_size=4)
        )
        app.task(
            name=TASK,
            queue=QUEUE,
            pass_context=True,
            retry=RetryStrategy(max_attempts=_PROCESSES_LOST + 1, wait=1),
        )(self._plan)
        return app

    async def _plan(self, context: JobContext, run_id: str, owner: str) -> None:
        if context.job.attempts >= _PROCESSES_LOST:
            await asyncio.to_thread(self._queue.end, run_id, "failed", _GIVEN_UP)
            return
        # of its own, because an attempt before may be at work in this very process
        ticket = Ticket(uuid4().hex, owner=run_id)
        call = partial(take_up, self._home, self._queue.store.place, run_id)
        done = asyncio.wrap_future(self._workers.submit(ticket, call))
        try:
            await asyncio.wait({done})
        except asyncio.CancelledError:
            if context.abort_reason() is not AbortReason.USER_REQUEST:
                raise
            self._workers.cancel(ticket.id)
            await asyncio.wait({done})
        if done.cancelled() and context.abort_reason() is AbortReason.USER_REQUEST:
            await asyncio.to_thread(self._queue.end, run_id, "stopped", STOPPED)
        else:
            done.result()


def _conninfo(place: DatabaseAddress) -> str:
    return server_address(place).set(drivername="postgresql").render_as_string(hide_password=False)


def _tell(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What a job could not tell a database that is away: it is found again by the silence of its process."""
    _log.debug("%s", context.get("exception") or context["message"])
