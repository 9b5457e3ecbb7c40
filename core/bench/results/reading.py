"""Results as they are read again: a folder of them, or rows at hand, behind the queries that tables are made of."""

import errno
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from threading import Lock
from typing import Any

import duckdb
import pandas as pd

from core.bench.results.columns import columns_of, database_of_results, table_of
from core.bench.results.folder import Block, blocks, read_settings
from core.bench.results.rows import FIXED, METRIC, RATE, RECORD, FigureRow, rows_of
from core.errors import FileError, InputError
from core.evaluate.registry import SUITES

_ONLY_READ = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
_LAST = "FPR"
"""The rate that stands last: everything passed."""


class Results:
    """Rows of results as DuckDB reads them; `folder` is where they lie. Safe between threads."""

    def __init__(self, database: duckdb.DuckDBPyConnection, folder: Path) -> None:
        self.folder = folder
        self._database = database
        self._lock = Lock()
        names = [str(row[0]) for row in database.execute("DESCRIBE results").fetchall()]
        self._figures = [name for name in names if name not in FIXED]
        self.count = int(self._one("SELECT count(*) FROM results WHERE suite = ?", RECORD)[0])

    def close(self) -> None:
        """Let go of the files."""
        self._database.close()

    @property
    def suites(self) -> tuple[str, ...]:
        """The suites that judged, in the order in which they are registered."""
        with self.asked("SELECT DISTINCT suite FROM results") as found:
            there = {str(row[0]) for row in found.fetchall()}
        return tuple(name for name in SUITES if name in there)

    @property
    def methods(self) -> int:
        """How many methods there are, with different models."""
        return int(self._one("SELECT count(*) FROM (SELECT DISTINCT agent, model FROM results)")[0])

    @property
    def asks_models(self) -> bool:
        """Whether any result asked a language model."""
        return bool(self._one("SELECT coalesce(bool_or(model <> ''), false) FROM results")[0])

    @property
    def requests(self) -> int:
        """How many requests there are over all data sets."""
        return int(self._one("SELECT count(DISTINCT hash(dataset, uid)) FROM results")[0])

    def rates(self, suite: str) -> tuple[str, ...]:
        """The pass rates that the reports of a suite have."""
        names = [name.removeprefix(RATE) for name in self._figures if name.startswith(RATE)]
        if not names:
            return ()
        counted = ", ".join(f"count({column(RATE + name)})" for name in names)
        found = self._one(f"SELECT {counted} FROM results WHERE suite = ?", suite)
        there = [name for name, times in zip(names, found, strict=True) if times]
        return tuple(sorted(there, key=lambda name: name == _LAST))

    def has(self, metric: str) -> bool:
        """Whether any row has a value of that metric."""
        return METRIC + metric in self._figures

    def frame(self, query: str, *values: object) -> pd.DataFrame:
        """What a query finds, as a table in memory."""
        with self.asked(query, *values) as found:
            return found.df()

    @contextmanager
    def asked(self, query: str, *values: object) -> Iterator[duckdb.DuckDBPyConnection]:
        """A query's answer, to be fetched before the next is asked."""
        with self._lock:
            yield self._database.execute(query, values)

    def _one(self, query: str, *values: object) -> Sequence[Any]:
        with self.asked(query, *values) as found:
            row = found.fetchone()
        return row or ()


def open_results(folder: Path) -> Results:
    """The results of a folder; one that is being filled is read as far as it is.

    Raises InputError where it is no folder of results, or has none yet.
    """
    read_settings(folder)
    parts = tuple(blocks(folder))
    if parts:
        kept = _kept(parts)
        read = chain.from_iterable(map(rows_of, parts))
        found = results_of(read, folder) if kept is None else Results(kept, folder)
        if found.count:
            return found
    raise InputError(f"{folder} 中还没有结果", f"{folder} has no results yet")


def _kept(parts: Sequence[Block]) -> duckdb.DuckDBPyConnection | None:
    """The rows of some blocks from their columns; None where these are not there and the folder may only be read."""
    try:
        return _database([columns_of(block) for block in parts])
    except FileError as error:
        if isinstance(error.__cause__, OSError) and error.__cause__.errno in _ONLY_READ:
            return None
        raise


def _database(files: Sequence[Path]) -> duckdb.DuckDBPyConnection:
    """The rows of some files. Raises InputError where one was not made here."""
    database = database_of_results()
    try:
        database.read_parquet([str(file) for file in files], union_by_name=True).create_view("results")
        database.execute(f"SELECT {', '.join(FIXED)} FROM results LIMIT 0")
    except duckdb.Error as error:
        named = files[0].parent.parent
        raise InputError(
            f"{named} 中的 *.results.parquet 不可用；请删除，它们会由日志重新生成",
            f"the *.results.parquet in {named} are not usable: delete them, they are made anew from the journals",
        ) from error
    return database


def results_of(rows: Iterable[FigureRow], folder: Path) -> Results:
    """Rows at hand as the results of a folder."""
    database = database_of_results()
    database.register("given", table_of(list(rows)))
    database.execute("CREATE TABLE results AS SELECT * FROM given")
    return Results(database, folder)


def column(name: str) -> str:
    """A column's name as a query has it."""
    return '"' + name.replace('"', '""') + '"'


def where(group: Mapping[Any, str]) -> tuple[str, list[str]]:
    """The condition that rows are of a group, and its values."""
    return " AND ".join(f"{column(part)} = ?" for part in group) or "true", list(group.values())
