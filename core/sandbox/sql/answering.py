"""The process that answers one question in SQL: `python -m core.sandbox.sql.answering`, the question on its standard input.

It limits itself before it looks at anything: no file is written, no network, settings or extensions, little memory.
"""

import json
import math
import sys
from pathlib import Path
from threading import Timer
from typing import Any

import duckdb

from core.errors import InputError
from core.sandbox.sql.grammar import require_harmless

if sys.platform != "win32":
    import resource

_SETTINGS: dict[str, str | bool | int | float | list[str]] = {
    "enable_external_access": "false",
    "autoinstall_known_extensions": "false",
    "autoload_known_extensions": "false",
    "allow_community_extensions": "false",
    "python_enable_replacements": "false",
    "python_scan_all_frames": "false",
    "threads": "1",
    "max_expression_depth": "200",
}
_ADDRESS_SPACE = 2 * 1024**3
_MOST_CHARACTERS = 2_000_000
"""Of a whole answer; longer ones are cut."""
_CELL = 500
"""Characters of one cell."""
_EXACT = 2**53
"""Integers from here on are told as text: a browser would round them."""


def main() -> None:
    """Answer the question that stands on the standard input; the answer or the refusal is one JSON object."""
    task = json.load(sys.stdin)
    limit_this_process(seconds=task["seconds"])
    try:
        told = answer(Path(task["path"]), task["question"], task["seconds"], task["rows"], task["megabytes"])
    except InputError as error:
        told = {"refused": list(error.text)}
    json.dump(told, sys.stdout)


def limit_this_process(seconds: float) -> None:
    """Let the system end this process where it takes too much, whatever the database thinks of it."""
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_AS, (_ADDRESS_SPACE, _ADDRESS_SPACE))
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(seconds) + 2, math.ceil(seconds) + 2))
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def answer(path: Path, question: str, seconds: float, rows: int, megabytes: int) -> dict[str, Any]:
    """Columns and rows. Raises InputError for what may not be asked, takes too long, too much, or cannot be computed."""
    with duckdb.connect(str(path), read_only=True, config=_SETTINGS) as connection:
        connection.execute(f"SET memory_limit='{int(megabytes)}MB'")
        connection.execute("SET max_temp_directory_size='0KB'")
        connection.execute("SET lock_configuration=true")
        require_harmless(question, connection)
        watch = Timer(seconds, connection.interrupt)
        watch.daemon = True
        watch.start()
        try:
            found = connection.execute(question)
            columns = [column[0] for column in found.description or ()]
            lines = found.fetchmany(rows + 1)
        except duckdb.InterruptException:
            raise InputError(
                f"查询超过 {seconds:g} 秒，已停止；请缩小范围",
                f"the question took over {seconds:g} s and was stopped: ask for less",
            ) from None
        except duckdb.OutOfMemoryException:
            raise InputError(
                f"查询需要的内存超过 {megabytes} MB；请缩小范围",
                f"the question needs more than {megabytes} MB of memory: ask for less",
            ) from None
        except (duckdb.Error, MemoryError, OverflowError, ValueError) as error:
            said = (str(error).splitlines() or [type(error).__name__])[0].replace(str(path), path.name)
            raise InputError(f"无法回答：{said}", f"this cannot be answered: {said}") from None
        finally:
            watch.cancel()
    shown, is_cut = _within_limits(lines, rows)
    return {"columns": columns, "rows": shown, "is_cut": is_cut}


def _within_limits(lines: list[tuple[Any, ...]], rows: int) -> tuple[list[list[Any]], bool]:
    shown: list[list[Any]] = []
    room = _MOST_CHARACTERS
    for line in lines[:rows]:
        cells = [_cell(value) for value in line]
        room -= sum(len(str(cell)) for cell in cells)
        if room < 0:
            return shown, True
        shown.append(cells)
    return shown, len(lines) > rows


def _cell(value: object) -> object:
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int):
        return value if abs(value) < _EXACT else str(value)
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    text = value if isinstance(value, str) else str(value)
    return text if len(text) <= _CELL else f"{text[:_CELL]}…"


if __name__ == "__main__":
    main()
