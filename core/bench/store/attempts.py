"""An attempt of one process to do a run that several could do: what it tells counts until another takes the run up."""

from collections.abc import Iterator
from contextlib import contextmanager
from uuid import uuid4

import sqlalchemy as sa
from sqlalchemy.orm import Session

from core.agents.events import Event, Step
from core.bench.store.rows import run_of, run_row
from core.bench.store.runs import RunStore, add_event
from core.bench.store.tables import RunRow
from core.errors import TripStudioError
from core.model.run import Run
from core.text import Text

TAKEN_UP_AGAIN = Text(
    "先前规划它的进程中断了，由另一个进程重新规划",
    "the process that planned this was interrupted; it is planned anew by another one",
)


class TakenError(TripStudioError):
    """A run is over, or another attempt has taken it up, so that what this one finds is not kept."""


class Attempt:
    """An attempt to do a run of a store."""

    def __init__(self, store: RunStore, run_id: str) -> None:
        self._engine, self._run_id, self._taker = store.engine, run_id, uuid4().hex

    def take(self) -> Run:
        """Take the run up, from whichever attempt had it before. Raises TakenError where it is over or gone."""
        with self._session() as session:
            row = session.get(RunRow, self._run_id, with_for_update=True)
            if row is None or row.status != "running":
                raise _taken(self._run_id)
            if row.taker is not None:
                add_event(session, self._run_id, 0.0, Step(TAKEN_UP_AGAIN))
            row.taker = self._taker
            return run_of(row)

    def tell(self, seconds: float, event: Event) -> None:
        """Keep the next event of the run. Raises TakenError where the run is not this attempt's any more."""
        with self._session() as session:
            self._require(session)
            add_event(session, self._run_id, seconds, event)

    def finish(self, run: Run) -> None:
        """Keep how the run ended. Raises TakenError where the run is not this attempt's any more."""
        with self._session() as session:
            self._require(session)
            session.merge(run_row(run))

    def _require(self, session: Session) -> None:
        """Hold the run for as long as the transaction lasts."""
        mine = sa.select(RunRow.id).where(
            RunRow.id == self._run_id, RunRow.taker == self._taker, RunRow.status == "running"
        )
        if session.scalar(mine.with_for_update()) is None:
            raise _taken(self._run_id)

    @contextmanager
    def _session(self) -> Iterator[Session]:
        with Session(self._engine) as session, session.begin():
            yield session


def _taken(run_id: str) -> TakenError:
    return TakenError(
        f"{run_id} 已经结束，或由另一个进程接手", f"{run_id} is over, or another process has taken it up"
    )
