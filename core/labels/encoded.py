"""Lines of a text file whose encoding nobody said: UTF-8, UTF-16 with its mark, or GB18030, line by line.

Tables that are saved by a Chinese spreadsheet, and files that were put together from several, hold lines in GB18030.
"""

import codecs
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import IO

from core.errors import FileError, InputError
from core.files.documents import MOST_CHARACTERS
from core.files.faults import file_error
from core.text import Text

_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


class Lines:
    """The lines of a file with their ends; after they were read, `notes` tells of those in GB18030, `faults` of those
    in no encoding that is known here, which are left out as if they were blank."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.faults: list[Text] = []
        self._other: list[int] = []

    def __iter__(self) -> Iterator[str]:
        try:
            with self._path.open("rb") as file:
                is_wide = file.read(2) in _MARKS
                file.seek(0)
                if is_wide:
                    yield from self._whole(file).decode("utf-16").splitlines(keepends=True)
                else:
                    yield from map(self._decoded, count(1), self._raw(file))
        except OSError as error:
            raise file_error(error, self._path) from error
        except UnicodeDecodeError as error:
            raise InputError(
                f"{self._path} 开头像 UTF-16 文本，后面却不是，请另存为 UTF-8",
                f"{self._path} begins as UTF-16 text and does not go on as such; save it as UTF-8",
            ) from error

    def _raw(self, file: IO[bytes]) -> Iterator[bytes]:
        for number in count(1):
            line = file.readline(MOST_CHARACTERS + 1)
            if len(line) > MOST_CHARACTERS:
                raise FileError(
                    f"{self._path} 第 {number} 行超过 {MOST_CHARACTERS:,} 字节的上限",
                    f"{self._path} line {number} has more than {MOST_CHARACTERS:,} bytes, which is the limit",
                )
            if not line:
                return
            yield line

    def _whole(self, file: IO[bytes]) -> bytes:
        raw = file.read(MOST_CHARACTERS + 1)
        if len(raw) > MOST_CHARACTERS:
            raise FileError(
                f"{self._path} 是超过 {MOST_CHARACTERS:,} 字节的 UTF-16 文本，请另存为 UTF-8",
                f"{self._path} is UTF-16 text of more than {MOST_CHARACTERS:,} bytes: save it as UTF-8",
            )
        return raw

    @property
    def notes(self) -> tuple[Text, ...]:
        """What is to be told of lines that were read all the same."""
        if not self._other:
            return ()
        first, number = self._other[0], len(self._other)
        return (
            Text(
                f"{self._path} 有 {number} 行不是 UTF-8，按 GB18030 读取，第一处在第 {first} 行",
                f"{self._path}: {number} lines are not UTF-8 and were read as GB18030, the first is line {first}",
            ),
        )

    def _decoded(self, number: int, line: bytes) -> str:
        if number == 1:
            line = line.removeprefix(codecs.BOM_UTF8)
        try:
            return line.decode("utf-8")
        except UnicodeDecodeError:
            pass
        try:
            text = line.decode("gb18030")
        except UnicodeDecodeError:
            self.faults.append(
                Text(
                    f"{self._path} 第 {number} 行既不是 UTF-8 也不是 GB18030",
                    f"{self._path} line {number}: is neither UTF-8 nor GB18030",
                )
            )
            return "\n"
        self._other.append(number)
        return text
