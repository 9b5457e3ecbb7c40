"""The tables of the queue, which are procrastinate's: laid where there are none, and renewed by the library's own revisions."""

from pathlib import Path

import sqlalchemy as sa
from procrastinate.schema import SchemaManager

JOBS = sa.table(
    "procrastinate_jobs",
    sa.column("id", sa.BigInteger()),
    sa.column("status", sa.Enum("todo", "doing", name="procrastinate_job_status")),
    sa.column("queueing_lock", sa.Text()),
    sa.column("args", sa.JSON()),
)
"""What is read of its table of jobs; everything is written through the library."""

_LAYING = 7_407_469
"""The number of the lock under which the tables are laid or renewed."""


def lay_tables(engine: sa.Engine) -> None:
    """Bring the tables to the form that the library in use knows; those that a later version has brought further stay.

    Which of the library's revisions they have is noted as the comment of its table of jobs.
    """
    revisions = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    # a revision can need what the one before it committed
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(sa.select(sa.func.pg_advisory_lock(_LAYING)))
        try:
            has = _revision(connection)
            if has is None:
                _run(connection, SchemaManager.get_schema())
            for path in revisions:
                if has is not None and path.stem > has:
                    _run(connection, path.read_text(encoding="utf-8"))
            if has is None or has < revisions[-1].stem:
                connection.execute(sa.text(f"COMMENT ON TABLE procrastinate_jobs IS '{revisions[-1].stem}'"))
        finally:
            connection.execute(sa.select(sa.func.pg_advisory_unlock(_LAYING)))


def _revision(connection: sa.Connection) -> str | None:
    """The last revision that the tables have; None where there are none."""
    noted = sa.text("SELECT obj_description(to_regclass('procrastinate_jobs'), 'pg_class')")
    found: str | None = connection.scalar(noted)
    return found


def _run(connection: sa.Connection, statements: str) -> None:
    """By the driver itself: several statements in one go, in which % is but a character."""
    driver = connection.connection.driver_connection
    assert driver is not None
    driver.execute(statements)
