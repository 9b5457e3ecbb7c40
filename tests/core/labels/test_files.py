"""Judgements and pairs in files: JSON lines and CSV, with what cannot be used named and left out."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import InputError
from core.labels.files import (
    anonymous,
    csv_row,
    judgement_record,
    pair_record,
    read_judgements,
    read_pairs,
)
from core.labels.judgement import CHOICES, Judgement, Pair, PairScores

names = st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=12)
judgements = st.builds(
    Judgement,
    pair=names,
    rater=names,
    choice=st.sampled_from(CHOICES),
    uid=names,
    seconds=st.none() | st.floats(0, 1e6),
    reasons=st.lists(names, max_size=3).map(tuple),
    note=names,
    confidence=st.none() | st.floats(0, 1),
    at=st.none() | st.datetimes(timezones=st.just(UTC)),
)


@given(st.lists(judgements, max_size=5))
def test_what_is_written_is_read_again(tmp_path_factory, written: list[Judgement]) -> None:
    path = tmp_path_factory.mktemp("labels") / "j.jsonl"
    path.write_text("".join(json.dumps(judgement_record(one)) + "\n" for one in written), encoding="utf-8")
    assert read_judgements(path) == type(read_judgements(path))(tuple(written), ())


def test_pairs_come_back_with_their_features(tmp_path: Path) -> None:
    pair = Pair(pair="p", uid="q", a="x", b="y", city="北京", features={"pacing": PairScores(0.5, None)})
    (tmp_path / "p.jsonl").write_text(json.dumps(pair_record(pair)), encoding="utf-8")
    assert read_pairs(tmp_path / "p.jsonl").records == (pair,)


def test_a_table_is_read_as_its_lines_would_be(tmp_path: Path) -> None:
    path = tmp_path / "j.csv"
    path.write_text('pair,rater,choice,seconds,reasons\np1,王,a,12.5,"[""pace""]"\n', encoding="utf-8-sig")
    assert read_judgements(path).records == (Judgement("p1", "王", "a", seconds=12.5, reasons=("pace",)),)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("{", "line 2: it is not JSON at column"),
        ('{"pair": "p", "rater": "r", "choice": "best"}', "line 2: choice is not usable"),
        ('{"pair": "", "rater": "r", "choice": "a"}', "line 2: pair is not usable"),
        ('{"pair": "p", "rater": "r", "choice": "a", "seconds": NaN}', "line 2: NaN is not a number of JSON"),
        ("[1]", "line 2: is no record"),
        ("[" * 100_000, "line 2: it has more than 100 levels of nesting"),
    ],
)
def test_a_bad_line_is_named_and_the_good_ones_are_kept(tmp_path: Path, line: str, said: str) -> None:
    good = '{"pair": "p", "rater": "r", "choice": "a"}'
    path = tmp_path / "j.jsonl"
    path.write_text(f"{good}\n{line}\n{good}\n", encoding="utf-8")
    found = read_judgements(path)
    assert len(found.records) == 2
    assert said in found.faults[0].en


def test_a_time_without_a_zone_is_taken_as_utc(tmp_path: Path) -> None:
    path = tmp_path / "j.jsonl"
    path.write_text(
        '{"pair": "p", "rater": "r", "choice": "a", "at": "2026-05-01T12:00:00"}', encoding="utf-8"
    )
    assert read_judgements(path).records[0].at == datetime(2026, 5, 1, 12, tzinfo=UTC)


def test_lines_of_mixed_encodings_are_read_and_told(tmp_path: Path) -> None:
    line = '{"pair": "p", "rater": "王芳", "choice": "a"}\n'
    path = tmp_path / "mixed.jsonl"
    path.write_bytes(
        line.encode("utf-8-sig") + line.encode("gb18030") + b'{"rater": "\xff\xff"}\n' + line.encode()
    )
    found = read_judgements(path)
    assert [one.rater for one in found.records] == ["王芳"] * 3
    assert "1 lines are not UTF-8 and were read as GB18030, the first is line 2" in found.notes[0].en
    assert [fault.en.rpartition("line ")[2] for fault in found.faults] == ["3: is neither UTF-8 nor GB18030"]


@pytest.mark.parametrize("encoding", ["gb18030", "utf-16", "utf-8-sig"])
def test_a_table_of_a_spreadsheet_is_read(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "j.csv"
    path.write_text("pair,rater,choice,note\np1,王芳,a,路线合理\n", encoding=encoding)
    assert read_judgements(path).records == (Judgement("p1", "王芳", "a", note="路线合理"),)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"none\.jsonl: there is no such file"):
        read_judgements(tmp_path / "none.jsonl")


def test_codes_take_the_place_of_names() -> None:
    given = [Judgement("p", "王芳", "a"), Judgement("p", "Lee", "b"), Judgement("q", "王芳", "a")]
    assert [one.rater for one in anonymous(given)] == ["R001", "R002", "R001"]


def test_a_text_that_a_spreadsheet_would_run_is_quoted() -> None:
    assert csv_row({"note": "=1+1", "reasons": ["a"], "seconds": 2.0}) == {
        "note": "'=1+1",
        "reasons": '["a"]',
        "seconds": 2.0,
    }
