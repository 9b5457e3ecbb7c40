import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import SandboxError
from core.sandbox.importers.source_files import line_of, read_csv, read_json, read_json_lines, read_text

CHINESE = "城市,名称\n北京,故宫博物院\n南京,中山陵\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "gb18030"])
def test_a_file_in_one_encoding_is_read(tmp_path: Path, encoding: str) -> None:
    (tmp_path / "a.csv").write_text(CHINESE, encoding=encoding)
    assert read_text(tmp_path, "a.csv") == CHINESE


@pytest.mark.parametrize(
    ("raw", "line"),
    [
        pytest.param("城市\n".encode() + "北京\n".encode("gb18030"), 2, id="utf-8, then gb18030"),
        pytest.param("城市\n".encode("gb18030") + "北京市\n".encode(), 1, id="gb18030, then utf-8"),
        pytest.param(b"\xef\xbb\xbf" + "城市\n北京\n".encode("gb18030"), 1, id="gb18030 under a utf-8 mark"),
        pytest.param(b"name\nplace\n\xff\xfe\xff\n", 3, id="neither"),
    ],
)
def test_mixed_encodings_are_refused_with_file_and_line(tmp_path: Path, raw: bytes, line: int) -> None:
    (tmp_path / "a.csv").write_bytes(raw)
    with pytest.raises(SandboxError, match=rf"^a\.csv, line {line}: .*save the whole file as UTF-8"):
        read_text(tmp_path, "a.csv")


def test_a_cell_over_several_lines_does_not_upset_the_count(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text('name,price\n"two\nlines",1\nplain,x\n', encoding="utf-8")
    rows = list(read_csv(tmp_path, "a.csv", ("name", "price")))
    assert rows[0].number("price") == 1
    with pytest.raises(SandboxError, match=r"^a\.csv, line 4: price must be a number, not 'x'"):
        rows[1].number("price")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("[{},\n{]\n", r"a\.json, line 2: not valid JSON"),
        ("[1, 2,\n", r"a\.json, line 2: not valid JSON"),
    ],
)
def test_a_fault_in_json_is_told_with_its_line(tmp_path: Path, content: str, message: str) -> None:
    (tmp_path / "a.json").write_text(content, encoding="utf-8")
    with pytest.raises(SandboxError, match=message):
        read_json(tmp_path, "a.json")


def test_a_fault_in_json_lines_is_told_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text('{"a": 1}\n\n{"a": \n', encoding="utf-8")
    with pytest.raises(SandboxError, match=r"a\.jsonl, line 3: not valid JSON"):
        list(read_json_lines(tmp_path, "a.jsonl"))


nested = st.recursive(
    st.integers() | st.text(),
    lambda inner: st.lists(inner, min_size=1) | st.dictionaries(st.text(), inner, min_size=1),
)


@given(nested, st.data())
def test_the_line_of_any_value_is_that_on_which_it_is_written(value: object, data: st.DataObject) -> None:
    path: list[str | int] = []
    here = value
    while isinstance(here, (list, dict)) and here and data.draw(st.booleans()):
        step = data.draw(st.sampled_from(list(here) if isinstance(here, dict) else list(range(len(here)))))
        path.append(step)
        here = here[step]
    text = json.dumps(value, indent=1, ensure_ascii=False)
    line = text.split("\n")[line_of(text, tuple(path)) - 1]
    assert json.dumps(here, ensure_ascii=False, indent=1).split("\n")[0] in line
