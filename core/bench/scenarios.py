"""Trips that come with the project, planned on the demo data: ready to be shown, and never kept among one's own."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path

from core.bench.files.trip_files import runs_of_file
from core.model.run import Run
from core.text import Language

FOLDER = Path(str(files("assets.examples")))
SANDBOX = "demo"

PREPARED: tuple[tuple[str, ...], ...] = (
    ("example-capital",),
    ("example-capital", "example-frugal"),
    ("example-pandas",),
    ("example-lake",),
)
"""What is shown one after the other, by the ids of the runs: one is a trip, several are a comparison."""
COMPARED = next(runs for runs in PREPARED if len(runs) > 1)
"""Two ways to make one trip, for what compares where there is nothing to compare yet."""


@cache
def scenarios(language: Language) -> Mapping[str, Run]:
    """The trips by the ids of their runs, their requests in a language."""
    content = (FOLDER / f"scenarios.{language}.jsonl").read_bytes()
    found = runs_of_file(content, "", SANDBOX, "")
    return {f"example-{run.query.uid}": replace(run, id=f"example-{run.query.uid}") for run in found}
