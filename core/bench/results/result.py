"""One result: what came of a request with a method, its plan, and the run that it can be shown as."""

import json
from dataclasses import dataclass
from hashlib import sha256

from core.bench.results.folder import Block, read_settings, requests
from core.bench.results.line import PlanLine, read_lines
from core.errors import InputError
from core.model.run import Run, now
from core.text import Text


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one request with one method; its plan and its reports are in the files of the block.

    `seconds` is wall-clock time, `model` empty where none was asked.
    """

    block: Block
    uid: str
    text: str
    agent: str
    status: str
    seconds: float | None

    @property
    def dataset(self) -> str:
        """The file of requests that it is from."""
        return self.block.dataset


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
        time_limit=line.time_limit,
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
