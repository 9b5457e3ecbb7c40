"""A trip in its views: days and map side by side, and the timeline. What one of them selects, all show."""

from collections.abc import Callable, Collection

import streamlit as st

from components import deck_map, itinerary, itinerary_map, timeline
from components.base_layer import BaseLayer, TileLayer, base_layer
from components.escape import plain
from core.model.report import Where
from core.sandbox.sandbox import Sandbox
from core.text import Language
from studio import services
from studio.i18n import Translate
from studio.panels.view import TripView
from studio.settings import Tiles
from studio.state import selection, session

HEIGHT = 500


def days(view: TripView, say: Translate) -> frozenset[int] | None:
    """Draw the choice of days, and return the chosen ones (None: all)."""
    with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
        chosen = itinerary.day_filter(len(view.plan.itinerary), say=say, key=selection.days_key(view.key))
        if view.sandbox.manifest.synthetic:
            st.caption(plain(say("note-synthetic", sandbox=view.sandbox.manifest.name)), width="content")
    return chosen


def show(
    view: TripView,
    *,
    days: Collection[int] | None = None,
    violated: Collection[Where] = (),
    kept: Collection[Where] = (),
    say: Translate,
) -> None:
    """Draw the chosen days (None: all). Something does not hold at `violated`, and `kept` are locked."""
    listed, mapped = st.columns([5, 6])
    with listed, st.container(height=HEIGHT, border=True, key=f"days_list-{view.key}"):
        itinerary.show(
            view.plan,
            names=view.names(say.language),
            on_pick=view.select,
            days=days,
            selected=view.selected,
            violated=violated,
            kept=kept,
            say=say,
            key=f"{view.key}-list",
        )
    with mapped:
        if view.city is None:
            st.info(plain(say("map-without-city", city=view.plan.target_city)), icon=":material/map:")
        else:
            _maps(view, days, kept, say)
    _timeline(view, violated, kept, say)


def _maps(view: TripView, days: Collection[int] | None, kept: Collection[Where], say: Translate) -> None:
    base = ground(view.sandbox, view.plan.target_city, say.language)
    flat, deck = st.tabs([say("map-tab"), say("deck-tab")], key=f"{view.key}-maps", on_change="rerun")
    with flat:
        if flat.open:
            name = f"{view.key}-map"
            itinerary_map.show(
                view.plan,
                base,
                on_pick=_follow(view, "map", name, lambda now, _: itinerary_map.choice_of(now)),
                days=days,
                selected=view.selected,
                kept=kept,
                say=say,
                key=name,
                height=HEIGHT - 56,
            )
    with deck:
        if deck.open:
            name = f"{view.key}-deck-{selection.turn(view.key, 'deck')}"
            deck_map.show(
                view.plan,
                base,
                on_pick=_follow(view, "deck", name, lambda now, _: deck_map.choice_of(now)),
                days=days,
                selected=view.selected,
                say=say,
                key=name,
                height=HEIGHT - 56,
            )


def _timeline(view: TripView, violated: Collection[Where], kept: Collection[Where], say: Translate) -> None:
    name = f"{view.key}-timeline"
    timeline.show(
        view.plan,
        names=view.names(say.language),
        on_pick=_follow(view, "timeline", name, timeline.choice_of),
        selected=view.selected,
        violated=violated,
        kept=kept,
        say=say,
        key=name,
    )


def _follow(
    view: TripView, part: str, key: str, choice_of: Callable[[object, object], Where | None]
) -> Callable[[], None]:
    """What a part calls when something in it is clicked: before the page is drawn anew, so that no click is lost.

    `choice_of` reads it from what the widget of that key hands back now and handed back before.
    """

    def follow() -> None:
        where = choice_of(*session.handed_back(key))
        if where is not None:
            view.select(where, by=part)

    return follow


def ground(sandbox: Sandbox, city: str, language: Language) -> BaseLayer:
    """The ground of a city's maps, built once a city and language."""
    return _ground(sandbox.manifest.checksum, city, language, services.settings().tiles, sandbox)


@st.cache_resource(max_entries=32, show_spinner=False)
def _ground(
    checksum: str, city: str, language: Language, tiles: Tiles | None, _sandbox: Sandbox
) -> BaseLayer:
    layer = TileLayer(tiles.url, tiles.credit, tiles.system) if tiles is not None else None
    return base_layer(_sandbox.city(city), _sandbox.manifest.coordinates, layer, language=language)
