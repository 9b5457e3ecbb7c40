"""Settings of the studio, read once from the environment, and the folder where its data lives."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING

import loky
from platformdirs import user_data_path

from core.errors import InputError
from core.files.faults import file_error
from core.text import short
from studio.preferences import PreferenceStore
from studio.tiles import Tiles, read_tiles

if TYPE_CHECKING:
    # the command reads settings, and opens no database
    from core.database import DatabaseAddress

LOOPBACK = ("localhost", "127.0.0.1", "::1")
"""Names of this machine."""
MOST_WORKERS_HERE = 64
_HOST = re.compile(r"[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?|[0-9a-f:]*:[0-9a-f:.]*")


@dataclass(frozen=True, slots=True)
class Settings:
    """What the studio is set to.

    `home` holds sandboxes, runs and studies, `leads` and `viewers` are those who, once signed in, run studies or may look at
    their results (everybody else is a rater), `database` is the address of a database that a team shares for runs and studies,
    `sandbox` is the one shown first, `tiles` a tile layer (None: no address outside this machine is ever asked for),
    `workers` how many agents run at the same time, each in a process of its own (as many as there are cores), `hosts` the
    names that a shared studio answers to besides this machine's own, `read_only` whether its visitors may look and
    change nothing.
    """

    home: Path
    workers: int
    leads: frozenset[str] = frozenset()
    viewers: frozenset[str] = frozenset()
    database: str | None = None
    sandbox: str = "demo"
    tiles: Tiles | None = None
    hosts: tuple[str, ...] = ()
    read_only: bool = False

    @property
    def runs(self) -> "DatabaseAddress":
        """Where runs are kept: in the database of the team, else in a file of their own."""
        return self.database or self.home / "runs.sqlite"

    @property
    def studies(self) -> "DatabaseAddress":
        """Where studies are kept: in the database of the team, else in a file of their own."""
        return self.database or self.home / "labels.sqlite"


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """Settings from `TRIPSTUDIO_HOME`, `_LEADS`, `_VIEWERS`, `_DATABASE`, `_SANDBOX`, `_WORKERS`, `_TILES`,
    `_TILES_CREDIT`, `_TILES_SYSTEM`, `_HOSTS` (lists with commas between their entries) and `_READ_ONLY` (`1`); tiles that it
    does not name are those that were chosen on the Settings page.

    Raises InputError naming the variable that cannot be used.
    """
    said = environment.get("TRIPSTUDIO_HOME")
    home = Path(said).expanduser() if said else user_data_path("tripstudio", appauthor=False)
    settings = _settings(home, *(environment.get(f"TRIPSTUDIO_{name}", "") for name in _VARIABLES))
    chosen = PreferenceStore(home).tiles() if settings.tiles is None else None
    return settings if chosen is None else replace(settings, tiles=chosen)


_VARIABLES = (
    "WORKERS", "LEADS", "VIEWERS", "DATABASE", "SANDBOX", "HOSTS", "READ_ONLY", "TILES", "TILES_CREDIT", "TILES_SYSTEM",
)  # fmt: skip


@lru_cache(maxsize=8)
def _settings(
    home: Path,
    workers: str,
    leads: str,
    viewers: str,
    database: str,
    sandbox: str,
    hosts: str,
    read_only: str,
    url: str,
    credit: str,
    system: str,
) -> Settings:
    """Those of the environment, which pages ask for hundreds of times: read once."""
    return Settings(
        home=home,
        workers=_workers(workers),
        leads=_people(leads),
        viewers=_people(viewers),
        database=database or None,
        sandbox=sandbox or "demo",
        tiles=_tiles(url, credit, system) if url else None,
        hosts=_hosts(hosts),
        read_only=_yes(read_only),
    )


def _tiles(url: str, credit: str, system: str) -> Tiles:
    try:
        return read_tiles(url, credit, system)
    except InputError as error:
        variables = "TRIPSTUDIO_TILES, TRIPSTUDIO_TILES_SYSTEM"
        raise InputError(f"{variables}：{error.text.zh}", f"{variables}: {error.text.en}") from error


def _yes(text: str) -> bool:
    if text in ("", "0", "1"):
        return text == "1"
    raise InputError(
        f"TRIPSTUDIO_READ_ONLY 应为 1（只读）或 0，得到 {short(text)}",
        f"TRIPSTUDIO_READ_ONLY is {short(text)}, neither 1 (read-only) nor 0",
    )


def require_home(home: Path) -> None:
    """Make the data home where it is not there. Raises FileError where nothing can be kept in it."""
    try:
        home.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=home):
            pass
    except OSError as error:
        raise file_error(error, home) from error


def _hosts(text: str) -> tuple[str, ...]:
    names = tuple(name.strip().lower() for name in text.split(",") if name.strip())
    for name in names:
        if not _HOST.fullmatch(name):
            raise InputError(
                f"{name!r} 不是主机名：请写如 studio.example.org，不带端口和网址",
                f"{name!r} is not the name of a host: give one such as studio.example.org, without port or address",
            )
    return names


def _people(text: str) -> frozenset[str]:
    """Addresses, with commas between them; capitals make no difference to one."""
    return frozenset(name.strip().casefold() for name in text.split(",") if name.strip())


def _workers(text: str) -> int:
    if not text:
        return min(_cores(), MOST_WORKERS_HERE)
    if not text.isascii() or not text.isdigit() or len(text) > 3 or not 1 <= int(text) <= MOST_WORKERS_HERE:
        raise InputError(
            f"TRIPSTUDIO_WORKERS 应为 1 到 {MOST_WORKERS_HERE} 的整数，得到 {short(text)}",
            f"TRIPSTUDIO_WORKERS is {short(text)}, not a whole number from 1 to {MOST_WORKERS_HERE}",
        )
    return int(text)


@cache
def _cores() -> int:
    """Cores that this process may use; asked once, because the answer is read from files."""
    return int(loky.cpu_count())
