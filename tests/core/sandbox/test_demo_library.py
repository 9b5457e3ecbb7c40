"""The library has the demo sandbox by itself: whole, current, and safe with several processes at once."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from core.errors import SandboxError
from core.sandbox.demo.build import demo_data, demo_version
from core.sandbox.importers.csv_template import EXAMPLE
from core.sandbox.library import SandboxLibrary
from core.sandbox.storage.store import write_sandbox

OPEN_DEMO = (
    "import sys; from pathlib import Path; from core.sandbox.library import SandboxLibrary;"
    "sandbox = SandboxLibrary(Path(sys.argv[1])).open('demo');"
    "print(sandbox.manifest.checksum, len(sandbox.city('北京').attractions) >= 25)"
)


@pytest.fixture
def library(tmp_path: Path) -> SandboxLibrary:
    return SandboxLibrary(tmp_path)


def test_the_demo_is_generated_when_it_is_first_opened(library: SandboxLibrary) -> None:
    sandbox = library.open("demo")
    assert sandbox.manifest.synthetic == ("restaurants", "hotels", "services")
    assert sandbox.city("苏州").attraction("拙政园") is not None
    assert len(sandbox.services("苏州", "成都")) >= 8


def test_nothing_is_wrong_with_the_demo(library: SandboxLibrary) -> None:
    assert library.check("demo") == ()


def test_a_demo_of_other_facts_is_generated_anew(library: SandboxLibrary) -> None:
    library.folder.mkdir()
    write_sandbox(library.path("demo"), replace(demo_data(), version="0-former"))
    assert library.info("demo").version == demo_version()


def test_a_demo_file_that_cannot_be_read_is_generated_anew(library: SandboxLibrary) -> None:
    library.folder.mkdir()
    library.path("demo").write_bytes(b"half a file")
    assert library.info("demo").version == demo_version()


def test_a_current_demo_is_left_alone(library: SandboxLibrary) -> None:
    library.open("demo")
    before = library.path("demo").stat()
    library.open("demo")
    assert library.path("demo").stat().st_ino == before.st_ino


def test_several_processes_may_generate_it_at_once(library: SandboxLibrary, tmp_path: Path) -> None:
    command = [sys.executable, "-c", OPEN_DEMO, str(tmp_path)]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    said = [process.communicate()[0].split() for process in running]
    assert said == [[library.info("demo").checksum, "True"]] * 3
    assert [path.name for path in library.folder.iterdir()] == ["demo.duckdb"]


def test_its_name_is_not_for_other_sandboxes(library: SandboxLibrary) -> None:
    with pytest.raises(SandboxError, match="there is a sandbox 'demo' already"):
        library.add(replace(EXAMPLE, name="demo"))


def test_it_stays(library: SandboxLibrary) -> None:
    with pytest.raises(SandboxError, match="comes with the project"):
        library.remove("demo")
