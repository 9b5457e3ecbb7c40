from pathlib import Path

import pytest

from core.errors import InputError
from studio.settings import read_settings
from studio.tiles import Tiles


def test_an_empty_environment_gives_the_demo_and_no_tile_layer() -> None:
    settings = read_settings({})
    assert (settings.sandbox, settings.tiles) == ("demo", None)
    assert settings.home.is_absolute()


def test_the_environment_says_where_the_data_lives(tmp_path: Path) -> None:
    settings = read_settings({"TRIPSTUDIO_HOME": str(tmp_path), "TRIPSTUDIO_SANDBOX": "mine"})
    assert (settings.home, settings.sandbox) == (tmp_path, "mine")
    assert settings.runs.parent == tmp_path


@pytest.mark.parametrize("text", ["0", "-1", "two", "1.5", "65", "２"])
def test_a_number_of_workers_that_cannot_be_is_refused_by_name(text: str) -> None:
    with pytest.raises(InputError, match="TRIPSTUDIO_WORKERS"):
        read_settings({"TRIPSTUDIO_WORKERS": text})


def test_a_tile_layer_has_a_credit_and_a_coordinate_system() -> None:
    given = {
        "TRIPSTUDIO_TILES": "https://tiles.example/{z}/{x}/{y}.png",
        "TRIPSTUDIO_TILES_CREDIT": "somebody",
        "TRIPSTUDIO_TILES_SYSTEM": "GCJ-02",
    }
    assert read_settings(given).tiles == Tiles("https://tiles.example/{z}/{x}/{y}.png", "somebody", "GCJ-02")


def test_an_unknown_coordinate_system_is_refused_by_name() -> None:
    with pytest.raises(InputError, match="TRIPSTUDIO_TILES_SYSTEM"):
        read_settings(
            {"TRIPSTUDIO_TILES": "https://t.example/{z}/{x}/{y}.png", "TRIPSTUDIO_TILES_SYSTEM": "moon"}
        )


def test_a_tile_layer_without_a_credit_is_credited_to_its_host() -> None:
    tiles = read_settings({"TRIPSTUDIO_TILES": "https://tiles.example/{z}/{x}/{y}.png"}).tiles
    assert tiles is not None
    assert tiles.credit == "tiles.example"


@pytest.mark.parametrize(
    "url", ["x", "file:///etc/{z}", "https://t.example/{z}; script-src *", "javascript:alert(1)"]
)
def test_what_is_no_address_of_tiles_is_refused(url: str) -> None:
    with pytest.raises(InputError, match=r"TRIPSTUDIO_TILES.*the address of the tiles is"):
        read_settings({"TRIPSTUDIO_TILES": url})


def test_hosts_are_names_alone() -> None:
    assert read_settings({"TRIPSTUDIO_HOSTS": "a.example, B"}).hosts == ("a.example", "b")
    with pytest.raises(InputError, match=r"'http://a\.example' is not the name of a host"):
        read_settings({"TRIPSTUDIO_HOSTS": "http://a.example"})
