import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from core.errors import SandboxError
from core.sandbox.importers.csv_template import EXAMPLE
from core.sandbox.importers.registry import IMPORTERS
from core.sandbox.library import SandboxLibrary


@pytest.fixture
def library(tmp_path: Path) -> SandboxLibrary:
    """A library with one sandbox, `example`."""
    library = SandboxLibrary(tmp_path / "home")
    library.add(EXAMPLE)
    return library


def files(library: SandboxLibrary) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in library.folder.iterdir()}


def test_an_imported_sandbox_is_listed_opened_told_of_and_removed(
    library: SandboxLibrary, template: Path
) -> None:
    manifest = library.import_("csv", str(template), "mine")
    assert (manifest.name, manifest.counts["attractions"]) == ("mine", 4)
    assert library.names() == ("demo", "example", "mine")
    assert library.open("mine").city("海陵").hotel("海陵湖畔酒店") is not None
    assert library.info("mine") == manifest
    library.remove("mine")
    assert library.names() == ("demo", "example")


def test_an_import_that_fails_leaves_everything_as_it_was(library: SandboxLibrary, template: Path) -> None:
    (template / "services.csv").write_text("kind,number\n", encoding="utf-8")
    before = files(library)
    with pytest.raises(SandboxError):
        library.import_("csv", str(template), "mine")
    assert files(library) == before


def test_a_name_that_is_taken_is_not_overwritten(library: SandboxLibrary, template: Path) -> None:
    before = files(library)
    with pytest.raises(SandboxError, match="there is a sandbox 'example' already"):
        library.import_("csv", str(template), "example")
    assert files(library) == before


@pytest.mark.parametrize("name", ["", "../up", "a/b", "a b", ".hidden", "-x", "x" * 65, "a.duckdb", "a\n"])
def test_names_that_are_no_plain_words_are_refused(library: SandboxLibrary, name: str) -> None:
    with pytest.raises(SandboxError, match="cannot name a sandbox"):
        library.path(name)


def test_what_is_not_there_is_told_with_what_is(library: SandboxLibrary) -> None:
    for ask in (library.open, library.info, library.check, library.remove):
        with pytest.raises(SandboxError, match="there is no sandbox 'none'; there are demo, example"):
            ask("none")


def test_an_unknown_kind_is_told_with_those_there_are(library: SandboxLibrary, template: Path) -> None:
    with pytest.raises(
        SandboxError, match="unknown kind of sandbox 'xml'; there are traveleval, chinatravel, csv"
    ):
        library.import_("xml", str(template), "mine")


def test_a_library_without_a_folder_has_the_demo_only(tmp_path: Path) -> None:
    assert SandboxLibrary(tmp_path / "nowhere").names() == ("demo",)


@pytest.mark.parametrize("kind", IMPORTERS)
def test_every_importer_has_a_whole_card_under_its_own_name(kind: str) -> None:
    card = IMPORTERS[kind].card
    assert card.name == kind
    assert all((*card.title, *card.summary, card.needs))


def test_one_process_at_a_time_writes_a_name(library: SandboxLibrary, template: Path) -> None:
    with library._alone("mine", seconds=0), pytest.raises(SandboxError, match="another process is writing"):
        library.import_("csv", str(template), "mine")
    assert library.import_("csv", str(template), "mine").name == "mine"


def test_what_a_killed_import_left_is_removed_by_the_next(library: SandboxLibrary, template: Path) -> None:
    left = library.folder / ".tripstudio-99999999-0123abcd.part"
    left.mkdir()
    (left / "mine.duckdb").touch()
    library.import_("csv", str(template), "mine")
    assert sorted(path.name for path in library.folder.iterdir()) == ["example.duckdb", "mine.duckdb"]


def test_three_imports_of_one_name_at_once_are_one_sandbox(library: SandboxLibrary, template: Path) -> None:
    def imported(_: int) -> bool:
        try:
            library.import_("csv", str(template), "mine")
        except SandboxError:
            return False
        return True

    with ThreadPoolExecutor(3) as pool:
        assert sum(pool.map(imported, range(3))) == 1


def test_data_that_do_not_come_back_as_they_were_written_are_no_sandbox(library: SandboxLibrary) -> None:
    city = EXAMPLE.cities[0]
    # equal to nothing that is read again, not even to itself
    sight = replace(city.attractions[0], price=math.nan)
    spoilt = replace(city, attractions=(sight, *city.attractions[1:]))
    with pytest.raises(SandboxError, match="reads otherwise than it was written"):
        library.add(replace(EXAMPLE, name="spoilt", cities=(spoilt, *EXAMPLE.cities[1:])))
    assert library.names() == ("demo", "example")
