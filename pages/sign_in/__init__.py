"""What stands at every address while a sign-in is set up and nobody is signed in."""

import logging

import streamlit as st
from streamlit.errors import StreamlitAuthError

from components.look import empty_state
from components.look.escape import plain
from studio.serving.signing_in import FAILED
from studio.state import session


def render() -> None:
    """Draw the way in; where the sign-in itself is not complete, that is said, and what is missing is in the log."""
    say = session.say()
    empty_state.show(say("sign-in-needed"), say("sign-in-needed-hint"))
    if FAILED in st.query_params:
        st.warning(plain(say("sign-in-failed")), icon=":material/lock:")
    if not st.button(say("sign-in"), type="primary"):
        return
    try:
        st.login()
    except StreamlitAuthError as error:
        logging.getLogger(__name__).error("nobody can sign in: %s", error)
        st.error(plain(say("sign-in-incomplete")), icon=":material/lock:")
