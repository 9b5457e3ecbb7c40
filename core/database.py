"""Databases: how one is opened and brought to the present form of its tables. SQLite in a file, or any server by URL."""

import json
import re
from collections.abc import Callable
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Dialect

from core.errors import InputError, StoreError
from core.files.faults import file_error


class UtcTime(sa.TypeDecorator[datetime]):
    """A moment in UTC; SQLite keeps no zone, so it is taken off on the way in and put back on the way out."""

    impl = sa.DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Into the database: UTC without its zone."""
        return None if value is None else value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Out of the database: UTC again."""
        return None if value is None else value.replace(tzinfo=UTC)

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], datetime | None]:
        """The same for what SQLite holds; what is no moment there, since somebody else wrote it, is the first of 1970."""
        read = super().result_processor(dialect, coltype)

        def moment(value: Any) -> datetime | None:
            try:
                return value if read is None else read(value)
            except (TypeError, ValueError):
                return datetime.fromtimestamp(0, UTC)

        return moment


DatabaseAddress = Path | str
"""Where a database is: a SQLite file by its path, or any database by its address."""


_PATIENCE = 10
"""Seconds for which one waits for another program that writes to the same SQLite file."""

_REACHED = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "tcp_user_timeout": "15000",
}
"""A PostgreSQL server that does not take a connection within 5 seconds, or says nothing on one for 15 (milliseconds in its last
figure), is away; else a host that swallows packets would hold a page up for as long as the system waits, a quarter of an hour."""

_CONNECTIONS = 20
"""Connections to a server that one process keeps, and as many more while they are needed."""


def is_shared(place: DatabaseAddress) -> bool:
    """Whether several machines can share a database with what PostgreSQL gives them: its locks and its notices."""
    return isinstance(place, str) and _address(place).get_backend_name() == "postgresql"


def open_database(place: DatabaseAddress, migrations: Path, version_table: str) -> sa.Engine:
    """The engine of a database whose tables have the present form.

    An address is SQLAlchemy's (`sqlite:///file`, `postgresql://user@host/name`); a SQLite file is made where there is
    none, and kept in WAL mode, so that readers and a writer do not wait for each other. Raises InputError for an
    address that is none, or whose driver is missing; whatever the database cannot do is raised as a StoreError, but
    for a broken constraint. `migrations` holds the revisions, `version_table` the name under which they are counted,
    so that several stores can share one database.
    """
    address = _address(place)
    if address.get_backend_name() == "sqlite":
        if address.database:
            _make_folder(Path(address.database).parent)
        engine = sa.create_engine(address, connect_args={"timeout": _PATIENCE}, json_deserializer=_document)
        sa.event.listen(engine, "connect", _prepare)
    else:
        engine = _server(address)
    sa.event.listen(engine, "handle_error", _tell)
    with engine.begin() as connection:
        _one_at_a_time(connection)
        migrate(connection, migrations, version_table)
    return engine


def _address(place: DatabaseAddress) -> sa.URL:
    if isinstance(place, Path):
        return sa.URL.create("sqlite", database=str(place))
    try:
        return sa.make_url(place)
    # a port that is none raises ValueError
    except (sa.exc.ArgumentError, ValueError) as error:
        raise InputError(
            "数据库地址无法使用；写法如 postgresql://用户@主机/库名",
            "the address of the database cannot be used; it is written like postgresql://user@host/name",
        ) from error


def server_address(place: DatabaseAddress) -> sa.URL:
    """The address of a PostgreSQL server, with how long one waits for it where the address does not say so."""
    address = _address(place)
    return address.update_query_dict({**_REACHED, **address.query})


def _server(address: sa.URL) -> sa.Engine:
    if address.drivername == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
    try:
        if address.get_backend_name() == "postgresql":
            # the queue of its runs
            import_module("procrastinate")
            address = server_address(address.render_as_string(hide_password=False))
        return sa.create_engine(
            address,
            pool_pre_ping=True,
            pool_size=_CONNECTIONS,
            max_overflow=_CONNECTIONS,
            json_deserializer=_document,
        )
    except (ImportError, sa.exc.ArgumentError) as error:
        raise InputError(
            f"没有 {address.drivername} 的驱动；PostgreSQL 的驱动这样安装：pip install 'tripstudio[postgresql]'",
            f"there is no driver for {address.drivername}; that of PostgreSQL comes with "
            "pip install 'tripstudio[postgresql]'",
        ) from error


def _document(written: str | bytes) -> Any:
    """The value of a JSON column; None where somebody else wrote what is none, or is nested too deeply to be read."""
    try:
        return json.loads(written)
    except (ValueError, RecursionError):
        return None


def _one_at_a_time(connection: sa.Connection) -> None:
    """Let two programs that open one database at the same time bring it to its present form one after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATING)))


_MIGRATING = 7_407_468
"""The number of the lock under which the tables of a server are brought to their present form."""


def migrate(connection: sa.Connection, migrations: Path, version_table: str) -> None:
    """Apply the revisions that the database behind the connection lacks.

    One that a later version of the program has brought further is used as it is: revisions add, and take away only what no
    version in use knows, so that the processes of a team can be renewed one after the other.
    """
    # slow to load, and who only names a database needs none of it
    from alembic import command
    from alembic.config import Config
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.attributes["connection"] = connection
    config.attributes["version_table"] = version_table
    known = {revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions()}
    present = MigrationContext.configure(connection, opts={"version_table": version_table})
    if known.issuperset(present.get_current_heads()):
        command.upgrade(config, "head")


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_error(error, folder.name) from error


def _tell(context: sa.engine.ExceptionContext) -> None:
    """Say in a sentence what a database cannot do."""
    if isinstance(context.sqlalchemy_exception, sa.exc.IntegrityError):
        return
    engine, said = context.engine, _without_folders(" ".join(str(context.original_exception).split()))
    why = (said, said)
    name = Path(engine.url.database or "").name if engine is not None else ""
    # of a connection that was found dead before it is used no engine is told
    if context.dialect.name != "sqlite":
        hint = (
            "服务器是否在运行，地址和权限是否正确？",
            "is the server running, and are address and rights correct?",
        )
    elif "full" in said:
        why = ("磁盘已满", "the disk is full")
        hint = (
            "请腾出磁盘空间再试，已保存的都还在",
            "free some space and try again, what was kept is still there",
        )
    elif "I/O" in said:
        hint = ("磁盘是否已满或损坏？", "is the disk full, or broken?")
    elif "locked" in said:
        hint = ("另一个程序正在使用它，请稍后再试", "another program is using it: try again later")
    else:
        hint = ("请把这个文件移走，再重新开始", "move this file away and start again")
    raise StoreError(
        f"数据库 {name} 无法读写（{why[0]}）：{hint[0]}",
        f"the database {name} cannot be used ({why[1]}): {hint[1]}",
    ) from context.original_exception


def _without_folders(said: str) -> str:
    """What a driver says with the names of files alone: pages show no folder of the server."""
    return _PATH.sub(lambda path: path[0].rpartition("/")[2], said)


_PATH = re.compile(r"(?<![\w:/.])(?:/[\w.@+~-]+){2,}")


def _prepare(connection: sa.engine.interfaces.DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={1000 * _PATIENCE}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
