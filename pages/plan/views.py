"""The itinerary in its views: days and map side by side, and the timeline. What one selects, all show."""

from collections.abc import Callable

import streamlit as st

from components import deck_map, itinerary, itinerary_map, timeline
from components.base_layer import BaseLayer, TileLayer, base_layer
from components.place_names import PlaceNames, place_names
from core.model.plan import Plan
from core.model.report import Where
from core.model.run import Run
from core.sandbox.sandbox import Sandbox
from core.text import Language
from pages.plan import keys, locks
from studio import services, state
from studio.i18n import Translate
from studio.settings import Tiles

HEIGHT = 500


def show(run: Run, plan: Plan, violated: list[Where], sandbox: Sandbox, say: Translate) -> None:
    """Draw the views, and select what was picked in one of them; `violated` is where something does not hold."""
    city = sandbox.city(plan.target_city) if plan.target_city in sandbox.city_names else None
    names = place_names(city, say.language)
    key = f"{state.run_id()}"
    keys.follow(plan, f"days-{key}", say)
    with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
        days = itinerary.day_filter(len(plan.itinerary), say=say, key=f"days-{key}")
        if sandbox.manifest.synthetic:
            st.caption(say("note-synthetic", sandbox=sandbox.manifest.name), width="content")
    locks.bar(run, plan, names, say)
    kept = locks.kept(run, plan)
    listed, mapped = st.columns([5, 6])
    with listed, st.container(height=HEIGHT, border=True, key="days_list"):
        itinerary.show(
            plan,
            names=names,
            on_pick=state.select,
            days=days,
            selected=state.selected(),
            violated=violated,
            kept=kept,
            say=say,
            key=f"list-{key}",
        )
    with mapped:
        if city is None:
            st.info(say("map-without-city", city=plan.target_city), icon=":material/map:")
        else:
            _maps(plan, ground(sandbox, plan.target_city, say.language), days, kept, key, say)
    _timeline(plan, names, violated, kept, key, say)


def _maps(
    plan: Plan, base: BaseLayer, days: frozenset[int] | None, kept: frozenset[Where], key: str, say: Translate
) -> None:
    flat, deck = st.tabs([say("map-tab"), say("deck-tab")], key=f"maps-{key}", on_change="rerun")
    with flat:
        if flat.open:
            name = f"map-{key}"
            itinerary_map.show(
                plan,
                base,
                on_pick=_follow("map", name, lambda now, _: itinerary_map.choice_of(now)),
                days=days,
                selected=state.selected(),
                kept=kept,
                say=say,
                key=name,
                height=HEIGHT - 56,
            )
    with deck:
        if deck.open:
            name = f"deck-{key}-{state.turn('deck')}"
            deck_map.show(
                plan,
                base,
                on_pick=_follow("deck", name, lambda now, _: deck_map.choice_of(now)),
                days=days,
                selected=state.selected(),
                say=say,
                key=name,
                height=HEIGHT - 56,
            )


def _timeline(
    plan: Plan, names: PlaceNames, violated: list[Where], kept: frozenset[Where], key: str, say: Translate
) -> None:
    name = f"timeline-{key}"
    timeline.show(
        plan,
        names=names,
        on_pick=_follow("timeline", name, timeline.choice_of),
        selected=state.selected(),
        violated=violated,
        kept=kept,
        say=say,
        key=name,
    )


def _follow(view: str, key: str, choice_of: Callable[[object, object], Where | None]) -> Callable[[], None]:
    """What a view calls when something in it is clicked: before the page is drawn anew, so that no click is lost.

    `choice_of` reads it from what the view hands back now and handed back before.
    """

    def follow() -> None:
        where = choice_of(*state.handed_back(key))
        if where is not None:
            state.select(where, by=view)

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
