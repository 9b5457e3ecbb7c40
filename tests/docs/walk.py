"""A page of the documentation as a walk: its code blocks written, changed and run, in their order, on a copy.

A block says in its first line what it is for:

    ```python file=core/some/module.py      a file of that content
    ```diff file=core/some/table.py         lines added (`+`) to or taken (`-`) from a file, between lines that are there
    ```sh                                   commands, each of which must succeed

Other blocks are to be read only.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_PARTS = ("core", "studio", "pages", "components", "assets", "tests", "pyproject.toml")
_BLOCK = re.compile(
    r"^```(?P<language>\w+)(?: file=(?P<file>\S+))?\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
_MOST_SECONDS = 300


@dataclass(frozen=True, slots=True)
class Block:
    """A code block: its language, the file it is about, and its text."""

    language: str
    file: str | None
    text: str


def blocks(page: Path) -> list[Block]:
    """The code blocks of a page that do something."""
    found = (
        Block(*match.group("language", "file", "text")) for match in _BLOCK.finditer(page.read_text("utf-8"))
    )
    return [block for block in found if block.file or block.language == "sh"]


def walk(page: Path, copy: Path) -> set[str]:
    """Follow a page to the letter on a copy of the project; the files that it named."""
    _lay(copy)
    for block in blocks(page):
        if block.file is None:
            for command in block.text.splitlines():
                _run(command, copy)
        else:
            _write(block.file, block, copy)
    return {block.file for block in blocks(page) if block.file}


def as_written(page: Path, copy: Path) -> list[str]:
    """The modules that a page writes or changes, as they then stand in a copy of the project; nothing is run."""
    _lay(copy)
    named = [(block.file, block) for block in blocks(page) if block.file]
    for name, block in named:
        _write(name, block, copy)
    return sorted({name for name, _ in named if name.endswith(".py")})


def _lay(copy: Path) -> None:
    for part in _PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, copy / part)


def _write(name: str, block: Block, copy: Path) -> None:
    path = copy / name
    if block.language == "diff":
        path.write_text(changed(path.read_text("utf-8"), block.text), "utf-8")
    else:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.text, "utf-8")


def changed(text: str, diff: str) -> str:
    """A text with a change made where the lines before it are found. Raises ValueError where they are not, or twice."""
    before = "".join(f"{line[1:]}\n" for line in diff.splitlines() if line[:1] != "+")
    after = "".join(f"{line[1:]}\n" for line in diff.splitlines() if line[:1] != "-")
    if text.count(before) != 1:
        raise ValueError(f"these lines are in the file {text.count(before)} times, not once:\n{before}")
    return text.replace(before, after)


def _run(command: str, folder: Path) -> None:
    words = shlex.split(command, comments=True)
    if not words:
        return
    done = subprocess.run(
        list(_program(words)), cwd=folder, env=os.environ | {"PYTHONPATH": str(folder), "TRIPSTUDIO_HOME": str(folder / "home")},
        capture_output=True, text=True, timeout=_MOST_SECONDS, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


def _program(words: list[str]) -> Iterator[str]:
    """`python` and `tripstudio` are those that run the tests, on the copy."""
    starts = {
        "python": [sys.executable],
        "tripstudio": [sys.executable, "-c", "from studio.cli import main; main()"],
    }
    yield from starts[words[0]]
    yield from words[1:]
