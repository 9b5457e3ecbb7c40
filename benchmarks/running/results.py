"""Tables over many results: a million reports, and ten, made up and marked so; how long a table takes, and in how much memory.

    benchmarks/running/results.py [--reports 100000 1000000 10000000] [--folder DIR]

Each report is one of ChinaTravel's suite on a plan of one of twelve methods; with the record of its plan it is two rows
of the Parquet files. The table is of all pass rates and metrics by method, with 1,000 bootstrap samples, in a process of
its own whose memory is measured. A line a size: seconds of wall clock and of the processor, peak memory, size on disk.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import duckdb

from core.bench.results.folder import FolderSettings, begin
from core.bench.results.rows import METRIC, OF, RATE, RECORD
from core.evaluate.registry import SUITES

SUITE, METHODS, BLOCKS = "chinatravel", 12, 4
RATES = {"DR": 1, "EPR micro": 25, "EPR macro": 1, "LPR micro": 6, "LPR macro": 1, "C-LPR": 6, "FPR": 1}
"""The pass rates, and how much of each a plan counts."""
TABLE = """
import resource, sys, time
from pathlib import Path
from core.bench.results.reading import open_results
from core.bench.results.tables import tables
begun, used = time.perf_counter(), time.process_time()
found = tables(open_results(Path(sys.argv[1])))
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(time.perf_counter() - begun, time.process_time() - used, peak, sum(len(table.rows) for table in found))
"""


def main() -> None:
    """Measure each size."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--reports", type=int, nargs="+", default=[100_000, 1_000_000, 10_000_000])
    parser.add_argument("--folder", type=Path, help="Where the files are made, and kept.")
    given = parser.parse_args()
    for reports in given.reports:
        with tempfile.TemporaryDirectory(dir=given.folder) as folder:
            there = Path(folder) / "synthetic"
            make(there, reports)
            size = sum(file.stat().st_size for file in there.rglob("*.parquet"))
            done = subprocess.run(
                [sys.executable, "-c", TABLE, str(there)], capture_output=True, text=True, check=True
            )
            wall, processor, peak, rows = map(float, done.stdout.split())
            print(
                json.dumps(
                    {
                        "reports": reports,
                        "seconds": round(wall, 2),
                        "processor": round(processor, 2),
                        "peak_mb": round(peak),
                        "disk_mb": round(size / 1e6),
                        "rows": int(rows),
                    }
                ),
                flush=True,
            )


def make(folder: Path, reports: int) -> None:
    """A folder of so many made-up reports, and the records of their plans, in blocks of a method each."""
    begin(folder, FolderSettings("synthetic", "-", 10.0, seed=0, oracle=False))
    for method in range(METHODS):
        for part in range(BLOCKS):
            dataset = folder / f"synthetic{part}"
            dataset.mkdir(exist_ok=True)
            name = f"synthetic_{method}"
            for ending in ("plans", "reports"):
                (dataset / f"{name}.{ending}.jsonl").touch()
            _block(dataset / f"{name}.results.parquet", dataset.name, name, reports // (METHODS * BLOCKS))
            # as old as the journals, so that the columns are not made anew
            columns = dataset / f"{name}.results.parquet"
            newest = (dataset / f"{name}.reports.jsonl").stat().st_mtime_ns
            os.utime(columns, ns=(newest, newest))


def _block(path: Path, dataset: str, method: str, plans: int) -> None:
    shared = (
        f"'{dataset}' AS dataset, '{method}' AS method, 'synthetic' || i AS uid, '{method}' AS agent, '' AS model, "
        "(1 + i % 5)::VARCHAR AS days, 'synthetic' AS difficulty, 'ok' AS status, (hash(i) % 4294967296)::UINTEGER AS draw"
    )
    took = ", ".join(
        f'{value} AS "{METRIC}{name}"'
        for name, value in {"seconds": "3 * random()", "calls": "0.0", "tokens": "0.0", "cost": "0.0"}.items()
    )
    rates = ", ".join(
        f'floor({of} * least(1, 0.6 + random()))::DOUBLE AS "{RATE}{name}", {of}::DOUBLE AS "{OF}{name}"'
        for name, of in RATES.items()
    )
    metrics = ", ".join(f'random() AS "{METRIC}{one.name}"' for one in SUITES[SUITE].card.metrics)
    with duckdb.connect(config={"preserve_insertion_order": "false"}) as database:
        database.execute(
            f"COPY (SELECT {shared}, '{RECORD}' AS suite, 'a made-up request' AS text, true AS passed, "
            f"true AS delivered, NULL::VARCHAR[] AS codes, {took} FROM range({plans}) AS of(i) UNION ALL BY NAME "
            f"SELECT {shared}, '{SUITE}' AS suite, NULL AS text, random() < 0.8 AS passed, true AS delivered, "
            f"['environment.synthetic'] AS codes, {rates}, {metrics} FROM range({plans}) AS of(i)) "
            f"TO '{path}' (FORMAT parquet, COMPRESSION zstd)"
        )


if __name__ == "__main__":
    main()
