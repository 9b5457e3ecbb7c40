"""Plans of one request side by side: maps that move together, days aligned, and nothing that tells the method."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.resources import files

import streamlit as st

from components.trip.day_rows import DayCard
from studio.i18n import Translate

_ASSETS = files("assets")
_DRAWN = st.components.v2.component(
    "tripstudio_duel",
    html='<div class="duel"></div>',
    css=(_ASSETS / "duel.css").read_text(encoding="utf-8"),
    js="".join((_ASSETS / name).read_text(encoding="utf-8") for name in ("stops.js", "duel.js")),
)


@dataclass(frozen=True, slots=True)
class DuelSide:
    """One of the plans: its letter, what stands beside it, its price and figures, its days, and its map (`pin_map`), also as it
    is drawn where there is little room."""

    letter: str
    title: str
    price: str
    figures: str
    map: str
    phone_map: str
    days: tuple[DayCard, ...]
    standing: tuple[str, str] | None = None


def show(sides: Sequence[DuelSide], *, say: Translate, key: str) -> None:
    """Draw the sides; dragging or the wheel on one map moves them all, and a stop that is pointed at shows on its map."""
    words = {name: say(f"duel-{name}") for name in ("map", "zoom-in", "zoom-out", "reset", "no-map")}
    _DRAWN(data={"sides": [asdict(side) for side in sides], "words": words}, key=key)
