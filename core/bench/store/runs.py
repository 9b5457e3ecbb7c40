"""The store of runs: a SQLite file (WAL) or a team's database, brought to its present form when it is opened.

What a call has returned from is on the disk. Safe to share between threads; several processes may use one database.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa
from pydantic import TypeAdapter, ValidationError
from sqlalchemy.orm import Session

from core.agents.events import Event
from core.bench.store.rows import HOST, run_of, run_row
from core.bench.store.shelf import Shelf
from core.bench.store.tables import EditsRow, EventRow, RunRow
from core.bench.told_events import KeptEvent, kept_event, read_event
from core.database import DatabaseAddress, open_database
from core.errors import InputError
from core.model.run import Edits, Run
from core.text import Text

MIGRATIONS = Path(__file__).with_name("migrations")
VERSION_TABLE = "alembic_version"
INTERRUPTED = Text(
    "程序在规划途中停止了；请求已保存，可以再次规划",
    "the studio was closed while this was being planned; the request is kept, plan it again",
)

_EDITS = TypeAdapter(Edits)
# Both are asked for over and over while a page is drawn. Made once, and without a session, they are read in a fraction of the time.
_EDITS_OF = sa.select(EditsRow.body).where(EditsRow.run_id == sa.bindparam("run"))
_TOLD_OF = (
    sa.select(EventRow.number, EventRow.seconds, EventRow.kind, EventRow.body)
    .where(EventRow.run_id == sa.bindparam("run"), EventRow.number > sa.bindparam("after"))
    .order_by(EventRow.number)
)


class RunStore:
    """Runs and their events, newest first."""

    def __init__(self, place: DatabaseAddress) -> None:
        self.place = place
        self.engine = open_database(place, MIGRATIONS, VERSION_TABLE)
        self.shelf = Shelf(self.engine)
        self._close_interrupted()

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    def begin(self, run: Run) -> None:
        """Keep a new run, whatever its status, or one that was only asked for until now."""
        with self._session() as session:
            session.merge(run_row(run))

    def tell(self, run_id: str, seconds: float, event: Event) -> None:
        """Keep the next event of a run."""
        with self._session() as session:
            add_event(session, run_id, seconds, event)

    def finish(self, run: Run) -> None:
        """Keep how a run ended."""
        with self._session() as session:
            _found(session, run.id)
            session.merge(run_row(run))

    def get(self, run_id: str) -> Run:
        """The run of that id. Raises InputError where there is none."""
        with self._session() as session:
            return run_of(_found(session, run_id))

    def told(self, run_id: str, after: int = 0) -> tuple[KeptEvent, ...]:
        """The events of a run whose number is greater than `after`, in order; what is no event is passed over."""
        with self.engine.connect() as connection:
            rows = connection.execute(_TOLD_OF, {"run": run_id, "after": after}).all()
        return tuple(told for row in rows if (told := _told(*row)) is not None)

    def edits(self, run_id: str) -> Edits:
        """The changes of what a run was asked for that are not planned yet; none where what is kept are no changes."""
        with self.engine.connect() as connection:
            row = connection.execute(_EDITS_OF, {"run": run_id}).one_or_none()
        try:
            return Edits() if row is None else _EDITS.validate_python(row.body)
        except ValidationError:
            return Edits()

    def keep_edits(self, run_id: str, edits: Edits) -> None:
        """Keep the changes of what a run was asked for instead of those that were kept before."""
        with self._session() as session:
            session.merge(EditsRow(run_id=run_id, body=_EDITS.dump_python(edits, mode="json")))

    def newest(self, limit: int = 100, offset: int = 0) -> tuple[Run, ...]:
        """Runs by the time they began, the newest first."""
        wanted = sa.select(RunRow).order_by(RunRow.created.desc(), RunRow.id).limit(limit).offset(offset)
        with self._session() as session:
            return tuple(run_of(row) for row in session.scalars(wanted))

    def versions(self, run_id: str) -> tuple[Run, ...]:
        """All versions of the trip that a run is one of, by the time they were made: what it was changed from, and so on
        back to the first, and whatever those were changed into. Raises InputError where there is no such run."""
        with self._session() as session:
            found = {row.id: row for row in _line(session, _found(session, run_id))}
            fresh = list(found)
            while fresh:
                rows = session.scalars(sa.select(RunRow).where(RunRow.former.in_(fresh))).all()
                fresh = [row.id for row in rows if row.id not in found]
                found |= {row.id: row for row in rows}
            return tuple(run_of(row) for row in sorted(found.values(), key=lambda row: (row.created, row.id)))

    def count(self) -> int:
        """How many runs are kept."""
        with self._session() as session:
            return session.scalar(sa.select(sa.func.count(RunRow.id))) or 0

    def _close_interrupted(self) -> None:
        """Runs whose process is gone will not end by themselves: they are marked as failed.

        Of processes on other machines that share the database nothing is known; runs in a team's queue have no process.
        """
        here = sa.or_(RunRow.host == HOST, RunRow.host.is_(None))
        with self._session() as session:
            for row in session.scalars(sa.select(RunRow).where(RunRow.status == "running", here)):
                if row.process is not None and not _is_another_living_process(row.process):
                    row.status, row.process = "failed", None
                    row.reason_zh, row.reason_en = INTERRUPTED

    @contextmanager
    def _session(self) -> Iterator[Session]:
        with Session(self.engine) as session, session.begin():
            yield session


def add_event(session: Session, run_id: str, seconds: float, event: Event) -> None:
    """Add the next event of a run within a transaction."""
    kind, body = kept_event(event)
    last = session.scalar(sa.select(sa.func.max(EventRow.number)).where(EventRow.run_id == run_id))
    session.add(EventRow(run_id=run_id, number=(last or 0) + 1, seconds=seconds, kind=kind, body=body))


def _is_another_living_process(process: int) -> bool:
    if process == os.getpid():
        # A store is opened before its process begins any run.
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def _told(number: int, seconds: float, kind: str, body: object) -> KeptEvent | None:
    event = read_event(kind, body)
    try:
        return None if event is None else KeptEvent(number, float(seconds), event)
    except (TypeError, ValueError):
        # somebody wrote into the database what is no number
        return None


def _line(session: Session, row: RunRow) -> list[RunRow]:
    """A run and those that it was changed from, the first last; each once, should the rows lead in a circle."""
    line = [row]
    while line[-1].former is not None:
        former = session.get(RunRow, line[-1].former)
        if former is None or former in line:
            break
        line.append(former)
    return line


def _found(session: Session, run_id: str) -> RunRow:
    row = session.get(RunRow, run_id)
    if row is None:
        raise InputError(
            f"找不到编号为“{run_id}”的行程：它可能已被删除，或在另一台电脑上",
            f"there is no trip with the id “{run_id}”: it may have been deleted, or is on another computer",
        )
    return row
