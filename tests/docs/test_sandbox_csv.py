"""The page that says how an own city is brought in: followed to the letter, it ends with a trip to that city."""

from pathlib import Path

from core.sandbox.library import SandboxLibrary
from tests.docs.walk import ROOT, walk


def test_the_city_of_the_page_can_be_brought_in_and_planned(tmp_path: Path) -> None:
    walk(ROOT / "docs" / "sandbox-csv.md", tmp_path)
    city = SandboxLibrary(tmp_path / "home").open("yanling").city("雁陵")
    assert (len(city.attractions), len(city.restaurants), len(city.hotels)) == (4, 4, 1)
