"""Trips as cards to pick from: each with its sketch, its price, figures, how it stands, and what one can do with it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Literal

import streamlit as st
from pydantic import TypeAdapter

from components.look.presses import RENEWING, TELLING, Press
from core.text import shown

_ASSETS = files("assets")
CardForm = Literal["wide", "tall", "slim", "row"]
_DRAWN = st.components.v2.component(
    "tripstudio_cards",
    html='<div class="cards"></div>',
    css=(_ASSETS / "trip_cards.css").read_text(encoding="utf-8"),
    js=TELLING + RENEWING + (_ASSETS / "trip_cards.js").read_text(encoding="utf-8"),
)


@dataclass(frozen=True, slots=True)
class TripCard:
    """A card. `sketch` and `strips` are drawings of `components.maps.sketch`, empty while there is no plan to draw.

    `figures` are rows of a label, a value and whether it is better than that of the trip it is compared with; `standing`
    is a severity and its words; `actions` are buttons, by kind and label; `more` names the three dots that tell `more`. `facts` stand under the title, with `aside` at
    their end. A card that can be ticked (`ticked` is not None) tells so as the action `tick`; the card itself as `picked`.
    """

    id: str
    title: str
    price: str = ""
    text: str = ""
    sketch: str = ""
    strips: str = ""
    figures: tuple[tuple[str, str, bool], ...] = ()
    standing: tuple[str, str] | None = None
    actions: tuple[tuple[str, str], ...] = ()
    chosen: bool = False
    facts: tuple[str, ...] = ()
    aside: str = ""
    tags: tuple[str, ...] = ()
    ticked: bool | None = None
    more: str = ""


def show(
    cards: Sequence[TripCard],
    *,
    columns: int,
    form: CardForm = "wide",
    is_opened: bool = True,
    on_press: Callable[[], None],
    key: str,
) -> None:
    """Draw the cards. `on_press` is called when something was pressed, and finds it under the key
    (`presses.presses_in`, `pressed`). Where `is_opened` is false, a card itself cannot be pressed.

    A `tall` card has its sketch above the words, a `wide` one beside them, a `slim` one small beside them, a `row` is as
    low as it can be. At most two stand side by side on a tablet, and one on a phone.
    """
    _DRAWN(
        data={
            "cards": _CARDS.dump_python([_told(card) for card in cards]),
            "columns": columns,
            "form": form,
            "is_opened": is_opened,
        },
        key=key,
        default={"presses": []},
        on_presses_change=on_press,
    )


_CARDS = TypeAdapter(list[TripCard])


def _told(card: TripCard) -> TripCard:
    """A card as it is shown: what people wrote turns none of the words around it."""
    return replace(
        card,
        title=shown(card.title),
        text=shown(card.text),
        facts=tuple(map(shown, card.facts)),
        tags=tuple(map(shown, card.tags)),
    )


def pressed(press: Press) -> tuple[str, str] | None:
    """What a press in the cards means: `picked` or the kind of the button, and the id of the card; None for no such press."""
    match press:
        case Press(name=str(kind), value=str(card)):
            return kind, card
        case _:
            return None
