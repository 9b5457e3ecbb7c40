"""A question in SQL to the file of a sandbox, asked in a process of its own, which is ended where it takes too long."""

import json
import logging
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from threading import BoundedSemaphore
from typing import Any

from core.errors import InputError

SECONDS = 5.0
ANSWER_ROWS = 1_000
MEGABYTES = 256
_GRACE = 5.0
"""Seconds that the process may take to begin, and to end by itself."""
_TURNS = BoundedSemaphore(2)
"""So many questions are answered at the same time."""
_KEPT = ("PATH", "PYTHONPATH", "LD_LIBRARY_PATH", "SYSTEMROOT", "VIRTUAL_ENV", "LANG", "PYTHONUTF8")
"""All that the process sees of the environment: no key is among it."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class QueryResult:
    """The columns and rows of an answer; `is_cut` where there were more rows than are shown."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str | float | bool | None, ...], ...]
    is_cut: bool


def ask(
    path: Path,
    question: str,
    *,
    seconds: float = SECONDS,
    rows: int = ANSWER_ROWS,
    megabytes: int = MEGABYTES,
) -> QueryResult:
    """The answer to a question. Raises InputError that says what is wrong with it, or which limit it passes."""
    if not question.strip():
        raise InputError("请先写查询", "write a question first")
    if not path.is_file():
        raise InputError(f"沙盒 {path.stem} 的文件不见了", f"the file of the sandbox {path.stem} is gone")
    if not _TURNS.acquire(timeout=seconds + _GRACE):
        raise InputError(
            "其他查询还在进行，请稍后再试", "other questions are still being answered: try again"
        )
    try:
        told = _told(path, question, seconds, rows, megabytes)
    finally:
        _TURNS.release()
    if "refused" in told:
        raise InputError(*told["refused"])
    return QueryResult(tuple(told["columns"]), tuple(tuple(row) for row in told["rows"]), told["is_cut"])


def _told(path: Path, question: str, seconds: float, rows: int, megabytes: int) -> Mapping[str, Any]:
    task = json.dumps(
        {"path": str(path), "question": question, "seconds": seconds, "rows": rows, "megabytes": megabytes}
    )
    try:
        done = subprocess.run(
            [sys.executable, "-m", "core.sandbox.sql.answering"],
            input=task,
            capture_output=True,
            encoding="utf-8",
            env={name: os.environ[name] for name in _KEPT if name in os.environ},
            timeout=seconds + _GRACE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise InputError(
            f"查询超过 {seconds:g} 秒，已停止；请缩小范围",
            f"the question took over {seconds:g} s and was stopped: ask for less",
        ) from None
    if done.returncode != 0:
        _log.warning("a question ended its process (%d): %s", done.returncode, done.stderr[-300:])
        raise InputError(
            "查询用的内存或时间超过上限，已停止；请缩小范围",
            "the question passed a limit of memory or time and was stopped: ask for less",
        )
    told: Mapping[str, Any] = json.loads(done.stdout)
    return told
