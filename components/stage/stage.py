"""A list of trips and comparisons, one at a time on the whole screen; the day plays on its map."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib.resources import files

import streamlit as st

from components.comparison.duel import DuelSide
from components.look.presses import HEARING
from components.trip.day_rows import DayCard
from studio.i18n import Translate

_ASSETS = files("assets")
_DRAWN = st.components.v2.component(
    "tripstudio_stage",
    html='<div class="stage" tabindex="-1"></div>',
    css=(_ASSETS / "stage.css").read_text(encoding="utf-8"),
    js=HEARING + "".join((_ASSETS / name).read_text(encoding="utf-8") for name in ("stops.js", "stage.js")),
)
_WORDS = (
    "back", "next", "play", "pause", "leave", "full", "then", "start", "map", "days", "list"
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class TripSlide:
    """A trip: its name, how it stands (a severity and its words), figures, its map, and its days, each with its own (`pin_map`)."""

    title: str
    standing: tuple[str, str]
    figures: tuple[str, ...]
    overview: str
    days: tuple[DayCard, ...]
    maps: tuple[str, ...]
    request: str = ""


@dataclass(frozen=True, slots=True)
class ComparisonSlide:
    """Trips of one request: its name, the sides, and rows of a label, the values, and which of them is better (None: none)."""

    title: str
    sides: tuple[DuelSide, ...]
    rows: tuple[tuple[str, tuple[str, ...], int | None], ...]


Slide = TripSlide | ComparisonSlide


def show(
    slide: Slide, *, at: int, titles: Sequence[str], on_did: Callable[[], None], say: Translate, key: str
) -> None:
    """Draw a slide, the one at place `at` (from 0) of those with these titles; `on_did` finds under the key where to go (`did_in`)."""
    _DRAWN(
        data={
            "slide": asdict(slide),
            "kind": "trip" if isinstance(slide, TripSlide) else "comparison",
            "at": at,
            "titles": list(titles),
            "words": {name: say(f"stage-{name}") for name in _WORDS},
        },
        key=key,
        default={"did": None},
        on_did_change=on_did,
    )


def did_in(handed: object) -> int | None:
    """The place of the slide that is wanted, -1 for leaving; None where nothing was pressed."""
    match getattr(handed, "did", None):
        case ["to", int(place), _]:
            return place
        case ["left", *_]:
            return -1
        case _:
            return None
