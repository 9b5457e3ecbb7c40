"""Results as they are read again: for each request of each method what came of it, and what the suites say."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from core.bench.results.folder import Block, blocks, read_settings, requests
from core.bench.results.line import PlanLine, ReportLine, read_lines
from core.errors import InputError
from core.evaluate.registry import SUITES
from core.model.query import Query
from core.model.report import Report
from core.model.run import Run, now
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


def plan_of(result: Result) -> PlanLine:
    """The line of a result's plan. Raises InputError where it is gone."""
    for line in read_lines(result.block.plans, PlanLine):
        if line.uid == result.uid:
            return line
    raise InputError(
        f"{result.block.plans} 中没有 {result.uid} 的计划",
        f"{result.block.plans} has no plan of {result.uid}",
    )


def run_of(result: Result) -> Run:
    """A result as a run that can be shown like any other; the same one has the same id each time."""
    settings, line = read_settings(result.block.folder), plan_of(result)
    query = requests(result.block.folder, result.dataset)[result.uid]
    told = json.dumps([result.dataset, result.block.method, line.model_dump(mode="json")], sort_keys=True)
    return Run(
        id=sha256(told.encode()).hexdigest()[:12],
        created=now(),
        query=query,
        agent=result.agent,
        agent_version=line.version,
        parameters=line.parameters,
        seed=settings.seed,
        sandbox=settings.sandbox,
        sandbox_checksum=settings.checksum,
        time_limit=settings.time_limit,
        status=line.status,
        document=line.plan,
        reason=None if line.reason is None else Text(line.reason, line.reason),
        conflict=line.conflict,
        seconds=result.seconds,
        versions=line.packages,
        commit=line.commit,
        llm=line.llm,
        usage=line.usage,
    )


def _of_block(block: Block) -> Iterator[Result]:
    asked = requests(block.folder, block.dataset)
    reports: dict[str, dict[str, Report]] = {}
    for line in read_lines(block.reports, ReportLine):
        # a suite that is not known here has no words for what it says
        if line.suite in SUITES:
            reports.setdefault(line.uid, {})[line.suite] = line.report
    for plan in read_lines(block.plans, PlanLine):
        query = asked.get(plan.uid)
        if query is not None:
            yield _result(block, query, plan, reports.get(query.uid, {}))


def _result(block: Block, query: Query, plan: PlanLine, reports: Mapping[str, Report]) -> Result:
    return Result(
        block=block,
        uid=query.uid,
        text=query.text,
        agent=plan.agent,
        model=plan.llm.model if plan.llm is not None else "",
        days=UNKNOWN if query.days is None else str(query.days),
        difficulty=str(query.record.get("tag") or UNKNOWN),
        status=plan.status,
        seconds=plan.seconds,
        calls=plan.usage.calls,
        tokens=plan.usage.tokens_in + plan.usage.tokens_out,
        cost=plan.usage.cost if plan.llm is not None else 0.0,
        reports=reports,
    )
