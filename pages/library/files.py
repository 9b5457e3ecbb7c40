"""Trips that come from files, many at once."""

from collections.abc import Sequence

import streamlit as st
from streamlit.runtime.uploaded_file_manager import UploadedFile

from components.look.escape import plain
from core.bench.trip_files import MOST_MEGABYTES, runs_of_file
from core.errors import TripStudioError
from studio import services
from studio.i18n import Translate
from studio.state import library as state
from studio.state import session


def upload(say: Translate) -> list[UploadedFile]:
    """Draw where files are dropped; returns those that lie there."""
    with st.popover(say("library-import"), icon=":material/upload_file:"):
        st.caption(say("library-import-hint"))
        return st.file_uploader(
            say("library-import"),
            type=["json", "jsonl"],
            accept_multiple_files=True,
            max_upload_size=MOST_MEGABYTES,
            key=state.FILES,
            label_visibility="collapsed",
        )


def open_all(given: Sequence[UploadedFile], say: Translate) -> None:
    """Keep the trips of files that are new; each is kept whole or told of by name, and a bad one costs the others nothing."""
    fresh = [one for one in given if state.is_new_file(one.file_id)]
    if not fresh:
        return
    name = session.sandbox_name()
    checksum = services.sandbox(name).manifest.checksum
    count, faults = 0, []
    for one in fresh:
        try:
            for run in runs_of_file(one.getvalue(), one.name, name, checksum):
                services.store().begin(run)
                count += 1
        except TripStudioError as error:
            faults.append(error.text.stands(say.language))
    if faults:
        # one box for all of them: the trips stay on the screen
        st.error(plain(say("verdict-separator").join(faults)), icon=":material/error:")
    if count:
        st.success(say("library-imported", count=count), icon=":material/check:")
