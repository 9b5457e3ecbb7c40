"""A journal: what was written stays, what was cut short goes, and nobody else's file is touched."""

import json
from pathlib import Path

import pytest

from core.bench.files.journal import Record, open_journal, read_records
from core.errors import InputError


def uid(record: Record) -> str:
    return str(record["uid"])


def uids(path: Path) -> list[str]:
    return [uid(record) for record in read_records(path)]


def test_records_are_there_as_soon_as_they_are_added(tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    with open_journal(path, uid) as journal:
        journal.add({"uid": "杭州"})
        assert uids(path) == ["杭州"]


def test_a_line_that_was_cut_short_is_taken_away(tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    # cut in the middle of a character
    path.write_bytes(b'{"uid": "a"}\n' + '{"uid": "北'.encode()[:-1])
    with open_journal(path, uid) as journal:
        assert "a" in journal
        journal.add({"uid": "b"})
    assert uids(path) == ["a", "b"]


def test_sorted_records_are_the_same_lines_in_another_order(tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    with open_journal(path, uid) as journal:
        for name in ("三", "one", "二"):
            journal.add({"uid": name, "of": name * 3})
        journal.sort(["one", "二", "never came"])
        journal.add({"uid": "four"})
    assert uids(path) == ["one", "二", "三", "four"]
    assert [record["of"] for record in read_records(path) if "of" in record] == [
        "oneoneone",
        "二二二",
        "三三三",
    ]


@pytest.mark.parametrize("line", ["a note of mine", "[1, 2]", '{"name": "x"}'])
def test_a_file_of_something_else_is_refused_and_left_as_it_is(tmp_path: Path, line: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(line + "\n")
    with pytest.raises(InputError, match="line 1 is no record"), open_journal(path, uid):
        pass
    assert path.read_text() == line + "\n"


def test_two_cannot_write_at_once(tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    with open_journal(path, uid), pytest.raises(InputError, match="another process"), open_journal(path, uid):
        pass


def test_a_record_that_is_being_written_is_not_read_yet(tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    path.write_text(json.dumps({"uid": "a"}) + "\n" + '{"uid": "b"')
    assert uids(path) == ["a"]
