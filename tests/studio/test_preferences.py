"""What readers chose is kept by person in one file, and read again."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from core.errors import InputError
from studio.i18n import USUAL
from studio.preferences import Preferences, PreferenceStore
from studio.tiles import Tiles


def test_without_a_choice_figures_are_those_of_the_data(tmp_path: Path) -> None:
    assert PreferenceStore(tmp_path).of(None).measures == USUAL


def test_each_person_has_choices_of_their_own(tmp_path: Path) -> None:
    store = PreferenceStore(tmp_path)
    store.keep("a@example.org", Preferences(currency="USD", rate=0.14))
    store.keep("b@example.org", Preferences(in_miles=True))
    assert store.of("a@example.org").currency == "USD"
    assert store.of("b@example.org") == Preferences(in_miles=True)
    assert store.of(None) == Preferences()


def test_tiles_are_kept_beside_and_taken_away(tmp_path: Path) -> None:
    store, tiles = PreferenceStore(tmp_path), Tiles("https://t.example/{z}/{x}/{y}.png", "us", "GCJ-02")
    store.keep(None, Preferences(currency="EUR", rate=0.1))
    store.keep_tiles(tiles)
    assert store.tiles() == tiles
    store.keep_tiles(None)
    assert store.tiles() is None
    assert store.of(None).currency == "EUR"


def test_the_own_currency_of_the_data_has_no_rate() -> None:
    assert Preferences(currency="CNY", rate=3).measures == USUAL


@pytest.mark.parametrize("values", [{"rate": 0}, {"rate": float("inf")}, {"currency": "$"}, {"rate": -1}])
def test_a_choice_that_makes_no_sense_is_refused(values: dict[str, float | str]) -> None:
    with pytest.raises(ValidationError):
        Preferences.model_validate(values)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"people": 3}', '{"tiles": {"url": "file:///x"}}'])
def test_a_file_that_cannot_be_used_is_named(tmp_path: Path, text: str) -> None:
    tmp_path.joinpath("settings.json").write_text(text, encoding="utf-8")
    with pytest.raises(InputError):
        PreferenceStore(tmp_path).of(None)
        PreferenceStore(tmp_path).tiles()
