"""Report files, read again: what a suite found of the plans of one method."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.errors import InputError
from core.files.lines import read_lines


@dataclass(frozen=True, slots=True)
class ReadReports:
    """The metrics of the plans of a file that a suite passed, by uid, and how many reports of the suite there are."""

    passed: Mapping[str, Mapping[str, float | None]]
    count: int


def read_reports(path: Path, suite: str) -> ReadReports:
    """The reports of a suite in a report file.

    Raises InputError where the file cannot be read, where a line is no report, and where none is of the suite.
    """
    passed: dict[str, Mapping[str, float | None]] = {}
    count = 0
    for number, line in read_lines(path):
        record = _record(path, number, line)
        if record.get("suite") == suite:
            count += 1
            if record.get("passed") is True:
                passed[str(record["uid"])] = _numbers(record["metrics"])
    if not count:
        raise InputError(
            f"{path} 中没有 {suite} 的评测结果，请用 tripstudio evaluate --suite {suite} --out 生成",
            f"{path} holds no report of {suite}: make one with tripstudio evaluate --suite {suite} --out",
        )
    return ReadReports(passed, count)


def _record(path: Path, number: int, line: str) -> Mapping[str, Any]:
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        record = None
    if not isinstance(record, dict) or "uid" not in record or not isinstance(record.get("metrics"), dict):
        raise InputError(
            f"{path} 第 {number} 行不是评测结果",
            f"{path}, line {number}: no report, as tripstudio evaluate --out writes them",
        )
    return record


def _numbers(metrics: Mapping[str, Any]) -> dict[str, float | None]:
    return {
        name: float(value) if isinstance(value, int | float) and not isinstance(value, bool) else None
        for name, value in metrics.items()
    }
