"""Results as they are read again: for each request of each method what came of it, and what the suites say."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from core.bench.journal import Record, read_records
from core.bench.results.folder import Block, blocks, read_settings, requests
from core.errors import InputError
from core.model.query import Query
from core.model.report import LogicalVerdict, Metric, Report, Violation
from core.model.run import AskedModel, Run, RunUsage, now
from core.text import Text

SCRIPTED = "scripted"
"""The name of the model of the scripted server: it answers from the sandbox and the planner, so its rates say that a
method works from end to end, and nothing of any language model. It is marked wherever it is shown."""
UNKNOWN = "-"


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one request with one method. `seconds` is wall-clock time, `model` empty where none was asked.

    `cost` is None where a price is not known; `reports` are by suite.
    """

    block: Block
    uid: str
    text: str
    agent: str
    model: str
    days: str
    difficulty: str
    status: str
    seconds: float | None
    calls: int
    tokens: int
    cost: float | None
    reports: Mapping[str, Report]

    @property
    def dataset(self) -> str:
        """The file of requests that it is from."""
        return self.block.dataset

    @property
    def passed(self) -> bool:
        """Whether every suite passes it."""
        return all(report.passed for report in self.reports.values())


def read_results(folder: Path) -> tuple[Result, ...]:
    """All results of a folder; one that is being filled is read as far as it is.

    Raises InputError where it is no folder of results, or has none yet.
    """
    read_settings(folder)
    found = tuple(result for block in blocks(folder) for result in _of_block(block))
    if not found:
        raise InputError(f"{folder} 中还没有结果", f"{folder} has no results yet")
    return found


def plan_of(result: Result) -> Record:
    """The record of a result's plan. Raises InputError where it is gone."""
    for record in read_records(result.block.plans):
        if str(record["uid"]) == result.uid:
            return record
    raise InputError(
        f"{result.block.plans} 中没有 {result.uid} 的计划",
        f"{result.block.plans} has no plan of {result.uid}",
    )


def run_of(result: Result) -> Run:
    """A result as a run that can be shown like any other; the same one has the same id each time."""
    settings, record = read_settings(result.block.folder), plan_of(result)
    query = requests(result.block.folder, result.dataset)[result.uid]
    told = json.dumps([result.dataset, result.block.method, record], sort_keys=True)
    reason = record.get("reason")
    return Run(
        id=sha256(told.encode()).hexdigest()[:12],
        created=now(),
        query=query,
        agent=result.agent,
        agent_version=str(record.get("version", "")),
        parameters=record.get("parameters") or {},
        seed=settings.seed,
        sandbox=settings.sandbox,
        sandbox_checksum=settings.checksum,
        time_limit=settings.time_limit,
        status=record["status"],
        document=record.get("plan"),
        reason=None if reason is None else Text(reason, reason),
        conflict=tuple(record.get("conflict") or ()),
        seconds=result.seconds,
        versions=record.get("packages") or {},
        commit=record.get("commit"),
        llm=None if not record.get("llm") else AskedModel(**record["llm"]),
        usage=RunUsage(**(record.get("usage") or {})),
    )


def _of_block(block: Block) -> Iterator[Result]:
    asked = requests(block.folder, block.dataset)
    reports: dict[str, dict[str, Report]] = {}
    for record in read_records(block.reports):
        reports.setdefault(str(record["uid"]), {})[str(record["suite"])] = _report(record)
    for record in read_records(block.plans):
        query = asked.get(str(record["uid"]))
        if query is not None:
            yield _result(block, query, record, reports.get(query.uid, {}))


def _result(block: Block, query: Query, record: Record, reports: Mapping[str, Report]) -> Result:
    usage, llm = record.get("usage") or {}, record.get("llm") or {}
    return Result(
        block=block,
        uid=query.uid,
        text=query.text,
        agent=str(record["agent"]),
        model=str(llm.get("model", "")),
        days=UNKNOWN if query.days is None else str(query.days),
        difficulty=str(query.record.get("tag") or UNKNOWN),
        status=str(record["status"]),
        seconds=record.get("seconds"),
        calls=int(usage.get("calls", 0)),
        tokens=int(usage.get("tokens_in", 0)) + int(usage.get("tokens_out", 0)),
        cost=usage.get("cost") if llm else 0.0,
        reports=reports,
    )


def _report(record: Record) -> Report:
    """A report with what is counted of it."""
    return Report(
        uid=str(record["uid"]),
        suite=str(record["suite"]),
        passed=bool(record["passed"]),
        delivered=bool(record["delivered"]),
        environment={code: bool(violated) for code, violated in record["environment"].items()},
        logical=tuple(
            LogicalVerdict(one["source"], bool(one["ok"]), one["error"]) for one in record["logical"]
        ),
        violations=tuple(
            Violation(one["code"], Text(one["message"], one["message"])) for one in record["violations"]
        ),
        metrics=tuple(Metric(name, value, "neutral", "", "") for name, value in record["metrics"].items()),
        version=str(record["version"]),
        parameters=record["parameters"],
    )
