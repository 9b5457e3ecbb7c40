"""The attacks: hostile names, files and settings, made by the project, against core, command and browser."""

import json
from pathlib import Path

import pytest

NAMES: dict[str, str] = json.loads(Path(__file__).with_name("names.json").read_text(encoding="utf-8"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes a `hostile` name runs once for each of `names.json`."""
    if "hostile" in metafunc.fixturenames:
        metafunc.parametrize("hostile", NAMES.values(), ids=NAMES.keys())
