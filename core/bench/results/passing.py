"""The metrics of the plans that pass a suite, by method and request: what methods are ranked by."""

from collections.abc import Mapping, Sequence
from math import isnan

from core.bench.results.reading import Results, column
from core.bench.results.rows import METRIC, RECORD


def passing_metrics(
    results: Results, suite: str, metrics: Sequence[str]
) -> dict[str, dict[str, Mapping[str, float | None]]]:
    """The values of some metrics; a method that passes nothing is there with nothing."""
    methods = results.frame("SELECT DISTINCT method FROM results WHERE suite = ? ORDER BY method", RECORD)
    found: dict[str, dict[str, Mapping[str, float | None]]] = {str(one): {} for one in methods["method"]}
    known = [name for name in metrics if results.has(name)]
    named = ", ".join(["method", "dataset", "uid", *(column(METRIC + name) for name in known)])
    plans = results.frame(f"SELECT {named} FROM results WHERE suite = ? AND passed", suite)
    for method, dataset, uid, *values in plans.itertuples(index=False):
        numbers = (None if isnan(value) else float(value) for value in values)
        found[str(method)][f"{dataset} {uid}"] = dict(zip(known, numbers, strict=True))
    return found
