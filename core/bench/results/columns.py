"""Results in columns: a Parquet file beside the journals of each block, which DuckDB reads without loading it whole.

The journals are what counts; the columns are made of them, and made again where they have grown.
"""

import os
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

import duckdb
import pyarrow as pa
from pyarrow import parquet

from core.bench.results.folder import Block
from core.bench.results.rows import FIXED, FigureRow, rows_of
from core.files.faults import file_error
from core.files.whole import unfinished_name

_AT_ONCE = 20_000
"""Rows in memory at a time."""


def database_of_results() -> duckdb.DuckDBPyConnection:
    """DuckDB in a bounded memory, and with nothing on the terminal, where tables are printed."""
    database = duckdb.connect(config={"memory_limit": "1GB"})
    database.execute("SET enable_progress_bar = false")
    return database


def columns_of(block: Block) -> Path:
    """The Parquet file of a block, made anew where the journals are newer. Raises FileError where it cannot be written."""
    path = block.folder / block.dataset / f"{block.method}.results.parquet"
    journals = [file.stat().st_mtime_ns for file in (block.plans, block.reports) if file.is_file()]
    newest = max(journals, default=0)
    try:
        if not path.is_file() or path.stat().st_mtime_ns != newest:
            write_columns(path, rows_of(block))
            os.utime(path, ns=(newest, newest))
    except OSError as error:
        raise file_error(error, path) from error
    return path


def write_columns(path: Path, rows: Iterable[FigureRow]) -> None:
    """Write rows as one Parquet file, whole or not at all; figures that some rows lack are empty there."""
    unfinished = path.with_name(unfinished_name())
    with TemporaryDirectory(dir=path.parent) as folder:
        parts = [str(_written(part, Path(folder))) for part in _parts(rows)]
        try:
            with database_of_results() as database:
                database.read_parquet(parts, union_by_name=True).write_parquet(
                    str(unfinished), compression="zstd"
                )
            unfinished.replace(path)
        finally:
            unfinished.unlink(missing_ok=True)


def _parts(rows: Iterable[FigureRow]) -> Iterator[pa.Table]:
    """Tables of so many rows; one without any where there are none."""
    coming = iter(rows)
    chunk = list(islice(coming, _AT_ONCE))
    yield table_of(chunk)
    while chunk := list(islice(coming, _AT_ONCE)):
        yield table_of(chunk)


def table_of(rows: Sequence[FigureRow]) -> pa.Table:
    """Rows as a table in memory; a figure that a row lacks is empty."""
    figures = dict.fromkeys(name for row in rows for name in row if name not in FIXED)
    return pa.Table.from_pylist(rows, pa.schema({**FIXED, **dict.fromkeys(figures, pa.float64())}))


def _written(part: pa.Table, folder: Path) -> Path:
    path = folder / f"{unfinished_name()}.parquet"
    parquet.write_table(part, path)
    return path
