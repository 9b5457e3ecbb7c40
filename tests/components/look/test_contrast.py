"""Colours as people see them: text at 4.5:1 and marks at 3:1 on what they stand on (WCAG 2.1), days apart for everybody."""

import re
import tomllib
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest
from coloraide import Color

from components.look.palette import DAY_COLOURS, day_edge, ink_on
from components.maps.shading import DARK_STEPS, LIGHT_STEPS

ROOT = Path(__file__).resolve().parents[3]
TEXT, MARK = 4.5, 3.0
# a difference (CIEDE2000) twice that which one just sees; days have their numbers besides
APART = 5.0

_TOKEN = re.compile(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)")
TOKENS = {
    name: {"light": light, "dark": dark}
    for name, light, dark in _TOKEN.findall((files("assets") / "colours.css").read_text(encoding="utf-8"))
}
THEME = tomllib.loads((ROOT / "studio" / ".streamlit" / "config.toml").read_text(encoding="utf-8"))["theme"]

TEXT_PAIRS = [
    *((ink, ground) for ink in ("ink", "second") for ground in ("canvas", "card", "sunken", "land")),
    *(("third", ground) for ground in ("canvas", "card", "sunken")),
    *((grave, f"{grave}-tint") for grave in ("holds", "unmet", "broken")),
    *((grave, "card") for grave in ("holds", "unmet", "broken")),
    # strong buttons: the card's colour on ink
    ("card", "ink"),
]
MARK_PAIRS = [("control", "card"), ("ink", "land"), ("second", "sunken")]
SCHEMES = ("light", "dark")


def contrast(one: str, other: str) -> float:
    return float(Color(one).contrast(other, method="wcag21"))


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_text_can_be_read(text: str, ground: str, scheme: str) -> None:
    assert contrast(TOKENS[text][scheme], TOKENS[ground][scheme]) >= TEXT


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("mark", "ground"), MARK_PAIRS)
def test_marks_can_be_seen(mark: str, ground: str, scheme: str) -> None:
    assert contrast(TOKENS[mark][scheme], TOKENS[ground][scheme]) >= MARK


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_theme_of_the_widgets_has_the_same_grounds_and_ink(scheme: str) -> None:
    theme = THEME[scheme]
    assert (theme["backgroundColor"].lower(), theme["secondaryBackgroundColor"].lower(), theme["textColor"].lower()) == (
        TOKENS["canvas"][scheme], TOKENS["sunken"][scheme], TOKENS["ink"][scheme],
    )  # fmt: skip
    assert contrast(theme["primaryColor"], theme["backgroundColor"]) >= TEXT


@pytest.mark.parametrize("colour", DAY_COLOURS)
def test_the_number_on_a_day_can_be_read(colour: str) -> None:
    assert contrast(ink_on(colour), colour) >= TEXT


@pytest.mark.parametrize("day", range(1, 8))
def test_the_edge_of_a_day_can_be_seen_on_land(day: int) -> None:
    light, dark = day_edge(day)
    assert contrast(light, TOKENS["land"]["light"]) >= MARK
    assert contrast(dark, TOKENS["land"]["dark"]) >= MARK


@pytest.mark.parametrize(("scheme", "steps"), [("light", LIGHT_STEPS), ("dark", DARK_STEPS)])
def test_the_shades_of_the_explorer_can_be_seen_on_land(
    scheme: str, steps: tuple[tuple[int, int, int], ...]
) -> None:
    for red, green, blue in steps:
        assert contrast(f"rgb({red} {green} {blue})", TOKENS["land"][scheme]) >= MARK


@pytest.mark.parametrize("vision", ["protan", "deutan", "tritan"])
def test_days_are_told_apart_without_one_kind_of_cone(vision: str) -> None:
    seen = [Color(colour).filter(vision).clip() for colour in DAY_COLOURS]
    close = {
        (first + 1, second + 1): round(float(seen[first].delta_e(seen[second], method="2000")), 1)
        for first, second in combinations(range(len(seen)), 2)
    }
    assert {days: apart for days, apart in close.items() if apart < APART} == {}
