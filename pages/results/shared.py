"""Results and their tables, each read once for all sessions, and again where a folder has grown."""

from pathlib import Path

from core.bench.results import folder as result_folder
from core.bench.results.reading import Results, open_results
from core.bench.results.result import Result, runs_of
from core.bench.results.tables import RATES, GroupedBy, Table, tables
from core.model.run import Run
from studio.memo import Memo

_RESULTS: Memo[Results] = Memo(4)
_TABLES: Memo[tuple[Table, ...]] = Memo(16)
_SHARES: Memo[tuple[Table, ...]] = Memo(16)
_RUNS: Memo[list[Run]] = Memo(64)


def results(folder: Path) -> Results:
    """The results of a folder. Raises InputError where there are none."""
    return _RESULTS.get((folder, _grown(folder)), lambda: open_results(folder))


def result_tables(found: Results, by: tuple[GroupedBy, ...]) -> tuple[Table, ...]:
    """The tables over results that were read by `results`."""
    return _TABLES.get((found.folder, _grown(found.folder), by), lambda: tables(results(found.folder), by))


def rates(found: Results, suite: str | None, by: tuple[GroupedBy, ...]) -> Table:
    """The pass rates of a suite in other groups, for bars: one sample, as nothing is told of their intervals."""
    made = _SHARES.get(
        (found.folder, _grown(found.folder), by), lambda: tables(results(found.folder), by, resamples=1)
    )
    return next(table for table in made if table.suite == suite and table.part == RATES)


def runs(found: Results, of: tuple[Result, ...]) -> list[Run]:
    """Some of the results that were read by `results`, with their plans. Raises InputError where one is gone."""
    return _RUNS.get((found.folder, _grown(found.folder), of), lambda: runs_of(of))


def _grown(folder: Path) -> tuple[tuple[str, int], ...]:
    """What changes where a folder of results grows."""
    paths = [path for block in result_folder.blocks(folder) for path in (block.plans, block.reports)]
    return tuple((str(path), path.stat().st_size) for path in paths if path.is_file())
