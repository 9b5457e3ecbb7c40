"""The attacks: hostile names, files and settings, made by the project, against core, command and browser."""

import json
import os
import resource
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from tests.typed import Ended

NAMES: dict[str, str] = json.loads(Path(__file__).with_name("names.json").read_text(encoding="utf-8"))
SmallDisk = Callable[[int], AbstractContextManager[Path]]


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


def assert_clear(ended: Ended) -> list[str]:
    """The lines on the error stream, each of which is clear: no traceback, nothing that acts on a terminal."""
    assert "Traceback" not in ended.err + ended.out
    assert "unexpected fault" not in ended.err
    assert not {sign for sign in ended.err + ended.out if sign in "\x1b\x07\x9b\u202e\u200f"}
    return ended.err.splitlines()
