"""Files that are dropped are laid down within one folder, or refused."""

import os
from pathlib import Path

import pytest

from core.bench.pool.importing import dropped_folder
from core.errors import SandboxError


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
