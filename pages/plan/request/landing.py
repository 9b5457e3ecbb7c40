"""The first page: what the studio promises and the request box; what stands beside and below comes after it."""

import streamlit as st

from components.look.escape import safe
from pages.plan.request import box
from studio.i18n import Translate


def show(say: Translate) -> None:
    """Draw the page. Raises SandboxError where there is no data.

    The request comes first, drawn with little: while one types, all else is loaded, and where the data is made or read for
    the first time, that is done.
    """
    with st.container(key="hero"):
        asked, drawn = st.columns([11, 10], gap="large", vertical_alignment="center")
        with asked:
            st.html(
                f'<h1 class="promise">{safe(say("promise"))}</h1><p class="promise">{safe(say("promise-more"))}</p>'
            )
            box.show(say)
    # not at the top of the file: all that reads requests and draws trips
    from pages.plan.request import showcase

    showcase.show(asked, drawn, say)
