"""The places of a city: layers and filters, the map, the table beside it, and the card of the one that is selected."""

from collections.abc import Sequence

import streamlit as st

from components.look import empty_state
from components.look.palette import PLACE_SIGNS
from components.maps.city import city_map, place_card, spot_legend, spot_table
from components.maps.city.shading import LAYERS, Layer
from components.maps.city.spots import KINDS, Spot, SpotKind, spots, types_of
from core.sandbox.city import City
from core.sandbox.sandbox import Sandbox
from studio.i18n import Translate
from studio.memo import Memo
from studio.state import explore as state
from studio.state import session

MAP = "explore_map"
_MOST_TYPES = 60
_SPOTS: Memo[tuple[Spot, ...]] = Memo(32)


def show(sandbox: Sandbox, city_name: str, say: Translate) -> None:
    """Draw the view of a city."""
    city = sandbox.city(city_name)
    key = (sandbox.manifest.checksum, city_name, say.language)
    everywhere = _SPOTS.get(key, lambda: spots(city, say.language))
    with st.container(horizontal=True, vertical_alignment="center", key="explore_filters"):
        layer, kinds = _layers(say)
        of_kinds = [spot for spot in everywhere if spot.kind in kinds]
        words, types = _filters(of_kinds, say)
    found = [spot for spot in of_kinds if _fits(spot, words, types)]
    if not found:
        empty_state.show(say("explore-none"), say("explore-none-hint"))
        return
    chosen = next((spot for spot in everywhere if spot.id == state.place()), None)
    mapped, listed = st.columns([11, 9])
    with mapped, st.container(key="explore_map_frame"):
        _map(found, city, layer, chosen, say)
    with listed:
        if chosen is not None:
            place_card.show(chosen, city, on_close=_deselect, say=say)
        _table(found, chosen, say)


def _layers(say: Translate) -> tuple[Layer, tuple[SpotKind, ...]]:
    layer: Layer = next((one for one in LAYERS if one == state.layer()), "types")
    session.choose(state.LAYER_CONTROL, layer)
    st.segmented_control(
        say("explore-layer"),
        LAYERS,
        required=True,
        format_func=lambda one: say(f"explore-layer-{one}"),
        label_visibility="collapsed",
        on_change=lambda: state.shade(session.kept(state.LAYER_CONTROL, str, layer)),
        key=state.LAYER_CONTROL,
    )
    kinds = tuple(kind for kind in KINDS if kind in state.kinds()) or KINDS
    session.choose(state.KINDS_CONTROL, list(kinds))
    st.pills(
        say("explore-kinds"),
        KINDS,
        selection_mode="multi",
        format_func=lambda kind: f"{PLACE_SIGNS[kind]} {say(f'explore-kind-{kind}')}",
        label_visibility="collapsed",
        on_change=_choose_kinds,
        key=state.KINDS_CONTROL,
    )
    return layer, kinds


def _choose_kinds() -> None:
    marked = session.kept(state.KINDS_CONTROL, list, [])
    kinds = [kind for kind in KINDS if kind in marked]
    state.filter_by_kinds(kinds if len(kinds) < len(KINDS) else ())


def _filters(of: Sequence[Spot], say: Translate) -> tuple[str, tuple[str, ...]]:
    words = state.words()
    session.choose(state.WORDS_CONTROL, words)
    st.text_input(
        say("explore-words"),
        placeholder=say("explore-words"),
        max_chars=60,
        label_visibility="collapsed",
        width=150,
        on_change=lambda: state.filter_by_words(session.kept(state.WORDS_CONTROL, str, "")),
        key=state.WORDS_CONTROL,
    )
    known = types_of(spot for spot in of if spot.kind != "station")[:_MOST_TYPES]
    types = [one for one in state.types() if one in known]
    session.choose(state.TYPES_CONTROL, types)
    st.multiselect(
        say("explore-types"),
        known,
        placeholder=say("explore-types"),
        label_visibility="collapsed",
        width=210,
        on_change=lambda: state.filter_by_types(session.kept(state.TYPES_CONTROL, list, [])),
        key=state.TYPES_CONTROL,
    )
    return words, tuple(types)


def _fits(spot: Spot, words: str, types: Sequence[str]) -> bool:
    sought = words.casefold()
    is_named = sought in spot.name.casefold() or sought in spot.shown.casefold()
    return is_named and (not types or any(one in spot.types for one in types))


def _map(found: Sequence[Spot], city: City, layer: Layer, chosen: Spot | None, say: Translate) -> None:
    def follow() -> None:
        state.pick(city_map.picked_in(session.handed_back(MAP)))

    shades = city_map.show(
        found,
        city,
        layer=layer,
        selected=chosen,
        dark=session.is_dark(),
        on_pick=follow,
        say=say,
        key=MAP,
    )
    spot_legend.show(shades, layer, dark=session.is_dark(), say=say)


def _table(found: Sequence[Spot], chosen: Spot | None, say: Translate) -> None:
    key = f"explore_table_{state.table_number()}"

    def follow() -> None:
        number = spot_table.picked_in(session.handed_back(key))
        state.pick(found[number].id if number is not None and number < len(found) else None)

    spot_table.show(found, chosen, on_pick=follow, say=say, key=key)


def _deselect() -> None:
    state.pick(None)
