"""One result: what came of a request with a method, its plan, and the run that it can be shown as."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from core.agents.events import Event
from core.bench.results.folder import Block, read_settings, requests
from core.bench.results.line import PlanLine, read_lines
from core.bench.told_events import EventsLine
from core.errors import InputError
from core.model.query import Query
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


def run_of(result: Result) -> Run:
    """A result as a run that can be shown like any other; the same one has the same id each time.

    Raises InputError where it is gone.
    """
    return runs_of([result])[0]


def runs_of(results: Sequence[Result]) -> list[Run]:
    """Results as runs, each file of theirs read once. Raises InputError where one is gone."""
    lines = {block: _lines(block, results) for block in {one.block for one in results}}
    asked = {
        (folder, dataset): requests(folder, dataset)
        for folder, dataset in {(one.block.folder, one.dataset) for one in results}
    }
    return [
        _run(one, lines[one.block][one.uid], asked[one.block.folder, one.dataset][one.uid]) for one in results
    ]


def told_of(result: Result) -> Sequence[tuple[float, Event]]:
    """What the run of a result has told, with the seconds since it began; nothing of a folder that was filled without it."""
    lines = (line for line in read_lines(result.block.events, EventsLine) if line.uid == result.uid)
    return tuple(told for line in lines for told in line.told())


def _lines(block: Block, results: Sequence[Result]) -> dict[str, PlanLine]:
    """The lines of a block's plans by uid, as far as they are of the results."""
    wanted = {one.uid for one in results if one.block == block}
    found = {line.uid: line for line in read_lines(block.plans, PlanLine) if line.uid in wanted}
    for uid in wanted - set(found):
        raise InputError(f"{block.plans} 中没有 {uid} 的计划", f"{block.plans} has no plan of {uid}")
    return found


def _run(result: Result, line: PlanLine, query: Query) -> Run:
    settings = read_settings(result.block.folder)
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
