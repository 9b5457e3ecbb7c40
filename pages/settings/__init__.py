"""Settings: how one reads figures, the tiles of maps, language models, data, and who can reach this studio."""

import streamlit as st

from pages.settings import access, display, models, sandboxes, tiles
from studio import services
from studio.state import person, session


def render() -> None:
    """Draw the settings that the person before the screen may see; only a lead changes what is everybody's."""
    say = session.say()
    who = person.person(services.settings())
    with st.container(key="settings_head"):
        st.header(say("page-settings"))
    left, right = st.columns(2)
    with left:
        display.show(who, say)
        if who.role == "lead":
            tiles.show(say)
    with right:
        if who.role == "lead":
            models.show(say)
            sandboxes.show(say)
        access.show(who, say)
