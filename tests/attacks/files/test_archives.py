"""Archives and dropped folders that somebody else made: nothing is written outside, over one another, or without end."""

import stat
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from core.bench.pool.importing import dropped_folder
from core.errors import FileError, InputError, SandboxError
from core.sandbox.importers.csv_template import write_template
from core.sandbox.importers.source import opened_source
from tests.attacks.conftest import NAMES

Fill = Callable[[zipfile.ZipFile], None]
NEEDS = ("cities.csv",)


def named(*names: str) -> Fill:
    def fill(out: zipfile.ZipFile) -> None:
        for name in names:
            out.writestr(name, "x")

    return fill


def of_kind(mode: int) -> Fill:
    def fill(out: zipfile.ZipFile) -> None:
        entry = zipfile.ZipInfo("cities.csv")
        entry.external_attr = (mode | 0o6777) << 16
        out.writestr(entry, "x")

    return fill


def bomb(out: zipfile.ZipFile) -> None:
    with out.open("cities.csv", "w") as entry:
        for _ in range(64):
            entry.write(bytes(1 << 20))


REFUSED: dict[str, Fill] = {
    "one name twice": named("cities.csv", "cities.csv"),
    "one name twice, spelt otherwise": named("cities.csv", "./cities.csv"),
    "a file and a folder of one name": named("a", "a/cities.csv"),
    "a folder and a file of one name": named("a/cities.csv", "a"),
    "a name of 300 letters": named(f"{'x' * 300}/cities.csv"),
    "a path of 8,000 letters": named("/".join(["d" * 200] * 40) + "/cities.csv"),
    "a thousand folders deep": named("/".join("d" * 1000) + "/cities.csv"),
    "the folder itself": named("."),
    "up": named("../cities.csv"),
    "up in the middle": named("a/../../cities.csv"),
    "up, as on Windows": named("..\\..\\cities.csv"),
    "absolute": named("/cities.csv"),
    "a drive": named("C:/cities.csv"),
    "a drive without a slash": named("C:cities.csv"),
    "a share": named("\\\\host\\share\\cities.csv"),
    "a link": of_kind(stat.S_IFLNK),
    "a bomb": bomb,
    "fifty thousand and one entries": named(*(f"n{number}" for number in range(50_001))),
}


@pytest.mark.filterwarnings("ignore:Duplicate name")
@pytest.mark.parametrize("fill", REFUSED.values(), ids=REFUSED.keys())
def test_a_hostile_archive_is_refused_and_leaves_nothing(tmp_path: Path, fill: Fill) -> None:
    inside = tmp_path / "inside"
    inside.mkdir()
    with zipfile.ZipFile(inside / "a.zip", "w", zipfile.ZIP_DEFLATED) as out:
        fill(out)
    with pytest.raises((SandboxError, FileError)), opened_source(str(inside / "a.zip"), NEEDS):
        pytest.fail("it was opened")
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["a.zip", "inside"]


KINDS = {"a pipe": stat.S_IFIFO, "a device": stat.S_IFBLK, "a file that is run as its owner": stat.S_IFREG}


@pytest.mark.parametrize("mode", KINDS.values(), ids=KINDS.keys())
def test_what_an_archive_calls_a_device_is_a_file_without_rights(tmp_path: Path, mode: int) -> None:
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as out:
        of_kind(mode)(out)
    with opened_source(str(tmp_path / "a.zip"), NEEDS) as folder:
        found = (folder / "cities.csv").stat().st_mode
    assert stat.S_ISREG(found)
    assert not found & 0o6111


def test_thousands_of_entries_beside_the_data_cost_it_nothing(tmp_path: Path) -> None:
    write_template(tmp_path / "template")
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as out:
        for path in (tmp_path / "template").iterdir():
            out.write(path, path.name)
        named(*(f"more/{number}" for number in range(5_000)))(out)
    with opened_source(str(tmp_path / "a.zip"), NEEDS) as folder:
        assert (folder / "cities.csv").is_file()


LEADING_ELSEWHERE = [
    "../x", "a/../x", "/etc/x", "..", "a\\..\\..\\x", "C:x", "a\0b", "", ".", "x" * 300, "cities.csv/x", "cities.csv",
    "a\ud800", "a\u202egpj.csv", "\x1b[31m.csv", "a\nb",
]  # fmt: skip


@pytest.mark.parametrize("name", LEADING_ELSEWHERE)
def test_a_dropped_folder_stays_within_itself(name: str) -> None:
    files = [("cities.csv", lambda: b"good"), (name, lambda: b"bad")]
    with pytest.raises((InputError, SandboxError, FileError)) as refused, dropped_folder(files):
        pytest.fail("it was laid down")
    str(refused.value).encode()


def test_a_dropped_file_may_have_any_name_that_is_shown_as_it_is() -> None:
    for name in NAMES.values():
        try:
            with dropped_folder([(f"a/{name}", lambda: b"good")]) as folder:
                (laid,) = (path for path in folder.rglob("*") if path.is_file())
                assert laid.resolve().is_relative_to(folder.resolve())
        except (InputError, SandboxError, FileError) as refused:
            assert str(refused).encode()
