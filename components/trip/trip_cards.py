"""Trips as cards to pick from: each with its sketch, its price, figures, how it stands, and what one can do with it."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from importlib.resources import files

import streamlit as st

from core.text import shown

_ASSETS = files("assets")
_DRAWN = st.components.v2.component(
    "tripstudio_cards",
    html='<div class="cards"></div>',
    css=(_ASSETS / "trip_cards.css").read_text(encoding="utf-8"),
    js=(_ASSETS / "trip_cards.js").read_text(encoding="utf-8"),
)


@dataclass(frozen=True, slots=True)
class TripCard:
    """A card. `sketch` and `strips` are drawings of `components.maps.sketch`, empty while there is no plan to draw.

    `figures` are rows of a label, a value and whether it is better than that of the trip it is compared with; `standing`
    is a severity and its words; `actions` are buttons, by kind and label. `facts` stand under the title, with `aside` at
    their end. A card that can be ticked (`ticked` is not None) tells so as the action `tick`.
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


def show(
    cards: Sequence[TripCard],
    *,
    columns: int,
    tall: bool = False,
    on_pick: Callable[[], None],
    on_act: Callable[[], None] = lambda: None,
    key: str,
) -> None:
    """Draw the cards; `tall` ones have their sketch above the words. The callbacks find under the key what was pressed.

    At most two stand side by side on a tablet, and one on a phone.
    """
    _DRAWN(
        data={"cards": [_told(card) for card in cards], "columns": columns, "tall": tall},
        key=key,
        on_picked_change=on_pick,
        on_acted_change=on_act,
    )


def _told(card: TripCard) -> dict[str, object]:
    """The values of a card; what people wrote turns none of the words around it."""
    told = replace(
        card,
        title=shown(card.title),
        text=shown(card.text),
        facts=tuple(map(shown, card.facts)),
        tags=tuple(map(shown, card.tags)),
    )
    return asdict(told)


def picked_in(handed: object) -> str | None:
    """The id of the card that was pressed, from what the component hands back."""
    found = getattr(handed, "picked", None)
    return found if isinstance(found, str) else None


def acted_in(handed: object) -> tuple[str, str] | None:
    """The kind of the button that was pressed, and the id of its card."""
    found = getattr(handed, "acted", None)
    kind, _, card = found.partition(":") if isinstance(found, str) else ("", "", "")
    return (kind, card) if card else None
