"""Writing a file whole or not at all: beside its place, flushed, read again, and moved there in one step."""

import errno
import os
import re
import shutil
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import IO
from uuid import uuid4

from core.errors import FileError
from core.files.faults import file_error
from core.files.processes import is_alive

_UNFINISHED = re.compile(r"\.tripstudio-(\d+)-[0-9a-f]{8}\.part")
_CHUNK = 1024 * 1024


def write_whole(path: Path, lines: Iterable[str]) -> None:
    """Write a text file from its pieces. Raises FileError, and leaves what was there, where that does not succeed.

    A link is followed: what it leads to is replaced, and the link stays. A character device (`/dev/stdout`) or a pipe
    takes the text as it comes. A read-only file, and any other device, is refused. What a writer that was killed left
    beside is removed.
    """
    try:
        target = Path(os.path.realpath(path))
        kind = _kind(target)
        if kind in ("stream", "pipe"):
            _append(target, lines, kind)
        else:
            _replace(target, lines)
    except OSError as error:
        raise file_error(error, path) from error


def append_whole(path: Path, text: str) -> None:
    """Add a text to the end of a file. Raises FileError, and leaves what was there, where that does not succeed."""
    try:
        with path.open("ab", buffering=0) as out:
            end, left = out.tell(), memoryview(text.encode())
            try:
                while left:
                    left = left[out.write(left) :]
            except OSError:
                out.truncate(end)
                raise
    except OSError as error:
        raise file_error(error, path) from error


@contextmanager
def whole_folder(target: Path) -> Iterator[Path]:
    """A folder to be filled, which takes the place of `target` (one that is empty, or none) when all is in it.

    Raises FileError, and leaves what was there, where that does not succeed.
    """
    unfinished = target.with_name(unfinished_name())
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        unfinished.mkdir()
        yield unfinished
        for path in unfinished.iterdir():
            with path.open("rb+") as written:
                settle(written)
        unfinished.replace(target)
        settle_folder(target.parent)
    except OSError as error:
        raise file_error(error, target) from error
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)


def unfinished_name() -> str:
    """A name for a file or folder that is not finished; it tells which process makes it."""
    return f".tripstudio-{os.getpid()}-{uuid4().hex[:8]}.part"


def leftovers(folder: Path) -> Iterator[Path]:
    """What processes that are gone left unfinished in a folder."""
    for entry in folder.iterdir():
        match = _UNFINISHED.fullmatch(entry.name)
        if match is not None and not is_alive(int(match[1])):
            yield entry


def _kind(target: Path) -> str:
    try:
        found = target.stat()
    except FileNotFoundError:
        return "file"
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if stat.S_ISCHR(found.st_mode):
        return "stream"
    if stat.S_ISFIFO(found.st_mode):
        return "pipe"
    if not stat.S_ISREG(found.st_mode):
        raise FileError(
            f"{target.name} 是不能续写的设备，请给出文件",
            f"{target.name} is a device that nothing can be added to: name a file",
        )
    if not found.st_mode & 0o222 or not os.access(target, os.W_OK):
        raise FileError(
            f"{target.name} 是只读文件，请换一个名字，或先允许写入",
            f"{target.name} is read-only: choose another name, or allow writing first",
        )
    return "file"


def _append(target: Path, lines: Iterable[str], kind: str) -> None:
    # a pipe that nobody reads would wait for ever
    waits = os.O_NONBLOCK if kind == "pipe" else 0
    stream = os.open(target, os.O_WRONLY | os.O_APPEND | waits)
    os.set_blocking(stream, True)
    with open(stream, "w", encoding="utf-8", newline="") as out:
        out.writelines(lines)


def _replace(target: Path, lines: Iterable[str]) -> None:
    for old in leftovers(target.parent):
        old.unlink(missing_ok=True)
    with _beside(target) as unfinished:
        digest = blake2b()
        with unfinished.open("x", encoding="utf-8", newline="") as out:
            for line in lines:
                digest.update(line.encode())
                out.write(line)
            settle(out)
        if target.exists():
            unfinished.chmod(stat.S_IMODE(target.stat().st_mode))
        if _digest(unfinished) != digest.digest():
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        unfinished.replace(target)
        settle_folder(target.parent)


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    unfinished = target.with_name(unfinished_name())
    try:
        yield unfinished
    finally:
        unfinished.unlink(missing_ok=True)


def settle(out: IO[str] | IO[bytes]) -> None:
    """Bring what was written to an open file to the disk."""
    out.flush()
    os.fsync(out.fileno())


def settle_folder(folder: Path) -> None:
    """Bring the names in a folder to the disk."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _digest(path: Path) -> bytes:
    digest = blake2b()
    with path.open("rb") as written:
        while chunk := written.read(_CHUNK):
            digest.update(chunk)
    return digest.digest()
