"""A PostgreSQL server of the tests' own: in a folder of its own, reached through a socket in it, gone with it."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

_OPTIONS = "-c listen_addresses='' -c fsync=off -c unix_socket_directories={folder}"
_UNPRIVILEGED = ("postgres", "nobody")
"""Under whose name the server runs where the tests run as root, as whom it would not."""


@contextmanager
def server() -> Iterator[str]:
    """Start a server; its address lacks the name of a database: `server_address.format(name)`."""
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="tripstudio-postgresql-"))
    user = _user()
    if user is not None:
        shutil.chown(folder, user)
    data, log = folder / "data", folder / "log"

    def run(program: str, *words: str) -> None:
        command = [str(programs / program), "--pgdata", str(data), *words]
        subprocess.run(command, check=True, user=user, cwd=folder, capture_output=True, timeout=60)

    try:
        run("initdb", "--auth=trust", "--username=team", "--encoding=UTF8", "--locale=C", "--no-sync")
        run("pg_ctl", "start", "-w", f"--log={log}", f"--options={_OPTIONS.format(folder=folder)}")
        yield f"postgresql://team@/{{}}?host={folder}"
    finally:
        if (data / "postmaster.pid").exists():
            run("pg_ctl", "stop", "-w", "--mode=immediate")
        shutil.rmtree(folder)


@contextmanager
def outage(address: str) -> Iterator[None]:
    """Nobody reaches the database of that address, as while its server is started anew."""
    url = sa.make_url(address).set(drivername="postgresql+psycopg")
    engine = sa.create_engine(url.set(database="postgres"), isolation_level="AUTOCOMMIT")
    end = sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name")
    with engine.connect() as connection:
        connection.execute(sa.text(f"ALTER DATABASE {url.database} ALLOW_CONNECTIONS false"))
        connection.execute(end, {"name": url.database})
        yield
        connection.execute(sa.text(f"ALTER DATABASE {url.database} ALLOW_CONNECTIONS true"))
    engine.dispose()


def _programs() -> Path:
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version)
    if not installed:
        pytest.fail("PostgreSQL is not installed: `apt-get install postgresql`, or run scripts/for_tests.sh")
    return installed[-1].parent


def _version(program: Path) -> int:
    return int(program.parents[1].name)


def _user() -> str | None:
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in _UNPRIVILEGED if name in known)
