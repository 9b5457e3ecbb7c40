"""The lines of a text file of anybody's, one at a time and each within a limit."""

from collections.abc import Iterator
from pathlib import Path

from core.errors import FileError
from core.files.documents import MOST_CHARACTERS
from core.files.faults import file_error


def read_lines(path: Path, called: str | None = None) -> Iterator[tuple[int, str]]:
    """The lines that are not blank, with their numbers from 1; UTF-8 with or without a byte order mark.

    `called` is what the file goes by in what is told of it, its path without. Raises FileError where the file cannot be read, is no such text, or has a line beyond the limit of a document.
    """
    name = called or str(path)
    try:
        with path.open(encoding="utf-8-sig") as lines:
            number = 0
            while line := lines.readline(MOST_CHARACTERS + 1):
                number += 1
                if len(line) > MOST_CHARACTERS:
                    raise FileError(
                        f"{name} 第 {number} 行超过 {MOST_CHARACTERS:,} 字的上限",
                        f"{name} line {number} has more than {MOST_CHARACTERS:,} characters, which is the limit",
                    )
                if line.strip():
                    yield number, line.rstrip("\r\n")
    except OSError as error:
        raise file_error(error, name) from error
    except UnicodeDecodeError as error:
        raise FileError(
            f"{name} 不是 UTF-8 文本，请另存为 UTF-8", f"{name} is not UTF-8 text; save it as UTF-8"
        ) from error
