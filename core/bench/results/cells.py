"""What is behind a cell of a table: which plans take from its figure, and which rules they break."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from math import isnan

from core.bench.results.folder import Block
from core.bench.results.reading import Results, column, where
from core.bench.results.result import Result
from core.bench.results.rows import OF, RATE, RECORD
from core.bench.results.tables import RATES, Column, GroupRow, Table
from core.evaluate.checklist import WISH


@dataclass(frozen=True, slots=True)
class Behind:
    """How many plans a cell is of, how many take from its figure, and of those how many were not delivered; `broken` are
    the rules that the delivered ones break, most first, by code."""

    plans: int
    short: int
    undelivered: int
    broken: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class ListedPlan:
    """A plan behind a cell: whether it takes from the figure, and the code of the rule that it breaks of those that most
    others break as well (None: it breaks none, or was not delivered)."""

    result: Result
    is_short: bool
    broken: str | None


def behind(results: Results, table: Table, row: GroupRow, of: Column) -> Behind:
    """What is behind a cell.

    A plan falls short that misses what a rate counts, fails the suite of a metric, or, for the effort, ended without one.
    Of a rate of facts or of wishes alone, the broken rules are of that kind.
    """
    condition, values = _members(table, row)
    short = _short(table, of)
    counted = results.frame(
        f"SELECT count(*) AS plans, count(*) FILTER ({short}) AS short, "
        f"count(*) FILTER ({short} AND NOT delivered) AS undelivered FROM results WHERE {condition}",
        *values,
    ).iloc[0]
    broken = results.frame(
        f"SELECT code, count(*) AS times FROM (SELECT unnest(codes) AS code FROM results WHERE {condition} "
        f"AND {short} AND delivered) WHERE {_of_its_kind(of)} GROUP BY code ORDER BY times DESC, code",
        *values,
    )
    return Behind(
        plans=int(counted["plans"]),
        short=int(counted["short"]),
        undelivered=int(counted["undelivered"]),
        broken={str(code): int(times) for code, times in zip(broken["code"], broken["times"], strict=True)},
    )


def _of_its_kind(of: Column) -> str:
    """The condition that a broken rule is of the kind that a rate counts: a fact (EPR), a wish (LPR), either (all else)."""
    if of.name.startswith("EPR"):
        return f"NOT starts_with(code, '{WISH}')"
    return f"starts_with(code, '{WISH}')" if of.name.startswith("LPR") else "true"


def plans_behind(
    results: Results,
    table: Table,
    row: GroupRow,
    of: Column,
    *,
    only_short: bool,
    first: int,
    most: int,
    broken: Collection[str] = (),
) -> list[ListedPlan]:
    """So many plans of a cell from the `first` on, those that fall short before the others.

    `broken` are the rules that plans of the cell break, most first (`behind`): the first of them is told of each plan.
    """
    condition, values = _members(table, row)
    short = _short(table, of)
    kept = f"{condition} AND {short}" if only_short else condition
    listed = results.frame(
        f"SELECT dataset, method, uid, {short} AS short, coalesce(codes, []) AS codes FROM results WHERE {kept} "
        f"ORDER BY short DESC, dataset, method, uid LIMIT {int(most)} OFFSET {int(first)}",
        *values,
    )
    found = zip(
        listed["dataset"], listed["method"], listed["uid"], listed["short"], listed["codes"], strict=True
    )
    return [
        ListedPlan(
            _result(results, str(dataset), str(method), str(uid)),
            is_short=bool(is_short),
            broken=next((code for code in broken if is_short and code in codes), None),
        )
        for dataset, method, uid, is_short, codes in found
    ]


def _members(table: Table, row: GroupRow) -> tuple[str, list[str]]:
    condition, values = where(row.group)
    return f"{condition} AND suite = ?", [*values, table.suite or RECORD]


def _short(table: Table, of: Column) -> str:
    """The condition that a row takes from a figure."""
    if table.part == RATES:
        return f"coalesce({column(RATE + of.name)} < {column(OF + of.name)}, false)"
    return "NOT passed"


def _result(results: Results, dataset: str, method: str, uid: str) -> Result:
    found = results.frame(
        'SELECT text, agent, status, "metric:seconds" AS seconds FROM results '
        "WHERE suite = ? AND dataset = ? AND method = ? AND uid = ?",
        RECORD,
        dataset,
        method,
        uid,
    ).iloc[0]
    seconds = float(found["seconds"])
    return Result(
        block=Block(results.folder, dataset, method),
        uid=uid,
        text=str(found["text"]),
        agent=str(found["agent"]),
        status=str(found["status"]),
        seconds=None if isnan(seconds) else seconds,
    )
