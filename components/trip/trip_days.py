"""The days of a trip as cards, and their timeline: one component of our own, so that a selection shows in both at once."""

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Literal, NamedTuple

import streamlit as st
from pydantic import TypeAdapter

from components.look.presses import HEARING, RENEWING, TELLING, Press, whole
from components.trip.day_rows import DayCard
from core.model.report import Where
from studio.i18n import Translate

_DAYS = 10_000
"""No trip has so many days."""


class StopAct(NamedTuple):
    """What was asked for a stop, by its kind."""

    kind: str
    at: Where


class Dragged(NamedTuple):
    """A stop that was dragged, and the one that it was dropped on."""

    stop: Where
    to: Where


Did = Where | int | StopAct | Dragged
"""A stop that was picked (of no day: the selected one was let go of), a day that was opened (0: closed), and the above."""

StopOffers = Mapping[Where, Sequence[tuple[str, str]]]
"""What one can ask for a stop, by kind and label."""

_NONE: StopOffers = {}
_CARDS = TypeAdapter(Sequence[DayCard])
_ASSETS = files("assets")
_DRAWN = st.components.v2.component(
    "tripstudio_days",
    html='<div class="trip"></div>',
    css=(_ASSETS / "trip_days.css").read_text(encoding="utf-8"),
    js=TELLING
    + HEARING
    + RENEWING
    + "".join(
        (_ASSETS / name).read_text(encoding="utf-8") for name in ("stops.js", "selection.js", "trip_days.js")
    ),
)


def show(
    cards: Sequence[DayCard],
    *,
    view: str,
    part: Literal["days", "timeline"],
    open_day: int = 0,
    chosen_day: int = 0,
    selected: Where | None = None,
    heard: float = 0.0,
    offers: StopOffers = _NONE,
    can_move: bool = False,
    on_did: Callable[[], None],
    say: Translate,
    key: str,
) -> None:
    """Draw the cards of the days, or their timeline; all parts of a `view` select together, before the page answers:
    by presses, by Esc and by `j` and `k` (`keyboard.show`).

    `open_day` lists its stops, the others name theirs (0: none is open); where there is little room a `chosen_day` stands
    alone with it (0: all are chosen). `selected` and `open_day` answer the presses up to the
    moment that was `heard` last (`presses.heard`): what was pressed since stands against them. `offers` are what one can ask for each
    stop, by kind and label; with `can_move` sights and meals can be dragged. `on_did` is called when something was pressed, and finds it under the key (`presses.presses_in`, `did`).
    """
    _DRAWN(
        data={
            "days": _CARDS.dump_python(cards),
            "view": view,
            "part": part,
            "open": open_day,
            "chosen": chosen_day,
            "selected": _spelled(selected),
            "heard": heard,
            "offers": {_spelled(at): [list(one) for one in asked] for at, asked in offers.items()},
            "canMove": can_move,
            "words": {
                "kept": say("stop-kept"),
                "added": say("stop-added"),
                "removed": say("stop-removed"),
                "why": say("why-title"),
                "colon": say("verdict-colon"),
                "more": say("stop-more"),
            },
        },
        key=key,
        default={"presses": []},
        on_presses_change=on_did,
    )


def did(press: Press) -> Did | None:
    """What a press in the list of days means; None where it means nothing."""
    match press.name, press.value:
        case "picked", str(at):
            return _where(at)
        case "moved", str(at):
            moved, _, to = at.partition(">")
            return Dragged(_where(moved), _where(to))
        case "opened", int(day) if 0 <= day <= _DAYS:
            return day
        case "asked", str(wanted):
            kind, _, at = wanted.partition(">")
            return StopAct(kind, _where(at))
        case _:
            return None


def _where(at: str) -> Where:
    day, _, number = at.partition(".")
    found = whole(day), whole(number)
    return Where(*found) if None not in found else Where()


def _spelled(where: Where | None) -> str:
    return f"{where.day}.{where.activity}" if where is not None and where.activity is not None else ""
