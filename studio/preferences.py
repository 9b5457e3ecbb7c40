"""What readers chose on the Settings page, kept in one file of the data home: measures a person, tiles for all. No key."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path

from filelock import FileLock
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from core.errors import InputError
from core.files.faults import file_error
from core.files.whole import write_whole
from core.text import Language
from studio.i18n import Measures
from studio.tiles import Tiles, read_tiles

CURRENCIES = (
    "CNY", "USD", "EUR", "GBP", "JPY", "KRW", "HKD", "TWD", "SGD", "MYR", "THB", "INR", "AUD", "CAD", "CHF", "RUB", "BRL",
)  # fmt: skip
"""Those that are offered, by their codes (ISO 4217)."""


_LOCK_SECONDS = 10
"""That one waits for another who writes the file."""


class Preferences(BaseModel):
    """What one reader chose. `rate` is what one yuan is worth in the currency: nobody is asked for it but the reader."""

    model_config = ConfigDict(frozen=True, extra="ignore", allow_inf_nan=False)

    language: Language | None = None
    currency: str = Field("CNY", pattern=r"^[A-Z]{3}$")
    rate: float = Field(1.0, gt=0, le=1e6)
    in_miles: bool = False

    @property
    def measures(self) -> Measures:
        """In what figures are shown; the data's own currency has no rate."""
        return Measures(self.currency, 1.0 if self.currency == "CNY" else self.rate, self.in_miles)


class _TilesKept(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")

    url: str
    credit: str = ""
    system: str = "WGS-84"


class _Kept(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")

    people: Mapping[str, Preferences] = {}
    tiles: _TilesKept | None = None


class PreferenceStore:
    """The choices that are kept in a data home."""

    def __init__(self, home: Path) -> None:
        self._path = home / "settings.json"

    def of(self, person: str | None) -> Preferences:
        """What a person chose (None: who needs no sign-in). Raises InputError where the file cannot be read."""
        return self._kept().people.get(person or "", Preferences())

    def tiles(self) -> Tiles | None:
        """The tile layer that was chosen. Raises InputError where it or the file cannot be used."""
        kept = self._kept().tiles
        return None if kept is None else read_tiles(kept.url, kept.credit, kept.system)

    def keep(self, person: str | None, chosen: Preferences) -> None:
        """Keep what a person chose. Raises FileError where it cannot be written."""
        with self._alone():
            kept = self._kept()
            self._write(kept.model_copy(update={"people": {**kept.people, person or "": chosen}}))

    def keep_tiles(self, tiles: Tiles | None) -> None:
        """Keep a tile layer for all maps, or none. Raises FileError where it cannot be written."""
        with self._alone():
            found = (
                None if tiles is None else _TilesKept(url=tiles.url, credit=tiles.credit, system=tiles.system)
            )
            self._write(self._kept().model_copy(update={"tiles": found}))

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """While this lasts nobody else writes the file. Raises FileError where that cannot be made sure."""
        try:
            lock = self._path.parent / "locks" / "settings.lock"
            lock.parent.mkdir(parents=True, exist_ok=True)
            with FileLock(lock, timeout=_LOCK_SECONDS):
                yield
        except OSError as error:
            raise file_error(error, self._path.name) from error

    def _kept(self) -> _Kept:
        try:
            written = self._path.stat().st_mtime_ns
        # what is wrong with a file that is there is told by reading it
        except OSError:
            written = 0
        return _read(self._path, written)

    def _write(self, kept: _Kept) -> None:
        said = kept.model_dump(mode="json", exclude_defaults=True)
        write_whole(self._path, [json.dumps(said, ensure_ascii=False, indent=1), "\n"])


@lru_cache(maxsize=8)
def _read(path: Path, written: int) -> _Kept:
    if not written:
        return _Kept()
    try:
        return _Kept.model_validate_json(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, ValidationError) as error:
        raise InputError(
            f"无法读取 {path.name}；请修正或删除它", f"{path.name} cannot be read: mend it or delete it"
        ) from error
