"""Data that somebody drops on the studio: laid down as files that stay within one folder, and imported by a worker."""

import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path, PurePosixPath
from uuid import uuid4

from core.bench.pool.queue import Ticket
from core.bench.pool.workers import Workers
from core.errors import SandboxError
from core.files.faults import file_error
from core.sandbox.importers.source import MAX_FILES
from core.sandbox.library import SandboxLibrary
from core.text import Text, shown

_IMPORT_SECONDS = 600
_THE_FOLDER = Text("所选文件夹", "the folder")


@contextmanager
def dropped_folder(files: Sequence[tuple[str, Callable[[], bytes]]]) -> Iterator[Path]:
    """The files, by their paths in what was dropped, in a folder that ceases to be with the context.

    Raises SandboxError for a path that would lead elsewhere, and FileError where the disk is full.
    """
    if len(files) > MAX_FILES:
        raise SandboxError(f"文件超过 {MAX_FILES:,} 个", f"there are over {MAX_FILES:,} files")
    try:
        with tempfile.TemporaryDirectory(prefix="tripstudio-") as made:
            folder = Path(made)
            for name, content in files:
                place = folder / _inside(name)
                place.parent.mkdir(parents=True, exist_ok=True)
                with place.open("xb") as out:
                    out.write(content())
            yield folder
    except OSError as error:
        raise file_error(error, "") from error


def import_dropped(workers: Workers, home: Path, kind: str, source: Path, name: str) -> None:
    """Import what was dropped in a worker process, so that no page waits for it.

    Raises SandboxError as `SandboxLibrary.import_` does; it names the file or "the folder", not where that was laid down.
    """
    ticket = Ticket(f"import-{uuid4().hex}", f"import-{name}", "aside")
    workers.submit(ticket, partial(_import, home, kind, str(source), name)).result(timeout=_IMPORT_SECONDS)


def _import(home: Path, kind: str, source: str, name: str) -> None:
    laid_down = Path(source)
    called = _THE_FOLDER if laid_down.is_dir() else Text(laid_down.name, laid_down.name)
    SandboxLibrary(home).import_(kind, source, name, called)


def _inside(name: str) -> Path:
    path = PurePosixPath(name.replace("\\", "/"))
    if path.is_absolute() or ".." in path.parts or not path.name or ":" in name or shown(name) != name:
        raise SandboxError(f"文件名 {name!r} 不可用", f"{name!r} cannot name a file here")
    return Path(*path.parts)
