"""The days of a trip as cards, and their timeline: one component of our own, so that a selection shows in both at once."""

from collections.abc import Callable, Sequence
from dataclasses import asdict
from importlib.resources import files
from typing import Literal

import streamlit as st

from components.day_rows import DayCard
from core.model.report import Where
from studio.i18n import Translate

_ASSETS = files("assets")
_DRAWN = st.components.v2.component(
    "tripstudio_days",
    html='<div class="trip"></div>',
    css=(_ASSETS / "trip_days.css").read_text(encoding="utf-8"),
    js=(_ASSETS / "trip_days.js").read_text(encoding="utf-8"),
)
_NOTHING: Callable[[], None] = lambda: None  # noqa: E731 - the component wants a callable for each of its triggers


def show(
    cards: Sequence[DayCard],
    *,
    view: str,
    part: Literal["days", "timeline"],
    open_day: int = 0,
    selected: Where | None = None,
    offers: Sequence[tuple[str, str]] = (),
    on_pick: Callable[[], None],
    on_open: Callable[[], None] = _NOTHING,
    on_ask: Callable[[], None] = _NOTHING,
    say: Translate,
    key: str,
) -> None:
    """Draw the cards of the days, or their timeline; both parts of a `view` select together, before the page answers.

    `open_day` lists its stops, the others name theirs (0: none is open). `offers` are what one can ask for the selected
    stop, by kind and label. The callbacks find under the key what was picked (`picked_in`), opened or asked for.
    """
    _DRAWN(
        data={
            "days": [asdict(card) for card in cards],
            "view": view,
            "part": part,
            "open": open_day,
            "selected": _spelled(selected),
            "offers": [list(offer) for offer in offers],
            "words": {
                "kept": say("stop-kept"),
                "added": say("stop-added"),
                "why": say("why-title"),
                "colon": say("verdict-colon"),
            },
        },
        key=key,
        on_picked_change=on_pick,
        on_opened_change=on_open,
        on_asked_change=on_ask,
    )


def picked_in(handed: object) -> Where | None:
    """The stop that was picked, from what the component hands back; None where it was let go of."""
    day, _, at = str(getattr(handed, "picked", None) or "").partition(".")
    return Where(int(day), int(at)) if day.isdigit() and at.isdigit() else None


def opened_in(handed: object) -> int | None:
    """The day that was opened, 0 where the open one was closed."""
    found = getattr(handed, "opened", None)
    return found if isinstance(found, int) else None


def asked_in(handed: object) -> str | None:
    """The kind of what was asked for the selected stop."""
    found = getattr(handed, "asked", None)
    return found if isinstance(found, str) else None


def _spelled(where: Where | None) -> str:
    return f"{where.day}.{where.activity}" if where is not None and where.activity is not None else ""
