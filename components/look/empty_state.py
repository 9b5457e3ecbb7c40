"""What a page shows before there is anything to show."""

import streamlit as st

from components.look.escape import plain


def show(title: str, body: str, *, command: str | None = None) -> None:
    """Draw what is missing, what to do, and the command to copy where there is one."""
    with st.container(border=True, key="empty_state"):
        st.markdown(f"**{plain(title)}**")
        st.markdown(plain(body))
        if command is not None:
            st.code(command, language=None, wrap_lines=True)
