"""The files of a benchmark: requests, plans and reports as JSON lines (DESIGN.md, contracts).

A fault costs the line that it is in, and is told.
"""

import json
import math
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from core.errors import DocumentError, InputError, QueryFormatError
from core.files.documents import read_delivered_json, read_json
from core.files.lines import read_lines
from core.files.whole import write_whole
from core.model.query import Query, query_from_record
from core.model.run import Run
from core.text import Text


@dataclass(frozen=True, slots=True)
class PlanRecord:
    """One line of a plan file; `plan` is any JSON value, as it was delivered, None where there is none."""

    uid: str
    plan: object
    status: str = "ok"
    agent: str = ""
    seconds: float | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Queries:
    """The requests of a file that can be used, and what had to be left out, a sentence a fault."""

    good: tuple[Query, ...]
    faults: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Plans:
    """The plans of a file by uid, and what had to be left out, a sentence a fault."""

    by_uid: Mapping[str, PlanRecord]
    faults: tuple[Text, ...]


def read_queries(path: Path, called: str | None = None) -> Queries:
    """Read a request file; a line that is no request record, or whose uid came before, is left out and named in `faults`.

    `called` is what the file goes by in what is told of it, its path without. Raises InputError where the file cannot be read, or holds no request at all.
    """
    name, found = called or str(path), dict[str, Query]()
    faults: list[Text] = []
    for number, line in read_lines(path, name):
        try:
            query = query_from_record(read_json(line))
        except (DocumentError, QueryFormatError) as error:
            faults.append(_at(name, number, *error.text))
        else:
            if query.uid in found:
                faults.append(_at(name, number, f"uid {query.uid} 重复", f"the uid {query.uid} occurs twice"))
            found.setdefault(query.uid, query)
    if not found:
        raise InputError(*(faults[0] if faults else Text(f"{name} 中没有请求", f"{name} holds no request")))
    return Queries(tuple(found.values()), tuple(faults))


def read_plans(path: Path, called: str | None = None) -> Plans:
    """Read a plan file; a line that is no plan record, or whose uid came before, is left out and named in `faults`.

    `called` is what the file goes by in what is told of it, its path without. Raises InputError where the file cannot be read at all.
    """
    name, found = called or str(path), dict[str, PlanRecord]()
    faults: list[Text] = []
    for number, line in read_lines(path, name):
        try:
            record = read_delivered_json(line)
        except DocumentError as error:
            faults.append(_at(name, number, *error.text))
            continue
        uid = record.get("uid") if isinstance(record, dict) else None
        if not isinstance(uid, str | int) or isinstance(uid, bool):
            faults.append(
                _at(name, number, "没有 uid，不是计划记录", "has no uid, so it is not a plan record")
            )
        elif str(uid) in found:
            faults.append(
                _at(
                    name,
                    number,
                    f"uid {uid} 重复，保留第一份",
                    f"the uid {uid} came before; the first one counts",
                )
            )
        else:
            found[str(uid)] = _plan_record(str(uid), record)
    return Plans(found, tuple(faults))


def plan_record(run: Run) -> dict[str, Any]:
    """The record of a run in a plan file: what came of it, and all that it takes to do it again."""
    record: dict[str, Any] = {
        "uid": run.query.uid,
        "agent": run.agent,
        "version": run.agent_version,
        "parameters": dict(run.parameters),
        "seed": run.seed,
        "sandbox": {"name": run.sandbox, "checksum": run.sandbox_checksum},
        "time_limit": run.time_limit,
        "packages": dict(run.versions),
        "commit": run.commit,
        "seconds": None if run.seconds is None else round(run.seconds, 4),
        "status": run.status,
        "plan": run.document,
    }
    if run.status == "infeasible":
        record["conflict"] = list(run.conflict) or [run.reason.en if run.reason else ""]
    if run.reason is not None:
        record["reason"] = run.reason.en
    if run.llm is not None:
        record["llm"] = asdict(run.llm)
    if run.llm is not None or run.usage.tool_calls:
        record["usage"] = asdict(run.usage)
    return record


def write_jsonl(path: Path, records: Iterable[Mapping[str, Any]]) -> None:
    """Write records as JSON lines, whole or not at all (`write_whole`, which also says what it raises)."""
    write_whole(path, (json.dumps(record, ensure_ascii=False) + "\n" for record in records))


def _plan_record(uid: str, record: Mapping[str, Any]) -> PlanRecord:
    seconds, reason = record.get("seconds"), record.get("reason") or record.get("conflict")
    return PlanRecord(
        uid=uid,
        plan=record.get("plan"),
        status=str(record.get("status", "ok")),
        agent=str(record.get("agent", "")),
        seconds=seconds if isinstance(seconds, int | float) and math.isfinite(seconds) else None,
        reason=None if reason is None else str(reason),
    )


def _at(name: str, line: int, zh: str, en: str) -> Text:
    return Text(f"{name} 第 {line} 行：{zh}", f"{name} line {line}: {en}")
