"""Filling a folder of results: a method plans the requests of a data set, and the suites judge each plan as it comes."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from core.bench.engines import Engine
from core.bench.journal import Journal, Record, open_journal, read_records
from core.bench.plan_file import PlanFile, open_plan_file
from core.bench.preparing import understood
from core.bench.results.folder import Block
from core.bench.runner import Batch
from core.evaluate.registry import judge
from core.model.query import Query
from core.model.run import Run
from core.sandbox.sandbox import Sandbox
from core.text import Language


@dataclass(frozen=True, slots=True)
class Judges:
    """The suites that judge, in a sandbox, and the language of what they say."""

    suites: Sequence[str]
    sandbox: Sandbox
    language: Language


@dataclass(frozen=True, slots=True)
class Filling:
    """A block that is being filled; `left` are the requests that it has no plan for yet."""

    plans: PlanFile
    reports: Journal
    judges: Judges
    queries: Mapping[str, Query]

    @property
    def left(self) -> Sequence[Query]:
        """The requests that are not planned yet."""
        return self.plans.left

    def run(self, engine: Engine, batch: Batch, hear: Callable[[Run], None]) -> None:
        """Plan and judge what is left."""
        for run in engine.run(batch, self.left):
            self._judge(self.plans.add(run))
            hear(run)
        self.plans.sort()

    def catch_up(self, records: Iterator[Record]) -> None:
        """Judge what was planned and not judged, as after a kill or by a suite that is new."""
        for record in records:
            if record["uid"] in self.queries:
                self._judge(record)

    def _judge(self, record: Record) -> None:
        query, within = self.queries[str(record["uid"])], self.judges.sandbox
        for suite in self.judges.suites:
            if report_key({"uid": query.uid, "suite": suite}) not in self.reports:
                report = judge(suite, query, record["plan"], within)
                self.reports.add(report.to_json(self.judges.language))


def report_key(record: Record) -> str:
    """What a report goes by in a file of several suites."""
    return f"{record['suite']} {record['uid']}"


@contextmanager
def filling(block: Block, batch: Batch, queries: Sequence[Query], judges: Judges) -> Iterator[Filling]:
    """A block to fill, new or begun before. Raises InputError and FileError as `open_plan_file` does."""
    with (
        open_plan_file(block.plans, batch, queries, judges.sandbox) as plans,
        open_journal(block.reports, report_key) as reports,
    ):
        # A text alone is judged by what it says; one that says too little has no plan to judge.
        read, _ = understood(queries, judges.sandbox)
        by_uid = {query.uid: query for query in (*queries, *read)}
        begun = Filling(plans=plans, reports=reports, judges=judges, queries=by_uid)
        begun.catch_up(read_records(block.plans))
        yield begun
