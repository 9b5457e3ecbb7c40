"""Files that are dropped are laid down within one folder, or refused."""

import os
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from core.bench.pool.importing import dropped_folder, import_dropped
from core.bench.pool.workers import Workers
from core.errors import SandboxError


def _zip_of_nothing() -> bytes:
    """A zip file that is intact, with nothing of a sandbox in it."""
    written = BytesIO()
    with ZipFile(written, "w") as archive:
        archive.writestr("readme.txt", "hello")
    return written.getvalue()


def test_files_lie_where_they_lay_in_the_folder_that_was_dropped() -> None:
    with dropped_folder([("mine/a.csv", lambda: b"1"), ("mine/sub/b.csv", lambda: b"2")]) as folder:
        found = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*.csv")}
    assert found == {os.path.join("mine", "a.csv"): b"1", os.path.join("mine", "sub", "b.csv"): b"2"}
    assert not folder.exists()


@pytest.mark.parametrize(
    "name",
    ["../out.csv", "a/../../out.csv", "/etc/out.csv", "C:\\out.csv", "..\\out.csv", "", "a\0b", "c:out"],
)
def test_a_name_that_leads_elsewhere_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(SandboxError), dropped_folder([(name, lambda: b"1")]):
        pytest.fail("nothing is laid down")


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    started = Workers(1)
    yield started
    started.close()


@pytest.mark.parametrize(
    ("name", "called"),
    [("mine/readme.txt", ("所选文件夹", "the folder")), ("mine.zip", ("mine.zip", "mine.zip"))],
)
def test_what_is_no_sandbox_is_told_of_by_what_was_dropped(
    name: str, called: tuple[str, str], workers: Workers, tmp_path: Path
) -> None:
    with (
        pytest.raises(SandboxError) as refused,
        dropped_folder([(name, _zip_of_nothing)]) as folder,
    ):
        source = folder / name if name.endswith(".zip") else folder
        import_dropped(workers, tmp_path, "traveleval", source, "new")
    told = refused.value.text
    assert told.zh.startswith(f"{called[0]} 不是") and told.en.startswith(f"{called[1]} is not")
    assert "tripstudio-" not in told.zh + told.en
