"""`tripstudio` as one types it, and how it ended."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from studio.cli import main
from tests.patience import PATIENCE


class Ended(NamedTuple):
    """How a command ended."""

    status: int
    out: str
    err: str


RunCommand = Callable[..., Ended]
"""Types words behind `tripstudio`; what is named after them is in the environment besides."""


def surroundings(home: Path, **more: str) -> dict[str, str]:
    """What the environment of a command says: its data home, the language, and how wide the terminal is."""
    return {"TRIPSTUDIO_HOME": str(home), "LC_ALL": "en_US.UTF-8", "COLUMNS": "200", **more}


def status_of(*words: str | Path) -> int:
    """The exit status of the command in this process, where nothing is loaded anew."""
    typed, sys.argv = sys.argv, ["tripstudio", *map(str, words)]
    try:
        main()
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else 1
    finally:
        sys.argv = typed
    return 0


def succeed(home: Path, *words: str | Path) -> None:
    """Type a command that does what it is to, for what several tests look at."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in surroundings(home).items():
            patch.setenv(name, value)
        assert status_of(*words) == 0


def in_a_process(home: Path, *words: str | Path, **more: str) -> Ended:
    """The command in a process of its own, which loads all that it needs: for what only that shows."""
    done = subprocess.run(
        [str(Path(sys.executable).with_name("tripstudio")), *map(str, words)],
        capture_output=True,
        env={**os.environ, **surroundings(home, **more)},
        encoding="utf-8",
        timeout=PATIENCE,
    )
    return Ended(done.returncode, done.stdout, done.stderr)
