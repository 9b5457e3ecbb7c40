"""The invented example of the csv template, as a folder, a value and an opened sandbox; the rows of the demo sandbox."""

from pathlib import Path

import pytest

from core.sandbox.data import SandboxData
from core.sandbox.demo.build import demo_data
from core.sandbox.importers.csv_template import EXAMPLE, write_template
from core.sandbox.sandbox import Sandbox
from core.sandbox.storage.store import open_sandbox, write_sandbox


@pytest.fixture
def template(tmp_path: Path) -> Path:
    """A folder with the csv template, free to be spoilt."""
    folder = tmp_path / "template"
    write_template(folder)
    return folder


@pytest.fixture
def example(tmp_path: Path) -> Sandbox:
    """The example as a sandbox read from its file."""
    path = tmp_path / "example.duckdb"
    write_sandbox(path, EXAMPLE)
    return open_sandbox(path)


@pytest.fixture(scope="session")
def data() -> SandboxData:
    """All rows of the demo sandbox."""
    return demo_data()
