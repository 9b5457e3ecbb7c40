"""Opening plans from a file: kept like runs, so that each has an address and a place in the library."""

import streamlit as st

from components.look.escape import plain
from core.bench.files.trip_files import MOST_MEGABYTES, runs_of_file
from core.errors import TripStudioError
from studio import services
from studio.i18n import Translate
from studio.state import plan as state
from studio.state import session


def upload(say: Translate) -> None:
    """A file to open; the page then shows the plan in it, or the first of them."""
    with st.expander(say("open-title"), icon=":material/upload_file:"):
        st.caption(say("open-hint"))
        given = st.file_uploader(
            say("open-label"),
            type=["json", "jsonl"],
            max_upload_size=MOST_MEGABYTES,
            key="plan_file",
            label_visibility="collapsed",
        )
    if given is None or not session.is_new_file(given.file_id):
        return
    try:
        name = session.sandbox_name()
        checksum = services.sandbox(name).manifest.checksum
        runs = runs_of_file(given.getvalue(), given.name, name, checksum)
    except TripStudioError as error:
        st.error(plain(error.text.stands(say.language)), icon=":material/error:")
        return
    for run in runs:
        services.store().begin(run)
    state.show_run(runs[0].id)
    st.rerun()
