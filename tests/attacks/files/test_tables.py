"""Tables that somebody else made: sandboxes in csv and files of judgements, in any encoding and with anything in a cell."""

import csv
import io
import zipfile
from pathlib import Path

import pytest

from core.errors import InputError, SandboxError
from core.labels.files import csv_row, read_judgements, read_pairs
from core.sandbox.importers.csv_layout import COLUMNS
from core.sandbox.importers.csv_template import write_template
from core.sandbox.importers.registry import IMPORTERS
from core.sandbox.importers.source import opened_source

CSV = IMPORTERS["csv"]


@pytest.fixture
def template(tmp_path: Path) -> Path:
    """The folder of the example sandbox."""
    write_template(tmp_path / "template")
    return tmp_path / "template"


def with_cell(template: Path, file: str, column: str, cell: str) -> None:
    """Put another text into the first row of a table."""
    path = template / file
    rows = list(csv.reader(io.StringIO(path.read_text(encoding="utf-8-sig"), newline="")))
    rows[1][rows[0].index(column)] = cell
    out = io.StringIO(newline="")
    csv.writer(out).writerows(rows)
    path.write_text(out.getvalue(), encoding="utf-8", newline="")


NO_NUMBERS = [
    "", " ", "1e999", "nan", "inf", "-inf", "9" * 400, "1e10", "0x10", "1,5", "1'000", "¥60", "60元", "=60", "--1", "1 2",
    "\u202e60", "六十", "true", "None", "[]", "{}", "1e-", "½", "1\0", "\ufeff1",
]  # fmt: skip


@pytest.mark.parametrize("cell", NO_NUMBERS)
def test_what_is_no_number_is_told_by_file_and_line(template: Path, cell: str) -> None:
    with_cell(template, "attractions.csv", "price", cell)
    with pytest.raises(SandboxError, match=r"attractions\.csv, line 2") as told:
        CSV.read(template)
    assert len(str(told.value)) < 300


@pytest.mark.parametrize(
    "cell", ["25", "9.00", "9:60", "-1:00", "100:00", "09:00:00", "9：00 ", "noon", "9:0", ":", "=1:00"]
)
def test_what_is_no_time_is_told_by_file_and_line(template: Path, cell: str) -> None:
    with_cell(template, "attractions.csv", "opens", cell)
    with pytest.raises(SandboxError, match=r"attractions\.csv, line 2"):
        CSV.read(template)


@pytest.mark.parametrize(
    ("file", "column", "cell"),
    [
        ("attractions.csv", "name", ""),
        ("attractions.csv", "name", "x" * 10_001),
        ("attractions.csv", "city", "y" * 9_000),
        ("attractions.csv", "lat", "91"),
        ("attractions.csv", "lon", "-181"),
        ("hotels.csv", "beds", "1.5"),
        ("services.csv", "kind", "eval" * 2_000),
        ("services.csv", "start_city", "../../etc"),
        ("about.csv", "key", ""),
        ("cities.csv", "name", " "),
    ],
)
def test_a_cell_that_cannot_be_used_is_told_by_file_and_line(
    template: Path, file: str, column: str, cell: str
) -> None:
    with_cell(template, file, column, cell)
    with pytest.raises(SandboxError, match=file) as told:
        CSV.read(template)
    assert len(str(told.value)) < 400


ENCODINGS = [
    "utf-16",
    "utf-16-le",
    "utf-16-be",
    "utf-32",
    "utf-7",
    "shift_jis",
    "big5hkscs",
    "iso2022_jp",
    "cp500",
    "latin-1",
]


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_another_encoding_is_read_as_text_or_told_of(template: Path, encoding: str) -> None:
    path = template / "cities.csv"
    path.write_bytes(path.read_text(encoding="utf-8-sig").encode(encoding, "replace"))
    try:
        CSV.read(template)
    except SandboxError as told:
        assert "csv" in str(told)
        assert len(str(told)) < 300
    else:
        pytest.fail("a city was read that nobody wrote")


def test_the_encoding_of_chinese_spreadsheets_is_read(template: Path) -> None:
    for path in template.iterdir():
        path.write_bytes(path.read_text(encoding="utf-8-sig").encode("gb18030"))
    assert CSV.read(template).cities


@pytest.mark.parametrize("file", COLUMNS)
def test_a_column_that_occurs_twice_is_told_of(template: Path, file: str) -> None:
    path = template / file
    first = COLUMNS[file][0]
    lines = path.read_text(encoding="utf-8-sig").splitlines()
    path.write_text(
        "\n".join([f"{lines[0]},{first}", *(f"{line},x" for line in lines[1:])]), encoding="utf-8"
    )
    with pytest.raises(SandboxError, match=f"{file}, line 1: column {first}"):
        CSV.read(template)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "\0",
        '"',
        '"' * 1001,
        "name",
        ",",
        "\r" * 50,
        'name,name_en\n"x',
        "name,name_en\nx",
        "a\tb\n",
        "name;name_en\nx;y",
    ],
)
def test_a_table_that_is_none_is_told_of(template: Path, text: str) -> None:
    (template / "cities.csv").write_text(text, encoding="utf-8")
    with pytest.raises(SandboxError, match=r"cities\.csv"):
        CSV.read(template)


@pytest.mark.parametrize("packed", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_an_archive_that_is_packed_otherwise_is_refused(tmp_path: Path, packed: int) -> None:
    with zipfile.ZipFile(tmp_path / "a.zip", "w", packed) as out:
        out.writestr("cities.csv", "x")
    with pytest.raises(SandboxError, match="packed"), opened_source(str(tmp_path / "a.zip"), ("cities.csv",)):
        pytest.fail("it was opened")


def broken(kind: str) -> bytes:
    """An archive with one thing wrong in it."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("cities.csv", "name,name_en\n" * 1000)
        inner = io.BytesIO()
        with zipfile.ZipFile(inner, "w") as nested:
            nested.writestr("cities.csv", "x")
        if kind == "an archive in it":
            archive.writestr("more.zip", inner.getvalue())
    raw = bytearray(out.getvalue())
    at, listed = raw.find(b"PK\x03\x04"), raw.find(b"PK\x01\x02")
    match kind:
        case "a wrong sum":
            raw[at + 14 : at + 18] = raw[listed + 16 : listed + 20] = b"\0\0\0\0"
        case "encrypted":
            raw[at + 6] |= 1
            raw[listed + 8] |= 1
        case "a size that is a lie":
            raw[listed + 24 : listed + 28] = (5).to_bytes(4, "little")
        case "a stream that is noise":
            raw[at + 40 : at + 60] = bytes(range(200, 220))
        case "an offset beyond its end":
            raw[listed + 42 : listed + 46] = (10**6).to_bytes(4, "little")
        case "cut in the middle":
            del raw[len(raw) // 2 :]
        case "a method that is none":
            raw[at + 8] = raw[listed + 10] = 77
    return bytes(raw)


BROKEN = [
    "a wrong sum", "encrypted", "a size that is a lie", "a stream that is noise", "an offset beyond its end",
    "cut in the middle", "a method that is none",
]  # fmt: skip


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_archive_is_told_of(tmp_path: Path, kind: str) -> None:
    (tmp_path / "a.zip").write_bytes(broken(kind))
    with (
        pytest.raises(SandboxError, match=r"a\.zip"),
        opened_source(str(tmp_path / "a.zip"), ("cities.csv",)),
    ):
        pytest.fail("it was opened")


def test_an_archive_in_an_archive_stays_packed(tmp_path: Path) -> None:
    (tmp_path / "a.zip").write_bytes(broken("an archive in it"))
    with opened_source(str(tmp_path / "a.zip"), ("cities.csv",)) as folder:
        assert sorted(path.name for path in folder.iterdir()) == ["cities.csv", "more.zip"]


@pytest.mark.parametrize("name", ["cities.csv", "folder"])
def test_links_of_a_folder_that_lead_into_themselves_are_told_of(template: Path, name: str) -> None:
    (template / "cities.csv").unlink()
    (template / name).symlink_to(template / name)
    with pytest.raises(SandboxError), opened_source(str(template), CSV.card.needs) as folder:
        CSV.read(folder)


JUDGED = "pair,rater,choice,note\np,ann,a,{}\n"
NOTES = [
    "=1+1",
    "+1",
    "-1",
    "@SUM(1)",
    "'=1",
    "＝1",
    "\t=1",
    "\r=1",
    '"=1"',
    ";=1",
    "=1;=2",
    "\u202e=1",
    "' =1",
]


@pytest.mark.parametrize("note", NOTES)
def test_a_note_comes_back_from_a_table_as_it_was_and_runs_nothing(tmp_path: Path, note: str) -> None:
    out = io.StringIO(newline="")
    table = csv.DictWriter(out, ["pair", "rater", "choice", "note"])
    table.writeheader()
    table.writerow(csv_row({"pair": "p", "rater": "ann", "choice": "a", "note": note}))
    (tmp_path / "j.csv").write_text(out.getvalue(), encoding="utf-8", newline="")
    (cells,) = csv.DictReader(io.StringIO(out.getvalue(), newline=""))
    assert not cells["note"].startswith(("=", "+", "-", "@", "＝", "\t", "\r"))
    (back,) = read_judgements(tmp_path / "j.csv").records
    assert back.note == note


LINES = {
    "nothing": b"", "bytes": bytes(range(256)), "a null": b"\0", "UTF-16 cut": b"\xff\xfea", "UTF-16 of a half": b"\xff\xfe\x00\xd8",
    "a mark alone": b"\xef\xbb\xbf", "a list": b"[]\n", "deep": b"[" * 9_000, "a quote": b'"', "a field of a megabyte": b"pair\n" + b"x" * 1_000_000,
}  # fmt: skip


@pytest.mark.parametrize("suffix", ["csv", "jsonl"])
@pytest.mark.parametrize("held", LINES.values(), ids=LINES.keys())
def test_a_file_of_judgements_that_is_none_gives_none(tmp_path: Path, suffix: str, held: bytes) -> None:
    path = tmp_path / f"j.{suffix}"
    path.write_bytes(held)
    for read in (read_judgements, read_pairs):
        try:
            found = read(path)
        except InputError as told:
            assert path.name in str(told)
        else:
            assert found.records == ()


def test_a_device_that_never_ends_is_no_file_of_judgements() -> None:
    with pytest.raises(InputError, match="limit"):
        read_judgements(Path("/dev/zero"))
