"""Files of a source as rows and records: their encoding, and where in the file each of them is."""

import csv
import io
import stat
from collections.abc import Iterator, Sequence
from json.decoder import JSONDecodeError, JSONDecoder
from pathlib import Path
from typing import Any

from core.errors import DocumentError, SandboxError
from core.files.documents import read_json as read_document
from core.files.faults import file_error
from core.sandbox.importers.fields import Fields, complaint

MOST_BYTES = 256 * 1024**2
FILE_ROWS = 2_000_000
_BOM = b"\xef\xbb\xbf"
_SPACE = " \t\r\n"


def read_text(root: Path, file: str) -> str:
    """The text of a file: UTF-8 with or without a byte order mark, else GB18030 where the whole file is in it.

    Raises SandboxError for a missing file, and for one in mixed or unknown encodings, naming the first odd line.
    """
    path = root / file
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode):
            raise SandboxError(
                f"{file} 不是普通文件，请换成文件", f"{file} is no ordinary file: put a file in its place"
            )
        if found.st_size > MOST_BYTES:
            raise SandboxError(
                f"{file} 超过 {MOST_BYTES // 1024**2} MB 的上限",
                f"{file} is larger than {MOST_BYTES // 1024**2} MB, which is the limit",
            )
        raw = path.read_bytes()
    except OSError as error:
        told = file_error(error, "").text
        raise SandboxError(f"读不到 {file}：{told.zh}", f"cannot read {file}: {told.en}") from error
    body = raw.removeprefix(_BOM)
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as error:
        odd_line = body.count(b"\n", 0, error.start) + 1
    if not raw.startswith(_BOM) and not _has_utf8_line(body):
        try:
            return body.decode("gb18030")
        except UnicodeDecodeError as error:
            odd_line = body.count(b"\n", 0, error.start) + 1
    raise complaint(
        file,
        odd_line,
        "编码混杂或无法识别，请把整个文件另存为 UTF-8",
        "mixed or unknown encoding: save the whole file as UTF-8",
    )


def _has_utf8_line(body: bytes) -> bool:
    """Whether some line is Chinese in UTF-8. Short GB18030 words can be UTF-8 by chance, but only of two-byte characters."""
    for line in body.split(b"\n"):
        try:
            if any(character >= "\u0800" for character in line.decode("utf-8")):
                return True
        except UnicodeDecodeError:
            continue
    return False


def read_csv(root: Path, file: str, required: Sequence[str]) -> Iterator[Fields]:
    """The rows of a CSV file with a header. Raises SandboxError where a required column is missing or a row is cut."""
    reader = csv.reader(io.StringIO(read_text(root, file), newline=""), strict=True)
    try:
        header = [cell.strip() for cell in next(reader, [])]
        missing = [column for column in required if column not in header]
        if missing:
            raise complaint(
                file,
                1,
                f"缺少列 {'、'.join(missing)}，应有：{'、'.join(required)}",
                f"missing column {', '.join(missing)}; needed are {', '.join(required)}",
            )
        twice = [column for column in required if header.count(column) > 1]
        if twice:
            raise complaint(
                file,
                1,
                f"列 {'、'.join(twice)} 出现了两次，请只留一列",
                f"column {', '.join(twice)} occurs twice: keep one of them",
            )
        line = reader.line_num + 1
        for cells in reader:
            if line > FILE_ROWS:
                raise complaint(
                    file,
                    line,
                    f"行数超过 {FILE_ROWS:,} 的上限",
                    f"more than {FILE_ROWS:,} rows, which is the limit",
                )
            if cells and len(cells) != len(header):
                raise complaint(
                    file,
                    line,
                    f"有 {len(cells)} 格，表头却有 {len(header)} 列，请检查逗号和引号",
                    f"{len(cells)} cells under a header of {len(header)} columns: look for stray commas or quotes",
                )
            if any(cell.strip() for cell in cells):
                yield Fields(dict(zip(header, cells, strict=True)), file, lambda line=line: line)  # type: ignore[misc]
            line = reader.line_num + 1
    except csv.Error as error:
        raise complaint(
            file,
            reader.line_num,
            "不是合法的 CSV，请改正这一行",
            f"not valid CSV ({error}): correct the line",
        ) from error


def read_json(root: Path, file: str) -> tuple[Any, str]:
    """The value in a JSON file, and its text, for `line_of`. Raises SandboxError naming the line of a fault."""
    text = read_text(root, file)
    try:
        return read_document(text), text
    except DocumentError as error:
        raise _fault(file, 1, error) from error


def read_json_records(root: Path, file: str) -> Iterator[Fields]:
    """The objects of a JSON array."""
    value, text = read_json(root, file)
    for number, record in enumerate(as_list(value, file, text, ())):
        yield as_fields(record, file, text, (number,))


def read_json_lines(root: Path, file: str) -> Iterator[Fields]:
    """The objects of a file with one JSON value a line; blank lines are passed over."""
    for number, content in enumerate(read_text(root, file).split("\n"), 1):
        if not content.strip():
            continue
        try:
            record = read_document(content)
        except DocumentError as error:
            raise _fault(file, number, error) from error
        if not isinstance(record, dict):
            raise complaint(file, number, "应为一个 JSON 对象", "must be a JSON object")
        yield Fields(record, file, lambda number=number: number)  # type: ignore[misc]


def _fault(file: str, line: int, error: DocumentError) -> SandboxError:
    """The fault of a document that begins at a line of a file."""
    cause = error.__cause__
    if isinstance(cause, JSONDecodeError):
        return complaint(
            file,
            line + cause.lineno - 1,
            f"不是合法的 JSON（{cause.msg}），请改正",
            f"not valid JSON ({cause.msg}): correct the line",
        )
    return complaint(file, line, *error.text)


def as_list(value: object, file: str, text: str, path: tuple[str | int, ...]) -> list[Any]:
    """The value at a path as a list. Raises SandboxError naming its line otherwise."""
    if not isinstance(value, list):
        raise complaint(file, line_of(text, path), "应为一个 JSON 数组", "must be a JSON array")
    return value


def as_fields(value: object, file: str, text: str, path: tuple[str | int, ...]) -> Fields:
    """The value at a path as a record. Raises SandboxError naming its line otherwise."""
    if not isinstance(value, dict):
        raise complaint(file, line_of(text, path), "应为一个 JSON 对象", "must be a JSON object")
    return Fields(value, file, lambda: line_of(text, path))


def line_of(text: str, path: tuple[str | int, ...]) -> int:
    """The line on which the value at a path of keys and indices begins, in a text that is valid JSON."""
    at = _skip(text, 0)
    for step in path:
        at = _enter(text, at, step)
    return text.count("\n", 0, at) + 1


def _enter(text: str, at: int, step: str | int) -> int:
    """The offset of a member of the array or object that begins at `at`; the last one of a repeated key."""
    decoder, found, number = JSONDecoder(), at, 0
    at = _skip(text, at + 1)
    while text[at] not in "]}":
        key: object = number
        if isinstance(step, str):
            key, at = decoder.raw_decode(text, at)
            at = _skip(text, _skip(text, at) + 1)
        if key == step:
            found = at
        at = _skip(text, decoder.raw_decode(text, at)[1])
        at, number = (_skip(text, at + 1) if text[at] == "," else at), number + 1
    return found


def _skip(text: str, at: int) -> int:
    while text[at] in _SPACE:
        at += 1
    return at
