"""The sandboxes under the data home: one file each, visible only when it is whole.

`demo` is always there: it is generated when it is first asked for, and anew when its facts or the file format changed.
"""

import os
import re
import tempfile
from dataclasses import replace
from pathlib import Path

from core.errors import SandboxError
from core.sandbox.check import Finding, check_sandbox
from core.sandbox.data import SandboxData
from core.sandbox.demo.build import DEMO, demo_data, demo_version
from core.sandbox.importers.registry import IMPORTERS
from core.sandbox.importers.source import opened_source
from core.sandbox.sandbox import Manifest, Sandbox
from core.sandbox.store import open_sandbox, read_manifest, write_sandbox

_NAME = re.compile(r"[A-Za-z0-9一-鿿][A-Za-z0-9一-鿿_-]{0,63}")
_SUFFIX = ".duckdb"


class SandboxLibrary:
    """The sandboxes in `home/sandboxes`. Holds no state but the folder; several processes may share it."""

    def __init__(self, home: Path) -> None:
        self.folder = home / "sandboxes"

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

    def check(self, name: str) -> tuple[Finding, ...]:
        """What is wrong with the data of that sandbox. Raises SandboxError where there is none."""
        return check_sandbox(self.open(name))

    def remove(self, name: str) -> None:
        """Delete the sandbox of that name. Raises SandboxError where there is none, and for the demo."""
        if name == DEMO:
            raise SandboxError(
                "demo 沙盒随项目提供，不能删除", "the demo sandbox comes with the project and stays"
            )
        self._existing(name).unlink()

    def import_(self, kind: str, source: str, name: str) -> Manifest:
        """Bring data of a kind (a key of IMPORTERS) from a folder, a zip file or a git repository into a new sandbox.

        Raises SandboxError, and leaves all as it was, where the name is taken or the data is not usable.
        """
        importer = IMPORTERS.get(kind)
        if importer is None:
            raise SandboxError(
                f"不认识的沙盒种类 {kind!r}，可用：{'、'.join(IMPORTERS)}",
                f"unknown kind of sandbox {kind!r}; there are {', '.join(IMPORTERS)}",
            )
        self._require_free(name)
        with opened_source(source, importer.card.needs) as folder:
            data = importer.read(folder)
        return self.add(replace(data, name=name))

    def add(self, data: SandboxData) -> Manifest:
        """Write a sandbox under its own name; it appears at once and whole. Raises SandboxError where the name is taken."""
        self._require_free(data.name)
        return self._write(data)

    def _write(self, data: SandboxData) -> Manifest:
        """Write a sandbox aside and move it to its place in one step, over a former one of that name."""
        target = self.path(data.name)
        self.folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=self.folder, prefix=".importing-") as unfinished:
            written = Path(unfinished) / target.name
            manifest = write_sandbox(written, data)
            os.replace(written, target)
        return manifest

    def _require_free(self, name: str) -> None:
        if self.path(name).exists() or name == DEMO:
            raise SandboxError(
                f"已有名为 {name!r} 的沙盒：请换个名字，或先删除它",
                f"there is a sandbox {name!r} already: choose another name, or remove that one first",
            )

    def _existing(self, name: str) -> Path:
        path = self.path(name)
        if name == DEMO and _version(path) != demo_version():
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
