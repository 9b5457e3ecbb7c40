"""The sandbox explorer: a city on its map and in tables, the ways between cities, what is odd in the data, and SQL."""

import streamlit as st

from components.look.escape import plain
from core.errors import TripStudioError
from core.sandbox.names.place_names import city_names
from core.sandbox.sandbox import Sandbox
from pages.explore import findings, places, questions, timetable
from studio import services
from studio.i18n import Translate
from studio.state import explore as state
from studio.state import session

VIEWS = ("places", "timetable", "findings", "questions")


def render() -> None:
    """Draw the chosen view of the session's sandbox."""
    say = session.say()
    try:
        sandbox = services.sandbox(session.sandbox_name())
    except TripStudioError as error:
        st.header(say("page-explore"))
        st.error(plain(error.text.stands(say.language)), icon=":material/error:")
        return
    with st.container(horizontal=True, vertical_alignment="center", key="explore_head"):
        st.header(say("page-explore"), width="content")
        view, city = _choice(sandbox, say)
    match view:
        case "timetable":
            timetable.show(sandbox, city, say)
        case "findings":
            findings.show(sandbox, city, say)
        case "questions":
            questions.show(sandbox, say)
        case _:
            places.show(sandbox, city, say)


def _choice(sandbox: Sandbox, say: Translate) -> tuple[str, str]:
    """The view and the city: what the address names, or the first."""
    cities, names = list(sandbox.city_names), city_names(sandbox, say.language)
    named, wanted = state.view(), state.city()
    view = named if named in VIEWS else VIEWS[0]
    city = wanted if wanted in cities else cities[0]
    session.choose(state.VIEW_CONTROL, view)
    st.segmented_control(
        say("explore-view"),
        VIEWS,
        required=True,
        format_func=lambda one: say(f"explore-view-{one}"),
        label_visibility="collapsed",
        on_change=lambda: state.show(session.kept(state.VIEW_CONTROL, str, view)),
        key=state.VIEW_CONTROL,
    )
    session.choose(state.CITY_CONTROL, city)
    st.selectbox(
        say("explore-city"),
        cities,
        format_func=names,
        label_visibility="collapsed",
        width=170,
        on_change=lambda: state.visit(session.kept(state.CITY_CONTROL, str, city)),
        key=state.CITY_CONTROL,
    )
    manifest = sandbox.manifest
    st.caption(
        plain(say("note-synthetic") if manifest.synthetic else say("explore-source", source=manifest.source)),
        width="content",
    )
    return view, city
