"""Colours as people see them: text at 4.5:1 and marks at 3:1 on what they stand on (WCAG 2.1), days and verdicts apart for everybody."""

import re
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest
from coloraide import Color

from components.look.palette import DAY_COLOURS, day_edge, ink_on
from components.maps.city.shading import DARK_STEPS, LIGHT_STEPS

ROOT = Path(__file__).resolve().parents[3]
TEXT, MARK = 4.5, 3.0
# a difference (CIEDE2000) twice that which one just sees; days have their numbers besides, verdicts their sign and word
APART = 5.0
# the days of most trips are told apart at a glance
FAR_APART, MOST_TRIPS = 15.0, 3

_TOKEN = re.compile(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)")
TOKENS = {
    name: {"light": light, "dark": dark}
    for name, light, dark in _TOKEN.findall((files("assets") / "colours.css").read_text(encoding="utf-8"))
}
THEME = tomllib.loads((ROOT / "studio" / ".streamlit" / "config.toml").read_text(encoding="utf-8"))["theme"]

TEXT_PAIRS = [
    *((ink, ground) for ink in ("ink", "second") for ground in ("canvas", "card", "sunken", "land")),
    *(("third", ground) for ground in ("canvas", "card", "sunken", "land")),
    *((grave, f"{grave}-tint") for grave in ("holds", "unmet", "broken")),
    *((grave, ground) for grave in ("holds", "unmet", "broken") for ground in ("card", "canvas", "sunken")),
    # a stop that is new may say that it is broken, or what one might mind
    *((ink, "holds-tint") for ink in ("ink", "second", "unmet", "broken")),
    # strong buttons: the card's colour on ink
    ("card", "ink"),
]
MARK_PAIRS = [
    *(("control", ground) for ground in ("card", "canvas", "sunken", "land")),
    ("ink", "land"),
    ("second", "sunken"),
]
SCHEMES = ("light", "dark")
EDGES = {
    scheme: [day_edge(day)[which] for day in range(1, len(DAY_COLOURS) + 1)]
    for which, scheme in enumerate(SCHEMES)
}
TOLD_APART = {
    "days": DAY_COLOURS,
    **{f"edges of days, {scheme}": EDGES[scheme] for scheme in SCHEMES},
    **{
        f"verdicts, {scheme}": [TOKENS[grave][scheme] for grave in ("holds", "unmet", "broken")]
        for scheme in SCHEMES
    },
}


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


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("ground", ["land", "card", "canvas", "sunken", "holds-tint"])
@pytest.mark.parametrize("day", range(1, 8))
def test_the_edge_of_a_day_can_be_seen(day: int, ground: str, scheme: str) -> None:
    assert contrast(EDGES[scheme][day - 1], TOKENS[ground][scheme]) >= MARK


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("kind", "share", "ink"), [("meal", 0.18, "ink"), ("hotel", 0.14, "second")])
@pytest.mark.parametrize("colour", DAY_COLOURS)
def test_what_stands_on_the_pale_bars_of_a_day_can_be_read(
    colour: str, kind: str, share: float, ink: str, scheme: str
) -> None:
    """The bars of the timeline that are no sights have a share of the day's colour, as `trip_days.css` mixes it."""
    style = (files("assets") / "trip_days.css").read_text(encoding="utf-8")
    assert f".bar.{kind} {{ background: color-mix(in srgb, var(--day) {share:.0%}, var(--card));" in style
    bar = Color(colour).mix(TOKENS["card"][scheme], 1 - share, space="srgb")
    assert bar.contrast(TOKENS[ink][scheme], method="wcag21") >= TEXT


@pytest.mark.parametrize(("scheme", "steps"), [("light", LIGHT_STEPS), ("dark", DARK_STEPS)])
def test_the_shades_of_the_explorer_can_be_seen_on_land(
    scheme: str, steps: tuple[tuple[int, int, int], ...]
) -> None:
    for red, green, blue in steps:
        assert contrast(f"rgb({red} {green} {blue})", TOKENS["land"][scheme]) >= MARK


@pytest.mark.parametrize("vision", ["protan", "deutan", "tritan"])
@pytest.mark.parametrize("colours", TOLD_APART.values(), ids=TOLD_APART)
def test_colours_are_told_apart_without_one_kind_of_cone(colours: Sequence[str], vision: str) -> None:
    """As Machado, Oliveira and Fernandes simulate it (2009, severity 1)."""
    seen = [Color(colour).filter(vision, 1.0, method="machado").clip() for colour in colours]
    close = {
        (first + 1, second + 1): round(float(seen[first].delta_e(seen[second], method="2000")), 1)
        for first, second in combinations(range(len(seen)), 2)
    }
    assert {pair: apart for pair, apart in close.items() if apart < APART} == {}


@pytest.mark.parametrize("vision", ["protan", "deutan", "tritan"])
def test_the_days_of_most_trips_are_far_apart_without_one_kind_of_cone(vision: str) -> None:
    seen = [Color(one).filter(vision, 1.0, method="machado").clip() for one in DAY_COLOURS[:MOST_TRIPS]]
    assert min(one.delta_e(other, method="2000") for one, other in combinations(seen, 2)) > FAR_APART
