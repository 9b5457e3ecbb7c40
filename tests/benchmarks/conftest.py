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
    names = ("items", "matching", "measures", "ride_modes", "words")
    modules = (importlib.import_module(f"grading.{name}") for name in names)
    return SimpleNamespace(**{name: one for module in modules for name, one in vars(module).items()})
