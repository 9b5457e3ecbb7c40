"""What another window did to the trip that this one shows: told, and kept beside what is done here."""

from functools import partial

import streamlit as st

from components.look import coming_back
from components.look.escape import plain
from core.model.run import Edits, Run
from pages.plan import changes
from studio import services
from studio.i18n import Translate
from studio.state import address, session
from studio.state import plan as state
from studio.state.compare import link


def show(run: Run, say: Translate) -> None:
    """Draw a line for each version that another window made since this one first showed the trip.

    Changes that are not planned yet are shared by all windows: those that came from another one are told in passing.
    """
    found = {one.id: one for one in services.store().versions(run.id)}
    for name in state.made_elsewhere(list(found)):
        if name != run.id:
            _line(found[name], run, say)
    edits = changes.of(run)
    if state.are_edits_news(run.id, edits) and edits != Edits():
        st.toast(plain(say("elsewhere-edits")), icon=":material/info:")


@st.fragment
def watch(run: Run) -> None:
    """Look for what another window did whenever the reader comes back to this one; the page is drawn where there is something."""
    coming_back.listen(on_back=lambda: None, key="back-keys")
    there = [one.id for one in services.store().versions(run.id)]
    if state.is_behind(run.id, there, changes.of(run)):
        st.rerun()


def _line(other: Run, run: Run, say: Translate) -> None:
    change = other.change.says(say.language) if other.change is not None else say("elsewhere-unnamed")
    with st.container(key=f"unmet_line-elsewhere-{other.id}", horizontal=True, vertical_alignment="center"):
        st.markdown(plain(f"▲ {say('elsewhere-version', change=change)}"), width="stretch")
        st.button(say("elsewhere-show"), key=f"elsewhere-show-{other.id}", on_click=partial(_go, other.id))
        if other.document is not None and run.document is not None:
            st.page_link(
                session.page("compare"),
                label=say("elsewhere-compare"),
                icon=":material/compare:",
                query_params={**link([run.id, other.id]), **address.shared(run.sandbox)},
            )
        st.button(
            say("elsewhere-well"),
            key=f"elsewhere-well-{other.id}",
            type="tertiary",
            on_click=partial(state.put_aside, other.id),
        )


def _go(other: str) -> None:
    state.put_aside(other)
    state.show_run(other)
