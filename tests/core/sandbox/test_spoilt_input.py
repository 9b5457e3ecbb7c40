"""Whatever is done to the files of a source, the answer is a sandbox or an error that says what is wrong."""

import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import SandboxError
from core.sandbox.importers.csv_layout import COLUMNS
from core.sandbox.importers.csv_template import write_template
from core.sandbox.importers.fields import Fields
from core.sandbox.library import SandboxLibrary

pieces = st.sampled_from(
    [
        b"",
        b'"',
        b",",
        b"\n",
        b"\xff",
        b"\xb1\xb1",
        b"\x00",
        "京".encode(),
        b"1e999",
        b"-1",
        b"99999999999",
        b"25:61",
        b";",
    ]
)


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(list(COLUMNS)), st.integers(0, 900), st.integers(0, 30), pieces | st.binary(max_size=12)
)
def test_a_spoilt_table_is_read_or_refused(file: str, at: int, cut: int, piece: bytes) -> None:
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home) / "template"
        write_template(folder)
        raw = (folder / file).read_bytes()
        begin = min(at, len(raw))
        (folder / file).write_bytes(raw[:begin] + piece + raw[begin + cut :])
        library = SandboxLibrary(Path(home))
        try:
            library.import_("csv", str(folder), "spoilt")
        except SandboxError as error:
            assert file in str(error)
            assert "spoilt" not in library.names()
        else:
            assert library.open("spoilt").city_names


@pytest.mark.parametrize("value", [None, True, [], {}, "", "x", "inf", "nan", float("inf"), 10**400, "1e10"])
def test_what_is_no_sensible_number_is_refused(value: object) -> None:
    with pytest.raises(SandboxError, match="file, line 7: price must be a number"):
        Fields({"price": value}, "file", lambda: 7).number("price")


@pytest.mark.parametrize("value", [None, 9, "9", "9:5", "09:60", "123:00", "09:00:00", "次日01:00"])
def test_what_is_no_clock_time_is_refused(value: object) -> None:
    with pytest.raises(SandboxError, match="file, line 7: opens must be a clock time"):
        Fields({"opens": value}, "file", lambda: 7).clock("opens")


@pytest.mark.parametrize("value", [None, 1, "\ud800"])
def test_what_is_no_text_is_refused(value: object) -> None:
    with pytest.raises(SandboxError, match="file, line 7: name"):
        Fields({"name": value}, "file", lambda: 7).text("name")
