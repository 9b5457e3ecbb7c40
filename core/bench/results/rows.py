"""What each plan adds to the figures of the tables, as flat rows: one for its record, one for each suite's report.

A rate has two columns, what passed and what it counts, so that over many plans it is a sum divided by another; a metric
has one, empty where it has no value.
"""

from collections.abc import Iterator, Mapping
from typing import Any
from zlib import crc32

import pyarrow as pa

from core.bench.results.folder import Block, requests
from core.bench.results.line import PlanLine, ReportLine, read_lines
from core.evaluate.aggregate import summarise
from core.evaluate.registry import SUITES
from core.model.query import Query
from core.model.report import Report

FigureRow = Mapping[str, Any]
RATE, OF, METRIC = "rate:", "of:", "metric:"
"""What stands before the name of a figure: passed, counted, value."""
RECORD = ""
"""In the place of a suite: the row of a plan's record. Its metrics are what the plan took."""
UNKNOWN = "-"

FIXED = {
    **dict.fromkeys(
        ("dataset", "method", "uid", "agent", "model", "days", "difficulty", "status", "suite", "text"),
        pa.string(),
    ),
    "passed": pa.bool_(),
    "delivered": pa.bool_(),
    "draw": pa.uint32(),
    "codes": pa.list_(pa.string()),
}
"""The columns that every row has; figures are numbers. `draw` is the same for all rows of a request, as if by chance;
`codes` are the rules that a report finds broken."""


def rows_of(block: Block) -> Iterator[FigureRow]:
    """The rows of a method's results on a data set, as far as they are there; those of its records come first."""
    asked = requests(block.folder, block.dataset)
    plans: dict[str, FigureRow] = {}
    for line in read_lines(block.plans, PlanLine):
        query = asked.get(line.uid)
        if query is not None:
            row = record_row(block, query, line)
            plans[query.uid] = {name: row[name] for name in _SHARED}
            yield row
    for found in read_lines(block.reports, ReportLine):
        plan = plans.get(found.uid)
        # a suite that is not known here has no words for what it says
        if plan is not None and found.suite in SUITES:
            yield report_row(plan, found.report)


def record_row(block: Block, query: Query, line: PlanLine) -> FigureRow:
    """The row of a plan's record. What it cost is empty where a price is not known."""
    used = line.usage
    took = {
        "seconds": line.seconds,
        "calls": used.calls,
        "tokens": used.tokens_in + used.tokens_out,
        "cost": used.cost if line.llm is not None else 0.0,
    }
    return {
        "dataset": block.dataset,
        "method": block.method,
        "uid": query.uid,
        "agent": line.agent,
        "model": "" if line.llm is None else line.llm.model,
        "days": UNKNOWN if query.days is None else str(query.days),
        "difficulty": str(query.record.get("tag") or UNKNOWN),
        "status": line.status,
        "draw": crc32(f"{block.dataset} {query.uid}".encode()),
        "suite": RECORD,
        "text": query.text,
        "passed": line.status == "ok",
        "delivered": line.plan is not None,
        **{METRIC + name: value for name, value in took.items()},
    }


_SHARED = ("dataset", "method", "uid", "agent", "model", "days", "difficulty", "status", "draw")


def report_row(plan: FigureRow, report: Report) -> FigureRow:
    """The row of a report on a plan whose record's row is given."""
    rates = summarise([report]).rates
    return {
        **{name: plan[name] for name in _SHARED},
        "suite": report.suite,
        "passed": report.passed,
        "delivered": report.delivered,
        "codes": sorted({violation.code for violation in report.violations}),
        **{RATE + name: rate.passed for name, rate in rates.items()},
        **{OF + name: rate.of for name, rate in rates.items()},
        **{METRIC + metric.name: metric.value for metric in report.metrics},
    }
