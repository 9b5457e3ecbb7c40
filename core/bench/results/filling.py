"""Filling a folder of results: a method plans the requests of a data set, and the suites judge each plan where it is made."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from core.agents.events import Event
from core.bench.engines.protocol import Engine
from core.bench.files.journal import Journal, Record, open_journal, read_records
from core.bench.files.plan_file import PlanFile, open_plan_file
from core.bench.preparing import to_judge
from core.bench.results.folder import Block
from core.bench.runner import Batch
from core.bench.spending import Spending
from core.bench.told_events import events_record
from core.evaluate.naming import with_names_said
from core.evaluate.registry import judge
from core.llm.profile import Profile
from core.model.query import Query
from core.model.run import Run
from core.sandbox.sandbox import Sandbox
from core.text import Language

if TYPE_CHECKING:
    # the SDK behind it is slow to load, and most runs ask no model
    from core.llm.client import Client


@dataclass(frozen=True, slots=True)
class Judges:
    """The suites that judge, in a sandbox, and the language of what they say."""

    suites: Sequence[str]
    sandbox: Sandbox
    language: Language


@dataclass(frozen=True, slots=True)
class Made:
    """What came of a request, what its run has told, and what the suites say of it, as records."""

    run: Run
    events: Record
    reports: Sequence[Record]


@dataclass(frozen=True, slots=True)
class FolderWork:
    """Requests to be planned and judged (`core.bench.engines.protocol.Job`)."""

    batch: Batch
    suites: Sequence[str]
    language: Language

    @property
    def sandbox(self) -> Path:
        """That of the batch."""
        return self.batch.sandbox

    @property
    def profile(self) -> Profile | None:
        """That of the batch."""
        return self.batch.profile

    def start(self, sandbox: Sandbox, client: "Client | None") -> Callable[[Query], Made]:
        """What is returned plans one request, and judges the plan."""
        plan, judges = self.batch.heard(sandbox, client), Judges(self.suites, sandbox, self.language)

        def work(query: Query) -> Made:
            told: list[tuple[float, Event]] = []
            run = plan(query, lambda seconds, event: told.append((seconds, event)))
            reports = tuple(_reports(judges, self.suites, query, run.document))
            return Made(run=run, events=events_record(query.uid, told), reports=reports)

        return work


@dataclass(frozen=True, slots=True)
class Filling:
    """A block that is being filled; `left` are the requests that it has no plan for yet."""

    plans: PlanFile
    events: Journal
    reports: Journal
    judges: Judges
    queries: Mapping[str, Query]

    @property
    def left(self) -> Sequence[Query]:
        """The requests that are not planned yet."""
        return self.plans.left

    def run(
        self, engine: Engine, batch: Batch, spending: Spending, hear: Callable[[float | None], None]
    ) -> None:
        """Plan and judge what is left, as far as the money goes.

        `hear` is told what each request has cost, where a model with a price was asked.
        """
        work = FolderWork(batch, self.judges.suites, self.judges.language)
        for made in engine.run(work, spending.while_left(self.left)):
            self.plans.add(made.run)
            if made.run.query.uid not in self.events:
                self.events.add(made.events)
            for report in made.reports:
                if report_key(report) not in self.reports:
                    self.reports.add(report)
            spending.add(made.run.usage.cost)
            hear(made.run.usage.cost)
        self.plans.sort()
        self.events.sort(list(self.queries))
        self.reports.sort([_key(suite, uid) for uid in self.queries for suite in self.judges.suites])

    def catch_up(self, records: Iterator[Record]) -> None:
        """Judge what was planned and not judged, as after a kill or by a suite that is new."""
        for record in records:
            uid = str(record["uid"])
            if uid in self.queries:
                missing = [suite for suite in self.judges.suites if _key(suite, uid) not in self.reports]
                for report in _reports(self.judges, missing, self.queries[uid], record["plan"]):
                    self.reports.add(report)


def report_key(record: Record) -> str:
    """What a report goes by in a file of several suites."""
    return _key(record["suite"], record["uid"])


@contextmanager
def filling(block: Block, batch: Batch, queries: Sequence[Query], judges: Judges) -> Iterator[Filling]:
    """A block to fill, new or begun before. Raises InputError and FileError as `open_plan_file` does."""
    with (
        open_plan_file(block.plans, batch, queries, judges.sandbox) as plans,
        open_journal(block.events, lambda record: str(record["uid"])) as events,
        open_journal(block.reports, report_key) as reports,
    ):
        by_uid = {query.uid: query for query in queries}
        begun = Filling(plans=plans, events=events, reports=reports, judges=judges, queries=by_uid)
        begun.catch_up(read_records(block.plans))
        yield begun


def _reports(judges: Judges, suites: Sequence[str], query: Query, plan: object) -> Iterator[Record]:
    asked = to_judge(query, judges.sandbox) if suites else query
    for suite in suites:
        found = judge(suite, asked, plan, judges.sandbox)
        yield with_names_said(found, judges.sandbox, asked.target_city).to_json(judges.language)


def _key(suite: str, uid: str) -> str:
    return f"{suite} {uid}"
