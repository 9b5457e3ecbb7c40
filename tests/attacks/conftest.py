"""The attacks: hostile names, files and settings, made by the project, against core, command and browser."""

import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from studio.cli import main
from tests.patience import PATIENCE

NAMES: dict[str, str] = json.loads(Path(__file__).with_name("names.json").read_text(encoding="utf-8"))
SmallDisk = Callable[[int], AbstractContextManager[Path]]
Command = Callable[..., subprocess.CompletedProcess[str]]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes a `hostile` name runs once for each of `names.json`."""
    if "hostile" in metafunc.fixturenames:
        metafunc.parametrize("hostile", NAMES.values(), ids=NAMES.keys())


@pytest.fixture
def small_disk(tmp_path: Path) -> SmallDisk:
    """A folder on a disk of so many bytes: a file system in memory where one may mount it, else a limit on files."""

    @contextmanager
    def mounted(size: int) -> Iterator[Path]:
        folder = tmp_path / f"disk-{size}"
        folder.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "none", str(folder)]
        if os.geteuid() == 0 and subprocess.run(mount, capture_output=True, check=False).returncode == 0:
            try:
                yield folder
            finally:
                subprocess.run(["umount", "--lazy", str(folder)], check=True)
            return
        with file_limit(size):
            yield folder

    return mounted


@contextmanager
def file_limit(size: int) -> Iterator[None]:
    """No file may grow beyond so many bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.fixture(name="file_limit")
def _file_limit() -> Callable[[int], AbstractContextManager[None]]:
    """The limit, for tests that need a disk to be full from one moment on."""
    return file_limit


@pytest.fixture
def command(home: Path) -> Command:
    """Runs `tripstudio` as one types it, on a data home of its own."""

    def called(
        *words: str | Path, lang: str = "en_US.UTF-8", **more: str
    ) -> subprocess.CompletedProcess[str]:
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("TRIPSTUDIO_")},
            "TRIPSTUDIO_HOME": str(home),
            "LC_ALL": lang,
            "COLUMNS": "200",
            **more,
        }
        return subprocess.run(
            [str(Path(sys.executable).with_name("tripstudio")), *map(str, words)],
            capture_output=True,
            text=True,
            env=environment,
            encoding="utf-8",
            errors="surrogateescape",
            timeout=PATIENCE,
            stdin=subprocess.DEVNULL,
        )

    return called


class Ended(NamedTuple):
    """How a command ended."""

    status: int
    out: str
    err: str


RunCommand = Callable[..., Ended]


@pytest.fixture
def run(home: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> RunCommand:
    """Runs the command in this process, on a data home of its own."""

    def called(*words: str | Path, **environment: str) -> Ended:
        monkeypatch.setenv("TRIPSTUDIO_HOME", str(home))
        monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "argv", ["tripstudio", *map(str, words)])
        try:
            main()
            status = 0
        except SystemExit as ended:
            status = ended.code if isinstance(ended.code, int) else 1
        told = capfd.readouterr()
        return Ended(status, told.out, told.err)

    return called


def assert_clear(ended: Ended) -> list[str]:
    """The lines on the error stream, each of which is clear: no traceback, nothing that acts on a terminal."""
    assert "Traceback" not in ended.err + ended.out
    assert "unexpected fault" not in ended.err
    assert not {sign for sign in ended.err + ended.out if sign in "\x1b\x07\x9b\u202e\u200f"}
    return ended.err.splitlines()
