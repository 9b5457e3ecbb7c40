"""Files of a zip that somebody drops: each is read whole and by its own name, or told of, and costs the others nothing."""

import io
import zipfile
from collections.abc import Callable

import pytest

from core.errors import FileError
from core.files.archives import MOST_FILES, packed_files


def packed(fill: Callable[[zipfile.ZipFile], None]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as out:
        fill(out)
    return made.getvalue()


def written(**files: bytes) -> bytes:
    return packed(lambda out: [out.writestr(name, content) for name, content in files.items()] and None)


def test_files_come_in_order_without_their_folders_and_without_what_systems_add() -> None:
    names = ("行程/乙.json", "a.json", "__MACOSX/._a.json", ".DS_Store", "行程/")
    found = packed_files(
        packed(lambda out: [out.writestr(name, name) for name in names] and None), "t.zip", largest=99
    )
    assert [(one.name, one.read().decode()) for one in found] == [
        ("乙.json", "行程/乙.json"),
        ("a.json", "a.json"),
    ]


def test_a_file_that_is_too_large_is_told_and_the_next_is_read() -> None:
    large, small = packed_files(written(large=b"x" * 100, small=b"x"), "t.zip", largest=99)
    with pytest.raises(FileError, match="large"):
        large.read()
    assert small.read() == b"x"


def test_a_file_that_is_damaged_is_told_and_the_next_is_read() -> None:
    content = bytearray(written(first=b"a" * 50, second=b"b"))
    content[35:37] = b"\xff\xff"
    first, second = packed_files(bytes(content), "t.zip", largest=99)
    with pytest.raises(FileError, match="first"):
        first.read()
    assert second.read() == b"b"


@pytest.mark.parametrize("content", [b"", b"no zip", b"PK\x03\x04 and no more"])
def test_what_is_no_zip_is_told(content: bytes) -> None:
    with pytest.raises(FileError, match=r"t\.zip"):
        list(packed_files(content, "t.zip", largest=99))


def test_of_an_archive_of_large_files_no_more_is_unpacked_than_the_limit_of_all() -> None:
    packed_up = written(first=b"x" * 100, second=b"x" * 100, last=b"x")
    for one in packed_files(packed_up, "t.zip", largest=99, in_all=198):
        with pytest.raises(FileError, match=one.name):
            one.read()


def test_an_archive_of_too_many_files_is_refused_before_any_is_read() -> None:
    with pytest.raises(FileError, match="1,000"):
        list(packed_files(written(**{str(n): b"" for n in range(MOST_FILES + 1)}), "t.zip", largest=99))
