"""Settings of the studio, read once from the environment, and the folder where its data lives."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import get_args
from urllib.parse import urlsplit

import sqlalchemy as sa
from platformdirs import user_data_path

from core.errors import InputError
from core.sandbox.places import CoordinateSystem

MOST_WORKERS = 64
_SYSTEMS: tuple[CoordinateSystem, ...] = get_args(CoordinateSystem)


@dataclass(frozen=True, slots=True)
class Tiles:
    """A tile layer under the maps: its address pattern (`https://.../{z}/{x}/{y}.png`), whom to credit, and the
    coordinate system of its pictures."""

    url: str
    credit: str
    system: CoordinateSystem = "WGS-84"


@dataclass(frozen=True, slots=True)
class Settings:
    """What the studio is set to.

    `home` holds sandboxes, runs and studies, `database` is the address of a database that a team shares for studies, `sandbox` is the one shown first, `tiles` a tile layer (None: no address outside
    this machine is ever asked for), `workers` how many agents run at the same time.
    """

    home: Path
    database: str | None = None
    sandbox: str = "demo"
    tiles: Tiles | None = None
    workers: int = 2

    @property
    def runs(self) -> Path:
        """The file of the store of runs."""
        return self.home / "runs.sqlite"

    @property
    def studies(self) -> str | sa.URL:
        """The database of studies: that of the team, else a file of its own."""
        return self.database or sa.URL.create("sqlite", database=str(self.home / "labels.sqlite"))


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """Settings from `TRIPSTUDIO_HOME`, `_DATABASE`, `_SANDBOX`, `_WORKERS`, `_TILES`, `_TILES_CREDIT` and `_TILES_SYSTEM`.

    Raises InputError naming the variable that cannot be used.
    """
    home = environment.get("TRIPSTUDIO_HOME")
    return Settings(
        home=Path(home).expanduser() if home else user_data_path("tripstudio", appauthor=False),
        database=environment.get("TRIPSTUDIO_DATABASE") or None,
        sandbox=environment.get("TRIPSTUDIO_SANDBOX") or "demo",
        tiles=_tiles(environment),
        workers=_workers(environment.get("TRIPSTUDIO_WORKERS") or "2"),
    )


def _tiles(environment: Mapping[str, str]) -> Tiles | None:
    url = environment.get("TRIPSTUDIO_TILES")
    if not url:
        return None
    wanted = environment.get("TRIPSTUDIO_TILES_SYSTEM") or "WGS-84"
    for system in _SYSTEMS:
        if wanted == system:
            return Tiles(
                url, environment.get("TRIPSTUDIO_TILES_CREDIT") or urlsplit(url).netloc or url, system
            )
    raise InputError(
        f"TRIPSTUDIO_TILES_SYSTEM 应为 {'、'.join(_SYSTEMS)} 之一，得到 {wanted!r}",
        f"TRIPSTUDIO_TILES_SYSTEM is {wanted!r}, not one of {', '.join(_SYSTEMS)}",
    )


def _workers(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= MOST_WORKERS:
        raise InputError(
            f"TRIPSTUDIO_WORKERS 应为 1 到 {MOST_WORKERS} 的整数，得到 {text!r}",
            f"TRIPSTUDIO_WORKERS is {text!r}, not a whole number from 1 to {MOST_WORKERS}",
        )
    return int(text)
