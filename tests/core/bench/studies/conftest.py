"""A small study of real plans."""

from pathlib import Path
from typing import Any

import pytest

from core.labels.store.store import StudyStore
from core.sandbox.library import SandboxLibrary
from tests.made_study import add_study, planned


@pytest.fixture(scope="module")
def library(demo_home: Path) -> SandboxLibrary:
    """The demo sandbox alone."""
    return SandboxLibrary(demo_home)


@pytest.fixture(scope="module")
def plan(library: SandboxLibrary) -> dict[str, Any]:
    """A plan of the study's request."""
    return planned(library.open("demo"))


@pytest.fixture
def store(tmp_path: Path, plan: dict[str, Any]) -> StudyStore:
    """The study `s`."""
    kept = StudyStore(tmp_path / "labels.sqlite")
    add_study(kept, "s", plan)
    return kept
