"""The sandboxes under the data home: one file each, visible only when it is whole.

`demo` is always there: it is generated when it is first asked for, and anew when its facts or the file format changed.
"""

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from filelock import FileLock, Timeout

from core.errors import SandboxError
from core.files.faults import file_error
from core.files.whole import leftovers, settle_folder, unfinished_name
from core.sandbox.check import DataFault, check_sandbox
from core.sandbox.data import SandboxData
from core.sandbox.demo.build import DEMO, demo_data, demo_version
from core.sandbox.importers.registry import IMPORTERS
from core.sandbox.importers.source import opened_source
from core.sandbox.sandbox import Manifest, Sandbox
from core.sandbox.storage.store import open_sandbox, read_manifest, write_sandbox
from core.text import Text

_NAME = re.compile(r"[A-Za-z0-9一-鿿][A-Za-z0-9一-鿿_-]{0,63}")
_SUFFIX = ".duckdb"
_DEMO_SECONDS = 120


class SandboxLibrary:
    """The sandboxes in `home/sandboxes`. Holds no state but the folder; several processes may share it."""

    def __init__(self, home: Path) -> None:
        self.folder = home / "sandboxes"
        self._locks = home / "locks"

    def names(self) -> tuple[str, ...]:
        """The names of all sandboxes, sorted; the demo is one of them before it is generated."""
        found = {path.stem for path in self.folder.glob(f"*{_SUFFIX}") if _NAME.fullmatch(path.stem)}
        return tuple(sorted(found | {DEMO}))

    def path(self, name: str) -> Path:
        """Where the sandbox of that name is or would be. Raises SandboxError for a name that is not a plain word."""
        if not _NAME.fullmatch(name):
            raise SandboxError(
                f"沙盒名 {name!r} 不可用：请用字母、数字、汉字、- 和 _，最多 64 个字",
                f"{name!r} cannot name a sandbox: use letters, digits, Chinese characters, - and _, at most 64 of them",
            )
        return self.folder / f"{name}{_SUFFIX}"

    def open(self, name: str) -> Sandbox:
        """The sandbox of that name. Raises SandboxError where there is none."""
        return open_sandbox(self._existing(name))

    def info(self, name: str) -> Manifest:
        """What the sandbox of that name says of itself. Raises SandboxError where there is none."""
        return read_manifest(self._existing(name))

    def check(self, name: str) -> tuple[DataFault, ...]:
        """What is wrong with the data of that sandbox. Raises SandboxError where there is none."""
        return check_sandbox(self.open(name))

    def remove(self, name: str) -> None:
        """Delete the sandbox of that name. Raises SandboxError where there is none, and for the demo."""
        if name == DEMO:
            raise SandboxError(
                "demo 沙盒随项目提供，不能删除", "the demo sandbox comes with the project and stays"
            )
        path = self._existing(name)
        try:
            path.unlink()
        except OSError as error:
            raise file_error(error, path.name) from error

    def import_(self, kind: str, source: str, name: str, called: Text | None = None) -> Manifest:
        """Bring data of a kind (a key of IMPORTERS) from a folder, a zip file or a git repository into a new sandbox.

        `called` is what the person knows the source by, where that is not its path or address. Raises SandboxError, and leaves all as it was, where the name is taken or the data is not usable.
        """
        importer = IMPORTERS.get(kind)
        if importer is None:
            raise SandboxError(
                f"不认识的沙盒种类 {kind!r}，可用：{'、'.join(IMPORTERS)}",
                f"unknown kind of sandbox {kind!r}; there are {', '.join(IMPORTERS)}",
            )
        with self._alone(name, seconds=0):
            self._require_free(name)
            with opened_source(source, importer.card.needs, called) as folder:
                data = importer.read(folder)
            return self._write(replace(data, name=name))

    def add(self, data: SandboxData) -> Manifest:
        """Write a sandbox under its own name; it appears at once and whole. Raises SandboxError where the name is taken."""
        with self._alone(data.name, seconds=0):
            self._require_free(data.name)
            return self._write(data)

    def _write(self, data: SandboxData) -> Manifest:
        """Write a sandbox aside and move it to its place in one step, over a former one of that name."""
        target = self.path(data.name)
        unfinished = self.folder / unfinished_name()
        try:
            unfinished.mkdir()
            manifest = write_sandbox(unfinished / target.name, data)
            os.replace(unfinished / target.name, target)
            settle_folder(self.folder)
        except OSError as error:
            raise file_error(error, target.name) from error
        finally:
            shutil.rmtree(unfinished, ignore_errors=True)
        return manifest

    @contextmanager
    def _alone(self, name: str, seconds: float) -> Iterator[None]:
        """While this lasts no other process writes a sandbox of that name; waits that long for one that does.

        Removes what processes that are gone left unfinished. Raises SandboxError where another one is still at it.
        """
        path = self.path(name)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._locks.mkdir(exist_ok=True)
            for old in leftovers(self.folder):
                shutil.rmtree(old, ignore_errors=True)
            lock = FileLock(self._locks / f"sandbox-{path.stem}.lock", timeout=seconds)
            lock.acquire()
        except Timeout as error:
            raise SandboxError(
                f"另一个程序正在写入沙盒 {name!r}：请等它结束，或换个名字",
                f"another process is writing the sandbox {name!r}: wait for its end, or choose another name",
            ) from error
        except OSError as error:
            raise file_error(error, self.folder.name) from error
        try:
            yield
        finally:
            lock.release()

    def _require_free(self, name: str) -> None:
        if self.path(name).exists() or name == DEMO:
            raise SandboxError(
                f"已有名为 {name!r} 的沙盒：请换个名字，或先删除它",
                f"there is a sandbox {name!r} already: choose another name, or remove that one first",
            )

    def _existing(self, name: str) -> Path:
        path = self.path(name)
        if name == DEMO and _version(path) != demo_version():
            with self._alone(name, seconds=_DEMO_SECONDS):
                # else another process made it meanwhile
                if _version(path) != demo_version():
                    self._write(demo_data())
        if not path.is_file():
            known = self.names()
            raise SandboxError(
                f"没有名为 {name!r} 的沙盒，已有：{'、'.join(known)}",
                f"there is no sandbox {name!r}; there are {', '.join(known)}",
            )
        return path


def _version(path: Path) -> str | None:
    """The version of the sandbox in that file; None where there is no file that this program can read."""
    try:
        return read_manifest(path).version
    except SandboxError:
        return None
