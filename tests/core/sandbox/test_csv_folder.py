import re
from pathlib import Path

import pytest

from core.errors import SandboxError
from core.sandbox.data import SandboxData
from core.sandbox.importers.csv_folder import CsvImporter
from core.sandbox.importers.csv_layout import COLUMNS
from core.sandbox.importers.csv_template import EXAMPLE, write_csv, write_template

DOCS = Path(__file__).resolve().parents[3] / "docs" / "sandbox-csv.md"


def edit(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8-sig")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def without_name(data: SandboxData) -> tuple[object, ...]:
    return (data.version, data.source, data.licence, data.coordinates, data.cities, data.services)


def test_the_template_is_the_example(template: Path) -> None:
    assert without_name(CsvImporter().read(template)) == without_name(EXAMPLE)


@pytest.mark.parametrize("encoding", ["utf-8", "gb18030"])
def test_other_encodings_read_the_same(template: Path, encoding: str) -> None:
    for file in COLUMNS:
        text = (template / file).read_text(encoding="utf-8-sig")
        (template / file).write_text(text, encoding=encoding)
    assert CsvImporter().read(template).cities == EXAMPLE.cities


def test_columns_may_come_in_any_order_and_with_others(template: Path) -> None:
    (template / "stations.csv").write_text(
        "lon,remark,lat,name,city\n110.5,hello,30.5,云州西站,云州\n", encoding="utf-8"
    )
    assert CsvImporter().read(template).cities[0].positions["云州西站"] == (30.5, 110.5)


def test_a_blank_duration_is_counted_from_the_times(template: Path) -> None:
    edit(template, "services.csv", "08:00,12:00,260.0,4.0", "23:00,01:30,260.0,")
    assert CsvImporter().read(template).services["云州", "海陵"][0].duration == 2.5


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("attractions.csv", "price", "cost", "attractions.csv, line 1: missing column price"),
        (
            "attractions.csv",
            ",20.0,",
            ",free,",
            "attractions.csv, line 3: price must be a number, not 'free'",
        ),
        ("attractions.csv", ",20.0,", ",nan,", "attractions.csv, line 3: price must be a number, not 'nan'"),
        (
            "attractions.csv",
            "09:00",
            "9am",
            "attractions.csv, line 2: opens must be a clock time HH:MM, not '9am'",
        ),
        ("attractions.csv", ",90,", ",90.5,", "line 2: recommended_min must be a whole number, not 90.5"),
        (
            "attractions.csv",
            "30.01,110.01",
            "110.01,30.01",
            "line 2: the position (110.01, 30.01) is out of range",
        ),
        ("attractions.csv", "云州博物馆", " ", "attractions.csv, line 2: name is empty"),
        (
            "restaurants.csv",
            "云州,云州老面馆",
            "北海,云州老面馆",
            "line 2: city is '北海', which cities.csv does not list",
        ),
        ("restaurants.csv", "Noodles,", "", "restaurants.csv, line 2: 9 cells under a header of 10"),
        ("hotels.csv", ",5", ",a few", "hotels.csv, line 2: stock must be a number, not 'a few'"),
        ("services.csv", "train,G", "ship,G", "line 2: kind is 'ship', but must be one of train, airplane"),
        ("metro.csv", "30.0,", "north,", "metro.csv, line 2: lat must be a number, not 'north'"),
        ("cities.csv", "海陵,Hailing", "云州,Hailing", "cities.csv, line 3: the city 云州 is listed already"),
        ("about.csv", "WGS-84", "mine", "about.csv, line 2: value is 'mine', but must be one of BD-09"),
        ("about.csv", "licence,CC0-1.0", "", "about.csv, line 1: no row for licence"),
    ],
)
def test_bad_input_is_told_with_file_line_and_remedy(
    template: Path, file: str, old: str, new: str, message: str
) -> None:
    edit(template, file, old, new)
    with pytest.raises(SandboxError, match=re.escape(message)) as caught:
        CsvImporter().read(template)
    assert "：" in caught.value.text.zh


def test_the_template_does_not_overwrite(template: Path) -> None:
    with pytest.raises(SandboxError, match="not an empty folder"):
        write_template(template)


def test_what_was_read_can_be_written_again(template: Path, tmp_path: Path) -> None:
    write_csv(tmp_path / "again", CsvImporter().read(template))
    assert CsvImporter().read(tmp_path / "again") == CsvImporter().read(template)


def test_every_column_is_documented() -> None:
    text = DOCS.read_text(encoding="utf-8")
    missing = [
        f"{file} {column}"
        for file, columns in COLUMNS.items()
        for column in columns
        if f"`{column}`" not in text
    ]
    assert missing == []
    assert all(f"`{file}`" in text for file in COLUMNS)
