"""The graders of requests as people write them, as they find each other beside the programs."""

import importlib
from pathlib import Path
from types import SimpleNamespace

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture
def grader(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """What the grader's files define."""
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    modules = map(
        importlib.import_module, ("grading.items", "grading.matching", "grading.measures", "grading.words")
    )
    return SimpleNamespace(**{name: one for module in modules for name, one in vars(module).items()})
