"""The library: every plan that was made or opened, the newest first; each has its own address."""

import streamlit as st

from components.look import empty_state
from components.look.escape import plain
from core.model.run import Run
from studio import services
from studio.i18n import Translate, translator
from studio.state import library, plan, session

PER_PAGE = 20
STATUS_ICON = {
    "running": ":material/hourglass_top:",
    "ok": ":material/check_circle:",
    "opened": ":material/upload_file:",
    "infeasible": ":material/block:",
    "unsolved": ":material/help:",
    "timeout": ":material/timer_off:",
    "failed": ":material/error:",
    "stopped": ":material/stop_circle:",
}


def render() -> None:
    """Draw the list."""
    say = translator(session.language())
    st.header(say("page-library"))
    store = services.store()
    count = store.count()
    if count == 0:
        empty_state.show(say("library-empty"), say("library-empty-hint"))
        st.page_link(session.page("plan"), label=say("library-begin"), icon=":material/route:")
        return
    page = 1
    if count > PER_PAGE:
        page = st.pagination(-(-count // PER_PAGE), key=library.PAGE)
    st.caption(say("library-count", count=count))
    for run in store.newest(PER_PAGE, offset=PER_PAGE * (page - 1)):
        _entry(run, say)


def _entry(run: Run, say: Translate) -> None:
    with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
        st.page_link(
            session.page("plan"),
            label=plain(run.query.text or run.id),
            icon=STATUS_ICON[run.status],
            query_params=plan.link(run),
            width="stretch",
        )
        st.caption(plain(_told(run, say)), width="content")


def _told(run: Run, say: Translate) -> str:
    """When, where and what became of it."""
    when = f"{run.created.astimezone():%Y-%m-%d %H:%M}"
    return f"{say(f'status-{run.status}')} · {run.sandbox} · {when}"
