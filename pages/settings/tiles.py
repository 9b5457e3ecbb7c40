"""Tiles under the maps of everybody: none, unless an address is given."""

import streamlit as st

from components.look.escape import plain
from core.errors import TripStudioError
from studio import services
from studio.i18n import Translate
from studio.state import presses
from studio.state import settings as state
from studio.tiles import SYSTEMS, read_tiles


def show(say: Translate) -> None:
    """Draw the form; what the environment sets is told, and cannot be changed here."""
    now = services.settings().tiles
    with st.container(border=True, key="settings_tiles"):
        st.subheader(say("settings-tiles"))
        st.caption(plain(say("settings-tiles-about")))
        if now is not None and now != services.preferences().tiles():
            st.info(plain(say("settings-tiles-environment", address=now.url)), icon=":material/info:")
            return
        with st.form("settings_tiles_form", border=False):
            address = st.text_input(
                say("settings-tiles-address"),
                now.url if now is not None else "",
                placeholder="https://tiles.example.org/{z}/{x}/{y}.png",
                max_chars=500,
            )
            credit = st.text_input(
                say("settings-tiles-credit"), now.credit if now is not None else "", max_chars=200
            )
            system = st.selectbox(
                say("settings-tiles-system"),
                SYSTEMS,
                index=SYSTEMS.index(now.system if now is not None else "WGS-84"),
            )
            keep = presses.kept("tiles_keep")
            st.form_submit_button(say("settings-keep"), on_click=keep.press)
            if keep.was_pressed():
                _keep(address.strip(), credit.strip(), system, say)
        kept = state.kept_tiles()
        if kept:
            st.success(plain(say("settings-tiles-kept")), icon=":material/check:")


def _keep(address: str, credit: str, system: str, say: Translate) -> None:
    try:
        services.preferences().keep_tiles(read_tiles(address, credit, system) if address else None)
    except TripStudioError as error:
        st.error(plain(error.text.stands(say.language)), icon=":material/error:")
        return
    state.keep_tiles()
