"""What stands at the address of a page that is not open to who asks for it."""

import streamlit as st
from streamlit.navigation.page import StreamlitPage

from components.look import empty_state
from studio.state import session


def render(way_on: StreamlitPage) -> None:
    """Say so, and lead to a page that is open."""
    say = session.say()
    empty_state.show(say("page-closed"), say("page-closed-hint"))
    st.page_link(way_on)
