"""The pages that say how something is added: each is followed to the letter, and what it names is all it touches."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.walk import ROOT, as_written, changed, walk

PAGES = sorted((ROOT / "docs").glob("adding-*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_can_be_followed_to_the_letter(page: Path, tmp_path: Path) -> None:
    assert walk(page, tmp_path)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
@pytest.mark.parametrize("lint", [("check",), ("format", "--check")], ids=" ".join)
def test_what_a_page_writes_passes_the_linter(page: Path, lint: tuple[str, ...], tmp_path: Path) -> None:
    named = as_written(page, tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "ruff", *lint, *named],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert named and done.returncode == 0, done.stdout + done.stderr


def test_a_change_is_made_between_the_lines_that_it_names() -> None:
    assert changed("a\nb\nc\n", " a\n+x\n b\n") == "a\nx\nb\nc\n"
    assert changed("a\nb\nc\n", " a\n-b\n") == "a\nc\n"


def test_a_change_at_lines_that_are_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="0 times"):
        changed("a\nb\n", " c\n+x\n")
