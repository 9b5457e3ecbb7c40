"""What tells one state of the program from another."""

from pathlib import Path

import pytest

from core.bench.provenance import program


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A program of one module and one table of facts, in a folder of its own."""
    for name in ("core/plan.py", "assets/meals.toml", "pages/plan.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("one")
    return tmp_path


def of(root: Path) -> str:
    """Its digest, worked out anew."""
    return program.__wrapped__(root)


@pytest.mark.parametrize("name", ["core/plan.py", "assets/meals.toml", "core/new.py"])
def test_a_change_of_what_makes_plans_is_another_program(root: Path, name: str) -> None:
    before = of(root)
    (root / name).write_text("two")
    assert of(root) != before


@pytest.mark.parametrize("name", ["pages/plan.py", "README.md", "core/plan.pyc"])
def test_a_change_of_what_only_draws_or_tells_is_not(root: Path, name: str) -> None:
    before = of(root)
    (root / name).write_text("two")
    assert of(root) == before
