"""A file of records that grows by a line a record: after a kill all are there but the one that was being written."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from core.errors import DocumentError, InputError
from core.files.documents import read_delivered_json
from core.files.faults import file_error
from core.files.whole import append_whole, write_whole
from core.text import Text

Record = Mapping[str, Any]
KeyOf = Callable[[Record], str]
"""What a record goes by in its file, such as its uid. May raise KeyError."""


class Journal:
    """The records of a file by their keys; those that are there stay as they are."""

    def __init__(self, path: Path, key: KeyOf, accept: Callable[[Record], None]) -> None:
        self._path = path
        self._key = key
        self._places: dict[str, tuple[int, int]] = {}
        self._end = 0
        # the rewriting takes a line that was cut short away, and tells at once what cannot be written
        write_whole(path, self._kept(accept))

    def __contains__(self, key: str) -> bool:
        return key in self._places

    def add(self, record: Record) -> None:
        """Write a record; when this returns, the end of this process does not lose it. Raises FileError."""
        line = json.dumps(record, ensure_ascii=False) + "\n"
        append_whole(self._path, line)
        self._place(self._key(record), line)

    def sort(self, order: Sequence[str]) -> None:
        """Bring the records into the order of the keys; others follow as they came. Raises FileError."""
        keys = [
            *(key for key in order if key in self),
            *(key for key in self._places if key not in set(order)),
        ]
        # what was written to a terminal or a pipe is gone
        if keys == list(self._places) or not self._path.is_file():
            return
        places = [self._places[key] for key in keys]
        self._places, self._end = {}, 0
        write_whole(self._path, self._copied(keys, places))

    def _kept(self, accept: Callable[[Record], None]) -> Iterator[str]:
        if not self._path.is_file():
            return
        with self._path.open("rb") as lines:
            for number, line in enumerate(lines, start=1):
                if line.endswith(b"\n"):
                    text, record = self._read(line, number)
                    accept(record)
                    self._place(self._key(record), text)
                    yield text

    def _read(self, line: bytes, number: int) -> tuple[str, Record]:
        try:
            text = line.decode()
            record = read_delivered_json(text)
            self._key(record)
        except (UnicodeDecodeError, DocumentError, KeyError, TypeError) as error:
            raise InputError(
                f"{self._path} 第 {number} 行不是本命令写的记录，未作改动；请换一个文件名",
                f"{self._path} line {number} is no record of this command, and is left as it is: name another file",
            ) from error
        return text, record

    def _copied(self, keys: Sequence[str], places: Sequence[tuple[int, int]]) -> Iterator[str]:
        with self._path.open("rb") as lines:
            for key, (begin, length) in zip(keys, places, strict=True):
                lines.seek(begin)
                text = lines.read(length).decode()
                self._place(key, text)
                yield text

    def _place(self, key: str, line: str) -> None:
        length = len(line.encode())
        self._places[key] = (self._end, length)
        self._end += length


def read_records(path: Path) -> Iterator[Record]:
    """The whole records of a journal, which may be growing; none where there is no file yet.

    Raises InputError that names a line that is no record.
    """
    if path.is_file():
        with path.open("rb") as lines:
            for number, line in enumerate(lines, start=1):
                if line.endswith(b"\n"):
                    yield _record(path, number, line)


def _record(path: Path, number: int, line: bytes) -> Record:
    try:
        record = read_delivered_json(line.decode())
    except (UnicodeDecodeError, DocumentError) as error:
        why = error.text if isinstance(error, DocumentError) else Text("不是 UTF-8", "it is not UTF-8")
        raise InputError(
            f"{path} 第 {number} 行不是记录：{why.zh}", f"{path} line {number} is no record: {why.en}"
        ) from error
    if not isinstance(record, dict):
        raise InputError(f"{path} 第 {number} 行不是 JSON 对象", f"{path} line {number} is no object of JSON")
    return record


@contextmanager
def open_journal(
    path: Path, key: KeyOf, accept: Callable[[Record], None] = lambda record: None
) -> Iterator[Journal]:
    """A journal that no other process writes to; `accept` raises InputError for a record that does not belong to it.

    Raises InputError where another process is writing to it, or where a line is no such record; FileError where it cannot
    be written.
    """
    lock = FileLock(path.with_name(f".{path.name}.lock"), timeout=0)
    try:
        lock.acquire()
    except Timeout as error:
        raise InputError(
            f"另一个进程正在写 {path}，请等它结束或换一个文件名",
            f"another process is writing to {path}: wait for its end, or name another file",
        ) from error
    except OSError as error:
        raise file_error(error, path) from error
    try:
        yield Journal(path, key, accept)
    finally:
        lock.release()
        Path(lock.lock_file).unlink(missing_ok=True)
