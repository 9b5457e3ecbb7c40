"""A file is written whole or not at all."""

import os
import socket
import stat
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.errors import FileError
from core.files.whole import leftovers, unfinished_name, write_whole
from tests.patience import PATIENCE


def test_the_pieces_become_the_file(tmp_path: Path) -> None:
    write_whole(tmp_path / "a.txt", ["一", "\r\n", "b"])
    assert (tmp_path / "a.txt").read_bytes() == "一\r\nb".encode()
    assert [path.name for path in tmp_path.iterdir()] == ["a.txt"]


def test_a_file_that_breaks_off_leaves_the_former_one(tmp_path: Path) -> None:
    def breaks() -> Iterator[str]:
        yield "new"
        raise KeyboardInterrupt

    (tmp_path / "a.txt").write_text("old")
    with pytest.raises(KeyboardInterrupt):
        write_whole(tmp_path / "a.txt", breaks())
    assert (tmp_path / "a.txt").read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["a.txt"]


def test_a_link_stays_and_what_it_leads_to_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "far" / "a.txt").write_text("old")
    (tmp_path / "link").symlink_to(tmp_path / "far" / "a.txt")
    write_whole(tmp_path / "link", ["new"])
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "far" / "a.txt").read_text() == "new"


def test_the_rights_of_the_former_file_stay(tmp_path: Path) -> None:
    (tmp_path / "a.txt").touch(mode=0o640)
    (tmp_path / "a.txt").chmod(0o640)
    write_whole(tmp_path / "a.txt", ["new"])
    assert stat.S_IMODE((tmp_path / "a.txt").stat().st_mode) == 0o640


def test_a_read_only_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("old")
    (tmp_path / "a.txt").chmod(0o444)
    with pytest.raises(FileError, match=r"a\.txt is read-only"):
        write_whole(tmp_path / "a.txt", ["new"])
    assert (tmp_path / "a.txt").read_text() == "old"


def test_a_device_takes_the_text_and_stays_a_device() -> None:
    # a terminal of the test's own: were it replaced by a file, nobody else would miss it
    master, slave = os.openpty()
    terminal = Path(os.ttyname(slave))
    write_whole(terminal, ["text"])
    assert os.read(master, 100) == b"text"
    assert terminal.is_char_device()
    os.close(slave)
    os.close(master)


def test_what_can_neither_be_replaced_nor_added_to_is_refused(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "socket"))
        with pytest.raises(FileError, match="a device that nothing can be added to"):
            write_whole(tmp_path / "socket", ["text"])
        assert (tmp_path / "socket").is_socket()


def test_a_disk_that_keeps_something_else_leaves_the_former_file(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("old")

    def pieces() -> Iterator[str]:
        # more than is held back in memory, so that the beginning is on the disk
        yield "a" * 1_000_000
        (unfinished,) = tmp_path.glob(".tripstudio-*")
        with unfinished.open("r+") as spoilt:
            spoilt.write("b")

    with pytest.raises(FileError, match="the disk does not answer as it should"):
        write_whole(tmp_path / "a.txt", pieces())
    assert [path.read_text() for path in tmp_path.iterdir()] == ["old"]


def test_a_pipe_takes_the_text(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    read: list[str] = []
    reader = threading.Thread(target=lambda: read.append((tmp_path / "pipe").read_text()))
    reader.start()
    ends = time.monotonic() + PATIENCE
    while reader.is_alive() and not read:
        assert time.monotonic() < ends, "nothing was read"
        try:
            write_whole(tmp_path / "pipe", ["text"])
            break
        except FileError:
            # The reader has not opened it yet.
            continue
    reader.join()
    assert read == ["text"]


def test_a_pipe_that_nobody_reads_is_told(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FileError, match="nothing reads from this pipe"):
        write_whole(tmp_path / "pipe", ["text"])


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="it is a folder: name a file"):
        write_whole(tmp_path, ["text"])


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("nowhere/a.txt", "there is no such file or folder"),
        ("file/a.txt", "a part of the path is a file"),
        ("x" * 300, "the name is too long"),
        ("loop", "the link leads to itself"),
    ],
)
def test_a_place_where_nothing_can_be_is_told(tmp_path: Path, place: str, told: str) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    with pytest.raises(FileError, match=told):
        write_whole(tmp_path / place, ["text"])


def test_what_a_dead_process_left_is_removed_and_what_a_living_one_makes_is_not(tmp_path: Path) -> None:
    living = tmp_path / unfinished_name()
    dead = tmp_path / living.name.replace(str(os.getpid()), "99999999")
    living.touch()
    dead.touch()
    assert list(leftovers(tmp_path)) == [dead]
    write_whole(tmp_path / "a.txt", ["text"])
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([living.name, "a.txt"])
